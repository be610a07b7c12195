# Le terminal

cli-human = Joueur
cli-narrow = Il faut { $width } colonnes pour voir le plateau en entier.
cli-help = Tape un coup, ou juste assez pour qu’il soit clair ; undo reprend ton coup, quit enregistre et quitte.
cli-pause = Entrée pour continuer, undo pour reprendre :
cli-hand-over = C’est à { $name }. Quand personne d’autre ne regarde, appuie sur Entrée :
cli-undone = Repris.
cli-saved = La partie est enregistrée dans { $path } ; taros resume permet de la continuer.
cli-record = L’enregistrement de la partie est dans { $path }.
cli-exists = Il y a déjà un fichier { $path }.
cli-finished = La partie de { $path } est finie ; taros show et taros verify peuvent la lire.
cli-nothing-saved = Il n’y a pas de partie en cours dans { $path }.
cli-no-players = L’enregistrement ne nomme pas ses joueurs, personne ne peut donc continuer la partie.
cli-no-file = Il n’y a pas de fichier { $path }, et ce n’est pas non plus une position.
cli-no-position = { $game } : { $reason }
cli-no-record = Il n’y a pas d’enregistrement { $number } ; le fichier en contient { $count }.
cli-written = L’image est dans { $path }.
cli-interrupted = Interruption : { $done } parties sur { $games } ont été jouées.
cli-dataset = { $done } parties sont dans { $path }.
cli-dataset-minari = { $done } parties sont dans le jeu de données Minari { $name }.

cli-simulating = Parties
cli-verifying = Vérification
cli-reviewing = Analyse
cli-counting = Comptage

cli-seat = place
cli-bot = bot
cli-wins = victoires
cli-interval = intervalle à 95 %
cli-simulated = { $games } parties en { $seconds } s, { $rate } par seconde ; { $unfinished ->
    [0] toutes sont finies.
    [1] une n’est pas finie.
   *[other] { $unfinished } ne sont pas finies.
}
cli-position-options = Une position contient ses places et ses options ; on ne peut pas en donner d’autres.
cli-counted = { $total } suites de { $depth } en { $seconds } s.
cli-fair = { $records ->
    [1] Honnête : chaque tirage est celui que donne la graine promise.
   *[other] Honnête : chaque tirage des { $records } enregistrements est celui que donnent les graines promises.
}
cli-proof-revealed = { $records ->
    [1] 1 enregistrement : les appareils des joueurs ont envoyé les empreintes de bits aléatoires avant que la graine soit tirée, et les ont révélés après. Personne, pas même le serveur, ne pouvait choisir un résultat tant qu’un de ces appareils était honnête.
   *[other] { $records } enregistrements : les appareils des joueurs ont envoyé les empreintes de bits aléatoires avant que la graine soit tirée, et les ont révélés après. Personne, pas même le serveur, ne pouvait choisir un résultat tant qu’un de ces appareils était honnête.
}
cli-proof-contributions = { $records ->
    [1] 1 enregistrement d’une ancienne version : les bits aléatoires des joueurs ont été ajoutés l’un après l’autre. Qui connaissait la graine et venait en dernier pouvait choisir les siens à son goût.
   *[other] { $records } enregistrements d’une ancienne version : les bits aléatoires des joueurs ont été ajoutés l’un après l’autre. Qui connaissait la graine et venait en dernier pouvait choisir les siens à son goût.
}
cli-proof-seed = { $records ->
    [1] 1 enregistrement : personne n’a ajouté de bits aléatoires. Qui a tiré la graine a pu la choisir ; ensuite, rien n’a été changé.
   *[other] { $records } enregistrements : personne n’a ajouté de bits aléatoires. Qui a tiré les graines a pu les choisir ; ensuite, rien n’a été changé.
}
cli-proof-rounds = Enregistrement { $number } : le hasard a été mêlé à la manche { $round }. À chaque manche d’avant, un appareil n’a pas révélé ses bits : qui connaissait la graine a pu refuser ainsi un résultat.
cli-unfair = Enregistrement { $number } : { $reason }

cli-no-command = Il n’y a pas de commande { $name } ; il y a : { $allowed }.
cli-no-option = Il n’y a pas d’option { $name }.
cli-option-usage = Option { $name } : sa valeur manque, ou elle n’en prend pas.
cli-missing = { $name } manque.
cli-value = { $name } doit être { $allowed }.
cli-number = un nombre
cli-number-from = un nombre à partir de { $lowest }
cli-number-between = un nombre de { $lowest } à { $highest }
cli-usage = Ceci est illisible : { $text }
cli-not-text = Ce n’est pas un fichier texte.
cli-file-none = { $path } : ce fichier n’existe pas.
cli-file-folder = { $path } est un dossier, pas un fichier.
cli-file-forbidden = { $path } : tu n’as pas le droit de l’ouvrir.
cli-file-other = { $path } : { $reason }
cli-failed = Cela n’a pas marché : { $reason }
cli-date = une date comme 2026-11-19
mail-needs-url = Les e-mails contiennent des liens vers le serveur : donne son adresse avec --public-url.
mail-needs-sender = Les e-mails ont besoin de l’adresse d’où ils viennent : --mail-from, par exemple { $example }
bad-mail-address = Ce n’est pas l’adresse d’un serveur SMTP ; un exemple : { $example }
