# The game

marrakech-name = Marrakech
marrakech-about = Trimite-l pe Assam prin piață, lasă-ți adversarii să plătească pe covoarele tale și acoperă-le pe ale lor. Pentru doi până la patru jucători, o jumătate de oră.
