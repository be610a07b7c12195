# Mensajes para quienes no están: notificaciones y correos

notice-turn = Te toca: { $game }
notice-turn-with = A la espera de tu jugada: { $names }.
notice-turn-about = La mesa espera tu jugada.
notice-invitation = { $name } te invita: { $game }
notice-invitation-about = Hay un sitio libre para ti.
notice-rematch = { $name } quiere la revancha: { $game }
notice-rematch-about = Tu sitio está reservado.
notice-round = Empieza la siguiente ronda: { $name }
notice-round-about = Tu mesa está lista.
notice-several = { $count ->
    [one] { $count } mesa te espera
   *[other] { $count } mesas te esperan
}
notice-games = { $games }
notice-mail-why = Recibes este mensaje porque pediste que { $server } te escribiera. Para no recibir más, basta un clic:
notice-confirm-title = Confirma tu dirección de correo
notice-confirm-body = Alguien con una cuenta en { $server } quiere recibir un aviso en esta dirección cuando le toque. Si eres tú, abre este enlace en el plazo de un día:
notice-confirm-else = Si no, no hagas nada, y no recibirás más correos.

# Negativas

notice-no-push = Este servidor no envía notificaciones.
notice-no-email = Este servidor no envía correos.
notice-endpoint = Un navegador no puede recibir notificaciones en esta dirección: tendría que empezar por https y ser accesible para todo el mundo.
notice-zone = No existe la zona horaria { $value }.
notice-email-soon = Hace menos de un cuarto de hora se envió un mensaje a esa dirección. Inténtalo más tarde.
notice-email-failed = No se pudo enviar el correo. Comprueba la dirección o inténtalo más tarde.
notice-code-void = Este enlace ya se usó o es demasiado antiguo.
notice-no-seat = No hay ningún sitio libre en esta mesa.
