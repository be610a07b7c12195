# Analizele în navigator

web-review-explained = Fiecare moment este judecat cu ce s-a învățat din foarte multe partide: șanse, mutări mai bune, noroc și pricepere.
web-review-begin = Analizează partida
web-review-working = Se analizează momentul { $done } din { $total }
web-review-chart = Șansele de câștig de-a lungul partidei; în acest moment: { $chances }
web-review-chance = { $name } { $chance }
web-review-table = Șansele într-un tabel
web-review-happened = Ce s-a întâmplat
web-review-no-decision = În acest moment nu s-a hotărât nimic.
web-review-last-slip = Greșeala anterioară
web-review-next-slip = Greșeala următoare
web-review-better = Mai bine:
web-review-marks = Pe tablă, o stea arată mutarea mai bună, iar o cruce pe cea jucată.
web-review-summary = { $slips ->
    [0] { $name } nu a făcut nicio greșeală.
    [one] { $name } a făcut o greșeală, care a costat { $cost } din șansa de câștig.
    [few] { $name } a făcut { $slips } greșeli, care au costat în total { $cost } din șansa de câștig.
   *[other] { $name } a făcut { $slips } de greșeli, care au costat în total { $cost } din șansa de câștig.
}
web-review-whose = Ale cui
web-review-everybody = Ale tuturor
web-review-only-slips = Doar greșelile
web-review-no-slips = Aici nimic nu se putea face mult mai bine.
web-review-in-chances = În șanse de câștig
web-review-in-points = În puncte
web-review-in-metres = În metri până acasă
