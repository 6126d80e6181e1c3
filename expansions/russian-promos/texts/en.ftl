verb-trap-free =
    .option = take back { $at }
    .deed = takes back { $at }

kind-hut =
    .the = the hut
    .to = the hut

label-empty-places = { $n ->
    [one] empty place
   *[other] empty places
 }
label-field = field
label-followers = { $n ->
    [one] follower
   *[other] followers
 }
label-garden = garden
label-hut = hut
label-road = road
label-vodyanoy = vodyanoy
