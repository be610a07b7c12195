# Messages à ceux qui ne sont pas là : notifications et e-mails

notice-turn = À toi de jouer : { $game }
notice-turn-with = On attend ton coup : { $names }.
notice-turn-about = La table attend ton coup.
notice-invitation = { $name } t’invite : { $game }
notice-invitation-about = Une place est libre pour toi.
notice-rematch = { $name } voudrait une revanche : { $game }
notice-rematch-about = Ta place t’est gardée.
notice-round = La ronde suivante commence : { $name }
notice-round-about = Ta table est prête.
notice-several = { $count ->
    [one] { $count } table t’attend
   *[other] { $count } tables t’attendent
}
notice-games = { $games }
notice-mail-why = Tu reçois ce message parce que tu as demandé à { $server } de t’écrire. Pour ne plus en recevoir, un clic suffit :
notice-confirm-title = Confirme ton adresse e-mail
notice-confirm-body = Quelqu’un qui a un compte sur { $server } voudrait recevoir un message à cette adresse quand vient son tour. Si c’est toi, ouvre ce lien dans les 24 heures :
notice-confirm-else = Sinon, ne fais rien, et tu ne recevras plus d’e-mails.

# Refus

notice-no-push = Ce serveur n’envoie pas de notifications.
notice-no-email = Ce serveur n’envoie pas d’e-mails.
notice-endpoint = Un navigateur ne peut pas recevoir de notifications à cette adresse : elle devrait commencer par https et être accessible à tout le monde.
notice-zone = Le fuseau horaire { $value } n’existe pas.
notice-email-soon = Un message a été envoyé à cette adresse il y a moins d’un quart d’heure. Réessaie plus tard.
notice-email-failed = L’e-mail n’a pas pu être envoyé. Vérifie l’adresse, ou réessaie plus tard.
notice-code-void = Ce lien a déjà servi, ou il est trop ancien.
notice-no-seat = Aucune place n’est libre à cette table.
