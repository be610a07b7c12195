# A server at a glance

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
