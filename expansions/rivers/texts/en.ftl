kind-river =
    .the = the { $side }river
    .to = the { $side }river
    .into = on the { $side }river
    .in = on the { $side }river

trait-vineyard = vineyard
trait-inn = inn
trait-lake = lake
trait-pig-herd = pig herd
trait-spring = spring
trait-volcano = volcano

pile-in-the-box = { "" }
pile-rivers-fork = { "" }
pile-rivers-lake = { "" }
pile-rivers-river = { "" }
pile-rivers-spring = { "" }
pile-rivers-start = { "" }

label-castles = { $n ->
    [one] castle
   *[other] castles
 }
label-cities = { $n ->
    [one] city
   *[other] cities
 }
label-city = city
label-field = field
label-garden = garden
label-monastery = monastery
label-pig-herd = pig herd
label-river = river
label-road = road
label-stack = stack
label-start = start

### Set-up
title = The River
how = The river is placed before all other tiles. Its spring takes the place of the start tile, then the players in turn draw and place river tiles, and the lake comes last. Figures are deployed and features are scored as usual, but nobody stands on the river. The river may not bend twice in a row to the same side. River II has a fork, and a lake with a volcano: whoever places that lake deploys no figure on it and has another turn.
option-river = River
    .about = River I and River II have 12 tiles each. Both together make one river of 22 tiles.
option-river-one = River I
option-river-two = River II
option-river-both = one river of both
option-river-big-box = the river of 2014
option-river-none = no river
option-copies = Sets of the river
    .about = How often the tiles of the river are in the game. With 0 there is no river.
option-gq11-tiles = Land tiles of Games Quarterly 11
    .about = The ten land tiles of this magazine are shuffled in. One of them has a pig herd.
option-gq11-river = River tiles of Games Quarterly 11
    .about = The river tile of this magazine is shuffled into the river, and its spring may take the place of the other one.
option-gq11-river-none = none
option-gq11-river-tile = the river tile
option-gq11-river-spring = the river tile and the spring
option-start-tile = Start tile of the base game
    .about = What becomes of the start tile, since the spring takes its place.
option-start-tile-after-river = first land tile after the river
option-start-tile-river-stack = mixed into the river tiles
option-start-tile-stack = shuffled into the stack
option-start-tile-box = stays in the box
option-river-lake = Lake of both rivers
    .about = With both rivers one lake is left over. Choose which one is placed.
option-river-lake-volcano = the lake with the volcano
option-river-lake-plain = the lake without a volcano
option-river-lakes = Number of lakes
    .about = As many lakes as are needed beside the city in which an arm ends, or one for each arm; the city then does not count as an end.
option-river-lakes-needed = as many as are needed
option-river-lakes-each-arm = one for each arm
option-river-lakes-copied = one for each arm, also the volcano lake
option-river-uturn = U-turns of the river
    .about = After a bend the river may not bend to the same side on the very next tile, or not at the next bend, however far away it is.
option-river-uturn-immediate = forbidden on the next tile
option-river-uturn-never = forbidden at the next bend
option-river-lookahead = Empty places ahead
    .about = Number of places that must be empty straight ahead of each open end of a river tile when it is placed.
option-river-lookahead-wide = Empty places on both sides
    .about = The places to the left and right of these must be empty too.
option-river-parallel-arms = Arms side by side
    .about = Whether two open ends of the river may point the same way side by side.
option-river-parallel-arms-allowed = allowed
option-river-parallel-arms-forbidden = not allowed
option-river-parallel-arms-forbidden-far = not allowed, also two cells apart
option-volcano-turn = Lake with the volcano
    .about = When the rule holds that nobody deploys a figure on this lake and its player has another turn.
option-volcano-turn-always = always
option-volcano-turn-with-dragon = only with the dragon in the game
option-volcano-turn-never = never
option-pig-herd = Pig herds
    .about = A herd brings the farmers of its field 1 point more for each completed city: only with Traders and Builders, always or never.
option-pig-herd-with-traders = with Traders and Builders
option-pig-herd-always = always
option-pig-herd-off = never
option-pig-herds-add = Several herds in one field
    .about = Each of several herds in one field counts. If this is off, they count as one.
option-count-with-river = River and Count
    .about = With the City of Carcassonne there can be no river, or its spring lies against that city.
option-count-with-river-refuse = no river with the Count
option-count-with-river-join = the first player places the spring
option-count-with-river-start = the spring lies there from the start
preset-current = River I
    .about = The River I with its rules as published today.
preset-river-two = River II
    .about = The River II with its rules as published today.
preset-long-river = Long river
    .about = The River I and The River II together make one river.
preset-careful-river = Careful river
    .about = The river cannot block itself: no two bends in a row to the same side, five empty places ahead of each open end, and no arms side by side.
preset-tiles-only = Land tiles only
    .about = No river, only the land tiles of Games Quarterly 11; a pig herd has no effect.
preset-games-quarterly = Games Quarterly 11
    .about = First edition: the River I with all tiles of this magazine.

rule-rv-28 = A river tile continues the river: a river edge lies against an open end.
rule-rv-31 = The river may not turn twice in a row to the same side.
rule-rv-34 = A river tile joins no two arms.
