# Повідомлення, коли жодної сторінки не відкрито

web-notices-heading = Коли тебе немає
web-notices-push = Сповіщення на цьому пристрої
web-notices-push-explained = І тоді, коли жодної сторінки Taros не відкрито: коли настає твій хід за столом, де хід може тривати дні, або коли хтось запрошує тебе до столу. Щонайбільше одне на чверть години.
web-notices-push-impossible = Цей браузер показує сповіщення, лише поки відкрито сторінку. На деяких телефонах він може показувати їх завжди, коли Taros додано на головний екран.
web-notices-forbidden = Браузер не дозволяє сповіщень для цього сайту; це можна змінити в його налаштуваннях.
web-notices-email = Електронна адреса
web-notices-email-send = Надішли мені посилання
web-notices-email-asked = Посилання надіслано на { $address }. Відкрий його протягом доби, щоб підтвердити адресу.
web-notices-email-goes = Листи надходять на { $address }.
web-notices-email-remove = Не надсилати більше листів
web-notices-quiet = Тихі години
web-notices-quiet-explained = У ці години нічого не надсилається, за годинником цього пристрою.
web-notices-quiet-begin = Від
web-notices-quiet-end = До
web-notices-none = Цей сервер не надсилає ні сповіщень, ні листів.
web-notices-stopped = Більше листів звідси не буде.
web-notices-confirmed = Відтепер листи про твій хід надходитимуть на { $address }.
web-notices-no-link = Це посилання неповне. Відкрий його з листа ще раз.
web-notices-account = Мій обліковий запис
web-notices-invite = Запросити за іменем
web-notices-invite-name = Ім’я того, хто має тут обліковий запис
web-notices-invited = { $name } отримає сповіщення, якщо на них погоджується.
