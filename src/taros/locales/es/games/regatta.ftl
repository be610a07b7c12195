regatta-colour-red = rojo
regatta-colour-green = verde
regatta-colour-yellow = amarillo
regatta-colour-blue = azul

# Datos: piezas, mazos y recorridos

regatta-bad-data = { $source }, { $field }: { $reason }
regatta-reason = { $text }.
regatta-range = { $value } no está entre { $lowest } y { $highest }.
regatta-symbol = Debe ser uno de: { $allowed }.
regatta-corners = Debe haber de { $lowest } a { $highest } esquinas.

regatta-arrow-name = Una flecha que gira tiene un nombre que empieza por L o l; su imagen en espejo se hace con R o r.
regatta-arrow-letters = El nombre de una flecha es una letra, y hasta { $longest } letras y cifras en total; sun, done, sail, steer, lane1, seat1 y similares están ocupados.
regatta-arrow-mirror = Ya hay una flecha con ese nombre: la imagen en espejo de { $name }.
regatta-arrow-empty = Una flecha sin giro es recta: necesita una longitud y ningún radio.
regatta-hull = Las esquinas deben ir en sentido antihorario, todas hacia fuera, con la popa en 0.

regatta-deck-word = Un mazo se escribe como 4*L45,2*L30|L90,2*S-cloud,3*S|L30:blue,3*sun; las flechas propias van primero, como L60=12/80/60.
regatta-kinds = Un mazo tiene de 1 a { $highest } tipos de cartas.
regatta-kind-twice = El tipo { $name } ya está; da a sus cartas una sola cantidad.
regatta-no-arrow = No hay ninguna flecha { $name }; se permiten: { $allowed }.
regatta-few-cards = Un mazo de { $cards } cartas es muy pequeño; hacen falta { $needed } para llenar todas las manos.

regatta-course-word = Un recorrido es uno de { $allowed }, o se escribe como line:-150,0,150,0;cw:-300,600;ccw:300,750,black y, si los hay, rock:x,y,radio, island:x,y,x,y,… y edge:x,y,x,y,….
regatta-line = La línea necesita dos extremos, primero el izquierdo, ambos a la misma altura.
regatta-narrow = La línea mide { $width } mm de ancho; { $seats } barcos necesitan { $needed }.
regatta-marks = Un recorrido tiene de 1 a { $highest } balizas.
regatta-rocks = Un recorrido tiene como mucho { $highest } rocas.
regatta-mark-behind = Detrás de la línea, una baliza está a un lado de ella, no entre sus extremos.
regatta-marks-above = Dos balizas deben estar separadas al menos 1 mm de izquierda a derecha.
regatta-shore = La orilla se cruza o se toca a sí misma.
regatta-beyond = Queda más allá del borde de la mesa.
regatta-aground = Queda sobre una isla.
regatta-arrow-twice = Una carta tiene dos veces la misma flecha.
regatta-ashore = Se solapa con una isla o con el borde de la mesa.
regatta-islands-overlap = Se solapa con otra isla o con el borde de la mesa.
regatta-overlap = Se solapa con otra boya o roca.
regatta-no-start = En la salida, el barco del carril { $lane } tocaría algo.

# Qué hacer ahora

regatta-ask-lane = Elige un carril de la línea de salida.
regatta-ask-main = Navega con una carta; o quédate y cambia hasta tres cartas, o gira el barco.
regatta-ask-second = El timón te deja navegar con una carta más; o termina.
regatta-ask-sun = Pon un sol ante un rival; o termina.

# Cartas: una carta se nombra por sus rumbos, como en «navega 45° a babor con un timón»

regatta-way-ahead = recto
regatta-way-port = { $degrees }° a babor
regatta-way-starboard = { $degrees }° a estribor
regatta-way-short = { $way } en corto
regatta-ways = { $ways }
regatta-ways-port = { $degrees } a babor
regatta-ways-starboard = { $degrees } a estribor
regatta-ways-sides = { $degrees } a uno u otro lado
regatta-ways-ahead-side = recto o { $degrees } a uno u otro lado
regatta-ways-ahead-sides = recto, { $degrees } a uno u otro lado
regatta-degrees = { $degrees }°
regatta-card-one-of = { $way } (uno de { $count } rumbos)
regatta-card-helm = { $ways } con un timón
regatta-card-cloud = { $ways } con una nube
regatta-card-sun = un sol

# Qué ha pasado

