kind-prior =
    .the = the priory
    .to = the priory
    .into = in the priory
    .in = in the priory

trait-with-prior = monastery for a monk or a prior

label-eastern-tiles = { $n ->
    [one] eastern tile
   *[other] eastern tiles
 }
label-field = field
label-monasteries = { $n ->
    [one] monastery
   *[other] monasteries
 }
label-monastery = monastery
label-northern-tiles = { $n ->
    [one] northern tile
   *[other] northern tiles
 }
label-prior = prior
label-road = road
label-southern-tiles = { $n ->
    [one] southern tile
   *[other] southern tiles
 }
label-western-tiles = { $n ->
    [one] western tile
   *[other] western tiles
 }

### Set-up
title = Special Monasteries
how = Six monastery tiles of each set take the place of the monasteries of the base game. If you place one, you may place a follower on it as a monk or, lying down, as a prior. A monk scores as in the base game. A prior stays to the end of the game and then scores 1 point for the tile and 1 for each tile in its row and its column, on all four sides up to the first gap. A monastery with priors only is never completed.
option-sets = Sets
    .about = Which sets are in the game. Each has six tiles, and the rules are the same.
option-sets-germany = Germany
option-sets-netherlands-belgium = Netherlands and Belgium
option-sets-japan = Japan
option-copies = Copies of each set
    .about = How often the tiles of each set are in the game; 0 leaves them out.
option-monasteries = Monasteries of the base game
    .about = Whether the special monasteries replace them. Monasteries of other expansions always stay.
option-monasteries-replace = are left out of the game
option-monasteries-keep = stay in the game
option-prior-recall = Calling back an abbot as prior
    .about = An abbot that lies as a prior may be called back early. It then scores at once what a prior would at the end.
option-prior-after-scoring = Wagon as prior after a scoring
    .about = A wagon that moves on after a scoring may become the prior of a monastery with eight tiles around it.
option-prior-is-monk = Priors count as monks
    .about = A prior counts where another rule counts monks, for example in the Inquisition of the Wheel of Fortune.
option-monk-joins-alone = Monks come from the City
    .about = A figure from the City of Carcassonne may become the monk of a surrounded monastery that has none.

rule-sm-08 = Monk and prior share one place: if one stands there, it is not free for another.
rule-sm-11 = Where eight tiles lie around it, a figure may become prior but not monk.
rule-sm-19 = An abbot figure that stands as prior is not called back.
