# Mensajes cuando no hay ninguna página abierta

web-notices-heading = Cuando no estás
web-notices-push = Notificaciones en este dispositivo
web-notices-push-explained = También cuando no hay ninguna página de Taros abierta: cuando te toca en una mesa donde una jugada puede durar días, o cuando alguien te invita a una mesa. Como mucho, una cada cuarto de hora.
web-notices-push-impossible = Este navegador solo puede mostrar notificaciones con una página abierta. En algunos teléfonos puede mostrarlas siempre, una vez que Taros está en la pantalla de inicio.
web-notices-forbidden = El navegador no permite notificaciones para este sitio; puedes cambiarlo en sus ajustes.
web-notices-email = Dirección de correo
web-notices-email-send = Envíame un enlace
web-notices-email-asked = Se envió un enlace a { $address }. Ábrelo en el plazo de un día para confirmar la dirección.
web-notices-email-goes = Los correos se envían a { $address }.
web-notices-email-remove = No recibir más correos
web-notices-quiet = Horas de silencio
web-notices-quiet-explained = Durante esas horas no se envía nada, según el reloj de este dispositivo.
web-notices-quiet-begin = Desde
web-notices-quiet-end = Hasta
web-notices-none = Este servidor no envía ni notificaciones ni correos.
web-notices-stopped = Ya no recibirás más correos de aquí.
web-notices-confirmed = Desde ahora llegará un aviso a { $address } cuando te toque.
web-notices-no-link = Este enlace no está completo. Ábrelo otra vez desde el correo.
web-notices-account = Mi cuenta
web-notices-invite = Invitar por el nombre
web-notices-invite-name = Nombre de alguien con una cuenta aquí
web-notices-invited = { $name } recibe un aviso, si lo desea.
