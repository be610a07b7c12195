# La terminal

cli-human = Jugador
cli-narrow = El tablero necesita { $width } columnas para verse entero.
cli-help = Escribe una jugada, o lo justo para que quede claro cuál es; undo deshace tu jugada, quit guarda y sale.
cli-pause = Enter para seguir, undo para deshacerlo:
cli-hand-over = Ahora juega { $name }. Cuando nadie más mire, pulsa Enter:
cli-undone = Deshecho.
cli-saved = La partida queda guardada en { $path }; taros resume la continúa.
cli-record = El registro de la partida está en { $path }.
cli-exists = Ya hay un archivo { $path }.
cli-finished = La partida de { $path } ha terminado; taros show y taros verify pueden leerla.
cli-nothing-saved = En { $path } no hay ninguna partida sin terminar.
cli-no-players = El registro no nombra a sus jugadores, así que nadie puede continuarlo.
cli-no-file = No hay ningún archivo { $path }, y tampoco es una posición.
cli-no-position = { $game }: { $reason }
cli-no-record = No hay ningún registro { $number }; el archivo contiene { $count }.
cli-written = La imagen está en { $path }.
cli-interrupted = Interrumpido: se jugaron { $done } de { $games } partidas.
cli-dataset = Hay { $done } partidas en { $path }.
cli-dataset-minari = Hay { $done } partidas en el conjunto de datos de Minari { $name }.

cli-simulating = Jugando
cli-verifying = Verificando
cli-reviewing = Analizando
cli-counting = Contando

cli-seat = sitio
cli-bot = bot
cli-wins = victorias
cli-interval = intervalo del 95 %
cli-simulated = { $games } partidas en { $seconds } s, { $rate } por segundo; { $unfinished ->
    [0] todas terminaron.
    [one] una no terminó.
   *[other] { $unfinished } no terminaron.
}
cli-position-options = Una posición lleva dentro sus sitios y opciones; no se le pueden dar otros.
cli-counted = { $total } secuencias de { $depth } en { $seconds } s.
cli-fair = { $records ->
    [one] Limpio: cada suceso de azar es el que da la semilla prometida.
   *[other] Limpio: cada suceso de azar de los { $records } registros es el que dan las semillas prometidas.
}
cli-proof-revealed = { $records ->
    [one] 1 registro: los dispositivos de los jugadores enviaron huellas de bits al azar antes de sortear la semilla, y los revelaron después. Nadie, ni siquiera el servidor, pudo elegir un resultado mientras uno de estos dispositivos fuera honrado.
   *[other] { $records } registros: los dispositivos de los jugadores enviaron huellas de bits al azar antes de sortear la semilla, y los revelaron después. Nadie, ni siquiera el servidor, pudo elegir un resultado mientras uno de estos dispositivos fuera honrado.
}
cli-proof-contributions = { $records ->
    [one] 1 registro de una versión antigua: los bits al azar de los jugadores se añadieron uno tras otro. Quien conociera la semilla y añadiera los suyos al final podía elegirlos a su gusto.
   *[other] { $records } registros de una versión antigua: los bits al azar de los jugadores se añadieron uno tras otro. Quien conociera la semilla y añadiera los suyos al final podía elegirlos a su gusto.
}
cli-proof-seed = { $records ->
    [one] 1 registro: nadie añadió bits al azar. Quien sorteó la semilla pudo elegirla; después no se cambió nada.
   *[other] { $records } registros: nadie añadió bits al azar. Quien sorteó las semillas pudo elegirlas; después no se cambió nada.
}
cli-proof-rounds = Registro { $number }: el azar se mezcló en la ronda { $round }. En cada ronda anterior, un dispositivo no reveló sus bits: quien conociera la semilla pudo rechazar así un resultado.
cli-unfair = Registro { $number }: { $reason }

cli-no-command = No existe la orden { $name }; existen: { $allowed }.
cli-no-option = No existe la opción { $name }.
cli-option-usage = Opción { $name }: le falta el valor, o no lleva ninguno.
cli-missing = Falta { $name }.
cli-value = { $name } debe ser { $allowed }.
cli-number = un número
cli-number-from = un número a partir de { $lowest }
cli-number-between = un número de { $lowest } a { $highest }
cli-usage = Esto no se entiende: { $text }
cli-not-text = No es un archivo de texto.
cli-file-none = { $path }: no existe ese archivo.
cli-file-folder = { $path } es una carpeta, no un archivo.
cli-file-forbidden = { $path }: no tienes permiso para abrirlo.
cli-file-other = { $path }: { $reason }
cli-failed = Esto no ha funcionado: { $reason }
cli-date = una fecha como 2026-11-19
mail-needs-url = Los correos llevan enlaces al servidor: indica su dirección con --public-url.
mail-needs-sender = Los correos necesitan la dirección de la que vienen: --mail-from, por ejemplo { $example }
bad-mail-address = Esta no es la dirección de un servidor SMTP; un ejemplo: { $example }
