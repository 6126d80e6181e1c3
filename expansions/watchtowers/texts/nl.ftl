label-city = stad
label-city-tiles = { $n ->
    [one] stadstegel
   *[other] stadstegels
 }
label-field = weide
label-followers = { $n ->
    [one] horige
   *[other] horigen
 }
label-monasteries = { $n ->
    [one] klooster
   *[other] kloosters
 }
label-monastery = klooster
label-pennants = { $n ->
    [one] wapen
   *[other] wapens
 }
label-road = weg
label-road-tiles = { $n ->
    [one] wegtegel
   *[other] wegtegels
 }
label-watchtower = wachttoren
