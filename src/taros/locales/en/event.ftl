# Tournaments of people: refusals, and headings of tables of results

no-event = There is no such tournament.
no-event-player = There is no such player in this tournament.
no-event-table = There is no such table in this tournament.
event-begun = The tournament has begun: nobody can join any more, and the order of the players stays.
event-check-in-early = Check-in opens one hour before the start.
event-clock = A tournament needs a clock: choose how long a move, or all moves, may take.
event-few = At least { $least } players must be there before the tournament can start.
event-full = A tournament has at most { $most } players.
event-knocked-out = The next round has begun: who is out stays out.
event-many = You can plan at most { $most } tournaments in a day.
event-minutes = Say how many minutes the arena lasts.
event-nameless = A tournament needs a name.
event-not-begun = The tournament has not begun.
event-not-in = That player does not take part in this tournament.
event-not-organiser = Only the organiser can do that.
event-often = You have done that too often in this tournament.
event-over = The tournament is over.
event-places = Give each of the { $seats } players a place, such as 1, 1, 3: players who are tied share a place, and the places that they fill together are left out after it.
event-public = You can have at most { $most } public tournaments that have not begun.
event-removed = The organiser has removed you from this tournament.
event-rounds = Say how many rounds are played.
event-seeds = Name every player once.
event-starts = The start must lie between now and a year from now.

event-column-place = Place
event-column-player = Player
event-column-points = Points
event-column-opponents = Opponents’ points
event-column-direct = Among the tied
event-column-score = Scores
event-column-played = Games
event-former-player = Former player

link-events = Tournaments
link-events-about = Play in a tournament with your friends, or organise one.
link-events-of = A tournament of { $game }
