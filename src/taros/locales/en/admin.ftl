# taros admin

backup-made = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $events ->
    [one] 1 event
   *[other] { $events } events
} are in { $path }, and were read again. The file holds the secrets of the server: keep it like them.
backup-restored = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} with { $events ->
    [one] 1 event
   *[other] { $events } events
} of { $path } are in the database.
backup-exists = There is a file { $path } already: give the backup a name of its own.
no-backup = { $path } is no backup: taros admin backup writes one.
backup-damaged = The backup { $path } is damaged: nothing of it was restored.
backup-newer = The backup { $path } was made by a newer version of Taros: update this one first.
database-in-use = A server uses this database: stop it first.
database-not-empty = There are games in this database: --replace deletes them.

records-writing = Writing
records-written = { $count ->
    [one] 1 record is
   *[other] { $count } records are
} in { $path }.
record-unreadable = Table { $table } cannot be read, and is left out.

tidied = { $count ->
    [one] 1 table was deleted.
   *[other] { $count } tables were deleted.
}
tidy-due = { $count ->
    [one] 1 table would be deleted.
   *[other] { $count } tables would be deleted.
}
tidy-to-close = { $count ->
    [one] 1 unfinished table where nothing happens any more will be closed
   *[other] { $count } unfinished tables where nothing happens any more will be closed
} by the server.

account-renamed = { $before } is called { $name } now.
account-reserved = Nobody can be called { $name } from now on.

secrets-rotated = New secrets are stored: a server uses them within three minutes. Cookies that were signed before hold for 90 days, unless the limits say otherwise, and running games go on.

host-banned = { $name } is banned.
host-unbanned = The ban of { $name } is lifted.
host-appointed = { $name } can look after the server on the page /host now.
host-dismissed = { $name } looks after the server no longer.
host-would-close = Table { $table } would be closed.
host-closed = Table { $table } is closed.
host-announced = Every page shows it within a minute.
host-announced-nothing = Pages show nothing of the host any more.
host-terminal = in the terminal
host-log-broken = The log is not as it was written: entry { $number } is missing, or was changed.
