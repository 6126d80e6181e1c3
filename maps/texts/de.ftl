stream-maps = { "" }

pile-maps-left-out = { $n ->
    [one] 1 Plättchen nicht im Spiel
   *[other] { $n } Plättchen nicht im Spiel
 }
pile-maps-printed = { "" }

label-city = Stadt
label-ferries = { $n ->
    [one] Fähre
   *[other] Fähren
 }
label-field = Wiese
label-meeples = { $n ->
    [one] Meeple
   *[other] Meeples
 }
label-pennants = Wappen
label-printed-pennants = { $n ->
    [one] gedrucktes Wappen
   *[other] gedruckte Wappen
 }
label-road = Straße
label-small-cities = { $n ->
    [one] kleine Stadt
   *[other] kleine Städte
 }
label-start = Start
label-tiles = Plättchen
label-toll = Zoll

### Set-up
title = Maps
how = Gespielt wird auf der gedruckten Karte eines Landes: Plättchen liegen nur auf deren Feldern, die ersten auf zwei oder mehr Startfeldern. Alle haben so viele Gefolgsleute, wie die Karte angibt, meist 9. Sobald ein Plättchen neben einer Großstadt liegt, dürfen alle auf allen Seiten der Stadt anlegen; liegt eines an einer Fähre, auch am anderen Ende. An der Grenze muss ein Plättchen zu einer dort gedruckten Stadt oder Straße passen; wo nichts gedruckt ist, passt jede Kante und ist geschlossen. Großstädte, Grenzstücke und Fähren zählen als Plättchen einer Stadt oder Straße, und jedes Wappen bringt bei Fertigstellung 2 Punkte.
option-map = Karte
    .about = Eine dieser Karten oder der Pfad einer eigenen Kartendatei.
option-map-benelux = Benelux
option-map-british-isles = Britische Inseln
option-map-france = Frankreich
option-map-germany = Deutschland
option-map-iberia = Iberische Halbinsel
option-map-nordics = Nordische Länder
option-map-usa = USA
option-map-usa-east = USA, Osten
option-map-usa-west = USA, Westen
option-tile-count = Zahl der Plättchen
    .about = Zahl der Landschaftsplättchen im Spiel, zufällig gewählt; das Startplättchen ist immer dabei. 0: alle.
option-meeples = Gefolgsleute je Spieler
    .about = Gefolgsleute im Vorrat jedes Spielers. 0: die Zahl, die die Karte angibt, meist 9.
option-start-cells = Startfelder mit Plättchen
    .about = Auf wie vielen Startfeldern zu Beginn ein Plättchen liegt, mindestens 2. 0: die Zahl, die die Karte angibt.
option-start-pick = Wahl der Startfelder
    .about = Welche der Startfelder ein Plättchen bekommen.
option-start-pick-random = zufällig
option-start-pick-listed = in der Reihenfolge der Karte
option-start-rotation = Drehung der ersten Plättchen
    .about = Wie die Plättchen auf den Startfeldern gedreht sind.
option-start-rotation-first-legal = die erste, die passt
option-start-rotation-random-legal = eine zufällige, die passt
option-annotations = Inseln und andere Zusätze
    .about = Was Inseln und andere zusätzliche Aufdrucke der Karte bewirken.
option-annotations-ignore = nichts
option-start-tile-connects = Erste Plättchen verbinden
    .about = Auch die Plättchen auf den Startfeldern verbinden Großstädte und Fähren, nicht nur die von Spielern gelegten.
option-ferry-edge-match = Kante an einer Fähre
    .about = Was ein Plättchen am Ende einer Fähre zeigen muss. Ist es keine Straße, endet dort die Straße der Fähre.
option-ferry-edge-match-road = eine Straße
option-ferry-edge-match-any = beliebig
option-border-piece-counts = Grenzstücke zählen als Plättchen
    .about = Eine an der Grenze gedruckte Stadt oder Straße zählt als Plättchen des Gebiets. Sonst zählen nur ihre Wappen.
option-ferry-unfinished = Fähren unfertiger Straßen
    .about = Was eine Fähre und ihre Wappen am Spielende bringen, wenn die Straße unfertig ist.
option-ferry-unfinished-reduced = 1 Punkt und 1 je Wappen
option-ferry-unfinished-zero = nichts
option-printed-coats-with-cathedral = Gedruckte Wappen mit Kathedrale
    .about = Was ein auf der Karte gedrucktes Wappen in einer fertigen Stadt mit Kathedrale bringt.
option-printed-coats-with-cathedral-three = 3 Punkte, wie andere Wappen
option-printed-coats-with-cathedral-two = immer 2 Punkte
option-printed-coats-unfinished = Gedruckte Wappen am Ende
    .about = Was ein auf der Karte gedrucktes Wappen am Ende in einer unfertigen Straße mit Wirtshaus oder Stadt mit Kathedrale bringt.
option-printed-coats-unfinished-with-feature = nichts, wie die Straße oder Stadt
option-printed-coats-unfinished-always = 1 Punkt
option-end-when-full = Ende bei voller Karte
    .about = Das Spiel endet nach dem Zug, in dem das letzte offene Feld belegt wurde.
option-small-city-extra-tile = Kleine Städte geben ein Plättchen
    .about = Legst du ein Plättchen auf eine kleine Stadt, bekommst du ein zusätzliches, einmal je Zug.
option-small-city-extra-timing = Wann das zusätzliche Plättchen kommt
    .about = Ob du auf jedes der beiden Plättchen einen Gefolgsmann setzen darfst oder nur auf das zusätzliche.
option-small-city-extra-timing-after-scoring = nach der Wertung, mit einem eigenen Gefolgsmann
option-small-city-extra-timing-before-deploy = bevor ein Gefolgsmann gesetzt wird
option-small-city-toll = Kleine Städte kosten Punkte
    .about = Legst du ein Plättchen auf eine kleine Stadt, zahlst du 2 Punkte.
option-small-city-toll-floor = Zoll bei zu wenig Punkten
    .about = Was geschieht, wenn du weniger Punkte hast, als der Zoll beträgt.
option-small-city-toll-floor-negative = der Punktestand fällt unter 0
option-small-city-toll-floor-clamp = der Punktestand bleibt bei 0
option-small-city-road-bonus = Straßen neben kleinen Städten
    .about = Eine fertige Straße bringt 2 zusätzliche Punkte für jede noch sichtbare kleine Stadt daneben.
option-small-city-bonus-to = Wer die zusätzlichen Punkte bekommt
    .about = Wer die zusätzlichen Punkte für kleine Städte neben einer fertigen Straße bekommt.
option-small-city-bonus-to-owners = alle, die die Straße werten
option-small-city-bonus-to-active = von ihnen nur, wer das Plättchen gelegt hat
option-bridge-at-free-border = Brücken an der freien Grenze
    .about = Eine Brücke darf an einer Grenze enden, an der nichts gedruckt ist.
option-castle-on-border-city = Burgen an der Grenze
    .about = Eine halbe kleine Stadt auf einem Plättchen und eine an der Grenze gedruckte halbe Stadt ohne Wappen dürfen zusammen eine Burg werden.
option-coat-on-large-city = Gekaufte Wappen auf Großstädten
    .about = Ein Wappen aus dem Shop darf auf eine Großstadt gelegt werden.
