# taros admin

overview-tables-waiting = Tables where seats are open
overview-tables-playing = Games that are being played
overview-tables-over = Finished games
overview-tables-removed = Closed tables
overview-tables-today = Tables of the last 24 hours
overview-people = People at tables
overview-events = Stored events
overview-events-today = Events of the last 24 hours
overview-reviews = Reviews
overview-records = Records of games played elsewhere
overview-bytes = Size in bytes

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
