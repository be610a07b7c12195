# Refus à propos des comptes

account-name-empty = Un nom a besoin d’au moins une lettre ou un chiffre.
account-name-reserved = { $name } ne peut pas être le nom d’un joueur ici : choisis-en un autre.
account-name-taken = Quelqu’un s’appelle { $name } sur ce serveur, ou presque : choisis un autre nom.
account-exists = Tu as déjà un compte.
account-passkeys-full = Un compte a au plus { $most } clés d’accès : retires-en une d’abord.
name-of-account = { $name } est le nom de quelqu’un qui a un compte ici, ou lui ressemble : choisis un autre nom.
not-signed-in = Il faut d’abord se connecter.
signed-in-already = Cet appareil est déjà connecté : déconnecte-le d’abord.
no-account = Personne ne s’appelle { $name } ici.
no-device = Cet appareil n’existe pas.
no-passkey = Cette clé d’accès n’existe pas.
passkey-invalid = Cette clé d’accès n’a pas pu être vérifiée. Réessaie.
passkey-known = Cette clé d’accès appartient déjà à un compte.
passkey-late = C’était trop long, ou la réponse a déjà servi. Réessaie.
passkey-unknown = Plus aucun compte d’ici n’a cette clé d’accès.
sign-in-wrong = Ce nom et ce code ne vont pas ensemble, ou le code a déjà servi.
sign-in-link-void = Ce lien a déjà servi, ou ses dix minutes sont passées. Crées-en un nouveau sur l’autre appareil.
sign-ins-too-fast = Trop d’essais de connexion sont venus de ton réseau. Réessaie dans quelques minutes.
account-bots-full = Tu peux avoir { $most } bots au plus : supprimes-en un d’abord.
no-bot-account = Tu n’as pas ce bot.
not-for-bots = C’est réservé à la personne à qui est le bot, dans le navigateur.
token-void = Ce jeton a été retiré.
