# taros admin

backup-made = { $tables ->
    [one] O masă
    [few] { $tables } mese
   *[other] { $tables } de mese
} cu { $events ->
    [one] un eveniment
    [few] { $events } evenimente
   *[other] { $events } de evenimente
} în { $path }; copia a fost recitită și verificată. Fișierul conține secretele serverului: păstrează-l ca atare.
backup-restored = { $tables ->
    [one] O masă
    [few] { $tables } mese
   *[other] { $tables } de mese
} cu { $events ->
    [one] un eveniment
    [few] { $events } evenimente
   *[other] { $events } de evenimente
} din { $path }: totul este acum în baza de date.
backup-exists = Există deja un fișier { $path }: alege alt nume pentru copie.
no-backup = { $path } nu este o copie de siguranță: taros admin backup scrie una.
backup-damaged = Copia { $path } este deteriorată: nu s-a restaurat nimic.
backup-newer = Copia { $path } provine de la o versiune mai nouă de Taros: actualizează-l întâi pe cel de aici.
database-in-use = Un server folosește această bază de date: oprește-l întâi.
database-not-empty = În această bază de date sunt partide: --replace le șterge.

records-writing = Se scrie
records-written = { $count ->
    [one] O înregistrare este
    [few] { $count } înregistrări sunt
   *[other] { $count } de înregistrări sunt
} în { $path }.
record-unreadable = Masa { $table } nu poate fi citită și este lăsată deoparte.

tidied = { $count ->
    [one] A fost ștearsă o masă.
    [few] Au fost șterse { $count } mese.
   *[other] Au fost șterse { $count } de mese.
}
tidy-due = { $count ->
    [one] Ar fi ștearsă o masă.
    [few] Ar fi șterse { $count } mese.
   *[other] Ar fi șterse { $count } de mese.
}
tidy-to-close = { $count ->
    [one] Serverul va închide o masă neterminată la care nu se mai întâmplă nimic.
    [few] Serverul va închide { $count } mese neterminate la care nu se mai întâmplă nimic.
   *[other] Serverul va închide { $count } de mese neterminate la care nu se mai întâmplă nimic.
}

account-renamed = { $before } se numește acum { $name }.
account-reserved = De acum nimeni nu se mai poate numi { $name }.

secrets-rotated = Secretele noi sunt păstrate: un server le folosește în cel mult trei minute. Cookie-urile semnate înainte rămân valabile 90 de zile, dacă limitele nu spun altceva, iar partidele în curs continuă.

host-banned = Accesul pentru { $name } este interzis.
host-unbanned = Interdicția pentru { $name } a fost ridicată.
host-appointed = { $name } poate administra acum serverul pe pagina /host.
host-dismissed = { $name } nu mai administrează serverul.
host-would-close = Masa { $table } ar fi închisă.
host-closed = Masa { $table } e închisă.
host-announced = Fiecare pagină o arată în cel mult un minut.
host-announced-nothing = Paginile nu mai arată nimic de la gazdă.
host-terminal = în terminal
host-log-broken = Jurnalul nu e așa cum a fost scris: rândul { $number } lipsește sau a fost schimbat.
