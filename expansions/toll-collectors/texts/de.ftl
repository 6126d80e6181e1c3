trait-travellers = Gruppe von Reisenden
trait-farmhouse = Bauernhof
trait-shed = Schuppen
trait-pigsty = Schweinestall

verb-toll-lay =
    .option = dein Zollhaus auf die Kreuzung auf { $cell } legen
    .deed = legt ein Zollhaus auf die Kreuzung auf { $cell }
verb-toll-turn =
    .option = dein Zollhaus auf den großen Zoll drehen
    .deed = dreht ein Zollhaus auf den großen Zoll

token-tollhouse = { $who } legt ein Zollhaus auf die Kreuzung auf { $cell }
    .noun = Zollhaus
    .count = { $n ->
        [one] 1 Zollhaus
       *[other] { $n } Zollhäuser
    }
    .a = ein Zollhaus

label-toll = Zoll
label-toll-at-the-end = Zoll am Ende
label-thieves = Wegelagerer
label-houses-and-gardens = { $n ->
    [one] Haus oder Garten
   *[other] Häuser und Gärten
 }
label-groups-of-travellers = { $n ->
    [one] Gruppe von Reisenden
   *[other] Gruppen von Reisenden
 }

### Set-up
title = Die Zöllner
how = Dazu kommen zehn Plättchen, acht davon mit einer Gruppe von Reisenden auf einer Straße, und jeder hat ein Zollhaus. Wenn du keine Figur setzt, darfst du dein Zollhaus auf eine Kreuzung (ein Dorf, an dem zwei oder mehr Straßen enden) legen oder auf eine andere versetzen. Wird eine Straße fertig, die dort endet, bekommst du Zoll, bevor die Straße gewertet wird, egal wem sie gehört. Der kleine Zoll bringt 1 Punkt für jeden Wegelagerer auf der Straße und für jeden Bauernhof, Schuppen, Schweinestall und Garten auf ihren Plättchen und 3 für jede Gruppe von Reisenden darauf. Nach dem ersten Zoll wird das Zollhaus umgedreht: Der große Zoll ist doppelt so hoch. Am Spielende bringen unfertige Straßen den kleinen Zoll.
option-copies = Plättchensätze
    .about = Wie viele Sätze der zehn Plättchen eingemischt werden. Mit 0 spielt ihr mit den Regeln, aber ohne die Plättchen.
option-toll-turn = Großer Zoll
    .about = Wann ein Zollhaus auf die Seite mit dem großen Zoll gedreht wird. Danach bleibt es so liegen.
option-toll-turn-after-toll = nach dem ersten Zoll
option-toll-turn-by-step = anstatt eine Figur zu setzen
option-toll-turn-never = nie
option-toll-houses = Was Zoll bringt
    .about = Ob auch Häuser und Gärten Zoll bringen. Welche Plättchen anderer Sätze Häuser zeigen, ist noch nicht bekannt; darum zählen nur die Häuser auf diesen zehn Plättchen und Gärten.
option-toll-houses-known = auch Häuser und Gärten
option-toll-houses-travellers = nur Reisende und Wegelagerer
option-toll-final = Zoll am Ende
    .about = Am Spielende bringt jede unfertige Straße, die gewertet wird, vorher den kleinen Zoll.

rule-tk-03 = Wenn du niemanden setzt, darfst du dein Zollhaus legen oder versetzen.
rule-tk-04 = Ein Zollhaus liegt nur auf einer Kreuzung: einem Dorf mit zwei bis vier Straßen.
rule-tk-18 = Nach seinem ersten Zoll wird das Haus gewendet und bleibt so.
