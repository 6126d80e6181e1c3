verb-beacons-light =
    .option = das Leuchtfeuer { $in } entzünden
    .deed = entzündet das Leuchtfeuer { $in }

token-fire = { $who } entzündet das Leuchtfeuer { $in }
    .noun = Feuer
    .count = { $n } Feuer

trait-beacon = Leuchtfeuer

prompt-light-a-beacon = Ein Leuchtfeuer entzünden?
    .help = Zwei deiner Feuer in einer Reihe oder Spalte bringen am Ende Punkte, wenn auf jedem Feld dazwischen ein Plättchen liegt und kein Feuer.

### Set-up
title = Die Leuchtfeuer
how = 8 Plättchen mit einem Leuchtfeuer kommen dazu, und jeder Spieler bekommt 4 Feuer. Legst du ein Plättchen mit einem Leuchtfeuer, darfst du ein Leuchtfeuer entzünden, bevor du einen Gefolgsmann setzt: Lege ein Feuer auf dieses Plättchen oder auf ein anderes Leuchtfeuer, das noch nicht brennt. Zwei Feuer sehen einander, wenn sie in einer Reihe oder Spalte liegen, mit einem Plättchen auf jedem Feld dazwischen und ohne ein anderes Feuer. Am Ende bringen zwei Feuer eines Spielers, die einander sehen, 1 Punkt je Feld vom einen zum anderen, höchstens 6.
option-copies = Plättchensätze
    .about = Wie viele Sätze der 8 Plättchen eingemischt werden. Mit 0 spielt ihr mit den Regeln, aber ohne die Plättchen.
option-fires = Feuer je Spieler
    .about = Wie viele Feuer jeder Spieler bekommt.
option-reach = Höchste Punktzahl für zwei Feuer
    .about = Wie viele Punkte zwei Feuer, die einander sehen, höchstens bringen.

rule-bn-03 = Wenn du ein Plättchen mit Leuchtfeuer legst, darfst du vor dem Setzen eines entzünden, mit einem eigenen Feuer.
rule-bn-04 = Ein Leuchtfeuer trägt ein Feuer, das bis zum Ende bleibt.
