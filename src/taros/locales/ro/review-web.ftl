# Analizele în navigator

web-review-explained = Fiecare moment este judecat după ce s-a învățat din foarte multe partide: șanse, mutări mai bune, noroc și pricepere.
web-review-begin = Analizează partida
web-review-working = Se judecă momentul { $done } din { $total }
web-review-chart = Șansele de câștig de-a lungul partidei; în acest moment: { $chances }
web-review-chance = { $name } { $chance }
web-review-table = Șansele într-un tabel
web-review-happened = Ce s-a întâmplat
web-review-no-decision = În acest moment nu s-a hotărât nimic.
web-review-last-slip = Scăparea dinainte
web-review-next-slip = Scăparea următoare
web-review-better = Mai bine:
web-review-marks = Pe tablă, o stea arată mutarea mai bună, iar o cruce pe cea jucată.
web-review-summary = { $slips ->
    [0] { $name } nu a avut nicio scăpare.
    [one] { $name } a avut o scăpare, care a costat { $cost } din șansa de câștig.
    [few] { $name } a avut { $slips } scăpări, care au costat în total { $cost } din șansa de câștig.
   *[other] { $name } a avut { $slips } de scăpări, care au costat în total { $cost } din șansa de câștig.
}
web-review-whose = Ale cui
web-review-everybody = Ale tuturor
web-review-only-slips = Doar scăpările
web-review-no-slips = Nimic de aici nu putea fi mult mai bine.
web-review-in-chances = În șanse de câștig
web-review-in-points = În puncte
