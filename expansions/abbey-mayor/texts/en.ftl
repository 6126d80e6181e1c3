verb-abbey-use =
    .option = use an abbey
    .deed = uses an abbey
verb-barn-build =
    .option = place the barn at { $at }
    .deed = places the barn at { $at }
verb-wagon-move =
    .option = move the wagon to { $at }
    .deed = moves the wagon to { $at }

event-abbey-mayor-mayor = { $n ->
    [0] { $who }'s mayor counts nothing without a pennant
    [one] { $who }'s mayor counts 1, for 1 pennant
   *[other] { $who }'s mayor counts { $n }, for { $n } pennants
 }

token-abbey =
    .noun = abbey
    .count = { $n ->
        [one] 1 abbey
       *[other] { $n } abbeys
    }

figure-barn = barn
    .a = a barn
    .the = the barn
    .to = the barn
    .with = a barn
    .subject = the barn
    .count = { $n ->
        [one] 1 barn
       *[other] { $n } barns
    }
figure-mayor = mayor
    .a = a mayor
    .the = the mayor
    .to = the mayor
    .with = a mayor
    .subject = the mayor
    .count = { $n ->
        [one] 1 mayor
       *[other] { $n } mayors
    }
figure-wagon = wagon
    .a = a wagon
    .the = the wagon
    .to = the wagon
    .with = a wagon
    .subject = the wagon
    .count = { $n ->
        [one] 1 wagon
       *[other] { $n } wagons
    }

kind-abbey =
    .the = the abbey
    .to = the abbey
    .into = in the abbey
    .in = in the abbey

pile-abbey-mayor-abbeys = { "" }

prompt-move-your-wagon-or-take-it-back = Move your wagon, or take it back?
    .help = It may move to a neighbouring feature that is free and unfinished; otherwise it goes back to your supply.
prompt-place-your-abbey-or-draw-a-tile = Place your abbey, or draw a tile?
    .help = The abbey fills a hole between tiles: roads and cities end at it, and it counts as a monastery. You then draw no tile.

label-abbey = abbey
label-barn = barn
label-besieged-cities = { $n ->
    [one] besieged city
   *[other] besieged cities
 }
label-castle = castle
label-castles = { $n ->
    [one] castle
   *[other] castles
 }
label-cities = { $n ->
    [one] city
   *[other] cities
 }
label-city = city
label-farmers-at-a-barn = { $n ->
    [one] farmers at a barn
   *[other] farmers at a barn
 }
label-field = field
label-garden = garden
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
label-monastery = monastery
label-own-abbey = own abbey
label-pig-herd = pig herd
label-road = road
label-shop = shop

### Set-up
title = Abbey and Mayor
how = 12 tiles are shuffled in, and each player gets an abbey, a mayor, a wagon and a barn. Instead of drawing a tile you may place your abbey in a gap with tiles on all four sides; it fits everywhere and counts as a monastery. A mayor goes only in a city and counts as many followers as the city has pennants. When its feature has been scored, a wagon may move to a neighbouring feature that is free and unfinished. A barn goes on a corner where four tiles show only field: the farmers there get 3 points for each completed city and go home. At the end the barn scores 4 points for each completed city beside its field.
option-copies = Sets of tiles
    .about = Number of sets of the 12 tiles that are shuffled in. With 0 you play the rules without the tiles.
option-abbeys = Abbeys per player
    .about = Number of abbeys with which each player begins.
option-mayors = Mayors per player
    .about = Number of mayors in each player's supply.
option-wagons = Wagons per player
    .about = Number of wagons in each player's supply.
option-barns = Barns per player
    .about = Number of barns in each player's supply.
option-abbey-at-end = Abbeys after the last tile
    .about = What happens to abbeys that players still have when the last tile of the stack has been placed.
option-abbey-at-end-round = each player may place one more, in turn
option-abbey-at-end-none = they are lost
option-abbey-at-border = Abbey at the border of a map
    .about = An abbey may also be laid in a gap between tiles and the border of a map.
option-wagon-reach = Reach of a wagon
    .about = To which features a wagon may move when its feature has been scored. They must be free and unfinished.
option-wagon-reach-connected = those that join its feature with no field between
option-wagon-reach-around = those on its tile and the eight tiles around it
option-barn-beside-barn = Several barns in one field
    .about = A barn may also be placed in a field that already has one.
option-barn-place-points = Farmers at a new barn
    .about = Points that farmers get for each completed city when a barn is placed in their field.
option-barn-join-points = Farmers joined to a barn
    .about = Points that farmers get for each completed city when their field is joined to a field with a barn.
option-barn-points = Barn at the end
    .about = Points that a barn scores at the end of the game for each completed city beside its field.
option-barn-pig-herd = Pig herd for a barn
    .about = With a pig herd in its field a barn scores 1 more point for each city at the end.
option-wagon-meets = Where roads meet for a wagon
    .about = Roads that end together on a tile meet everywhere, or only at villages, gates and monasteries.
option-wagon-meets-ends = wherever they end together
option-wagon-meets-villages = at villages, gates and monasteries
option-wagon-segments = Segments for a wagon
    .about = Where a wagon of the first edition may stand on the feature that it moves to.
option-wagon-segments-all = any segment of it
option-wagon-segments-touching = a segment that meets the scored feature
preset-rules-2007 = Rules of 2007
    .about = First edition with an early answer: abbeys that are still in hand after the last tile are lost.
preset-abbeys-only = Abbeys only
    .about = The tiles and the abbeys, without mayors, wagons and barns.

rule-am-21 = Your abbey is placed at the start of your tile play, instead of drawing a tile.
rule-am-22 = An abbey may be placed only in a hole.
rule-am-24 = Without a hole the abbey cannot be placed.
rule-am-25 = The choice comes before the draw; a tile that you drew or bought must be placed.
rule-am-44 = A mayor stands only in a city.
rule-am-56 = When its feature was scored, a wagon goes home or moves to an adjacent feature that is free and not complete.
rule-am-73 = Instead of a follower a barn may be placed at a corner of the tile just placed where four tiles meet that all show field there.
rule-am-76 = A field that holds a barn takes no other one.
rule-am-82 = No farmer is placed in a field with a barn.
rule-am-115 = The Shop takes back no barn.
rule-am-46 = The mayor counts as many followers as the city has pennants.
