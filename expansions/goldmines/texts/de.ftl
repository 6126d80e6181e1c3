verb-gold-lay =
    .option = den zweiten Goldbarren { $into } legen
    .deed = legt den zweiten Goldbarren { $into }

event-goldmines-laid = { $who } legt einen Goldbarren auf { $cell }
event-goldmines-took = { $who } nimmt einen Goldbarren von { $cell }

token-ingot = { "" }
    .noun = Goldbarren
    .count = { $n } Goldbarren

trait-goldmine = Goldmine

prompt-on-which-tile-does-the-second-ingot-go = Auf welches Plättchen kommt der zweite Goldbarren?
    .help = Ist ein Gebiet fertig, nehmen die Spieler mit der Mehrheit die Goldbarren von seinen Plättchen, bei einem Kloster auch die ringsum.

label-castle = Burg
label-castles = { $n ->
    [one] Burg
   *[other] Burgen
 }
label-city = Stadt
label-field = Wiese
label-garden = Garten
label-gold = Gold
label-monastery = Kloster
label-road = Straße

### Set-up
title = Die Goldminen
how = Acht Plättchen mit einer Goldmine werden eingemischt, und es gibt 16 Goldbarren. Legst du eine Goldmine, legst du einen Barren darauf und einen auf ein Plättchen ringsum. Ist eine Straße, eine Stadt oder ein Kloster fertig, nimmt der Spieler mit der Mehrheit die Barren von den Plättchen dieses Gebiets, bei einem Kloster auch die von den acht Plättchen ringsum. Bei Gleichstand nimmt reihum jeder einen. Bei Spielende bringt jeder Barren 1 Punkt, wenn du 1–3 hast, 2 bei 4–6, 3 bei 7–9 und 4 ab 10.
option-copies = Plättchensätze
    .about = Wie viele Sätze mit acht Plättchen eingemischt werden. Bei 0 gelten die Regeln ohne die Plättchen.
option-ingots = Goldbarren
    .about = Wie viele Goldbarren es insgesamt gibt. Mehr Plättchensätze bringen nicht mehr davon.
option-gold-sharing = Verteilen der Goldbarren
    .about = Wie die Goldbarren verteilt werden, wenn mehrere Gebiete zugleich gewertet werden.
option-gold-sharing-together = die aller Gebiete zusammen, reihum
option-gold-sharing-by-feature = ein Gebiet nach dem anderen
option-castle-gold = Burgen nehmen Goldbarren
    .about = Eine Burg, die gewertet wird, nimmt die Goldbarren von den sechs Plättchen in ihrer Umgebung.
option-castle-gold-by-weight = Kein Gold für Bürgermeister in Burg
    .about = Eine Figur in einer Burg, die für die Mehrheit nichts zählt, etwa ein Bürgermeister, bekommt dafür keine Goldbarren.
option-gold-points = Punkte je Goldbarren
    .about = Punkte je Goldbarren für alle, die 1–3, 4–6, 7–9 oder mehr davon haben: bis zu vier Zahlen. Sind es weniger, gilt die letzte auch für den Rest.
option-gold-rows-of-monks = Mönche nehmen Goldbarren ihrer Reihen
    .about = Ein Mönch eines besonderen Klosters nimmt die Goldbarren seiner Reihe und seiner Spalte, aber keine auf seinem Plättchen und um es herum.

rule-go-03 = Ein Goldbarren kommt auf das neue Plättchen und einer auf ein Plättchen daneben, auch über Eck.
rule-go-04 = Ein einzelner Goldbarren kommt auf das Plättchen selbst; aus leerem Vorrat wird nichts gelegt.
