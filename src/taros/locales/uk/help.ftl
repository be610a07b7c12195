# Довідка командного рядка, його вітання і taros doctor

help-usage = Використання:
help-arguments = Аргументи
help-options = Параметри
help-commands = Команди
help-examples = Приклади
help-required = Обов’язково.
help-default = Типово: { $value }.
help-variable = Або { $name } у середовищі.
help-more = { $command } --help показує приклади.

help-taros = «Марракеш» і «Регата»: дві настільні гри, щоб у них грати, вивчати їх і навчати машини.
help-play =
    Грати в терміналі проти ботів або з друзями за однією клавіатурою.

    Параметри самої гри задають їхніми назвами, наприклад --purse 40: дивись taros rules GAME.
help-resume = Продовжити збережену гру.
help-simulate =
    Зіграти багато ігор між ботами й порахувати, чим вони закінчуються.

    Параметри самої гри задають їхніми назвами, наприклад --purse 40: дивись taros rules GAME.
help-tournament =
    Звести ботів у всіх порядках місць і порівняти їх.

    Кожен порядок ботів грає з тією самою випадковістю. Перерваний турнір триває з того місця, де спинився, коли дати ту саму команду ще раз. Параметри самої гри задають їхніми назвами, наприклад --purse 40: дивись taros rules GAME.
help-dataset =
    Записати ігри між ботами у файл Parquet для програм, що на них навчаються.

    Ігри зберігаються, щойно закінчаться: після перерви та сама команда продовжує. Картка поруч із файлом каже, як його зроблено. Потрібне taros[data]; taros.envs.load_dataset і minari.load_dataset читають записане. Параметри самої гри задають їхніми назвами, наприклад --purse 40: дивись taros rules GAME.
help-show = Показати гру або позицію.
help-review =
    Оцінити кожен момент гри: шанси на перемогу, найкращі ходи, удачу й майстерність.

    Пошкоджений або незакінчений запис розбирається, доки вдається.
help-verify = Повторити кожну випадкову подію запису й порівняти; код виходу 1, якщо якась відрізняється.
help-rules = Надрукувати правила, пункт за пунктом, з усіма параметрами.
help-serve = Грати в браузері: тут, на інших пристроях і з друзями деінде.
help-perft = Порахувати послідовності з N ходів і наслідків, за першим із них.
help-doctor =
    Перевірити, чи є на цій машині все, що потрібно Taros, і сказати, що робити.

    Код виходу 1, якщо щось треба зробити.
help-admin = Керувати сервером.
help-overview = Порахувати столи, людей і все, що зберігається, і показати, що було останнім часом.
help-backup = Скопіювати базу даних в один файл і перевірити копію; сервери тим часом можуть працювати.
help-restore = Скопіювати резервну копію в базу даних, якою не користується жоден сервер, і перевірити її.
help-records = Зберегти записи всіх закінчених ігор в один файл, найдавніші спершу.
help-tidy = Видалити закриті столи й давні ігри, як сервер робить сам кожні десять хвилин.
help-close = Закрити назавжди незавершений стіл, також під час гри.
help-ban = Закрити доступ обліковому запису або цілій мережі на певний час.
help-unban = Повернути доступ обліковому запису або адресі.
help-announce = Показувати речення на кожній сторінці протягом кількох годин.
help-appoint = Дозволити обліковому запису керувати сервером на сторінці /host.
help-dismiss = Більше не дозволяти обліковому запису керувати сервером.
help-log = Показати все, що робили господарі, і перевірити, що нічого не змінено.
help-rename = Дати обліковому запису NAME інше ім’я; розпочаті ігри зберігають старе.
help-reserve = Щоб ніхто не міг узяти NAME або схоже ім’я для облікового запису.
help-rotate-secrets =
    Створити нові секрети для сервера.

    Сервер візьме їх за кілька хвилин. Ніхто не втрачає ні місця, ні гри.

