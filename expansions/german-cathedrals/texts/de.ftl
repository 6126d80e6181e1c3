kind-german-cathedral =
    .the = die deutsche Kathedrale
    .to = der deutschen Kathedrale

label-city = Stadt
label-field = Wiese
label-german-cathedral = deutsche Kathedrale
label-road = Straße
label-road-tiles = Straßenplättchen
label-tiles = Plättchen
label-tiles-of-roads-with-inns = Plättchen von Straßen mit Wirtshaus
