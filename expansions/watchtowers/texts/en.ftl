trait-watchtower-cities = watchtower for tiles with a city
trait-watchtower-coats = watchtower for pennants
trait-watchtower-figures = watchtower for followers
trait-watchtower-monasteries = watchtower for monasteries
trait-watchtower-roads = watchtower for tiles with a road

label-city = city
label-city-tiles = { $n ->
    [one] city tile
   *[other] city tiles
 }
label-field = field
label-followers = { $n ->
    [one] follower
   *[other] followers
 }
label-monasteries = { $n ->
    [one] monastery
   *[other] monasteries
 }
label-monastery = monastery
label-pennants = { $n ->
    [one] pennant
   *[other] pennants
 }
label-road = road
label-road-tiles = { $n ->
    [one] road tile
   *[other] road tiles
 }
label-watchtower = watchtower

### Set-up
title = The Watchtowers
how = Twelve tiles with a watchtower are added; each shows one of five symbols. When a road or city is completed and you have a follower in it on the tile of a tower, the tower brings you points first, whoever has the majority. The tower counts on its own tile and the eight around it. Its symbol says what: 2 points for each follower or each pennant, 1 for each tile with a road or with a city, or 3 for each monastery. Farmers set off no tower, and at the end of the game towers score nothing.
option-copies = Sets of tiles
    .about = Number of sets of the twelve tiles that are shuffled in. With 0 you play the rules without the tiles.
option-watchtowers = Watchtowers
    .about = The towers bring points. If off, they are decoration.
option-watchtower-each = Several followers at a tower
    .about = What a player gets who has several followers in the feature on the tile of the tower.
option-watchtower-each-follower = the points for each follower
option-watchtower-each-player = the points once
option-watchtower-lords = Lords of castles count
    .about = A tower that counts followers also counts a follower on a castle if the castle lies on one of its nine tiles.
option-watchtower-lord-cell = Lords only by their own tile
    .about = A follower on a castle counts only if the figure itself stands on one of the nine tiles.
option-watchtower-castle-is-city = Castles count as cities
    .about = The tiles of a castle count as tiles with a city, and its pennants count too.
