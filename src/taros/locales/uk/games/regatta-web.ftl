# Море словами

regatta-web-sea = Море: його тягнуть або рухають стрілками, плюс і мінус наближають і віддаляють, 0 показує все
regatta-web-boats = Де що лежить
regatta-web-own-boat = { $name } ({ $colour }), курс { $heading }°
regatta-web-boat = { $name } ({ $colour }): { $where }
regatta-web-mark-at = Знак { $mark }: { $where }
regatta-web-line-at = Середина лінії: { $where }
regatta-web-where = { $bearing }, { $metres } м
regatta-web-ahead = просто попереду
regatta-web-astern = просто позаду
regatta-web-closer = Ближче
regatta-web-farther = Далі
regatta-web-fit = Показати все й стежити за подіями

# Хід одним реченням

regatta-web-told-ways = { $way }, потім { $then }
regatta-web-told-home = { $seat } пливе { $ways } — і це фініш!
regatta-web-told-sails = { $mark ->
    [0] { $seat } пливе { $ways }.
   *[other] { $seat } пливе { $ways } і обходить знак { $mark }.
}
regatta-web-told-sun = { $mark ->
    [0] { $seat } пливе { $ways } і кладе сонце перед човном, на якому { $boat }.
   *[other] { $seat } пливе { $ways }, обходить знак { $mark } і кладе сонце перед човном, на якому { $boat }.
}

# Рука

regatta-web-hand = Твоя рука
regatta-web-pile = у стосі { $pile }, у скиді { $discards }
regatta-web-before-deal = Твої карти роздадуть на початку перегонів.
regatta-web-card-helm = { $card }: далі може йти ще одна карта
regatta-web-card-cloud = { $card }: пливуть двічі
regatta-web-card-sun = { $card }: спиняє суперника штилем

# Що можна вибрати

regatta-web-ends-clear = кінець вільний
regatta-web-ends-short = спиняє зона
regatta-web-exit-home = { $way }: фініш!
regatta-web-from-home = до фінішу { $metres } м
regatta-web-metres = { $metres } м
regatta-web-home = фініш!
regatta-web-sail = Плисти
regatta-web-tap-again = { $move }. Торкнися ще раз, щоб плисти.
regatta-web-tap-sun = Торкнися ще раз, щоб покласти сонце перед цим човном.
regatta-web-tap-lane = Торкнися ще раз, щоб зайняти цю доріжку.
regatta-web-choose-exit = { $count ->
    [one] Ця карта дає { $count } шлях: вибери його силует на морі або стрілку тут.
    [few] Ця карта дає { $count } шляхи: вибери силует на морі або стрілку тут.
   *[other] Ця карта дає { $count } шляхів: вибери силует на морі або стрілку тут.
}
regatta-web-why-touch = човен торкнувся б { $thing }.
regatta-web-why-zone = човен спинився б у зоні перед носом човна, на якому { $boat }.
regatta-web-why-steer-touch = Там човен торкнувся б { $thing }.
regatta-web-cannot = За цією картою плисти не можна: { $reason }
regatta-web-sun-later = Сонце кладуть перед суперником після того, як проплили за іншою картою.
regatta-web-exchange = Обміняти карти
regatta-web-exchanging = { $count ->
    [0] Вибери для обміну одну, дві або три карти.
    [one] На обмін { $count } карта; можна до трьох.
    [few] На обмін { $count } карти; можна до трьох.
   *[other] На обмін { $count } карт; можна до трьох.
}
regatta-web-exchange-these = { $count ->
    [0] Обміняти
    [1] Обміняти цю карту
   *[other] Обміняти ці { $count }
}
regatta-web-steer = Повернути човен
regatta-web-steering = На { $degrees }°, тобто { $turn }. Тягни за ніс або натискай стрілки: із Shift — по одному градусу.
regatta-web-steer-to = Повернути на { $degrees }°
regatta-web-calm = У штиль: { $name }
regatta-web-lane = Доріжка { $lane }
regatta-web-no-second = Без другої карти
regatta-web-no-sun = Без сонця
regatta-web-done = Готово
regatta-web-back = Назад

# Панель місця

regatta-web-next-mark = до знака { $mark }
regatta-web-next-start = до старту
regatta-web-next-home = на фініш
regatta-web-is-home = на фініші
regatta-web-astray = не тим шляхом: треба повернутися
regatta-web-becalmed = у штилі
regatta-web-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
regatta-web-copy = { $card }, { $number } з { $count }
regatta-web-place = { $place ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $place }-те
}

# Перший хід із поясненнями

