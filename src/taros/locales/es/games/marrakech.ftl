marrakech-colour-red = rojo
marrakech-colour-yellow = amarillo
marrakech-colour-blue = azul
marrakech-colour-brown = marrón

# Qué hacer ahora

marrakech-ask-turn = ¿Hacia dónde? Gira a Assam a la izquierda o a la derecha, o déjalo seguir de frente.
marrakech-ask-turn-last = ¿Hacia dónde debe mirar Assam para el siguiente jugador: izquierda, de frente o derecha?
marrakech-ask-lay = Tu alfombra: junto a Assam, en dos casillas cualesquiera que no sean una misma alfombra.

# Los signos de la terminal

marrakech-legend = ◎ dirhams  ▦ casillas  Σ puntos  ▤ alfombras que quedan  → le toca  ← próxima alfombra  ✕ fuera

# Qué ha pasado

marrakech-did-left = { $seat } gira a Assam a la izquierda.
marrakech-did-ahead = { $seat } deja a Assam seguir de frente.
marrakech-did-right = { $seat } gira a Assam a la derecha.
marrakech-did-walk = { $seat } saca un { $roll }: Assam llega a { $square }, nada que pagar.
marrakech-did-pay = { $seat } saca un { $roll }: Assam llega a { $square } y { $seat } paga { $paid ->
    [one] un dirham
   *[other] { $paid } dirhams
} a { $owner }.
marrakech-did-pay-part = { $seat } saca un { $roll }: Assam llega a { $square }; { $seat } debe { $due } a { $owner }, pero solo tiene { $paid } y paga eso.
marrakech-did-go-out = { $seat } saca un { $roll }: Assam llega a { $square }; { $seat } debe { $due } a { $owner }, pero solo tiene { $paid } y queda fuera de la partida.
marrakech-did-lay = { $seat } coloca una alfombra en { $first } y { $other }.
marrakech-did-show = La próxima alfombra de { $seat } es de color { $colour }.
marrakech-did-begin = Por sorteo, empieza { $seat }.
marrakech-outcome-roll = { $roll }
marrakech-outcome-begin = empieza { $seat }

# Por qué no

marrakech-why-over = La partida ha terminado.
marrakech-why-lot = Antes, el sorteo decide quién empieza.
marrakech-why-pile = Primero se descubre la próxima alfombra del montón.
marrakech-why-roll = Ahora se lanza el dado.
marrakech-why-turn = Ahora se elige hacia dónde mira Assam: izquierda, de frente o derecha.
marrakech-why-lay = Ahora se coloca una alfombra.
marrakech-why-no-seat = Solo hay { $seats } sitios.
marrakech-why-no-such-rug = En ese montón no queda ninguna alfombra de ese color.
marrakech-why-on-assam = Una alfombra no puede cubrir la casilla de Assam.
marrakech-why-far = Un extremo de la alfombra debe compartir un lado con la casilla de Assam.
marrakech-why-whole-rug = Una alfombra no puede tapar las dos mitades de una misma alfombra.

# Opciones

marrakech-colours-count = Opción colours: { $given } no nombra { $needed } colores distintos, tantos como hay en juego.
marrakech-box-colour = Opción box: en la caja de 57 hay muy pocas alfombras de color { $colour } para { $seats } jugadores; elige otros colores.
marrakech-box-rugs = Opción rugs: hacen falta { $rugs } alfombras de color { $colour }, pero la caja de 57 solo tiene { $most }.

# Jugadas y posiciones

marrakech-no-move = { $text } no es una jugada; una jugada es left, ahead, right o dos casillas contiguas como d4e4.
marrakech-position-long = Una posición tiene como mucho { $longest } caracteres.
marrakech-position-words = Una posición tiene al menos 7 palabras, y esta tiene { $count }: mercado, Assam, monederos, alfombras que quedan, sitio, fase, turno.
marrakech-position-seats = Una posición tiene 2, 3 o 4 monederos, y esta tiene { $seats }.
marrakech-position-next = Las alfombras de arriba de los montones (next=r,b) son parte de una posición con dos colores por jugador, y de ninguna otra.
marrakech-position-rows = El mercado tiene 7 filas, y este tiene { $rows }.
marrakech-position-row = La fila { $row } del mercado, { $text }, no son siete casillas de cifras, r, y, b y n con sus uniones.
marrakech-position-colour = Ningún sitio juega con el color { $colour }.
marrakech-position-word = { $text } no se puede leer como { $field }; se permite: { $example }.

