# Un server dintr-o privire

overview-tables-waiting = Mese cu locuri libere
overview-tables-playing = Partide în curs
overview-tables-over = Partide terminate
overview-tables-removed = Mese închise
overview-tables-today = Mese din ultimele 24 de ore
overview-people = Persoane la mese
overview-events = Evenimente păstrate
overview-events-today = Evenimente din ultimele 24 de ore
overview-reviews = Analize
overview-records = Înregistrări ale unor partide jucate în altă parte
overview-bytes = Mărime în octeți
