# Розбори в браузері

web-review-explained = Кожен момент оцінено за досвідом дуже багатьох ігор: шанси, кращі ходи, удача й майстерність.
web-review-begin = Розібрати цю гру
web-review-working = Переглядаю момент { $done } з { $total }
web-review-chart = Шанси на перемогу протягом гри; у цей момент: { $chances }
web-review-chance = { $name } { $chance }
web-review-table = Шанси таблицею
web-review-happened = Що сталося
web-review-no-decision = У цей момент нічого не вирішували.
web-review-last-slip = Попередній огріх
web-review-next-slip = Наступний огріх
web-review-better = Краще:
web-review-marks = На дошці зірка позначає кращий хід, а хрестик — зроблений.
web-review-summary = { $slips ->
    [0] { $name }: огріхів немає.
    [one] { $name }: { $slips } огріх, що коштував { $cost } шансів на перемогу.
    [few] { $name }: { $slips } огріхи, що разом коштували { $cost } шансів на перемогу.
   *[other] { $name }: { $slips } огріхів, що разом коштували { $cost } шансів на перемогу.
}
web-review-whose = Чиї
web-review-everybody = Усіх
web-review-only-slips = Лише огріхи
web-review-no-slips = Тут нічого не можна було зробити набагато краще.
web-review-in-chances = У шансах на перемогу
web-review-in-points = В очках
web-review-in-metres = У метрах до фінішу
