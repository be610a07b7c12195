# Reviews: refusals, tables and the page

review-not-learned = Încă nu există o analiză pentru { $game }: nimeni nu a învățat să îl judece.
