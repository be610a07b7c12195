# Сторінка ігор, за якими можна стежити

web-watch-heading = Дивитися ігри
web-watch-large = Гра великим планом
web-watch-none = Зараз не триває жодна відкрита гра. Гра відкрита, якщо її стіл відкритий для всіх.
web-watch-play = До ігор
web-watch-game = { $game }: { $names }
web-watch-open = Дивитися
web-watch-enlarge = Збільшити
