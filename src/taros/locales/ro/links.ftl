# Linkuri spre pagini, cum le arată alte programe

link-scripts = Această pagină are nevoie de scripturi (JavaScript): permite-le și încarc-o din nou.
link-home = Taros: Marrakech și Regatta
link-home-about = Două jocuri de masă în browser: cu prietenii sau împotriva roboților, cu analize și probleme.
link-new-of = Joacă { $game }
link-rules-of = Cum se joacă { $game }
link-rules-about = Regulile pe o pagină, cu imagini: se citesc în cinci minute.
link-editor-of = O poziție din { $game }
link-editor-about = Așază o poziție, joacă mai departe din ea sau întreabă care e cea mai bună mutare.
link-puzzle = Problema zilei
link-puzzle-of = { $game }: problema { $number }
link-puzzle-about = O mutare este mult mai bună decât toate celelalte. Care?
link-courses = Trasee pentru Regatta
link-courses-about = Desenează un traseu al tău și navighează pe el.
link-t-of = O masă de { $game }
link-t-about = Privește partida sau așază-te și joacă.
link-t-waiting = { $free ->
    [0] Partida este pe cale să înceapă.
    [one] Un loc este liber: așază-te și joacă.
    [few] { $free } locuri sunt libere: așază-te și joacă.
   *[other] { $free } de locuri sunt libere: așază-te și joacă.
}
link-t-playing = Partida este în desfășurare: privește-o.
link-t-over = Partida s-a încheiat: vezi rezultatul, reluarea și analiza.
link-t-with = Cu { $names }. { $state }
link-g = O partidă dintr-un fișier
link-g-of = O partidă de { $game }
link-g-about = Privește o partidă mutare cu mutare și vezi ce a hotărât-o.
link-review-of = Analiza unei partide de { $game }
link-review-about = Fiecare decizie și fiecare capriciu al hazardului: cât a valorat și ce ar fi fost mai bine.
link-account = Numele tău
link-account-about = Păstrează-ți numele pe acest server, cu partidele tale, pe toate dispozitivele.
link-host = Administrează serverul
link-host-about = Un server dintr-o privire, pentru cei pe care i-a numit gazda.
link-watch = Privește partide Taros
link-watch-about = Partide publice în desfășurare, cu tablele în direct.
link-notices = Mesaje de la Taros
link-notices-about = Unde duce linkul unui e-mail: confirmă o adresă sau oprește e-mailurile.
