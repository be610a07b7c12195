# Negativas comunes a todos los juegos.

no-game = No hay ningún juego { $name }; hay: { $allowed }.
no-move-word = «{ $text }» no es una jugada; hay: { $allowed }.
no-position-numbers = «{ $text }» no es una posición: números separados por comas, y luego opciones como nombre=valor, de una partida que se pueda jugar.
no-bot = No hay ningún bot { $name }; hay: { $allowed }.
bot-no-strength = El bot { $bot } tiene una sola fuerza: escribe { $bot } sin { $strength }.
bot-file = { $file } no es un bot: { $reason }
bot-strength = { $strength } no es una fuerza del bot { $bot }: escribe un número de 1 a { $most }, como { $bot }:{ $usual }.
bot-strength-or-time = { $strength } no es una fuerza del bot { $bot }: escribe un número de 1 a { $most }, como { $bot }:{ $usual }, o un tiempo de hasta una hora, como { $bot }:500ms o { $bot }:2s.
no-seat = No hay ningún sitio { $seat }; esta partida tiene { $seats } sitios, numerados desde 0.
no-grain = El paso es un número entero de grados, 1 o más, no { $grain }.
no-ply = No hay ningún momento { $ply }; esta partida va de 0 a { $last }.
no-how-to-play = No hay ninguna página sobre cómo se juega a { $game }; las reglas tienen todos los artículos.
no-puzzle = No hay ningún problema { $number }; el último es { $last }.

option-unknown = No hay ninguna opción { $name }; hay: { $allowed }.
option-value = Opción { $name }: { $value } no se permite; se permite: { $allowed }.
env-not-reset = Llama primero a reset: no ha empezado ninguna partida.
option-twice = La opción { $name } aparece dos veces.
option-assign = { $text } no es una opción; escribe nombre=valor.
option-word = { $text } está fuera de lugar; las opciones se escriben --nombre valor.
option-range = un número entero de { $lowest } a { $highest }
option-range-or = un número entero de { $lowest } a { $highest }, o { $words }
option-free = { $words }, o uno propio
option-file = { $path } no es un archivo de texto.
option-long = La opción { $name } es demasiado larga: tiene { $given } caracteres, y se permiten como mucho { $most }.
option-file-large = { $path } es demasiado grande: se leen como mucho { $most } caracteres.
option-several = algunos de { $words }, separados por comas

bad-seed = { $value } no es una semilla: debe ser un número entero menor que 2 elevado a 256, o 64 cifras hexadecimales.
bad-contribution = { $value } no es una contribución: deben ser de 1 a 64 cifras hexadecimales.
bad-comment = Un comentario no puede contener llaves ni mitades de caracteres.
names-count = Hay { $count } nombres para { $seats } sitios.
name-bad = { $name } no es un nombre: debe ser texto visible sin comas, de 60 caracteres como mucho.

illegal-move = { $move }: { $reason } ({ $clause })
undo-nothing = No hay ninguna jugada que deshacer.
undo-other = Solo se puede deshacer la última jugada propia, antes de que juegue otra persona.
undo-chance = Una jugada no se puede deshacer una vez que ha hablado el azar.

bad-position = La posición no se puede leer. { $reason }
bad-record = Línea { $line }: { $reason }
record-no-header = Falta el encabezado { $name }.
record-bad-header = { $text } no es un encabezado de un registro.
record-position-options = Un registro que empieza en una posición lleva ahí sus opciones, y ningún encabezado para ellas.
record-twice = El encabezado { $name } aparece dos veces.
record-date = { $text } no es una fecha; escríbela como 2026-11-15.
record-round = { $text } no es una ronda; escribe un número de 1 a 9999.
record-brace = Una llave no tiene pareja; los comentarios van entre { "{" }llaves{ "}" } y no unos dentro de otros.
record-bad-chance = { $text } no es un suceso de azar; uno se escribe "1 3 of 1*1 2*2 3*2 4*1".
record-turn = Este es el turno { $turn }: un turno empieza con su número y un punto, una sola vez.
record-result = El resultado dice { $said }, pero las jugadas dan { $played }.

verify-no-seed = El registro no contiene promesa ni semilla, así que su azar no se puede demostrar.
verify-commitment = La semilla no es la que se prometió.
verify-hashes = Las contribuciones no son aquellas cuyas huellas se publicaron antes.
verify-outcome = El suceso { $event } fue { $outcome }, pero la semilla da { $drawn }.
verify-unlisted = El suceso { $event } no está anotado.
verify-weights = El suceso { $event } está anotado con pesos que no dan las reglas.
verify-too-many = Hay { $listed } sucesos anotados, pero ocurrieron { $played }.

# Consejos: un sujeto, y lo que habla a su favor

advice-only = No hay otra jugada.
advice-one = { $subject } { $first }.
advice-two = { $subject } { $first } y { $second }.
advice-close = { $subject } apenas supera a la siguiente mejor jugada; promete algo más para los turnos que vienen.
advice-wins = { $subject } compensa más adelante: gana { $wins } de cada 100 partidas en vez de { $other }.
