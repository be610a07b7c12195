# Refusals about accounts

account-name-empty = A name needs at least one letter or digit.
account-name-reserved = { $name } cannot be the name of a player here: choose another one.
account-name-taken = Somebody on this server is called { $name }, or nearly so: choose another name.
account-exists = You have an account already.
account-passkeys-full = An account has at most { $most } passkeys: remove one first.
name-of-account = { $name } is, or looks like, the name of somebody who has an account here: choose another name.
not-signed-in = Only those who have signed in can do that.
signed-in-already = This device is signed in already: sign out first.
no-account = Nobody here is called { $name }.
no-device = There is no such device.
no-passkey = There is no such passkey.
passkey-invalid = This passkey could not be checked. Try again.
passkey-known = This passkey belongs to an account already.
passkey-late = That took too long, or was answered before. Try again.
passkey-unknown = No account here has this passkey any more.
sign-in-wrong = This name and this code do not belong together, or the code was used before.
sign-in-link-void = This link was used before, or its ten minutes are over. Make a new one on the other device.
sign-ins-too-fast = Too many attempts to sign in came from your network. Try again in a few minutes.
account-bots-full = You can have at most { $most } bots: delete one first.
no-bot-account = You have no such bot.
not-for-bots = That is for the person whose bot it is, in the browser.
token-void = This token was withdrawn.
