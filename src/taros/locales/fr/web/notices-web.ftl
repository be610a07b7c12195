# Messages quand aucune page n’est ouverte

web-notices-heading = Quand tu n’es pas là
web-notices-push = Notifications sur cet appareil
web-notices-push-explained = Aussi quand aucune page de Taros n’est ouverte : quand c’est à toi à une table avec des jours par coup, ou quand quelqu’un t’appelle à une table. Au plus une par quart d’heure.
web-notices-push-impossible = Ce navigateur n’en montre aucune sans page ouverte. Sur certains téléphones il le peut une fois Taros mis sur l’écran d’accueil.
web-notices-forbidden = Le navigateur ne permet pas de notifications pour ce site ; ses réglages peuvent changer cela.
web-notices-email = Adresse e-mail
web-notices-email-send = Envoie-moi un lien
web-notices-email-asked = Un lien est parti à { $address }. Ouvre-le avant demain pour confirmer l’adresse.
web-notices-email-goes = Les e-mails vont à { $address }.
web-notices-email-remove = Plus d’e-mails
web-notices-quiet = Heures calmes
web-notices-quiet-explained = Rien n’est envoyé alors, selon l’horloge de cet appareil.
web-notices-quiet-begin = De
web-notices-quiet-end = À
web-notices-none = Ce serveur n’envoie ni notifications ni e-mails.
web-notices-stopped = Tu ne reçois plus d’e-mails d’ici.
web-notices-confirmed = Désormais { $address } apprend quand c’est à toi.
web-notices-no-link = Ce lien n’est pas complet. Ouvre-le encore une fois depuis l’e-mail.
web-notices-account = Mon compte
web-notices-invite = Inviter par le nom
web-notices-invite-name = Nom de quelqu’un qui a un compte ici
web-notices-invited = { $name } l’apprend, si cela lui convient.
