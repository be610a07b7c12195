# Pagina jocurilor care pot fi privite

web-watch-heading = Privește jocuri
web-watch-large = Jocul mare
web-watch-none = Niciun joc public nu se joacă acum. Un joc e public dacă masa lui e deschisă tuturor.
web-watch-play = La jocuri
web-watch-game = { $game }: { $names }
web-watch-open = Privește
web-watch-enlarge = Arată-l mare
