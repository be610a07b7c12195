# Ce qui se dit à une table du serveur.

player = Joueur { $number }

table-opened = La table est prête.
table-begins = Tout le monde est là : la partie commence.
table-sat = { $seat } prend place.
table-mixing = Toutes les places sont prises : les appareils mêlent le hasard de la partie.
table-committed = Un appareil ({ $seat }) a envoyé l’empreinte de ses bits aléatoires.
table-revealed = Un appareil ({ $seat }) a révélé ses bits aléatoires.
table-not-mixed = Un appareil ({ $seat }) ne répond pas : il n’ajoute pas de bits aléatoires.
table-unrevealed = Un appareil ({ $seat }) n’a pas révélé ses bits aléatoires : la place est libre, et le hasard sera mêlé de nouveau.
table-left = { $name } quitte la table.
table-asked = { $more ->
    [0] { $seat } voudrait reprendre un coup : « { $what } »
    [1] { $seat } voudrait reprendre un coup et le suivant : « { $what } »
   *[other] { $seat } voudrait reprendre un coup et les { $more } suivants : « { $what } »
}
table-agreed = { $seat } est d’accord.
table-declined = { $seat } préfère continuer.
table-undone = { $more ->
    [0] { $seat } reprend un coup : « { $what } »
    [1] { $seat } reprend un coup et le suivant : « { $what } »
   *[other] { $seat } reprend un coup et les { $more } suivants : « { $what } »
}
table-resigned = { $seat } abandonne, et un bot continue.
table-away = { $seat } n’est pas là, et un bot joue à sa place.
table-freed = Une place est de nouveau libre.
table-stands-in-by = { $by } laisse jouer un bot pour { $seat }, jusqu’à son retour.
table-stands-in-by-host = L’hôte laisse jouer un bot pour { $seat }, jusqu’à son retour.
table-offered-by-owner = { $seat } a un lien par lequel quelqu’un d’autre peut prendre sa place.
table-offered-by-host = L’hôte a un lien par lequel quelqu’un d’autre peut prendre cette place : { $seat }.
table-taken = { $seat } remplace { $before }.
table-back = { $seat } est de retour.
table-bot-failed = Un bot ({ $seat }) est en panne : un coup au hasard est joué pour lui.
table-bot-stalled = Un bot ({ $seat }) réfléchit trop longtemps : un coup au hasard est joué pour lui.
table-bot-illegal = Un bot ({ $seat }) veut ce que les règles interdisent : un coup au hasard est joué pour lui.
table-said = { $seat } : { $what }
table-ended-log-full = Le journal est plein : la partie finit ici, telle quelle.
table-rematch = Il y a une revanche à une autre table.
table-rematch-by = { $seat } voudrait rejouer.
table-removed = L’hôte a fermé la table.

# Remarques toutes prêtes

remark-hello = Bonjour tout le monde !
remark-thanks = Merci.
remark-nice = Joli coup !
remark-ouch = Aïe.
remark-thinking = Laissez-moi réfléchir.
remark-well-played = Bien joué.
remark-again = On rejoue ?

# Refus

