# La página de partidas que se pueden ver

web-watch-heading = Ver partidas
web-watch-large = La partida en grande
web-watch-none = Ahora no se juega ninguna partida pública. Una partida es pública si su mesa está abierta a todo el mundo.
web-watch-play = Ir a los juegos
web-watch-game = { $game }: { $names }
web-watch-open = Ver
web-watch-enlarge = Ampliar
