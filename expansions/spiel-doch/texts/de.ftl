label-city = Stadt
label-field = Wiese
label-garden = Garten
label-road = Straße
