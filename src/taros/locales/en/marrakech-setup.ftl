# Setting up a game

marrakech-name = Marrakech
marrakech-about = Send Assam through the market, let rivals pay on your rugs, and cover theirs. Two to four play, half an hour.

marrakech-preset-gigamic = As in the box
marrakech-preset-bga = As played online
marrakech-preset-anu = Fifteen rugs each

marrakech-option-purse = Dirhams in everyone's purse at the start
marrakech-option-rugs = Rugs of each colour; automatic: as the box says for so many players
marrakech-option-two_player = With two players: how many colours each has
marrakech-option-two_player-two-colours = two colours, in one shuffled pile
marrakech-option-two_player-one-colour = one colour
marrakech-option-pile = With two colours each: how the next rug comes up
marrakech-option-pile-weighted = every rug left is as likely
marrakech-option-pile-coin = heads or tails
marrakech-option-box = Rugs in the box: in the older one, blue has only 12
marrakech-option-box-60 = 60, fifteen of each colour
marrakech-option-box-57 = 57, twelve of blue
marrakech-option-colours = Colours, in the order of the seats; none chosen: as they come
marrakech-option-first = Who begins
marrakech-option-facing = Which way Assam faces at the start
marrakech-option-facing-north = north
marrakech-option-facing-east = east
marrakech-option-facing-south = south
marrakech-option-facing-west = west
marrakech-option-turn_time = When Assam is turned
marrakech-option-turn_time-start = at the start of a turn
marrakech-option-turn_time-end = at its end, for the next player
marrakech-option-bankrupt = Who cannot pay in full pays what there is, and
marrakech-option-bankrupt-eliminated = is out of the game
marrakech-option-bankrupt-pays-what-he-can = plays on
marrakech-option-cover_own = One's own rug may be covered whole
marrakech-option-lone_survivor = When all but one are out, the game
marrakech-option-lone_survivor-ends = ends
marrakech-option-lone_survivor-plays-on = goes on until the last rug
marrakech-option-tie_break = At equal scores comes first who has more
marrakech-option-tie_break-dirhams = dirhams
marrakech-option-tie_break-rugs = visible squares
