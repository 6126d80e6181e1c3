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
label-stack-1 = Stapel 1
label-stack-2 = Stapel 2
label-stack-3 = Stapel 3
label-stack-4 = Stapel 4
label-stack-5 = Stapel 5
label-stack-6 = Stapel 6
label-start = Start
label-tiles = Plättchen
label-toll = Zoll

token-chip = { $who } nimmt einen Chip
    .noun = Chip
    .count = { $n ->
        [one] 1 Chip
       *[other] { $n } Chips
    }
    .a = einen Chip
token-chip-purple = { $who } nimmt einen verdeckten lila Chip
    .noun = verdeckter lila Chip
    .count = { $n ->
        [one] 1 verdeckter lila Chip
       *[other] { $n } verdeckte lila Chips
    }
    .a = einen verdeckten lila Chip
token-chip-purple-1 = { $who } nimmt einen lila Chip mit 1
    .noun = lila Chip mit 1
    .count = { $n ->
        [one] 1 lila Chip mit 1
       *[other] { $n } lila Chips mit 1
    }
    .a = einen lila Chip mit 1
token-chip-purple-2 = { $who } nimmt einen lila Chip mit 2
    .noun = lila Chip mit 2
    .count = { $n ->
        [one] 1 lila Chip mit 2
       *[other] { $n } lila Chips mit 2
    }
    .a = einen lila Chip mit 2
token-chip-light-blue = { $who } nimmt einen verdeckten hellblauen Chip
    .noun = verdeckter hellblauer Chip
    .count = { $n ->
        [one] 1 verdeckter hellblauer Chip
       *[other] { $n } verdeckte hellblaue Chips
    }
    .a = einen verdeckten hellblauen Chip
token-chip-light-blue-1 = { $who } nimmt einen hellblauen Chip mit 1
    .noun = hellblauer Chip mit 1
    .count = { $n ->
        [one] 1 hellblauer Chip mit 1
       *[other] { $n } hellblaue Chips mit 1
    }
    .a = einen hellblauen Chip mit 1
token-chip-light-blue-2 = { $who } nimmt einen hellblauen Chip mit 2
    .noun = hellblauer Chip mit 2
    .count = { $n ->
        [one] 1 hellblauer Chip mit 2
       *[other] { $n } hellblaue Chips mit 2
    }
    .a = einen hellblauen Chip mit 2
token-chip-orange = { $who } nimmt einen verdeckten orangefarbenen Chip
    .noun = verdeckter orangefarbener Chip
    .count = { $n ->
        [one] 1 verdeckter orangefarbener Chip
       *[other] { $n } verdeckte orangefarbene Chips
    }
    .a = einen verdeckten orangefarbenen Chip
token-chip-orange-1 = { $who } nimmt einen orangefarbenen Chip mit 1
    .noun = orangefarbener Chip mit 1
    .count = { $n ->
        [one] 1 orangefarbener Chip mit 1
       *[other] { $n } orangefarbene Chips mit 1
    }
    .a = einen orangefarbenen Chip mit 1
token-chip-orange-2 = { $who } nimmt einen orangefarbenen Chip mit 2
    .noun = orangefarbener Chip mit 2
    .count = { $n ->
        [one] 1 orangefarbener Chip mit 2
       *[other] { $n } orangefarbene Chips mit 2
    }
    .a = einen orangefarbenen Chip mit 2

verb-maps-treat =
    .option = den Chip auf { $cell } zurücklegen
    .deed = legt den Chip auf { $cell } zurück
verb-maps-sell =
    .option = eine Flasche Wein verkaufen ({ $n })
    .deed = verkauft eine Flasche Wein ({ $n })
verb-maps-improve =
    .option = { $a } für { $at } einsetzen
    .deed = setzt { $a } für { $at } ein
verb-maps-island =
    .option = das Plättchen von Stapel { $n } nehmen
    .deed = nimmt das Plättchen von Stapel { $n }
verb-maps-upgrade =
    .option = { $at } verstärken
    .deed = verstärkt { $at }
verb-maps-man =
    .option = für einen Extrazug einen Gefolgsmann auf die Isle of Man schicken
    .deed = schickt für einen Extrazug einen Gefolgsmann auf die Isle of Man
verb-maps-recall =
    .option = deine Gefolgsleute von der Isle of Man zurückholen
    .deed = holt Gefolgsleute von der Isle of Man zurück