regatta-did-sail = { $seat } navega { $card }.
regatta-did-sail-round = { $seat } navega { $card } y rodea la baliza { $mark }.
regatta-did-sail-zone = { $seat } navega { $card } y una zona detiene su barco.
regatta-did-sail-home = ¡{ $seat } navega { $card } y llega a la meta!
regatta-did-exchange = { $seat } cambia { $count ->
    [one] una carta: { $cards }.
   *[other] { $count } cartas: { $cards }.
}
regatta-did-steer = { $seat } gira el barco a { $degrees }°.
regatta-did-sun = { $seat } pone un sol ante { $boat }.
regatta-did-no-second = { $seat } no navega con una segunda carta.
regatta-did-done = { $seat } termina.
regatta-did-lane = { $seat } elige el carril { $lane }.
regatta-did-given-lane = Por sorteo, a { $seat } le toca el carril { $lane }.
regatta-did-draw = { $seat } roba { $count ->
    [one] una carta: { $cards }.
   *[other] { $count } cartas: { $cards }.
}
regatta-did-draw-hidden = { $seat } roba { $count ->
    [one] una carta.
   *[other] { $count } cartas.
}
regatta-did-deal = Todos roban cartas.
regatta-did-deal-to = Todos roban cartas. { $seat } roba { $count ->
    [one] una: { $cards }.
   *[other] { $count }: { $cards }.
}
regatta-did-begin = Por sorteo, { $seat } navega primero.
regatta-and-becalmed = { $words } { $seat } está sin viento y pierde un turno.
regatta-outcome-card = { $card }
regatta-outcome-begin = empieza { $seat }
regatta-outcome-lane = carril { $lane }

# Por qué no

regatta-why-over = La carrera ha terminado.
regatta-why-lot = Antes, el sorteo decide quién navega primero.
regatta-why-lane-lot = Antes, el sorteo da a cada uno un carril.
regatta-why-draw = Ahora se roban cartas.
regatta-why-lane = Ahora se elige un carril.
regatta-why-main = Ahora se navega con una carta, se cambian cartas o se gira el barco.
regatta-why-second = Ahora se navega con una segunda carta, o se termina.
regatta-why-sun = Ahora se pone un sol ante un rival, o se termina.
regatta-why-not-in-pile = En el montón no hay esa carta.
regatta-why-no-seat = Solo hay { $seats } sitios.
regatta-why-no-lane = Solo hay { $lanes } carriles.
regatta-why-lane-taken = Ese carril está ocupado.
regatta-why-no-arrow = No hay esa flecha.
regatta-why-not-in-hand = No tienes esa carta: { $card }.
regatta-why-sun-sails = Un sol no tiene ninguna flecha con la que navegar.
regatta-why-touch = El barco tocaría { $thing } { $where }.
regatta-why-zone = El barco acabaría en la zona ante la proa de { $boat }, en la que entra { $where }.
regatta-where = tras el { $percent } % del camino, en { $x }, { $y }
regatta-why-no-stop = El barco acabaría en la zona ante la proa de { $boat }, y en todo el camino está dentro de una zona, así que no puede moverse de su lugar.
regatta-why-steer-touch = El barco tocaría { $thing } en { $x }, { $y }.
regatta-why-steer-zone = El barco quedaría en la zona ante la proa de { $boat }.
regatta-why-no-boat = Solo hay { $boats } barcos.
regatta-why-own-boat = Un sol se pone ante el barco de un rival, no ante el propio.
regatta-why-no-sun = No tienes ningún sol.
regatta-why-becalmed = { $boat } ya está sin viento.
regatta-why-home = { $boat } ya ha llegado a la meta.

regatta-thing-edge = el borde de la mesa
regatta-thing-island = una isla
regatta-thing-rock = una roca
regatta-thing-boat = el barco de { $boat }
regatta-thing-buoy-red = la boya roja
regatta-thing-buoy-green = la boya verde
regatta-thing-buoy-yellow = la boya amarilla
regatta-thing-buoy-blue = la boya azul
regatta-thing-buoy-orange = la boya naranja
regatta-thing-buoy-black = la boya negra
regatta-thing-buoy-white = una boya blanca de la línea

# Opciones

regatta-colours-count = Opción colours: { $given } no nombra { $needed ->
    [one] un color, el del único barco
   *[other] { $needed } colores distintos, uno para cada barco
} (R1.1).

# Jugadas y posiciones

