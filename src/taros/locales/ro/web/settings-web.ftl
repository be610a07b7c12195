# The settings

web-settings-board = Pe tablă
web-settings-motion = Viteza animațiilor
web-settings-motion-off = Fără animații
web-settings-motion-quick = Rapid
web-settings-motion-normal = Normal
web-settings-motion-slow = Lent
web-settings-coordinates = Coordonate
web-settings-coordinates-explained = Litere și cifre lângă pătrate.
web-settings-odds = Șanse
web-settings-odds-explained = Unde se poate încheia o mutare și cât de probabil, cât ar costa, cine conduce.
web-settings-confirm = Confirmă fiecare mutare
web-settings-confirm-explained = Mutarea este întâi arătată și se face când spui tu.
web-settings-turn-board = Întoarce tabla spre mine
web-settings-turn-board-explained = Locul tău e în partea de jos, ceilalți sunt în jurul pieței.
web-settings-page = Pe pagină
web-settings-theme = Luminos sau întunecat
web-settings-theme-system = Ca sistemul
web-settings-theme-light = Luminos
web-settings-theme-dark = Întunecat
web-settings-left-handed = Pentru mâna stângă
web-settings-left-handed-explained = Pe telefon, butoanele stau în stânga.
web-settings-keys = Ce taste există

# The list of keys

web-keys = Taste
web-keys-everywhere = Pe orice pagină
web-keys-arrow-left = săgeata stânga
web-keys-arrow-up = săgeata sus
web-keys-arrow-right = săgeata dreapta
web-keys-arrow-down = săgeata jos
web-keys-tab = La butonul sau linkul următor, ori înapoi la cel dinainte
web-keys-enter = Alege ce este selectat
web-keys-help = Această listă
web-keys-step = Un moment înapoi sau înainte
web-keys-ends = La începutul sau la sfârșitul partidei
web-keys-choose = Alege varianta cu acest număr
web-settings-sounds = Sunete și notificări
web-settings-sound = Sunet
web-settings-sound-off = Oprit
web-settings-sound-quiet = Încet
web-settings-sound-normal = Normal
web-settings-notifications = Anunță-mă când e rândul meu
web-settings-notifications-forbidden = Browserul interzice notificările pentru acest site; le poți permite în setările lui.
web-settings-notifications-explained = Vin de la sistem, cât timp o pagină Taros e deschisă și te uiți la altceva.
