trait-rose-blue = blue wind rose
trait-rose-ne = quarter rose of the north-east
trait-rose-nw = quarter rose of the north-west
trait-rose-orange = orange wind rose
trait-rose-se = quarter rose of the south-east
trait-rose-sw = quarter rose of the south-west

label-city = city
label-field = field
label-quarter-turns-of-the-wind-rose = { $n ->
    [one] quarter turns of the wind rose
   *[other] quarter turns of the wind rose
 }
label-road = road
label-start = start
label-wind-rose = wind rose

### Set-up
title = The Wind Roses
how = Six tiles are added: an orange rose, a blue rose and four quarter roses. The orange rose is the start tile and divides the board into four sections: north-east, south-east, south-west and north-west; its row and its column belong to both sections beside them. If you place a quarter rose in its own section, you get 3 points at once, without a follower and whichever way the tile is turned. Once the blue rose lies, the sections are counted from it, and they turn with it.
option-copies = Sets of tiles
    .about = Number of sets of the six tiles that are shuffled in. With 0 you play the rules without the tiles.
option-rose-start = Orange rose as start tile
    .about = The orange rose is the start tile. If off, it is drawn like any other tile, and quarter roses bring points once one of the whole roses lies.
option-rose-beside-start = Orange rose beside another start
    .about = With a river or the City of Carcassonne the orange rose lies on the board from the start too. If off, it is then shuffled in.
option-rose-points = Points for a quarter rose
    .about = Points for the player who places a quarter rose in its own section.
option-rose-counts = The rose that counts
    .about = Which whole rose counts when there are several.
option-rose-counts-blue = the last blue one, or the first orange one before it
option-rose-counts-last = the last one of either color
