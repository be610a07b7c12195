# Messages quand aucune page n’est ouverte

web-notices-heading = Quand tu n’es pas là
web-notices-push = Notifications sur cet appareil
web-notices-push-explained = Même quand aucune page de Taros n’est ouverte : quand c’est à toi de jouer à une table où un coup peut durer des jours, ou quand quelqu’un t’invite à une table. Au plus une par quart d’heure.
web-notices-push-impossible = Ce navigateur ne montre des notifications que si une page est ouverte. Sur certains téléphones, il peut en montrer à tout moment une fois Taros sur l’écran d’accueil.
web-notices-forbidden = Le navigateur ne permet pas de notifications pour ce site ; tu peux changer cela dans ses réglages.
web-notices-email = Adresse e-mail
web-notices-email-send = Envoie-moi un lien
web-notices-email-asked = Un lien a été envoyé à { $address }. Ouvre-le dans les 24 heures pour confirmer l’adresse.
web-notices-email-goes = Les e-mails sont envoyés à { $address }.
web-notices-email-remove = Ne plus recevoir d’e-mails
web-notices-quiet = Heures calmes
web-notices-quiet-explained = Rien n’est envoyé pendant ces heures, selon l’horloge de cet appareil.
web-notices-quiet-begin = De
web-notices-quiet-end = À
web-notices-none = Ce serveur n’envoie ni notifications ni e-mails.
web-notices-stopped = Tu ne reçois plus d’e-mails d’ici.
web-notices-confirmed = Désormais, un message arrive à { $address } quand c’est à toi.
web-notices-no-link = Ce lien n’est pas complet. Ouvre-le de nouveau depuis l’e-mail.
web-notices-account = Mon compte
web-notices-invite = Inviter par le nom
web-notices-invite-name = Nom de quelqu’un qui a un compte ici
web-notices-invited = { $name } reçoit un message, si ses réglages le permettent.
