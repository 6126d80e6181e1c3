verb-building-lay =
    .option = place { $a } at { $cell }
    .deed = places { $a } at { $cell }

token-little-house = { $who } places a little house at { $cell }
    .noun = little house
    .count = { $n ->
        [one] 1 little house
       *[other] { $n } little houses
    }
    .a = a little house
token-little-shed = { $who } places a little shed at { $cell }
    .noun = little shed
    .count = { $n ->
        [one] 1 little shed
       *[other] { $n } little sheds
    }
    .a = a little shed
token-little-tower = { $who } places a little tower at { $cell }
    .noun = little tower
    .count = { $n ->
        [one] 1 little tower
       *[other] { $n } little towers
    }
    .a = a little tower

label-field = field
label-little-buildings = { $n ->
    [one] little building
   *[other] little buildings
 }
label-little-houses = { $n ->
    [one] little house
   *[other] little houses
 }
label-little-sheds = { $n ->
    [one] little shed
   *[other] little sheds
 }
label-little-towers = { $n ->
    [one] little tower
   *[other] little towers
 }

### Set-up
title = The Little Buildings
how = There are 18 little buildings: 6 towers, 6 houses and 6 sheds. They are dealt out evenly, such as 9 each to two players or 6 each to three. If you deploy no figure, you may place one of your buildings on the tile that you just placed. It belongs to nobody and stays to the end. Whenever a road, city, monastery or field is scored, each building on one of its tiles is worth 1 more point; for a monastery the eight tiles around it count too.
option-building-sets = Sets of buildings
    .about = How many sets of 18 buildings are dealt out.
option-building-points = Points of the buildings
    .about = What each building adds to a feature that is scored. With different points everyone gets the same number of each kind.
option-building-points-1-1-1 = 1 point each
option-building-points-3-2-1 = tower 3, house 2, shed 1
option-building-share = Dealing of the buildings
    .about = Everyone gets the same number of buildings in all, or the same number of each kind. What is left over is out of the game.
option-building-share-count = the same number in all
option-building-share-kinds = the same number of each kind
option-building-rows = Buildings for a prior
    .about = A prior counts the buildings in its row and its column. If this is off, it counts none.
option-building-rows-of-monks = Rows for a monk as well
    .about = In a monastery that has a place for priors, a monk too counts the buildings in its row and its column, and not those around it.
preset-variant = Different points
    .about = The printed variant: a tower scores 3 points, a house 2, a shed 1, and everyone gets the same number of each kind.

rule-lb-04 = If you deploy nobody, you may place one building on the tile just placed.
rule-lb-05 = It is the use of the first deploy step; the phantom's step places none.
