# taros admin

backup-made = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $events ->
    [one] { $events } événement
   *[other] { $events } événements
} dans { $path } ; la copie a été relue et vérifiée. Le fichier contient les secrets du serveur : garde-le comme tel.
backup-restored = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $events ->
    [one] { $events } événement
   *[other] { $events } événements
} de { $path } sont dans la base de données.
backup-exists = Le fichier { $path } existe déjà : choisis un autre nom pour la sauvegarde.
no-backup = { $path } n’est pas une sauvegarde : taros admin backup en écrit une.
backup-damaged = La sauvegarde { $path } est endommagée : rien n’a été restauré.
backup-newer = La sauvegarde { $path } vient d’une version plus récente de Taros : mets d’abord celle-ci à jour.
database-in-use = Un serveur utilise cette base de données : arrête-le d’abord.
database-not-empty = Cette base de données contient des parties : --replace les efface.

records-writing = Écriture
records-written = { $count ->
    [one] { $count } enregistrement est
   *[other] { $count } enregistrements sont
} dans { $path }.
record-unreadable = La table { $table } est illisible et n’est pas exportée.

tidied = { $count ->
    [one] { $count } table a été supprimée.
   *[other] { $count } tables ont été supprimées.
}
tidy-due = { $count ->
    [one] { $count } table serait supprimée.
   *[other] { $count } tables seraient supprimées.
}
tidy-to-close = { $count ->
    [one] Le serveur fermera { $count } table inachevée où il ne se passe plus rien.
   *[other] Le serveur fermera { $count } tables inachevées où il ne se passe plus rien.
}

account-renamed = { $before } s’appelle maintenant { $name }.
account-reserved = Personne ne peut plus s’appeler { $name }.

secrets-rotated = De nouveaux secrets sont enregistrés : un serveur s’en sert dans les trois minutes. Les cookies signés avant restent valables 90 jours, sauf si les limites en disent autrement, et les parties en cours continuent.

host-banned = { $name } n’a plus accès.
host-unbanned = { $name } a de nouveau accès.
host-appointed = { $name } peut gérer le serveur sur la page /host.
host-dismissed = { $name } ne gère plus le serveur.
host-would-close = La table { $table } serait fermée.
host-closed = La table { $table } est fermée.
host-announced = Toutes les pages le montrent en moins d’une minute.
host-announced-nothing = Les pages ne montrent plus rien de l’hôte.
host-terminal = dans le terminal
host-log-broken = Le journal n’est pas tel qu’il a été écrit : la ligne { $number } manque ou a été changée.
