verb-gold-lay =
    .option = lay the second ingot on { $at }
    .deed = lays the second ingot on { $at }

event-goldmines-laid = { $who } lays an ingot on { $cell }
event-goldmines-took = { $who } takes an ingot from { $cell }

token-ingot = { "" }
    .noun = ingot

prompt-on-which-tile-does-the-second-ingot-go = On which tile does the second ingot go?

label-castle = castle
label-castles = { $n ->
    [one] castle
   *[other] castles
 }
label-city = city
label-field = field
label-garden = garden
label-gold = gold
label-monastery = monastery
label-road = road
