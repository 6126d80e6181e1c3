stream-maps = { "" }

pile-maps-left-out = { $n ->
    [one] 1 tile left out of the game
   *[other] { $n } tiles left out of the game
 }
pile-maps-printed = { "" }

label-city = city
label-ferries = { $n ->
    [one] ferry
   *[other] ferries
 }
label-field = field
label-meeples = { $n ->
    [one] meeple
   *[other] meeples
 }
label-pennants = { $n ->
    [one] pennant
   *[other] pennants
 }
label-printed-pennants = { $n ->
    [one] printed pennant
   *[other] printed pennants
 }
label-road = road
label-small-cities = { $n ->
    [one] small city
   *[other] small cities
 }
label-stack-1 = stack 1
label-stack-2 = stack 2
label-stack-3 = stack 3
label-stack-4 = stack 4
label-stack-5 = stack 5
label-stack-6 = stack 6
label-start = start
label-tiles = { $n ->
    [one] tile
   *[other] tiles
 }
label-toll = toll

token-chip = { $who } takes a chip
    .noun = chip
    .count = { $n ->
        [one] 1 chip
       *[other] { $n } chips
    }
    .a = a chip
token-chip-purple = { $who } takes a purple chip, face down
    .noun = purple chip, face down
    .count = { $n ->
        [one] 1 purple chip, face down
       *[other] { $n } purple chips, face down
    }
    .a = a purple chip, face down
token-chip-purple-1 = { $who } takes a purple chip worth 1
    .noun = purple chip worth 1
    .count = { $n ->
        [one] 1 purple chip worth 1
       *[other] { $n } purple chips worth 1
    }
    .a = a purple chip worth 1
token-chip-purple-2 = { $who } takes a purple chip worth 2
    .noun = purple chip worth 2
    .count = { $n ->
        [one] 1 purple chip worth 2
       *[other] { $n } purple chips worth 2
    }
    .a = a purple chip worth 2
token-chip-light-blue = { $who } takes a light blue chip, face down
    .noun = light blue chip, face down
    .count = { $n ->
        [one] 1 light blue chip, face down
       *[other] { $n } light blue chips, face down
    }
    .a = a light blue chip, face down
token-chip-light-blue-1 = { $who } takes a light blue chip worth 1
    .noun = light blue chip worth 1
    .count = { $n ->
        [one] 1 light blue chip worth 1
       *[other] { $n } light blue chips worth 1
    }
    .a = a light blue chip worth 1
token-chip-light-blue-2 = { $who } takes a light blue chip worth 2
    .noun = light blue chip worth 2
    .count = { $n ->
        [one] 1 light blue chip worth 2
       *[other] { $n } light blue chips worth 2
    }
    .a = a light blue chip worth 2
token-chip-orange = { $who } takes an orange chip, face down
    .noun = orange chip, face down
    .count = { $n ->
        [one] 1 orange chip, face down
       *[other] { $n } orange chips, face down
    }
    .a = an orange chip, face down
token-chip-orange-1 = { $who } takes an orange chip worth 1
    .noun = orange chip worth 1
    .count = { $n ->
        [one] 1 orange chip worth 1
       *[other] { $n } orange chips worth 1
    }
    .a = an orange chip worth 1
token-chip-orange-2 = { $who } takes an orange chip worth 2
    .noun = orange chip worth 2
    .count = { $n ->
        [one] 1 orange chip worth 2
       *[other] { $n } orange chips worth 2
    }
    .a = an orange chip worth 2

verb-maps-treat =
    .option = put the chip back at { $cell }
    .deed = puts the chip back at { $cell }
verb-maps-sell =
    .option = sell a bottle of wine ({ $n })
    .deed = sells a bottle of wine ({ $n })
verb-maps-improve =
    .option = use { $a } for { $at }
    .deed = uses { $a } for { $at }
verb-maps-island =
    .option = take the tile of stack { $n }
    .deed = takes the tile of stack { $n }
verb-maps-upgrade =
    .option = upgrade { $at }
    .deed = upgrades { $at }
verb-maps-man =
    .option = send a follower to the Isle of Man and take an extra turn
    .deed = sends a follower to the Isle of Man and takes an extra turn
verb-maps-recall =
    .option = bring your followers back from the Isle of Man
    .deed = brings followers back from the Isle of Man
verb-maps-peek =
    .option = look at the top tiles
    .deed = looks at the top tiles
