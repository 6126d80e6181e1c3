kind-prior =
    .the = die Prälatur
    .to = der Prälatur

label-eastern-tiles = { $n ->
    [one] östliches Plättchen
   *[other] östliche Plättchen
 }
label-field = Wiese
label-monasteries = { $n ->
    [one] Kloster
   *[other] Klöster
 }
label-monastery = Kloster
label-northern-tiles = { $n ->
    [one] nördliches Plättchen
   *[other] nördliche Plättchen
 }
label-prior = Prälatur
label-road = Straße
label-southern-tiles = { $n ->
    [one] südliches Plättchen
   *[other] südliche Plättchen
 }
label-western-tiles = { $n ->
    [one] westliches Plättchen
   *[other] westliche Plättchen
 }