help-help = Показати цю довідку.
help-version = Показати версію.
help-install-completion = Навчити цю оболонку доповнювати команди taros клавішею Tab.
help-show-completion = Надрукувати скрипт для цього: його кладуть туди, де його знайде оболонка.
help-game = Гра, наприклад marrakech.
help-jobs = Процеси, щонайбільше один на ядро.
help-cluster = Грати на кластері Ray; потрібне taros[cluster].
help-json = Для машин.
help-seed = Число, яке визначає всю випадковість.
help-games = Скільки ігор зіграти.
help-html = Записати сторінку з діаграмами в цей файл.
help-file = Запис.
help-database = sqlite:///FILE або postgresql://…; інакше файл у твоїй теці.
help-play-seats = Хто де сидить, через кому: human, або бот чи рівень; якщо не задано — ти й два боти.
help-play-save = Зберігати гру в цьому файлі.
help-resume-file = Збережена гра; зазвичай остання незакінчена.
help-simulate-seats = Хто де сидить, через кому.
help-simulate-records = Записати всі ігри в цей файл.
help-tournament-bots = Хто грає, через кому. Якщо ботів менше, ніж місць, останній займає решту: grandmaster,greedy на 4 місцях — це один grandmaster проти трьох greedy. Якщо ботів більше, ніж місць, зустрічаються всі їхні поєднання.
help-tournament-games = Найменша кількість ігор: кожен порядок ботів грає однаково часто.
help-tournament-seats = Стільки, скільки ботів, якщо не задано й гра дозволяє.
help-tournament-patience = Секунди на хід, понад час, заданий силою бота.
help-tournament-out = Зберігати кожну гру в цьому файлі; та сама команда з більшою кількістю ігор його продовжить.
help-dataset-out = Файл Parquet.
help-dataset-bots = Хто грає, через кому; з кожною грою вони пересідають на одне місце далі.
help-dataset-seats = Стільки, скільки ботів, якщо не задано.
help-dataset-minari = Записати також, що бачив і робив перший бот, як набір даних Minari.
help-dataset-observation = Що містить набір даних Minari: planes, ego, features або state.
help-show-source = Запис або позиція.
help-show-ply = Скільки ходів і наслідків зіграти спершу.
help-show-game = Котрий запис у файлі, від 1.
help-show-svg = Записати картинку в цей файл.
help-review-bot = Хто каже, які ходи найкращі; шанси однаково оцінює «learned».
help-review-game = Котрий запис у файлі, від 1.
help-verify-file = Один запис або кілька.
help-perft-depth = Скільки ходів і наслідків завдовжки.
help-perft-position = Звідки почати; якщо не задано — з початку гри.
help-perft-seats = Місця гри, яка починається не з позиції.
help-serve-host = Де слухати; 127.0.0.1: лише тут.
help-serve-port = 0: будь-який вільний.
help-serve-public-url = Адреса, яку бачать браузери, за проксі: https://…
help-serve-bus = redis://…, для кількох процесів сервера.
help-serve-workers = Скільки процесів.
help-serve-bots = Власні боти для столів: FILE.py:CLASS, через кому.
help-serve-site = Те, що записала команда «make site»: із ним браузери обходяться без мережі.
help-serve-limits = FILE.toml із власними обмеженнями; дивись docs/hosting.md.
help-serve-mail = SMTP-сервер для листів: smtps://user:password@host; потребує --mail-from і --public-url.
help-serve-mail-from = Адреса, з якої надходять листи.
help-serve-metrics-token = Дозволяє іншим машинам читати /metrics.
help-serve-open = Відкрити браузер.
help-backup-file = Новий файл.
help-restore-file = Те, що записала команда «taros admin backup».
help-restore-replace = Видалити те, що є в базі даних.
help-records-file = Новий файл.
help-records-since = Лише столи, відкриті того дня або пізніше, UTC.
help-close-table = Стіл, як у його адресі: /t/TABLE.
help-close-dry-run = Сказати, що було б зроблено; нічого не робити.
help-ban-name = Ім’я облікового запису.
help-ban-address = Адреса мережі замість імені.
help-ban-days = Кількість днів; без неї доступ для облікового запису закрито до скасування.
help-unban-name = Ім’я облікового запису або адреса.
help-announce-text = Речення; порожнє прибирає його.
help-announce-hours = Кількість годин.
help-appoint-name = Ім’я облікового запису.
help-dismiss-name = Ім’я облікового запису.
help-rename-name = Ім’я облікового запису.
help-rename-to = Нове ім’я.
help-reserve-name = Ім’я.
help-tidy-limits = FILE.toml, як його дають команді «taros serve».
help-tidy-dry-run = Сказати, що час видалити, і нічого не робити.
help-doctor-port = Порт, який перевірити.

greet-hello = Taros { $version }: «Марракеш» і «Регата», дві настільні гри, щоб у них грати, вивчати їх і навчати машини.
greet-browser = у браузері, проти ботів або з друзями
greet-terminal = тут, у терміналі, проти двох ботів
greet-study = після гри: що було удачею, а що майстерністю
greet-machines = хай боти зіграють тисячу ігор
greet-more = taros --help показує всі команди; taros rules marrakech друкує правила; taros doctor шукає, чого бракує.

doctor-ok = гаразд
doctor-note = примітка
doctor-problem = зробити
doctor-python = Python { $version }, { $system }
doctor-python-old = Python { $version } застарий: установи Python 3.11 або новіший, а з ним і Taros.
doctor-numba = numba { $version } компілює і працює
doctor-numba-broken = numba не працює, тож боти не можуть думати: { $reason }. Установи Taros ще раз командою pip install --force-reinstall.
doctor-cache = Скомпільованих файлів у { $folder }: { $files }
doctor-cache-empty = У { $folder } ще нічого не скомпільовано: перша гра кожного бота триватиме на кілька секунд довше.
doctor-cache-readonly = У { $folder } не можна писати, тож усе компілюється наново за кожного запуску: дай XDG_CACHE_HOME теку, в яку можна.
doctor-port = Порт { $port } вільний
doctor-port-taken = Порт { $port } зайнятий: може, Taros уже працює на http://localhost:{ $port }/. Якщо ні, вибери інший порт: taros serve --port { $other }
doctor-database = База даних відкривається: { $address }
doctor-database-broken = { $reason } Полагодь її або назви іншу: taros serve --database sqlite:///tables.db
doctor-client = Сторінки для браузера на місці, файлів: { $files }
doctor-client-missing = Сторінок для браузера не зібрано: запусти make client у клоні або встанови пакунок wheel.
doctor-extra = taros[{ $extra }] встановлено
doctor-extra-missing = taros[{ $extra }] не встановлено, а потрібне воно лише для цього: { $purpose }. Щоб його мати: pip install 'taros[{ $extra }]'
doctor-extra-club = кілька процесів сервера з PostgreSQL і Redis та повідомлення тим, кого немає
doctor-extra-cluster = турніри на кількох машинах
doctor-extra-rl = середовища Gymnasium і PettingZoo
doctor-extra-data = набори даних для програм, що навчаються
doctor-good = Усе гаразд. Щоб грати: taros serve --open
doctor-todo = { $count ->
    [one] Треба зробити { $count } річ.
    [few] Треба зробити { $count } речі.
   *[other] Треба зробити { $count } речей.
}
