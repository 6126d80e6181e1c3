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
event-messages-pennants = { $who } draws the message of pennants
event-messages-road = { $who } draws the message of the shortest road
event-messages-tile = { $who } draws the message of an extra tile

chance-messages = { "" }

stream-messages = { "" }

number-marker-second = second marker at { $n }
number-marker-usual = marker at { $n }

prompt-carry-out-the-message = Carry out the message?
    .help = If you do not carry it out, you get 2 points instead.
prompt-which-follower-is-scored-and-taken-back = Which follower is scored and taken back?
    .help = The feature of this follower is scored for you now, as at the end of the game, even without the majority.
prompt-which-marker-moves = Which marker moves?
    .help = In your own turn, a marker that ends on a dark field (0, 5, 10 and so on) brings you a message.

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

### Set-up
title = The Messages
how = Each player gets a second marker for the score track. Whenever you score points, you choose which of your two markers moves; your score is the sum of both. If it stops on a dark field (0, 5, 10 and so on) in your own turn, you draw one of eight messages. You carry it out or take 2 points instead. Messages bring points for your roads, cities, monasteries, knights, farmers or pennants, or let you place an extra tile.
option-message-unit = Moves of the markers
    .about = The points of each feature move a marker of your choice, or all points of a scoring move one marker together.
option-message-unit-feature = each feature on its own
option-message-unit-scoring = all points of a scoring together
option-message-timing = Time of the message
    .about = The message is carried out when everything is scored, or at once, before the next feature is scored.
option-message-timing-after-scoring = after the scoring
option-message-timing-at-once = at once
option-message-chain = Messages bring messages
    .about = The points of a message may bring you another message.
option-message-limit = Number of messages
    .about = In one scoring you get one message at most, or one each time that a marker stops on a dark field.
option-message-limit-scoring = one for each scoring
option-message-limit-landing = one for each stop on a dark field
option-message-alone = No message beside others
    .about = You get no message if a marker of another player stands on the same dark field.
option-message-recycle = Used messages
    .about = Used messages go under the stack, so that their order repeats, or all are shuffled when the last one was used.
option-message-recycle-auto = shuffled with the Shop, else under the stack
option-message-recycle-bottom = under the stack
option-message-recycle-shuffle = shuffled when all were used
option-farmer-message-points = Points for farmers
    .about = Points for each of your farmers by the message of farmers.
option-messages = Messages in the game
    .about = Which of the eight messages are in the stack; at least one.
option-messages-road = shortest road
option-messages-city = smallest city
option-messages-monastery = smallest monastery
option-messages-tile = extra tile
option-messages-pennants = pennants: 2 points each
option-messages-knights = knights: 2 points each
option-messages-farmers = farmers
option-messages-follower = score one follower and take it back
preset-big-box-8 = Big Box 8
    .about = The text of 2025: all points of a scoring move one marker together.
preset-zman-new = Z-Man Games
    .about = New edition: no message if a marker of another player stands on the same dark field.
preset-quick = Quick
    .about = Fewer questions: all points of a scoring move one marker together, and messages bring no messages.

rule-ms-03 = Whoever scores points chooses which of their two markers moves.
rule-ms-05 = A message is carried out, or you score 2 points instead.
rule-ms-21 = A message that cannot be carried out leaves the 2 points only.