marrakech-link-edge = Una alfombra se sale del borde del mercado.
marrakech-link-two = Dos alfombras comparten una casilla de { $where }.
marrakech-link-colours = La alfombra en { $where } tiene dos colores.
marrakech-no-whole-rug = La última alfombra colocada debe verse entera, pero ahí no hay ninguna entera.
marrakech-lone-half = La otra mitad de la alfombra en { $where } tendría que estar sobre una casilla vacía.
marrakech-out-order = Quienes están fuera son x1, x2 y así sucesivamente, cada cual una vez, y alguien sigue en juego.
marrakech-out-never = Con bankrupt=pays-what-he-can nadie queda fuera.
marrakech-out-rugs = El sitio { $seat } está fuera y no le pueden quedar alfombras.
marrakech-money = Los monederos suman { $money } dirhams, pero en el juego hay { $bank }.
marrakech-rugs-left = Pueden quedar como mucho { $most } alfombras de color { $colour }.
marrakech-rugs-many = Se ven { $showing } alfombras de color { $colour }, pero solo se han colocado { $laid }.
marrakech-rugs-order = Las alfombras que quedan no encajan con el orden de los turnos; desde quien coloca ahora son { $counts }.
marrakech-phase-turn = El turno { $turn } no encaja con la fase: el turno 0 es la preparación, y solo ella.
marrakech-phase-setup = Durante la preparación el mercado está vacío y nadie ha colocado una alfombra.
marrakech-phase-lot = No hay sorteo cuando empieza first={ $first }.
marrakech-phase-over = La partida termina cuando no queda ninguna alfombra o solo sigue un jugador, y solo entonces.
marrakech-phase-out = El sitio { $seat } está fuera y no le puede tocar.
marrakech-phase-pile = En esta partida no hay montones.
marrakech-top = En el montón del sitio { $seat } no queda ninguna alfombra de color { $colour } que mostrar.
marrakech-top-missing = De un montón se muestra la próxima alfombra mientras quede alguna, y solo entonces (sitio { $seat }).
marrakech-turn = Por las alfombras colocadas, este no puede ser el turno { $turn }, sino uno de { $lowest } a { $highest }.

# De qué se compone una puntuación

marrakech-part-dirhams = { $amount ->
    [one] un dirham
   *[other] { $amount } dirhams
}
marrakech-part-squares = { $amount ->
    [one] una casilla
   *[other] { $amount } casillas
}

# Qué habla a favor de una jugada: sujetos, y frases que siguen a partir de ellos

marrakech-advice-left = Girar a la izquierda
marrakech-advice-ahead = Seguir de frente
marrakech-advice-right = Girar a la derecha
marrakech-advice-rug = Esta alfombra
marrakech-advice-risks = { $amount ->
    [0] no arriesga nada, en vez de { $other } dirhams de media
    [one] arriesga un dirham de media en vez de { $other }
   *[other] arriesga { $amount } dirhams de media en vez de { $other }
}
marrakech-advice-may-cover = permite a tu alfombra tapar de media { $amount ->
    [one] una casilla
   *[other] { $amount } casillas
} de rivales en vez de { $other }
marrakech-advice-may-grow = permite a tu alfombra unirse de media a una zona de { $amount } casillas en vez de { $other }
marrakech-advice-covers = tapa { $squares ->
    [one] una casilla
   *[other] { $squares } casillas
} de rivales en vez de { $other ->
    [0] ninguna
   *[other] { $other }
}
marrakech-advice-spares = { $squares ->
    [0] deja intactas tus casillas en vez de tapar { $other }
    [one] solo tapa una de tus casillas en vez de { $other }
   *[other] solo tapa { $squares } de tus casillas en vez de { $other }
}
marrakech-advice-joins = une { $regions } de tus zonas
marrakech-advice-grows = entra en una zona de { $squares } casillas en vez de { $other }
marrakech-advice-cuts = reduce una zona de { $seat } de { $whole } casillas a { $squares }
marrakech-advice-leader = quita casillas a { $seat } (va por delante)
marrakech-advice-exposed = { $squares ->
    [0] no deja ninguna de tus casillas
    [one] deja solo una de tus casillas
   *[other] deja solo { $squares } de tus casillas
} junto a Assam, donde pueden taparse enseguida, en vez de { $other }
marrakech-advice-earns = hace que el siguiente jugador te pague { $amount ->
    [one] un dirham
   *[other] { $amount } dirhams
} de media en vez de { $other }
