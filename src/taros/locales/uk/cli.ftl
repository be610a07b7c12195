# Термінал

cli-human = Гравець
cli-narrow = Щоб умістити всю дошку, потрібно стовпців: { $width }.
cli-help = Набери хід або лише стільки, щоб він був зрозумілий; undo повертає твій хід, quit зберігає й виходить.
cli-pause = Enter — далі, undo — повернути хід:
cli-hand-over = Тепер грає { $name }. Коли більше ніхто не дивиться, натисни Enter:
cli-undone = Хід повернуто.
cli-saved = Гру збережено в { $path }; taros resume її продовжить.
cli-record = Запис гри лежить у { $path }.
cli-exists = Файл { $path } уже є.
cli-finished = Гру в { $path } закінчено; її читають taros show і taros verify.
cli-nothing-saved = У { $path } немає незакінченої гри.
cli-no-players = Запис не називає своїх гравців, тож продовжити його нікому.
cli-no-file = Файлу { $path } немає, і це не позиція.
cli-no-position = { $game }: { $reason }
cli-no-record = Запису { $number } немає; у файлі їх { $count }.
cli-written = Картинка лежить у { $path }.
cli-interrupted = Перервано: зіграно { $done } з { $games } ігор.
cli-dataset = Ігор у { $path }: { $done }.
cli-dataset-minari = Ігор у наборі даних Minari { $name }: { $done }.

cli-simulating = Граю
cli-verifying = Перевіряю
cli-reviewing = Розбираю
cli-counting = Рахую

cli-seat = місце
cli-bot = бот
cli-wins = перемоги
cli-interval = інтервал 95%
cli-simulated = Ігор: { $games } за { $seconds } с, { $rate } за секунду; { $unfinished ->
    [0] усі закінчено.
   *[other] не закінчено: { $unfinished }.
}
cli-position-options = Позиція вже має свої місця й параметри; інших задати не можна.
cli-counted = Послідовностей довжини { $depth }: { $total } за { $seconds } с.
cli-fair = { $records ->
    [1] Чесно: кожна випадкова подія — та, яку дає обіцяне зерно.
   *[other] Чесно: кожна випадкова подія в усіх записах ({ $records }) — та, яку дають обіцяні зерна.
}
cli-proof-revealed = Записів: { $records }. Пристрої гравців надіслали відбитки випадкових бітів до того, як було витягнуто зерно, і відкрили біти після того. Ніхто, навіть сервер, не міг вибрати наслідку, доки хоч один із цих пристроїв був чесний.
cli-proof-contributions = Записів давньої версії: { $records }. Випадкові біти гравців додавали один за одним. Хто знав зерно й ішов останнім, міг дібрати свої на власну користь.
cli-proof-seed = Записів: { $records }. Випадкових бітів не додав ніхто. Хто витягнув зерно, міг його вибрати; потім нічого не змінено.
cli-proof-rounds = Запис { $number }: випадковість змішано в раунді { $round }. У кожному попередньому раунді якийсь пристрій не відкрив своїх бітів: хто знав зерно, міг так відмовитися від наслідку.
cli-unfair = Запис { $number }: { $reason }

cli-no-command = Команди { $name } немає; є: { $allowed }.
cli-no-option = Параметра { $name } немає.
cli-option-usage = Параметр { $name }: бракує значення або значення зайве.
cli-missing = Бракує: { $name }.
cli-value = { $name }: має бути { $allowed }.
cli-number = число
cli-number-from = число від { $lowest }
cli-number-between = число від { $lowest } до { $highest }
cli-usage = Цього не зрозуміти: { $text }
cli-not-text = Це не текстовий файл.
cli-file-none = { $path }: такого файлу немає.
cli-file-folder = { $path } — це тека, а не файл.
cli-file-forbidden = { $path }: немає дозволу його відкрити.
cli-file-other = { $path }: { $reason }
cli-failed = Не вийшло: { $reason }
cli-date = дата на зразок 2026-11-19
mail-needs-url = У листах є посилання на сервер: вкажи його адресу через --public-url.
mail-needs-sender = Листам потрібна адреса, з якої вони надходять: --mail-from, наприклад { $example }
bad-mail-address = Це не адреса SMTP-сервера; приклад: { $example }
