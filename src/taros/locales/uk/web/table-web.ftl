# Сторінки навколо дощок

web-close-hint = Закрити підказку
web-next = Далі
web-seats-taken = Усі місця зайняті: можна дивитися.
web-replay-to-table = До столу
web-offline = Зв’язок утрачено. Він відновиться сам; нічого зі зробленого не пропаде.
web-turn-number = { $turn ->
    [0] Початок
   *[other] Хід { $turn }
}

# Підготовка столу

web-setup-bots = { $game }: проти ботів
web-setup-friends = { $game }: з друзями
web-setup-device = { $game }: на цьому пристрої
web-seats = Місця
web-how-many = Скільки гравців
web-seat-who = Хто сидить на місці { $number }
web-seat-called = Ім’я на місці { $number }
web-seat-strength = Сила на місці { $number }
web-seat-me = Я
web-seat-open = Вільне, за посиланням
web-seat-here = Ще хтось за цим пристроєм
web-seat-bot = Бот: { $bot }
web-strength = Сила
web-strength-counted = Від 1 до { $most }.
web-strength-timed = Від 1 до { $most } або час до { $longest }s, наприклад 500ms; тоді його ходи не можна точно відтворити.
web-first-lot = За жеребом
web-presets = Набори правил
web-all-options = Усі параметри
web-automatic = автоматично
web-pace = Темп
web-pace-kind-none = Без годинника
web-pace-kind-move = Секунди на хід
web-pace-kind-total = Загальний час
web-pace-kind-days = Дні на хід
web-pace-unit-seconds = секунд на хід
web-pace-unit-minutes = хвилин на всі ходи
web-pace-unit-increment = секунд додатково за кожен
web-pace-unit-days = днів на хід
web-pace-explained-none = Ніхто не квапить. Якщо когось немає п’ять хвилин, стіл пропонує бота, що грає до повернення гравця.
web-pace-explained-move = Коли час вийшов, хід робить бот і грає далі, доки гравець не повернеться.
web-pace-explained-total = Усі мають однаковий час на всю гру. Коли він скінчився, далі грає бот.
web-pace-explained-days = Гра за листуванням: коли дні минули, хід робить бот і грає далі, доки гравець не повернеться.
web-public-explained = Показувати стіл на головній сторінці, щоб міг приєднатися кожен.
web-create-table = Відкрити стіл
web-start = Почати

# За столом

web-table-title = { $game } · стіл { $table }
web-device-starting = Стіл готується. Ти зможеш обирати, щойно надійдуть правила.
web-waiting-people = { $open ->
    [one] Є { $open } вільне місце. Гра почнеться, коли його займуть.
    [few] Є { $open } вільні місця. Гра почнеться, коли займуть усі.
   *[other] Є { $open } вільних місць. Гра почнеться, коли займуть усі.
}
web-share-explained = Надішли це посилання тим, хто гратиме:
web-invitation = Посилання на цей стіл
web-sit-here = Сісти тут
web-invited = Тебе запрошено: сідай і грай.
web-take-seat = Сісти за стіл
web-seat-action = { $action }: місце { $number }
web-seat-acting = на черзі
web-stand-up = Встати
web-mixing = Пристрої змішують випадкові біти для цієї гри…
web-secret-choose = Вибирати можна, доки триває цей момент; якщо не вибереш, це пас.
web-secret-chosen = Вибрано: буде зіграно, коли мине цей момент.
web-secret-wait = Цей момент триває однаково, чи є в когось вибір, чи немає.
web-secret-left = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
}
web-waiting-for = Чекаємо: { $names }.
web-chance = Вирішує випадок.
web-prompt-for = { $name }: { $prompt }
web-until = до { $date }
web-clause = Правило { $clause }
web-you = ти
web-more = Ще
web-resigned = гру здано, далі грає бот
web-stands-in = заміняє бот: { $bot }
web-late = час вийшов: цей хід робить бот
web-clock = Лишилося часу:
web-absent = немає зв’язку
web-come-back = Я вже тут
web-free-seat-again = Знову звільнити місце { $number }
web-which-bot-seat = Який бот на місце { $number }
web-let-bot-sit = Віддати йому місце { $number }
web-play-for = { $name }: хай грає бот
web-other-bot-for = { $name }: інший бот
web-play-for-explained = { $name } не на зв’язку. Бот грає лише до повернення гравця.
web-which-bot-for = { $name }: який бот?
web-let-bot-play-for = { $name }: хай грає цей бот
web-offer-stand-in = { $name } не на зв’язку вже { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
}. Хай до повернення грає бот?
web-offer-which-bot = { $name }: який бот може грати
web-offer-yes = Так, хай грає
web-offer-no = Ні, чекаємо: { $name }
web-hand-over-seat = Передати місце: { $name }
web-hand-over-link = Місце дістанеться тому, хто відкриє це посилання першим. Воно діє один раз і доти, доки не повернеться { $name }.
web-hand-over-link-mine = Місце дістанеться тому, хто відкриє це посилання першим. Воно діє один раз і до твого наступного ходу.
web-hand-over-label = Посилання на місце: { $name }
web-take-over = { $name } передає тобі це місце. Далі граєш ти.
web-take-over-void = Це посилання на місце вже не діє: місце зайнято або його гравець грає далі. Можна дивитися.
web-undo = Повернути хід
web-hint = Підказка
web-hint-thinking = Думаю…
web-hint-preparing = Ще думаю. Невдовзі після запуску сервера це може тривати хвилину.
web-hint-move = Найкраще: { $move }
web-agree = Згода
web-disagree = Краще ні
web-remark = Сказати щось
web-resign = Здатися
web-resign-question = Здатися? На твоєму місці до кінця гратиме бот.
web-remove = Закрити стіл
web-remove-question = Закрити стіл для всіх? Гра зникне.
web-leave = Вийти
web-confirm-move = { $move } Зробити цей хід?
web-confirm-any = Зробити цей хід?
web-confirm-yes = Зробити
web-confirm-no = Ще ні
web-log = Що сталося
web-told-others = Потім ходили: { $names }.
web-spectators = { $count ->
    [one] Дивиться { $count } людина.
    [few] Дивляться { $count } людини.
   *[other] Дивляться { $count } людей.
}
web-watch-explained = Хай інші дивляться
web-hand-over = Передай пристрій. Тепер грає { $name }. Карти треба відкривати, коли більше ніхто не дивиться.
web-look = Це я, { $name }: покажи їх