regatta-no-move = { $text } no es una jugada; una jugada es sail CARTA FLECHA (o sail FLECHA), exchange con una a tres cartas, steer con un grado, sun con un color, done, o lane con un número.
regatta-no-card = No hay ninguna carta { $card }; hay: { $allowed }.
regatta-no-such-arrow = Ninguna carta tiene una flecha { $arrow }; hay: { $allowed }.
regatta-not-on-card = La carta { $card } no tiene una flecha { $arrow }; tiene: { $allowed } (R3.2).
regatta-which-card = ¿Qué carta para { $arrow }? Hay: { $allowed }.
regatta-exchange-count = Se cambian una, dos o tres cartas, no { $count } (R5.1).
regatta-no-degree = { $text } no es un rumbo; es un número entero de grados de 0 a { $highest } (R5.2).
regatta-position-long = Una posición tiene como mucho { $longest } caracteres.
regatta-position-words = Una posición tiene al menos 6 palabras, y esta tiene { $count }: barcos, manos, descartes, sitio, fase, turno.
regatta-position-seats = Una posición tiene de 1 a { $highest } barcos, y esta tiene { $seats }.
regatta-position-hands = Una posición tiene una mano para cada barco, y esta tiene { $hands } para { $seats }.
regatta-position-hidden = En esta posición hay cartas ocultas (?), así que no se puede jugar desde ella.
regatta-position-word = { $text } no se puede leer como { $field }; se permite: { $example }.
regatta-many-cards = { $more ->
    [one] Se usa una carta más de las que tiene el mazo: { $card }.
   *[other] Se usan { $more } cartas más de las que tiene el mazo: { $card }.
}
regatta-big-hand = El sitio { $seat } tiene { $cards } cartas, pero una mano tiene como mucho { $most }.
regatta-no-suns = En este mazo no hay soles.
regatta-bad-stray = El sitio { $seat } no puede estar fuera de ruta por la letra { $letter }.
regatta-bad-places = Los barcos que han llegado son home1, home2 y así sucesivamente, cada uno una vez.
regatta-calm-home = El sitio { $seat } ha llegado y no puede estar sin viento.
regatta-bad-over = La carrera termina cuando sus puestos están decididos o se acaban sus turnos, y solo entonces.
regatta-bad-turn = El turno { $turn } pasa del límite de { $most }.
regatta-boat-touches = El barco de color { $colour } toca algo.
regatta-bad-lanes = Cada barco tiene un carril propio.
regatta-bad-setup = La preparación no puede llevar a esta posición.
regatta-bad-phase = La fase { $phase } no encaja con el turno { $turn } y las cartas.
regatta-bad-seat = El sitio { $seat } ha llegado o está sin viento y no le puede tocar.
regatta-bad-draws = Ahora no se pueden robar { $draws } cartas para una mano de { $cards }.

# De qué se compone una puntuación

regatta-part-way = { $less ->
    [0] en la meta
   *[other] a { METRES($less) } m de la meta
}

# Los signos de la terminal

regatta-legend = ⌂ metros hasta la meta  ⚑ puesto  ● balizas rodeadas  ▯ cartas  ∠ rumbo  → le toca  ↶ debe volver atrás  ☼ sin viento  ▤ montón  ▥ descartes; desde tu proa, en metros: ◂30° a babor  ▸30° a estribor  ▴ delante  ▾ detrás  ●1 tu próxima baliza  ○┄○ la línea; en el mapa: ○┄○ salida y meta  ●1↻ baliza 1, en sentido horario  ●2↺ baliza 2, en sentido antihorario  ↗A barco A y hacia dónde apunta  punteado: tierra y borde

# Qué habla a favor de una jugada: sujetos, y frases que siguen a partir de ellos

regatta-advice-sail = Navegar { $card }
regatta-advice-exchange = Cambiar { $cards }
regatta-advice-steer = Girar a { $degrees }°
regatta-advice-sun = El sol ante { $boat }
regatta-advice-done = Terminar
regatta-advice-lane = El carril { $lane }
regatta-advice-home = te lleva a la meta
regatta-advice-way = deja { METRES($way) } m por navegar en vez de { METRES($other) } m
regatta-advice-bow = acerca la proa al camino a la meta
regatta-advice-water = deja agua libre ante la proa
regatta-advice-keeps = guarda { $card } para más tarde
regatta-advice-stuck = promete más que la mejor carta de tu mano, que te lleva de { METRES($now) } m a { METRES($way) } m de la meta
regatta-advice-second = te deja navegar con una segunda carta
regatta-advice-next = hace que el resto de tu mano te lleve más lejos en el próximo turno
regatta-advice-keeps-sun = guarda el sol para un momento mejor
regatta-advice-calms-closest = detiene al rival que tienes más cerca en la carrera
regatta-advice-calms = detiene al rival más cercano a la meta, al que le quedan { METRES($way) } m
