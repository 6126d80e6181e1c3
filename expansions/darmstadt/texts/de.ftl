label-church = Kirche
label-city = Stadt
label-darmstadtium = Darmstadtium
label-field = Wiese
label-followers = { $n ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
 }
label-monastery = Kloster
label-road = Straße
