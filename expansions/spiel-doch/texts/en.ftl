pile-in-the-box = { "" }

label-city = city
label-field = field
label-garden = garden
label-road = road

### Set-up
title = Spiel Doch
how = Two tiles of a magazine with the words "SPIEL" and "DOCH" are added. They are shuffled in, or they lie at the start in place of the start tile. One has two cities apart, the other three roads. The words have no rule. In the new edition the tile with the roads also has a garden.
option-copies = Sets of tiles
    .about = Number of sets of the two tiles that are shuffled in. With 0 they are left out.
option-spiel-doch-start = As start tiles
    .about = The two tiles lie at the beginning, and the start tile is out of the game. This cannot be combined with other tiles at the start, such as a river or a map.
