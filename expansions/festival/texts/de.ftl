verb-festival-take =
    .option = { $at } zurücknehmen
    .deed = nimmt { $at } zurück

trait-festival = Fest

label-city = Stadt
label-field = Wiese
label-followers = { $n ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
 }
label-monastery = Kloster
label-road = Straße

### Set-up
title = Das Fest
how = Zehn Plättchen mit einem Fest werden eingemischt. Hast du eines gelegt, darfst du wie gewohnt eine Figur setzen oder stattdessen eine eigene Figur von einer beliebigen Stelle des Spielfelds zurücknehmen. Sie kommt in deinen Vorrat und bringt keine Punkte. Was das Plättchen fertigstellt, wird danach gewertet, ohne die zurückgenommene Figur.
option-copies = Plättchensätze
    .about = Wie viele Sätze mit zehn Plättchen eingemischt werden. Bei 0 gelten die Regeln ohne die Plättchen.
option-festival-figures = Was man zurücknehmen darf
    .about = Ob du jede eigene Figur zurücknehmen darfst oder nur Gefolgsleute.
option-festival-figures-all = jede Figur, auch Baumeister, Schwein oder Scheune
option-festival-figures-followers = nur Gefolgsleute
preset-rgg-2011 = Rio Grande Games, 2011
    .about = Erste Ausgabe: Du darfst nur Gefolgsleute zurücknehmen.
preset-cundco = Einzeln verkauft (Cundco)
    .about = Der einzeln verkaufte Satz: Du darfst nur Gefolgsleute zurücknehmen.

rule-fe-02 = Nach dem Legen eines Festplättchens darfst du eine Figur vom Spielfeld zurücknehmen, statt eine zu setzen.
rule-fe-03 = Es ist eine eigene Figur auf der Landschaft; bei einer Option nur ein Gefolgsmann.
