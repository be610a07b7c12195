# The settings

web-settings-board = On the board
web-settings-motion = Speed of motion
web-settings-motion-off = Off
web-settings-motion-quick = Quick
web-settings-motion-normal = Normal
web-settings-motion-slow = Slow
web-settings-coordinates = Coordinates
web-settings-coordinates-explained = Letters and numbers beside the squares.
web-settings-odds = Odds
web-settings-odds-explained = How likely a move ends where, what it would cost, who is ahead.
web-settings-confirm = Confirm each move
web-settings-confirm-explained = A move is shown first, and made when you say so.
web-settings-turn-board = Turn the board towards me
web-settings-turn-board-explained = You sit below, the others around the market.
web-settings-page = On the page
web-settings-theme = Light or dark
web-settings-theme-system = System
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-left-handed = For the left hand
web-settings-left-handed-explained = On phones, the buttons stand on the left.
web-settings-keys = Which keys there are

# The list of keys

web-keys = Keys
web-keys-everywhere = On every page
web-keys-arrow-left = left arrow
web-keys-arrow-up = up arrow
web-keys-arrow-right = right arrow
web-keys-arrow-down = down arrow
web-keys-tab = To the next button or link, or back to the one before
web-keys-enter = Choose what has the focus
web-keys-help = This list
web-keys-step = One moment back or on
web-keys-ends = To the start or the end of the game
web-keys-choose = Take the choice with this number
web-settings-sounds = Sounds and notifications
web-settings-sound = Sound
web-settings-sound-off = Off
web-settings-sound-quiet = Quiet
web-settings-sound-normal = Normal
web-settings-notifications = Notify me of my turn
web-settings-notifications-forbidden = Your browser forbids notifications for this site; its settings can allow them.
web-settings-notifications-explained = Of the system, while a page of Taros is open and you look at something else.
