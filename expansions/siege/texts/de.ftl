verb-siege-escape =
    .option = { $at } aus der belagerten Stadt holen
    .deed = holt { $at } aus der belagerten Stadt

prompt-take-a-knight-out-of-a-besieged-city = Einen Ritter aus einer belagerten Stadt holen?

label-besieged-cities = { $n ->
    [one] belagerte Stadt
   *[other] belagerte Städte
 }
label-cities = { $n ->
    [one] Stadt
   *[other] Städte
 }
label-city = Stadt
label-field = Wiese
label-monastery = Kloster
label-pennants = Wappen
label-pig = Schwein
label-pig-herd = Schweineherde
label-road = Straße
label-tiles = Plättchen
