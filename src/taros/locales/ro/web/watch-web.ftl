# Pagina partidelor care pot fi privite

web-watch-heading = Privește partide
web-watch-large = Partida mărită
web-watch-none = Acum nu se joacă nicio partidă publică. O partidă este publică dacă masa ei e deschisă tuturor.
web-watch-play = La jocuri
web-watch-game = { $game }: { $names }
web-watch-open = Privește
web-watch-enlarge = Mărește
