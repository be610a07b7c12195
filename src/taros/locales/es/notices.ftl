# Mensajes para quienes no están: notificaciones y correos

notice-turn = Te toca: { $game }
notice-turn-with = Esperan tu jugada: { $names }.
notice-turn-about = La mesa espera tu jugada.
notice-invitation = { $name } te invita: { $game }
notice-invitation-about = Hay un asiento libre para ti.
notice-rematch = { $name } quiere la revancha: { $game }
notice-rematch-about = Tu asiento está reservado.
notice-round = Empieza la siguiente ronda: { $name }
notice-round-about = Tu mesa está lista.
notice-several = { $count ->
    [one] { $count } mesa te espera
   *[other] { $count } mesas te esperan
}
notice-games = { $games }
notice-mail-why = Recibes este mensaje porque pediste que { $server } te escribiera. Con un clic terminan estos correos:
notice-confirm-title = Confirma tu dirección de correo
notice-confirm-body = Alguien con una cuenta en { $server } quiere que le avisen en esta dirección cuando le toque. Si eres tú, abre este enlace en el plazo de un día:
notice-confirm-else = Si no, no hagas nada, y no recibirás más correos.

# Negativas

notice-no-push = Este servidor no envía notificaciones.
notice-no-email = Este servidor no envía correos.
notice-endpoint = Esta no es una dirección en la que un navegador reciba notificaciones: empieza por https y todo el mundo puede llegar a ella.
notice-zone = No existe la zona horaria { $value }.
notice-email-soon = Hace menos de un cuarto de hora que salió un mensaje hacia allí. Inténtalo más tarde.
notice-email-failed = No se pudo enviar el correo. Comprueba la dirección o inténtalo más tarde.
notice-code-void = Este enlace ya se usó o es demasiado antiguo.
notice-no-seat = No hay ningún asiento libre en esta mesa.
