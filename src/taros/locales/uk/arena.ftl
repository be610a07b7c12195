# Турніри: відмови, таблиці та звіт

arena-bots = Для турніру потрібні щонайменше два різні боти; дано: { $bots }.
arena-file = { $path } не є файлом турніру.
arena-other-plan = { $path } належить іншому турніру: { $name } там { $there }, а тут { $here }.
arena-in-use = { $path } зайнято: свої ігри туди додає інший турнір.
arena-damaged = { $path } пошкоджено в рядку { $line }.
dataset-other-plan = { $path } містить ігри іншої команди або інших правил чи ботів: повтори ту команду або видали файл.
dataset-no-pyarrow = pyarrow не встановлено: pip install 'taros[data]'.
dataset-no-minari = minari не встановлено: pip install 'taros[data]'.
dataset-minari-exists = Набір даних Minari { $name } уже є, у { $path }: вибери іншу назву або видали його.
dataset-no-card = { $path } записано не командою taros dataset.
arena-lost = Процес, що виконував { $task }, двічі закінчився або був зупинений.
arena-no-process = Процес закінчився або його зупинено, перш ніж він почав.
arena-no-ray = Кластер потребує Ray, а його не встановлено: pip install 'taros[cluster]'.
arena-no-cluster = За адресою { $address } немає кластера: { $reason }
arena-no-room = У кластері { $address } немає вільного процесора: за { $seconds } с жодного не знайшлося.
arena-other-code = На кластері інші правила чи боти ({ $there }), ніж тут ({ $here }).

arena-title = { $game }: турнір
arena-summary = Ігор: { $games }, місць: { $seats }; порядків ботів: { $orders }, кожен із тими самими випадковими розкладами ({ $deals }). Зерно { $seed }.
arena-unbalanced = Ще не всі ігри зіграно, тож місця не врівноважено: { $games } з { $planned }.
arena-unfinished = { $unfinished ->
    [one] { $unfinished } гру не закінчено; її не враховано в жодній частці.
    [few] { $unfinished } гри не закінчено; їх не враховано в жодній частці.
   *[other] { $unfinished } ігор не закінчено; їх не враховано в жодній частці.
}
arena-lost-games = Ігор, що двічі обірвали процес, який їх грав: { $lost }. Мабуть, це зробив один із їхніх ботів.
arena-lost-first = Перші з цих ігор: { $games }.
arena-timed = { $bots }: силу задано часом. На іншій машині чи іншого дня результат буде інший.
arena-slow = { $bots }: не відповіли вчасно, тож ходив random. На швидшій машині чи з більшим терпінням результат може бути інший.
arena-exact = Зіграні ще раз, на будь-якій машині, ці ігри однакові до останнього ходу.
arena-goes-on = Та сама команда продовжить звідси.

arena-bot = бот
arena-games = ігри
arena-wins = перемоги
arena-interval = інтервал 95%
arena-fair = порівну
arena-mean-points = очок у середньому
arena-mean-metres = метрів до фінішу в середньому
arena-rating = рейтинг
arena-time = на хід
arena-worst = найдовший
arena-seconds = { $amount } с
arena-milliseconds = { $amount } мс
arena-microseconds = { $amount } мкс
arena-faulty = хибні
arena-seat = місце { $seat }
arena-bot-seat = { $bot }, місце { $seat }
arena-before = випереджає
arena-failed = помилка
arena-illegal = не дозволено
arena-stalled = немає відповіді
arena-turn = хід
arena-what = що сталося
arena-number = гра

arena-chart-wins = Виграні ігри
arena-chart-wins-note = Смуга — частка ігор, які бот виграв на будь-якому своєму місці; лінія на її кінці — інтервал 95%, позначка — скільки він вигравав би, якби всі були рівні.
arena-chart-rating = Рейтинги
arena-chart-rating-note = OpenSkill (Plackett-Luce): середнє та два відхилення в обидва боки.
arena-chart-seats = Виграні ігри за місцями
arena-chart-seats-note = З ігор, у яких бот мав це місце.
arena-chart-before = Хто кого випередив
arena-chart-before-note = Як часто бот рядка випереджав бота стовпця; рівне місце рахується за половину.
arena-chart-time = Час на хід
arena-chart-time-note = Смуга — середнє, позначка — найдовший, на шкалі, де кожна лінія вдесятеро більша за попередню.
arena-faults = Хибні ходи
arena-faults-note = Замість такого ходу зіграв random. Бота, що не відповів, у тій грі більше не питали.
arena-again = Щоб зіграти ще раз
arena-all = Усі числа