verb-maps-peek =
    .option = die obersten Plättchen ansehen
    .deed = sieht sich die obersten Plättchen an
verb-maps-venture =
    .option = das oberste Plättchen ungesehen legen, für 2 Punkte
    .deed = wagt es
verb-maps-discover =
    .option = { $n } legen
    .deed = entdeckt { $n }

prompt-where-does-the-chip-go-back-onto-the-map = Wohin kommt der Chip auf der Karte zurück?
    .help = Er liegt offen auf einem freien Feld in den Reihen seiner Farbe. Wer dort ein Plättchen legt, bekommt seine Punkte.
prompt-sell-a-bottle-of-wine = Eine Flasche Wein verkaufen?
    .help = Eine Flasche kostet dich Chips einer Farbe im Wert von genau 2 Punkten; sie kommen aus dem Spiel. Sie bringt 9 Punkte, wenn dein Plättchen eine kleine Stadt überdeckt, und 5, wenn es an einer Straße oder Stadt mit Wappen an der Grenze liegt. Du darfst eine pro Zug verkaufen.
prompt-use-a-chip-for-your-road = Einen Chip für deine Straße einsetzen?
    .help = Jeder Chip bringt 1 Punkt mehr für jedes Plättchen der Straße. Du darfst von jeder Farbe einen einsetzen. Eingesetzte Chips kommen aus dem Spiel.
prompt-take-a-tile-of-an-island-or-draw-a-tile = Ein Plättchen einer Insel nehmen oder ein Plättchen ziehen?
    .help = Statt zu ziehen, darfst du das oberste Plättchen einer Insel nehmen, wenn du einen Chip ihrer Farbe hast.
prompt-upgrade-a-follower = Einen Gefolgsmann verstärken?
    .help = Er zählt doppelt für die Mehrheit, bis er nach Hause geht. Einer der Chips kommt unter ihn, die anderen kommen aus dem Spiel.
prompt-send-a-follower-to-the-isle-of-man-for-an-extra-turn = Für einen Extrazug einen Gefolgsmann auf die Isle of Man schicken?
    .help = Ein Gefolgsmann aus deinem Vorrat geht auf die Insel, und du bist sofort noch einmal am Zug. Er bleibt dort, bis du deine Gefolgsleute mit Chips zurückholst.
prompt-peek-at-the-tiles-that-lie-ready-or-venture = Die bereitliegenden Plättchen ansehen oder es wagen?
    .help = Du darfst die obersten drei ansehen und eines davon legen; die anderen kommen nach unten. Oder du legst das oberste ungesehen und bekommst 2 Punkte; passt es nirgends, kommt es aus dem Spiel.
prompt-which-of-the-tiles-do-you-place = Welches der Plättchen legst du?
    .help = Du legst es als zusätzliches Plättchen. Die anderen kommen unter die bereitliegenden.

place-maps-man = die Isle of Man
    .to = der Isle of Man
place-maps-man-noun = Isle of Man

stream-maps-chips = Chips
stream-maps-islands = { "" }
stream-maps-ready = { "" }
stream-maps-trade = { "" }
pile-maps-islands = { "" }
pile-maps-island-1 = { "" }
pile-maps-island-2 = { "" }
pile-maps-island-3 = { "" }
pile-maps-island-4 = { "" }
pile-maps-island-5 = { "" }
pile-maps-island-6 = { "" }
pile-maps-ready = { "" }
pile-maps-seen = { "" }
pile-maps-found = { "" }

label-chips = Chips
label-treat = Leckerei
label-wine = Wein
label-improved-road = verbesserte Straße
label-island = Insel
label-isle-of-man = Isle of Man
label-tiles-that-lie-ready = bereitliegende Plättchen
label-venture = Wagnis
label-chips-face-down = verdeckte Chips
label-points-of-your-chips = Punkte deiner Chips
label-purple-island = lila Insel
label-light-blue-island = hellblaue Insel
label-orange-island = orangefarbene Insel

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
option-annotations = Weitere Aufdrucke und Chips
    .about = Was Inseln und andere Aufdrucke der Karte bewirken. Mit Chips nimmt, wer ein Plättchen auf einen Chip legt, diesen Chip, und die Karte sagt, wozu Chips gut sind.
option-annotations-ignore = nichts
option-annotations-chips = ihr spielt mit Chips
option-chip-squares = Felder der Chips
    .about = Wo die Chips am Anfang liegen.
