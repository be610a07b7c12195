# El juego

marrakech-name = Marrakech
marrakech-about = Manda a Assam por el mercado, haz que los rivales paguen en tus alfombras y tapa las suyas. De dos a cuatro jugadores, media hora.
