# Un servidor de un vistazo

overview-tables-waiting = Mesas con sitios libres
overview-tables-playing = Partidas en curso
overview-tables-over = Partidas terminadas
overview-tables-removed = Mesas cerradas
overview-tables-today = Mesas de las últimas 24 horas
overview-people = Personas en las mesas
overview-events = Sucesos guardados
overview-events-today = Sucesos de las últimas 24 horas
overview-reviews = Análisis
overview-records = Registros de partidas jugadas en otro lugar
overview-bytes = Tamaño en bytes
