# Un serveur d’un coup d’œil

overview-tables-waiting = Tables avec des places libres
overview-tables-playing = Parties en cours
overview-tables-over = Parties terminées
overview-tables-removed = Tables fermées
overview-tables-today = Tables des dernières 24 heures
overview-people = Personnes aux tables
overview-events = Événements enregistrés
overview-events-today = Événements des dernières 24 heures
overview-reviews = Analyses
overview-records = Enregistrements de parties jouées ailleurs
overview-bytes = Taille en octets
