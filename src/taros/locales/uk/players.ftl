# Гравці та рейтинги: посилання й taros admin

link-p-of = { $name }
link-p-about = Партії, рейтинги, суперники й перегони проти годинника.
link-ladder-of = Таблиця лідерів: { $game }
link-ladder-about = Хто грає найкраще на цьому сервері, цього сезону й за весь час.

bad-season = { $value } — не сезон: напиши рік і квартал, як-от 2026-4.
export-one-format = Вибери --json або --csv, а не обидва.
ratings-taken-out = { $count ->
    [one] { $count } партія більше не враховується в рейтингу.
    [few] { $count } партії більше не враховуються в рейтингу.
   *[many] { $count } партій більше не враховуються в рейтингу.
}
ratings-folded = { $games ->
    [one] Обчислено { $games } партію
    [few] Обчислено { $games } партії
   *[many] Обчислено { $games } партій
}: { $changed ->
    [one] змінився { $changed } рейтинг.
    [few] змінилися { $changed } рейтинги.
   *[many] змінилося { $changed } рейтингів.
}
suspicions-none = Жодна пара гравців не впадає в око.
suspicions-about = Їхні партії з іншими не пояснюють цих результатів: переглянь кілька партій.
suspicions-game = Гра
suspicions-game-of = { $game }, місць: { $seats }
suspicions-winner = Виграє
suspicions-loser = Програє
suspicions-games = Партій
suspicions-won = Виграно
suspicions-expected = Очікувано

help-ratings = Обчислити рейтингові партії, що чекають, або всі знову; вилучити партії з рейтингу.
help-ratings-recompute = Обчислити всі партії знову; числа лишаються такими, як є.
help-ratings-take-out = Партія за цим столом більше не враховується; можна вказати кілька разів.
help-suspicions = Показати пари гравців, із яких хтось, можливо, програє навмисне.
help-export = Вивести те, що зберігає сервер.
help-export-what = Що вивести: ratings.
help-export-csv = Таблицею для електронних таблиць; так за замовчуванням.
