# Ajutorul liniei de comandă, salutul ei și taros doctor

help-usage = Utilizare:
help-arguments = Argumente
help-options = Opțiuni
help-commands = Comenzi
help-examples = Exemple
help-required = Obligatoriu.
help-default = Implicit: { $value }.
help-variable = Sau { $name } din mediu.
help-more = { $command } --help are exemple.

help-taros = Marrakech și Regatta: două jocuri de masă pentru joc, studiu și învățare automată.
help-play =
    Joacă în terminal, împotriva roboților sau cu prieteni la aceeași tastatură.

    Opțiunile jocului însuși se dau pe nume, ca --purse 40: vezi taros rules GAME.
help-resume = Continuă o partidă salvată.
help-simulate =
    Joacă multe partide între roboți și numără cum se termină.

    Opțiunile jocului însuși se dau pe nume, ca --purse 40: vezi taros rules GAME.
help-tournament =
    Pune roboții să se întâlnească în toate ordinile locurilor și îi compară.

    Fiecare ordine a roboților se joacă cu aceleași întâmplări. Un turneu întrerupt continuă de unde s-a oprit când aceeași comandă este dată din nou. Opțiunile jocului însuși se dau pe nume, ca --purse 40: vezi taros rules GAME.
help-dataset =
    Scrie partide între roboți într-un fișier Parquet, pentru programe care învață din ele.

    Partidele se păstrează imediat ce s-au terminat: după o întrerupere, aceeași comandă continuă. O fișă de lângă fișier spune cum a fost făcut. Are nevoie de taros[data]; taros.envs.load_dataset și minari.load_dataset citesc ce s-a scris. Opțiunile jocului însuși se dau pe nume, ca --purse 40: vezi taros rules GAME.
help-show = Arată o partidă sau o poziție.
help-review =
    Judecă fiecare moment al unei partide: șansele de câștig, cele mai bune mutări, noroc și pricepere.

    O înregistrare deteriorată sau neterminată este analizată până unde merge.
help-verify = Trage din nou fiecare eveniment întâmplător al unei înregistrări și compară; cod de ieșire 1 dacă unul diferă.
help-rules = Afișează regulile, clauză cu clauză, cu toate opțiunile.
help-serve = Joacă în browser: aici, pe alte dispozitive și cu prieteni din altă parte.
help-perft = Numără succesiunile de N mutări și rezultate, după prima dintre ele.
help-doctor =
    Verifică ce îi trebuie lui Taros pe această mașină și spune ce este de făcut.

    Cod de ieșire 1 dacă este ceva de făcut.
help-admin = Administrează un server.
help-overview = Numără mesele, oamenii și ce este păstrat și arată ce s-a întâmplat în ultima vreme.
help-backup = Copiază baza de date într-un fișier și verifică copia; serverele pot continua între timp.
help-restore = Restaurează o copie de siguranță într-o bază de date pe care nu o folosește niciun server și o verifică.
help-records = Scrie înregistrările tuturor partidelor terminate într-un fișier, cele mai vechi întâi.
help-tidy = Șterge mesele închise și partidele vechi, cum face singur un server la fiecare zece minute.
help-close = Închide definitiv o masă neterminată, chiar și în timpul partidei.
help-ban = Interzice accesul unui cont sau al unei întregi rețele, pentru un timp.
help-unban = Ridică interdicția unui cont sau a unei adrese.
help-announce = Arată o propoziție pe fiecare pagină câteva ore.
help-appoint = Lasă un cont să administreze serverul pe pagina /host.
help-dismiss = Nu mai lasă un cont să administreze serverul.
help-log = Arată tot ce au făcut gazdele și verifică faptul că nu s-a schimbat nimic.
help-rename = Dă alt nume contului NAME; partidele începute îl păstrează pe cel vechi.
help-reserve = Nimeni să nu poată lua NAME, sau un nume asemănător, pentru un cont.
help-rotate-secrets =
    Trage secrete noi pentru un server.

    Serverul le folosește în câteva minute. Nimeni nu își pierde locul sau partida.

