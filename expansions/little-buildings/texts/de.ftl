verb-building-lay =
    .option = { $a } auf { $cell } legen
    .deed = legt { $a } auf { $cell }

token-little-house = { $who } legt ein Häuschen auf { $cell }
    .noun = Häuschen
    .count = { $n } Häuschen
    .a = ein Häuschen
token-little-shed = { $who } legt einen Schuppen auf { $cell }
    .noun = Schuppen
    .count = { $n } Schuppen
    .a = einen Schuppen
token-little-tower = { $who } legt ein Türmchen auf { $cell }
    .noun = Türmchen
    .count = { $n } Türmchen
    .a = ein Türmchen

label-field = Wiese
label-little-buildings = { $n ->
    [one] kleines Gebäude
   *[other] kleine Gebäude
 }
label-little-houses = Häuschen
label-little-sheds = Schuppen
label-little-towers = Türmchen

### Set-up
title = Die Häuser
how = Es gibt 18 kleine Gebäude: 6 Türmchen, 6 Häuschen und 6 Schuppen. Sie werden gleichmäßig verteilt, etwa je 9 zu zweit oder je 6 zu dritt. Wenn du keine Figur setzt, darfst du eines deiner Gebäude auf das gerade gelegte Plättchen legen. Es gehört niemandem und bleibt bis zum Ende liegen. Immer wenn eine Straße, eine Stadt, ein Kloster oder eine Wiese gewertet wird, bringt jedes Gebäude auf einem ihrer Plättchen 1 Punkt mehr; beim Kloster zählen auch die acht Plättchen ringsum.
option-building-sets = Sätze von Gebäuden
    .about = Wie viele Sätze mit je 18 Gebäuden verteilt werden.
option-building-points = Punkte der Gebäude
    .about = Was jedes Gebäude zu einem gewerteten Gebiet beiträgt. Bei verschiedenen Punkten bekommen alle gleich viele von jeder Art.
option-building-points-1-1-1 = je 1 Punkt
option-building-points-3-2-1 = Türmchen 3, Häuschen 2, Schuppen 1
option-building-share = Verteilung der Gebäude
    .about = Alle bekommen insgesamt gleich viele Gebäude oder gleich viele von jeder Art. Was übrig bleibt, spielt nicht mit.
option-building-share-count = insgesamt gleich viele
option-building-share-kinds = gleich viele von jeder Art
option-building-rows = Gebäude bei einem Prälaten
    .about = Ein Prälat zählt die Gebäude in seiner Reihe und seiner Spalte mit. Ist dies aus, zählt er keine.
option-building-rows-of-monks = Reihen auch für einen Mönch
    .about = In einem Kloster mit Prälatur zählt auch ein Mönch die Gebäude in seiner Reihe und seiner Spalte und nicht die ringsum.
preset-variant = Verschiedene Punkte
    .about = Die gedruckte Variante: Ein Türmchen bringt 3 Punkte, ein Häuschen 2, ein Schuppen 1, und alle bekommen gleich viele von jeder Art.

rule-lb-04 = Wenn du niemanden setzt, darfst du ein Gebäude auf das eben gelegte Plättchen legen.
rule-lb-05 = Es ist die Nutzung des ersten Setzens; beim Phantom wird keines gelegt.
