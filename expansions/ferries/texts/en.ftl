verb-ferries-lay =
    .option = lay a ferry { $at }
    .deed = lays a ferry { $at }
verb-ferries-turn =
    .option = move the ferry { $at }
    .deed = moves the ferry { $at }

token-ferry = { "" }
    .noun = ferry

prompt-lay-the-ferry-of-the-new-lake = Lay the ferry of the new lake.
prompt-move-a-ferry-on-a-road-that-you-extended = Move a ferry on a road that you extended?

label-city = city
label-ferries = { $n ->
    [one] ferry
   *[other] ferries
 }
label-field = field
label-road = road
