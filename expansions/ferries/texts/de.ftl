verb-ferries-lay =
    .option = eine Fähre { $at } legen
    .deed = legt eine Fähre { $at }
verb-ferries-turn =
    .option = die Fähre { $at } umlegen
    .deed = legt die Fähre { $at } um

token-ferry = { "" }
    .noun = Fähre
    .count = { $n ->
        [one] 1 Fähre
       *[other] { $n } Fähren
    }

trait-ferry = Fähre

prompt-lay-the-ferry-of-the-new-lake = Lege die Fähre des neuen Sees.
    .help = Die Fähre verbindet zwei Straßen am See; die anderen enden dort.
prompt-move-a-ferry-on-a-road-that-you-extended = Eine Fähre auf einer Straße umlegen, die du verlängert hast?
    .help = Die nächste Fähre auf dieser Straße kann stattdessen zwei andere Straßenenden ihres Sees verbinden.

label-city = Stadt
label-ferries = { $n ->
    [one] Fähre
   *[other] Fähren
 }
label-field = Wiese
label-road = Straße

### Set-up
title = Die Fähren
how = Acht Plättchen mit einem See werden eingemischt, und es gibt acht Fähren. Straßen enden an einem See. Hast du ein Plättchen mit See gelegt und, wenn du willst, einen Gefolgsmann gesetzt, legst du eine Fähre, die zwei der Straßenenden zu einer Straße verbindet. Verlängert dein Plättchen eine Straße mit Fähre, darfst du die nächste Fähre in jeder Richtung an andere Straßenenden ihres Sees umlegen. Straßen, die durch eine Fähre fertig werden, werden sofort gewertet.
option-ferries = Fähren
    .about = Fähren verbinden Straßen an Seen. Ist dies aus, enden die Straßen einfach an den Seen.
option-copies = Plättchensätze
    .about = Wie viele Sätze mit acht Seeplättchen eingemischt werden, mit ebenso vielen Fähren. Bei 0 gelten die Regeln ohne die Plättchen.
option-ferry-when = Wann eine Fähre gelegt wird
    .about = Ob ein neuer See immer eine Fähre bekommt oder nur, wenn du einen Gefolgsmann auf eine seiner Straßen setzt.
option-ferry-when-always = auf jedem Plättchen mit See
option-ferry-when-with-thief = nur mit Gefolgsmann auf einer Straße des Plättchens
option-builder-by-ferry = Fähre zählt für den Baumeister
    .about = Eine Fähre, die die Straße deines Baumeisters länger macht, verlängert sie, also legst du ein zweites Plättchen.
preset-big-box-6-print = Eine Auflage der Big Box 6
    .about = Neue Ausgabe: Ein See bekommt nur eine Fähre, wenn du einen Gefolgsmann auf eine Straße des Plättchens setzt.

rule-fr-05 = Eine Fähre verbindet zwei Straßenenden des neuen Sees.
rule-fr-11 = Eine Fähre wird nur durch ein Plättchen umgelegt, das eine Straße mit ihr verlängert, an andere Enden ihres Sees.
rule-fr-12 = Nur die erste Fähre auf der Straße, vom neuen Plättchen aus gesehen.
rule-fr-14 = Jede Fähre wird höchstens einmal umgelegt, und nicht die eben gelegte.
