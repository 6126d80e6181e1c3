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
    .noun = King
    .count = the King
token-king-marker = { $who } takes the King for the city at { $cell }
    .noun = King marker
    .count = { $n ->
        [one] 1 King marker
       *[other] { $n } King markers
    }
token-robber-baron =
    .noun = Robber Baron
    .count = the Robber Baron
token-robber-baron-marker = { $who } takes the Robber Baron for the road at { $cell }
    .noun = Robber Baron marker
    .count = { $n ->
        [one] 1 Robber Baron marker
       *[other] { $n } Robber Baron markers
    }

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
    .into = in the City of Carcassonne
    .in = in the City of Carcassonne

trait-shrine = shrine

place-count-castle = the castle
    .to = the castle
place-count-cathedral = the cathedral
    .to = the cathedral
place-count-market = the market
    .to = the market
place-count-smithy = the smithy
    .to = the smithy

pile-count-king-robber-city = { "" }
pile-in-the-box = { "" }

prompt-move-a-follower-out-of-the-city-of-carcassonne = Move a follower out of the City of Carcassonne?
    .help = A follower from the matching quarter joins the feature before it is scored and counts for the majority.
prompt-move-the-count = Move the Count?
    .help = No follower leaves the quarter in which the Count stands.
prompt-place-a-follower-in-the-city-of-carcassonne = Place a follower in the City of Carcassonne?
    .help = It can later join features that are scored: from the castle cities, the smithy roads, the cathedral monasteries, the market fields.

label-carcassonne = Carcassonne
label-castle = castle
label-cathedral = cathedral
label-cities = { $n ->
    [one] city
   *[other] cities
 }
label-city = city
label-city-of-carcassonne = City of Carcassonne
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

### Set-up
title = Count, King and Robber
how = The City of Carcassonne lies in the middle, and ten tiles are shuffled in. If your tile brings points to others but none to you, you may place a follower into one of the four quarters of the city and then move the Count. When features are scored, followers may join them: from the castle in cities, from the smithy on roads, from the cathedral on monasteries, but never from the quarter of the Count. Whoever completes the largest city takes the King, whoever completes the longest road the Robber Baron; at the end they score 1 point for each completed city or road. A shrine is scored like a monastery. If followers stand on a shrine and a monastery side by side, only the one that is completed first brings points.
option-kings = King
    .about = The player who completes the largest city so far takes the King.
option-robbers = Robber Baron
    .about = The player who completes the longest road so far takes the Robber Baron.
option-king-copies = Sets of King and Robber tiles
    .about = How many sets of five tiles are shuffled in. With 0 the rules hold without the tiles.
option-shrine-copies = Sets of shrine tiles
    .about = How many sets of five or six tiles are shuffled in. With 0 the rules hold without these sets.
option-city = City of Carcassonne
    .about = The City of Carcassonne lies in the middle from the start. If off, there is no Count either.
option-king-robber-scoring = Points for King and Robber Baron
    .about = What the King and the Robber Baron bring: at the end of the game, or at once for what is completed while you hold them.
option-king-robber-scoring-count = 1 for each completed city or road
option-king-robber-scoring-ten = 10 for each of the two
option-king-robber-scoring-fifteen-forty = 15 for one, 40 for both
option-king-robber-scoring-running = 1 at once for each city or road
option-shrines = Challenges of shrines
    .about = Shrines and monasteries challenge each other, and limits hold for placing them side by side. If off, shrines are monasteries.
option-shrine-tiles = Shrine tiles in a set
    .about = How many tiles a set of shrines has, five or six. The sixth tile is from another box.
option-sixth-shrines = More copies of the sixth shrine
    .about = How many more copies of the sixth shrine tile are shuffled in, besides those in the sets.
option-shrine-second-neighbour = Second shrine beside a monastery
    .about = Whether a monastery with a shrine beside it may get a second one by a later tile. The same holds for monasteries beside a shrine.
option-shrine-second-neighbour-forbidden = not allowed
option-shrine-second-neighbour-allowed = allowed
option-shrine-limit-if-occupied = Only occupied buildings limit
    .about = Only shrines and monasteries with a follower on them limit what may lie beside them.
option-challenge-loser-wagon = Wagon of the loser moves on
    .about = A wagon that loses a challenge may move on to another feature. If off, it goes back to its owner.
option-abbot-on-shrine = Abbot on a shrine
    .about = An abbot may be placed on a shrine.
option-abbot-in-cathedral = Abbot in the cathedral
    .about = An abbot may go into the cathedral of the City of Carcassonne.
option-count = Count and quarters
    .about = Followers may go into the quarters of the city, and the Count moves. If off, the city is only where the game starts.
option-count-start-tile = Usual start tile
    .about = What happens to the start tile of the base game when the City of Carcassonne lies in the middle.
option-count-start-tile-box = stays in the box
option-count-start-tile-stack = is shuffled into the stack
option-count-city-for-fields = Carcassonne counts for fields
    .about = The City of Carcassonne counts as a completed city for the fields beside it.
option-count-limit = Followers into the city
    .about = How many followers you may put into the City of Carcassonne in a double turn.
option-count-limit-turn = one in each turn
option-count-limit-part = one with each tile of the turn
option-count-window = No points of your own
    .about = In a double turn: when you must have got no points, to be allowed to place a follower into the city.
option-count-window-part = with this tile
option-count-window-turn = in this whole turn
option-count-move = Move of the Count
    .about = Where the Count goes after a follower went into the city.
option-count-move-player = the player moves the Count or leaves it
option-count-move-clockwise = to the next quarter
option-count-move-follow = to the quarter just entered
option-count-join = What followers may join
    .about = Which of the completed features followers from the quarters may join.
option-count-join-scored = only where a follower stands
option-count-join-completed = all of them, also empty ones
option-count-final = Out of the city at the end
    .about = From which quarters followers may move onto features before the final scoring. The quarter of the Count stays closed.
option-count-final-market = from the market only, onto fields
option-count-final-any = from all quarters
option-count-final-order = Order of leaving at the end
    .about = How the players take turns when followers leave the city before the final scoring.
option-count-final-order-all-at-once = each player moves all in one go
option-count-final-order-one-by-one = one follower at a time, in turn
option-count-points = Points that let a follower enter
    .about = Which points of a scoring count when it is decided who may enter the City of Carcassonne.
option-count-points-all = all points of the scoring
option-count-points-features = those of completed features alone
option-count-final-when = Followers leave at the end
    .about = When followers leave the City of Carcassonne at the end of the game.
option-count-final-when-after-circus = after the last circus and the lords
option-count-final-when-before-circus = before the last circus and the lords
preset-six-shrines = Six shrines
    .about = A set of shrine tiles has six tiles instead of five.
preset-open-city = Open city
    .about = Followers from the quarters may join every completed feature, and before the final scoring they may leave all quarters but the one with the Count, one at a time.

rule-cr-18 = Nothing inside of the walls of Carcassonne can be claimed.
rule-cr-35 = A shrine may not lie beside several monasteries, nor a monastery beside several shrines.
rule-cr-36 = Nor may a tile bring a second shrine to a monastery, or a second monastery to a shrine.
rule-cr-62 = At most one follower goes into the City of Carcassonne in a turn.
rule-cr-67 = Each quarter takes the figures that may stand on its kind of feature; builder, pig and barn never enter.
rule-cr-68 = Only a player who has placed a follower there may move the Count.
rule-cr-70 = Before a scoring figures go from a quarter to a feature of its kind that is about to be scored.
rule-cr-73 = A feature on which nobody stands is not scored, and nobody can be moved there.
