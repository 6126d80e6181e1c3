verb-messages-marker =
    .option = move marker { $n }
    .deed = moves marker { $n }
verb-messages-return =
    .option = score and take back { $at }
    .deed = scores and take back { $at }
verb-messages-take =
    .option = carry out the message
    .deed = carries out the message
verb-messages-two-points =
    .option = score 2 points instead
    .deed = scores 2 points instead

event-messages-city = { $who } draws the message of the smallest city
event-messages-farmers = { $who } draws the message of farmers
event-messages-follower = { $who } draws the message of one follower
event-messages-knights = { $who } draws the message of knights
event-messages-monastery = { $who } draws the message of the smallest monastery
event-messages-pennants = { $who } draws the message of coats of arms
event-messages-road = { $who } draws the message of the shortest road
event-messages-tile = { $who } draws the message of an extra tile

chance-messages = { "" }

prompt-carry-out-the-message = Carry out the message?
prompt-which-follower-is-scored-and-taken-back = Which follower is scored and taken back?
prompt-which-marker-moves = Which marker moves?

label-city = city
label-farmers = { $n ->
    [one] farmer
   *[other] farmers
 }
label-field = field
label-knights = { $n ->
    [one] knight
   *[other] knights
 }
label-message = message
label-monastery = monastery
label-pennants = { $n ->
    [one] pennant
   *[other] pennants
 }
label-road = road
label-shop = shop
