verb-count-enter =
    .option = place { $a } in { $at }
    .deed = places { $a } in { $at }
verb-count-join =
    .option = move { $a } from the City of Carcassonne to { $at }{ $value }
    .deed = moves { $a } from the City of Carcassonne to { $at }{ $value }
verb-count-move =
    .option = move the Count to { $at }
    .deed = moves the Count to { $at }

token-king =
    .noun = king
token-king-marker = { $who } takes the King for the city at { $cell }
    .noun = king marker
token-robber-baron =
    .noun = robber baron
token-robber-baron-marker = { $who } takes the Robber Baron for the road at { $cell }
    .noun = robber baron marker

figure-count = Count
    .a = a Count
    .the = the Count
    .to = the Count
    .with = a Count
    .subject = the Count
    .count = { $n ->
        [one] 1 Count
       *[other] { $n } Counts
    }

kind-city-of-carcassonne =
    .the = the City of Carcassonne
    .to = the City of Carcassonne

place-count-castle = the castle
    .to = the castle
place-count-cathedral = the cathedral
    .to = the cathedral
place-count-market = the market
    .to = the market
place-count-smithy = the smithy
    .to = the smithy

prompt-move-a-follower-out-of-the-city-of-carcassonne = Move a follower out of the City of Carcassonne?
prompt-move-the-count = Move the Count?
prompt-place-a-follower-in-the-city-of-carcassonne = Place a follower in the City of Carcassonne?

label-carcassonne = Carcassonne
label-castle = castle
label-cathedral = cathedral
label-cities = { $n ->
    [one] city
   *[other] cities
 }
label-city = city
label-city-of-carcassonne = city-of-carcassonne
label-field = field
label-garden = garden
label-king = King
label-king-and-robber-baron = King and Robber Baron
label-market = market
label-monastery = monastery
label-road = road
label-robber-baron = Robber Baron
label-serves-cities = serves cities
label-serves-fields = serves fields
label-serves-monasteries = serves monasteries
label-serves-roads = serves roads
label-smithy = smithy
label-stack = stack
label-start = start
label-the-count-is-here = the Count is here
