# La página de la propia cuenta

web-account-keep-heading = Conserva tu nombre
web-account-keep-about = Juegas sin cuenta, y puedes seguir así cuanto quieras. Conserva tu nombre y nadie más en este servidor podrá llamarse como tú; tus partidas se quedan, y las encuentras en todos tus dispositivos. Sin contraseña y sin correo.
web-account-sign-in-heading = Ya tengo un nombre aquí
web-account-sign-in-passkey = Entrar con una clave de acceso
web-account-sign-in-recovery = Entrar con un código de recuperación
web-account-sign-in-link = En un dispositivo donde tengas la sesión abierta, esta página hace un enlace o un código QR para este.
web-account-code = Código de recuperación
web-account-sign-in = Entrar
web-account-link-heading = ¿Entrar en este dispositivo?
web-account-link-about = El enlace que has abierto inicia sesión en este dispositivo, una sola vez. Lo que has jugado aquí sin cuenta vuelve cuando cierres la sesión.
web-account-since = Desde el { $date }
web-account-codes-heading = Códigos de recuperación
web-account-codes-new = Imprime estos códigos o apúntalos. Cada uno te deja entrar una vez si pierdes todos tus dispositivos. No se muestran otra vez.
web-account-codes-left = { $count ->
    [0] No tienes códigos de recuperación.
    [one] Te queda un código de recuperación.
   *[other] Te quedan { $count } códigos de recuperación.
}
web-account-codes-more = Códigos nuevos
web-account-codes-more-about = Los códigos nuevos anulan estos.
web-account-codes-print = Imprimir
web-account-codes-save = Guardar como archivo
web-account-codes-kept = Los he guardado
web-account-passkeys-heading = Claves de acceso
web-account-passkeys-about = Con una clave de acceso entras con el dedo, la cara o el código de tu dispositivo.
web-account-passkeys-insecure = Las claves de acceso necesitan una dirección que empiece por https.
web-account-passkey-add = Añadir una clave de acceso
web-account-passkey-cancelled = No se ha elegido ninguna clave de acceso.
web-account-devices-heading = Dónde tienes la sesión abierta
web-account-device-here = Este dispositivo
web-account-device-unnamed = Un dispositivo
web-account-remove = Quitar
web-account-sign-out = Cerrar sesión
web-account-other-heading = Otro dispositivo
web-account-other-about = Un enlace inicia sesión en otro dispositivo. Vale una sola vez, durante diez minutos: no se lo des a nadie.
web-account-other-make = Hacer un enlace
web-account-other-link = Enlace para tu otro dispositivo
web-account-other-qr = El enlace como código QR, para una cámara
web-account-data = Descargar todo lo mío
web-account-data-about = Tus partidas guardadas, tus ajustes y lo que se guarda de tu cuenta, en un archivo.
web-account-delete = Borrar la cuenta
web-account-delete-sure = ¿Borrar tu cuenta? Tus partidas se quedan, pero sin tu nombre, y no podrás volver a ellas.
web-account-done-removed = Quitado.
web-account-bots-heading = Tus bots
web-account-bots-about = Un programa juega en las mesas con un nombre propio, con una señal de que es un bot. Envía su ficha de acceso con cada petición; la página para anfitriones y programas dice cómo.
web-account-bot-name = Nombre de un bot nuevo
web-account-bot-make = Crear un bot
web-account-bot-token = Ficha de acceso del bot
web-account-bot-token-about = Solo se muestra esta vez. Quien la tiene juega como tu bot.
web-account-bot-renew = Ficha nueva
web-account-bot-delete = Borrar el bot
web-account-notices-heading = Cuando no estás
