verb-traders-builders-draw =
    .option = take a second tile play
    .deed = takes a second tile play

token-cloth =
    .noun = cloth
token-grain =
    .noun = grain
token-wine =
    .noun = wine

figure-builder = builder
    .a = a builder
    .the = the builder
    .to = the builder
    .with = a builder
    .subject = the builder
    .count = { $n ->
        [one] 1 builder
       *[other] { $n } builders
    }
figure-pig = pig
    .a = a pig
    .the = the pig
    .to = the pig
    .with = a pig
    .subject = the pig
    .count = { $n ->
        [one] 1 pig
       *[other] { $n } pigs
    }

prompt-take-the-second-tile-play = Take the second tile play?

label-castles = { $n ->
    [one] castle
   *[other] castles
 }
label-cities = { $n ->
    [one] city
   *[other] cities
 }
label-city = city
label-cloth = cloth
label-field = field
label-garden = garden
label-grain = grain
label-monastery = monastery
label-pig = pig
label-road = road
label-wine = wine
