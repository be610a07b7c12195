# Сторінки навколо дощок

web-language-choose = Мова
web-title = Taros
web-nav = Сторінки та налаштування
web-theme = Світла чи темна тема
web-settings = Налаштування
web-skip = До основного вмісту
web-close = Закрити
web-close-notice = Закрити: { $text }
web-cancel = Скасувати
web-missing = Тут нічого немає.
web-home-link = На головну сторінку
web-puzzle-to-today = Задача дня
web-missing-new-table = Новий стіл: { $game }
web-refused-table-crowd = За цим столом зараз забагато людей. Сторінка спробує ще раз сама.
web-text-limit = { $most ->
    [one] Тут уміщається щонайбільше { $most } знак.
    [few] Тут уміщається щонайбільше { $most } знаки.
   *[other] Тут уміщається щонайбільше { $most } знаків.
}
web-unreachable = Сервер недоступний. Чи є мережа?

# Перша сторінка

web-home-welcome = Попутного вітру й місця на ринку. У що зіграємо?
web-play-now = Грати
web-play-now-game = Грати: { $game }
web-with-friends = З друзями
web-on-device = На цьому пристрої
web-choose-rules = Вибрати ботів і правила
web-guide-link = Перший хід із поясненнями
web-resume = Продовжити
web-open-tables = Відкриті столи
web-no-open-tables = Жоден стіл не чекає на гравців. «З друзями» відкриває новий.
web-join = Приєднатися
web-table-action = { $action }: { $game }, { $names }
web-free-seats = { $free ->
    [0] немає вільних місць
    [one] { $free } вільне місце
    [few] { $free } вільні місця
   *[other] { $free } вільних місць
}
web-have-record = Маєш гру у файлі?
web-replay-record = Переглянути записану гру

# Підготовка столу

web-bot-learner = Учень
web-bot-regular = Звичайний
web-bot-master = Майстер
web-bot-grandmaster = Гросмейстер
web-bot-random = Навмання
web-bot-greedy = Жадібний
web-bot-flat = Просте Монте-Карло
web-bot-expectimax = Expectimax
web-bot-mcts = Пошук у дереві
web-bot-learned = Навчений
web-bot-search = Навчений пошук
web-bot-novice = Новачок
web-bot-plan = Планувальник
web-name-numbered = { $name } { $number }
web-name-strength = { $name } ({ $strength })
web-refused-bot-strength = { $strength } не є силою бота { $bot }: напиши число від 1 до { $most }, наприклад { $usual }.
web-refused-bot-strength-or-time = { $strength } не є силою бота { $bot }: напиши число від 1 до { $most }, наприклад { $usual }, або час, наприклад 500ms чи 2s.
web-pace-none = Без годинника
web-pace-seconds = { $seconds ->
    [one] { $seconds } секунда на хід
    [few] { $seconds } секунди на хід
   *[other] { $seconds } секунд на хід
}
web-pace-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[other] { $days } днів на хід
}
web-pace-total = { $increment ->
    [0] { $clock } на всі ходи
   *[other] { $clock } на всі ходи та ще { $increment } с за кожен
}

# За столом

web-copy = Копіювати
web-copied = Скопійовано
web-labelled = { $label }: { $text }
web-enumerated = { $first }, { $next }
web-listed = { $first }; { $next }
web-share = Поділитися
web-free-seat = Вільне місце
web-your-name = Твоє ім’я
web-time-left = лишилося { $clock }
web-bot-for-seat = Бот на місце { $number }

# Кінець

web-review = Розбір

# Повтори

web-replay = Повтор

# Правила й перший хід із поясненнями

web-events-link = Турніри
web-watch-link = Дивитися ігри
web-puzzle-link = Задача дня
web-editor-heading = Скласти позицію
web-rules = Правила
web-rules-of = Правила: { $game }

# Власні ігри на головній сторінці, і що сповіщає про хід

