# La ayuda de la línea de órdenes, su saludo y taros doctor

help-usage = Uso:
help-arguments = Argumentos
help-options = Opciones
help-commands = Órdenes
help-examples = Ejemplos
help-required = Obligatorio.
help-default = Por defecto: { $value }.
help-variable = O { $name } del entorno.
help-more = { $command } --help tiene ejemplos.

help-taros = Marrakech y Regatta: dos juegos de mesa para jugar, estudiar y enseñar a las máquinas.
help-play =
    Juega en la terminal, contra bots o con amigos ante un mismo teclado.

    Las opciones del propio juego van por su nombre, como --purse 40: mira taros rules GAME.
help-resume = Continúa una partida guardada.
help-simulate =
    Juega muchas partidas entre bots y cuenta cómo acaban.

    Las opciones del propio juego van por su nombre, como --purse 40: mira taros rules GAME.
help-tournament =
    Enfrenta a bots en todos los órdenes de los sitios, y los compara.

    Todos los órdenes de los bots se juegan con el mismo azar. Un torneo interrumpido sigue donde se quedó al repetir la misma orden. Las opciones del propio juego van por su nombre, como --purse 40: mira taros rules GAME.
help-dataset =
    Escribe partidas entre bots en un archivo Parquet, para programas que aprenden de ellas.

    Las partidas se guardan en cuanto terminan: tras una interrupción, la misma orden continúa. Una ficha junto al archivo dice cómo se hizo. Necesita taros[data]; taros.envs.load_dataset y minari.load_dataset leen lo escrito. Las opciones del propio juego van por su nombre, como --purse 40: mira taros rules GAME.
help-show = Muestra una partida o una posición.
help-review =
    Juzga cada momento de una partida: probabilidades de ganar, mejores jugadas, suerte y habilidad.

    Un registro dañado o sin terminar se analiza hasta donde llega.
help-verify = Vuelve a sortear cada suceso de azar de un registro y lo compara; código de salida 1 si alguno difiere.
help-rules = Imprime las reglas, artículo por artículo, con todas las opciones.
help-serve = Juega en el navegador: aquí, en otros dispositivos y con amigos de fuera.
help-perft = Cuenta las secuencias de N jugadas y resultados, según la primera.
help-doctor =
    Comprueba lo que Taros necesita en esta máquina, y dice qué hacer.

    Código de salida 1 si hay que hacer algo.
help-admin = Administra un servidor.
help-overview = Cuenta mesas, personas y lo que está guardado, y muestra lo que ha pasado últimamente.
help-backup = Copia la base de datos a un archivo y comprueba la copia; los servidores pueden seguir mientras tanto.
help-restore = Restaura una copia de seguridad en una base de datos que ningún servidor usa, y comprueba el resultado.
help-records = Escribe en un archivo los registros de todas las partidas terminadas, las más antiguas primero.
help-tidy = Borra las mesas cerradas y las partidas antiguas, como hace un servidor por sí solo cada diez minutos.
help-close = Cierra para siempre una mesa sin terminar, también durante la partida.
help-ban = Prohíbe la entrada a una cuenta, o a toda una red, durante un tiempo.
help-unban = Levanta la prohibición de una cuenta o de una dirección.
help-announce = Muestra una frase en todas las páginas durante unas horas.
help-appoint = Deja que una cuenta administre el servidor en la página /host.
help-dismiss = Ya no deja que una cuenta administre el servidor.
help-log = Muestra todo lo que han hecho los anfitriones y comprueba que no se ha cambiado nada.
help-rename = Da otro nombre a la cuenta NAME; las partidas ya empezadas conservan el anterior.
help-reserve = Que nadie pueda tomar NAME, ni un nombre que se le parezca, para una cuenta.
help-rotate-secrets =
    Sortea secretos nuevos para un servidor.

    El servidor los usa en unos minutos. Nadie pierde su sitio ni su partida.

