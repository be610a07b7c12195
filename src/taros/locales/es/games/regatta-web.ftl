# El mar en palabras

regatta-web-sea = El mar: se mueve arrastrando o con las flechas, más y menos lo acercan o lo alejan, 0 lo muestra entero
regatta-web-boats = Dónde está todo
regatta-web-own-boat = { $name } ({ $colour }), rumbo { $heading }°
regatta-web-boat = { $name } ({ $colour }): { $where }
regatta-web-mark-at = Baliza { $mark }: { $where }
regatta-web-line-at = El centro de la línea: { $where }
regatta-web-where = { $bearing }, { $metres } m
regatta-web-ahead = justo por la proa
regatta-web-astern = justo por la popa
regatta-web-closer = Más cerca
regatta-web-farther = Más lejos
regatta-web-fit = Mostrarlo entero y seguir la acción

# Un turno en una frase

regatta-web-told-ways = { $way }, luego { $then }
regatta-web-told-home = ¡{ $seat } navega { $ways } y llega a la meta!
regatta-web-told-sails = { $mark ->
    [0] { $seat } navega { $ways }.
   *[other] { $seat } navega { $ways } y rodea la baliza { $mark }.
}
regatta-web-told-sun = { $mark ->
    [0] { $seat } navega { $ways } y pone un sol ante { $boat }.
   *[other] { $seat } navega { $ways }, rodea la baliza { $mark } y pone un sol ante { $boat }.
}

# La mano

regatta-web-hand = Tu mano
regatta-web-pile = { $pile } en el montón, { $discards } descartadas
regatta-web-before-deal = Tus cartas se reparten cuando empieza la carrera.
regatta-web-card-helm = { $card }: puede seguir una carta más
regatta-web-card-cloud = { $card }: se navega dos veces
regatta-web-card-sun = { $card }: deja sin viento a un rival

# Qué se puede elegir

regatta-web-ends-clear = acaba en aguas libres
regatta-web-ends-short = una zona lo detiene
regatta-web-exit-home = { $way }: ¡a la meta!
regatta-web-from-home = a { $metres } m de la meta
regatta-web-metres = { $metres } m
regatta-web-home = ¡a la meta!
regatta-web-sail = Navegar
regatta-web-tap-again = { $move }. Toca otra vez para navegar.
regatta-web-tap-sun = Toca otra vez para poner el sol ante este barco.
regatta-web-tap-lane = Toca otra vez para elegir este carril.
regatta-web-choose-exit = { $count ->
    [one] Esta carta ofrece un rumbo: elige su silueta en el mar, o la flecha aquí.
   *[other] Esta carta ofrece { $count } rumbos: elige una silueta en el mar, o una flecha aquí.
}
regatta-web-why-touch = el barco tocaría { $thing }.
regatta-web-why-zone = el barco acabaría en la zona ante la proa de { $boat }.
regatta-web-why-steer-touch = Ahí el barco tocaría { $thing }.
regatta-web-cannot = No se puede navegar con esta carta: { $reason }
regatta-web-sun-later = Un sol se pone ante un rival después de navegar con otra carta.
regatta-web-exchange = Cambiar cartas
regatta-web-exchanging = { $count ->
    [0] Elige una, dos o tres cartas para dejar.
    [one] Una carta para dejar; pueden ser hasta tres.
   *[other] { $count } cartas para dejar; pueden ser hasta tres.
}
regatta-web-exchange-these = { $count ->
    [0] Cambiar
    [one] Cambiar esta carta
   *[other] Cambiar estas { $count }
}
regatta-web-steer = Girar el barco
regatta-web-steering = A { $degrees }°, es decir, { $turn }. Arrastra la proa, o usa las flechas: con Mayús, de grado en grado.
regatta-web-steer-to = Girar a { $degrees }°
regatta-web-calm = Dejar sin viento a { $name }
regatta-web-lane = Carril { $lane }
regatta-web-no-second = Sin segunda carta
regatta-web-no-sun = Sin sol
regatta-web-done = Terminar
regatta-web-back = Atrás

# El panel de un sitio

regatta-web-next-mark = hacia la baliza { $mark }
regatta-web-next-start = hacia la salida
regatta-web-next-home = camino de la meta
regatta-web-is-home = en la meta
regatta-web-astray = fuera de ruta: tiene que volver atrás
regatta-web-becalmed = sin viento
regatta-web-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
regatta-web-copy = { $card }, { $number } de { $count }
regatta-web-place = { $place ->
    [1] 1.º
    [2] 2.º
    [3] 3.º
   *[other] { $place }.º
}

# El primer turno guiado

