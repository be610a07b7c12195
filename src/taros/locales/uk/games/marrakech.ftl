marrakech-colour-red = червоний
marrakech-colour-yellow = жовтий
marrakech-colour-blue = синій
marrakech-colour-brown = коричневий

# Що зараз робити

marrakech-ask-turn = Куди? Поверни Ассама ліворуч чи праворуч або пошли його прямо.
marrakech-ask-turn-last = Куди має дивитися Ассам для наступного гравця: ліворуч, прямо чи праворуч?
marrakech-ask-lay = Твій килим: поруч з Ассамом, на будь-які дві клітинки, але не на цілий килим.

# Знаки термінала

marrakech-legend = ◎ дирхами  ▦ клітинки  Σ очки  ▤ лишилося килимів  → ходить  ← наступний килим  ✕ поза грою

# Що сталося

marrakech-did-left = { $seat } повертає Ассама ліворуч.
marrakech-did-ahead = { $seat } посилає Ассама прямо.
marrakech-did-right = { $seat } повертає Ассама праворуч.
marrakech-did-walk = { $seat } викидає { $roll }: Ассам іде на { $square }, платити не треба.
marrakech-did-pay = { $seat } викидає { $roll }: Ассам іде на { $square }. Плата — { $paid ->
    [one] { $paid } дирхам
    [few] { $paid } дирхами
   *[other] { $paid } дирхамів
}, отримує { $owner }.
marrakech-did-pay-part = { $seat } викидає { $roll }: Ассам іде на { $square }. Плата — { $due }, та є лише { $paid }: усе отримує { $owner }.
marrakech-did-go-out = { $seat } викидає { $roll }: Ассам іде на { $square }. Плата — { $due }, та є лише { $paid }: усе отримує { $owner }, а { $seat } вибуває з гри.
marrakech-did-lay = { $seat } кладе килим на { $first } і { $other }.
marrakech-did-show = Наступний килим, який має { $seat }, — { $colour }.
marrakech-did-begin = За жеребом починає { $seat }.
marrakech-outcome-roll = { $roll }
marrakech-outcome-begin = починає { $seat }

# Чому ні

marrakech-why-over = Гру закінчено.
marrakech-why-lot = Спершу жереб вирішує, хто починає.
marrakech-why-pile = Спершу відкривають наступний килим зі стосу.
marrakech-why-roll = Зараз кидають кубик.
marrakech-why-turn = Зараз вибирають, куди дивиться Ассам: ліворуч, прямо чи праворуч.
marrakech-why-lay = Зараз кладуть килим.
marrakech-why-no-seat = Місць лише { $seats }.
marrakech-why-no-such-rug = У цьому стосі немає килима такого кольору.
marrakech-why-on-assam = Килим не може лежати на клітинці Ассама.
marrakech-why-far = Один кінець килима має мати спільну сторону з клітинкою Ассама.
marrakech-why-whole-rug = Килим не може накрити обидві половини того самого килима.

# Параметри

marrakech-colours-count = Параметр colours: { $given } не називає різних кольорів стільки, скільки їх у грі ({ $needed }).
marrakech-box-colour = Параметр box: у коробці з 57 замало килимів кольору «{ $colour }» на { $seats } гравців; вибери інші кольори.
marrakech-box-rugs = Параметр rugs: килимів кольору «{ $colour }» треба { $rugs }, а в коробці з 57 їх лише { $most }.

# Ходи й позиції

marrakech-no-move = { $text } не є ходом; хід — це left, ahead, right або дві сусідні клітинки, наприклад d4e4.
marrakech-position-long = Позиція має щонайбільше { $longest } знаків.
marrakech-position-words = Позиція має щонайменше 7 слів, а ця — { $count }: ринок, Ассам, гаманці, килими, що лишилися, місце, фаза, хід.
marrakech-position-seats = Позиція має 2, 3 або 4 гаманці, а ця — { $seats }.
marrakech-position-next = Верх стосів (next=r,b) є в позиції з двома кольорами на гравця й більше ні в якій.
marrakech-position-rows = Ринок має 7 рядів, а цей — { $rows }.
marrakech-position-row = Ряд { $row } ринку, { $text }, — це не сім клітинок із цифр, r, y, b та n зі зв’язками.
marrakech-position-colour = Жодне місце не має кольору «{ $colour }».
marrakech-position-word = { $text } не читається як { $field }; дозволено: { $example }.

