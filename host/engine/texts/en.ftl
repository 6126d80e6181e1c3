### What the engine says on a page of a game
board-open-tiles = Open tiles
board-points-by = Points
board-fold = Show what { $name } has
board-points = points
board-most-points = most points
board-price = price in points
board-gain = points if it took effect now
board-left = { $n ->
    [0] none left
   *[other] { $n } left
 }
board-closed = not available now: { $why }
board-now = now
board-there = at { $cell }
board-places-tile = places { $tile }
board-tile = the tile “{ $tile }”
board-together = Total
board-stands-beside = { $figure } stands beside { $with }
