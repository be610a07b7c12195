# Le jeu

regatta-name = Regatta
regatta-about = Pose une carte devant la proue et suis sa flèche : passe la ligne, contourne les marques, et arrive avant les autres. D’un à quatre bateaux, vingt minutes.

# Parcours

regatta-web-courses = Dessiner un parcours
