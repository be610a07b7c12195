# The page of one's account

web-account-keep-heading = Keep your name
web-account-keep-about = You play as a guest, and may go on like that for as long as you like. Keep your name, and nobody else on this server can be called like you; your games stay, and you find them on all your devices. No password, no e-mail.
web-account-sign-in-heading = I have a name here already
web-account-sign-in-passkey = Sign in with a passkey
web-account-sign-in-recovery = Sign in with a recovery code
web-account-sign-in-link = On a device where you are signed in, this page makes a link or a QR code for this one.
web-account-code = Recovery code
web-account-sign-in = Sign in
web-account-link-heading = Sign in on this device?
web-account-link-about = The link that you opened signs this device in, once. What you have played here as a guest comes back when you sign out.
web-account-since = Since { $date }
web-account-codes-heading = Recovery codes
web-account-codes-new = Print these codes, or write them down. Each of them signs you in once, if all your devices are lost. They are not shown again.
web-account-codes-left = { $count ->
    [0] You have no recovery codes.
    [one] You have one recovery code left.
   *[other] You have { $count } recovery codes left.
}
web-account-codes-more = New codes
web-account-codes-more-about = New codes make these void.
web-account-codes-print = Print
web-account-codes-save = Save as a file
web-account-codes-kept = I have kept them
web-account-passkeys-heading = Passkeys
web-account-passkeys-about = A passkey signs you in with your finger, your face or the code of your device.
web-account-passkeys-insecure = Passkeys need an address that begins with https.
web-account-passkey-add = Add a passkey
web-account-passkey-cancelled = No passkey was chosen.
web-account-devices-heading = Where you are signed in
web-account-device-here = This device
web-account-device-unnamed = A device
web-account-remove = Remove
web-account-sign-out = Sign out
web-account-other-heading = Another device
web-account-other-about = A link signs one other device in. It is valid once, for ten minutes: give it to nobody.
web-account-other-make = Make a link
web-account-other-link = Link for your other device
web-account-other-qr = The link as a QR code, for a camera
web-account-data = Download all that is mine
web-account-data-about = Your games with their records, your settings, and what is kept of your account, as one file.
web-account-delete = Delete the account
web-account-delete-sure = Delete your account? Your games stay, but without your name, and you cannot come back to them.
web-account-done-removed = Removed.
web-account-bots-heading = Bots of your own
web-account-bots-about = A program plays at tables under a name of its own, with a sign that it is a bot. It sends its token with every request; the page for hosts and programs says how.
web-account-bot-name = Name of a new bot
web-account-bot-make = Make a bot
web-account-bot-token = Token of the bot
web-account-bot-token-about = It is shown this once. Who has it plays as your bot.
web-account-bot-renew = New token
web-account-bot-delete = Delete the bot
web-account-notices-heading = When you are away
