label-city = stad
label-field = weide
label-garden = tuin
label-road = weg
