label-church = church
label-city = city
label-darmstadtium = darmstadtium
label-field = field
label-followers = { $n ->
    [one] follower
   *[other] followers
 }
label-monastery = monastery
label-road = road