help-help = Arată acest ajutor.
help-version = Arată versiunea.
help-install-completion = Face ca acest shell să completeze comenzile taros cu tasta Tab.
help-show-completion = Afișează scriptul pentru asta, de pus acolo unde îl găsește shell-ul.
help-game = Jocul, de exemplu marrakech.
help-jobs = Procese, cel mult unul pe nucleu.
help-cluster = Joacă pe un cluster Ray; are nevoie de taros[cluster].
help-json = Pentru mașini.
help-seed = Un număr care fixează tot hazardul.
help-games = Câte partide se joacă.
help-html = Scrie în acest fișier o pagină cu grafice.
help-file = O înregistrare.
help-database = sqlite:///FILE sau postgresql://…; altfel un fișier în folderul tău.
help-play-seats = Cine stă unde, separat prin virgule: human, sau un robot ori un nivel; dacă lipsește, tu și doi roboți.
help-play-save = Păstrează partida în acest fișier.
help-resume-file = O partidă salvată; implicit ultima neterminată.
help-simulate-seats = Cine stă unde, separat prin virgule.
help-simulate-records = Scrie toate partidele în acest fișier.
help-tournament-bots = Cine joacă, separat prin virgule. Dacă sunt mai puțini roboți decât locuri, ultimul le ocupă pe celelalte: grandmaster,greedy la 4 locuri înseamnă un grandmaster împotriva a trei greedy. Dacă sunt mai mulți roboți decât locuri, se întâlnesc în toate combinațiile.
help-tournament-games = Numărul minim de partide: fiecare ordine a roboților se joacă la fel de des.
help-tournament-seats = Atâtea câți roboți sunt, dacă lipsește și jocul permite.
help-tournament-patience = Secunde pentru o mutare, pe lângă cele ale limitei ei de timp.
help-tournament-out = Păstrează fiecare partidă în acest fișier; aceeași comandă cu mai multe partide îl continuă.
help-dataset-out = Fișierul Parquet.
help-dataset-bots = Cine joacă, separat prin virgule; la fiecare partidă înaintează cu un loc.
help-dataset-seats = Atâtea câți roboți sunt, dacă lipsește.
help-dataset-minari = Scrie și ce a văzut și a făcut primul robot, ca set de date Minari.
help-dataset-observation = Ce conține setul de date Minari: planes, ego, features sau state.
help-show-source = O înregistrare sau o poziție.
help-show-ply = Câte mutări și rezultate se joacă mai întâi.
help-show-game = A câta înregistrare din fișier, de la 1.
help-show-svg = Scrie imaginea în acest fișier.
help-review-bot = Cine spune care mutări sunt cele mai bune; șansele rămân cele ale lui „learned”.
help-review-game = A câta înregistrare din fișier, de la 1.
help-verify-file = O înregistrare sau mai multe.
help-perft-depth = Câte mutări și rezultate la rând.
help-perft-position = De unde se începe; de la începutul unei partide, dacă lipsește.
help-perft-seats = Locurile unei partide care nu începe dintr-o poziție.
help-serve-host = Unde ascultă; 127.0.0.1: numai aici.
help-serve-port = 0: oricare este liber.
help-serve-public-url = Adresa pe care o văd browserele, în spatele unui proxy: https://…
help-serve-bus = redis://…, pentru mai multe procese de server.
help-serve-workers = Câte procese.
help-serve-bots = Roboți proprii pentru mese: FILE.py:CLASS, separați prin virgule.
help-serve-site = Ce a scris „make site”: cu el browserele continuă fără rețea.
help-serve-limits = FILE.toml cu limite proprii; vezi docs/hosting.md.
help-serve-mail = Serverul SMTP pentru e-mailuri: smtps://user:password@host; cere --mail-from și --public-url.
help-serve-mail-from = Adresa de la care vin e-mailurile.
help-serve-metrics-token = Lasă alte mașini să citească /metrics.
help-serve-open = Deschide browserul.
help-backup-file = Un fișier nou.
help-restore-file = Ce a scris „taros admin backup”.
help-restore-replace = Șterge ce se află în baza de date.
help-records-file = Un fișier nou.
help-records-since = Numai mesele deschise în acea zi sau mai târziu, UTC.
help-close-table = Masa, ca în adresa ei: /t/TABLE.
help-close-dry-run = Spune ce s-ar face, fără să facă nimic.
help-ban-name = Numele unui cont.
help-ban-address = Adresa unei rețele, în locul unui nume.
help-ban-days = Numărul zilelor; fără el, un cont are accesul interzis până la ridicarea interdicției.
help-unban-name = Numele unui cont sau o adresă.
help-announce-text = Propoziția; una goală o șterge.
help-announce-hours = Numărul orelor.
help-appoint-name = Numele unui cont.
help-dismiss-name = Numele unui cont.
help-rename-name = Numele unui cont.
help-rename-to = Numele nou.
help-reserve-name = Numele.
help-tidy-limits = FILE.toml, așa cum i se dă lui „taros serve”.
help-tidy-dry-run = Spune ce este de șters, fără să facă nimic.
help-doctor-port = Portul de verificat.

