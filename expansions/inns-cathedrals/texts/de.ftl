figure-big = großer Gefolgsmann
    .a = einen großen Gefolgsmann
    .the = den großen Gefolgsmann
    .to = dem großen Gefolgsmann
    .with = einem großen Gefolgsmann
    .subject = der große Gefolgsmann
    .count = { $n ->
        [one] 1 großer
       *[other] { $n } große
    }

label-cathedral = Kathedrale
label-city = Stadt
label-field = Wiese
label-garden = Garten
label-monastery = Kloster
label-pennants = Wappen
label-road = Straße
label-tiles = Plättchen
