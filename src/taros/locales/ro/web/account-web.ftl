# Pagina propriului cont

web-account-keep-heading = Păstrează-ți numele
web-account-keep-about = Joci ca oaspete și poți continua așa oricât vrei. Păstrează-ți numele, și nimeni altcineva de pe acest server nu se va putea numi ca tine; partidele tale rămân și le găsești pe toate dispozitivele. Fără parolă, fără e-mail.
web-account-sign-in-heading = Am deja un nume aici
web-account-sign-in-passkey = Conectează-te cu o cheie de acces
web-account-sign-in-recovery = Conectează-te cu un cod de rezervă
web-account-sign-in-link = Pe un dispozitiv deja conectat, această pagină face un link sau un cod QR pentru acesta.
web-account-code = Cod de rezervă
web-account-sign-in = Conectează-te
web-account-link-heading = Te conectezi pe acest dispozitiv?
web-account-link-about = Linkul pe care l-ai deschis conectează acest dispozitiv, o singură dată. Ce ai jucat aici ca oaspete revine când te deconectezi.
web-account-since = Din { $date }
web-account-codes-heading = Coduri de rezervă
web-account-codes-new = Tipărește aceste coduri sau notează-le. Fiecare te conectează o dată, dacă îți pierzi toate dispozitivele. Nu mai sunt arătate.
web-account-codes-left = { $count ->
    [0] Nu ai coduri de rezervă.
    [one] Ți-a rămas un cod de rezervă.
    [few] Ți-au rămas { $count } coduri de rezervă.
   *[other] Ți-au rămas { $count } de coduri de rezervă.
}
web-account-codes-more = Coduri noi
web-account-codes-more-about = Codurile noi le anulează pe acestea.
web-account-codes-print = Tipărește
web-account-codes-save = Salvează ca fișier
web-account-codes-kept = Le-am păstrat
web-account-passkeys-heading = Chei de acces
web-account-passkeys-about = O cheie de acces te conectează cu degetul, fața sau codul dispozitivului.
web-account-passkeys-insecure = Cheile de acces au nevoie de o adresă care începe cu https.
web-account-passkey-add = Adaugă o cheie de acces
web-account-passkey-cancelled = Nu a fost aleasă nicio cheie de acces.
web-account-devices-heading = Dispozitive conectate
web-account-device-here = Acest dispozitiv
web-account-device-unnamed = Un dispozitiv
web-account-remove = Scoate
web-account-sign-out = Deconectează
web-account-other-heading = Alt dispozitiv
web-account-other-about = Un link conectează un alt dispozitiv. Este valabil o dată, zece minute: nu-l da nimănui.
web-account-other-make = Fă un link
web-account-other-link = Link pentru celălalt dispozitiv
web-account-other-qr = Linkul ca un cod QR, pentru o cameră
web-account-data = Descarcă tot ce este al meu
web-account-data-about = Partidele tale cu înregistrările lor, setările și ce se păstrează despre contul tău, într-un fișier.
web-account-delete = Șterge contul
web-account-delete-sure = Îți ștergi contul? Partidele rămân, dar fără numele tău, și nu te mai poți întoarce la ele.
web-account-done-removed = Scos.
web-account-bots-heading = Roboții tăi
web-account-bots-about = Un program joacă la mese sub un nume al lui, cu un semn că este robot. Își trimite jetonul cu fiecare cerere; pagina pentru gazde și programe spune cum.
web-account-bot-name = Numele unui robot nou
web-account-bot-make = Fă un robot
web-account-bot-token = Jetonul robotului
web-account-bot-token-about = Este arătat doar acum. Cine îl are joacă drept robotul tău.
web-account-bot-renew = Jeton nou
web-account-bot-delete = Șterge robotul
web-account-notices-heading = Când nu ești aici
