# Enlaces a páginas, como los muestran otros programas

link-scripts = Esta página necesita scripts (JavaScript): permítelos y vuelve a cargarla.
link-home = Taros: Marrakech y Regatta
link-home-about = Dos juegos de mesa en el navegador: con amigos, contra bots, con análisis y problemas.
link-new-of = Jugar a { $game }
link-rules-of = Cómo se juega a { $game }
link-rules-about = Las reglas en una página, con dibujos: cinco minutos de lectura.
link-editor-of = Una posición de { $game }
link-editor-about = Prepara una posición, sigue jugando desde ella o pregunta qué es lo mejor.
link-puzzle = El problema del día
link-puzzle-of = { $game }: problema { $number }
link-puzzle-about = Una jugada es mucho mejor que todas las demás. ¿Cuál?
link-courses = Recorridos para Regatta
link-courses-about = Dibuja tu propio recorrido y navega por él.
link-t-of = Una mesa de { $game }
link-t-about = Mira la partida, o siéntate a jugar.
link-t-waiting = { $free ->
    [0] La partida está a punto de empezar.
    [one] Queda un sitio libre: siéntate a jugar.
   *[other] Quedan { $free } sitios libres: siéntate a jugar.
}
link-t-playing = La partida está en marcha: mírala.
link-t-over = La partida ha terminado: mira el resultado, la repetición y el análisis.
link-t-with = Con { $names }. { $state }
link-g = Una partida de un archivo
link-g-of = Una partida de { $game }
link-g-about = Mira una partida jugada a jugada, y qué la decidió.
link-review-of = Un análisis de una partida de { $game }
link-review-about = Cada decisión y cada golpe de azar: cuánto valió y qué habría sido mejor.
link-account = Tu nombre
link-account-about = Conserva tu nombre en este servidor, con tus partidas, en todos tus dispositivos.
link-host = Administrar el servidor
link-host-about = Un servidor de un vistazo, para quienes ha nombrado su anfitrión.
link-watch = Ver partidas de Taros
link-watch-about = Partidas públicas en curso, con tableros en directo.
link-notices = Mensajes de Taros
link-notices-about = Adonde lleva el enlace de un correo: confirma una dirección o pone fin a los correos.
