verb-circus-climb =
    .option = { $the } zu den Akrobaten auf { $cell } stellen
    .deed = stellt { $the } zu den Akrobaten auf { $cell }
verb-circus-score =
    .option = die Akrobaten auf { $cell } werten
    .deed = wertet die Akrobaten auf { $cell }

event-big-top-animal = der Tierchip auf { $cell } wird umgedreht, für { $points }

token-animal = Ein Tierchip wird verdeckt auf { $cell } gelegt
    .noun = Tierchip
    .count = { $n ->
        [one] 1 Tierchip
       *[other] { $n } Tierchips
    }

chance-big-top-animals = { "" }

stream-big-top-animals = { "" }

figure-big-top = Zirkuszelt
    .a = ein Zirkuszelt
    .the = das Zirkuszelt
    .to = dem Zirkuszelt
    .with = einem Zirkuszelt
    .subject = das Zirkuszelt
    .count = { $n ->
        [one] 1 Zirkuszelt
       *[other] { $n } Zirkuszelte
    }
figure-ringmaster = Zirkusdirektor
    .a = einen Zirkusdirektor
    .the = den Zirkusdirektor
    .to = dem Zirkusdirektor
    .with = einem Zirkusdirektor
    .subject = der Zirkusdirektor
    .count = { $n ->
        [one] 1 Zirkusdirektor
       *[other] { $n } Zirkusdirektoren
    }

trait-acrobats = Platz für Akrobaten
trait-circus = Zirkus

label-acrobats = { $n ->
    [one] Akrobat
   *[other] Akrobaten
 }
label-circus = Zirkus
label-city = Stadt
label-field = Wiese
label-garden = Garten
label-meeples = { $n ->
    [one] Meeple
   *[other] Meeples
 }
label-ringmaster = Zirkusdirektor
label-road = Straße
label-shop = Shop

### Set-up
title = Manege frei!
how = 20 Plättchen kommen dazu: 12 mit einem Zirkus und 8 mit Akrobaten. Wird ein Zirkusplättchen gelegt, wird der Zirkus gewertet, in dem das Zirkuszelt steht: Der Tierchip dort ist 1 bis 7 Punkte wert, und jeder Spieler bekommt sie für jeden eigenen Meeple auf diesem Plättchen und den acht ringsum. Danach zieht das Zirkuszelt auf das neue Plättchen. Statt einen Gefolgsmann wie üblich zu setzen, darfst du ihn zu den Akrobaten stellen, auf dem gelegten Plättchen oder einem, das es berührt, auch über Eck. Eine volle Pyramide aus drei Figuren darf in einem späteren Zug gewertet werden, mit 5 Punkten je Akrobat. Jeder Spieler hat auch einen Zirkusdirektor: einen Gefolgsmann, der bei der Wertung seines Gebiets 2 Punkte zusätzlich bringt für jedes Zirkus- und Akrobatenplättchen auf und um seinen Platz.
option-copies = Plättchensätze
    .about = Wie viele Sätze der 20 Plättchen eingemischt werden. Mit 0 spielt ihr mit den Regeln, aber ohne die Plättchen.
option-redrawn-copies = Sätze nachgezeichneter Plättchen
    .about = Wie viele Sätze dieser Plättchen, nachgezeichnet im Stil der ersten Ausgabe, eingemischt werden.
option-circus = Zirkus
    .about = Zirkusplättchen versetzen das Zirkuszelt, und der Zirkus wird gewertet. Ist dies aus, sind sie gewöhnliche Plättchen.
option-acrobats = Akrobaten
    .about = Figuren dürfen zu den Akrobaten und werden als Pyramide gewertet. Ist dies aus, sind Akrobatenplättchen gewöhnliche Plättchen.
option-ringmasters = Zirkusdirektoren je Spieler
    .about = Wie viele Zirkusdirektoren jeder Spieler im Vorrat hat.
option-animals = Punkte auf Tierchips
    .about = Die Punkte auf den Tierchips eines Satzes: eine Zahl von 0 bis 99 je Chip.
option-acrobat-points = Punkte je Akrobat
    .about = Punkte für jeden Akrobaten einer gewerteten Pyramide und für jeden Akrobaten am Ende des Spiels.
option-acrobat-kinds = Figuren, die Akrobaten sein dürfen
    .about = Welche Figuren zu den Akrobaten gestellt werden dürfen.
option-acrobat-kinds-follower = gewöhnlicher Gefolgsmann
option-acrobat-kinds-phantom = Phantom
option-acrobat-kinds-big = großer Gefolgsmann
option-acrobat-kinds-abbot = Abt
option-acrobat-kinds-mayor = Bürgermeister
option-acrobat-kinds-wagon = Wagen
option-pyramid-scorer = Wer eine Pyramide werten darf
    .about = Wer eine volle Pyramide werten darf, statt eine Figur zu setzen.
option-pyramid-scorer-anyone = jeder Spieler
option-pyramid-scorer-participant = nur wer selbst einen Akrobaten darin hat
option-ringmaster-points = Punkte eines Zirkusdirektors
    .about = Punkte für jedes Zirkus- und Akrobatenplättchen auf und um den Platz eines Zirkusdirektors, wenn sein Gebiet gewertet wird.
option-ringmaster-spaces = Plättchen für einen Zirkusdirektor
    .about = Ob Zirkus- oder Akrobatenplättchen für einen Zirkusdirektor auch zählen, wenn der Zirkus oder die Akrobaten aus sind.
option-ringmaster-spaces-played = nur was mitspielt, zählt
option-ringmaster-spaces-printed = alle zählen
option-ringmaster-as-prior = Zirkusdirektor in besonderem Kloster
    .about = Ein Zirkusdirektor bringt seine Punkte auch als Prälat eines besonderen Klosters.
option-ringmaster-lord-bonus = Zirkusdirektor auf einer Burg
    .about = Ein Zirkusdirektor auf einer Burg bringt seine Punkte auch, wenn die Burg gewertet wird.
option-portal-to-acrobats = Durch das Portal zu Akrobaten
    .about = Durch ein Portal darf eine Figur zu den Akrobaten auf jedem Plättchen, auf dem noch Platz ist.
option-phantom-after-pyramid = Phantom nach einer Pyramide
    .about = Nach dem Werten einer Pyramide darfst du dein Phantom noch setzen.
option-circus-counts-quarters = Zirkus zählt Carcassonne und Rad mit
    .about = Ein Zirkus zählt auch Figuren in der Stadt Carcassonne und auf dem Schicksalsrad, wenn ihr Platz in seinem Umkreis liegt.
option-circus-lord-cell = Burgherren stehen um den Zirkus
    .about = Ein Burgherr zählt für einen Zirkus nur, wenn seine Figur in dessen Umgebung steht.
preset-circus-only = Nur der Zirkus
    .about = Nur der Zirkus, ohne Akrobaten und Zirkusdirektoren.

rule-bt-27 = Wenn du ein Akrobatenplättchen legst, darfst du eine Figur auf dessen Platz stellen, statt einer anderen Figur.
rule-bt-28 = Dasselbe gilt, wenn dein Plättchen neben einem Akrobatenplättchen liegt, auch über Eck.
rule-bt-32 = Nur Figuren gewöhnlicher Größe klettern.
rule-bt-33 = Große Gefolgsleute, Bürgermeister, Wagen und Äbte klettern nicht.
rule-bt-36 = Wenn du keine Figur setzt, darfst du stattdessen eine volle Pyramide werten.
rule-bt-39 = Bei einer Option darf nur werten, wer einen Akrobaten in der Pyramide hat.
