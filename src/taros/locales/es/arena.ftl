# Torneos: negativas, tablas y el informe

arena-bots = Un torneo necesita al menos dos bots distintos; se dieron: { $bots }.
arena-file = { $path } no es el archivo de un torneo.
arena-other-plan = { $path } es de otro torneo: { $name } es { $there } allí y { $here } aquí.
arena-in-use = { $path } está en uso: otro torneo le está añadiendo sus partidas.
arena-damaged = { $path } está dañado en la línea { $line }.
dataset-other-plan = { $path } guarda partidas de otra orden, o de otras reglas o bots: repite aquella orden o borra el archivo.
dataset-no-pyarrow = pyarrow no está instalado: pip install 'taros[data]'.
dataset-no-minari = minari no está instalado: pip install 'taros[data]'.
dataset-minari-exists = Ya hay un conjunto de datos de Minari { $name }, en { $path }: elige otro nombre, o bórralo.
dataset-no-card = { $path } no lo escribió taros dataset.
arena-lost = El proceso que trabajaba en { $task } terminó o fue detenido, dos veces.
arena-no-process = Un proceso terminó, o fue detenido, antes de poder empezar.
arena-no-ray = Un clúster necesita Ray, que no está instalado: pip install 'taros[cluster]'.
arena-no-cluster = No hay ningún clúster en { $address }: { $reason }
arena-no-room = Al clúster de { $address } no le queda ningún procesador: no se encontró ninguno en { $seconds } s.
arena-other-code = En el clúster hay otras reglas o bots ({ $there }) que aquí ({ $here }).

arena-title = { $game }: torneo
arena-summary = { $games } partidas de { $seats } sitios: { $orders ->
    [one] un orden
   *[other] { $orders } órdenes
} de los bots, cada uno con { $deals ->
    [one] el mismo reparto
   *[other] los mismos { $deals } repartos
} de azar. Semilla { $seed }.
arena-unbalanced = Aún no se han jugado todas las partidas, así que los sitios no están equilibrados: { $games } de { $planned }.
arena-unfinished = { $unfinished ->
    [one] Una partida no terminó; no cuenta en ningún porcentaje.
   *[other] { $unfinished } partidas no terminaron; no cuentan en ningún porcentaje.
}
arena-lost-games = { $lost ->
    [one] Una partida terminó con el proceso que la jugaba, dos veces: debió de hacerlo uno de sus bots.
   *[other] { $lost } partidas terminaron con los procesos que las jugaban, dos veces: debió de hacerlo uno de sus bots.
}
arena-lost-first = Las primeras de estas partidas: { $games }.
arena-timed = { $bots }: la fuerza es un tiempo por jugada. En otra máquina, u otro día, el resultado será distinto.
arena-slow = { $bots }: no respondieron a tiempo, y jugó random. En una máquina más rápida, o con más paciencia, el resultado puede ser distinto.
arena-exact = Si se vuelven a jugar, en cualquier máquina, estas partidas son iguales hasta la última jugada.
arena-goes-on = La misma orden continúa desde aquí.

arena-bot = bot
arena-games = partidas
arena-wins = victorias
arena-interval = intervalo del 95 %
arena-fair = justo
arena-mean-points = puntos de media
arena-mean-metres = metros de media hasta la meta
arena-rating = puntuación
arena-time = una jugada
arena-worst = la más larga
arena-seconds = { $amount } s
arena-milliseconds = { $amount } ms
arena-microseconds = { $amount } µs
arena-faulty = fallidas
arena-seat = sitio { $seat }
arena-bot-seat = { $bot }, sitio { $seat }
arena-before = quedó por delante de
arena-failed = dio un error
arena-illegal = no permitida
arena-stalled = sin respuesta
arena-turn = turno
arena-what = qué pasó
arena-number = partida

arena-chart-wins = Partidas ganadas
arena-chart-wins-note = La barra es la parte de las partidas que ganó el bot, en cualquiera de sus sitios; la línea en su extremo es el intervalo del 95 %, la marca es lo que ganaría si todos fueran igual de fuertes.
arena-chart-rating = Puntuaciones
arena-chart-rating-note = OpenSkill (Plackett-Luce): la media, y dos desviaciones a cada lado.
arena-chart-seats = Partidas ganadas por sitio
arena-chart-seats-note = De las partidas en las que el bot ocupó ese sitio.
arena-chart-before = Quién quedó por delante de quién
arena-chart-before-note = Con qué frecuencia el bot de la fila quedó por delante del bot de la columna; un mismo puesto cuenta medio.
arena-chart-time = Tiempo por jugada
arena-chart-time-note = La barra es la media, la marca es la más larga, en una escala en la que cada línea es diez veces la anterior.
arena-faults = Jugadas fallidas
arena-faults-note = En lugar de una jugada así jugó random. A un bot que no respondió no se le volvió a preguntar en esa partida.
arena-again = Para jugarlo otra vez
arena-all = Todas las cifras
