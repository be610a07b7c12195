# Negativas sobre la administración de un servidor

host-only = Solo pueden hacerlo las personas que ha nombrado el anfitrión.
host-no-ban = Nadie que se llame { $name } tiene prohibida la entrada.
host-text-long = Un texto del anfitrión tiene como mucho { $most } caracteres.
host-name-or-address = Indica el nombre de una cuenta, o --address.
host-bad-address = { $value } no es una dirección como 203.0.113.7 o 2001:db8::1.
host-address-days = A una dirección se le prohíbe la entrada por un tiempo: indica --days.