help-help = Muestra esta ayuda.
help-version = Muestra la versión.
help-install-completion = Hace que esta consola complete las órdenes de taros con la tecla Tab.
help-show-completion = Imprime el script para ello, para ponerlo donde lo encuentre la consola.
help-game = El juego, como marrakech.
help-jobs = Procesos, como mucho uno por núcleo.
help-cluster = Juega en un clúster de Ray; necesita taros[cluster].
help-json = Para máquinas.
help-seed = Un número que fija todo el azar.
help-games = Cuántas partidas se juegan.
help-html = Escribe en este archivo una página con gráficos.
help-file = Un registro.
help-database = sqlite:///FILE o postgresql://…; si no, un archivo en tu carpeta.
help-play-seats = Quién se sienta dónde, separado por comas: human, o un bot o nivel; si no se da, tú y dos bots.
help-play-save = Guarda la partida en este archivo.
help-resume-file = Una partida guardada; por defecto, la última sin terminar.
help-simulate-seats = Quién se sienta dónde, separado por comas.
help-simulate-records = Escribe todas las partidas en este archivo.
help-tournament-bots = Quién juega, separado por comas. Si hay menos bots que sitios, el último ocupa los demás: grandmaster,greedy con 4 sitios es un grandmaster contra tres greedy. Si hay más bots que sitios, se juegan todas las combinaciones.
help-tournament-games = El número mínimo de partidas: todos los órdenes de los bots se juegan las mismas veces.
help-tournament-seats = Tantos como bots, si no se da y el juego lo permite.
help-tournament-patience = Segundos para una jugada, además de los de su límite de tiempo.
help-tournament-out = Guarda cada partida en este archivo; la misma orden con más partidas continúa con él.
help-dataset-out = El archivo Parquet.
help-dataset-bots = Quién juega, separado por comas; avanzan un sitio en cada partida.
help-dataset-seats = Tantos como bots, si no se da.
help-dataset-minari = Escribe además lo que vio e hizo el primer bot, como conjunto de datos de Minari.
help-dataset-observation = Qué contiene el conjunto de datos de Minari: planes, ego, features o state.
help-show-source = Un registro o una posición.
help-show-ply = Cuántas jugadas y resultados se juegan antes.
help-show-game = Qué registro del archivo, desde 1.
help-show-svg = Escribe la imagen en este archivo.
help-review-bot = Quién dice qué jugadas son las mejores; las probabilidades siguen siendo las de «learned».
help-review-game = Qué registro del archivo, desde 1.
help-verify-file = Un registro o varios.
help-perft-depth = Cuántas jugadas y resultados de largo.
help-perft-position = Dónde empezar; si no se da, al inicio de una partida.
help-perft-seats = Los sitios de una partida que no empieza en una posición.
help-serve-host = Dónde escuchar; 127.0.0.1: solo aquí.
help-serve-port = 0: cualquiera que esté libre.
help-serve-public-url = La dirección que ven los navegadores, detrás de un proxy: https://…
help-serve-bus = redis://…, para varios procesos de servidor.
help-serve-workers = Cuántos procesos.
help-serve-bots = Bots propios para las mesas: FILE.py:CLASS, separados por comas.
help-serve-site = Lo que escribió «make site»: con ello los navegadores siguen sin red.
help-serve-limits = FILE.toml con límites propios; mira docs/hosting.md.
help-serve-mail = El servidor SMTP para correos: smtps://user:password@host; necesita --mail-from y --public-url.
help-serve-mail-from = La dirección de la que vienen los correos.
help-serve-metrics-token = Permite a otras máquinas leer /metrics.
help-serve-open = Abre el navegador.
help-backup-file = Un archivo nuevo.
help-restore-file = Lo que escribió «taros admin backup».
help-restore-replace = Borra lo que hay en la base de datos.
help-records-file = Un archivo nuevo.
help-records-since = Solo las mesas abiertas ese día o después, UTC.
help-close-table = La mesa, como en su dirección: /t/TABLE.
help-close-dry-run = Dice qué se haría, sin hacer nada.
help-ban-name = El nombre de una cuenta.
help-ban-address = La dirección de una red, en lugar de un nombre.
help-ban-days = El número de días; sin él, una cuenta tiene prohibida la entrada hasta que se levante la prohibición.
help-unban-name = El nombre de una cuenta, o una dirección.
help-announce-text = La frase; una vacía la quita.
help-announce-hours = El número de horas.
help-appoint-name = El nombre de una cuenta.
help-dismiss-name = El nombre de una cuenta.
help-rename-name = El nombre de una cuenta.
help-rename-to = El nombre nuevo.
help-reserve-name = El nombre.
help-tidy-limits = FILE.toml, tal como se da a «taros serve».
help-tidy-dry-run = Dice lo que toca borrar, sin hacer nada.
help-doctor-port = El puerto que se comprueba.

greet-hello = Taros { $version }: Marrakech y Regatta, dos juegos de mesa para jugar, estudiar y enseñar a las máquinas.
greet-browser = en el navegador, contra bots o con amigos
greet-terminal = aquí, en la terminal, contra dos bots
greet-study = tras una partida: qué fue suerte y qué habilidad
greet-machines = que los bots jueguen mil partidas
greet-more = taros --help enumera todas las órdenes; taros rules marrakech imprime las reglas; taros doctor busca lo que falta.

doctor-ok = bien
doctor-note = nota
doctor-problem = por hacer
doctor-python = Python { $version } en { $system }
doctor-python-old = Python { $version } es demasiado antiguo: instala Python 3.11 o posterior, y Taros con él.
doctor-numba = numba { $version } compila y funciona
doctor-numba-broken = numba no funciona, así que los bots no pueden pensar: { $reason }. Vuelve a instalar Taros con pip install --force-reinstall.
doctor-cache = { $files } archivos compilados en { $folder }
doctor-cache-empty = Aún no hay nada compilado en { $folder }: la primera partida de cada bot tarda unos segundos más.
doctor-cache-readonly = No se puede escribir en { $folder }, así que todo se compila de nuevo en cada arranque: da a XDG_CACHE_HOME una carpeta donde se pueda.
doctor-port = El puerto { $port } está libre
doctor-port-taken = El puerto { $port } está ocupado: quizá Taros ya funciona en http://localhost:{ $port }/. Si no, elige otro: taros serve --port { $other }
doctor-database = La base de datos se puede abrir: { $address }
doctor-database-broken = { $reason } Repárala, o indica otra: taros serve --database sqlite:///tables.db
doctor-client = Las páginas para el navegador están listas: { $files } archivos
doctor-client-missing = Las páginas para el navegador no están construidas: ejecuta make client en el clon, o instala un paquete wheel.
doctor-extra = taros[{ $extra }] está instalado
doctor-extra-missing = taros[{ $extra }] no está instalado; solo hace falta para esto: { $purpose }. Para tenerlo: pip install 'taros[{ $extra }]'
doctor-extra-club = varios procesos de servidor, con PostgreSQL y Redis, y mensajes para quienes no están
doctor-extra-cluster = torneos en varias máquinas
doctor-extra-rl = entornos de Gymnasium y PettingZoo
doctor-extra-data = conjuntos de datos para programas que aprenden
doctor-good = Todo está bien. Para jugar: taros serve --open
doctor-todo = { $count ->
    [one] Hay una cosa que hacer.
   *[other] Hay { $count } cosas que hacer.
}
