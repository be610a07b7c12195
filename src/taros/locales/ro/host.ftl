# Refuzuri despre îngrijirea unui server

host-only = Doar cei pe care i-a numit gazda pot face asta.
host-no-ban = Nimeni cu numele { $name } nu are interdicție.
host-text-long = Un text al gazdei are cel mult { $most } caractere.
host-name-or-address = Dă numele unui cont sau --address.
host-bad-address = { $value } nu e o adresă ca 203.0.113.7 sau 2001:db8::1.
host-address-days = O adresă primește interdicție pentru un timp: dă --days.
