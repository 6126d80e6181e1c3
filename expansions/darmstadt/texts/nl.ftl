label-church = kerk
label-city = stad
label-darmstadtium = darmstadtium
label-field = weide
label-followers = { $n ->
    [one] horige
   *[other] horigen
 }
label-monastery = klooster
label-road = weg
