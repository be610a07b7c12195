regatta-colour-red = червоний
regatta-colour-green = зелений
regatta-colour-yellow = жовтий
regatta-colour-blue = синій

# Дані: деталі, колоди й дистанції

regatta-bad-data = { $source }, { $field }: { $reason }
regatta-reason = { $text }.
regatta-range = { $value } не в межах від { $lowest } до { $highest }.
regatta-symbol = Має бути одне з: { $allowed }.
regatta-corners = Кутів має бути від { $lowest } до { $highest }.

regatta-arrow-name = Стрілка, що повертає, має назву на L або l; її дзеркальна пара твориться з R або r.
regatta-arrow-letters = Назва стрілки — літера, а разом до { $longest } літер і цифр; sun, done, sail, steer, lane1, seat1 і подібні зайняті.
regatta-arrow-mirror = Стрілка з такою назвою вже є: дзеркальна пара для { $name }.
regatta-arrow-empty = Стрілка без повороту пряма: їй потрібна довжина, а не радіус.
regatta-hull = Кути мають іти проти годинникової стрілки, усі назовні, корма в 0.

regatta-deck-word = Колоду пишуть як 4*L45,2*L30|L90,2*S-cloud,3*S|L30:blue,3*sun; власні стрілки йдуть першими, як L60=12/80/60.
regatta-kinds = Колода має від 1 до { $highest } видів карт.
regatta-kind-twice = Вид { $name } уже є; дай його картам одну кількість.
regatta-no-arrow = Стрілки { $name } немає; дозволено: { $allowed }.
regatta-few-cards = Колода з { $cards } карт замала; щоб наповнити всі руки, треба { $needed }.

regatta-course-word = Дистанція — одна з { $allowed } або запис line:-150,0,150,0;cw:-300,600;ccw:300,750,black і, якщо є, rock:x,y,радіус, island:x,y,x,y,… та edge:x,y,x,y,….
regatta-line = Лінії потрібні два кінці, спершу лівий, обидва на одній висоті.
regatta-narrow = Лінія завширшки { $width } мм; для такої кількості човнів ({ $seats }) треба { $needed }.
regatta-marks = Дистанція має від 1 до { $highest } знаків.
regatta-rocks = Дистанція має щонайбільше { $highest } скель.
regatta-mark-behind = За лінією знак лежить збоку від неї, а не між її кінцями.
regatta-marks-above = Між двома знаками зліва направо має бути щонайменше 1 мм.
regatta-shore = Берег перетинає сам себе або торкається себе.
regatta-beyond = Це за краєм столу.
regatta-aground = Це на острові.
regatta-arrow-twice = На карті двічі та сама стрілка.
regatta-ashore = Це накладається на острів або край столу.
regatta-islands-overlap = Це накладається на інший острів або край столу.
regatta-overlap = Це накладається на інший буй чи скелю.
regatta-no-start = На старті човен на доріжці { $lane } торкався б чогось.

# Що зараз робити

regatta-ask-lane = Займи доріжку на лінії старту.
regatta-ask-main = Пливи за картою або лишайся: обміняй до трьох карт чи поверни човен.
regatta-ask-second = Стерно дає змогу плисти ще за однією картою; або закінчуй хід.
regatta-ask-sun = Поклади сонце перед суперником або закінчуй хід.

# Карти: карту називають за її шляхами, як «пливе 45° ліворуч зі стерном»

regatta-way-ahead = прямо
regatta-way-port = { $degrees }° ліворуч
regatta-way-starboard = { $degrees }° праворуч
regatta-way-short = коротко { $way }
regatta-ways = { $ways }
regatta-ways-port = { $degrees } ліворуч
regatta-ways-starboard = { $degrees } праворуч
regatta-ways-sides = { $degrees } в обидва боки
regatta-ways-ahead-side = прямо або { $degrees } в обидва боки
regatta-ways-ahead-sides = прямо, { $degrees } в обидва боки
regatta-degrees = { $degrees }°
regatta-card-one-of = { $way } (один із { $count } шляхів)
regatta-card-helm = { $ways } зі стерном
regatta-card-cloud = { $ways } із хмарою
regatta-card-sun = сонце

# Що сталося

