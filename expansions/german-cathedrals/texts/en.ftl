kind-german-cathedral =
    .the = the German cathedral
    .to = the German cathedral
    .into = in the German cathedral
    .in = in the German cathedral

label-city = city
label-field = field
label-german-cathedral = German cathedral
label-road = road
label-road-tiles = { $n ->
    [one] road tile
   *[other] road tiles
 }
label-tiles = { $n ->
    [one] tile
   *[other] tiles
 }
label-tiles-of-roads-with-inns = { $n ->
    [one] tiles of roads with inn
   *[other] tiles of roads with inns
 }

### Set-up
title = Cathedrals in Germany
how = Six tiles with a cathedral are shuffled in; three or four roads begin at each. A completed road to a cathedral scores 2 points per tile. You may also place a follower in the cathedral as archbishop. When all of its roads are completed, the archbishop gets 1 point for each tile of these roads, and 2 for each tile of a road with an inn. An unfinished cathedral scores nothing at the end.
option-copies = Sets of tiles
    .about = How many sets of six tiles are shuffled in. The tiles are of our own design. With 0 there are no such cathedrals.
option-cathedral-road-inn = Road with an inn
    .about = Points for each tile of a completed road with an inn that leads to a cathedral.
option-cathedral-unfinished = Unfinished cathedral
    .about = What an archbishop gets at the end of the game if not all roads of the cathedral are completed.
option-cathedral-unfinished-none = nothing
option-cathedral-unfinished-closed-roads = points for the completed roads
option-cathedral-unfinished-all-roads = points for all roads
