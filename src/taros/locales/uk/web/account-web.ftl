# Сторінка власного облікового запису

web-account-keep-heading = Збережи своє ім’я
web-account-keep-about = Ти граєш як гість, і можеш так і далі, скільки хочеш. Збережи ім’я — і ніхто інший на цьому сервері не зможе зватися, як ти; твої ігри залишаться, і ти знайдеш їх на всіх своїх пристроях. Без пароля, без пошти.
web-account-sign-in-heading = У мене вже є тут ім’я
web-account-sign-in-passkey = Увійти з ключем доступу
web-account-sign-in-recovery = Увійти з резервним кодом
web-account-sign-in-link = На пристрої, де вхід уже виконано, ця сторінка створює посилання або QR-код для цього.
web-account-code = Резервний код
web-account-sign-in = Увійти
web-account-link-heading = Увійти на цьому пристрої?
web-account-link-about = Посилання, яке відкрито, виконує вхід на цьому пристрої, один раз. Зігране тут як гість повернеться, коли ти вийдеш.
web-account-since = З { $date }
web-account-codes-heading = Резервні коди
web-account-codes-new = Надрукуй ці коди або запиши їх. Кожен із них дає увійти один раз, якщо всі твої пристрої втрачено. Більше їх не буде показано.
web-account-codes-left = { $count ->
    [0] У тебе немає резервних кодів.
    [one] У тебе залишився { $count } резервний код.
    [few] У тебе залишилося { $count } резервні коди.
   *[other] У тебе залишилося { $count } резервних кодів.
}
web-account-codes-more = Нові коди
web-account-codes-more-about = Нові коди скасовують ці.
web-account-codes-print = Надрукувати
web-account-codes-save = Зберегти у файл
web-account-codes-kept = Їх збережено
web-account-passkeys-heading = Ключі доступу
web-account-passkeys-about = З ключем доступу входять пальцем, обличчям або кодом пристрою.
web-account-passkeys-insecure = Ключі доступу потребують адреси, що починається з https.
web-account-passkey-add = Додати ключ доступу
web-account-passkey-cancelled = Ключа доступу не вибрано.
web-account-devices-heading = Де виконано вхід
web-account-device-here = Цей пристрій
web-account-device-unnamed = Пристрій
web-account-remove = Вилучити
web-account-sign-out = Вийти
web-account-other-heading = Інший пристрій
web-account-other-about = Посилання виконує вхід на одному іншому пристрої. Воно діє один раз, десять хвилин: нікому його не давай.
web-account-other-make = Створити посилання
web-account-other-link = Посилання для іншого пристрою
web-account-other-qr = Посилання як QR-код, для камери
web-account-data = Завантажити все моє
web-account-data-about = Твої ігри із записами, налаштування й те, що зберігається про твій обліковий запис, одним файлом.
web-account-delete = Видалити обліковий запис
web-account-delete-sure = Видалити обліковий запис? Ігри залишаться, але без твого імені, і повернутися до них не можна.
web-account-done-removed = Вилучено.
web-account-bots-heading = Твої боти
web-account-bots-about = Програма грає за столами під власним іменем, зі знаком, що це бот. Вона надсилає свій токен із кожним запитом; сторінка для господарів і програм каже, як.
web-account-bot-name = Ім’я нового бота
web-account-bot-make = Створити бота
web-account-bot-token = Токен бота
web-account-bot-token-about = Його показано лише цього разу. Хто має його, грає як твій бот.
web-account-bot-renew = Новий токен
web-account-bot-delete = Видалити бота
web-account-notices-heading = Коли тебе немає
