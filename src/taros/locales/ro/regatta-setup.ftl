# Pregătirea unei curse

regatta-name = Regatta
regatta-about = Așază o carte în fața provei și urmează-i săgeata: peste linia de start, pe după balize și înapoi acasă înaintea celorlalți. Una până la patru bărci, douăzeci de minute.

regatta-preset-classic = Ca în cutie
regatta-preset-fair-start = Start echitabil
regatta-preset-long-race = Pentru toate locurile

regatta-option-course = Traseul: numele lui sau unul propriu, scris pe un rând
regatta-option-course-classic = două balize, mai mare cu mai multe bărci
regatta-option-course-sprint = o dată pe după o baliză
regatta-option-course-slalom = balize la stânga și la dreapta
regatta-option-course-islands = printre insule și stânci
regatta-option-course-harbour = între zidurile unui port
regatta-option-deck = Pachetul: classic sau unul propriu, scris pe un rând
regatta-option-deck-classic = cele 55 de cărți din cutie
regatta-option-colours = Cu ce barcă navighează fiecare
regatta-option-first = Cine navighează primul
regatta-option-lanes = Cine are care culoar la start
regatta-option-lanes-seats = în ordinea locurilor
regatta-option-lanes-lot = prin tragere la sorți
regatta-option-lanes-chosen = cine navighează ultimul alege primul
regatta-option-stagger = Bărcile sunt așezate mai în spate până când toate au același drum spre casă
regatta-option-zone = Unde nu se poate opri nimeni în fața provei altuia
regatta-option-zone-card = unde încape o carte pe lung
regatta-option-zone-both = pe lung și pe lat
regatta-option-finish = Cursa se încheie
regatta-option-finish-first = când prima barcă ajunge acasă
regatta-option-finish-all = când toate locurile sunt hotărâte
regatta-option-turn_limit = Cel mult atâtea ture pentru fiecare barcă
regatta-option-turn_limit-none = fără limită
