# La page de préparation : niveaux et couleurs

web-levels = Quelle est la force des bots ?
web-level-weakest = Joue l’un des trois coups qui paraissent les meilleurs au premier regard : parfait pour une première partie.
web-level-above = Plus fort que le niveau { $level }.
web-level-wins = Gagne { $share ->
    [most] presque toutes les parties
    [wins-9-of-10] neuf parties sur dix
    [wins-4-of-5] quatre parties sur cinq
    [wins-3-of-4] trois parties sur quatre
    [wins-7-of-10] sept parties sur dix
    [wins-2-of-3] deux parties sur trois
    [wins-3-of-5] trois parties sur cinq
    [wins-1-of-2] une partie sur deux
    [wins-2-of-5] deux parties sur cinq
    [wins-1-of-3] une partie sur trois
    [wins-3-of-10] trois parties sur dix
    [wins-1-of-4] une partie sur quatre
    [wins-1-of-5] une partie sur cinq
   *[wins-1-of-10] une partie sur dix
} contre { $others ->
    [1] un bot du niveau { $level }.
    [2] deux bots du niveau { $level } ; à force égale, ce serait une sur trois.
    [3] trois bots du niveau { $level } ; à force égale, ce serait une sur quatre.
   *[other] { $others } bots du niveau { $level }.
}
web-seat-people = Personnes
web-seat-levels = Bots
web-seat-more-bots = D’autres bots, par curiosité
web-seat-colour = Couleur à la place { $number } : { $colour }
web-seat-colour-choose = Choisir la couleur à la place { $number }

web-rated-explained = Classée : le résultat compte pour les cotes de tous ceux qui jouent. Chacun a besoin d’un compte.
web-rated-people = Les bots du serveur et une deuxième place sur cet appareil ne jouent pas de parties classées : laisse ces places libres.
