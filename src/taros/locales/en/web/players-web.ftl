# The pages of players, and ladders

web-players-since = Has an account since { $date }
web-players-kind = { $game }, { $seats ->
    [one] alone
   *[other] { $seats } players
}
web-players-filters = Choose games
web-players-game = Game
web-players-any-game = All games
web-players-seats = Players
web-players-any-seats = Any number
web-players-rated-only = Rated games only
web-players-against = Only games with { $name }.
web-players-with-all = Show games with everybody
web-players-none = There are no finished games here.
web-players-results = Results
web-players-games = Games
web-players-rated = Rated
web-players-won = Won
web-players-mean-place = Average place
web-players-ratings = Ratings
web-players-rating = { $mean } ± { $interval }
web-players-provisional = { $games ->
    [one] Provisional: 1 rated game of 5
   *[other] Provisional: { $games } rated games of 5
}
web-players-rated-games = { $games ->
    [one] After 1 rated game
   *[other] After { $games } rated games
}
web-players-interval = In 95 of 100 cases the strength is within the interval. Everybody begins with 25 ± 17.
web-players-chart = { $kind }: the rating over time, now { $rating }
web-players-chart-table = Rating over time as a table
web-players-date = Date
web-players-rating-now = Rating
web-players-opponents = Opponents
web-players-opponent = Opponent
web-players-ahead = Came before them
web-players-behind = Came after them
web-players-only = Games with { $name }
web-players-reviewed = Luck and slips
web-players-luck = { $games ->
    [one] In the one game that was reviewed, chance was worth { $luck } of a win, and a choice lost { $slip } of one.
   *[other] In { $games } games that were reviewed, chance was worth { $luck } of a win on average, and a choice lost { $slip } of one.
}
web-players-courses = Favourite courses
web-players-course-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
web-players-course-own = A course drawn by somebody
web-players-races = Best races against the clock
web-players-course = Course
web-players-turns = Turns
web-players-time = Time
web-players-place = { $place ->
    [1] First
   *[other] Place { $place }
}
web-players-with = Opponents: { $names }
web-players-replay = Replay of { $game }, { $date }, { $table }
web-ladder-heading = Ladder of { $game }
web-ladder-about = By the lower end of the interval, of all who have played five rated games.
web-ladder-season = Season
web-ladder-all-time = All time
web-ladder-quarter = { $year }, quarter { $quarter }
web-ladder-none = Nobody has played five rated games here yet. A game is rated if you say so when you set up the table.
web-ladder-rank = Rank
web-ladder-player = Player
web-ladder-page = Page { $page } of { $pages }
web-ladder-previous = Previous page
web-ladder-next = Next page
