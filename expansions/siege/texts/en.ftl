verb-siege-escape =
    .option = take { $at } out of the besieged city
    .deed = takes { $at } out of the besieged city

prompt-take-a-knight-out-of-a-besieged-city = Take a knight out of a besieged city?

label-besieged-cities = { $n ->
    [one] besieged city
   *[other] besieged cities
 }
label-cities = { $n ->
    [one] city
   *[other] cities
 }
label-city = city
label-field = field
label-monastery = monastery
label-pennants = { $n ->
    [one] pennant
   *[other] pennants
 }
label-pig = pig
label-pig-herd = pig herd
label-road = road
label-tiles = { $n ->
    [one] tile
   *[other] tiles
 }
