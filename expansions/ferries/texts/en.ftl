verb-ferries-lay =
    .option = place a ferry { $at }
    .deed = places a ferry { $at }
verb-ferries-turn =
    .option = move the ferry { $at }
    .deed = moves the ferry { $at }

token-ferry = { "" }
    .noun = ferry
    .count = { $n ->
        [one] 1 ferry
       *[other] { $n } ferries
    }

trait-ferry = ferry

prompt-lay-the-ferry-of-the-new-lake = Lay the ferry of the new lake.
    .help = The ferry joins two roads at the lake; the other roads end there.
prompt-move-a-ferry-on-a-road-that-you-extended = Move a ferry on a road that you extended?
    .help = The nearest ferry on that road can join two other road ends of its lake instead.

label-city = city
label-ferries = { $n ->
    [one] ferry
   *[other] ferries
 }
label-field = field
label-road = road

### Set-up
title = The Ferries
how = Eight tiles with a lake are shuffled in, and there are eight ferries. Roads end at a lake. When you have placed a lake tile, and a follower if you like, you place a ferry that joins two of its road ends into one road. If your tile extends a road with a ferry, you may move the nearest ferry in each direction to other road ends of its lake. Roads that are completed by a ferry are scored at once.
option-ferries = Ferries
    .about = Ferries join roads at lakes. If off, roads only end at the lakes.
option-copies = Sets of tiles
    .about = How many sets of eight lake tiles are shuffled in, with as many ferries. With 0 the rules hold without the tiles.
option-ferry-when = When a ferry is placed
    .about = Whether a new lake always gets a ferry, or only if you place a follower on one of its roads.
option-ferry-when-always = on every lake tile
option-ferry-when-with-thief = only with a follower on a road of the tile
option-builder-by-ferry = A ferry counts for the builder
    .about = A ferry that makes the road of your builder longer extends it, so you place a second tile.
preset-big-box-6-print = One print of Big Box 6
    .about = New edition: a lake gets a ferry only if you place a follower on a road of its tile.

rule-fr-05 = A ferry links two of the road ends of the new lake.
rule-fr-11 = A ferry is moved only by a tile that extends a road with it, to other ends of its lake.
rule-fr-12 = Only the first ferry on the road may be moved, seen from the new tile.
rule-fr-14 = Each ferry moves at most once, and not the one that was just placed.
