verb-siege-escape =
    .option = take { $at } out of the besieged city
    .deed = takes { $at } out of the besieged city

figure-builder = builder
    .a = a builder
    .the = the builder
    .to = the builder
    .with = a builder
    .subject = the builder
figure-pig = pig
    .a = a pig
    .the = the pig
    .to = the pig
    .with = a pig
    .subject = the pig

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
