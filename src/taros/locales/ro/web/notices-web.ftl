# Mesaje când nicio pagină nu e deschisă

web-notices-heading = Când nu ești aici
web-notices-push = Notificări pe acest dispozitiv
web-notices-push-explained = Și când nicio pagină Taros nu e deschisă: când îți vine rândul la o masă unde o mutare poate dura zile sau când cineva te invită la o masă. Cel mult una într-un sfert de oră.
web-notices-push-impossible = Acest browser poate arăta notificări doar cu o pagină deschisă. Pe unele telefoane le poate arăta oricând, după ce Taros a fost pus pe ecranul principal.
web-notices-forbidden = Browserul nu permite notificări pentru acest site; poți schimba asta în setările lui.
web-notices-email = Adresa de e-mail
web-notices-email-send = Trimite-mi un link
web-notices-email-asked = Un link a fost trimis la { $address }. Deschide-l în cel mult o zi ca să confirmi adresa.
web-notices-email-goes = E-mailurile sunt trimise la { $address }.
web-notices-email-remove = Nu mai vreau e-mailuri
web-notices-quiet = Ore de liniște
web-notices-quiet-explained = În aceste ore nu se trimite nimic, după ceasul acestui dispozitiv.
web-notices-quiet-begin = De la
web-notices-quiet-end = Până la
web-notices-none = Acest server nu trimite nici notificări, nici e-mailuri.
web-notices-stopped = Nu mai primești e-mailuri de aici.
web-notices-confirmed = De acum vine un mesaj la { $address } când îți vine rândul.
web-notices-no-link = Acest link nu e complet. Deschide-l din nou din e-mail.
web-notices-account = Contul meu
web-notices-invite = Invită pe nume
web-notices-invite-name = Numele cuiva care are cont aici
web-notices-invited = { $name } primește un mesaj, dacă vrea.
