verb-trap-free =
    .option = take back { $at }
    .deed = takes back { $at }

kind-hut =
    .the = the hut
    .to = the hut
    .into = in the hut
    .in = in the hut

trait-solovei = tree of Solovei
trait-vodyanoy = lake of the Vodyanoy

label-empty-places = { $n ->
    [one] empty place
   *[other] empty places
 }
label-field = field
label-followers = { $n ->
    [one] follower
   *[other] followers
 }
label-garden = garden
label-hut = hut
label-road = road
label-vodyanoy = vodyanoy

### Set-up
title = Russian Promos
how = Four tiles are added; one of them is a crossroads without a rule of its own. A follower on the hut of Baba Yaga scores 1 point when eight tiles surround it, or at the end 1 point and 1 more for each empty place around it. The lake of the Vodyanoy catches all followers on the eight tiles around it, and each one still there at the end costs its owner 2 points. The tree of Solovei catches the nearest followers on its road. Instead of deploying a figure you may take back one of your followers from a lake or tree that was placed in an earlier turn.
option-promos = Tiles of the years
    .about = Which of the tiles are in the game.
option-promos-2013 = 2013: crossroads and hut
option-promos-2016 = 2016: lake and tree
option-copies = Copies of the tiles
    .about = How often each of these tiles is in the game.
option-trap-figures = Who is caught
    .about = Lake and tree catch followers only, or all figures of players, such as builder and pig.
option-trap-figures-followers = followers only
option-trap-figures-all = all figures of players
option-tree-reach = Reach of the tree
    .about = Each time that the tree catches, it takes those who stand nearest to it on its road, or all on that road.
option-tree-reach-nearest = the nearest figures
option-tree-reach-road = all on the road
option-first-trap = Lake or tree first
    .about = If the lake comes first, it also takes those who are caught at a tree beside it. If the tree comes first, they stay at the tree.
option-first-trap-lake = the lake
option-first-trap-tree = the tree
option-lake-field = Figures on the tile of the lake
    .about = Figures may be deployed in the field on the tile of the lake.
option-hut-abbot = Abbot on the hut
    .about = An abbot may be deployed on the hut.
option-hut-wagon = Wagon on the hut
    .about = A wagon may be deployed on the hut or move there after a scoring.
preset-first-text = First text
    .about = By the first text, the tree catches all followers on its road, not only the nearest.
preset-author-2021 = Author, 2021
    .about = By the author, lake and tree catch all figures of players, not only followers.

rule-rp-11 = Instead of placing a figure you may take one of your caught followers back.
rule-rp-12 = Not in the tile play in which the trap was placed.
rule-rp-16 = Nobody is placed on the tile of the lake.
