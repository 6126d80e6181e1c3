figure-big = big follower
    .a = a big follower
    .the = the big follower
    .to = the big follower
    .with = a big follower
    .subject = the big follower
    .count = { $n ->
        [one] 1 big
       *[other] { $n } big
    }

label-cathedral = cathedral
label-city = city
label-field = field
label-garden = garden
label-monastery = monastery
label-pennants = { $n ->
    [one] pennant
   *[other] pennants
 }
label-road = road
label-tiles = { $n ->
    [one] tile
   *[other] tiles
 }
