figure-big = big follower
    .a = a big follower
    .the = the big follower
    .to = the big follower
    .with = a big follower
    .subject = the big follower
    .count = { $n ->
        [one] 1 big
       *[other] { $n } big
    }

trait-cathedral = cathedral
trait-inn = inn

label-cathedral = cathedral
label-city = city
label-field = field
label-garden = garden
label-monastery = monastery
label-pennants = { $n ->
    [one] pennant
   *[other] pennants
 }
label-road = road
label-tiles = { $n ->
    [one] tile
   *[other] tiles
 }

### Set-up
title = Inns and Cathedrals
how = Eighteen tiles are shuffled in. A completed road with an inn scores 2 points per tile, a completed city with a cathedral 3 points for each tile and each pennant. Unfinished at the end of the game, both score nothing. Each player also gets one big follower, which counts as two followers for the majority. A sixth player can join.
option-copies = Sets of tiles
    .about = How many sets of 18 tiles are shuffled in. With 0 the rules hold without the tiles.
option-inns = Inns
    .about = A completed road with an inn scores 2 points per tile. If off, inns have no effect.
option-cathedrals = Cathedrals
    .about = A completed city with a cathedral scores 3 points per tile and pennant. If off, cathedrals have no effect.
option-big-followers = Big followers
    .about = How many big followers each player gets. A big follower counts as two for the majority.
option-sixth-player = Sixth player
    .about = One more player may join than the base game allows.
option-unfinished-inn-cathedral = Unfinished with inn or cathedral
    .about = What an unfinished road with an inn or an unfinished city with a cathedral scores at the end of the game.
option-unfinished-inn-cathedral-zero = nothing
option-unfinished-inn-cathedral-ignore = as much as without inn or cathedral
# Rules, for the referee
rule-ic-22 = A completed road with an inn scores 2 points per tile instead of 1.
rule-ic-24 = At the end of the game, an unfinished road with an inn scores nothing.
rule-ic-30 = A completed city with a cathedral scores 3 points per tile and 3 per pennant.
rule-ic-32 = At the end of the game, an unfinished city with a cathedral scores nothing.
