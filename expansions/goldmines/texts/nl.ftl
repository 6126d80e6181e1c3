verb-gold-lay =
    .option = de tweede goudstaaf leggen op { $at }
    .deed = legt de tweede goudstaaf op { $at }

event-goldmines-laid = { $who } legt een goudstaaf op { $cell }
event-goldmines-took = { $who } neemt een goudstaaf van { $cell }

token-ingot = { "" }
    .noun = goudstaaf

prompt-on-which-tile-does-the-second-ingot-go = Op welke tegel komt de tweede goudstaaf?

label-castle = burcht
label-castles = { $n ->
    [one] burcht
   *[other] burchten
 }
label-city = stad
label-field = weide
label-garden = tuin
label-gold = goud
label-monastery = klooster
label-road = weg
