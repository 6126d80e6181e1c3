verb-wonders-take =
    .option = { $a } nehmen
    .deed = nimmt { $a }
verb-wonders-lay =
    .option = { $a } { $into } legen
    .deed = legt { $a } { $into }

token-stonehenge = { "" }
    .noun = Stonehenge
    .a = Stonehenge
    .count = Stonehenge
token-circus-maximus = { "" }
    .noun = Circus Maximus
    .a = den Circus Maximus
    .count = Circus Maximus
token-notre-dame = { "" }
    .noun = Notre-Dame
    .a = Notre-Dame
    .count = Notre-Dame
token-alhambra = { "" }
    .noun = Alhambra
    .a = die Alhambra
    .count = Alhambra
token-wonder-marker = { "" }
    .noun = Marker eines Wunders
    .a = ein Marker eines Wunders
    .count = { $n ->
        [one] 1 Marker eines Wunders
       *[other] { $n } Marker von Wundern
     }

pile-wonders-cells = { "" }

place-wonders-track-noun = neben der Zählleiste

trait-stonehenge = Stonehenge
trait-arena = Circus Maximus
trait-arena-start = Westende des Circus Maximus
trait-arena-end = Ostende des Circus Maximus
trait-notre-dame = Notre-Dame
trait-alhambra = Alhambra
trait-alhambra-court = Hof der Alhambra

prompt-place-a-second-follower = Einen zweiten Gefolgsmann einsetzen?
    .help = Du darfst höchstens zwei Gefolgsleute auf ein Wunder setzen, auf verschiedene Gebiete.
prompt-place-the-wonder = Lege das Wunder.
    .help = Alle Kanten der fünf Felder müssen passen.
prompt-which-wonder-do-you-take = Welches Wunder nimmst du?
    .help = Du legst es sofort, darfst höchstens zwei Gefolgsleute daraufsetzen, und es bringt dir für den Rest des Spiels Punkte: Stonehenge für Straßen, die du fertigstellst, die Alhambra für Städte, Notre-Dame für Klöster, der Circus Maximus für Züge, in denen du keine Figur einsetzt.

label-points-for-the-next-wonder = Punkte für das nächste Wunder
label-wonder = Wunder

### Set-up
title = Die Wunder der Menschheit
how = Sobald du 10 Punkte hast, nimmst du eines der Wunder, ein Bauwerk aus fünf Feldern, und legst es sofort. Du bekommst einen weiteren Gefolgsmann und darfst höchstens zwei Gefolgsleute auf das Wunder setzen. Die nächsten Wunder gibt es bei 15, 20 und 25 Punkten, höchstens eines für jeden. Dein Wunder bringt dir für den Rest des Spiels Punkte: Stonehenge 3, wenn du eine Straße mit Gefolgsleuten fertigstellst, die Alhambra 3 für eine Stadt, Notre-Dame 3 für ein Kloster, und der Circus Maximus 1, wenn du ein Plättchen legst und keine Figur einsetzt.
option-wonders = Wunder
    .about = Die Wunder des Spiels. Ihre Formen, und alle Fähigkeiten außer der von Stonehenge, sind unser eigener Entwurf.
option-wonders-stonehenge = Stonehenge
option-wonders-circus-maximus = Circus Maximus
option-wonders-notre-dame = Notre-Dame
option-wonders-alhambra = Alhambra
option-wonder-fields = Punkte für die Wunder
    .about = Mit wie vielen Punkten man das erste Wunder nimmt, das zweite und so weiter.
option-wonder-points = Punkte eines Wunders
    .about = Wie viele Punkte Stonehenge, die Alhambra und Notre-Dame jedes Mal bringen.
option-circus-points = Punkte des Circus Maximus
    .about = Wie viele Punkte der Circus Maximus jedes Mal bringt.
option-big-tiles = Ein Wunder zählt als
    .about = Ob Straßen und Städte ein Wunder als ein Plättchen zählen oder jedes seiner Felder.
option-big-tiles-whole = ein Plättchen
option-big-tiles-halves = fünf Plättchen, eines je Feld

rule-wh-05 = Ein Spieler, dessen Punkte die Figur auf der Wertungsleiste erreichen, nimmt eines der übrigen Wunder.
rule-wh-07 = Alle Felder des Wunders müssen leer sein, und alle seine äußeren Kanten passen.
rule-wh-17 = Es wird nach der Wertung genommen, im Uhrzeigersinn vom Spieler am Zug.
