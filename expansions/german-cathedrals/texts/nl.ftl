kind-german-cathedral =
    .the = de Duitse kathedraal
    .to = de Duitse kathedraal

label-city = stad
label-field = weide
label-german-cathedral = Duitse kathedraal
label-road = weg
label-road-tiles = { $n ->
    [one] wegtegel
   *[other] wegtegels
 }
label-tiles = { $n ->
    [one] tegel
   *[other] tegels
 }
label-tiles-of-roads-with-inns = { $n ->
    [one] tegel van een weg met herberg
   *[other] tegels van wegen met herberg
 }
