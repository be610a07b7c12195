# Reviews in the browser

web-review-explained = Every moment is judged by what was learned from very many games: chances, better moves, luck and skill.
web-review-begin = Review this game
web-review-working = Looking at moment { $done } of { $total }
web-review-chart = Chances to win over time; at this moment: { $chances }
web-review-chance = { $name } { $chance }
web-review-table = The chances as a table
web-review-happened = What happened
web-review-no-decision = Nothing was decided at this moment.
web-review-last-slip = Slip before
web-review-next-slip = Next slip
web-review-better = Better:
web-review-marks = On the board, a star marks the better move and a cross the one that was played.
web-review-summary = { $slips ->
    [0] { $name } made no slips.
    [one] { $name } made one slip, which cost { $cost } of the chance to win.
   *[other] { $name } made { $slips } slips, which cost { $cost } of the chance to win in all.
}
web-review-whose = Whose
web-review-everybody = Everybody
web-review-only-slips = Only slips
web-review-no-slips = Nothing here could have been much better.
web-review-in-chances = In chances to win
web-review-in-points = In points
web-review-in-metres = In metres from home
