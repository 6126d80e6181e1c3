kind-river =
    .the = de rivier
    .to = de rivier

label-castles = { $n ->
    [one] burcht
   *[other] burchten
 }
label-cities = { $n ->
    [one] stad
   *[other] steden
 }
label-city = stad
label-field = weide
label-garden = tuin
label-monastery = klooster
label-pig-herd = varkenskudde
label-river = rivier
label-road = weg
label-stack = stapel
label-start = start
