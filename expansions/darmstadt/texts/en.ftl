trait-church = church
trait-darmstadtium = Darmstadtium

label-church = church
label-city = city
label-darmstadtium = darmstadtium
label-field = field
label-followers = { $n ->
    [one] follower
   *[other] followers
 }
label-monastery = monastery
label-road = road

### Set-up
title = Darmstadt
how = Three tiles are shuffled in: a city with the Darmstadtium, and two churches. A church is placed and scored like a monastery. When it is completed, the player with the most followers on its tile and the eight around it gets 3 points more. In a completed city with the Darmstadtium, the player with the majority gets 3 points more. Players who tie get 3 points each.
option-copies = Sets of tiles
    .about = How many sets of three tiles are shuffled in. With 0 the rules hold without the tiles.
option-darmstadt-bonus = 3 points more
    .about = Churches and the Darmstadtium score 3 more points. If off, they are plain monasteries and a plain city.
option-darmstadt-instead = Two monasteries fewer
    .about = Two monasteries of the base game are left out.
option-church-count = Followers around a church
    .about = How the followers around a church are counted for its 3 points.
option-church-count-followers = each follower counts 1
option-church-count-weight = as for the majority, big followers 2