marrakech-link-edge = Килим виходить за край ринку.
marrakech-link-two = Два килими ділять клітинку: { $where }.
marrakech-link-colours = Килим на { $where } має два кольори.
marrakech-no-whole-rug = Останній покладений килим має бути видно цілим, а цілого там немає.
marrakech-lone-half = Друга половина килима на { $where } мала б лежати на порожній клітинці.
marrakech-out-order = Ті, що вибули, — x1, x2 і так далі, кожен один раз, і хтось іще в грі.
marrakech-out-never = З bankrupt=pays-what-he-can ніхто не вибуває.
marrakech-out-rugs = Місце { $seat } вибуло й не може мати килимів.
marrakech-money = У гаманцях разом { $money } дирхамів, а в грі їх { $bank }.
marrakech-rugs-left = Килимів кольору «{ $colour }» може лишитися щонайбільше { $most }.
marrakech-rugs-many = Килимів кольору «{ $colour }» видно { $showing }, а покладено лише { $laid }.
marrakech-rugs-order = Килими, що лишилися, не відповідають порядку ходів; починаючи з того, хто кладе, їх { $counts }.
marrakech-phase-turn = Хід { $turn } не відповідає фазі: хід 0 — це підготовка, і лише вона.
marrakech-phase-setup = Під час підготовки ринок порожній і ніхто не клав килимів.
marrakech-phase-lot = Жереба немає, коли задано, хто починає: first={ $first }.
marrakech-phase-over = Гру закінчено, коли килимів не лишилося або в грі лише один гравець, і тільки тоді.
marrakech-phase-out = Місце { $seat } вибуло й не може ходити.
marrakech-phase-pile = У цій грі немає стосів.
marrakech-top = У стосі місця { $seat } немає килима кольору «{ $colour }», щоб його показати.
marrakech-top-missing = Зі стосу показують наступний килим, доки він є, і тільки тоді (місце { $seat }).
marrakech-turn = За покладеними килимами це не може бути хід { $turn }, лише від { $lowest } до { $highest }.

# Із чого складаються очки

marrakech-part-dirhams = { $amount ->
    [one] { $amount } дирхам
    [few] { $amount } дирхами
   *[other] { $amount } дирхамів
}
marrakech-part-squares = { $amount ->
    [one] { $amount } клітинка
    [few] { $amount } клітинки
   *[other] { $amount } клітинок
}

# Що говорить за хід: підмети, і частини речень, що їх продовжують

marrakech-advice-left = Поворот ліворуч
marrakech-advice-ahead = Рух прямо
marrakech-advice-right = Поворот праворуч
marrakech-advice-rug = Цей килим
marrakech-advice-risks = { $amount ->
    [0] нічим не загрожує (інакше в середньому платити { $other })
   *[other] загрожує меншою платою (у середньому { $amount } замість { $other })
}
marrakech-advice-may-cover = дає змогу накрити більше клітинок суперників (у середньому { $amount } замість { $other })
marrakech-advice-may-grow = дає змогу приєднати килим до більшої ділянки (клітинок у середньому { $amount } замість { $other })
marrakech-advice-covers = накриває { $squares ->
    [one] { $squares } клітинку
    [few] { $squares } клітинки
   *[other] { $squares } клітинок
} суперників замість { $other ->
    [0] жодної
   *[other] { $other }
}
marrakech-advice-spares = { $squares ->
    [0] не накриває жодної твоєї клітинки
    [one] накриває лише { $squares } твою клітинку
    [few] накриває лише { $squares } твої клітинки
   *[other] накриває лише { $squares } твоїх клітинок
} замість { $other }
marrakech-advice-joins = з’єднує твої ділянки ({ $regions })
marrakech-advice-grows = входить до більшої ділянки (клітинок { $squares } замість { $other })
marrakech-advice-cuts = зменшує ділянку, яку має { $seat }, з { $whole } до { $squares ->
    [one] { $squares } клітинки
   *[other] { $squares } клітинок
}
marrakech-advice-leader = забирає клітинки в того, хто попереду ({ $seat })
marrakech-advice-exposed = { $squares ->
    [0] не лишає жодної твоєї клітинки
    [one] лишає тільки { $squares } твою клітинку
    [few] лишає тільки { $squares } твої клітинки
   *[other] лишає тільки { $squares } твоїх клітинок
} поруч з Ассамом, де ляже наступний килим, замість { $other }
marrakech-advice-earns = приносить тобі від наступного гравця в середньому { $amount ->
    [one] { $amount } дирхам
    [few] { $amount } дирхами
    [many] { $amount } дирхамів
   *[other] { $amount } дирхама
} замість { $other }
