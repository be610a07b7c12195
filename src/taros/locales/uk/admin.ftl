# taros admin

backup-made = { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
   *[other] { $tables } столів
} і { $events ->
    [one] { $events } подія
    [few] { $events } події
   *[other] { $events } подій
} — у файлі { $path }; копію прочитано й перевірено. У файлі є секрети сервера: бережи його так, як і їх.
backup-restored = { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
   *[other] { $tables } столів
} і { $events ->
    [one] { $events } подія
    [few] { $events } події
   *[other] { $events } подій
} з файлу { $path } тепер у базі даних.
backup-exists = Файл { $path } уже є: дай копії іншу назву.
no-backup = { $path } — не резервна копія: її записує taros admin backup.
backup-damaged = Резервну копію { $path } пошкоджено: нічого не відновлено.
backup-newer = Резервну копію { $path } зробила новіша версія Taros: спершу онови цю.
database-in-use = Цією базою даних користується сервер: спершу зупини його.
database-not-empty = У цій базі даних є ігри: --replace їх видалить.

records-writing = Запис
records-written = { $count ->
    [one] { $count } запис
    [few] { $count } записи
   *[other] { $count } записів
} у файлі { $path }.
record-unreadable = Стіл { $table } не вдається прочитати, його пропущено.

tidied = { $count ->
    [one] Видалено { $count } стіл.
    [few] Видалено { $count } столи.
   *[other] Видалено { $count } столів.
}
tidy-due = { $count ->
    [one] Буде видалено { $count } стіл.
    [few] Буде видалено { $count } столи.
   *[other] Буде видалено { $count } столів.
}
tidy-to-close = { $count ->
    [one] Сервер закриє { $count } незавершений стіл, де вже нічого не відбувається.
    [few] Сервер закриє { $count } незавершені столи, де вже нічого не відбувається.
   *[other] Сервер закриє { $count } незавершених столів, де вже нічого не відбувається.
}

account-renamed = { $before } тепер зветься { $name }.
account-reserved = Відтепер ніхто не може зватися { $name }.

secrets-rotated = Нові секрети збережено: сервер візьме їх щонайпізніше за три хвилини. Підписані доти куки діють 90 днів, якщо обмеження не кажуть іншого, а розпочаті ігри тривають.

host-banned = { $name } більше не має доступу.
host-unbanned = { $name } знову має доступ.
host-appointed = { $name } тепер може керувати сервером на сторінці /host.
host-dismissed = { $name } більше не керує сервером.
host-would-close = Стіл { $table } було б закрито.
host-closed = Стіл { $table } закрито.
host-announced = Кожна сторінка покаже це протягом хвилини.
host-announced-nothing = Сторінки більше нічого не показують від господаря.
host-terminal = у терміналі
host-log-broken = Журнал не такий, яким його записано: рядок { $number } зник або його змінено.
