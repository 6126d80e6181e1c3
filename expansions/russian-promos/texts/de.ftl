verb-trap-free =
    .option = { $at } zurücknehmen
    .deed = nimmt { $at } zurück

kind-hut =
    .the = die Hütte
    .to = der Hütte

label-empty-places = { $n ->
    [one] leerer Platz
   *[other] leere Plätze
 }
label-field = Wiese
label-followers = { $n ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
 }
label-garden = Garten
label-hut = Hütte
label-road = Straße
label-vodyanoy = Wodjanoi
