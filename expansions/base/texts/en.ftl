verb-base-decline =
    .option = decline { $n }
    .deed = declines { $n }
verb-base-recall =
    .option = recall { $the }
    .deed = recalls { $the }

figure-abbot = abbot
    .a = an abbot
    .the = the abbot
    .to = the abbot
    .with = an abbot
    .subject = the abbot
    .count = { $n ->
        [one] 1 abbot
       *[other] { $n } abbots
    }
figure-follower = follower
    .a = a follower
    .the = the follower
    .to = the follower
    .with = a follower
    .subject = the follower
    .count = { $n ->
        [one] 1 follower
       *[other] { $n } followers
    }

kind-city =
    .the = the city
    .to = the city
kind-field =
    .the = the field
    .to = the field
kind-garden =
    .the = the garden
    .to = the garden
kind-monastery =
    .the = the monastery
    .to = the monastery
kind-road =
    .the = the road
    .to = the road

prompt-deploy-a-follower = Deploy a follower?
prompt-place-the-tile = Place the tile.

label-cities = { $n ->
    [one] city
   *[other] cities
 }
label-city = city
label-farmers = { $n ->
    [one] farmer
   *[other] farmers
 }
label-field = field
label-followers = { $n ->
    [one] follower
   *[other] followers
 }
label-garden = garden
label-monastery = monastery
label-neighbours = { $n ->
    [one] neighbour
   *[other] neighbours
 }
label-pennants = { $n ->
    [one] pennant
   *[other] pennants
 }
label-road = road
label-stack = stack
label-tiles = { $n ->
    [one] tile
   *[other] tiles
 }
