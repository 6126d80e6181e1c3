verb-german-castle-choose =
    .option = take castle tile { $n }
    .deed = takes castle tile { $n }
verb-german-castle-place =
    .option = place castle tile { $n } at { $at }
    .deed = places castle tile { $n } at { $at }
verb-german-castle-use =
    .option = use castle tile { $n }
    .deed = uses castle tile { $n }

chance-castles-in-germany-deal = { "" }

kind-german-castle =
    .the = the German castle
    .to = the German castle

prompt-place-a-castle-tile-or-draw-a-tile = Place a castle tile, or draw a tile?
prompt-place-the-castle-tile = Place the castle tile.
prompt-which-castle-tile-do-you-take = Which castle tile do you take?

label-city = city
label-field = field
label-german-castle = German castle
label-german-castles = { $n ->
    [one] German castle
   *[other] German castles
 }
label-own-castle-tile = own castle tile
label-road = road
label-tiles-around-it = { $n ->
    [one] tiles around it
   *[other] tiles around it
 }
