# Setting up a position

web-editor-title = { $game }: set up a position
web-editor-link = Link to this position
web-editor-explained = Place everything by hand, or paste a position as text. Then play on from there, share it or print it.
web-editor-explained-text = Change the position as text. Then play on from there, share it or print it.
web-editor-asking = Is it a position?
web-editor-good = It can be played: { $name } is to move.
web-editor-chance = It can be played: chance is to decide first.
web-editor-over = In this position the game is over.
web-editor-play-bots = Play it against bots
web-editor-text = As text
web-editor-anew = Begin anew
web-editor-players = { $count ->
    [one] one player
   *[other] { $count } players
}
web-editor-undo = Undo
web-editor-redo = Redo
web-editor-best = Best move
web-editor-advice = Best: { $move } That wins { $percent }% of games.

# Puzzles

web-puzzle = Puzzle
web-puzzle-title = { $game }: puzzle { $number }
web-puzzle-today = Puzzle of the day: { $game } { $number }
web-puzzle-solver = { $name } ({ $colours })
web-puzzle-find = Find the best move for { $name }. You have { $tries ->
    [one] one try.
   *[other] { $tries } tries.
}
web-puzzle-wrong = That is not it: there is a better move. { $left ->
    [one] One try is left.
   *[other] { $left } tries are left.
}
web-puzzle-solved = Solved!
web-puzzle-missed = This was the move.
web-puzzle-give-up = Show me the solution
web-puzzle-moves = The best moves, and how many games each of them wins
web-puzzle-solves = Solves it:
web-puzzle-chance = wins { $percent }% of games
web-puzzle-next = Next puzzle
web-puzzle-edit = Open in the editor
web-puzzle-streak = { $days ->
    [one] Solved one day in a row.
   *[other] Solved { $days } days in a row.
}
web-puzzle-game = Game
web-puzzle-number = Number
web-puzzle-theme = Theme
web-puzzle-every-theme = All themes
web-puzzle-theme-count = { $theme } ({ $count })
web-puzzle-new = A new one
web-puzzle-all-done = You have been through all of these.
web-puzzle-rating = Your rating in { $game }: { $rating }
web-puzzle-about = Theme: { $themes }.
web-puzzle-rated = The puzzle is rated { $puzzle }; your rating goes from { $before } to { $after }.
web-puzzle-rated-before = The puzzle is rated { $puzzle }; it counted the first time.
web-puzzle-unknown = There is no such puzzle.
web-puzzle-no-number = { $game } has no puzzle { $number }: the puzzles are numbered from 1 to { $last }.
web-puzzle-go = Go there
web-puzzle-none = { $game } has no puzzles.
