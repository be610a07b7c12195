# Повідомлення тим, кого немає: сповіщення та листи

notice-turn = Твій хід: { $game }
notice-turn-with = На твій хід чекають: { $names }.
notice-turn-about = Стіл чекає на твій хід.
notice-invitation = { $name } запрошує тебе: { $game }
notice-invitation-about = Для тебе є вільне місце.
notice-rematch = { $name } хоче реваншу: { $game }
notice-rematch-about = Твоє місце збережено за тобою.
notice-round = Починається наступний раунд: { $name }
notice-round-about = Твій стіл готовий.
notice-several = { $count ->
    [one] На тебе чекає { $count } стіл
    [few] На тебе чекають { $count } столи
   *[many] На тебе чекають { $count } столів
}
notice-games = { $games }
notice-mail-why = Ти отримуєш це, бо просиш { $server } тобі писати. Один клік припиняє ці листи:
notice-confirm-title = Підтвердь свою адресу
notice-confirm-body = Хтось, хто має обліковий запис на { $server }, хоче дізнаватися на цю адресу про свій хід. Якщо це ти, відкрий це посилання протягом доби:
notice-confirm-else = Якщо ні, нічого не роби, і більше листів не буде.

# Відмови

notice-no-push = Цей сервер не надсилає сповіщень.
notice-no-email = Цей сервер не надсилає листів.
notice-endpoint = Це не адреса, на яку браузер приймає сповіщення: вона починається з https, і до неї може дістатися кожен.
notice-zone = Немає часового поясу { $value }.
notice-email-soon = Туди пішло повідомлення менш ніж чверть години тому. Спробуй пізніше.
notice-email-failed = Лист не вдалося надіслати. Перевір адресу або спробуй пізніше.
notice-code-void = Це посилання вже використано, або воно застаре.
notice-no-seat = За цим столом немає вільного місця.
