label-field = field
label-followers = { $n ->
    [one] follower
   *[other] followers
 }
label-road = road
