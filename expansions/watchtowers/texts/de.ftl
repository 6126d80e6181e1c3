label-city = Stadt
label-city-tiles = Stadtplättchen
label-field = Wiese
label-followers = { $n ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
 }
label-monasteries = { $n ->
    [one] Kloster
   *[other] Klöster
 }
label-monastery = Kloster
label-pennants = Wappen
label-road = Straße
label-road-tiles = Straßenplättchen
label-watchtower = Wachtturm
