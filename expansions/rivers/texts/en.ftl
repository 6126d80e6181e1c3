kind-river =
    .the = the river
    .to = the river

label-castles = { $n ->
    [one] castle
   *[other] castles
 }
label-cities = { $n ->
    [one] city
   *[other] cities
 }
label-city = city
label-field = field
label-garden = garden
label-monastery = monastery
label-pig-herd = pig herd
label-river = river
label-road = road
label-stack = stack
label-start = start