option-chip-squares-board = wo die Karte sie zeigt
option-chip-squares-spread = zufällig verteilt
option-chip-towns = Orte, die Wein kaufen
    .about = Wo auf einer Karte mit Wein eine Flasche verkauft werden kann.
option-chip-towns-any = in jeder kleinen Stadt
option-chip-towns-board = in kleinen Städten mit einer Flasche dieser Farbe
option-chip-island-price = Preis eines Inselplättchens
    .about = Wie viele Chips ein Plättchen einer Insel kostet, auf einer Karte mit Stapeln auf Inseln.
option-chip-upgrade-price = Preis einer Verstärkung
    .about = Wie viele Chips es kostet, dass ein Gefolgsmann doppelt zählt, auf einer Karte mit Verstärkungen.
option-chip-upgrade-price-three-colors = einer von jeder Farbe
option-chip-return-price = Preis der Rückkehr
    .about = Wie viele Chips deine Gefolgsleute von der Isle of Man zurückholen.
option-chip-return-price-three-colors = einer von jeder Farbe
option-chip-discover = Ein Plättchen entdecken
    .about = Wie ein Spieler, der eine kleine Stadt bedeckt, ein zusätzliches Plättchen entdeckt, auf einer Karte mit Chips auf kleinen Städten.
option-chip-discover-choice = nach Wahl
option-chip-discover-peek = immer aus den obersten drei
option-chip-discover-venture = immer das oberste, ungesehen
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
option-small-city-extra-timing-after-scoring = nach der Wertung: auf jedem Plättchen ein Gefolgsmann
option-small-city-extra-timing-before-deploy = vor dem Gefolgsmann: nur auf dem zusätzlichen
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

rule-mc-10 = Höchstens einmal im Zug verkaufst du eine Flasche, für genau 2 Punkte in Chips einer Farbe, in einem Städtchen oder an einer Grenzstraße mit Wappen.
rule-mc-13 = Wenn eine fertige Straße gewertet wird, darfst du von jeder Farbe höchstens einen Chip einsetzen.
rule-mc-14 = Für einen Chip in der Farbe einer Insel darfst du das oberste Plättchen ihres Stapels nehmen, statt zu ziehen.
rule-mc-16 = Ein genommener Chip wird offen auf ein freies Feld der Reihen seiner Farbe gelegt, ohne Stadt und nicht neben einen anderen Chip.
rule-mc-18 = Nach dem Setzen darfst du einen eigenen Gefolgsmann in einem Gebiet aufwerten, jeden einmal, wenn du die Chips bezahlen kannst.
rule-mc-20 = Nach einem gewöhnlichen Zug darf ein Gefolgsmann auf die Isle of Man für einen zusätzlichen Zug; mit Chips holst du Gefolgsleute im eigenen Zug zurück.
rule-mc-22 = Wer ein Städtchen bedeckt, entdeckt nach dem Legen ein Plättchen: durch Ansehen der bereitliegenden oder durch Wagen.
rule-mp-29 = Ein Plättchen darf nur auf ein leeres gedrucktes Feld der Karte.
rule-mp-77 = Wenn das zusätzliche Plättchen vor dem Setzen kommt, kommt die eine Figur des Zuges darauf.

