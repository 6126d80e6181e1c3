verb-gold-lay =
    .option = den zweiten Goldbarren auf { $at } legen
    .deed = legt den zweiten Goldbarren auf { $at }

event-goldmines-laid = { $who } legt einen Goldbarren auf { $cell }
event-goldmines-took = { $who } nimmt einen Goldbarren von { $cell }

token-ingot = { "" }
    .noun = Goldbarren

prompt-on-which-tile-does-the-second-ingot-go = Auf welches Plättchen kommt der zweite Goldbarren?

label-castle = Burg
label-castles = { $n ->
    [one] Burg
   *[other] Burgen
 }
label-city = Stadt
label-field = Wiese
label-garden = Garten
label-gold = Gold
label-monastery = Kloster
label-road = Straße
