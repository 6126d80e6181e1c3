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
