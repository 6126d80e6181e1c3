label-city = city
label-field = field
label-quarter-turns-of-the-wind-rose = { $n ->
    [one] quarter turns of the wind rose
   *[other] quarter turns of the wind rose
 }
label-road = road
label-start = start
label-wind-rose = wind rose
