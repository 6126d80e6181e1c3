verb-german-castle-choose =
    .option = Burgplättchen { $n } nehmen
    .deed = nimmt Burgplättchen { $n }
verb-german-castle-place =
    .option = Burgplättchen { $n } { $into } legen
    .deed = legt Burgplättchen { $n } { $into }
verb-german-castle-use =
    .option = Burgplättchen { $n } verwenden
    .deed = verwendet Burgplättchen { $n }

chance-castles-in-germany-deal = { "" }

stream-castles-in-germany-deal = { "" }

kind-german-castle =
    .the = die deutsche Burg
    .to = der deutschen Burg
    .into = in die deutsche Burg
    .in = in der deutschen Burg

pile-german-castle-halves = { "" }

prompt-place-a-castle-tile-or-draw-a-tile = Ein Burgplättchen legen oder ein Plättchen ziehen?
    .help = Ein Burgplättchen bedeckt zwei Felder, und du legst es, statt ein Plättchen zu ziehen; es darf kein anderes Burgplättchen berühren.
prompt-place-the-castle-tile = Lege das Burgplättchen.
    .help = Alle Kanten müssen passen, und es darf kein anderes Burgplättchen berühren, auch nicht mit einer Ecke.
prompt-which-castle-tile-do-you-take = Welches Burgplättchen nimmst du?
    .help = Du behältst es und kannst es später legen, statt ein Plättchen zu ziehen.

label-castle-tile-with-a-city-in-the-north-and-a-road-in-the-south-east = Burgplättchen mit einer Stadt im Norden und einer Straße im Südosten
label-castle-tile-with-a-city-in-the-west-and-two-roads-that-end-at-the-castle = Burgplättchen mit einer Stadt im Westen und zwei Straßen, die an der Burg enden
label-castle-tile-with-a-road-in-the-west-and-a-city-in-the-east = Burgplättchen mit einer Straße im Westen und einer Stadt im Osten
label-castle-tile-with-cities-in-the-north-and-south-and-a-road-that-ends-at-the-castle = Burgplättchen mit Städten im Norden und Süden und einer Straße, die an der Burg endet
label-castle-tile-with-cities-in-the-west-and-east = Burgplättchen mit Städten im Westen und Osten
label-castle-tile-with-roads-in-the-south-west-and-north-east = Burgplättchen mit Straßen im Südwesten und Nordosten
label-city = Stadt
label-field = Wiese
label-german-castle = deutsche Burg
label-german-castles = { $n ->
    [one] deutsche Burg
   *[other] deutsche Burgen
 }
label-own-castle-tile = eigenes Burgplättchen
label-road = Straße
label-tiles-around-it = Plättchen ringsum

### Set-up
title = Burgen in Deutschland
how = Es gibt sechs Burgplättchen von doppelter Größe. Zu zweit oder zu dritt nimmt sich jeder zwei davon, bei mehr Spielern eines. In deinem Zug darfst du ein Burgplättchen legen, statt ein Plättchen zu ziehen; es darf kein anderes Burgplättchen berühren, auch nicht mit einer Ecke. Danach darfst du einen Gefolgsmann auf eine Straße, Stadt oder Wiese des Plättchens setzen oder in die Burg. Eine Burg mit Plättchen auf allen zehn Plätzen ringsum bringt 12 Punkte, eine unfertige bei Spielende 2 und 1 für jedes Plättchen ringsum. Eine fertige Straße oder Stadt auf einem Burgplättchen bringt je Burg 3 Punkte mehr.
option-copies = Sätze Burgplättchen
    .about = Wie viele Sätze mit sechs Burgplättchen es gibt. Sie sind selbst entworfen. Bei 0 gibt es diese Burgen nicht.
option-german-castle-deal = Verteilung der Burgplättchen
    .about = Ob die Spieler ihre Burgplättchen auswählen oder zufällig bekommen.
option-german-castle-deal-chosen = die Spieler wählen reihum
option-german-castle-deal-dealt = zufällig verteilt
option-big-tiles = Ein Burgplättchen zählt als
    .about = Ob ein Burgplättchen ein Plättchen ist oder zwei, wo immer Plättchen gezählt, überquert oder erreicht werden.
option-big-tiles-whole = ein Plättchen
option-big-tiles-halves = zwei Plättchen, eines je Hälfte

rule-gc-02 = Die Spieler nehmen Burgplättchen in Zugreihenfolge, zu zweit und zu dritt je zwei.
rule-gc-03 = In deinem Zug darfst du ein eigenes Burgplättchen legen, statt zu ziehen.
rule-gc-04 = Ein Burgplättchen berührt kein anderes, auch nicht über Eck, und alle seine Kanten passen.
