# Mesaje pentru cei care nu sunt aici: notificări și e-mailuri

notice-turn = E rândul tău: { $game }
notice-turn-with = { $names } așteaptă mutarea ta.
notice-turn-about = Masa așteaptă mutarea ta.
notice-invitation = { $name } te invită: { $game }
notice-invitation-about = Ai un loc liber la masă.
notice-rematch = { $name } vrea revanșa: { $game }
notice-rematch-about = Locul tău e păstrat pentru tine.
notice-round = Începe runda următoare: { $name }
notice-round-about = Masa ta e gata.
notice-several = { $count ->
    [one] O masă te așteaptă
    [few] { $count } mese te așteaptă
   *[other] { $count } de mese te așteaptă
}
notice-games = { $games }
notice-mail-why = Primești acest mesaj pentru că ai cerut ca { $server } să-ți scrie. Un singur clic oprește aceste e-mailuri:
notice-confirm-title = Confirmă adresa ta de e-mail
notice-confirm-body = Cineva cu un cont la { $server } vrea să afle la această adresă când îi vine rândul. Dacă ești tu, deschide acest link în cel mult o zi:
notice-confirm-else = Dacă nu ești tu, nu face nimic și nu vei mai primi e-mailuri.

# Refuzuri

notice-no-push = Acest server nu trimite notificări.
notice-no-email = Acest server nu trimite e-mailuri.
notice-endpoint = Un browser nu poate primi notificări la această adresă: ar trebui să înceapă cu https și să fie accesibilă tuturor.
notice-zone = Nu există fusul orar { $value }.
notice-email-soon = Un mesaj a fost trimis la această adresă acum mai puțin de un sfert de oră. Încearcă mai târziu.
notice-email-failed = E-mailul nu a putut fi trimis. Verifică adresa sau încearcă mai târziu.
notice-code-void = Acest link a fost deja folosit sau e prea vechi.
notice-no-seat = Nu e niciun loc liber la această masă.
