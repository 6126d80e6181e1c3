### Wat de engine op een pagina van een spel zegt
board-open-tiles = Open tegels
board-points-by = Punten
board-fold = Tonen wat { $name } heeft
board-points = punten
board-most-points = meeste punten
board-price = prijs in punten
board-gain = punten als het nu zou gelden
board-left = { $n ->
    [0] op
   *[other] nog { $n }
 }
board-closed = nu niet beschikbaar: { $why }
board-now = nu
board-there = op { $cell }
board-places-tile = legt { $tile }
board-tile = de tegel “{ $tile }”
board-together = Totaal
board-stands-beside = { $figure } staat naast { $with }
