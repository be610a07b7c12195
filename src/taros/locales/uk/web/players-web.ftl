# Сторінки гравців і таблиці лідерів

web-players-since = Має обліковий запис з { $date }
web-players-kind = { $game }, { $seats ->
    [1] без суперників
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}
web-players-filters = Вибрати ігри
web-players-game = Гра
web-players-any-game = Усі ігри
web-players-seats = Гравці
web-players-any-seats = Скільки завгодно
web-players-rated-only = Лише рейтингові ігри
web-players-against = Лише ігри з гравцем { $name }.
web-players-with-all = Показати ігри з усіма
web-players-none = Завершених ігор тут немає.
web-players-results = Результати
web-players-games = Зіграно
web-players-rated = Рейтингові
web-players-won = Виграно
web-players-mean-place = Середнє місце
web-players-ratings = Рейтинги
web-players-rating = { $mean } ± { $interval }
web-players-provisional = { $games ->
    [one] Попередній: { $games } рейтингова гра з 5
    [few] Попередній: { $games } рейтингові гри з 5
   *[many] Попередній: { $games } рейтингових ігор з 5
}
web-players-rated-games = { $games ->
    [one] Після { $games } рейтингової гри
    [few] Після { $games } рейтингових ігор
   *[many] Після { $games } рейтингових ігор
}
web-players-interval = У 95 випадках зі 100 сила гри — в цьому проміжку. Усі починають із 25 ± 17.
web-players-chart = { $kind }: рейтинг у часі, тепер { $rating }
web-players-chart-table = Рейтинг у часі, таблицею
web-players-date = Дата
web-players-rating-now = Рейтинг
web-players-opponents = Суперники
web-players-opponent = Суперник
web-players-ahead = Попереду
web-players-behind = Позаду
web-players-only = Ігри з гравцем { $name }
web-players-reviewed = Удача й огріхи
web-players-luck = { $games ->
    [1] У єдиній розібраній грі випадок важив { $luck } перемоги, а кожен вибір коштував { $slip }.
    [one] У { $games } розібраній грі випадок важив у середньому { $luck } перемоги, а кожен вибір коштував { $slip }.
    [few] У { $games } розібраних іграх випадок важив у середньому { $luck } перемоги, а кожен вибір коштував { $slip }.
   *[many] У { $games } розібраних іграх випадок важив у середньому { $luck } перемоги, а кожен вибір коштував { $slip }.
}
web-players-courses = Улюблені дистанції
web-players-course-games = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}
web-players-course-own = Дистанція, яку хтось намалював
web-players-races = Найкращі перегони на час
web-players-course = Дистанція
web-players-turns = Ходи
web-players-time = Час
web-players-place = { $place ->
    [1] Перше місце
   *[other] Місце { $place }
}
web-players-with = Суперники: { $names }
web-players-replay = Повтор: { $game }, { $date }, { $table }
web-ladder-heading = Таблиця лідерів: { $game }
web-ladder-about = За нижньою межею проміжку, серед тих, хто зіграв п’ять рейтингових ігор.
web-ladder-season = Сезон
web-ladder-all-time = За весь час
web-ladder-quarter = { $year }, квартал { $quarter }
web-ladder-none = Тут ще ніхто не зіграв п’яти рейтингових ігор. Гра стає рейтинговою, якщо вказати це, коли готуєш стіл.
web-ladder-rank = Місце
web-ladder-player = Гравець
web-ladder-page = Сторінка { $page } з { $pages }
web-ladder-previous = Попередня сторінка
web-ladder-next = Наступна сторінка
