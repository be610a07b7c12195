# Les refus communs à tous les jeux.

no-game = Il n’y a pas de jeu { $name } ; il y a : { $allowed }.
no-move-word = « { $text } » n’est pas un coup ; il y a : { $allowed }.
no-position-numbers = « { $text } » n’est pas une position : des nombres séparés par des virgules, puis des options comme nom=valeur, d’une partie jouable.
no-bot = Il n’y a pas de bot { $name } ; il y a : { $allowed }.
bot-no-strength = Le bot { $bot } n’a qu’une force : écris { $bot } sans { $strength }.
bot-file = { $file } n’est pas un bot : { $reason }
bot-strength = { $strength } n’est pas une force du bot { $bot } : écris un nombre de 1 à { $most }, comme { $bot }:{ $usual }.
bot-strength-or-time = { $strength } n’est pas une force du bot { $bot } : écris un nombre de 1 à { $most }, comme { $bot }:{ $usual }, ou un temps d’une heure au plus, comme { $bot }:500ms ou { $bot }:2s.
no-seat = Il n’y a pas de place { $seat } ; cette partie a { $seats } places, numérotées à partir de 0.
no-grain = Le pas est un nombre entier de degrés, 1 ou plus, et non { $grain }.
no-ply = Il n’y a pas de moment { $ply } ; cette partie va de 0 à { $last }.
no-how-to-play = Il n’y a pas de page sur la façon de jouer à { $game } ; les règles ont tous les articles.
no-puzzle = Il n’y a pas de problème { $number } ; le dernier est le { $last }.

option-unknown = Il n’y a pas d’option { $name } ; il y a : { $allowed }.
option-value = Option { $name } : { $value } n’est pas permis ; permis : { $allowed }.
env-not-reset = Appelle d’abord reset : aucune partie n’a commencé.
option-twice = L’option { $name } est donnée deux fois.
option-assign = { $text } n’est pas une option ; écris nom=valeur.
option-word = { $text } n’est pas à sa place ; les options s’écrivent --nom valeur.
option-range = un nombre entier de { $lowest } à { $highest }
option-range-or = un nombre entier de { $lowest } à { $highest }, ou { $words }
option-free = { $words }, ou la tienne
option-file = { $path } n’est pas un fichier texte.
option-long = L’option { $name } est trop longue : elle a { $given } caractères, et { $most } au plus sont permis.
option-file-large = { $path } est trop grand : { $most } caractères au plus sont lus.
option-several = quelques-uns de { $words }, séparés par des virgules

bad-seed = { $value } n’est pas une graine : il faut un nombre entier plus petit que 2 puissance 256, ou 64 chiffres hexadécimaux.
bad-contribution = { $value } n’est pas une contribution : il faut de 1 à 64 chiffres hexadécimaux.
bad-comment = Un commentaire ne peut contenir ni accolades, ni moitiés de caractères.
names-count = Il y a { $count } noms pour { $seats } places.
name-bad = { $name } n’est pas un nom : il faut un texte visible sans virgules, de 60 caractères au plus.

illegal-move = { $move } : { $reason } ({ $clause })
undo-nothing = Il n’y a pas de coup à reprendre.
undo-other = Tu ne peux reprendre que ton propre dernier coup, avant que quelqu’un d’autre ait joué.
undo-chance = Un coup ne peut pas être repris une fois que le hasard a parlé.

bad-position = La position est illisible. { $reason }
bad-record = Ligne { $line } : { $reason }
record-no-header = L’en-tête { $name } manque.
record-bad-header = { $text } n’est pas un en-tête d’enregistrement.
record-position-options = Un enregistrement qui part d’une position y a ses options, et pas d’en-tête pour elles.
record-twice = L’en-tête { $name } figure deux fois.
record-date = { $text } n’est pas une date ; écris-la comme 2026-11-15.
record-round = { $text } n’est pas une manche ; écris un nombre de 1 à 9999.
record-brace = Une accolade n’est pas refermée, ou pas ouverte ; les commentaires sont entre { "{" }accolades{ "}" } et pas l’un dans l’autre.
record-bad-chance = { $text } n’est pas un tirage ; un tirage s’écrit "1 3 of 1*1 2*2 3*2 4*1".
record-turn = C’est le tour { $turn } : un tour commence par son numéro et un point, une seule fois.
record-result = Le résultat dit { $said }, mais les coups donnent { $played }.

verify-no-seed = L’enregistrement ne contient ni promesse ni graine, son hasard n’est donc pas prouvable.
verify-commitment = La graine n’est pas celle qui a été promise.
verify-hashes = Les contributions ne sont pas celles dont les empreintes ont été publiées avant.
verify-outcome = Le tirage { $event } était { $outcome }, mais la graine donne { $drawn }.
verify-unlisted = Le tirage { $event } n’est pas noté.
verify-weights = Le tirage { $event } est noté avec des poids que les règles ne donnent pas.
verify-too-many = { $listed } tirages sont notés, mais { $played } ont eu lieu.

# Conseils : un sujet, et ce qui parle pour lui

advice-only = Il n’y a pas d’autre coup.
advice-one = { $subject } { $first }.
advice-two = { $subject } { $first } et { $second }.
advice-close = { $subject } ne vaut guère mieux que le deuxième meilleur coup ; cela promet un peu plus pour les tours à venir.
advice-wins = { $subject } porte ses fruits plus tard : cela gagne { $wins } parties sur 100 au lieu de { $other }.
