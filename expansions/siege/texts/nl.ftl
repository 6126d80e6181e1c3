verb-siege-escape =
    .option = { $at } uit de belegerde stad halen
    .deed = haalt { $at } uit de belegerde stad

prompt-take-a-knight-out-of-a-besieged-city = Een ridder uit een belegerde stad halen?

label-besieged-cities = { $n ->
    [one] belegerde stad
   *[other] belegerde steden
 }
label-cities = { $n ->
    [one] stad
   *[other] steden
 }
label-city = stad
label-field = weide
label-monastery = klooster
label-pennants = { $n ->
    [one] wapen
   *[other] wapens
 }
label-pig = varken
label-pig-herd = varkenskudde
label-road = weg
label-tiles = { $n ->
    [one] tegel
   *[other] tegels
 }
