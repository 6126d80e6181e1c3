label-city = stad
label-field = weide
label-quarter-turns-of-the-wind-rose = { $n ->
    [one] kwartslag van de windroos
   *[other] kwartslagen van de windroos
 }
label-road = weg
label-start = start
label-wind-rose = windroos
