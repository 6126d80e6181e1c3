verb-base-decline =
    .option = decline { $n }
    .deed = declines { $n }
verb-base-recall =
    .option = recall { $the }
    .deed = recalls { $the }

event-base-lost-tie = { $who } counts { $n } there too, loses the tie and gets nothing
event-base-majority = { $who } counts { $n } and has the majority of { $at }
event-base-minority = { $who } counts { $n } there and gets nothing

stream-seats = { "" }
stream-stock = { "" }

figure-abbot = abbot
    .a = an abbot
    .the = the abbot
    .to = the abbot
    .with = an abbot
    .subject = the abbot
    .count = { $n ->
        [one] 1 abbot
       *[other] { $n } abbots
    }
figure-follower = follower
    .a = a follower
    .the = the follower
    .to = the follower
    .with = a follower
    .subject = the follower
    .count = { $n ->
        [one] 1 follower
       *[other] { $n } followers
    }

kind-city =
    .the = the { $side }city
    .to = the { $side }city
    .into = in the { $side }city
    .in = in the { $side }city
kind-field =
    .the = the { $side }field
    .to = the { $side }field
    .into = in the { $side }field
    .in = in the { $side }field
kind-garden =
    .the = the garden
    .to = the garden
    .into = in the garden
    .in = in the garden
kind-monastery =
    .the = the monastery
    .to = the monastery
    .into = in the monastery
    .in = in the monastery
kind-road =
    .the = the { $side }road
    .to = the { $side }road
    .into = on the { $side }road
    .in = on the { $side }road

trait-pennant = pennant

pile-stock = { "" }

prompt-deploy-a-follower = Deploy a follower?
    .help = A follower claims a feature of this tile on which no follower stands yet; it comes back when that feature is scored.
prompt-place-the-tile = Place the tile.
    .help = All edges must fit the tiles beside it: city to city, road to road, field to field.

label-cities = { $n ->
    [one] city
   *[other] cities
 }
label-city = city
label-farmers = { $n ->
    [one] farmer
   *[other] farmers
 }
label-field = field
label-followers = { $n ->
    [one] follower
   *[other] followers
 }
label-garden = garden
label-monastery = monastery
label-neighbours = { $n ->
    [one] neighbour
   *[other] neighbours
 }
label-pennants = { $n ->
    [one] pennant
   *[other] pennants
 }
label-road = road
label-stack = stack
label-tiles = { $n ->
    [one] tile
   *[other] tiles
 }

### Set-up
title = Base game
how = 72 tiles make a landscape of roads, cities, monasteries and fields. On your turn you place one tile, may place one of your 7 followers on it, and then the features that the tile completed are scored. A road scores 1 point per tile, a city 2 points for each tile and each pennant, and a monastery with eight tiles around it 9 points. The player with most followers on a feature gets its points; tied players all get them in full. At the end an unfinished feature scores 1 point per tile and pennant, and farmers get 3 points for each completed city beside their field.
option-farmers = Farmers
    .about = Followers may be placed on fields too, where they stay and score at the end of the game.
option-field-scoring = Scoring of farmers
    .about = What farmers get at the end for the completed cities beside their fields.
