kind-river =
    .the = den Fluss
    .to = dem Fluss

label-castles = { $n ->
    [one] Burg
   *[other] Burgen
 }
label-cities = { $n ->
    [one] Stadt
   *[other] Städte
 }
label-city = Stadt
label-field = Wiese
label-garden = Garten
label-monastery = Kloster
label-pig-herd = Schweineherde
label-river = Fluss
label-road = Straße
label-stack = Stapel
label-start = Start