regatta-did-sail = { $seat } пливе { $card }.
regatta-did-sail-round = { $seat } пливе { $card } і обходить знак { $mark }.
regatta-did-sail-zone = { $seat } пливе { $card }, але спиняється перед зоною.
regatta-did-sail-home = { $seat } пливе { $card } — і це фініш!
regatta-did-exchange = { $seat } міняє { $count ->
    [one] { $count } карту: { $cards }.
    [few] { $count } карти: { $cards }.
   *[other] { $count } карт: { $cards }.
}
regatta-did-steer = { $seat } повертає човен на курс { $degrees }°.
regatta-did-sun = { $seat } кладе сонце перед човном, на якому { $boat }.
regatta-did-no-second = { $seat } не пливе за другою картою.
regatta-did-done = { $seat } закінчує хід.
regatta-did-lane = { $seat } займає доріжку { $lane }.
regatta-did-given-lane = За жеребом { $seat } має доріжку { $lane }.
regatta-did-draw = { $seat } бере { $count ->
    [one] { $count } карту: { $cards }.
    [few] { $count } карти: { $cards }.
   *[other] { $count } карт: { $cards }.
}
regatta-did-draw-hidden = { $seat } бере { $count ->
    [one] { $count } карту.
    [few] { $count } карти.
   *[other] { $count } карт.
}
regatta-did-deal = Усі беруть карти.
regatta-did-deal-to = Усі беруть карти. { $seat } бере { $count }: { $cards }.
regatta-did-begin = За жеребом починає { $seat }.
regatta-and-becalmed = { $words } { $seat } потрапляє у штиль і пропускає хід.
regatta-outcome-card = { $card }
regatta-outcome-begin = починає { $seat }
regatta-outcome-lane = доріжка { $lane }

# Чому ні

regatta-why-over = Перегони закінчено.
regatta-why-lot = Спершу жереб вирішує, хто пливе першим.
regatta-why-lane-lot = Спершу жереб дає кожному доріжку.
regatta-why-draw = Зараз беруть карти.
regatta-why-lane = Зараз займають доріжку.
regatta-why-main = Зараз пливуть за картою, міняють карти або повертають човен.
regatta-why-second = Зараз пливуть за другою картою або закінчують хід.
regatta-why-sun = Зараз кладуть сонце перед суперником або закінчують хід.
regatta-why-not-in-pile = Такої карти в стосі немає.
regatta-why-no-seat = Місць лише { $seats }.
regatta-why-no-lane = Доріжок лише { $lanes }.
regatta-why-lane-taken = Цю доріжку зайнято.
regatta-why-no-arrow = Такої стрілки немає.
regatta-why-not-in-hand = У тебе немає цієї карти: { $card }.
regatta-why-sun-sails = Сонце не має стрілки, за якою можна плисти.
regatta-why-touch = Човен { $where }, торкнувся б { $thing }.
regatta-why-zone = Човен спинився б у зоні перед носом човна, на якому { $boat }; він заходить у неї { $where }.
regatta-where = після { $percent }% шляху, в точці { $x }, { $y }
regatta-why-no-stop = Човен спинився б у зоні перед носом човна, на якому { $boat }, і весь шлях лежить у зоні, тож він не може зрушити з місця.
regatta-why-steer-touch = Човен у точці { $x }, { $y } торкнувся б { $thing }.
regatta-why-steer-zone = Човен опинився б у зоні перед носом човна, на якому { $boat }.
regatta-why-no-boat = Човнів лише { $boats }.
regatta-why-own-boat = Сонце кладуть перед човном суперника, а не власним.
regatta-why-no-sun = У тебе немає сонця.
regatta-why-becalmed = { $boat } вже у штилі.
regatta-why-home = { $boat } вже на фініші.

regatta-thing-edge = краю столу
regatta-thing-island = острова
regatta-thing-rock = скелі
regatta-thing-boat = човна, на якому { $boat }
regatta-thing-buoy-red = червоного буя
regatta-thing-buoy-green = зеленого буя
regatta-thing-buoy-yellow = жовтого буя
regatta-thing-buoy-blue = синього буя
regatta-thing-buoy-orange = помаранчевого буя
regatta-thing-buoy-black = чорного буя
regatta-thing-buoy-white = білого буя лінії

# Параметри

regatta-colours-count = Параметр colours: { $given } не називає { $needed ->
    [1] одного кольору, для єдиного човна
   *[other] { $needed } різних кольорів, по одному для кожного човна
} (R1.1).

# Ходи й позиції

