trait-labyrinth = labyrinth

label-field = field
label-followers = { $n ->
    [one] follower
   *[other] followers
 }
label-road = road

### Set-up
title = The Labyrinths
how = One tile is added. Its four roads meet in a labyrinth and are one road, with four fields between them. By the basic rules it is scored like any other road. By the advanced rules you may place a follower on the labyrinth that you place, and later on each arm on which nobody stands, even if others stand elsewhere on that road. When the road is completed, the majority on all of it gets 1 point for each tile and 2 for each follower on it, of any player. Unfinished, it scores only 1 point for each tile.
option-copies = Copies of the tile
    .about = How often the labyrinth tile is in the game. With 2 you play with the prints of both editions.
option-labyrinth = Rules of the labyrinth
    .about = A labyrinth is a road like any other, or each free arm may be occupied and each follower on the completed road scores 2 points.
option-labyrinth-basic = basic rules
option-labyrinth-advanced = advanced rules
option-labyrinth-counts = Who scores 2 points
    .about = For the advanced rules: which figures on the completed road score 2 points each.
option-labyrinth-counts-followers = followers only
option-labyrinth-counts-figures = all figures of players, a builder too
option-labyrinth-centre-later = Onto an earlier labyrinth
    .about = For the advanced rules: a figure that comes through a portal may stand on an empty labyrinth that was placed earlier, even if its road is occupied.
option-labyrinth-centre-wagon = Wagons go to labyrinths
    .about = A wagon that moves on after a scoring may stand on a free labyrinth of an occupied road.

rule-la-05 = The rule of occupancy is lifted for the labyrinth just placed and for exits where nobody stands, and for nothing else of the road.
