# Розбори: відмови, таблиці та сторінка

review-not-learned = Розбору для гри «{ $game }» ще немає: ніхто не навчився її оцінювати.

review-title = { $game }: розбір
review-judged = Найкращі ходи за оцінкою бота { $bot }. Шанси вивчено з ігор; наприкінці ходу їх узято прямо, а посеред ходу переглянуто все, що може статися.
review-unfinished = Гру не закінчено. Ось що можна сказати про { $plies ->
    [one] { $plies } хід чи випадкову подію
    [few] { $plies } ходи та випадкові події
   *[other] { $plies } ходів і випадкових подій
}.
review-damaged = Запис пошкоджено: { $reason } Ось що можна сказати про те, що було доти: { $plies ->
    [one] { $plies } хід чи випадкова подія
    [few] { $plies } ходи та випадкові події
   *[other] { $plies } ходів і випадкових подій
}.

review-chances = Шанси на перемогу
review-chances-note = Після кожного ходу й кожної випадкової події; горизонтальні лінії — 25, 50 і 75%, тонкі вертикальні — переломні моменти.
review-turning = Переломні моменти
review-turning-note = Де шанси змінилися найбільше, з дошкою після того.
review-turned-luck-up = { $words } Ця удача збільшує шанси на перемогу, які має { $seat }, з { $before } до { $after }%.
review-turned-luck-down = { $words } Ця невдача зменшує шанси на перемогу, які має { $seat }, з { $before } до { $after }%.
review-turned-move-up = { $words } Цей хід збільшує шанси на перемогу, які має { $seat }, з { $before } до { $after }%.
review-turned-move-down = { $words } Цей хід зменшує шанси на перемогу, які має { $seat }, з { $before } до { $after }%.
review-turned-slip-up = { $words } Цей огріх збільшує шанси на перемогу, які має { $seat }, з { $before } до { $after }%.
review-turned-slip-down = { $words } Цей огріх зменшує шанси на перемогу, які має { $seat }, з { $before } до { $after }%.
review-slips = Найдорожчі огріхи
review-slips-note = Щонайбільше три для кожного гравця, на дошці перед ходом: зроблений хід перекреслено, кращий позначено зіркою.
review-slip = Хід { $turn }: { $played } Краще: { $better } { $reason } Зміна шансів на перемогу: { $loss }.
review-luck = Удача й майстерність
review-luck-note = Що дали випадок і рішення, власні та чужі: початок + удача + рішення = результат, точно.
review-skill = Рішення
review-skill-note = Скільки шансів на перемогу віддали ходи, з огляду на те, що можна було знати.
review-events = Випадкові події
review-events-note = Смуга — скільки разів випало, позначка — скільки разів очікувалося.
review-decisions = Рішення
review-decisions-note = Усі ходи тих, хто мав вибір.

review-player = гравець
review-start = початок
review-of-luck = удача
review-of-choices = рішення
review-result = результат
review-in-chance = у шансах
review-outcome = { $name }
review-in-points = в очках
review-in-metres = у метрах до фінішу
review-mean-loss = у середньому
review-turn = хід
review-played = зроблено
review-best = найкраще
review-loss = втрата
review-word = оцінка
review-event = { $times ->
    [one] { $times } раз
    [few] { $times } рази
   *[other] { $times } разів
}, очікувалося { $expected }
review-event-name = подія
review-times = разів
review-expected = очікувано

review-word-best = найкращий
review-word-fine = добрий
review-word-inaccuracy = неточність
review-word-mistake = помилка
review-word-blunder = груба помилка
