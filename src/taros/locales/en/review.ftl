# Reviews: refusals, tables and the page

review-not-learned = There is no review of { $game } yet: nobody has learned to judge it.
