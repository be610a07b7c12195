# Tournois entre personnes : refus et titres des tableaux de résultats

no-event = Ce tournoi n’existe pas.
no-event-player = Ce participant n’existe pas dans ce tournoi.
no-event-table = Cette table n’existe pas dans ce tournoi.
event-begun = Le tournoi a commencé : on ne peut plus s’inscrire, et l’ordre des participants ne change plus.
event-check-in-early = On peut confirmer sa présence à partir d’une heure avant le début.
event-clock = Un tournoi a besoin d’une pendule : choisis le temps pour un coup, ou pour tous les coups.
event-few = Il faut au moins { $least } participants présents pour que le tournoi commence.
event-full = Un tournoi compte au plus { $most } participants.
event-knocked-out = La ronde suivante a commencé : qui est éliminé le reste.
event-many = Tu peux préparer au plus { $most } tournois par jour.
event-minutes = Indique combien de minutes dure l’arène.
event-nameless = Un tournoi a besoin d’un nom.
event-not-begun = Le tournoi n’a pas commencé.
event-not-in = Cette personne ne participe pas au tournoi.
event-not-organiser = Seule la personne qui organise le tournoi peut le faire.
event-often = Tu l’as déjà fait trop souvent dans ce tournoi.
event-over = Le tournoi est terminé.
event-places = Donne un rang à chacun des { $seats } participants, par exemple 1, 1, 3 : les ex æquo partagent leur rang, et les rangs qu’ils occupent ensemble sont sautés ensuite.
event-public = Tu peux avoir au plus { $most } tournois publics qui n’ont pas commencé.
event-removed = L’organisation a mis fin à ta participation à ce tournoi.
event-rounds = Indique combien de rondes on joue.
event-seeds = Nomme chaque participant une fois.
event-starts = Le début doit se situer entre maintenant et dans un an.

event-column-place = Rang
event-column-player = Participant
event-column-points = Points gagnés
event-column-opponents = Points des adversaires
event-column-direct = Entre ex æquo
event-column-score = Total des scores
event-column-played = Parties
event-former-player = Compte supprimé

link-events = Tournois
link-events-about = Joue un tournoi entre amis, ou organises-en un.
link-events-of = Un tournoi de { $game }
