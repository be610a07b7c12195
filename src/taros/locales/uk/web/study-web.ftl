# Складання позиції

web-editor-title = { $game }: скласти позицію
web-editor-link = Посилання на цю позицію
web-editor-explained = Розклади все вручну або встав позицію як текст. Потім грай із неї, поділися нею або надрукуй.
web-editor-explained-text = Зміни позицію як текст. Потім грай із неї, поділися нею або надрукуй.
web-editor-asking = Перевіряю позицію…
web-editor-good = З неї можна грати: ходить { $name }.
web-editor-chance = З неї можна грати: спершу вирішує випадок.
web-editor-over = У цій позиції гру закінчено.
web-editor-play-bots = Зіграти її проти ботів
web-editor-text = Як текст
web-editor-anew = Почати заново
web-editor-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}
web-editor-undo = Скасувати
web-editor-redo = Повторити
web-editor-best = Найкращий хід
web-editor-advice = Найкраще: { $move } Так виграють { $percent }% ігор.

# Задачі

web-puzzle = Задача
web-puzzle-title = { $game }: задача { $number }
web-puzzle-today = Задача дня: { $game } { $number }
web-puzzle-solver = { $name } ({ $colours })
web-puzzle-find = Знайди найкращий хід. Ходить { $name }. У тебе { $tries ->
    [one] { $tries } спроба.
    [few] { $tries } спроби.
   *[other] { $tries } спроб.
}
web-puzzle-wrong = Не те: є кращий хід. { $left ->
    [one] Лишилася { $left } спроба.
    [few] Лишилося { $left } спроби.
   *[other] Лишилося { $left } спроб.
}
web-puzzle-solved = Розв’язано!
web-puzzle-missed = Ось найкращий хід.
web-puzzle-give-up = Показати розв’язок
web-puzzle-moves = Найкращі ходи й скільки ігор виграє кожен
web-puzzle-solves = Розв’язок:
web-puzzle-chance = виграє { $percent }% ігор
web-puzzle-next = Наступна задача
web-puzzle-edit = Відкрити в редакторі
web-puzzle-streak = { $days ->
    [one] Розв’язано { $days } день поспіль.
    [few] Розв’язано { $days } дні поспіль.
   *[other] Розв’язано { $days } днів поспіль.
}
web-puzzle-game = Гра
web-puzzle-number = Номер
web-puzzle-theme = Тема
web-puzzle-every-theme = Усі теми
web-puzzle-theme-count = { $theme } ({ $count })
web-puzzle-new = Нова задача
web-puzzle-all-done = Усі ці задачі вже пройдено.
web-puzzle-rating = Твій рейтинг, { $game }: { $rating }
web-puzzle-about = Тема: { $themes }.
web-puzzle-rated = Рейтинг задачі { $puzzle }; твій змінюється з { $before } на { $after }.
web-puzzle-rated-before = Рейтинг задачі { $puzzle }; її зараховано першого разу.
web-puzzle-unknown = Такої задачі немає.
web-puzzle-no-number = { $game }: задачі { $number } немає, задачі мають номери від 1 до { $last }.
web-puzzle-go = Перейти туди
web-puzzle-none = { $game }: задач немає.
