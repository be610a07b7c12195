# Le jeu

marrakech-name = Marrakech
marrakech-about = Envoie Assam à travers le marché, fais payer les autres sur tes tapis, et recouvre les leurs. De deux à quatre joueurs, une demi-heure.
