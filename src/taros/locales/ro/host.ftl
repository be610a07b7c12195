# Refuzuri despre administrarea unui server

host-only = Doar cei pe care i-a numit gazda pot face asta.
host-no-ban = Nimeni cu numele { $name } nu are accesul interzis.
host-text-long = Un text al gazdei are cel mult { $most ->
    [one] un caracter
    [few] { $most } caractere
   *[other] { $most } de caractere
}.
host-name-or-address = Dă numele unui cont sau --address.
host-bad-address = { $value } nu e o adresă ca 203.0.113.7 sau 2001:db8::1.
host-address-days = Unei adrese i se interzice accesul pentru un timp: dă --days.
