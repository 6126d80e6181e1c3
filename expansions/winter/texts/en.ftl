label-city = city
label-field = field
label-monastery = monastery
label-road = road
