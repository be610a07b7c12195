# Paginile jucătorilor și clasamentele

web-players-since = Are cont din { $date }
web-players-kind = { $game }, { $seats ->
    [one] solo
    [few] { $seats } jucători
   *[other] { $seats } de jucători
}
web-players-filters = Alege partide
web-players-game = Joc
web-players-any-game = Toate jocurile
web-players-seats = Jucători
web-players-any-seats = Oricâți
web-players-rated-only = Numai partide cu clasament
web-players-against = Numai partide cu { $name }.
web-players-with-all = Arată partidele cu toată lumea
web-players-none = Nu sunt partide încheiate aici.
web-players-results = Rezultate
web-players-games = Partide
web-players-rated = Cu clasament
web-players-won = Câștigate
web-players-mean-place = Locul mediu
web-players-ratings = Cote
web-players-rating = { $mean } ± { $interval }
web-players-provisional = { $games ->
    [one] Provizoriu: 1 partidă cu clasament din 5
    [few] Provizoriu: { $games } partide cu clasament din 5
   *[other] Provizoriu: { $games } de partide cu clasament din 5
}
web-players-rated-games = { $games ->
    [one] După 1 partidă cu clasament
    [few] După { $games } partide cu clasament
   *[other] După { $games } de partide cu clasament
}
web-players-interval = În 95 din 100 de cazuri forța de joc este în interval. Toată lumea începe cu 25 ± 17.
web-players-chart = { $kind }: cota în timp, acum { $rating }
web-players-chart-table = Cota în timp, ca tabel
web-players-date = Data
web-players-rating-now = Cotă
web-players-opponents = Adversari
web-players-opponent = Adversar
web-players-ahead = Înaintea lor
web-players-behind = După ei
web-players-only = Partide cu { $name }
web-players-reviewed = Hazard și greșeli
web-players-luck = { $games ->
    [one] În singura partidă analizată, hazardul a valorat { $luck } dintr-o victorie, iar o alegere a costat { $slip }.
    [few] În { $games } partide analizate, hazardul a valorat în medie { $luck } dintr-o victorie, iar o alegere a costat { $slip }.
   *[other] În { $games } de partide analizate, hazardul a valorat în medie { $luck } dintr-o victorie, iar o alegere a costat { $slip }.
}
web-players-courses = Trasee preferate
web-players-course-games = { $games ->
    [one] 1 partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
web-players-course-own = Un traseu desenat de cineva
web-players-races = Cele mai bune curse contra cronometru
web-players-course = Traseu
web-players-turns = Ture
web-players-time = Timp
web-players-place = { $place ->
    [1] Primul loc
   *[other] Locul { $place }
}
web-players-with = Adversari: { $names }
web-players-replay = Reluare: { $game }, { $date }, { $table }
web-ladder-heading = Clasament la { $game }
web-ladder-about = După capătul de jos al intervalului, pentru cei care au jucat cinci partide cu clasament.
web-ladder-season = Sezon
web-ladder-all-time = Din toate timpurile
web-ladder-quarter = { $year }, trimestrul { $quarter }
web-ladder-none = Nimeni nu a jucat încă aici cinci partide cu clasament. O partidă contează dacă o spui când pregătești masa.
web-ladder-rank = Loc
web-ladder-player = Jucător
web-ladder-page = Pagina { $page } din { $pages }
web-ladder-previous = Pagina anterioară
web-ladder-next = Pagina următoare
