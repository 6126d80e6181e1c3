label-city = city
label-ferries = { $n ->
    [one] ferry
   *[other] ferries
 }
label-field = field
label-meeples = { $n ->
    [one] meeple
   *[other] meeples
 }
label-pennants = { $n ->
    [one] pennant
   *[other] pennants
 }
label-printed-pennants = { $n ->
    [one] printed pennant
   *[other] printed pennants
 }
label-road = road
label-small-cities = { $n ->
    [one] small city
   *[other] small cities
 }
label-start = start
label-tiles = { $n ->
    [one] tile
   *[other] tiles
 }
label-toll = toll
