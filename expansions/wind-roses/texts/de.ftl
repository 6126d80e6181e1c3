label-city = Stadt
label-field = Wiese
label-quarter-turns-of-the-wind-rose = { $n ->
    [one] Vierteldrehung der Windrose
   *[other] Vierteldrehungen der Windrose
 }
label-road = Straße
label-start = Start
label-wind-rose = Windrose
