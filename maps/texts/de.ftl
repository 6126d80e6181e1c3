label-city = Stadt
label-ferries = { $n ->
    [one] Fähre
   *[other] Fähren
 }
label-field = Wiese
label-meeples = { $n ->
    [one] Meeple
   *[other] Meeples
 }
label-pennants = Wappen
label-printed-pennants = { $n ->
    [one] gedrucktes Wappen
   *[other] gedruckte Wappen
 }
label-road = Straße
label-small-cities = { $n ->
    [one] kleine Stadt
   *[other] kleine Städte
 }
label-start = Start
label-tiles = Plättchen
label-toll = Zoll
