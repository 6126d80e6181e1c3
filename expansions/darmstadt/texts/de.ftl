trait-church = Kirche
trait-darmstadtium = Darmstadtium

label-church = Kirche
label-city = Stadt
label-darmstadtium = Darmstadtium
label-field = Wiese
label-followers = { $n ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
 }
label-monastery = Kloster
label-road = Straße

### Set-up
title = Darmstadt
how = Drei Plättchen werden eingemischt: eine Stadt mit dem Darmstadtium und zwei Kirchen. Eine Kirche wird wie ein Kloster gelegt und gewertet. Ist sie fertig, bekommt der Spieler mit den meisten Gefolgsleuten auf ihrem Plättchen und den acht ringsum 3 Punkte mehr. In einer fertigen Stadt mit dem Darmstadtium bekommt der Spieler mit der Mehrheit 3 Punkte mehr. Bei Gleichstand bekommt jeder der Beteiligten 3 Punkte.
option-copies = Plättchensätze
    .about = Wie viele Sätze mit drei Plättchen eingemischt werden. Bei 0 gelten die Regeln ohne die Plättchen.
option-darmstadt-bonus = 3 Punkte mehr
    .about = Kirchen und das Darmstadtium bringen 3 Punkte mehr. Ist dies aus, sind sie gewöhnliche Klöster und eine gewöhnliche Stadt.
option-darmstadt-instead = Zwei Klöster weniger
    .about = Zwei Klöster des Grundspiels bleiben in der Schachtel.
option-church-count = Gefolgsleute um eine Kirche
    .about = Wie die Gefolgsleute um eine Kirche für die 3 Punkte gezählt werden.
option-church-count-followers = jeder Gefolgsmann zählt 1
option-church-count-weight = wie bei der Mehrheit, große zählen 2
