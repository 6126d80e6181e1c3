verb-german-castle-choose =
    .option = burchttegel { $n } nemen
    .deed = neemt burchttegel { $n }
verb-german-castle-place =
    .option = burchttegel { $n } leggen op { $at }
    .deed = legt burchttegel { $n } op { $at }
verb-german-castle-use =
    .option = burchttegel { $n } gebruiken
    .deed = gebruikt burchttegel { $n }

chance-castles-in-germany-deal = { "" }

kind-german-castle =
    .the = de Duitse burcht
    .to = de Duitse burcht

prompt-place-a-castle-tile-or-draw-a-tile = Een burchttegel leggen, of een tegel trekken?
prompt-place-the-castle-tile = Leg de burchttegel.
prompt-which-castle-tile-do-you-take = Welke burchttegel neem je?

label-city = stad
label-field = weide
label-german-castle = Duitse burcht
label-german-castles = { $n ->
    [one] Duitse burcht
   *[other] Duitse burchten
 }
label-own-castle-tile = eigen burchttegel
label-road = weg
label-tiles-around-it = { $n ->
    [one] tegel eromheen
   *[other] tegels eromheen
 }

### Set-up
title = Burchten in Duitsland
how = Er zijn zes burchttegels van dubbele grootte. Met twee of drie spelers neemt ieder er twee, met meer spelers één. In je beurt mag je een burchttegel leggen in plaats van een tegel te trekken; hij mag geen andere burchttegel raken, ook niet met een hoek. Daarna mag je een horige op een weg, stad of weide van de tegel zetten, of in de burcht. Een burcht met tegels op alle tien de plaatsen eromheen levert 12 punten op; een onafgebouwde burcht aan het einde 2, plus 1 per tegel eromheen. Een afgebouwde weg of stad op een burchttegel levert per burcht 3 punten extra op.
option-copies = Aantal sets burchttegels
    .about = Hoeveel sets van zes burchttegels er zijn. Ze zijn van eigen ontwerp. Bij 0 zijn deze burchten er niet.
option-german-castle-deal = Verdeling van de burchttegels
    .about = Of de spelers hun burchttegels kiezen of ze willekeurig krijgen.
option-german-castle-deal-chosen = de spelers kiezen om de beurt
option-german-castle-deal-dealt = willekeurig uitgedeeld
option-big-tiles = Een burchttegel telt als
    .about = Of een burchttegel één of twee tegels is bij alles wat tegels telt, over tegels gaat of tegels bereikt.
option-big-tiles-whole = één tegel
option-big-tiles-halves = twee tegels, één per helft
