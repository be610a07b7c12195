# Setting up a position

web-editor-title = { $game }: așază o poziție
web-editor-link = Linkul acestei poziții
web-editor-explained = Așază totul manual sau lipește o poziție ca text. Apoi joacă de acolo, trimite-o sau tipărește-o.
web-editor-explained-text = Schimbă poziția ca text. Apoi joacă de acolo, trimite-o sau tipărește-o.
web-editor-asking = Se verifică poziția…
web-editor-good = Se poate juca: { $name } este la mutare.
web-editor-chance = Se poate juca: mai întâi hotărăște hazardul.
web-editor-over = În această poziție partida s-a încheiat.
web-editor-play-bots = Joac-o împotriva roboților
web-editor-text = Ca text
web-editor-anew = Ia-o de la început
web-editor-players = { $count ->
    [one] un jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
web-editor-undo = Anulează
web-editor-redo = Refă
web-editor-best = Cea mai bună mutare
web-editor-advice = Cel mai bine: { $move } Așa se câștigă { $percent } % din partide.

# Puzzles

web-puzzle = Problemă
web-puzzle-title = { $game }: problema { $number }
web-puzzle-today = Problema zilei: { $game } { $number }
web-puzzle-solver = { $name } ({ $colours })
web-puzzle-find = Găsește cea mai bună mutare pentru { $name }. Ai { $tries ->
    [one] o încercare.
    [few] { $tries } încercări.
   *[other] { $tries } de încercări.
}
web-puzzle-wrong = Nu aceasta este: există o mutare mai bună. { $left ->
    [one] Mai ai o încercare.
    [few] Mai ai { $left } încercări.
   *[other] Mai ai { $left } de încercări.
}
web-puzzle-solved = Rezolvată!
web-puzzle-missed = Aceasta era mutarea.
web-puzzle-give-up = Arată-mi soluția
web-puzzle-moves = Cele mai bune mutări și câte partide câștigă fiecare
web-puzzle-solves = Rezolvă problema:
web-puzzle-chance = câștigă { $percent } % din partide
web-puzzle-next = Problema următoare
web-puzzle-edit = Deschide în editor
web-puzzle-streak = { $days ->
    [one] Rezolvată o zi la rând.
    [few] Rezolvată { $days } zile la rând.
   *[other] Rezolvată { $days } de zile la rând.
}
web-puzzle-game = Joc
web-puzzle-number = Număr
web-puzzle-theme = Temă
web-puzzle-every-theme = Toate temele
web-puzzle-theme-count = { $theme } ({ $count })
web-puzzle-new = Una nouă
web-puzzle-all-done = Le-ai parcurs pe toate.
web-puzzle-rating = Cota ta la { $game }: { $rating }
web-puzzle-about = Tema: { $themes }.
web-puzzle-rated = Problema are cota { $puzzle }; cota ta trece de la { $before } la { $after }.
web-puzzle-rated-before = Problema are cota { $puzzle }; a contat doar prima încercare.
web-puzzle-unknown = Nu există o astfel de problemă.
web-puzzle-no-number = { $game } nu are problema { $number }: problemele sunt numerotate de la 1 la { $last }.
web-puzzle-go = Mergi acolo
web-puzzle-none = { $game } nu are probleme.
