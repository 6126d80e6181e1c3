trait-labyrinth = Labyrinth

label-field = Wiese
label-followers = { $n ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
 }
label-road = Straße

### Set-up
title = Das Labyrinth
how = Ein Plättchen kommt hinzu. Seine vier Straßen treffen sich in einem Labyrinth und bilden eine einzige Straße, mit vier Wiesen dazwischen. Nach den Grundregeln zählt sie wie jede andere Straße. Nach den erweiterten Regeln darfst du einen Gefolgsmann auf das Labyrinth setzen, das du anlegst, und später auf jeden Arm, auf dem niemand steht, auch wenn anderswo auf der Straße schon Gefolgsleute stehen. Ist die Straße fertig, bekommt die Mehrheit auf der ganzen Straße 1 Punkt für jedes Plättchen und 2 Punkte für jeden Gefolgsmann darauf, egal von wem. Unfertig bringt sie nur 1 Punkt je Plättchen.
option-copies = Anzahl der Plättchen
    .about = Wie oft das Labyrinth im Spiel ist. Mit 2 spielt ihr mit den Plättchen beider Ausgaben.
option-labyrinth = Regeln des Labyrinths
    .about = Ein Labyrinth ist eine Straße wie jede andere, oder jeder freie Arm darf besetzt werden und jeder Gefolgsmann auf der fertigen Straße bringt 2 Punkte.
option-labyrinth-basic = Grundregeln
option-labyrinth-advanced = erweiterte Regeln
option-labyrinth-counts = Wer 2 Punkte bringt
    .about = Bei den erweiterten Regeln: welche Figuren auf der fertigen Straße je 2 Punkte bringen.
option-labyrinth-counts-followers = nur Gefolgsleute
option-labyrinth-counts-figures = alle Figuren der Spieler, auch ein Baumeister
option-labyrinth-centre-later = Auf ein älteres Labyrinth
    .about = Bei den erweiterten Regeln: Eine Figur, die durch ein Portal kommt, darf auf einem leeren Labyrinth stehen, das schon früher gelegt wurde, auch wenn seine Straße besetzt ist.
option-labyrinth-centre-wagon = Wagen fahren in Labyrinthe
    .about = Ein Wagen, der nach einer Wertung weiterfährt, darf in ein freies Labyrinth einer besetzten Straße.

rule-la-05 = Die Regel, dass das Gebiet frei sein muss, gilt nicht für das eben gelegte Labyrinth und für Ausgänge, an denen niemand steht, wohl aber für den Rest der Straße.