regatta-web-guide-sail = Llevas el barco rojo, y te toca. Elige una carta: se pone ante tu proa, con una silueta al final de cada flecha. Con las verdes puedes navegar; las rojas tocarían algo, aquí la boya.
regatta-web-guide-sailed = Tu popa ha parado en la punta de la flecha, en línea con ella. La boya 1 se rodea en sentido horario: cuenta el camino de tu mástil, tenso como una cuerda.
regatta-web-guide-rival = Ahora ha navegado el barco verde. La carta tenue ante su proa es su zona: puedes atravesarla, pero no acabar ahí.
regatta-web-guide-stay = Si ninguna carta sirve, quédate donde estás: cambia hasta tres cartas, o gira el barco en el sitio. Prueba una de las dos cosas.
regatta-web-guide-end = Un timón te da una segunda carta, con una nube navegas dos veces con la misma, y un sol, puesto después de navegar, quita a un rival su próximo turno. Gana quien primero cruza la meta.

# Figuras de las reglas

regatta-web-figure-start = La salida para cuatro: proas en la línea; se rodean primero la boya roja y luego la verde, en sentido horario.
regatta-web-figure-sailing = Cinco rumbos de una carta: la popa acaba en la punta de una flecha, el casco en línea con ella.
regatta-web-figure-touching = Recto, el casco tocaría la boya roja: ese rumbo no está permitido; los otros dos, sí.
regatta-web-figure-zone = La carta de trazos es la zona del rival: recto y a estribor se acabaría en ella.
regatta-web-figure-stopped = No quedaba otro rumbo: el barco para donde entraría en la zona.
regatta-web-figure-cloud = Una nube: dos veces la misma flecha.
regatta-web-figure-line = En la línea: proas hacia el recorrido, con el mismo espacio entre todos los barcos.
regatta-web-figure-cards = Cartas: un rumbo, un rumbo corto, varios rumbos a elegir; un timón, una nube; y un sol.
regatta-web-figure-exchange = Cambiar: dos cartas se dejan, y se roban otras dos por ellas.
regatta-web-figure-steering = Girar: el barco gira en el sitio a cualquier rumbo menos los rojos, en los que tocaría la boya.
regatta-web-figure-helm = Un timón: 45° a babor, luego una carta más, 45° a estribor.
regatta-web-figure-sun = Un sol ante la proa: el verde pierde su próximo turno.
regatta-web-figure-rounding = El verde ha rodeado la boya roja en sentido horario: una cuerda tensa la rodearía.
regatta-web-figure-race = Una carrera entera: cruzar la línea, rodear las dos balizas en sentido horario, y a la meta.

# El final

regatta-web-tracks = El camino de cada barco
regatta-web-at-turn = Turno { $turn }
regatta-web-time = Momento de la carrera
regatta-web-races = Qué hicieron los barcos
regatta-web-stat-place = puesto
regatta-web-stat-turns = turnos
regatta-web-stat-sailed = navegado
regatta-web-stat-wasted = turnos sin navegar
regatta-web-stat-stopped = paradas por zonas
regatta-web-stat-suns = soles recibidos

# Qué se puede dibujar sobre el mar

regatta-web-layers = Qué muestra el mar
regatta-web-layer-zones = Zonas de los demás
regatta-web-layer-next = La próxima baliza
regatta-web-layer-string = El camino más corto a la meta
regatta-web-layer-places = Puestos de los barcos

# Contra el reloj

regatta-web-solo = { $turns ->
    [one] Un turno, { $time }
   *[other] { $turns } turnos, { $time }
}
regatta-web-solo-best = { $turns ->
    [one] Tu mejor marca en este recorrido: un turno en { $time }
   *[other] Tu mejor marca en este recorrido: { $turns } turnos en { $time }
}

# Teclas

regatta-web-keys-card = Tomar la carta con este número
regatta-web-keys-sail = A otra flecha de la carta; navegar con ella
regatta-web-keys-put-back = Devolver la carta
regatta-web-keys-steer = Al girar: mover la proa cinco grados; con Mayús, uno
regatta-web-keys-pan = En el mar: mirar a otro lado
regatta-web-keys-zoom = Más cerca, más lejos
regatta-web-keys-fit = Mostrarlo entero y seguir la acción
regatta-web-keys-move = Mover lo elegido; con Mayús, de milímetro en milímetro
regatta-web-keys-turn = Girar el barco; con Mayús, de grado en grado
regatta-web-keys-remove = Quitar lo elegido
regatta-web-keys-deselect = No elegir nada
regatta-web-keys-undo = Deshacer, rehacer

# Temas de los problemas

regatta-theme-sail = navegar
regatta-theme-steer = girar el barco
regatta-theme-exchange = cambiar cartas
regatta-theme-sun = el sol
