label-city = city
label-city-tiles = { $n ->
    [one] city tile
   *[other] city tiles
 }
label-field = field
label-followers = { $n ->
    [one] follower
   *[other] followers
 }
label-monasteries = { $n ->
    [one] monastery
   *[other] monasteries
 }
label-monastery = monastery
label-pennants = { $n ->
    [one] pennant
   *[other] pennants
 }
label-road = road
label-road-tiles = { $n ->
    [one] road tile
   *[other] road tiles
 }
label-watchtower = watchtower
