# Pagina de pregătire: niveluri și culori

web-levels = Cât de puternici să fie roboții?
web-level-weakest = Joacă una dintre cele trei mutări care par cele mai bune la prima vedere: potrivit pentru prima partidă.
web-level-above = Mai puternic decât { $level }.
web-level-wins = Câștigă { $share ->
    [most] aproape toate partidele
    [wins-9-of-10] nouă partide din zece
    [wins-4-of-5] patru partide din cinci
    [wins-3-of-4] trei partide din patru
    [wins-7-of-10] șapte partide din zece
    [wins-2-of-3] două partide din trei
    [wins-3-of-5] trei partide din cinci
    [wins-1-of-2] o partidă din două
    [wins-2-of-5] două partide din cinci
    [wins-1-of-3] o partidă din trei
    [wins-3-of-10] trei partide din zece
    [wins-1-of-4] o partidă din patru
    [wins-1-of-5] o partidă din cinci
   *[wins-1-of-10] o partidă din zece
} împotriva { $others ->
    [one] nivelului { $level }.
    [2] a doi roboți de nivelul { $level }; la puteri egale ar câștiga una din trei.
    [3] a trei roboți de nivelul { $level }; la puteri egale ar câștiga una din patru.
   *[other] a { $others } roboți de nivelul { $level }.
}
web-seat-people = Oameni
web-seat-levels = Roboți
web-seat-more-bots = Alți roboți, pentru curioși
web-seat-colour = Culoarea de pe locul { $number }: { $colour }
web-seat-colour-choose = Alege culoarea de pe locul { $number }

web-rated-explained = Cu clasament: rezultatul contează pentru cotele tuturor celor care joacă. Fiecare are nevoie de un cont.
web-rated-people = Roboții serverului și al doilea loc de pe acest dispozitiv nu joacă partide cu clasament: lasă acele locuri libere.
