# Jugadores y puntuaciones: enlaces y taros admin

link-p-of = { $name }
link-p-about = Partidas, puntuaciones, rivales y carreras contra el reloj.
link-ladder-of = La clasificación de { $game }
link-ladder-about = Quién juega mejor en este servidor, en esta temporada y de todos los tiempos.

bad-season = { $value } no es una temporada: escribe un año y un trimestre, como 2026-4.
export-one-format = Elige --json o --csv, no ambos.
ratings-taken-out = { $count ->
    [one] 1 partida ya no cuenta para la puntuación.
   *[other] { $count } partidas ya no cuentan para la puntuación.
}
ratings-folded = { $games ->
    [one] 1 partida calculada
   *[other] { $games } partidas calculadas
}: { $changed ->
    [one] ha cambiado 1 puntuación.
   *[other] han cambiado { $changed } puntuaciones.
}
suspicions-none = Ninguna pareja de jugadores llama la atención.
suspicions-about = Sus partidas con otros no explican estos resultados: mira algunas de las partidas.
suspicions-game = Juego
suspicions-game-of = { $game }, { $seats } sitios
suspicions-winner = Gana
suspicions-loser = Pierde
suspicions-games = Partidas
suspicions-won = Ganadas
suspicions-expected = Esperadas

help-ratings = Calcula las partidas con puntuación que esperan, o todas de nuevo; quita partidas de la puntuación.
help-ratings-recompute = Calcula de nuevo todas las partidas; los números quedan como están.
help-ratings-take-out = La partida de esta mesa ya no cuenta; se puede dar varias veces.
help-suspicions = Muestra las parejas de jugadores de las que uno puede perder adrede.
help-export = Escribe en la salida estándar lo que guarda un servidor.
help-export-what = Qué se escribe: ratings.
help-export-csv = Como tabla para hojas de cálculo; así es por defecto.
