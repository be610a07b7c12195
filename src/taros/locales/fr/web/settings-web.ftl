# Les réglages

web-settings-board = Sur le plateau
web-settings-motion = Vitesse des mouvements
web-settings-motion-off = Aucune
web-settings-motion-quick = Rapide
web-settings-motion-normal = Normale
web-settings-motion-slow = Lente
web-settings-coordinates = Coordonnées
web-settings-coordinates-explained = Des lettres et des chiffres au bord des cases.
web-settings-odds = Probabilités
web-settings-odds-explained = Où un coup peut finir, avec quelle probabilité, ce qu’il coûterait, qui est en tête.
web-settings-confirm = Confirmer chaque coup
web-settings-confirm-explained = Un coup est d’abord montré, puis joué quand tu le dis.
web-settings-turn-board = Tourner le plateau vers moi
web-settings-turn-board-explained = Tu es en bas, les autres autour du marché.
web-settings-page = Sur la page
web-settings-theme = Clair ou sombre
web-settings-theme-system = Système
web-settings-theme-light = Clair
web-settings-theme-dark = Sombre
web-settings-left-handed = Pour la main gauche
web-settings-left-handed-explained = Sur les téléphones, les boutons sont à gauche.
web-settings-keys = Voir les raccourcis

# La liste des touches

web-keys = Raccourcis clavier
web-keys-everywhere = Sur toutes les pages
web-keys-arrow-left = flèche gauche
web-keys-arrow-up = flèche haut
web-keys-arrow-right = flèche droite
web-keys-arrow-down = flèche bas
web-keys-tab = Au bouton ou lien suivant, ou retour au précédent
web-keys-enter = Activer ce qui est sélectionné
web-keys-help = Cette liste
web-keys-step = Un moment en arrière ou en avant
web-keys-ends = Au début ou à la fin de la partie
web-keys-choose = Choisir ce qui porte ce numéro
web-settings-sounds = Sons et notifications
web-settings-sound = Son
web-settings-sound-off = Aucun
web-settings-sound-quiet = Faible
web-settings-sound-normal = Normal
web-settings-notifications = Me prévenir quand c’est à moi
web-settings-notifications-forbidden = Ton navigateur interdit les notifications de ce site ; ses réglages peuvent les permettre.
web-settings-notifications-explained = Par une notification du système, quand une page de Taros est ouverte et que tu regardes autre chose.
