verb-traders-builders-draw =
    .option = take a second tile play
    .deed = takes a second tile play

token-cloth =
    .noun = cloth
    .count = { $n } cloth
token-grain =
    .noun = grain
    .count = { $n } grain
token-wine =
    .noun = wine
    .count = { $n } wine

figure-builder = builder
    .a = a builder
    .the = the builder
    .to = the builder
    .with = a builder
    .subject = the builder
    .count = { $n ->
        [one] 1 builder
       *[other] { $n } builders
    }
figure-pig = pig
    .a = a pig
    .the = the pig
    .to = the pig
    .with = a pig
    .subject = the pig
    .count = { $n ->
        [one] 1 pig
       *[other] { $n } pigs
    }

trait-cloth = cloth
trait-grain = grain
trait-wine = wine

prompt-take-the-second-tile-play = Take the second tile play?
    .help = Thanks to your builder you may draw and place another tile in this turn, and deploy again.

label-castles = { $n ->
    [one] castle
   *[other] castles
 }
label-cities = { $n ->
    [one] city
   *[other] cities
 }
label-city = city
label-cloth = cloth
label-field = field
label-garden = garden
label-grain = grain
label-monastery = monastery
label-pig = pig
label-road = road
label-wine = wine

### Set-up
title = Traders and Builders
how = 24 tiles are added; 20 of them show wine, grain or cloth in a city. If you complete such a city, you take a token for each good in it, even if you have no follower there; at the end the most tokens of a kind score 10 points. Each player also gets a builder and a pig. The builder goes to a road or city in which you already have a follower; when you extend it later, you may place a second tile in that turn. The pig goes to a field in which you already have a farmer; if you score that field, each completed city scores you 4 points instead of 3.
option-copies = Sets of tiles
    .about = Number of sets of the 24 tiles that are shuffled in. With 0 you play the rules without the tiles.
option-goods = Trade goods
    .about = Whoever completes a city takes a token for each good in it. If off, the symbols have no effect.
option-goods-points = Points for the most goods
    .about = Points at the end for the most tokens of a kind. In a tie each of the players gets them.
option-builders = Builders per player
    .about = Builders in each player's supply; 0 leaves them out.
option-pigs = Pigs per player
    .about = Pigs in each player's supply; 0 leaves them out.
option-companions-together = Several builders or pigs together
    .about = You may place a second builder of yours on the same road or city, and a second pig in the same field. It matters only if each player has two or more.
option-pig-bonus = Points of the pig
    .about = Points that a pig adds for each completed city of its field.
option-builder-trigger = What earns the second tile
    .about = Whether you have to extend the road or city of your builder, or whether completing it without extending it, as an abbey does, is enough.
option-builder-trigger-extend = extending the road or city
option-builder-trigger-extend-or-complete = extending it, or only completing it
option-builder-second-part = Second tile
    .about = Whether you may decline the second tile, or draw it without being asked.
option-builder-second-part-optional = may be declined
option-builder-second-part-forced = is always drawn
option-builder-on-completed = Builder on completed features
    .about = You may place a builder on a road or city that your tile just completed. It comes back at once without effect.
preset-original-2003 = Rules of 2003
    .about = First edition, first prints: completing the road or city of your builder is enough for a second tile.

rule-tb-27 = A builder or pig is placed on a feature of the tile just placed where a follower of yours already stands.
rule-tb-44 = The second part comes after all that the first tile set off.
rule-tb-73 = A second own builder or pig is not placed in the same feature.
rule-tb-61 = A player with a pig on a field they score gets 1 point more for each completed city.
