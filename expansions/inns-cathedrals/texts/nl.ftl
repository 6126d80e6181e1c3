figure-big = grote horige
    .a = een grote horige
    .the = de grote horige
    .to = de grote horige
    .with = een grote horige
    .subject = de grote horige

label-cathedral = kathedraal
label-city = stad
label-field = weide
label-garden = tuin
label-monastery = klooster
label-pennants = { $n ->
    [one] wapen
   *[other] wapens
 }
label-road = weg
label-tiles = { $n ->
    [one] tegel
   *[other] tegels
 }
