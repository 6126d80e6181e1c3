verb-flier-fly =
    .option = { $a } laten vliegen vanaf { $cell }
    .deed = laat { $a } vliegen vanaf { $cell }
verb-flier-land =
    .option = landen op { $at }
    .deed = landt op { $at }

event-flier-lost = { $who } vindt geen plaats om te landen en neemt de figuur terug
event-flier-rolled = { $who } gooit { $n } voor de vlucht vanaf { $cell }

chance-flier-die = { "" }

prompt-where-does-the-figure-land = Waar landt de figuur?

label-field = weide
label-garden = tuin
label-ringmaster = circusdirecteur
label-road = weg
