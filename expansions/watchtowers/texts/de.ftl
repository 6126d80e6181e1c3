trait-watchtower-cities = Wachturm für Plättchen mit Stadt
trait-watchtower-coats = Wachturm für Wappen
trait-watchtower-figures = Wachturm für Gefolgsleute
trait-watchtower-monasteries = Wachturm für Klöster
trait-watchtower-roads = Wachturm für Plättchen mit Straße

label-city = Stadt
label-city-tiles = Stadtplättchen
label-field = Wiese
label-followers = { $n ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
 }
label-monasteries = { $n ->
    [one] Kloster
   *[other] Klöster
 }
label-monastery = Kloster
label-pennants = Wappen
label-road = Straße
label-road-tiles = Straßenplättchen
label-watchtower = Wachturm

### Set-up
title = Die Wachtürme
how = Dazu kommen zwölf Plättchen mit einem Wachturm, jeder mit einem von fünf Symbolen. Wird eine Straße oder Stadt fertig und steht darin ein Gefolgsmann von dir auf dem Plättchen eines Turms, bringt dir zuerst der Turm Punkte, egal wer die Mehrheit hat. Der Turm zählt auf seinem eigenen Plättchen und den acht ringsum. Je nach Symbol bringt er 2 Punkte für jeden Gefolgsmann oder jedes Wappen, 1 für jedes Plättchen mit Straße oder mit Stadt oder 3 für jedes Kloster. Bauern lösen keinen Turm aus, und am Spielende bringen Türme nichts.
option-copies = Plättchensätze
    .about = Wie viele Sätze der zwölf Plättchen eingemischt werden. Mit 0 spielt ihr mit den Regeln, aber ohne die Plättchen.
option-watchtowers = Wachtürme
    .about = Die Türme bringen Punkte. Sonst sind sie nur Verzierung.
option-watchtower-each = Mehrere Gefolgsleute an einem Turm
    .about = Was du bekommst, wenn du im Gebiet mehrere Gefolgsleute auf dem Plättchen des Turms hast.
option-watchtower-each-follower = die Punkte für jeden Gefolgsmann
option-watchtower-each-player = die Punkte einmal
option-watchtower-lords = Burgherren zählen mit
    .about = Ein Turm, der Gefolgsleute zählt, zählt auch einen auf einer Burg, wenn die Burg auf einem der neun Plättchen liegt.
option-watchtower-lord-cell = Burgherren nur auf ihrem Plättchen
    .about = Ein Gefolgsmann auf einer Burg zählt nur, wenn die Figur selbst auf einem der neun Plättchen steht.
option-watchtower-castle-is-city = Burgen zählen als Stadt
    .about = Die Plättchen einer Burg zählen als Plättchen mit Stadt, und ihre Wappen zählen mit.
