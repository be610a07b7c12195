# Налаштування

web-settings-board = На дошці
web-settings-motion = Швидкість руху
web-settings-motion-off = Без руху
web-settings-motion-quick = Швидко
web-settings-motion-normal = Звичайно
web-settings-motion-slow = Повільно
web-settings-coordinates = Координати
web-settings-coordinates-explained = Літери й цифри біля клітинок.
web-settings-odds = Імовірності
web-settings-odds-explained = Де й з якою ймовірністю закінчиться хід, скільки він коштуватиме, хто попереду.
web-settings-confirm = Підтверджувати кожен хід
web-settings-confirm-explained = Хід спершу лише показано; у гру він піде, коли підтвердиш.
web-settings-turn-board = Розвернути дошку до мене
web-settings-turn-board-explained = Ти сидиш унизу, решта — навколо ринку.
web-settings-page = На сторінці
web-settings-theme = Світла чи темна тема
web-settings-theme-system = Як у системі
web-settings-theme-light = Світла
web-settings-theme-dark = Темна
web-settings-left-handed = Для лівої руки
web-settings-left-handed-explained = На телефонах кнопки стоять ліворуч.
web-settings-keys = Перелік клавіш

# Перелік клавіш

web-keys = Клавіші
web-keys-everywhere = На кожній сторінці
web-keys-arrow-left = стрілка ліворуч
web-keys-arrow-up = стрілка вгору
web-keys-arrow-right = стрілка праворуч
web-keys-arrow-down = стрілка вниз
web-keys-tab = До наступної кнопки чи посилання або назад до попередніх
web-keys-enter = Вибрати те, що у фокусі
web-keys-help = Цей перелік
web-keys-step = На один момент назад чи вперед
web-keys-ends = На початок чи в кінець гри
web-keys-choose = Узяти варіант із цим номером
web-settings-sounds = Звуки та сповіщення
web-settings-sound = Звук
web-settings-sound-off = Вимкнено
web-settings-sound-quiet = Тихо
web-settings-sound-normal = Звичайно
web-settings-notifications = Сповіщати про мій хід
web-settings-notifications-forbidden = Твій браузер забороняє сповіщення для цього сайту; дозволити їх можна в його налаштуваннях.
web-settings-notifications-explained = Від системи, поки відкрито сторінку Taros, а ти дивишся на щось інше.
