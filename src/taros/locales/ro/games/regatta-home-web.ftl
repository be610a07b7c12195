# The game

regatta-name = Regatta
regatta-about = Așază o carte în fața provei și urmează-i săgeata: peste linia de start, pe după balize și înapoi acasă înaintea celorlalți. Una până la patru bărci, douăzeci de minute.

# Trasee

regatta-web-courses = Desenează un traseu
