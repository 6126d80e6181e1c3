verb-ferries-lay =
    .option = een veerpont leggen { $at }
    .deed = legt een veerpont { $at }
verb-ferries-turn =
    .option = de veerpont verplaatsen { $at }
    .deed = verplaatst de veerpont { $at }

token-ferry = { "" }
    .noun = veerpont

prompt-lay-the-ferry-of-the-new-lake = Leg de veerpont van het nieuwe meer.
prompt-move-a-ferry-on-a-road-that-you-extended = Een veerpont verplaatsen op een weg die je verlengd hebt?

label-city = stad
label-ferries = { $n ->
    [one] veerpont
   *[other] veerponten
 }
label-field = weide
label-road = weg
