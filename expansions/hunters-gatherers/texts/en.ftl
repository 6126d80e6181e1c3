verb-hunters-gatherers-retake =
    .option = take back { $at }
    .deed = takes back { $at }

event-hunters-gatherers-majority = { $who } counts { $n } and has the majority of { $at }
event-hunters-gatherers-menhir = { $who } closed a forest with a menhir and lays a menhir tile
event-hunters-gatherers-minority = { $who } counts { $n } there and gets nothing

stream-hunters-gatherers-menhir = { "" }
stream-seats = { "" }
stream-stock = { "" }

figure-hut = hut
    .a = a hut
    .the = the hut
    .to = the hut
    .with = a hut
    .subject = the hut
    .count = { $n ->
        [one] 1 hut
       *[other] { $n } huts
    }
figure-pawn = pawn
    .a = a pawn
    .the = the pawn
    .to = the pawn
    .with = a pawn
    .subject = the pawn
    .count = { $n ->
        [one] 1 pawn
       *[other] { $n } pawns
    }

kind-forest =
    .the = the { $side }forest
    .to = the { $side }forest
    .into = in the { $side }forest
    .in = in the { $side }forest
kind-lake =
    .the = the lake
    .to = the lake
    .into = on the lake
    .in = on the lake
kind-meadow =
    .the = the { $side }meadow
    .to = the { $side }meadow
    .into = on the { $side }meadow
    .in = on the { $side }meadow
kind-river =
    .the = the { $side }river
    .to = the { $side }river
    .into = on the { $side }river
    .in = on the { $side }river

trait-aurochs = aurochs
trait-deer = deer
trait-fish = fish
trait-hunting-trap = hunting trap
trait-logboat = logboat
trait-mammoth = mammoth
trait-menhir = menhir
trait-mushrooms = mushrooms
trait-pit-trap = pit trap
trait-raft = raft
trait-shaman = shaman
trait-tiger = tiger
trait-wild-fire = wild fire

pile-hunters-gatherers-menhir = menhir tiles
pile-stock = { "" }

prompt-lay-the-tile = Lay the tile.
    .help = All edges must fit the tiles beside it: meadow to meadow, forest to forest, river to river.
prompt-put-a-figure-on-it = Put a figure on it?
    .help = A pawn claims a meadow, a forest or a river without pawns. A hut claims all rivers and lakes that are joined, and stays.
prompt-take-a-pawn-back = Take a pawn back?
    .help = The shaman lets you take one of your pawns from the board. You may put it on this tile at once.

label-aurochs = aurochs
label-deer = deer
label-fish = fish
label-forest = forest
label-hunting-trap = hunting trap
label-lake = lake
label-logboat = logboat
label-mammoth = { $n ->
    [one] mammoth
   *[other] mammoths
 }
label-meadow = meadow
label-menhir-tiles = menhir tiles
label-mushrooms = mushrooms
label-pit-trap = pit trap
label-raft = { $n ->
    [one] lake of the raft
   *[other] lakes of the raft
 }
label-river = river
label-stack = stack
label-taken-deer = deer taken by tigers
label-tiles = { $n ->
    [one] tile
   *[other] tiles
 }

### Set-up
title = Hunters and Gatherers
how = A game of its own with 95 tiles of meadows, forests, rivers and lakes. On your turn you place one tile and may put a pawn on a meadow, a forest or a river of it, or a hut on a lake or a river. A closed forest scores 2 points per tile and more for mushrooms; a closed river 1 point per tile and per fish. Whoever closes a forest with a menhir lays a menhir tile at once, and six of those have a power. At the end hunters score the animals of their meadow, of which tigers take deer, and huts the fish of all rivers and lakes that are joined. The player with most pawns or huts gets the points; tied players all get them in full.
option-pawns = Pawns per player
    .about = Number of pawns with which each player begins.
option-huts = Huts per player
    .about = Number of huts with which each player begins: 3 in the new edition, 2 in the first.
option-animal-points = Points of animals
    .about = What each animal of a meadow counts at the end.
option-animal-points-by-kind = mammoth 3, aurochs 2, deer 1
option-animal-points-equal = each animal 2
option-mushroom-points = Points of mushrooms
    .about = What a group of mushrooms in a closed forest counts: 3 in the new edition, 2 in the first.
option-powers = Menhir tiles with powers
    .about = The hunting trap, the logboat, the shaman, the wild fire, the pit trap and the raft are in the second stack. The first edition had bonus tiles of other shapes; the ten plain menhir tiles stand for them.
option-player-limit = Number of players
    .about = How many can play.
option-player-limit-box = 2 to 5, as in the box
option-player-limit-free = 1 to 8
option-first-player = Starting player
    .about = Who takes the first turn.
option-first-player-listed = the first player in the list
option-first-player-random = a random player

rule-hg-04 = A tile is placed on a free cell beside another one, and every edge that meets a tile must match it: meadow to meadow, forest to forest, river to river.
rule-hg-10 = You lay the drawn tile, then you may put one figure on it: a pawn on a meadow, a forest or a river, or a hut on a lake or a river.
rule-hg-11 = The whole meadow, forest or river must be free of pawns, your own included.
rule-hg-12 = All rivers and lakes that are joined must be free of huts, your own included.
rule-hg-13 = A hut stands on the lake of the tile, not on a river that ends in it.
rule-hg-14 = Without a figure of that kind in your supply you cannot put one on the tile.
rule-hg-20 = A closed forest scores 2 points per tile, and more for each group of mushrooms.
rule-hg-21 = A closed river scores 1 point per tile and 1 for each fish of it and of the lakes at its ends.
rule-hg-22 = The player with the most pawns gets all points; tied players each get them in full.
rule-hg-23 = Forests and rivers that are open at the end bring nothing.
rule-hg-32 = With the shaman you may take back one of your own pawns, before you put a figure on the tile.
rule-hg-40 = At the end the hunters of a meadow score its animals, and each tiger takes one deer away.
rule-hg-45 = The game ends after the turn in which the last tile of the stack was laid.
error-players = { $players } players; the box is for 2 to 5 (HG-01). Write player_limit = "free" under [hunters-gatherers] for 1 to 8