no-table = Cette table n’existe pas.
no-page = Cette page n’existe pas.
no-client = Les pages du jeu n’ont pas été construites ; `make play` les construit.
bad-method = Cette adresse n’accepte pas les requêtes { $method }.
bad-message = Ce message est incompréhensible : { $reason }
bad-origin = Cette requête vient d’une autre page.
bad-content-type = Une requête doit être en JSON.
too-large = C’est trop long : { $most } octets au plus sont lus.
replay-long = Cette partie est trop longue à montrer : le maximum est de { $most } coups et tirages.
too-fast = C’était trop à la fois ; réessaie dans un instant.
requests-busy = Au plus { $most } requêtes d’une personne ou d’un réseau sont traitées à la fois ; réessaie dans un instant.
tables-of-network = Ton réseau a préparé { $most } tables en 24 heures, et pas une de plus n’est possible ; continue demain.
tables-of-person = Tu as préparé { $most } tables en 24 heures, et pas une de plus n’est possible ; continue demain.
metrics-private = Les métriques sont pour cette machine, et pour les programmes qui ont le jeton de l’hôte.
request-slow = La requête n’est pas arrivée en { $seconds } secondes.
connections-of-network = Au plus { $most } connexions d’un même réseau sont ouvertes à la fois.
connections-full = Le serveur est plein : au plus { $most } connexions sont ouvertes à la fois. Réessaie dans un instant.
sockets-of-network = Au plus { $most } pages d’un même réseau sont connectées à la fois ; fermes-en quelques-unes, puis réessaie.
bad-limits = { $file } est inutilisable : { $reason }
too-long = C’est trop de travail pour une requête.
client-gone = La connexion s’est fermée avant la réponse.
nested-json = Le message a trop de niveaux pour être lu.
server-error = Quelque chose s’est mal passé sur le serveur.
not-stored = Le serveur ne peut rien enregistrer pour l’instant. Réessaie dans un moment.
not-seated = Seules les personnes assises à la table peuvent faire cela.
not-your-turn = Ce n’est pas à toi de jouer.
not-your-seat = Cette place n’est pas la tienne.
not-host = Seul l’hôte peut faire cela.
not-begun = La partie n’a pas encore commencé.
game-over = La partie est finie.
game-running = La partie a déjà commencé.
time-up = Ton temps pour ce coup est écoulé : un bot le joue. Le suivant est de nouveau à toi.
stale-move = Il s’est passé quelque chose entre-temps ; regarde à nouveau.
undo-over = La partie est finie ; rien ne peut être repris.
undo-no-question = Cette question ne se pose plus.
undo-asked = Quelqu’un le demande déjà.
undo-time-up = Ton temps pour ce coup est écoulé : il ne peut plus être repris.
mixing-late = Aucun bit aléatoire n’est attendu de cet appareil maintenant.
mixing-other-bits = Ce ne sont pas les bits dont l’empreinte a été envoyée.
mixing-sealed = Le hasard de la partie est en train d’être mêlé : personne ne peut se lever pendant ces secondes.
mixing-dropped = Ton appareil n’a pas révélé ses bits aléatoires à cette table, tu ne peux donc plus t’y asseoir.
undo-limit = Tu as repris { $most } coups dans ce tour, et c’est le maximum : les autres attendent.
undo-declined = Les autres préfèrent continuer.
log-full = Il s’est passé tant de choses à cette table que plus rien ne peut s’y ajouter.
name-long = Un nom a { $most } caractères au plus ; celui-ci en a { $given }.
seat-taken = Quelqu’un est déjà assis là.
seat-kept = Cette place est réservée à { $name }.
seated-already = Tu as déjà une place à cette table.
seat-of-bot = Un bot est assis là.
seat-resigned = { $name } a abandonné, et un bot continue.
still-here = { $name } est en ligne : personne ne peut jouer à sa place.
gone-briefly = { $name } peut revenir d’un instant à l’autre : c’est possible après { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
} hors connexion.
stand-in-days = À cette table, chaque coup a ses jours : quand ils sont passés, un bot prend la suite.
stands-in-already = Ce bot joue déjà à sa place.
no-invite = On ne rejoint cette table que par son lien.
records-full = Le serveur garde { $most } de tes parties, et pas plus.
records-of-network = Ton réseau garde ici { $most } parties, et pas plus.
record-damaged = Cet enregistrement est endommagé : seules des parties entières sont gardées.
record-unproven = Cet enregistrement ne montre pas la graine de son hasard, rien n’est donc prouvable.
no-record = Cette partie enregistrée n’existe pas.
not-over = La partie n’est pas encore finie.
reviews-busy = { $most } parties sont en cours d’analyse, et pas une de plus n’est possible à la fois ; réessaie quand l’une d’elles sera finie.
reviews-of-network = Au plus { $most } parties sont analysées à la fois pour un réseau ; réessaie quand l’une d’elles sera finie.
hint-people = Il n’y a d’indices que là où tous les autres sont des bots.
pace-total = Une table à temps total demande au moins { $least } secondes par personne.
pace-increment = Seul un temps total a des secondes de plus pour chaque coup.
pace-time = Une table avec pendule demande au moins { $least } secondes par coup.
position-options = Une position apporte ses propres options : donne l’une ou les autres.
position-seats = Cette position est pour { $seats ->
    [1] un joueur
   *[other] { $seats } joueurs
}, mais il y a { $given ->
    [1] une place
   *[other] { $given } places
}.
bot-too-slow = À une table, un bot peut réfléchir { $longest } s au plus : { $bot } est trop lent.
bot-too-strong = À une table, la force de ce bot est de { $most } au plus : { $bot } est trop fort.
position-over = Dans cette position la partie est finie : personne ne peut continuer.
advice-people = C’est la position d’une partie que tu joues contre d’autres personnes : pas de conseils à son sujet avant qu’elle soit finie.
advice-nobody = Dans cette position, ce n’est à personne de jouer.
table-crowd = Il y a trop de monde à cette table en ce moment.
workers-bus = Plusieurs processus ont besoin d’un bus commun : donne --bus.
bad-address = { $value } n’est pas une adresse ; { $example } en est une.
no-database = La base de données { $address } est inutilisable : { $reason }
no-offline = { $folder } n’est pas un site avec Python pour le navigateur : make site en écrit un.
other-offline = { $folder } est celui d’une autre version du client : relance make site.
not-installed = { $name } n’est pas installé : pip install 'taros[club]'.

# taros serve

serve-here = Sur cet appareil : { $address }
serve-there = Sur d’autres appareils : { $address }
serve-stop = Ctrl-C l’arrête ; les parties sont gardées.

offline-friends = D’autres appareils ne peuvent pas se joindre à cette table : une partie entre amis demande un serveur.
offline-damaged-table = Cette partie n’est plus lisible : ce que cet appareil en a gardé est endommagé.
offline-damaged-event = Un morceau de cette partie n’est plus lisible.
offline-bots-failed = Les bots ne peuvent pas démarrer sur cet appareil. Réessaie, ou recharge la page.
banned = L’hôte de ce serveur ne te laisse plus faire cela.

# Tables classées

rated-guest = Les parties classées sont réservées aux comptes : garde d’abord ton nom, puis prends place.
rated-bot = À une table classée, seules des personnes prennent place, et des bots qui ont leur propre compte.
rated-one-seat = À une table classée, chaque personne a une seule place.
rated-own-bot = Dans une partie classée, personne ne joue contre ses propres bots, et ceux-ci ne jouent pas entre eux.
rated-alone = Une partie classée a besoin d’au moins deux places.
rated-position = Une partie classée commence au début, pas dans une position de ton choix.
rated-hand-over = Une place d’une partie classée ne peut pas être cédée.
