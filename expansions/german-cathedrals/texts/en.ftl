kind-german-cathedral =
    .the = the German cathedral
    .to = the German cathedral

label-city = city
label-field = field
label-german-cathedral = german-cathedral
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
