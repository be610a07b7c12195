# Сторінки гравців і таблиці лідерів

web-players-since = Має обліковий запис з { $date }
web-players-kind = { $game }, { $seats ->
    [1] без суперників
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}
web-players-filters = Вибрати партії
web-players-game = Гра
web-players-any-game = Усі ігри
web-players-seats = Гравці
web-players-any-seats = Скільки завгодно
web-players-rated-only = Лише рейтингові партії
web-players-against = Лише партії з гравцем { $name }.
web-players-with-all = Показати партії з усіма
web-players-none = Завершених партій тут немає.
web-players-results = Результати
web-players-games = Партії
web-players-rated = Рейтингові
web-players-won = Виграно
web-players-mean-place = Середнє місце
web-players-ratings = Рейтинги
web-players-rating = { $mean } ± { $interval }
web-players-provisional = { $games ->
    [one] Попередній: { $games } рейтингова партія з 5
    [few] Попередній: { $games } рейтингові партії з 5
   *[many] Попередній: { $games } рейтингових партій з 5
}
web-players-rated-games = { $games ->
    [one] Після { $games } рейтингової партії
    [few] Після { $games } рейтингових партій
   *[many] Після { $games } рейтингових партій
}
web-players-interval = У 95 випадках зі 100 сила гри — в цьому проміжку. Усі починають із 25 ± 17.
web-players-chart = { $kind }: рейтинг із часом, тепер { $rating }
web-players-chart-table = Рейтинг із часом, таблицею
web-players-date = Дата
web-players-rating-now = Рейтинг
web-players-opponents = Суперники
web-players-opponent = Суперник
web-players-ahead = Попереду
web-players-behind = Позаду
web-players-only = Партії з гравцем { $name }
web-players-reviewed = Удача й огріхи
web-players-luck = { $games ->
    [1] В єдиній розібраній партії випадок важив { $luck } перемоги, а вибір втрачав { $slip }.
    [one] У { $games } розібраній партії випадок важив у середньому { $luck } перемоги, а вибір втрачав { $slip }.
    [few] У { $games } розібраних партіях випадок важив у середньому { $luck } перемоги, а вибір втрачав { $slip }.
   *[many] У { $games } розібраних партіях випадок важив у середньому { $luck } перемоги, а вибір втрачав { $slip }.
}
web-players-courses = Улюблені дистанції
web-players-course-games = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}
web-players-course-own = Дистанція, яку хтось намалював
web-players-races = Найкращі перегони проти годинника
web-players-course = Дистанція
web-players-turns = Ходи
web-players-time = Час
web-players-place = { $place ->
    [1] Перше місце
   *[other] Місце { $place }
}
web-players-with = із { $names }
web-players-replay = Повтор: { $game }, { $date }, { $table }
web-ladder-heading = Таблиця лідерів: { $game }
web-ladder-about = За нижньою межею проміжку, серед тих, хто зіграв п’ять рейтингових партій.
web-ladder-season = Сезон
web-ladder-all-time = За весь час
web-ladder-quarter = { $year }, квартал { $quarter }
web-ladder-none = Тут ще ніхто не зіграв п’яти рейтингових партій. Партія стає рейтинговою, якщо сказати це, коли готуєш стіл.
web-ladder-rank = Місце
web-ladder-player = Гравець
web-ladder-page = Сторінка { $page } з { $pages }
web-ladder-previous = Попередня сторінка
web-ladder-next = Наступна сторінка
