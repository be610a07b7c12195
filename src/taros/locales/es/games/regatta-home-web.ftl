# El juego

regatta-name = Regatta
regatta-about = Pon una carta ante la proa y sigue su flecha: cruza la línea, rodea las balizas y llega a la meta antes que los demás. De uno a cuatro barcos, veinte minutos.

# Recorridos

regatta-web-courses = Dibujar un recorrido