greet-hello = Taros { $version }: Marrakech și Regatta, două jocuri de masă pentru joc, studiu și învățare automată.
greet-browser = în browser, împotriva roboților sau cu prieteni
greet-terminal = aici, în terminal, împotriva a doi roboți
greet-study = după o partidă: ce a fost noroc și ce pricepere
greet-machines = pune roboții să joace o mie de partide
greet-more = taros --help arată toate comenzile; taros rules marrakech afișează regulile; taros doctor caută ce lipsește.

doctor-ok = bine
doctor-note = notă
doctor-problem = de făcut
doctor-python = Python { $version } pe { $system }
doctor-python-old = Python { $version } este prea vechi: instalează Python 3.11 sau mai nou, și Taros cu el.
doctor-numba = numba { $version } compilează și rulează
doctor-numba-broken = numba nu funcționează, așa că roboții nu pot gândi: { $reason }. Instalează din nou Taros cu pip install --force-reinstall.
doctor-cache = { $files ->
    [one] Un fișier compilat în { $folder }
    [few] { $files } fișiere compilate în { $folder }
   *[other] { $files } de fișiere compilate în { $folder }
}
doctor-cache-empty = Încă nu s-a compilat nimic în { $folder }: prima partidă a fiecărui robot durează câteva secunde mai mult.
doctor-cache-readonly = În { $folder } nu se poate scrie, așa că totul se compilează din nou la fiecare pornire: dă-i lui XDG_CACHE_HOME un folder în care se poate.
doctor-port = Portul { $port } este liber
doctor-port-taken = Portul { $port } este ocupat: poate Taros rulează deja la http://localhost:{ $port }/. Dacă nu, alege alt port: taros serve --port { $other }
doctor-database = Baza de date se poate deschide: { $address }
doctor-database-broken = { $reason } Repar-o sau numește alta: taros serve --database sqlite:///tables.db
doctor-client = { $files ->
    [one] Paginile pentru browser sunt la locul lor, un fișier
    [few] Paginile pentru browser sunt la locul lor, { $files } fișiere
   *[other] Paginile pentru browser sunt la locul lor, { $files } de fișiere
}
doctor-client-missing = Paginile pentru browser nu sunt construite: rulează make client în clonă sau instalează un pachet wheel.
doctor-extra = taros[{ $extra }] este instalat
doctor-extra-missing = taros[{ $extra }] nu este instalat, ceea ce contează numai pentru: { $purpose }. Ca să îl ai: pip install 'taros[{ $extra }]'
doctor-extra-club = mai multe procese de server, cu PostgreSQL și Redis, și mesaje pentru cei care nu sunt aici
doctor-extra-cluster = turnee pe mai multe mașini
doctor-extra-rl = medii Gymnasium și PettingZoo
doctor-extra-data = seturi de date pentru programe care învață
doctor-good = Totul este în regulă. Ca să joci: taros serve --open
doctor-todo = { $count ->
    [one] Este un lucru de făcut.
    [few] Sunt { $count } lucruri de făcut.
   *[other] Sunt { $count } de lucruri de făcut.
}
