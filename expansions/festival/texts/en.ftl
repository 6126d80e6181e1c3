verb-festival-take =
    .option = take back { $at }
    .deed = takes back { $at }

trait-festival = festival

label-city = city
label-field = field
label-followers = { $n ->
    [one] follower
   *[other] followers
 }
label-monastery = monastery
label-road = road

### Set-up
title = The Festival
how = Ten tiles with a festival are shuffled in. When you have placed one, you may place a figure as usual, or take one of your figures back from anywhere on the board instead. It goes into your supply and brings no points. What the tile completes is scored after that, without the figure you took back.
option-copies = Sets of tiles
    .about = How many sets of ten tiles are shuffled in. With 0 the rules hold without the tiles.
option-festival-figures = Figures you may take back
    .about = Whether you may take back any of your figures or only followers.
option-festival-figures-all = any figure, also builder, pig or barn
option-festival-figures-followers = followers only
preset-rgg-2011 = Rio Grande Games, 2011
    .about = First edition: you may take back only followers.
preset-cundco = Sold alone (Cundco)
    .about = The set that is sold alone: you may take back only followers.

rule-fe-02 = After placing a festival tile you may take a figure back from the board instead of deploying one.
rule-fe-03 = It is one of your own figures on the landscape; by an option only a follower.
