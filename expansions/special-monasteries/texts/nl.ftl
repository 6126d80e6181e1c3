kind-prior =
    .the = de priorij
    .to = de priorij

label-eastern-tiles = { $n ->
    [one] oostelijke tegel
   *[other] oostelijke tegels
 }
label-field = weide
label-monasteries = { $n ->
    [one] klooster
   *[other] kloosters
 }
label-monastery = klooster
label-northern-tiles = { $n ->
    [one] noordelijke tegel
   *[other] noordelijke tegels
 }
label-prior = priorij
label-road = weg
label-southern-tiles = { $n ->
    [one] zuidelijke tegel
   *[other] zuidelijke tegels
 }
label-western-tiles = { $n ->
    [one] westelijke tegel
   *[other] westelijke tegels
 }
