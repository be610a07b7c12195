# Відмови, спільні для всіх ігор.

no-game = Гри { $name } немає; є: { $allowed }.
no-move-word = «{ $text }» не є ходом; є: { $allowed }.
no-position-numbers = «{ $text }» не є позицією: числа через кому, потім параметри як name=value, з гри, у яку можна грати.
no-bot = Бота { $name } немає; є: { $allowed }.
bot-no-strength = Бот { $bot } має лише одну силу: пиши { $bot } без { $strength }.
bot-file = { $file } не є ботом: { $reason }
bot-strength = { $strength } не є силою бота { $bot }: пиши число від 1 до { $most }, наприклад { $bot }:{ $usual }.
bot-strength-or-time = { $strength } не є силою бота { $bot }: пиши число від 1 до { $most }, наприклад { $bot }:{ $usual }, або час до години, наприклад { $bot }:500ms чи { $bot }:2s.
no-seat = Місця { $seat } немає; місць у цій грі { $seats }, нумерація з 0.
no-grain = Крок — ціле число градусів, 1 або більше, а не { $grain }.
no-ply = Моменту { $ply } немає; ця гра має моменти від 0 до { $last }.
no-how-to-play = Для гри «{ $game }» немає сторінки «Як грати»; у правилах є всі пункти.
no-puzzle = Задачі { $number } немає; остання — { $last }.

option-unknown = Параметра { $name } немає; є: { $allowed }.
option-value = Параметр { $name }: { $value } не дозволено; дозволено: { $allowed }.
env-not-reset = Спершу виклич reset: жодна гра ще не почалася.
option-twice = Параметр { $name } задано двічі.
option-assign = { $text } не є параметром; пиши name=value.
option-word = { $text } не на своєму місці; параметри пишуть --name value.
option-range = ціле число від { $lowest } до { $highest }
option-range-or = ціле число від { $lowest } до { $highest } або { $words }
option-free = { $words } або власне значення
option-file = { $path } не є текстовим файлом.
option-long = Параметр { $name } задовгий: знаків { $given }, а дозволено щонайбільше { $most }.
option-file-large = { $path } завеликий: знаків читається щонайбільше { $most }.
option-several = деякі з { $words }, через кому

bad-seed = { $value } не є зерном: потрібне ціле число, менше за 2 у степені 256, або 64 шістнадцяткові цифри.
bad-contribution = { $value } не є внеском: потрібно від 1 до 64 шістнадцяткових цифр.
bad-comment = Коментар не може містити фігурних дужок і половин символів.
names-count = Імен { $count }, а місць { $seats }.
name-bad = { $name } не є іменем: потрібен видимий текст без ком, щонайбільше 60 знаків.

illegal-move = { $move }: { $reason } ({ $clause })
undo-nothing = Немає ходу, який можна повернути.
undo-other = Повернути можна лише власний останній хід, доки не походив хтось інший.
undo-chance = Хід не можна повернути, коли випадок уже сказав своє.

bad-position = Позицію не вдається прочитати. { $reason }
bad-record = Рядок { $line }: { $reason }
record-no-header = Бракує заголовка { $name }.
record-bad-header = { $text } не є заголовком запису.
record-position-options = Запис, що починається з позиції, має там свої параметри й не має для них заголовків.
record-twice = Заголовок { $name } стоїть двічі.
record-date = { $text } не є датою; пиши як 2026-11-15.
record-round = { $text } не є раундом; пиши число від 1 до 9999.
record-brace = Дужка без пари; коментарі стоять у { "{" }фігурних дужках{ "}" } і не один в одному.
record-bad-chance = { $text } не є випадковою подією; подія виглядає як "1 3 of 1*1 2*2 3*2 4*1".
record-turn = Це хід { $turn }: хід починається з номера й крапки, один раз.
record-result = Результат каже { $said }, а ходи дають { $played }.

verify-no-seed = У записі немає обіцянки й зерна, тож чесності його випадкових подій не довести.
verify-commitment = Зерно — не те, яке було обіцяно.
verify-hashes = Внески — не ті, чиї відбитки було оголошено раніше.
verify-outcome = Подія { $event } була { $outcome }, а зерно дає { $drawn }.
verify-unlisted = Події { $event } немає в переліку.
verify-weights = Подію { $event } записано з вагами, яких правила не дають.
verify-too-many = У переліку подій { $listed }, а сталося { $played }.

# Поради: підмет, і що говорить за нього

advice-only = Іншого ходу немає.
advice-one = { $subject } { $first }.
advice-two = { $subject } { $first } та { $second }.
advice-close = { $subject } майже не має переваги над другим за силою ходом, але обіцяє трохи більше на майбутні ходи.
advice-wins = { $subject } окупиться згодом: так виграють { $wins } зі 100 ігор замість { $other }.
