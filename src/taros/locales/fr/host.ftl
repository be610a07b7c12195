# Refus au sujet de la gestion d’un serveur

host-only = Seules les personnes que l’hôte a nommées peuvent le faire.
host-no-ban = Personne du nom de { $name } n’est privé d’accès.
host-text-long = Un texte de l’hôte a au plus { $most } caractères.
host-name-or-address = Donne le nom d’un compte, ou --address.
host-bad-address = { $value } n’est pas une adresse comme 203.0.113.7 ou 2001:db8::1.
host-address-days = Une adresse est privée d’accès pour un temps : donne --days.