verb-maps-venture =
    .option = place the top tile unseen, for 2 points
    .deed = ventures
verb-maps-discover =
    .option = place { $n }
    .deed = discovers { $n }

prompt-where-does-the-chip-go-back-onto-the-map = Where does the chip go back onto the map?
    .help = It lies face up on a free square in the rows of its color. Whoever places a tile there gets its points.
prompt-sell-a-bottle-of-wine = Sell a bottle of wine?
    .help = A bottle is worth exactly 2 points of your chips of one color, which leave the game. It scores 9 points if your tile covers a small city, and 5 if it lies at a road or city of the border with a pennant. You may sell one in a turn.
prompt-use-a-chip-for-your-road = Use a chip for your road?
    .help = Each chip scores 1 more point for each tile of the road. You may use one chip of each color. Used chips leave the game.
prompt-take-a-tile-of-an-island-or-draw-a-tile = Take a tile of an island, or draw a tile?
    .help = Instead of drawing you may take the top tile of an island if you have a chip of its color.
prompt-upgrade-a-follower = Upgrade a follower?
    .help = It counts as two for the majority until it goes home. One of the chips goes under it, the others leave the game.
prompt-send-a-follower-to-the-isle-of-man-for-an-extra-turn = Send a follower to the Isle of Man for an extra turn?
    .help = A follower of your supply goes to the island, and you have another turn at once. It stays there until you bring your followers back with chips.
prompt-peek-at-the-tiles-that-lie-ready-or-venture = Peek at the tiles that lie ready, or venture?
    .help = You may look at the top three and place one of them; the others go below. Or you place the top one without looking and get 2 points; if it fits nowhere it leaves the game.
prompt-which-of-the-tiles-do-you-place = Which of the tiles do you place?
    .help = You place it as an extra tile. The others go below the tiles that lie ready.

place-maps-man = the Isle of Man
    .to = the Isle of Man
place-maps-man-noun = Isle of Man

stream-maps-chips = chips
stream-maps-islands = { "" }
stream-maps-ready = { "" }
stream-maps-trade = { "" }
pile-maps-islands = { "" }
pile-maps-island-1 = { "" }
pile-maps-island-2 = { "" }
pile-maps-island-3 = { "" }
pile-maps-island-4 = { "" }
pile-maps-island-5 = { "" }
pile-maps-island-6 = { "" }
pile-maps-ready = { "" }
pile-maps-seen = { "" }
pile-maps-found = { "" }

label-chips = chips
label-treat = treat
label-wine = wine
label-improved-road = improved road
label-island = island
label-isle-of-man = Isle of Man
label-tiles-that-lie-ready = tiles that lie ready
label-venture = venture
label-chips-face-down = chips face down
label-points-of-your-chips = points of your chips
label-purple-island = purple island
label-light-blue-island = light blue island
label-orange-island = orange island

### Set-up
title = Maps
how = You play on the printed map of a country: tiles lie only on its cells, and the first ones lie on two or more start cells. Each player has the number of followers that the map gives, usually 9. Once a tile lies beside a large city, everyone may place tiles on all sides of it; once one lies at a ferry, also at its other end. At the border a tile has to match a city or road that is printed there; where nothing is printed, every edge fits and is closed. Large cities, border pieces and ferries count as tiles of a city or road, and each pennant of a completed city or road scores 2 points.
option-map = Map
    .about = One of these maps, or the path of a map file of your own.
option-map-benelux = Benelux
option-map-british-isles = British Isles
option-map-france = France
option-map-germany = Germany
option-map-iberia = Iberia
option-map-nordics = Nordic countries
option-map-usa = USA
option-map-usa-east = USA, east
option-map-usa-west = USA, west
option-tile-count = Number of tiles
    .about = Number of land tiles in the game, chosen at random; the start tile is always among them. 0: all.
option-meeples = Followers per player
    .about = Followers in each player's supply. 0: the number that the map gives, usually 9.
option-start-cells = Start cells with a tile
    .about = On how many start cells a tile lies at the beginning, at least 2. 0: the number that the map gives.
option-start-pick = Choice of the start cells
    .about = Which of the start cells get a tile.
option-start-pick-random = at random
option-start-pick-listed = in the order of the map
option-start-rotation = Rotation of the first tiles
    .about = How the tiles on the start cells are turned.
option-start-rotation-first-legal = the first one that fits
option-start-rotation-random-legal = a random one that fits
option-annotations = Extra prints and chips
    .about = What the islands and other extra prints on the map do. With chips, whoever places a tile on a chip takes it, and the map says what chips are good for.