regatta-web-guide-sail = Твій човен червоний, і хід твій. Вибери карту: вона ляже перед носом, із силуетом човна на кінці кожної стрілки. Зелений: туди можна плисти; червоний торкнувся б чогось, тут — буя.
regatta-web-guide-sailed = Корма спинилася на вістрі стрілки, човен — у її напрямку. Буй 1 обходять за годинниковою стрілкою: важить шлях щогли, натягнутий, мов мотузка.
regatta-web-guide-rival = Щойно проплив зелений човен. Бліда карта перед його носом — це його зона: її можна перетнути, але не можна в ній спинитися.
regatta-web-guide-stay = Якщо жодна карта не пасує, лишайся на місці: обміняй до трьох карт або поверни човен. Спробуй одне з двох.
regatta-web-guide-end = Стерно дає другу карту, за картою з хмарою пливуть двічі, а сонце, покладене після плавання, забирає в суперника наступний хід. Перемагає перший на фініші.

# Малюнки правил

regatta-web-figure-start = Старт для чотирьох: носи на лінії, спершу червоний, потім зелений буй, обидва за годинниковою стрілкою.
regatta-web-figure-sailing = П’ять шляхів однієї карти: корма спиняється на вістрі стрілки, корпус — у її напрямку.
regatta-web-figure-touching = Прямо корпус торкнувся б червоного буя, тож так не можна; інші два шляхи дозволено.
regatta-web-figure-zone = Пунктирна карта — зона суперника: шлях прямо й шлях праворуч закінчилися б у ній.
regatta-web-figure-stopped = Іншого шляху не лишилося: човен спиняється там, де зайшов би в зону.
regatta-web-figure-cloud = Хмара: та сама стрілка двічі.
regatta-web-figure-line = На лінії: носи дивляться вгору дистанцією, між усіма човнами однакові проміжки.
regatta-web-figure-cards = Карти: один шлях, короткий шлях, кілька шляхів на вибір; стерно, хмара; і сонце.
regatta-web-figure-exchange = Обмін: дві карти відкладають, дві інші беруть замість них.
regatta-web-figure-steering = Поворот: човен повертається на місці на будь-який курс, крім червоних, де він торкнувся б буя.
regatta-web-figure-helm = Стерно: 45° ліворуч, потім ще карта, 45° праворуч.
regatta-web-figure-sun = Сонце перед носом: зелений пропускає наступний хід.
regatta-web-figure-rounding = Зелений обійшов червоний буй за годинниковою стрілкою: натягнута мотузка охопила б його.
regatta-web-figure-race = Усі перегони: через лінію, навколо обох знаків за годинниковою стрілкою, і фініш.

# Кінець

regatta-web-tracks = Шлях кожного човна
regatta-web-at-turn = Хід { $turn }
regatta-web-time = Момент перегонів
regatta-web-races = Що робили човни
regatta-web-stat-place = місце
regatta-web-stat-turns = ходів
regatta-web-stat-sailed = пройдено
regatta-web-stat-wasted = ходів без плавання
regatta-web-stat-stopped = зупинок перед зонами
regatta-web-stat-suns = отримано сонць

# Що можна намалювати на морі

regatta-web-layers = Що показує море
regatta-web-layer-zones = Зони інших
regatta-web-layer-next = Наступний знак
regatta-web-layer-string = Найкоротший шлях до фінішу
regatta-web-layer-places = Місця човнів

# Наодинці, на час

regatta-web-solo = { $turns ->
    [one] { $turns } хід, { $time }
    [few] { $turns } ходи, { $time }
   *[other] { $turns } ходів, { $time }
}
regatta-web-solo-best = Твій найкращий результат на цій дистанції: { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[other] { $turns } ходів
} за { $time }

# Клавіші

regatta-web-keys-card = Узяти карту з цим номером
regatta-web-keys-sail = До іншої стрілки карти; плисти за нею
regatta-web-keys-put-back = Повернути карту в руку
regatta-web-keys-steer = Під час повороту: ніс на п’ять градусів, із Shift на один
regatta-web-keys-pan = На морі: дивитися в інше місце
regatta-web-keys-zoom = Ближче, далі
regatta-web-keys-fit = Показати все й стежити за подіями
regatta-web-keys-move = Рухати вибране; із Shift по міліметру
regatta-web-keys-turn = Повертати човен; із Shift по градусу
regatta-web-keys-remove = Прибрати вибране
regatta-web-keys-deselect = Скасувати вибір
regatta-web-keys-undo = Скасувати, повторити

# Теми задач

regatta-theme-sail = плавання
regatta-theme-steer = поворот човна
regatta-theme-exchange = обмін карт
regatta-theme-sun = сонце
