# Refuzuri despre conturi

account-name-empty = Un nume are nevoie de cel puțin o literă sau o cifră.
account-name-reserved = { $name } nu poate fi numele unui jucător aici: alege altul.
account-name-taken = Cineva de pe acest server se numește { $name }, sau aproape la fel: alege alt nume.
account-exists = Ai deja un cont.
account-passkeys-full = Numărul cheilor de acces ale unui cont este cel mult { $most }: scoate întâi una.
name-of-account = { $name } este numele cuiva care are cont aici, sau îi seamănă: alege alt nume.
not-signed-in = Asta poate face numai cine s-a conectat.
signed-in-already = Acest dispozitiv este deja conectat: deconectează-te întâi.
no-account = Nimeni de aici nu se numește { $name }.
no-device = Nu există un asemenea dispozitiv.
no-passkey = Nu există o asemenea cheie de acces.
passkey-invalid = Această cheie de acces nu a putut fi verificată. Încearcă din nou.
passkey-known = Această cheie de acces aparține deja unui cont.
passkey-late = A durat prea mult, sau s-a răspuns deja. Încearcă din nou.
passkey-unknown = Niciun cont de aici nu mai are această cheie de acces.
sign-in-wrong = Acest nume și acest cod nu merg împreună, sau codul a fost folosit deja.
sign-in-link-void = Acest link a fost folosit deja, sau cele zece minute au trecut. Fă unul nou pe celălalt dispozitiv.
sign-ins-too-fast = Din rețeaua ta au venit prea multe încercări de conectare. Încearcă peste câteva minute.
account-bots-full = Poți avea cel mult { $most } roboți: șterge întâi unul.
no-bot-account = Nu ai un asemenea robot.
not-for-bots = Asta poate face numai cine are robotul, în browser.
token-void = Acest jeton a fost retras.
