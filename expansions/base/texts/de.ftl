verb-base-decline =
    .option = { $n } ablehnen
    .deed = lehnt { $n } ab
verb-base-recall =
    .option = { $the } zurückrufen
    .deed = ruft { $the } zurück

event-base-lost-tie = { $who } zählt dort ebenfalls { $n }, verliert den Gleichstand und geht leer aus
event-base-majority = { $who } zählt { $n } und hat die Mehrheit bei { $to }
event-base-minority = { $who } zählt dort { $n } und geht leer aus

stream-seats = { "" }
stream-stock = { "" }

figure-abbot = Abt
    .a = einen Abt
    .the = den Abt
    .to = dem Abt
    .with = einem Abt
    .subject = der Abt
    .count = { $n ->
        [one] 1 Abt
       *[other] { $n } Äbte
    }
figure-follower = Gefolgsmann
    .a = einen Gefolgsmann
    .the = den Gefolgsmann
    .to = dem Gefolgsmann
    .with = einem Gefolgsmann
    .subject = der Gefolgsmann
    .count = { $n ->
        [one] 1 Gefolgsmann
       *[other] { $n } Gefolgsleute
    }

kind-city =
    .the = die Stadt
    .to = der Stadt
    .into = in die Stadt
    .in = in der Stadt
kind-field =
    .the = die Wiese
    .to = der Wiese
    .into = auf die Wiese
    .in = auf der Wiese
kind-garden =
    .the = den Garten
    .to = dem Garten
    .into = in den Garten
    .in = im Garten
kind-monastery =
    .the = das Kloster
    .to = dem Kloster
    .into = ins Kloster
    .in = im Kloster
kind-road =
    .the = die Straße
    .to = der Straße
    .into = auf die Straße
    .in = auf der Straße

trait-pennant = Wappen

pile-stock = { "" }

prompt-deploy-a-follower = Einen Gefolgsmann setzen?
    .help = Ein Gefolgsmann besetzt ein freies Gebiet auf diesem Plättchen; er kommt zurück, wenn es gewertet wird.
prompt-place-the-tile = Lege das Plättchen.
    .help = Alle Kanten müssen passen: Stadt an Stadt, Straße an Straße, Wiese an Wiese.

label-cities = { $n ->
    [one] Stadt
   *[other] Städte
 }
label-city = Stadt
label-farmers = { $n ->
    [one] Bauer
   *[other] Bauern
 }
label-field = Wiese
label-followers = { $n ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
 }
label-garden = Garten
label-monastery = Kloster
label-neighbours = { $n ->
    [one] Nachbar
   *[other] Nachbarn
 }
label-pennants = Wappen
label-road = Straße
label-stack = Stapel
label-tiles = Plättchen

### Set-up
title = Grundspiel
how = Aus 72 Plättchen entsteht eine Landschaft aus Straßen, Städten, Klöstern und Wiesen. In deinem Zug legst du ein Plättchen, darfst einen deiner 7 Gefolgsleute daraufsetzen, und dann wird gewertet, was dieses Plättchen abgeschlossen hat. Eine Straße bringt 1 Punkt je Plättchen, eine Stadt 2 Punkte je Plättchen und je Wappen und ein Kloster mit acht Plättchen ringsum 9 Punkte. Wer in einem Gebiet die meisten Gefolgsleute hat, bekommt die Punkte; bei Gleichstand bekommen alle Beteiligten sie voll. Am Ende bringt ein unfertiges Gebiet 1 Punkt je Plättchen und je Wappen, und Bauern bekommen 3 Punkte für jede fertige Stadt an ihrer Wiese.
option-farmers = Bauern
    .about = Gefolgsleute dürfen auch auf eine Wiese gesetzt werden. Sie bleiben dort liegen und werden am Ende des Spiels gewertet.
option-field-scoring = Wertung der Bauern
    .about = Was Bauern am Ende für die fertigen Städte an ihren Wiesen bekommen.
option-field-scoring-third = 3 Punkte je Stadt, auf jeder Wiese (heutige Regel)
option-field-scoring-second = 3 Punkte je Stadt, nur einmal je Spieler
option-field-scoring-first = 4 Punkte für die meisten Bauern rund um eine Stadt
option-small-city-scoring = Stadt aus zwei Plättchen
    .about = Was eine fertige Stadt aus nur zwei Plättchen bringt.
option-small-city-scoring-full = 2 Punkte je Plättchen und Wappen, wie jede Stadt
option-small-city-scoring-reduced = 1 Punkt je Plättchen und Wappen
option-abbot = Abt
    .about = Jeder Spieler hat auch einen Abt, für ein Kloster oder einen Garten. Statt eine Figur zu setzen, darfst du deinen Abt zurückrufen; sein Gebiet wird dann sofort gewertet.
option-gardens = Gärten
    .about = Wann ein Garten ein Gebiet ist, das wie ein Kloster abgeschlossen wird. Sonst ist er nur Verzierung.
option-gardens-with-abbot = wenn der Abt mitspielt
option-gardens-always = immer
option-gardens-never = nie
option-abbot-recall-when-complete = Abt aus fertigem Gebiet zurückrufen
    .about = Du darfst deinen Abt auch zurückrufen, wenn das eben gelegte Plättchen sein Kloster oder seinen Garten abgeschlossen hat.
option-abbot-recall-points = Punkte eines zurückgerufenen Abts
    .about = Was du bekommst, wenn du deinen Abt zurückrufst.
option-abbot-recall-points-feature = was das Gebiet wert ist, mit allen Zusatzpunkten
option-abbot-recall-points-place = nur 1 für sein Plättchen und je 1 für die ringsum
option-followers = Gefolgsleute je Spieler
    .about = Mit wie vielen gewöhnlichen Gefolgsleuten jeder Spieler beginnt.
