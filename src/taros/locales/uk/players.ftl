# Гравці та рейтинги: посилання й taros admin

link-p-of = { $name }
link-p-about = Ігри, рейтинги, суперники й перегони на час.
link-ladder-of = Таблиця лідерів: { $game }
link-ladder-about = Хто грає найкраще на цьому сервері, цього сезону й за весь час.

bad-season = { $value } — це не сезон: напиши рік і квартал, наприклад 2026-4.
export-one-format = Вибери --json або --csv, а не обидва.
ratings-taken-out = { $count ->
    [one] { $count } гра більше не враховується в рейтингу.
    [few] { $count } гри більше не враховуються в рейтингу.
   *[many] { $count } ігор більше не враховуються в рейтингу.
}
ratings-folded = { $games ->
    [one] Обчислено { $games } гру
    [few] Обчислено { $games } гри
   *[many] Обчислено { $games } ігор
}: { $changed ->
    [one] змінився { $changed } рейтинг.
    [few] змінилися { $changed } рейтинги.
   *[many] змінилося { $changed } рейтингів.
}
suspicions-none = Жодна пара гравців не впадає в око.
suspicions-about = Їхні ігри з іншими не пояснюють цих результатів: переглянь кілька ігор.
suspicions-game = Гра
suspicions-game-of = { $game }, місць: { $seats }
suspicions-winner = Виграє
suspicions-loser = Програє
suspicions-games = Ігор
suspicions-won = Виграно
suspicions-expected = Очікувано

help-ratings = Обчислити рейтингові ігри, що чекають, або всі знову; вилучити ігри з рейтингу.
help-ratings-recompute = Обчислити всі ігри знову; числа лишаються такими, як є.
help-ratings-take-out = Гра за цим столом більше не враховується; можна вказати кілька разів.
help-suspicions = Показати пари гравців, із яких хтось, можливо, програє навмисне.
help-export = Вивести те, що зберігає сервер.
help-export-what = Що вивести: ratings.
help-export-csv = Таблицею для електронних таблиць; так типово.
