verb-sheep-grow =
    .option = let the flock of { $at } grow
    .deed = lets the flock of { $at } grow
verb-sheep-home =
    .option = drive the flock of { $at } home
    .deed = drives the flock of { $at } home

event-hills-sheep-sheep = { $who } draws { $n } sheep
event-hills-sheep-wolf = { $who } draws a wolf

token-sheep = { "" }
    .noun = sheep
token-wolf =
    .noun = wolf

chance-hills-sheep-bag = { "" }

figure-shepherd = shepherd
    .a = a shepherd
    .the = the shepherd
    .to = the shepherd
    .with = a shepherd
    .subject = the shepherd
    .count = { $n ->
        [one] 1 shepherd
       *[other] { $n } shepherds
    }

prompt-let-the-flock-grow-or-drive-it-home = Let the flock grow or drive it home?

label-city = city
label-field = field
label-flock = flock
label-garden = garden
label-monastery = monastery
label-road = road
label-sheep = { $n ->
    [one] sheep
   *[other] sheep
 }
label-sheep-in-the-field = { $n ->
    [one] sheep in the field
   *[other] sheep in the field
 }
label-shop = shop
label-tokens-with-1-sheep-in-the-bag = { $n ->
    [one] tokens with 1 sheep in the bag
   *[other] tokens with 1 sheep in the bag
 }
label-tokens-with-2-sheep-in-the-bag = { $n ->
    [one] tokens with 2 sheep in the bag
   *[other] tokens with 2 sheep in the bag
 }
label-tokens-with-3-sheep-in-the-bag = { $n ->
    [one] tokens with 3 sheep in the bag
   *[other] tokens with 3 sheep in the bag
 }
label-tokens-with-4-sheep-in-the-bag = { $n ->
    [one] tokens with 4 sheep in the bag
   *[other] tokens with 4 sheep in the bag
 }
label-vineyards = { $n ->
    [one] vineyard
   *[other] vineyards
 }
