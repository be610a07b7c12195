# Torneos de personas: negativas y títulos de las tablas de resultados

no-event = No existe ese torneo.
no-event-player = No existe ese participante en este torneo.
no-event-table = No existe esa mesa en este torneo.
event-begun = El torneo ha empezado: ya no se admiten inscripciones y el orden de participantes no cambia.
event-check-in-early = La asistencia se confirma desde una hora antes del comienzo.
event-clock = Un torneo necesita reloj: elige cuánto puede durar una jugada, o todas juntas.
event-few = Tienen que estar al menos { $least } participantes para que empiece el torneo.
event-full = Un torneo tiene como máximo { $most } participantes.
event-knocked-out = La ronda siguiente ha empezado: quien está fuera sigue fuera.
event-many = Puedes preparar como máximo { $most } torneos al día.
event-minutes = Di cuántos minutos dura la arena.
event-nameless = Un torneo necesita un nombre.
event-not-begun = El torneo no ha empezado.
event-not-in = Esa persona no participa en este torneo.
event-not-organiser = Solo puede hacerlo quien organiza el torneo.
event-often = Ya lo has hecho demasiadas veces en este torneo.
event-over = El torneo ha terminado.
event-places = Da un puesto a cada uno de los { $seats } participantes, por ejemplo 1, 1, 3: quienes empatan comparten puesto, y después se saltan los puestos que ocupan juntos.
event-public = Puedes tener como máximo { $most } torneos públicos sin empezar.
event-removed = Quien organiza el torneo te ha retirado.
event-rounds = Di cuántas rondas se juegan.
event-seeds = Nombra a cada participante una vez.
event-starts = El comienzo tiene que estar entre ahora y dentro de un año.

event-column-place = Puesto
event-column-player = Participante
event-column-points = Puntos
event-column-opponents = Puntos de los rivales
event-column-direct = Entre quienes empatan
event-column-score = Puntos de las partidas
event-column-played = Partidas
event-former-player = Cuenta eliminada

link-events = Torneos
link-events-about = Juega un torneo con tus amistades u organiza uno.
link-events-of = Un torneo de { $game }