# Дошка гри, що має лише картинку

web-picture = Картинка дошки.
web-picture-scores = Картинка дошки. Очки: { $scores }.
web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
web-choices = Твої варіанти
web-blocked = Зараз не можна

# Кінець

web-winners = { $count ->
    [1] Перемагає { $names }.
   *[other] Перемогу ділять { $names }.
}
web-you-won = Перемога твоя!
web-you-won-by = Перемога твоя! Перевага: { $margin }. Далі: { $names }.
web-you-share-win = Спільна перемога: ти та { $names }.
web-you-came = Твоє місце — { $place ->
    [2] друге
    [3] третє
    [4] четверте
   *[other] { $place }
}.
web-you-came-by = Твоє місце — { $place ->
    [2] друге
    [3] третє
    [4] четверте
   *[other] { $place }
}. Попереду { $names }, різниця: { $margin }.
web-end = Як усе скінчилося
web-play-again = Зіграти ще
web-watch-rematch = Дивитися реванш
web-place = { $place ->
    [1] 1-ше місце
    [2] 2-ге місце
    [3] 3-тє місце
   *[other] { $place }-те місце
}
web-download-record = Завантажити запис гри
web-scores-over-time = Очки протягом гри
web-chart-summary = Очки протягом гри; наприкінці: { $scores }
web-end-or-review = Результат або розбір
web-result = Результат
web-review-game = Розібрати цю гру
web-review-none = Ця гра не має розбору: жоден бот не навчився її оцінювати.

# Доказ, що випадок був чесний

