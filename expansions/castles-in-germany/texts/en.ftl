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

stream-castles-in-germany-deal = { "" }

kind-german-castle =
    .the = the German castle
    .to = the German castle
    .into = in the German castle
    .in = in the German castle

pile-german-castle-halves = { "" }

prompt-place-a-castle-tile-or-draw-a-tile = Place a castle tile, or draw a tile?
    .help = A castle tile covers two cells and is placed instead of a drawn tile; it may not touch another castle tile.
prompt-place-the-castle-tile = Place the castle tile.
    .help = All of its edges must fit, and it may not touch another castle tile, not even at a corner.
prompt-which-castle-tile-do-you-take = Which castle tile do you take?
    .help = You keep it and can place it in one of your turns instead of drawing a tile.

label-castle-tile-with-a-city-in-the-north-and-a-road-in-the-south-east = castle tile with a city in the north and a road in the south-east
label-castle-tile-with-a-city-in-the-west-and-two-roads-that-end-at-the-castle = castle tile with a city in the west and two roads that end at the castle
label-castle-tile-with-a-road-in-the-west-and-a-city-in-the-east = castle tile with a road in the west and a city in the east
label-castle-tile-with-cities-in-the-north-and-south-and-a-road-that-ends-at-the-castle = castle tile with cities in the north and south and a road that ends at the castle
label-castle-tile-with-cities-in-the-west-and-east = castle tile with cities in the west and east
label-castle-tile-with-roads-in-the-south-west-and-north-east = castle tile with roads in the south-west and north-east
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

### Set-up
title = Castles in Germany
how = There are six castle tiles of double size. With two or three players each takes two of them, with more players one. On your turn you may place a castle tile instead of drawing a tile; it may not touch another castle tile, not even at a corner. You may then place a follower on a road, city or field of the tile, or in the castle. A castle with tiles on all ten places around it scores 12 points; an unfinished one brings 2 at the end and 1 for each tile around it. A completed road or city on a castle tile scores 3 more points for each castle.
option-copies = Sets of castle tiles
    .about = How many sets of six castle tiles there are. They are of our own design. With 0 there are no such castles.
option-german-castle-deal = Choice of the castle tiles
    .about = Whether the players choose their castle tiles or get them by chance.
option-german-castle-deal-chosen = the players choose in turn
option-german-castle-deal-dealt = dealt by chance
option-big-tiles = A castle tile counts as
    .about = Whether a castle tile is one tile or two wherever tiles are counted, crossed or reached.
option-big-tiles-whole = one tile
option-big-tiles-halves = two tiles, one for each half

rule-gc-02 = The players take castle tiles in turn order, two each with two or three players.
rule-gc-03 = In your turn you may place one of your castle tiles instead of drawing.
rule-gc-04 = A castle tile touches no other one, not even at a corner, and all its edges match.