web-my-games = Твої ігри
web-my-games-all = Показати ще { $count }
web-finished-games = Завершені ігри
web-finished-older = Показати давніші ігри
web-home-play = Грати
web-table-with = гравці: { $names }
web-game-with = { $game }, гравці: { $names }
web-turn-yours = Твій хід
web-turn-of = Ходить { $name }
web-turn-since = уже { $duration }
web-turn-left = лишилося { $duration }
web-result-won = Перемога твоя
web-result-shared = Спільне перше місце
web-result-place = { $place ->
    [2] Твоє місце — друге
    [3] Твоє місце — третє
    [4] Твоє місце — четверте
   *[other] Твоє місце — { $place }
}
web-result-winners = { $count ->
    [1] Перемога: { $names }
   *[other] Перше місце ділять { $names }
}
web-result-alone = Гра без суперників
web-my-game-action = { $action }: { $game }, { $names }, стіл { $table }
web-my-game-action-alone = { $action }: { $game }, стіл { $table }
web-finished-action = { $action }: { $game }, { $date }, стіл { $table }

web-title-your-turn = ● Твій хід: { $game }
web-title-your-turns = ● Твій хід, ігор: { $count }
web-turn-notification = Твій хід: { $game }
web-turn-with = За столом із тобою: { $names }.

web-only-on-device = Усе відбувається на цьому пристрої: ігри зберігаються в цьому браузері й тривають без мережі.
web-device-loading = Правила надходять на цей пристрій: { $percent }%. Це буває лише раз.
web-device-failed = Цей браузер не може вести ігри сам: йому бракує WebAssembly чи фонових процесів, або файли іншої версії. Завантаж сторінку ще раз або візьми новіший браузер. На сервері Taros цей браузер грати може.
web-storage-failed = Цей браузер не зберігає ігор: немає місця або дозволу. Можна грати далі, але ігри зникнуть, коли закриєш сторінку.
web-storage-damaged = Одну з ігор на цьому пристрої було пошкоджено. Вона триває з останнього ходу, який вдалося прочитати.
web-bots-failed = Бот цього столу не запускається на цьому пристрої. Замість нього ходить простіший; на наступному ході спробуємо знову.
web-storage-unreadable = Гри { $table } на цьому пристрої вже не прочитати: те, що з неї збережено, пошкоджено. Усі інші на місці.
web-no-simd = Цьому браузеру бракує WebAssembly SIMD, потрібного сильним ботам: замість них ходять простіші. У новішому браузері або на сервері Taros вони грають на повну силу.
web-new-version = Є нова версія Taros.
web-new-version-load = Завантажити її
web-server-away = Сервер зараз недоступний, тож усе відбувається на цьому пристрої. Ігри зберігаються в цьому браузері; сторінка сама повернеться до сервера.
web-server-back = Сервер знову доступний. Ця гра лишається на цьому пристрої й триває тут.
web-server-back-go = До сервера
web-away = Сервер недоступний
web-away-explained = Ця гра — на сервері. Сторінка відкриє її сама, щойно сервер знову буде доступний; нічого не пропаде. Доти можна грати на цьому пристрої.
web-away-failed = Сервер недоступний, а цей пристрій не зберіг ігор на такий випадок. Коли знову буде мережа, натисни «Зберегти ігри на цьому пристрої» на головній сторінці.
web-without-network = Без мережі
web-keep = Зберегти ігри на цьому пристрої
web-keep-no = З іграми на цьому пристрої (9 МБ) можна грати й тоді, коли сервер недоступний: проти ботів або разом за одним пристроєм.
web-keep-busy = Ігри надходять на цей пристрій.
web-keep-yes = Ігри на цьому пристрої: коли сервер недоступний, ця сторінка однаково відкриється, щоб грати проти ботів і за одним пристроєм.
web-keep-failed = Ігри не надійшли. Чи є мережа й місце на цьому пристрої? Спробуй ще раз.
web-keep-on-server = Зберегти на сервері
web-keep-on-server-explained = Ця гра лише на цьому пристрої. На сервері її зможе дивитися той, хто має її адресу.

web-account-keep = Зберегти моє ім’я
web-announcement = Від господаря

# Рейтингові столи та сторінки гравців

web-rated = Рейтингова гра
web-ladder-link = Таблиця лідерів
web-players-mine = Моя сторінка
web-players-page-of = Сторінка гравця: { $name }