web-fair = Чи чесною була випадковість?
web-fair-yes = { $events ->
    [one] Так: { $events } випадкова подія цієї гри — саме те, що дає обіцяне зерно.
    [few] Так: усі { $events } випадкові події цієї гри — саме те, що дає обіцяне зерно.
   *[other] Так: усі { $events } випадкових подій цієї гри — саме те, що дає обіцяне зерно.
}
web-fair-no = Ні: щось не сходиться.
web-fair-none = Для цієї гри чесності не довести: у її записі немає ні обіцянки, ні зерна.
web-fair-insecure = Ця сторінка не захищена (https), тому браузер не дає їй криптографії. Завантаж запис і виконай: taros verify FILE
web-fair-seed-yes = Зерно — саме те, відбиток якого (SHA-256) було оголошено перед грою.
web-fair-seed-no = Зерно — не те, відбиток якого було оголошено.
web-fair-seed-unknown = Відбиток зерна невідомий.
web-fair-hashes-yes = Випадкові біти — ті, чиї відбитки було надіслано до того, як витягнуто зерно.
web-fair-hashes-no = Випадкові біти — не ті, чиї відбитки було надіслано.
web-fair-promise-yes = Цьому пристрою показали ті самі відбитки ще до того, як він відкрив власні випадкові біти.
web-fair-promise-no = Перед грою цьому пристрою показали інші відбитки.
web-fair-promise-unknown = Цей пристрій не пам’ятає відбитка, показаного перед грою, тому тут доводиться вірити самому запису.
web-fair-bits-yes = Випадкові біти цього пристрою — серед використаних.
web-fair-bits-no = Випадкових бітів цього пристрою не використано.
web-fair-bits-unknown = Цей пристрій не давав цій грі власних випадкових бітів або не пам’ятає їх.
web-fair-events-yes = { $events ->
    [one] { $events } подію розіграно ще раз у цьому браузері, з тим самим наслідком.
    [few] { $events } події розіграно ще раз у цьому браузері, кожну з тим самим наслідком.
   *[other] { $events } подій розіграно ще раз у цьому браузері, кожну з тим самим наслідком.
}
web-fair-events-no = Події, що виходять інакше: { $wrong }.
web-fair-proves-revealed = Це доводить, що ніхто не вибирав і не змінював наслідків, навіть разом із сервером: спершу пристрої надіслали відбитки випадкових бітів, тоді було витягнуто й обіцяно зерно, і лише потім відкрито біти. Досить одного чесного пристрою, і твій такий, якщо його біти серед них.
web-fair-proves-contributions = Ця гра давньої версії. Доведено, що жодного наслідку не змінено після того, як зерно було обіцяно, а випадкові біти домішано. Хто знав зерно й ішов останнім, міг дібрати свої біти на власну користь.
web-fair-proves-seed = Жоден пристрій не додав випадкових бітів. Доведено, що жодного наслідку не змінено після початку гри. Господар сервера міг вибрати зерно.
web-fair-round = Випадковість цієї гри змішано в раунді { $round }: у кожному попередньому раунді якийсь пристрій не відкрив своїх бітів, утратив місце, і все розігрували знову. Хто знав зерно, міг так відмовитися від наслідку.
web-fair-not = Це не доводить, що господар сервера не дивився, що буде далі. До того ж браузер не знає правил: чи записані ваги — ті, що дають правила, перевіряє ще й команда taros verify.
web-fair-numbers = Числа
web-fair-commitment = Відбиток зерна, оголошений перед грою
web-fair-seed = Зерно, відкрите після неї
web-fair-hashes = Відбитки випадкових бітів гравців, надіслані до того, як витягнуто зерно
web-fair-contributions = Випадкові біти пристроїв гравців
web-fair-scheme = Подія n — це HMAC-SHA-256, де ключ — зерно, а текст — біти пристроїв через кому, двокрапка й n; як число за модулем суми ваг, це значення припадає на один із наслідків.

# Повтори

web-replay-title = { $game } · повтор
web-replay-damaged = Цей запис пошкоджено, показано те, що вдалося прочитати. { $reason }
web-replay-start = Початок гри.
web-replay-at = { $turn ->
    [0] Момент { $ply } з { $last }
   *[other] Хід { $turn }, момент { $ply } з { $last }
}
web-play = Відтворити
web-pause = Пауза
web-first = На початок
web-back = Крок назад
web-forward = Крок уперед
web-last = У кінець
web-scrub = Момент гри
web-share-moment = Копіювати посилання на цей момент
web-other-record = Відкрити файл запису
web-drop-record = Перетягни файл запису будь-куди на цю сторінку або вибери його тут.
web-choose-file = Вибрати файл

# Правила й перший хід із поясненнями

web-editor-open = Відкрити цей момент у редакторі
web-how-to-play = Як грати
web-every-clause = Усі пункти
web-every-clause-explained = Це вся гра. Що буває в рідкісних випадках і що змінює кожен параметр, написано тут:
web-print = Друкувати
web-play-game = Підготувати гру
web-guide-title = { $game } · перший хід
web-guide-offer = Уперше тут? П’ять речень покажуть увесь хід.
web-guide-yes = Покажи
web-guide-no = Ні, дякую
web-guide-skip = Пропустити
web-guide-end = Це й був увесь хід. Решти навчишся під час гри.
web-guide-again = Ще раз
web-guide-none = Ця гра не має першого ходу з поясненнями.

# Власні ігри на головній сторінці, і що сповіщає про хід

web-turn-offer-label = Як сповіщати про твій хід
web-turn-offer = Інші можуть не поспішати. Хай дзвіночок скаже, коли твій хід?
web-turn-offer-chime = Так, будь ласка
web-turn-offer-quiet = Тихенько
web-turn-offer-none = Без звуків
web-turn-offer-notifications = А ще сповіщення, поки дивишся на щось інше? Браузер запитає ще раз.
web-turn-offer-notify = Сповіщай
web-turn-offer-no-notification = Досить дзвіночка
