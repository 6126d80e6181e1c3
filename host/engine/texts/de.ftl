### Was die Engine auf einer Seite eines Spiels sagt
board-open-tiles = Offene Plättchen
board-points-by = Punkte
board-fold = Zeigen, was { $name } hat
board-points = Punkte
board-most-points = die meisten Punkte
board-price = Preis in Punkten
board-gain = Punkte, wenn es jetzt gelten würde
board-left = { $n ->
    [0] keine mehr
   *[other] noch { $n }
 }
board-closed = jetzt nicht verfügbar: { $why }
board-now = jetzt
board-there = auf { $cell }
board-places-tile = legt { $tile }
board-tile = das Plättchen „{ $tile }“
board-together = Gesamt
board-stands-beside = { $figure } steht neben { $with }
