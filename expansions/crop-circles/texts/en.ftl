verb-corn-add =
    .option = add { $a } on { $at }
    .deed = adds { $a } on { $at }
verb-corn-all-add =
    .option = let all players add a follower
    .deed = lets all players add a follower
verb-corn-all-remove =
    .option = make all players take a follower back
    .deed = makes all players take a follower back
verb-corn-remove =
    .option = take back { $at }
    .deed = takes back { $at }

prompt-a-follower-for-the-crop-circle = A follower for the crop circle.
prompt-shall-all-players-add-a-follower-or-take-one-back = Shall all players add a follower, or take one back?

label-city = city
label-farmers = { $n ->
    [one] farmer
   *[other] farmers
 }
label-field = field
label-road = road
