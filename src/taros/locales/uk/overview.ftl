# Сервер одним поглядом

overview-tables-waiting = Столи з вільними місцями
overview-tables-playing = Ігри, що тривають
overview-tables-over = Завершені ігри
overview-tables-removed = Закриті столи
overview-tables-today = Столи за останні 24 години
overview-people = Люди за столами
overview-events = Збережені події
overview-events-today = Події за останні 24 години
overview-reviews = Розбори
overview-records = Записи ігор, зіграних деінде
overview-bytes = Розмір у байтах
