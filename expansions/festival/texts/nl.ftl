verb-festival-take =
    .option = { $at } terugnemen
    .deed = neemt { $at } terug

label-city = stad
label-field = weide
label-followers = { $n ->
    [one] horige
   *[other] horigen
 }
label-monastery = klooster
label-road = weg
