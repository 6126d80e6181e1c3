verb-sheep-grow =
    .option = let the flock of { $at } grow
    .deed = lets the flock of { $at } grow
verb-sheep-home =
    .option = drive the flock of { $at } home
    .deed = drives the flock of { $at } home

event-hills-sheep-tie = { $who } wins the tie by the hill
event-hills-sheep-sheep = { $who } draws { $n } sheep
event-hills-sheep-wolf = { $who } draws a wolf

token-sheep = { "" }
    .noun = sheep
    .count = { $n ->
        [one] 1 token with sheep
       *[other] { $n } tokens with sheep
    }
token-wolf =
    .noun = wolf
    .count = { $n ->
        [one] 1 wolf
       *[other] { $n } wolves
    }

chance-hills-sheep-bag = { "" }

stream-hills-sheep-bag = { "" }

figure-shepherd = shepherd
    .a = a shepherd
    .the = the shepherd
    .to = the shepherd
    .with = a shepherd
    .subject = the shepherd
    .count = { $n ->
        [one] 1 shepherd
       *[other] { $n } shepherds
    }

trait-hill = hill
trait-vineyard = vineyard

prompt-let-the-flock-grow-or-drive-it-home = Let the flock grow or drive it home?
    .help = If it grows, you draw sheep, or a wolf that drives it away without points. Driven home, it gives 1 point per sheep to every player with a shepherd there.

label-city = city
label-field = field
label-flock = flock
label-garden = garden
label-monastery = monastery
label-road = road
label-sheep = { $n ->
    [one] sheep
   *[other] sheep
 }
label-sheep-in-the-field = { $n ->
    [one] sheep in the field
   *[other] sheep in the field
 }
label-shop = shop
label-tokens-with-1-sheep-in-the-bag = { $n ->
    [one] tokens with 1 sheep in the bag
   *[other] tokens with 1 sheep in the bag
 }
label-tokens-with-2-sheep-in-the-bag = { $n ->
    [one] tokens with 2 sheep in the bag
   *[other] tokens with 2 sheep in the bag
 }
label-tokens-with-3-sheep-in-the-bag = { $n ->
    [one] tokens with 3 sheep in the bag
   *[other] tokens with 3 sheep in the bag
 }
label-tokens-with-4-sheep-in-the-bag = { $n ->
    [one] tokens with 4 sheep in the bag
   *[other] tokens with 4 sheep in the bag
 }
label-vineyards = { $n ->
    [one] vineyard
   *[other] vineyards
 }

### Set-up
title = Hills and Sheep
how = Eighteen tiles are shuffled in, and each player gets a shepherd. You may place it on a field instead of a follower; then you draw a token from the bag: one to four sheep, or a wolf. When a later tile of yours extends its field, you draw another token or drive the flock home: each player with a shepherd in the field gets 1 point for each sheep there. A wolf sends all sheep and shepherds of the field away without points. If players tie for a feature, a follower on a hill decides. A completed monastery scores 3 more points for each vineyard around it.
option-copies = Sets of tiles
    .about = How many sets of 18 tiles are shuffled in, each with a bag of tokens. With 0 the rules hold without the tiles, with one bag.
option-shepherds = Shepherds
    .about = How many shepherds each player gets. With 0 there are no sheep.
option-hills = Hills
    .about = A follower on a hill wins a tie. If off, hills are decoration.
option-hill-tile-below = Tile under each hill
    .about = Each hill takes one unseen tile out of the stack, which shortens the game.
option-hill-tiebreak = Tie between players on hills
    .about = Whether it matters in a tie how many followers a player has on hills.
option-hill-tiebreak-any = no, one follower is enough
option-hill-tiebreak-count = yes, the most followers on hills win
option-vineyards = Vineyards
    .about = A completed monastery scores more points for the vineyards around it. If off, vineyards are decoration.
option-vineyard-points = Points for a vineyard
    .about = Points for each vineyard around a completed monastery.
option-vineyard-gardens = Vineyards count for gardens
    .about = A completed garden also scores more points for the vineyards around it.
option-closed-field = Flock in a closed field
    .about = What happens to the flock of a field that can grow no more.
option-closed-field-home = it is driven home
option-closed-field-stays = it stays
option-closed-field-when = Driving home from a closed field
    .about = When the flock of a closed field is driven home. When the tile is placed, nobody is asked first, and the shepherd can be placed again at once.
option-closed-field-when-flock-step = after the follower is placed
option-closed-field-when-tile = when the tile is placed
option-lost-shepherd = Sheep of a lost shepherd
    .about = Where the sheep go when their shepherd leaves by another rule, for example eaten by the dragon.
option-lost-shepherd-bag = back into the bag
option-lost-shepherd-stay = they stay in the field
preset-sheep-only = Sheep only
    .about = Shepherds and sheep; hills and vineyards are decoration.

rule-hs-14 = A shepherd is placed on a field of the tile just placed.
rule-hs-16 = A field in which a shepherd stands is closed to another one.
rule-hs-27 = You choose after the deploy step and before scoring whether the flock grows or goes home.
rule-hs-28 = Only a tile of your own that extends the field gives the choice.
rule-hs-69 = The Shop takes no shepherd back.
rule-hs-50 = In a tie for the majority, only the tied players with a follower on a hill in the feature get the points.
rule-hs-56 = A completed monastery scores 3 more points for each vineyard on the eight tiles around it.
