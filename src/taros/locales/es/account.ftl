# Rechazos sobre cuentas

account-name-empty = Un nombre necesita al menos una letra o una cifra.
account-name-reserved = { $name } no puede ser el nombre de un jugador aquí: elige otro.
account-name-taken = Alguien en este servidor se llama { $name }, o casi igual: elige otro nombre.
account-exists = Ya tienes una cuenta.
account-passkeys-full = Una cuenta tiene como mucho { $most } claves de acceso: quita una antes.
name-of-account = { $name } es, o se parece a, el nombre de alguien que tiene cuenta aquí: elige otro nombre.
not-signed-in = Eso solo puede hacerlo quien ha iniciado sesión.
signed-in-already = Este dispositivo ya tiene la sesión abierta: ciérrala antes.
no-account = Nadie se llama { $name } aquí.
no-device = No existe ese dispositivo.
no-passkey = No existe esa clave de acceso.
passkey-invalid = No se ha podido comprobar esta clave de acceso. Inténtalo otra vez.
passkey-known = Esta clave de acceso ya pertenece a una cuenta.
passkey-late = Ha tardado demasiado, o ya se había respondido. Inténtalo otra vez.
passkey-unknown = Ninguna cuenta de aquí tiene ya esta clave de acceso.
sign-in-wrong = Este nombre y este código no van juntos, o el código ya se usó.
sign-in-link-void = Este enlace ya se usó, o han pasado sus diez minutos. Haz uno nuevo en el otro dispositivo.
sign-ins-too-fast = Han llegado demasiados intentos de iniciar sesión desde tu red. Prueba dentro de unos minutos.
account-bots-full = Puedes tener { $most } bots como mucho: borra uno antes.
no-bot-account = No tienes ese bot.
not-for-bots = Eso es para la persona dueña del bot, en el navegador.
token-void = Esta ficha de acceso se ha retirado.