### Bemerkungen für alle, die eine Karte zeichnen
remark-toml = Kein gültiges TOML: { $why }
remark-unknown-key = Den Schlüssel „{ $key }“ gibt es hier nicht. Es gibt: { $known }.
remark-kind = „{ $kind }“ ist keine Art: Schreib city oder road.
remark-size = Das Raster hat { $width } Spalten und { $height } Zeilen. Es können jeweils 1 bis { $most } sein.
remark-width = Zeile { $row } hat { $have } Felder und Zeile 0 hat { $first }. Alle Zeilen müssen gleich lang sein.
remark-letter = „{ $key }“ ist kein Buchstabe des Rasters.
remark-no-city = Das Raster hat ein Feld { $key }, aber keine Großstadt hat diesen Buchstaben.
remark-no-cell = Die Großstadt { $key } steht nicht im Raster.
remark-cell-twice = { $key } steht zweimal im Raster. Jedes Feld einer Großstadt hat einen eigenen Buchstaben.
remark-city-key = „{ $key }“ kann nicht der Buchstabe einer Großstadt sein: Nimm einen Großbuchstaben, aber nicht S.
remark-key-twice = Zwei Großstädte haben den Buchstaben { $key }.
remark-segments = Die Großstadt { $key } braucht entweder Seiten mit Wappen oder Teile, und nicht beides.
remark-sides = „{ $text }“ ist keine Liste von Seiten. Schreib einige der Buchstaben N, E, S und W.
remark-side-twice = Die Seite { $edge } gehört zu zwei Teilen der Großstadt. Eine Seite gehört nur zu einem Teil.
remark-cell = „{ $text }“ ist kein Feld. Schreib Spalte und Zeile, etwa 4,7.
remark-edge = „{ $text }“ ist keine Seite eines Feldes. Schreib Spalte, Zeile und Seite, etwa 4,7:N.
remark-no-edge = Ein Grenzstück berührt keine Seite eines Feldes.
remark-ends = Eine Fähre hat { $have } Enden. Es müssen 2 sein.
remark-name = Das Feld { $cell } hat einen Namen, aber keine kleine Stadt.
remark-name-twice = Das Feld { $cell } hat zwei Namen.
remark-not-border = { $edge } liegt nicht an der Grenze. Grenzstücke und Fähren brauchen Land auf der einen Seite und Wasser oder Ausland auf der anderen.
remark-taken = { $edge } hat zwei Grenzstücke oder Fähren. Es kann nur eins sein.
remark-mismatch = Bei { $edge } zeigt die Großstadt { $shows ->
    [city] eine Stadt
    [road] eine Straße
   *[other] eine Wiese
 }, und das Grenzstück ist { $kind ->
    [city] eine Stadt
   *[other] eine Straße
 }. Mach beides gleich.
remark-facing = Bei { $edge } zeigt diese Großstadt { $shows ->
    [city] eine Stadt
    [road] eine Straße
   *[other] eine Wiese
 } und ihre Nachbarin { $other ->
    [city] eine Stadt
    [road] eine Straße
   *[other] eine Wiese
 }. Mach beides gleich.
remark-starts = { $n ->
    [0] Die Karte hat keine Startfelder. Sie braucht mindestens 2.
   *[other] Die Karte hat { $n } Startfeld. Sie braucht mindestens 2.
 }
remark-starts-used = { $wanted } Startfelder sollen benutzt werden, und die Karte hat { $have }. Benutze 2 bis { $have }.
remark-unreachable = { $n ->
    [one] Kein Plättchen kann je das Feld { $cell } erreichen. Verbinde es durch Land, eine Großstadt oder eine Fähre mit den anderen, oder mach Wasser daraus.
   *[other] Kein Plättchen kann je diese { $n } Felder erreichen, etwa { $cell }. Verbinde sie durch Land, eine Großstadt oder eine Fähre mit den anderen, oder mach Wasser daraus.
 }
remark-unnamed = Die kleine Stadt auf { $cell } hat keinen Namen.
remark-starts-beside = Das Startfeld { $cell } liegt neben einem anderen. Mit ein paar Feldern dazwischen beginnen die Landschaften getrennt.
remark-closed-edge = { $edge } ist eine Stadtseite, an der die Karte endet. Sie ist für immer geschlossen, und kein Plättchen wird sie je berühren.
remark-no-room = Was jenseits von { $edge } liegt, hat auf Bildern keinen Platz. Lass um das Land herum eine Zeile oder Spalte Wasser oder Ausland frei.
remark-hard = Auf dem Feld { $cell } treffen { $n } gedruckte Seiten zusammen. Dort passen wenige Plättchen, und es bleibt vielleicht leer.
remark-lonely = { $n ->
    [one] Ein Feld ist vom Startfeld { $cell } aus nicht zu erreichen. Es bleibt leer, wenn kein anderes Startfeld benutzt wird.
   *[other] { $n } Felder sind vom Startfeld { $cell } aus nicht zu erreichen. Sie bleiben leer, wenn kein anderes Startfeld benutzt wird.
 }
remark-tiles = Für { $cells } Felder werden { $tiles } Plättchen empfohlen. Mit etwa so vielen Plättchen wie Feldern spielt sich die Karte am besten.
remark-no-credits = Die Karte sagt nicht, wer sie gemacht hat.
remark-no-sets = Die Karte nennt keine Plättchensätze, mit denen gespielt wird.

mark-start = Roter Rahmen: Hier darf das erste Plättchen liegen
mark-town = Eine kleine Stadt, die auf den Plan gedruckt ist
mark-island =
    .colored = Stapel { $text } der Plättchen der Inseln