option-annotations-ignore = nothing
option-annotations-chips = you play with chips
option-chip-squares = Squares of the chips
    .about = Where chips lie at the beginning.
option-chip-squares-board = where the map shows them
option-chip-squares-spread = spread at random
option-chip-towns = Towns that buy wine
    .about = Where a bottle of wine can be sold on a map with wine.
option-chip-towns-any = in every small city
option-chip-towns-board = in small cities with a bottle of that color
option-chip-island-price = Price of an island tile
    .about = How many chips a tile of an island costs, on a map with stacks on islands.
option-chip-upgrade-price = Price of an upgrade
    .about = How many chips it costs to make a follower count as two, on a map with upgrades.
option-chip-upgrade-price-three-colors = one of each color
option-chip-return-price = Price of a return
    .about = How many chips bring your followers back from the Isle of Man.
option-chip-return-price-three-colors = one of each color
option-chip-discover = Discovering a tile
    .about = How a player who covers a town discovers an extra tile, on a map where chips lie on towns.
option-chip-discover-choice = by choice
option-chip-discover-peek = always among the top three
option-chip-discover-venture = always the top one, unseen
option-start-tile-connects = First tiles connect
    .about = The tiles on the start cells connect large cities and ferries too, not only those that players place.
option-ferry-edge-match = Edge at a ferry
    .about = What a tile must show at the end of a ferry. Where it is no road, the ferry's road ends there.
option-ferry-edge-match-road = a road
option-ferry-edge-match-any = anything
option-border-piece-counts = Border pieces count as tiles
    .about = A city or road printed at the border counts as a tile of the feature. If off, only its pennants count.
option-ferry-unfinished = Ferries of unfinished roads
    .about = What a ferry and its pennants bring at the end of the game if the road is unfinished.
option-ferry-unfinished-reduced = 1 point, and 1 for each pennant
option-ferry-unfinished-zero = nothing
option-printed-coats-with-cathedral = Printed pennants with a cathedral
    .about = What a pennant that is printed on the map scores in a completed city with a cathedral.
option-printed-coats-with-cathedral-three = 3 points, like other pennants
option-printed-coats-with-cathedral-two = always 2 points
option-printed-coats-unfinished = Printed pennants at the end
    .about = What a pennant that is printed on the map scores at the end in an unfinished road with an inn or city with a cathedral.
option-printed-coats-unfinished-with-feature = nothing, like the road or city
option-printed-coats-unfinished-always = 1 point
option-end-when-full = End on a full map
    .about = The game ends after the turn in which the last open cell was filled.
option-small-city-extra-tile = Small cities give an extra tile
    .about = If you place a tile on a small city, you get an extra tile, once a turn.
option-small-city-extra-timing = When the extra tile comes
    .about = Whether you may place a follower on each of the two tiles, or only on the extra one.
option-small-city-extra-timing-after-scoring = after the scoring: a follower on each tile
option-small-city-extra-timing-before-deploy = before the follower: on the extra tile only
option-small-city-toll = Small cities cost points
    .about = If you place a tile on a small city, you pay 2 points.
option-small-city-toll-floor = Toll with too few points
    .about = What happens if you have fewer points than the toll.
option-small-city-toll-floor-negative = the score falls below 0
option-small-city-toll-floor-clamp = the score stops at 0
option-small-city-road-bonus = Roads beside small cities
    .about = A completed road brings 2 extra points for each small city beside it that is not covered.
option-small-city-bonus-to = Who gets the bonus of the road
    .about = Who gets the extra points for small cities beside a completed road.
option-small-city-bonus-to-owners = all players who score the road
option-small-city-bonus-to-active = of these only the one who placed the tile
option-bridge-at-free-border = Bridges at the free border
    .about = A bridge may end at a border where nothing is printed.
option-castle-on-border-city = Castles at the border
    .about = Half a small city on a tile and half a city without pennants that is printed at the border may become a castle together.
option-coat-on-large-city = Bought pennants on large cities
    .about = A pennant from the Shop may be placed on a large city.

