trait-post-n-straight = signpost that points straight on
trait-post-e-left = signpost that points left
trait-post-e-right = signpost that points right
trait-post-e-straight = signpost that points straight on
trait-post-w-left = signpost that points left
trait-post-w-right = signpost that points right
trait-post-w-straight = signpost that points straight on
trait-post-s-left = signpost that points left
trait-post-s-right = signpost that points right
trait-post-s-straight = signpost that points straight on

label-road = road
label-signposts = { $n ->
    [one] correct signpost
   *[other] correct signposts
 }

### Set-up
title = The Signposts
how = Twelve tiles with two signposts each are added. A signpost stands at the edge of its tile and points left, straight on or right: it is correct if the road goes on that way over the next tile. When a road is completed, each correct signpost on it brings points besides those of the road, to the players who score the road: 1 point each if they are all of one kind, 2 each with two kinds, 3 each with all three. A road that ends on the next tile makes its signpost wrong. At the end of the game each correct signpost on an unfinished road scores 1 point.
option-copies = Sets of tiles
    .about = How many sets of twelve tiles are shuffled in. The tiles are of our own design. With 0 there are no signposts.