option-player-limit = Anzahl der Spieler
    .about = Wie viele mitspielen können. Eine Erweiterung mit Figuren für einen weiteren Spieler erhöht das Maximum der Schachtel um eins.
option-player-limit-box = 2 bis 5, wie in der Schachtel
option-player-limit-free = 1 bis 8
option-first-player = Startspieler
    .about = Wer den ersten Zug hat.
option-first-player-listed = der erste Spieler der Liste
option-first-player-random = ein zufälliger Spieler
option-copies = Plättchensätze
    .about = Wie viele Sätze der 72 Plättchen zusammengemischt werden.
option-unplaceable-tile = Plättchen, das nirgends passt
    .about = Was mit einem gezogenen Plättchen geschieht, das nirgends passt. Der Spieler zieht danach noch einmal.
option-unplaceable-tile-discard = es kommt aus dem Spiel
option-unplaceable-tile-reshuffle = es wird wieder in den Stapel gemischt
option-score-floor = Niedrigster Punktestand
    .about = Ob ein Punktestand unter 0 fallen kann, wenn ein Spieler Punkte zahlt oder verliert.
option-score-floor-negative = er kann unter 0 fallen
option-score-floor-clamp = er bleibt bei 0 stehen
preset-rules-2000 = Regeln von 2000
    .about = Die erste Auflage: Die meisten Bauern rund um eine Stadt bringen 4 Punkte, und eine Stadt aus zwei Plättchen bringt weniger.
preset-rules-2001 = Regeln von 2001
    .about = Bauern bringen 3 Punkte je Stadt, nur einmal je Spieler, und eine Stadt aus zwei Plättchen bringt weniger.
preset-rules-2002 = Regeln von 2002
    .about = Bauern bringen wie heute 3 Punkte je Stadt auf jeder Wiese, und eine Stadt aus zwei Plättchen bringt weniger.
preset-first-game = Erstes Spiel
    .about = Ohne Bauern, um das Spiel kennenzulernen.

rule-ba-15 = Ein Zug läuft in dieser Reihenfolge ab: ein Plättchen legen, dann einen Gefolgsmann setzen, wenn du willst, dann wird gewertet, was fertig ist.
rule-ba-17 = Das gezogene Plättchen musst du legen, wenn es irgendwo passt; du kannst nicht passen und kein anderes Plättchen legen.
rule-ba-22 = Ein Plättchen muss mit mindestens einer Kante an einem gelegten Plättchen liegen; eine Ecke genügt nicht.
rule-ba-23 = Jede Kante, die ein anderes Plättchen berührt, muss passen: Stadt an Stadt, Straße an Straße, Wiese an Wiese.
rule-ba-29 = Ein gelegtes Plättchen wird nie verschoben, gedreht oder bedeckt.
rule-ba-31 = Ein Plättchen darf nur beiseitegelegt werden, wenn kein Feld in keiner Drehung erlaubt ist.
rule-ba-33 = Ein Gefolgsmann wird nur auf das eben gelegte Plättchen gesetzt.
rule-ba-34 = Ein Gefolgsmann steht auf einer Straße, in einer Stadt, auf einem Kloster oder auf einer Wiese; andere Figuren stehen dort, wo ihre eigenen Regeln es sagen.
rule-ba-35 = Das ganze Gebiet muss frei von Gefolgsleuten sein, auch von deinen eigenen.
rule-ba-38 = Ohne Figur in deinem Vorrat kannst du keine setzen.
rule-ba-92 = Du darfst deinen Abt zurücknehmen, wenn du keine Figur setzt; sein Ort wird sofort gewertet.
rule-ba-94 = Den Abt zurückzunehmen ersetzt das Setzen jeder Figur.
rule-ba-97 = Das Spiel endet nach dem Zug, in dem das letzte Plättchen gelegt wurde.
rule-ba-46 = Wer die meisten Gefolgsleute im Gebiet hat, bekommt alle Punkte; die anderen bekommen nichts.
rule-ba-47 = Bei Gleichstand bekommt jeder dieser Spieler die volle Punktzahl.
rule-ba-55 = Eine fertige Straße bringt 1 Punkt je Plättchen.
rule-ba-58 = Am Ende des Spiels bringt eine unfertige Straße 1 Punkt je Plättchen.
rule-ba-60 = Eine fertige Stadt bringt 2 Punkte je Plättchen und 2 je Wappen.
rule-ba-64 = Nach der frühen Regel bringt eine fertige Stadt aus zwei Plättchen 1 Punkt je Plättchen und 1 je Wappen.
rule-ba-66 = Am Ende des Spiels bringt eine unfertige Stadt 1 Punkt je Plättchen und 1 je Wappen.
rule-ba-67 = Ein fertiges Kloster bringt 9 Punkte: 1 für sich und 1 für jedes der acht Plättchen ringsum.
rule-ba-70 = Am Ende des Spiels bringt ein unfertiges Kloster 1 Punkt für sich und 1 für jedes Plättchen ringsum.
rule-ba-77 = Am Ende des Spiels bringt eine Wiese 3 Punkte für jede fertige Stadt, die an sie grenzt.
rule-ba-78 = Nach der zweiten Wertung zählt jede fertige Stadt neben deinen Wiesen nur einmal für dich.
rule-ba-79 = Nach der ersten Wertung bekommt der Spieler mit den meisten Bauern um eine fertige Stadt 4 Punkte für sie.
rule-ba-87 = Ein Garten wird genau wie ein Kloster gewertet.
