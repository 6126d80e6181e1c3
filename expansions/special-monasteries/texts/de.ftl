kind-prior =
    .the = die Prälatur
    .to = der Prälatur
    .into = in die Prälatur
    .in = in der Prälatur

trait-with-prior = Kloster für einen Mönch oder einen Prälaten

label-eastern-tiles = { $n ->
    [one] östliches Plättchen
   *[other] östliche Plättchen
 }
label-field = Wiese
label-monasteries = { $n ->
    [one] Kloster
   *[other] Klöster
 }
label-monastery = Kloster
label-northern-tiles = { $n ->
    [one] nördliches Plättchen
   *[other] nördliche Plättchen
 }
label-prior = Prälatur
label-road = Straße
label-southern-tiles = { $n ->
    [one] südliches Plättchen
   *[other] südliche Plättchen
 }
label-western-tiles = { $n ->
    [one] westliches Plättchen
   *[other] westliche Plättchen
 }

### Set-up
title = Die Klöster
how = Von jedem Satz kommen sechs Klosterplättchen anstelle der Klöster des Grundspiels ins Spiel. Legst du eines, darfst du einen Gefolgsmann als Mönch daraufstellen oder ihn als Prälat auf die Prälatur legen. Ein Mönch wird wie im Grundspiel gewertet. Ein Prälat bleibt bis zum Spielende und bringt dann 1 Punkt für das Plättchen und 1 für jedes Plättchen in seiner Reihe und seiner Spalte, auf allen vier Seiten bis zur ersten Lücke. Ein Kloster, auf dem nur Prälaten liegen, wird nie fertig.
option-sets = Sätze
    .about = Welche Sätze im Spiel sind. Jeder hat sechs Plättchen, und die Regeln sind gleich.
option-sets-germany = Deutschland
option-sets-netherlands-belgium = Niederlande und Belgien
option-sets-japan = Japan
option-copies = Exemplare jedes Satzes
    .about = Wie oft die Plättchen jedes Satzes im Spiel sind; bei 0 bleiben sie weg.
option-monasteries = Klöster des Grundspiels
    .about = Ob die besonderen Klöster sie ersetzen. Klöster anderer Erweiterungen bleiben immer.
option-monasteries-replace = bleiben weg
option-monasteries-keep = bleiben im Spiel
option-prior-recall = Abt als Prälat zurückrufen
    .about = Ein Abt, der als Prälat liegt, darf vorzeitig zurückgerufen werden. Er bringt dann sofort, was ein Prälat am Ende bringen würde.
option-prior-after-scoring = Wagen als Prälat nach einer Wertung
    .about = Ein Wagen, der nach einer Wertung weiterfährt, darf Prälat eines Klosters werden, um das acht Plättchen liegen.
option-prior-is-monk = Prälaten zählen als Mönche
    .about = Ein Prälat zählt mit, wo eine andere Regel Mönche zählt, etwa bei der Inquisition des Schicksalsrads.
option-monk-joins-alone = Mönche kommen aus der Stadt
    .about = Eine Figur aus der Stadt Carcassonne darf der Mönch eines umbauten Klosters werden, das keinen hat.

rule-sm-08 = Mönch und Prior teilen einen Ort: steht einer dort, ist er nicht frei für einen anderen.
rule-sm-11 = Wo acht Plättchen darum liegen, kann eine Figur Prior werden, aber nicht Mönch.
rule-sm-19 = Ein Abt, der als Prior steht, wird nicht zurückgerufen.
