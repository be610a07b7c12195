# Дошка словами

marrakech-web-market = Що лежить на ринку
marrakech-web-assam = Ассам стоїть на { $square } і дивиться на { $facing }.
marrakech-web-rug = Килим на { $first } і { $other }, колір { $colour }
marrakech-web-half = Пів килима на { $square }, колір { $colour }
marrakech-web-north = північ
marrakech-web-east = схід
marrakech-web-south = південь
marrakech-web-west = захід

# Хід одним реченням

marrakech-web-told-turn = { $payment ->
    [none] { $seat } викидає { $roll }, веде Ассама на { $square }, нічого не платить і кладе килим на { $first } і { $other }.
    [part] { $seat } викидає { $roll }, веде Ассама на { $square }, платить лише { $paid } з { $due } (отримує { $owner }) і кладе килим на { $first } і { $other }.
   *[full] { $seat } викидає { $roll }, веде Ассама на { $square }, платить { $paid ->
        [one] { $paid } дирхам
        [few] { $paid } дирхами
       *[other] { $paid } дирхамів
    } (отримує { $owner }) і кладе килим на { $first } і { $other }.
}

# Що можна вибрати

marrakech-web-turn-left = Повернути ліворуч
marrakech-web-turn-ahead = Іти прямо
marrakech-web-turn-right = Повернути праворуч
marrakech-web-ending = { $weight ->
    [1] один раз із шести: { $square }
    [2] один раз із трьох: { $square }
    [3] один раз із двох: { $square }
    [4] два рази з трьох: { $square }
    [5] п’ять разів із шести: { $square }
   *[6] напевно: { $square }
}, { $cost ->
    [0] платити не треба
    [one] { $cost } дирхам
    [few] { $cost } дирхами
   *[other] { $cost } дирхамів
}
marrakech-web-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
marrakech-web-tap-again = Торкнися ще раз, щоб покласти сюди.
marrakech-web-place = Покласти { $colour } килим на { $first } і { $other }

# Панель місця

marrakech-web-rugs-left = { $amount ->
    [one] лишився { $amount } килим
    [few] лишилося { $amount } килими
   *[other] лишилося { $amount } килимів
}
marrakech-web-next = наступний килим: { $colour }
marrakech-web-out = поза грою

# Перший хід із поясненнями

marrakech-web-guide-turn = Твій колір червоний, і хід твій: пошли Ассама прямо або поверни його на чверть оберту ліворуч чи праворуч. Наведи на стрілку або потримай на ній палець, щоб побачити, де він може спинитися і скільки це коштуватиме.
marrakech-web-guide-roll = Тепер кидають кубик. На ньому від одного до чотирьох капців, два й три випадають удвічі частіше, і Ассам проходить стільки клітинок.
marrakech-web-guide-pay = Він спинився на килимі суперника, тож платиш власникові по дирхаму за кожну клітинку цього кольору, з’єднану з клітинкою Ассама.
marrakech-web-guide-lay = Поклади один зі своїх червоних килимів поруч з Ассамом. Він може накрити порожні клітинки й половини інших килимів, але ніколи не цілий килим.
marrakech-web-guide-end = Тепер суперники, що спиняться на червоному, платять тобі. Після останнього килима кожен дирхам і кожна видима червона клітинка — по одному очку.

# Малюнки правил

marrakech-web-figure-start = Початок: Ассам посередині, ринок порожній.
marrakech-web-figure-turning = Ліворуч, прямо чи праворуч: на кожній клітинці, де він може спинитися, — з якою ймовірністю і скільки заплатить червоний.
marrakech-web-figure-loop = Випало 3 на краю: на g6, дугою до g7, далі на f7.
marrakech-web-figure-corner = У двох кутах дуга веде на ту саму клітинку, навколо кута.
marrakech-web-figure-payment = Червоний платить 4: із клітинкою Ассама з’єднано чотири жовті. Жовтий килим угорі праворуч торкається лише кутом.
marrakech-web-figure-allowed = Можна: на порожні клітинки, на порожню клітинку й пів килима, на половини двох килимів.
marrakech-web-figure-refused = Не можна: накрити цілий килим, торкатися клітинки Ассама лише кутом, лежати осторонь.

# Кінець

marrakech-web-dice = Кидків кубика: { $rolls }
marrakech-web-rolled = { $roll }: { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[other] { $count } разів
}, очікувалося { $expected }
marrakech-web-expected = що показав би чесний кубик
marrakech-web-payments = Дирхами, що перейшли з рук у руки
marrakech-web-received = отримано
marrakech-web-paid = сплачено
marrakech-web-dearest = найбільше за раз

# Складання позиції

marrakech-web-editor-market = Ринок: вибирай клітинки стрілками, застосовуй інструмент клавішею Enter
marrakech-web-editor-by-hand = Вручну
marrakech-web-editor-tools = Що поставити
marrakech-web-editor-rug = Килим, колір { $colour }
marrakech-web-editor-assam = Ассам
marrakech-web-editor-away = Прибрати
marrakech-web-editor-lies = { $colour } килим
marrakech-web-editor-begun = тут починається килим
marrakech-web-editor-stands = тут стоїть Ассам і дивиться на { $facing }
marrakech-web-editor-how-rug = Вибери дві сусідні клітинки. Двічі та сама клітинка: пів килима.
marrakech-web-editor-how-assam = Вибери його клітинку. Якщо він там уже стоїть, то повернеться праворуч.
marrakech-web-editor-how-away = Вибери килим, який треба прибрати з ринку.
marrakech-web-editor-seat = Чий хід
marrakech-web-editor-phase = Що тепер
marrakech-web-editor-phase-turn = повертають Ассама
marrakech-web-editor-phase-roll = кидають кубик
marrakech-web-editor-phase-lay = кладуть килим
marrakech-web-editor-phase-lot = тягнуть жереб
marrakech-web-editor-phase-pile = показують наступний килим
marrakech-web-editor-phase-over = нічого: гру закінчено
marrakech-web-editor-turn = Номер ходу
marrakech-web-editor-purse = Дирхами
marrakech-web-editor-rugs = Лишилося килимів
marrakech-web-editor-rugs-of = Лишилося килимів, колір { $colour }
marrakech-web-editor-next = Наступний килим
marrakech-web-editor-none = немає
marrakech-web-editor-out = У грі
marrakech-web-editor-in = так
marrakech-web-editor-out-as = ні, вибуття № { $number }
marrakech-web-editor-together = В усіх гаманцях разом: { $money }.

# Клавіші

marrakech-web-keys-turn = Повернути Ассама ліворуч, послати прямо або повернути праворуч
marrakech-web-keys-rug = Шукати місце для килима
marrakech-web-keys-lay = Покласти там килим
marrakech-web-keys-square = Ходити з клітинки на клітинку
marrakech-web-keys-tool = Поставити вибране
marrakech-web-keys-clear = Звільнити клітинку
marrakech-web-keys-forget = Почати килим спочатку

# Теми задач

marrakech-theme-lay = місце для килима
marrakech-theme-turn = поворот Ассама
marrakech-theme-pay = плата
