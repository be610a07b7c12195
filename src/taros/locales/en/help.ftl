# The help of the command line, its greeting, and taros doctor

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-examples = Examples
help-required = Required.
help-default = Default: { $value }.
help-variable = Or the environment’s { $name }.
help-more = { $command } --help has examples.

help-taros = Marrakech and Regatta: play, study and teach machines two tabletop games.
help-play =
    Play in the terminal, against bots or with friends at one keyboard.

    Options of the game itself go by their names, such as --purse 40: see taros rules GAME.
help-resume = Go on with a saved game.
help-simulate =
    Play many games between bots and count how they end.

    Options of the game itself go by their names, such as --purse 40: see taros rules GAME.
help-tournament =
    Let bots meet in every order of the seats, and compare them.

    Every order of the bots plays the same deals of chance. A tournament that was interrupted goes on where it stopped when the same command is given again. Options of the game itself go by their names, such as --purse 40: see taros rules GAME.
help-dataset =
    Write games between bots as a Parquet file, for programs that learn from them.

    Games are kept as soon as they are finished: after an interruption the same command goes on. A card beside the file says how it was made. Needs taros[data]; taros.envs.load_dataset and minari.load_dataset read what was written. Options of the game itself go by their names, such as --purse 40: see taros rules GAME.
help-show = Show a game or a position.
help-review =
    Judge every moment of a game: chances to win, the best moves, luck and skill.

    A damaged or unfinished record is reviewed as far as it goes.
help-verify = Draw every chance event of a record again and compare; exit code 1 if one differs.
help-rules = Print the rules, clause by clause, with every option.
help-serve = Play in the browser: here, on other devices, and with friends elsewhere.
help-perft = Count the sequences of N moves and outcomes, by the first of them.
help-doctor =
    Check what Taros needs on this machine, and say what to do.

    Exit code 1 if something has to be done.
help-admin = Look after a server.
help-overview = Count tables, people and what is stored, and show what has happened of late.
help-backup = Copy the database to one file, and check the copy; servers may go on meanwhile.
help-restore = Copy a backup into a database that no server uses, and check the copy.
help-records = Write the records of all finished games to one file, oldest first.
help-tidy = Delete closed tables and old games, as a server does by itself every ten minutes.
help-close = Close an unfinished table for good, also while it is being played.
help-ban = Let an account, or everybody from a network, do nothing for a while.
help-unban = Lift the ban of an account or of an address.
help-announce = Show a sentence on every page for some hours.
help-appoint = Let an account look after the server on the page /host.
help-dismiss = Let an account look after the server no longer.
help-log = Show all that hosts have done, and check that nothing of it was changed.
help-rename = Give the account NAME another name; games that were begun keep the old one.
help-reserve = Let nobody take NAME, or one that looks like it, for an account.
help-rotate-secrets =
    Draw new secrets for a server.

    A server uses them within minutes. Nobody loses a seat or a game.