option-field-scoring-third = 3 points for each city, in each field (today's rule)
option-field-scoring-second = 3 points for each city, once for each player
option-field-scoring-first = 4 points for most farmers around a city
option-small-city-scoring = City of two tiles
    .about = What a completed city of only two tiles brings.
option-small-city-scoring-full = 2 points for each tile and pennant, as any city
option-small-city-scoring-reduced = 1 point for each tile and pennant
option-abbot = Abbot
    .about = Each player also has an abbot, for a monastery or a garden. Instead of placing a figure you may recall your abbot, whose place is then scored at once.
option-gardens = Gardens
    .about = When gardens are features that are completed like a monastery. Otherwise they are decoration.
option-gardens-with-abbot = if the abbot is in play
option-gardens-always = always
option-gardens-never = never
option-abbot-recall-when-complete = Recall the abbot when complete
    .about = You may recall your abbot even if the tile you just placed completed its monastery or garden.
option-abbot-recall-points = Points of a recalled abbot
    .about = What you score when you recall your abbot.
option-abbot-recall-points-feature = what the feature is worth, bonuses included
option-abbot-recall-points-place = only 1 for its tile and 1 for each tile around it
option-followers = Followers per player
    .about = Number of ordinary followers with which each player begins.
option-player-limit = Number of players
    .about = How many can play. An expansion with figures for one more player raises the limit of the box by one.
option-player-limit-box = 2 to 5, as in the box
option-player-limit-free = 1 to 8
option-first-player = Starting player
    .about = Who takes the first turn.
option-first-player-listed = the first player in the list
option-first-player-random = a random player
option-copies = Sets of tiles
    .about = Number of sets of the 72 tiles that are shuffled together.
option-unplaceable-tile = Tile that fits nowhere
    .about = What happens to a drawn tile that fits nowhere. The player then draws again.
option-unplaceable-tile-discard = it is out of the game
option-unplaceable-tile-reshuffle = it is shuffled back into the stack
option-score-floor = Lowest score
    .about = Whether a score can fall below 0 when a player pays or loses points.
option-score-floor-negative = it can fall below 0
option-score-floor-clamp = it stops at 0
preset-rules-2000 = Rules of 2000
    .about = The first printing: farmers get 4 points for each city in which they have the majority, and a city of two tiles brings less.
preset-rules-2001 = Rules of 2001
    .about = Farmers get 3 points for each city, once for each player, and a city of two tiles brings less.
preset-rules-2002 = Rules of 2002
    .about = Farmers get 3 points for each city in each field, as today, and a city of two tiles brings less.
preset-first-game = First game
    .about = Without farmers, to learn the game.

rule-ba-15 = A turn has this order: place one tile, then deploy a follower if you want to, then completed features are scored.
rule-ba-17 = The tile that you drew must be placed if it fits anywhere; you cannot pass or place another tile instead.
rule-ba-22 = A tile must share at least one edge with a tile on the board; touching at a corner is not enough.
rule-ba-23 = Every edge that meets another tile must match it: city to city, road to road, field to field.
rule-ba-29 = A tile on the board is never moved, turned or covered.
rule-ba-31 = A tile may be set aside only if no cell and no rotation is legal.
rule-ba-33 = A follower is deployed only on the tile that was just placed.
rule-ba-34 = A follower stands on a road, in a city, on a monastery or on a field; other figures stand where their own rules say.
rule-ba-35 = The whole feature must be free of followers, your own included.
rule-ba-38 = Without a figure in your supply you cannot deploy one.
rule-ba-92 = You may take your abbot back if you deploy no figure, and its place is scored at once.
rule-ba-94 = Taking the abbot back replaces deploying any figure.
rule-ba-97 = The game ends after the turn in which the last tile was placed.
rule-ba-46 = The player with the most followers on the feature gets all its points; the others get nothing.
rule-ba-47 = In a tie for the most followers, each tied player gets the full points.
rule-ba-55 = A completed road scores 1 point per tile.
rule-ba-58 = At the end of the game, an unfinished road scores 1 point per tile.
rule-ba-60 = A completed city scores 2 points per tile and 2 per pennant.
rule-ba-64 = By the early rule, a completed city of two tiles scores 1 point per tile and 1 per pennant.
rule-ba-66 = At the end of the game, an unfinished city scores 1 point per tile and 1 per pennant.
rule-ba-67 = A completed monastery scores 9 points: 1 for itself and 1 for each of the eight tiles around it.
rule-ba-70 = At the end of the game, an unfinished monastery scores 1 point for itself and 1 for each tile around it.
rule-ba-77 = At the end of the game, a field scores 3 points for each completed city beside it.
rule-ba-78 = By the second method, a player scores each completed city beside their fields only once.
rule-ba-79 = By the first method, the player with the most farmers around a completed city gets 4 points for it.
rule-ba-87 = A garden is scored exactly as a monastery.
