label-field = weide
label-followers = { $n ->
    [one] horige
   *[other] horigen
 }
label-road = weg
