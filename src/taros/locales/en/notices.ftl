# Messages to people who are away: notifications and e-mails

notice-turn = Your turn: { $game }
notice-turn-with = Waiting for your move: { $names }.
notice-turn-about = The table waits for your move.
notice-invitation = { $name } invites you: { $game }
notice-invitation-about = A seat is open for you.
notice-rematch = { $name } would like a rematch: { $game }
notice-rematch-about = Your seat is kept for you.
notice-round = The next round begins: { $name }
notice-round-about = Your table is ready.
notice-several = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
notice-games = { $games }
notice-mail-why = You get this because you asked { $server } to write to you. One click ends these e-mails:
notice-confirm-title = Confirm your e-mail address
notice-confirm-body = Somebody with an account on { $server } would like to be told at this address when it is their turn. If that is you, open this link within a day:
notice-confirm-else = If not, do nothing, and you will get no more e-mails.

# Refusals

notice-no-push = This server sends no notifications.
notice-no-email = This server sends no e-mails.
notice-endpoint = This is not an address at which a browser takes notifications: such an address begins with https, and everybody can reach it.
notice-zone = There is no time zone { $value }.
notice-email-soon = A message went there less than a quarter of an hour ago. Try again later.
notice-email-failed = The e-mail could not be sent. Check the address, or try again later.
notice-code-void = This link was used before, or is too old.
notice-no-seat = No seat is open at this table.
