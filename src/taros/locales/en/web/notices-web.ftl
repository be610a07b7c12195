# Messages when no page is open

web-notices-heading = When you are away
web-notices-push = Notifications on this device
web-notices-push-explained = Also while no page of Taros is open: when it is your turn at a table where a move may take days, or somebody asks you to a table. At most one in a quarter of an hour.
web-notices-push-impossible = This browser can show notifications only while a page is open. On some phones it can show them at any time once Taros is on the home screen.
web-notices-forbidden = The browser allows no notifications for this site; its settings can change that.
web-notices-email = E-mail address
web-notices-email-send = Send me a link
web-notices-email-asked = A link was sent to { $address }. Open it within a day to confirm the address.
web-notices-email-goes = E-mails go to { $address }.
web-notices-email-remove = No more e-mails
web-notices-quiet = Quiet hours
web-notices-quiet-explained = Nothing is sent during these hours, by the clock of this device.
web-notices-quiet-begin = From
web-notices-quiet-end = Until
web-notices-none = This server sends neither notifications nor e-mails.
web-notices-stopped = You get no more e-mails from here.
web-notices-confirmed = From now on { $address } is told when it is your turn.
web-notices-no-link = This link is not complete. Open it from the e-mail again.
web-notices-account = My account
web-notices-invite = Invite by name
web-notices-invite-name = Name of somebody with an account here
web-notices-invited = { $name } is told, if they want to be.
