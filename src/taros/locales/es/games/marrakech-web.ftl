# El tablero en palabras

marrakech-web-market = Qué hay en el mercado
marrakech-web-assam = Assam está en { $square } y mira al { $facing }.
marrakech-web-rug = Alfombra de color { $colour } en { $first } y { $other }
marrakech-web-half = media alfombra de color { $colour } en { $square }
marrakech-web-north = norte
marrakech-web-east = este
marrakech-web-south = sur
marrakech-web-west = oeste

# Un turno en una frase

marrakech-web-told-turn = { $payment ->
    [none] { $seat } saca un { $roll }, lleva a Assam a { $square }, no paga nada y coloca una alfombra en { $first } y { $other }.
    [part] { $seat } saca un { $roll }, lleva a Assam a { $square }, paga a { $owner } solo { $paid } de { $due } y coloca una alfombra en { $first } y { $other }.
   *[full] { $seat } saca un { $roll }, lleva a Assam a { $square }, paga { $paid ->
        [one] un dirham
       *[other] { $paid } dirhams
    } a { $owner } y coloca una alfombra en { $first } y { $other }.
}

# Qué se puede elegir

marrakech-web-turn-left = Girar a la izquierda
marrakech-web-turn-ahead = Seguir de frente
marrakech-web-turn-right = Girar a la derecha
marrakech-web-ending = { $weight ->
    [1] una de cada seis veces: { $square }
    [2] una de cada tres veces: { $square }
    [3] una de cada dos veces: { $square }
    [4] dos de cada tres veces: { $square }
    [5] cinco de cada seis veces: { $square }
   *[6] seguro: { $square }
}, { $cost ->
    [0] nada que pagar
    [one] un dirham
   *[other] { $cost } dirhams
}
marrakech-web-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
marrakech-web-tap-again = Toca otra vez para colocarla aquí.
marrakech-web-place = Colocar la alfombra de color { $colour } en { $first } y { $other }

# El panel de un sitio

marrakech-web-rugs-left = { $amount ->
    [0] no quedan alfombras
    [one] queda una alfombra
   *[other] quedan { $amount } alfombras
}
marrakech-web-next = próxima alfombra: { $colour }
marrakech-web-out = fuera de la partida

# El primer turno guiado

marrakech-web-guide-turn = Juegas con el rojo, y te toca: manda a Assam de frente, o un cuarto de vuelta a la izquierda o a la derecha. Señala una flecha, o deja un dedo sobre ella, para ver dónde puede parar y cuánto te costaría.
marrakech-web-guide-roll = Ahora se lanza el dado. Muestra de una a cuatro babuchas (dos y tres, el doble de veces), y Assam avanza ese número de casillas.
marrakech-web-guide-pay = Se ha parado en la alfombra de un rival: pagas a su dueño un diezmo de un dirham por cada casilla de ese color unida a la suya.
marrakech-web-guide-lay = Coloca una de tus alfombras rojas junto a Assam. Puede cubrir casillas vacías y mitades de otras alfombras, pero nunca una entera.
marrakech-web-guide-end = Ahora te pagan los rivales que paran en rojo. Tras la última alfombra, cada dirham y cada casilla roja a la vista valen un punto.

# Figuras de las reglas

marrakech-web-figure-start = El comienzo: Assam en el centro, el mercado vacío.
marrakech-web-figure-turning = A la izquierda, de frente o a la derecha: en cada casilla donde puede parar, con qué probabilidad y cuánto pagaría el rojo.
marrakech-web-figure-loop = Un 3 en el borde: a g6, media vuelta hasta g7, y a f7.
marrakech-web-figure-corner = En dos esquinas la vuelta lleva a la misma casilla, rodeando la esquina.
marrakech-web-figure-payment = El rojo paga 4: cuatro casillas amarillas están unidas a la de Assam. La alfombra amarilla de arriba a la derecha solo toca una esquina.
marrakech-web-figure-allowed = Permitido: sobre casillas vacías, sobre una casilla vacía y media alfombra, sobre mitades de dos alfombras.
marrakech-web-figure-refused = No permitido: tapar una alfombra entera, tocar solo la esquina de la casilla de Assam, quedar lejos de él.

# El final

marrakech-web-dice = El dado se lanzó { $rolls ->
    [one] una vez
   *[other] { $rolls } veces
}
marrakech-web-rolled = { $roll }: { $count ->
    [one] una vez
   *[other] { $count } veces
}, se esperaban { $expected }
marrakech-web-expected = lo que daría un dado justo
marrakech-web-payments = Dirhams que cambiaron de manos
marrakech-web-received = cobrados
marrakech-web-paid = pagados
marrakech-web-dearest = el mayor pago

# Preparar una posición

marrakech-web-editor-market = El mercado: elige casillas con las flechas, usa la herramienta con Enter
marrakech-web-editor-by-hand = A mano
marrakech-web-editor-tools = Qué colocar
marrakech-web-editor-rug = Alfombra de color { $colour }
marrakech-web-editor-assam = Assam
marrakech-web-editor-away = Quitar
marrakech-web-editor-lies = alfombra de color { $colour }
marrakech-web-editor-begun = la alfombra empieza aquí
marrakech-web-editor-stands = aquí está Assam, que mira al { $facing }
marrakech-web-editor-how-rug = Elige dos casillas contiguas. Dos veces la misma casilla: media alfombra.
marrakech-web-editor-how-assam = Elige su casilla. Si ya está ahí, gira a la derecha.
marrakech-web-editor-how-away = Elige la alfombra que quieres quitar del mercado.
marrakech-web-editor-seat = A quién le toca
marrakech-web-editor-phase = Qué viene ahora
marrakech-web-editor-phase-turn = se gira a Assam
marrakech-web-editor-phase-roll = se lanza el dado
marrakech-web-editor-phase-lay = se coloca una alfombra
marrakech-web-editor-phase-lot = se hace el sorteo
marrakech-web-editor-phase-pile = se muestra la próxima alfombra
marrakech-web-editor-phase-over = nada: ha terminado
marrakech-web-editor-turn = Número de turno
marrakech-web-editor-purse = Dirhams
marrakech-web-editor-rugs = Alfombras que quedan
marrakech-web-editor-rugs-of = Alfombras de color { $colour } que quedan
marrakech-web-editor-next = Próxima alfombra
marrakech-web-editor-none = ninguna
marrakech-web-editor-out = En juego
marrakech-web-editor-in = sí
marrakech-web-editor-out-as = fuera, n.º { $number }
marrakech-web-editor-together = Todos los monederos juntos: { $money }.

# Teclas

marrakech-web-keys-turn = Girar a Assam a la izquierda, dejarlo seguir de frente o girarlo a la derecha
marrakech-web-keys-rug = Buscar un lugar para la alfombra
marrakech-web-keys-lay = Colocar ahí la alfombra
marrakech-web-keys-square = Ir de casilla en casilla
marrakech-web-keys-tool = Colocar lo elegido
marrakech-web-keys-clear = Vaciar la casilla
marrakech-web-keys-forget = Empezar de nuevo la alfombra

# Temas de los problemas

marrakech-theme-lay = colocar una alfombra
marrakech-theme-turn = girar a Assam
marrakech-theme-pay = diezmos
