# Сторінка партій, за якими можна стежити

web-watch-heading = Дивитися партії
web-watch-large = Велика партія
web-watch-none = Зараз не грається жодна відкрита партія. Партія відкрита, якщо її стіл відкритий для всіх.
web-watch-play = До ігор
web-watch-game = { $game }: { $names }
web-watch-open = Дивитися
web-watch-enlarge = Показати велику
