label-city = city
label-field = field
label-garden = garden
label-road = road
