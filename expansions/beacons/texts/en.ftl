verb-beacons-light =
    .option = light the beacon { $into }
    .deed = lights the beacon { $into }

token-fire = { $who } lights the beacon { $into }
    .noun = fire
    .count = { $n ->
        [one] 1 fire
       *[other] { $n } fires
    }

trait-beacon = beacon

prompt-light-a-beacon = Light a beacon?
    .help = At the end, two of your fires in one row or column bring points if each cell between them has a tile and no fire.

### Set-up
title = The Beacons
how = 8 tiles with a beacon are shuffled in, and each player gets 4 fires. When you place a tile with a beacon, you may light one beacon before you place a follower: put a fire on that tile or on any other beacon that is not lit. Two fires see each other if they are in one row or column, with a tile on every cell between them and no other fire in between. At the end two fires of a player that see each other score 1 point for each cell from one to the other, 6 at most.
option-copies = Sets of tiles
    .about = Number of sets of the 8 tiles that are shuffled in. With 0 you play the rules without the tiles.
option-fires = Fires per player
    .about = Number of fires that each player gets.
option-reach = Most points for two fires
    .about = Points at most for two fires that see each other.

rule-bn-03 = If you place a tile with a beacon, you may light one beacon before the deploy step, with a fire of yours.
rule-bn-04 = A beacon holds one fire, which stays until the end.
