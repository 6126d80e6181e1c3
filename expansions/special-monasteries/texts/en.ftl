kind-prior =
    .the = the prior
    .to = the prior

label-eastern-tiles = { $n ->
    [one] eastern tile
   *[other] eastern tiles
 }
label-field = field
label-monasteries = { $n ->
    [one] monastery
   *[other] monasteries
 }
label-monastery = monastery
label-northern-tiles = { $n ->
    [one] northern tile
   *[other] northern tiles
 }
label-prior = prior
label-road = road
label-southern-tiles = { $n ->
    [one] southern tile
   *[other] southern tiles
 }
label-western-tiles = { $n ->
    [one] western tile
   *[other] western tiles
 }
