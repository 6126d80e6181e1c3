trait-halfling = Halbling

kind-gap =
    .the = die leere Hälfte
    .to = der leeren Hälfte
    .into = in die leere Hälfte
    .in = in der leeren Hälfte

verb-halflings-choose =
    .option = den Halbling { $n } wählen
    .deed = wählt den Halbling { $n }
verb-halflings-use =
    .option = den Halbling { $n } legen
    .deed = nimmt den Halbling { $n }

prompt-choose-a-halfling = Wähle einen Halbling.
    .help = Du darfst ihn später legen, statt ein Plättchen zu ziehen. Alle sehen, was du wählst.
prompt-place-a-halfling-or-draw-a-tile = Einen Halbling legen oder ein Plättchen ziehen?
    .help = Ein Halbling bedeckt die Hälfte seines Feldes. Seine zwei kurzen Seiten müssen passen; Straßen und Städte, die zur leeren Hälfte führen, bleiben offen.

stream-halflings-deal = { "" }
pile-halflings-rest = { "" }
pile-halflings-hand-1 = { "" }
pile-halflings-hand-2 = { "" }
pile-halflings-hand-3 = { "" }
pile-halflings-hand-4 = { "" }
pile-halflings-hand-5 = { "" }
pile-halflings-hand-6 = { "" }
pile-halflings-hand-7 = { "" }
pile-halflings-hand-8 = { "" }

label-gap = leere Hälfte
label-halflings = Halblinge
label-own-halfling = eigener Halbling

### Set-up
title = Halb so wild
how = Jeder hat drei dreieckige Plättchen. In deinem Zug darfst du eines davon legen, statt ein Plättchen zu ziehen: Mindestens eine kurze Seite muss die Landschaft fortsetzen, und du darfst eine Figur darauf setzen wie auf jedes Plättchen. Es bedeckt die Hälfte seines Feldes, und das Feld zählt als ein Plättchen. Eine Straße oder Stadt, die zur leeren Hälfte führt, bleibt bis zum Spielende unfertig. In jedem Feld ist Platz für einen Halbling. Die Formen der Plättchen haben wir selbst entworfen.
option-halfling-deal = Verteilung der Halblinge
    .about = Ob die Spieler ihre Halblinge ziehen und verdeckt halten oder offen aus allen wählen.
option-halfling-deal-drawn = gezogen und verdeckt
option-halfling-deal-chosen = offen gewählt
option-halfling-hand = Halblinge je Spieler
    .about = Wie viele Halblinge jeder am Anfang hat.

rule-hl-03 = Die Spieler wählen unter den offenen Halblingen, in umgekehrter Reihenfolge.
rule-hl-04 = In deinem Zug darfst du einen eigenen Halbling legen, statt ein Plättchen zu ziehen.
rule-hl-05 = Mindestens eine Seite eines Halblings führt die Landschaft weiter.
