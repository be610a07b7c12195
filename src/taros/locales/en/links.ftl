# Links to pages, as other programs show them

link-scripts = This page needs scripts (JavaScript): allow them and load it again.
link-home = Taros: Marrakech and Regatta
link-home-about = Two tabletop games in the browser: with friends, alone against bots, with reviews and puzzles.
link-new-of = Play { $game }
link-rules-of = How to play { $game }
link-rules-about = The rules on one page, with pictures: five minutes to read.
link-editor-of = A position of { $game }
link-editor-about = Set up a position, play on from it, or ask what is best.
link-puzzle = The puzzle of the day
link-puzzle-of = { $game }: puzzle { $number }
link-puzzle-about = One move is far better than all others. Which one?
link-courses = Courses for Regatta
link-courses-about = Draw a course of your own, and race on it.
link-t-of = A table of { $game }
link-t-about = Watch the game, or sit down and play.
link-t-waiting = { $free ->
    [0] The game is about to begin.
    [one] One seat is free: sit down and play.
   *[other] { $free } seats are free: sit down and play.
}
link-t-playing = The game is on: watch it.
link-t-over = The game is over: look at the result, the replay and the review.
link-t-with = With { $names }. { $state }
link-g = A game from a file
link-g-of = A game of { $game }
link-g-about = Watch a game move by move, and see what it turned on.
link-review-of = A review of a game of { $game }
link-review-about = Every decision and every turn of chance: what it was worth, and what would have been better.
link-account = Your name
link-account-about = Keep your name on this server, with your games, on all your devices.
link-host = Look after the server
link-host-about = A server at a glance, for those whom its host has named.
link-watch = Watch games of Taros
link-watch-about = Public games under way, with live boards.
link-notices = Messages from Taros
link-notices-about = Where the link of an e-mail leads: it confirms an address, or ends the e-mails.
