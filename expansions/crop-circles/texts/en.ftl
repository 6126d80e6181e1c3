verb-corn-add =
    .option = add { $a } { $into }
    .deed = adds { $a } { $into }
verb-corn-all-add =
    .option = let all players add a follower
    .deed = lets all players add a follower
verb-corn-all-remove =
    .option = make all players take a follower back
    .deed = makes all players take a follower back
verb-corn-remove =
    .option = take back { $at }
    .deed = takes back { $at }

trait-circle-city = crop circle for knights
trait-circle-field = crop circle for farmers
trait-circle-road = crop circle for followers on roads

prompt-a-follower-for-the-crop-circle = A follower for the crop circle.
    .help = As was chosen, you add a follower beside one of yours on the kind of feature that the circle shows, or take one of yours back.
prompt-shall-all-players-add-a-follower-or-take-one-back = Shall all players add a follower, or take one back?
    .help = Your choice holds for all players. The circle says whom it is about: pitchfork farmers, club followers on roads, shield knights.

label-city = city
label-farmers = { $n ->
    [one] farmer
   *[other] farmers
 }
label-field = field
label-road = road

### Set-up
title = The Crop Circles
how = Tiles with a crop circle are shuffled in, six in each set. When a tile with a circle has been placed and scored, its player decides for everyone: all may add a follower, or all must take one back. The circle says whom it is about: the pitchfork means farmers, the club followers on roads, the shield knights. An added follower joins one of your own on the same feature. The player on the left begins, the player of the tile comes last.
option-sets = Sets
    .about = Which sets of six tiles are shuffled in.
option-sets-one = the first set (2010)
option-sets-two = the second set (2012)
option-copies = Copies of each set
    .about = How many times each chosen set is shuffled in. With 0 the rules hold without the tiles.
option-circles = Crop circles
    .about = After a tile with a circle, all players add a follower or take one back. If off, circles are decoration.
option-corn-add = Adding a follower
    .about = Whether a player who can add a follower may also leave it.
option-corn-add-may = voluntary
option-corn-add-must = required
preset-zman-new = Z-Man Games
    .about = New edition in English: whoever can add a follower must do so.

rule-cc-05 = The player of the tile chooses for everyone: all add a follower, or all take one back.
rule-cc-07 = A follower of your supply joins one of your own of this kind on its feature.
rule-cc-08 = By an option a player who can add a follower must add one.
rule-cc-09 = One of your own followers of this kind must go home.
rule-cc-11 = Every follower that may stand on the feature counts; builder, pig, barn and shepherd do not.
