# The set-up page: levels and colours

web-levels = How strong are the bots?
web-level-weakest = Plays any of the three moves that look best at first sight: right for a first game.
web-level-above = Stronger than { $level }.
web-level-wins = Wins { $share ->
    [most] nearly every game
    [wins-9-of-10] nine games in ten
    [wins-4-of-5] four games in five
    [wins-3-of-4] three games in four
    [wins-7-of-10] seven games in ten
    [wins-2-of-3] two games in three
    [wins-3-of-5] three games in five
    [wins-1-of-2] every other game
    [wins-2-of-5] two games in five
    [wins-1-of-3] one game in three
    [wins-3-of-10] three games in ten
    [wins-1-of-4] one game in four
    [wins-1-of-5] one game in five
   *[wins-1-of-10] one game in ten
} against { $others ->
    [one] { $level }.
    [2] two of the level { $level }; one of equal strength would win one in three.
    [3] three of the level { $level }; one of equal strength would win one in four.
   *[other] { $others } of the level { $level }.
}
web-seat-people = People
web-seat-levels = Bots
web-seat-more-bots = More bots, for the curious
web-seat-colour = Colour on seat { $number }: { $colour }
web-seat-colour-choose = Choose the colour on seat { $number }

web-rated-explained = Rated: the result counts for the ratings of all who play. Everybody needs an account.
web-rated-people = Bots of the server and second seats on this device play no rated games: keep those seats open.
