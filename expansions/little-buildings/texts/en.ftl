verb-building-lay =
    .option = lay { $a } at { $cell }
    .deed = lays { $a } at { $cell }

token-little-house = { $who } lays a little house at { $cell }
    .noun = little house
    .a = a little house
token-little-shed = { $who } lays a little shed at { $cell }
    .noun = little shed
    .a = a little shed
token-little-tower = { $who } lays a little tower at { $cell }
    .noun = little tower
    .a = a little tower

label-field = field
label-little-buildings = { $n ->
    [one] little building
   *[other] little buildings
 }
label-little-houses = { $n ->
    [one] little house
   *[other] little houses
 }
label-little-sheds = { $n ->
    [one] little shed
   *[other] little sheds
 }
label-little-towers = { $n ->
    [one] little tower
   *[other] little towers
 }