rule-mc-10 = At most once a turn you sell a bottle, for exactly 2 points of chips of one color, in a town or at a border road with a pennant.
rule-mc-13 = When a completed road is scored, you may use at most one chip of each color.
rule-mc-14 = For a chip of the color of an island you may take the top tile of its stack instead of drawing.
rule-mc-16 = A chip that you took is put face up on a free cell of its color's rows, without a city and beside no other chip.
rule-mc-18 = After the deploy step you may upgrade one of your followers in a feature, once each, if you can pay the chips.
rule-mc-20 = After an ordinary turn a follower may go to the Isle of Man for one extra turn; chips bring followers back in your own turn.
rule-mc-22 = Whoever covers a town discovers a tile after the tile play, by peeking at the tiles that lie ready or by venturing.
rule-mp-29 = A tile may be placed only on an empty printed cell of the map.
rule-mp-77 = If the extra tile comes before the deploy step, the one figure of the turn goes on it.

### Remarks for the author of a board
remark-toml = Not valid TOML: { $why }
remark-unknown-key = The key “{ $key }” does not exist here. There are: { $known }.
remark-kind = “{ $kind }” is not a kind: write city or road.
remark-size = The grid has { $width } columns and { $height } rows. It takes 1 to { $most } of each.
remark-width = Row { $row } has { $have } cells, and row 0 has { $first }. All rows need the same number.
remark-letter = “{ $key }” is not a letter of the grid.
remark-no-city = The grid has a cell { $key }, but no large city has this letter.
remark-no-cell = The large city { $key } is not in the grid.
remark-cell-twice = { $key } stands in the grid twice. Each cell of a large city has a letter of its own.
remark-city-key = “{ $key }” cannot be the letter of a large city: use one capital letter, but not S.
remark-key-twice = Two large cities have the letter { $key }.
remark-segments = The large city { $key } needs either edges with pennants or segments, and not both.
remark-sides = “{ $text }” is not a list of sides. Write some of the letters N, E, S and W.
remark-side-twice = Edge { $edge } belongs to two parts of the large city. An edge belongs to one part only.
remark-cell = “{ $text }” is not a cell. Write column and row, such as 4,7.
remark-edge = “{ $text }” is not an edge. Write column, row and side, such as 4,7:N.
remark-no-edge = A border piece touches no edge.
remark-ends = A ferry has { $have } ends. It needs 2.
remark-name = Cell { $cell } has a name but no small city.
remark-name-twice = Cell { $cell } has two names.
remark-not-border = { $edge } is not at the border. Border pieces and ferries need land on one side, and water or land abroad on the other.
remark-taken = { $edge } has two border pieces or ferries. It can have one.
remark-mismatch = At { $edge } the large city shows { $shows ->
    [city] a city
    [road] a road
   *[other] a field
 }, and the border piece is { $kind ->
    [city] a city
   *[other] a road
 }. Make both the same.
remark-facing = At { $edge } this large city shows { $shows ->
    [city] a city
    [road] a road
   *[other] a field
 }, and its neighbor shows { $other ->
    [city] a city
    [road] a road
   *[other] a field
 }. Make both the same.
remark-starts = { $n ->
    [0] The board has no start cells. It needs at least 2.
   *[other] The board has { $n } start cell. It needs at least 2.
 }
remark-starts-used = { $wanted } start cells are to be used, and the board has { $have }. Use 2 to { $have }.
remark-unreachable = { $n ->
    [one] No tile can ever reach cell { $cell }. Join it to the others by land, a large city or a ferry, or make it water.
   *[other] No tile can ever reach { $n } cells, such as { $cell }. Join them to the others by land, a large city or a ferry, or make them water.
 }
remark-unnamed = The small city on { $cell } has no name.
remark-starts-beside = The start cell { $cell } lies beside another one. With some cells between them, the landscapes begin apart.
remark-closed-edge = { $edge } is a city edge where the board ends. It is closed for good, and no tile will ever touch it.
remark-no-room = What lies beyond { $edge } has no room in pictures. Leave a row or column of water or land abroad around the land.
remark-hard = { $n } printed edges meet on cell { $cell }. Few tiles fit there, and it may stay empty.
remark-lonely = { $n ->
    [one] One cell is out of reach from the start cell { $cell }. It stays empty unless another start cell is used.
   *[other] { $n } cells are out of reach from the start cell { $cell }. They stay empty unless another start cell is used.
 }
remark-tiles = { $tiles } tiles are recommended for { $cells } cells. About as many tiles as cells play best.
remark-no-credits = The board does not say who made it.
remark-no-sets = The board names no tile sets to play with.

mark-start = Red frame: the first tile may lie here
mark-town = A small city that is printed on the board
mark-island =
    .colored = Stack { $text } of the tiles of the islands
