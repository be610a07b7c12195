# The game

marrakech-name = Marrakech
marrakech-about = Send Assam through the market, let rivals pay on your rugs, and cover theirs. Two to four play, half an hour.
