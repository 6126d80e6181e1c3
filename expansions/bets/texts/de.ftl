verb-bets-lay =
    .option = auf { $n ->
        [one] 1 Plättchen
       *[other] { $n } Plättchen
     } wetten
    .deed = wettet auf { $n ->
        [one] 1 Plättchen
       *[other] { $n } Plättchen
     }
verb-bets-put =
    .option = den Chip { $n } { $into } legen
    .deed = legt den Chip { $n } { $into }

event-bets-turned = { $who } hatte auf { $n ->
    [one] 1 Plättchen
   *[other] { $n } Plättchen
 } gewettet

trait-betting-office = Wettbüro

token-bet = { $who } legt einen Chip { $into }
    .noun = Wettchip
    .a = einen Wettchip
    .count = { $n ->
        [one] 1 Wettchip
       *[other] { $n } Wettchips
     }
token-bet-1 = { "" }
    .noun = Wettchip
    .count = { $n ->
        [one] 1 Wettchip
       *[other] { $n } Wettchips
     }
token-bet-2 = { "" }
    .noun = Wettchip
    .count = { $n ->
        [one] 1 Wettchip
       *[other] { $n } Wettchips
     }
token-bet-3 = { "" }
    .noun = Wettchip
    .count = { $n ->
        [one] 1 Wettchip
       *[other] { $n } Wettchips
     }
token-bet-4 = { "" }
    .noun = Wettchip
    .count = { $n ->
        [one] 1 Wettchip
       *[other] { $n } Wettchips
     }
token-bet-5 = { "" }
    .noun = Wettchip
    .count = { $n ->
        [one] 1 Wettchip
       *[other] { $n } Wettchips
     }
token-bet-6 = { "" }
    .noun = Wettchip
    .count = { $n ->
        [one] 1 Wettchip
       *[other] { $n } Wettchips
     }

place-bets-chips = { $nth } Wettchip

prompt-lay-a-betting-chip = Einen Wettchip legen?
    .help = Du wettest auf die Zahl der Plättchen einer Straße oder Stadt auf dem neuen Plättchen. Wird die erste davon fertig, werden alle Chips darauf aufgedeckt, und ein richtiger bringt seine Punkte.

label-bet = Wette

### Set-up
title = Die Wetten
how = Jeder hat sechs Chips mit Zahlen, die nur er selbst sieht. Wurde ein Plättchen mit einem Wettbüro gelegt und alles gewertet, darf jeder der Reihe nach einen Chip verdeckt darauf legen. Wird später eine Straße oder Stadt auf diesem Plättchen fertig, werden alle Chips darauf aufgedeckt: Einer mit der Zahl der Plättchen dieser Straße oder Stadt bringt seinem Besitzer so viele Punkte. Ein Gefolgsmann ist dort nicht nötig. Aufgedeckte Chips verlassen das Spiel. Die Zahlen, die Punkte und die Formen der Plättchen haben wir selbst gewählt.
option-copies = Sätze von Plättchen
    .about = Wie viele Sätze von zehn Plättchen eingemischt werden. Die Plättchen sind von uns entworfen. Mit 0 gibt es keine Wettbüros.
option-bet-numbers = Zahlen auf den Chips
    .about = Die sechs Zahlen auf den Chips jedes Spielers, von 1 bis 20, jede einmal.
option-bet-points = Punkte für einen richtigen Chip
    .about = Die Punkte für einen Chip mit der richtigen Zahl; mit 0 bringt er seine eigene Zahl.
option-bet-return = Chips kommen zurück
    .about = Aufgedeckte Chips gehen an ihre Besitzer zurück.
option-bet-empty = Gebiete ohne Gefolgsleute
    .about = Auch eine fertige Straße oder Stadt ohne Gefolgsleute deckt Chips auf.

rule-be-04 = An einem Büro darf jeder Spieler einen Chip aus dem Vorrat legen.
rule-be-05 = Es wird nicht gewettet, wenn alle Straßen und Städte des Plättchens fertig sind.
