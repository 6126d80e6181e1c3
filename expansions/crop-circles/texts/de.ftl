verb-corn-add =
    .option = { $a } auf { $at } dazustellen
    .deed = stellt { $a } auf { $at } dazu
verb-corn-all-add =
    .option = alle einen Gefolgsmann dazustellen lassen
    .deed = lässt alle einen Gefolgsmann dazustellen
verb-corn-all-remove =
    .option = alle einen Gefolgsmann zurücknehmen lassen
    .deed = lässt alle einen Gefolgsmann zurücknehmen
verb-corn-remove =
    .option = { $at } zurücknehmen
    .deed = nimmt { $at } zurück

prompt-a-follower-for-the-crop-circle = Ein Gefolgsmann für den Kornkreis.
prompt-shall-all-players-add-a-follower-or-take-one-back = Sollen alle einen Gefolgsmann dazustellen oder einen zurücknehmen?

label-city = Stadt
label-farmers = { $n ->
    [one] Bauer
   *[other] Bauern
 }
label-field = Wiese
label-road = Straße
