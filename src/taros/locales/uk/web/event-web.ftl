# Турніри між людьми: сторінки в браузері

event-web-heading = Турніри
event-web-none = Турнірів ще немає. Заплануй перший: для клубу, для вечора з друзями, для класу.
event-web-new = Новий турнір
event-web-state-upcoming = Попереду
event-web-state-running = Тривають
event-web-state-over = Завершені
event-web-by-link = лише за посиланням
event-web-players = { $count ->
    [one] { $count } учасник
    [few] { $count } учасники
   *[many] { $count } учасників
}

event-web-account-needed = Турніри — для тих, хто зберіг своє ім’я на цьому сервері.
event-web-name = Назва турніру
event-web-game = Гра
event-web-seats = Місць за столом
event-web-system = Система
event-web-system-swiss = Швейцарська
event-web-system-swiss-about = Усі грають кожен тур із тими, хто має стільки ж очок, і ніколи двічі з тими самими.
event-web-system-round-robin = Кожен із кожним
event-web-system-round-robin-about = Усі зустрічаються з усіма. Найсправедливіше, коли учасників мало.
event-web-system-knock-out = На вибування
event-web-system-knock-out-about = Хто програв, вибуває, і так до фіналу. Зі столів на чотирьох далі йдуть двоє.
event-web-system-arena = Арена
event-web-system-arena-about = Протягом заданого часу той, хто вільний, одразу грає наступну гру.
event-web-rounds = Кількість турів
event-web-minutes = Кількість хвилин
event-web-when = Початок і учасники
event-web-starts = Початок
event-web-break = Хвилин між двома турами
event-web-check-in-wanted = Протягом години перед початком учасники підтверджують, що вони тут
event-web-public = Видно всім у списку; інакше його знайдуть лише ті, хто має посилання
event-web-plan = Запланувати турнір

event-web-tables-of = { $seats ->
    [2] столи на двох
    [3] столи на трьох
   *[other] столи на чотирьох
}
event-web-organised-by = організатор: { $name }
event-web-rounds-planned = { $count ->
    [one] { $count } тур
    [few] { $count } тури
   *[many] { $count } турів
}
event-web-is-over = Турнір завершено
event-web-is-paused = Перерва: нові тури не починаються
event-web-ends-in = Залишилося { $time }
event-web-starts-at = Початок: { $date }
event-web-begins-in = Почнеться через { $time }
event-web-round-in = Тур { $number } почнеться через { $time }
event-web-waits = { $count ->
    [one] Почнеться, щойно буде { $count } учасник
    [few] Почнеться, щойно буде { $count } учасники
   *[many] Почнеться, щойно буде { $count } учасників
}
event-web-playing = { $count ->
    [0] Готуються наступні ігри
    [one] Триває { $count } гра
    [few] Тривають { $count } гри
   *[many] Триває { $count } ігор
}
event-web-my-table = До мого столу
event-web-you-are-here = Ти береш участь.
event-web-you-entered = Ти в списку. Натисни «Я тут», щоб отримати стіл. Початок підтвердження присутності: { $date }
event-web-you-withdrew = Ти більше не береш участі.
event-web-enter = Взяти участь
event-web-check-in = Я тут
event-web-withdraw = Вийти з турніру

event-web-organiser = Для організатора
event-web-start = Почати зараз
event-web-pause = Перерва
event-web-resume = Продовжити
event-web-end = Завершити турнір
event-web-end-sure = Завершити турнір остаточно? Ігри, які ще тривають, ще зарахуються.

event-web-standings = Таблиця
event-web-ties = Як рахуються очки й рівність
event-web-ties-points = Очко за кожного, хто за столом лишився позаду, і пів очка за кожного, хто ділить із тобою місце. Вільний тур вартий середнього за столом, але щонайменше одного очка. Якщо очок порівну, вирішують по черзі:
event-web-ties-opponents = сума очок усіх твоїх суперників: попереду той, чий шлях був важчий;
event-web-ties-direct = очки, здобуті в іграх із тими, з ким досі рівність;
event-web-ties-score = сума твоїх очок у самих іграх.
event-web-ties-shared = Якщо рівність лишається й тоді, місце ділять.
event-web-ties-knock-out = Важить, як далеко ти дійдеш, а потім місце за останнім столом. Якщо за столом місце ділять, далі йде той, у кого більше очок у грі, а потім — хто вищий у початковому порядку учасників.

event-web-round = Тур { $number }
event-web-table = Стіл { $number }
event-web-place = місце { $place }
event-web-replay = Повтор
event-web-watch = Дивитися
event-web-was-corrected = виправлено
event-web-correct = Виправити результат
event-web-correct-about = Хто ділить місце, отримує те саме. Виправлення записується в журнал.
event-web-byes = Вільний тур: { $players }
event-web-rounds-older = Давніших ігор у списку немає.

event-web-seeds-about = Порядок важить у першому турі, а в системі на вибування — до кінця: найсильніші вгорі.
event-web-seed-up = Вище: { $name }
event-web-player-entered = у списку
event-web-player-here = тут
event-web-player-gone = поза турніром
event-web-remove = Виключити
event-web-remove-sure = Виключити з турніру: { $name }? Повернутися до нього вже не можна.

event-web-ways = Показати й зберегти
event-web-wall = Для великого екрана
event-web-csv = Результати у CSV
event-web-print = Надрукувати
event-web-link = Посилання на турнір
event-web-wall-ends = Залишилося
event-web-wall-tables = Столи

event-web-log = Журнал
event-web-log-planned = Турнір заплановано.
event-web-log-entered = { $player } бере участь.
event-web-log-checked-in = { $player } тут.
event-web-log-withdrew = { $player } виходить із турніру.
event-web-log-removed = Виключено організатором: { $player }.
event-web-log-seeded = Організатор змінює порядок учасників.
event-web-log-started = Турнір почався.
event-web-log-started-early = Організатор починає турнір.
event-web-log-round = Почався тур { $round }.
event-web-log-finished = { $players }: місця { $places }.
event-web-log-corrected = Організатор виправляє результат, { $players }: місця { $places }.
event-web-log-paused = Організатор оголошує перерву.
event-web-log-resumed = Турнір триває далі.
event-web-log-resumed-alone = Організатор видаляє свій обліковий запис, а турнір триває далі.
event-web-log-ended = Турнір завершено.
event-web-log-ended-by-organiser = Організатор завершує турнір.
event-web-log-ended-empty = Турнір завершено, бо прийшло замало учасників.
event-web-log-ended-idle = Турнір завершено після 30 днів перерви.
