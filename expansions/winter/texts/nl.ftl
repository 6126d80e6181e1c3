label-city = stad
label-field = weide
label-monastery = klooster
label-road = weg
