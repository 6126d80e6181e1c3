kind-german-cathedral =
    .the = die deutsche Kathedrale
    .to = der deutschen Kathedrale
    .into = in die deutsche Kathedrale
    .in = in der deutschen Kathedrale

label-city = Stadt
label-field = Wiese
label-german-cathedral = deutsche Kathedrale
label-road = Straße
label-road-tiles = Straßenplättchen
label-tiles = Plättchen
label-tiles-of-roads-with-inns = Plättchen von Straßen mit Wirtshaus

### Set-up
title = Kathedralen in Deutschland
how = Sechs Plättchen mit einer Kathedrale werden eingemischt; an jeder beginnen drei oder vier Straßen. Eine fertige Straße zu einer Kathedrale bringt 2 Punkte je Plättchen. Du darfst auch einen Gefolgsmann als Erzbischof in die Kathedrale setzen. Sind alle ihre Straßen fertig, bekommt der Erzbischof 1 Punkt für jedes Plättchen dieser Straßen und 2 für jedes Plättchen einer Straße mit Wirtshaus. Eine unfertige Kathedrale bringt bei Spielende nichts.
option-copies = Plättchensätze
    .about = Wie viele Sätze mit sechs Plättchen eingemischt werden. Die Plättchen sind selbst entworfen. Bei 0 gibt es diese Kathedralen nicht.
option-cathedral-road-inn = Straße mit Wirtshaus
    .about = Punkte je Plättchen einer fertigen Straße mit Wirtshaus, die zu einer Kathedrale führt.
option-cathedral-unfinished = Unfertige Kathedrale
    .about = Was ein Erzbischof bei Spielende bekommt, wenn nicht alle Straßen der Kathedrale fertig sind.
option-cathedral-unfinished-none = nichts
option-cathedral-unfinished-closed-roads = Punkte für die fertigen Straßen
option-cathedral-unfinished-all-roads = Punkte für alle Straßen
