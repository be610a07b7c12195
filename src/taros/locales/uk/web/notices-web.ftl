# Повідомлення, коли жодної сторінки не відкрито

web-notices-heading = Коли тебе немає
web-notices-push = Сповіщення на цьому пристрої
web-notices-push-explained = І тоді, коли жодної сторінки Taros не відкрито: коли твій хід за столом із днями на хід або хтось кличе тебе до столу. Щонайбільше одне на чверть години.
web-notices-push-impossible = Цей браузер не може їх показувати без відкритої сторінки. На деяких телефонах може, коли Taros додано на головний екран.
web-notices-forbidden = Браузер не дозволяє сповіщень для цього сайту; це можна змінити в його налаштуваннях.
web-notices-email = Електронна адреса
web-notices-email-send = Надішли мені посилання
web-notices-email-asked = Посилання надіслано на { $address }. Відкрий його протягом доби, щоб підтвердити адресу.
web-notices-email-goes = Листи йдуть на { $address }.
web-notices-email-remove = Більше ніяких листів
web-notices-quiet = Тихі години
web-notices-quiet-explained = Тоді нічого не надсилається, за годинником цього пристрою.
web-notices-quiet-begin = Від
web-notices-quiet-end = До
web-notices-none = Цей сервер не надсилає ні сповіщень, ні листів.
web-notices-stopped = Більше листів звідси не буде.
web-notices-confirmed = Відтепер на { $address } приходить звістка про твій хід.
web-notices-no-link = Це посилання неповне. Відкрий його з листа ще раз.
web-notices-account = Мій обліковий запис
web-notices-invite = Запросити за іменем
web-notices-invite-name = Ім’я того, хто має тут обліковий запис
web-notices-invited = { $name } дізнається, якщо захоче.
