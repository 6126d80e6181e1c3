verb-festival-take =
    .option = { $at } zurücknehmen
    .deed = nimmt { $at } zurück

label-city = Stadt
label-field = Wiese
label-followers = { $n ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
 }
label-monastery = Kloster
label-road = Straße
