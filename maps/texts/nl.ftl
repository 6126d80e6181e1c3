label-city = stad
label-ferries = { $n ->
    [one] veerpont
   *[other] veerponten
 }
label-field = weide
label-meeples = { $n ->
    [one] meeple
   *[other] meeples
 }
label-pennants = { $n ->
    [one] wapen
   *[other] wapens
 }
label-printed-pennants = { $n ->
    [one] gedrukt wapen
   *[other] gedrukte wapens
 }
label-road = weg
label-small-cities = { $n ->
    [one] kleine stad
   *[other] kleine steden
 }
label-start = start
label-tiles = { $n ->
    [one] tegel
   *[other] tegels
 }
label-toll = tol