regatta-no-move = { $text } не є ходом; хід — це sail КАРТА СТРІЛКА (або sail СТРІЛКА), exchange з однією–трьома картами, steer із градусом, sun із кольором, done або lane з номером.
regatta-no-card = Карти { $card } немає; є: { $allowed }.
regatta-no-such-arrow = Жодна карта не має стрілки { $arrow }; є: { $allowed }.
regatta-not-on-card = Карта { $card } не має стрілки { $arrow }; вона має: { $allowed } (R3.2).
regatta-which-card = Котра карта для { $arrow }? Є: { $allowed }.
regatta-exchange-count = Міняють одну, дві або три карти, а не { $count } (R5.1).
regatta-no-degree = { $text } не є курсом; курс — ціле число градусів від 0 до { $highest } (R5.2).
regatta-position-long = Позиція має щонайбільше { $longest } знаків.
regatta-position-words = Позиція має щонайменше 6 слів, а ця — { $count }: човни, руки, скид, місце, фаза, хід.
regatta-position-seats = Позиція має від 1 до { $highest } човнів, а ця — { $seats }.
regatta-position-hands = Позиція має руку для кожного човна: рук { $hands }, човнів { $seats }.
regatta-position-hidden = У цій позиції є приховані карти (?), тож грати з неї не можна.
regatta-position-word = { $text } не читається як { $field }; дозволено: { $example }.
regatta-many-cards = Карт ужито більше, ніж є в колоді, на { $more }: { $card }.
regatta-big-hand = Місце { $seat } тримає карт { $cards }, а рука має щонайбільше { $most }.
regatta-no-suns = У цій колоді немає сонць.
regatta-bad-stray = Місце { $seat } не могло збитися з дистанції на літеру { $letter }.
regatta-bad-places = Човни на фініші — home1, home2 і так далі, кожен один раз.
regatta-calm-home = Місце { $seat } на фініші й не може бути у штилі.
regatta-bad-over = Перегони закінчено, коли місця визначено або ходи вичерпано, і тільки тоді.
regatta-bad-turn = Хід { $turn } за межею { $most }.
regatta-boat-touches = Човен чогось торкається: { $colour }.
regatta-bad-lanes = Кожен човен має власну доріжку.
regatta-bad-setup = Підготовка не може привести до цієї позиції.
regatta-bad-phase = Фаза { $phase } не відповідає ходу { $turn } і картам.
regatta-bad-seat = Місце { $seat } на фініші або у штилі й не може ходити.
regatta-bad-draws = Зараз не можна взяти карт { $draws } до руки з { $cards }.

# Із чого складається результат

regatta-part-way = { $less ->
    [0] на фініші
   *[other] { METRES($less) } м до фінішу
}

# Знаки термінала

regatta-legend = ⌂ метрів до фінішу  ⚑ місце  ● обійдені знаки  ▯ карти  ∠ курс  → ходить  ↶ спершу має повернутися  ☼ у штилі  ▤ стос  ▥ скид; від твого носа, у метрах: ◂30° ліворуч  ▸30° праворуч  ▴ попереду  ▾ позаду  ●1 твій наступний знак  ○┄○ лінія; на карті: ○┄○ старт і фініш  ●1↻ знак 1, за годинниковою стрілкою  ●2↺ знак 2, проти неї  ↗A човен A і куди він дивиться  крапки: суходіл і край

# Що говорить за хід: підмети, і частини речень, що їх продовжують

regatta-advice-sail = Плавання { $card }
regatta-advice-exchange = Обмін карт ({ $cards })
regatta-advice-steer = Поворот на курс { $degrees }°
regatta-advice-sun = Сонце перед човном, на якому { $boat },
regatta-advice-done = Кінець ходу
regatta-advice-lane = Доріжка { $lane }
regatta-advice-home = приводить тебе на фініш
regatta-advice-way = лишає { METRES($way) } м до фінішу замість { METRES($other) } м
regatta-advice-bow = спрямовує ніс ближче до шляху на фініш
regatta-advice-water = лишає вільну воду перед носом
regatta-advice-keeps = зберігає карту на потім: { $card }
regatta-advice-stuck = обіцяє більше, ніж найкраща карта твоєї руки (з нею до фінішу лишилося б { METRES($way) } м замість { METRES($now) } м)
regatta-advice-second = дає змогу плисти за другою картою
regatta-advice-next = дає змогу наступним ходом проплисти далі за рештою карт твоєї руки
regatta-advice-keeps-sun = зберігає сонце на кращий момент
regatta-advice-calms-closest = спиняє суперника, найближчого до тебе в перегонах
regatta-advice-calms = спиняє суперника, найближчого до фінішу (лишилося { METRES($way) } м)
