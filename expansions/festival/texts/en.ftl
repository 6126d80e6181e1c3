verb-festival-take =
    .option = take back { $at }
    .deed = takes back { $at }

label-city = city
label-field = field
label-followers = { $n ->
    [one] follower
   *[other] followers
 }
label-monastery = monastery
label-road = road
