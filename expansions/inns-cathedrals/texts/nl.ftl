figure-big = grote horige
    .a = een grote horige
    .the = de grote horige
    .to = de grote horige
    .with = een grote horige
    .subject = de grote horige
    .count = { $n ->
        [one] 1 grote
       *[other] { $n } grote
    }

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