help-help = Show this help.
help-version = Show the version.
help-install-completion = Let this shell complete commands of taros with the Tab key.
help-show-completion = Print the script for that, to be put where the shell finds it.
help-game = The game, such as marrakech.
help-jobs = Processes, at most one a core.
help-cluster = Play on a Ray cluster; needs taros[cluster].
help-json = For machines.
help-seed = A number that fixes all chance.
help-games = How many games are played.
help-html = Write a page with charts to this file.
help-file = A record.
help-database = sqlite:///FILE or postgresql://…; otherwise a file in your folder.
help-play-seats = Who sits where, comma separated: human, or a bot or level; you and two bots if not given.
help-play-save = Keep the game in this file.
help-resume-file = A saved game; by default the last one that is not finished.
help-simulate-seats = Who sits where, comma separated.
help-simulate-records = Write all games to this file.
help-tournament-bots = Who plays, comma separated. Of fewer bots than seats the last one fills the rest: grandmaster,greedy at 4 seats is one grandmaster against three greedy. Of more bots than seats, every choice of them meets.
help-tournament-games = The least number of games: every order of the bots is played equally often.
help-tournament-seats = As many as bots, if not given and the game allows it.
help-tournament-patience = Seconds for a move, besides those of a time budget.
help-tournament-out = Keep every game in this file; the same command with more games goes on with it.
help-dataset-out = The Parquet file.
help-dataset-bots = Who plays, comma separated; they move one seat on every game.
help-dataset-seats = As many as bots, if not given.
help-dataset-minari = Also write what the first bot saw and did, as a Minari dataset.
help-dataset-observation = What the Minari dataset holds: planes, ego, features or state.
help-show-source = A record, or a position.
help-show-ply = How many moves and outcomes to play first.
help-show-game = Which record of the file, from 1.
help-show-svg = Write the picture to this file.
help-review-bot = Who says which moves are best; chances stay those of “learned”.
help-review-game = Which record of the file, from 1.
help-verify-file = One record or several.
help-perft-depth = How many moves and outcomes long.
help-perft-position = Where to begin; at the start of a game if not given.
help-perft-seats = The seats of a game that is not begun from a position.
help-serve-host = Where to listen; 127.0.0.1: only here.
help-serve-port = 0: any that is free.
help-serve-public-url = The address as browsers see it, behind a proxy: https://…
help-serve-bus = redis://…, for several workers.
help-serve-workers = How many processes.
help-serve-bots = Bots of your own for tables: FILE.py:CLASS, comma separated.
help-serve-site = What “make site” wrote: browsers go on from it without a network.
help-serve-limits = FILE.toml with limits of your own; see docs/hosting.md.
help-serve-mail = The SMTP server for e-mails: smtps://user:password@host; needs --mail-from and --public-url.
help-serve-mail-from = The address that e-mails come from.
help-serve-metrics-token = Lets other machines read /metrics.
help-serve-open = Open the browser.
help-backup-file = A new file.
help-restore-file = What “taros admin backup” wrote.
help-restore-replace = Delete what is in the database.
help-records-file = A new file.
help-records-since = Only tables set up on that day or later, UTC.
help-close-table = The table, as in its address: /t/TABLE.
help-close-dry-run = Say what would be done; do nothing.
help-ban-name = The name of an account.
help-ban-address = The address of a network, in place of a name.
help-ban-days = The number of days; without it, an account is banned until the ban is lifted.
help-unban-name = The name of an account, or an address.
help-announce-text = The sentence; an empty one takes it away.
help-announce-hours = The number of hours.
help-appoint-name = The name of an account.
help-dismiss-name = The name of an account.
help-rename-name = The name of an account.
help-rename-to = The new name.
help-reserve-name = The name.
help-tidy-limits = FILE.toml, as “taros serve” is given it.
help-tidy-dry-run = Say what is due; do nothing.
help-doctor-port = The port to look at.

greet-hello = Taros { $version }: Marrakech and Regatta, two tabletop games to play, to study and to teach to machines.
greet-browser = in the browser, against bots or with friends
greet-terminal = here, in the terminal, against two bots
greet-study = after a game: what was luck, and what was skill
greet-machines = let bots play a thousand games
greet-more = taros --help lists all commands; taros rules marrakech prints the rules; taros doctor looks for what is missing.

doctor-ok = good
doctor-note = note
doctor-problem = to do
doctor-python = Python { $version } on { $system }
doctor-python-old = Python { $version } is too old: install Python 3.11 or newer, and Taros with it.
doctor-numba = numba { $version } compiles and runs
doctor-numba-broken = numba does not work, so bots cannot think: { $reason }. Install Taros again with pip install --force-reinstall.
doctor-cache = { $files } compiled files in { $folder }
doctor-cache-empty = Nothing is compiled in { $folder } yet: the first game of each bot takes some seconds longer.
doctor-cache-readonly = { $folder } cannot be written, so everything is compiled anew at every start: give XDG_CACHE_HOME a folder that can.
doctor-port = Port { $port } is free
doctor-port-taken = Port { $port } is taken: perhaps Taros runs already at http://localhost:{ $port }/. If not, choose another port: taros serve --port { $other }
doctor-database = The database can be opened: { $address }
doctor-database-broken = { $reason } Repair it, or name another one: taros serve --database sqlite:///tables.db
doctor-client = The pages for the browser are there, { $files } files
doctor-client-missing = The pages for the browser are not built: run make client in the clone, or install a wheel.
doctor-extra = taros[{ $extra }] is installed
doctor-extra-missing = taros[{ $extra }] is not installed, which only matters for this: { $purpose }. To have it: pip install 'taros[{ $extra }]'
doctor-extra-club = several workers, with PostgreSQL and Redis, and messages to people who are away
doctor-extra-cluster = tournaments on several machines
doctor-extra-rl = environments of Gymnasium and PettingZoo
doctor-extra-data = datasets for programs that learn
doctor-good = All is well. To play: taros serve --open
doctor-todo = { $count ->
    [one] There is one thing to do.
   *[other] There are { $count } things to do.
}
