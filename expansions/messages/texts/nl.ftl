verb-messages-marker =
    .option = scorefiguur { $n } verzetten
    .deed = verzet scorefiguur { $n }
verb-messages-return =
    .option = { $at } scoren en terugnemen
    .deed = scoort { $at } en neemt hem terug
verb-messages-take =
    .option = de boodschap uitvoeren
    .deed = voert de boodschap uit
verb-messages-two-points =
    .option = in plaats daarvan 2 punten nemen
    .deed = neemt in plaats daarvan 2 punten

event-messages-city = { $who } trekt de boodschap van de kleinste stad
event-messages-farmers = { $who } trekt de boodschap van de boeren
event-messages-follower = { $who } trekt de boodschap van één horige
event-messages-knights = { $who } trekt de boodschap van de ridders
event-messages-monastery = { $who } trekt de boodschap van het kleinste klooster
event-messages-pennants = { $who } trekt de boodschap van de wapens
event-messages-road = { $who } trekt de boodschap van de kortste weg
event-messages-tile = { $who } trekt de boodschap van een extra tegel

chance-messages = { "" }

prompt-carry-out-the-message = De boodschap uitvoeren?
prompt-which-follower-is-scored-and-taken-back = Welke horige wordt gescoord en teruggenomen?
prompt-which-marker-moves = Welke scorefiguur gaat vooruit?

label-city = stad
label-farmers = { $n ->
    [one] boer
   *[other] boeren
 }
label-field = weide
label-knights = { $n ->
    [one] ridder
   *[other] ridders
 }
label-message = boodschap
label-monastery = klooster
label-pennants = { $n ->
    [one] wapen
   *[other] wapens
 }
label-road = weg
label-shop = winkel
