verb-trap-free =
    .option = { $at } terugnemen
    .deed = neemt { $at } terug

kind-hut =
    .the = de hut
    .to = de hut

label-empty-places = { $n ->
    [one] lege plaats
   *[other] lege plaatsen
 }
label-field = weide
label-followers = { $n ->
    [one] horige
   *[other] horigen
 }
label-garden = tuin
label-hut = hut
label-road = weg
label-vodyanoy = vodjanoj
