label-city = Stadt
label-field = Wiese
label-monastery = Kloster
label-road = Straße
