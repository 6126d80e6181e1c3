verb-shop-buy =
    .option = buy { $n } in { $at }
    .deed = buys { $n } in { $at }
verb-shop-enter =
    .option = queue with { $with } in { $at }
    .deed = queues with { $with } in { $at }
verb-shop-forfeit =
    .option = forfeit the place in { $at }
    .deed = forfeits the place in { $at }
verb-shop-lay-coat =
    .option = place a pennant in { $at }
    .deed = places a pennant in { $at }
verb-shop-lay-good =
    .option = place the good in { $at }
    .deed = places the good in { $at }
verb-shop-take-back =
    .option = take back { $at }
    .deed = takes back { $at }
verb-shop-use =
    .option = take { $n } from { $at }
    .deed = takes { $n } from { $at }

token-coat =
    .noun = pennant
    .count = { $n ->
        [one] 1 pennant
       *[other] { $n } pennants
    }
token-tea =
    .noun = tea
    .count = { $n } tea

chance-shop = { "" }

stream-shop = { "" }

place-shop = the { $name } column of the Shop
    .to = the { $name } column of the Shop
place-shop-city = the city column of the Shop
    .to = the city column of the Shop
place-shop-road = the road column of the Shop
    .to = the road column of the Shop
place-shop-takeback = the take-back column of the Shop
    .to = the take-back column of the Shop

pile-shop-bought = { "" }
pile-shop-city = { "" }
pile-shop-city-open = { "" }
pile-shop-road = { "" }
pile-shop-road-open = { "" }

prompt-on-which-of-the-tile-s-cities-does-the-good-lie = In which city of the tile does the good lie?
    .help = The player who completes this city gets the good.
prompt-place-a-coat-in-the-city-of-your-mayor = Place a pennant in the city of your mayor?
    .help = It counts like a printed one: for the points of the city, and as one more follower for your mayor.
prompt-use-what-you-queued-for-or-forfeit-it = Use what you queued for, or forfeit it?
    .help = Using it costs points; the follower comes back later this turn. If you forfeit it, the follower comes back now; passing forfeits everything.

label-bazaar = bazaar
label-bridge = bridge
label-castle = castle
label-city = city
label-coat = pennant
label-dragon = dragon
label-fair = fair
label-field = field
label-goods = goods
label-it-costs-more-points-than-you-have = it costs more points than you have
label-monastery = monastery
label-none-of-its-tiles-fits = none of its tiles fits
label-nothing-is-left = nothing is left
label-road = road
label-shop = shop
label-takeback = take back
label-tea = tea
label-the-shop = The Shop
label-tower = tower
label-what-it-acts-on-is-not-on-the-board = what it acts on is not on the board
label-wheel = wheel

### Set-up
title = The Shop
how = An expansion by Bastide, not by a publisher. A shop with three columns of three places lies beside the board; up to three markers add columns for other expansions. Instead of placing a follower as usual you may queue it in a column. In your next turn you pay for the action of that column, or forfeit it and take the follower back. An open city tile costs 4 points, an open road tile 2, and each further follower in the column makes it cost 3 or 2 more points; you place that tile instead of drawing one. In the third column you place a follower from the board, for 1 point and 1 for each further one, and get it back in your next turn.
option-markers = Markers
    .about = Up to three different markers, each a further column from left to right. Each needs the expansion that it belongs to.
option-markers-wheel = wheel: your next tile moves the pig
option-markers-goods = goods: a good in a city of your next tile
option-markers-dragon = dragon: your next tile moves the dragon
option-markers-tower = tower: up to 2 tower pieces
option-markers-coat = pennant: one for the city of your mayor
option-markers-fair = fair: a fair with your next tile
option-markers-bazaar = bazaar: a bazaar with your next tile
option-markers-castle = castle: up to 2 castles
option-markers-bridge = bridge: up to 2 bridges
option-side = Side of the board
    .about = Which side of the Shop lies up. It matters only if the marked side has other prices.
option-side-auto = by the number of players
option-side-unmarked = the side for up to 4 players
option-side-marked = the marked side for 5 and 6 players
option-prices-5-6 = Prices of the marked side
    .about = Prices that differ on the side for 5 and 6 players, each written as "city 5/+3": 5 points, and 3 for each further follower. The columns are city, road, takeback and the markers.
option-tile-set = Tiles for sale
    .about = The 20 city tiles and 20 road tiles that the Shop sells.
option-tile-set-bastide = the set of this program
option-column-lock = Closed columns
    .about = When a column is closed to you. The columns for city tiles and road tiles count as one.
option-column-lock-present = while you have a figure in it
option-column-lock-previous-round = also if you had one there when your turn began
option-function-conflict = Two functions in a turn
    .about = The Shop gives your tile only one function: wheel, good, dragon, fair or bazaar. What happens if you queued for two.
option-function-conflict-last-wins = you may pay for both, the last one counts
option-function-conflict-must-forfeit = you forfeit the second one
option-allow-debt = Paying more than you have
    .about = You may pay more points than you have; your score then falls below 0.
option-wheel-price = Price of the wheel
    .about = When the wheel costs 1 point more than the usual 2.
option-wheel-price-by-steps = for two steps of the pig
option-wheel-price-by-side = on the marked side of the board
option-extra-per-piece = Extra price for each piece
    .about = If you buy two tower pieces, castles or bridges, each costs the full price. If off, you pay the extra for further followers once.
option-goods-bag = Goods in the bag
    .about = From which tokens a good of the Shop is drawn.
option-goods-bag-shop-only = the 20 of the Shop
option-goods-bag-with-expansion = also those of Traders and Builders
option-tea-points = Points for the most tea
    .about = Points at the end for the most tea, a good that only the Shop has.
option-coat-unplaced = Pennants that were not placed
    .about = What happens to a pennant that you do not place in the turn in which you buy it.
option-coat-unplaced-keep = you keep it
option-coat-unplaced-return = it goes back to the Shop
option-exhausted-scope = Columns that sell out
    .about = Which columns close when nothing is left in them. Figures that still wait there go back to their players.
option-exhausted-scope-all-stocks = all that have a stock
option-exhausted-scope-pieces-only = only tower, pennant, castle and bridge
option-exhausted-scope-none = none
option-supply-basis = Stock of pieces
    .about = Which tower pieces, castles and bridges the Shop sells in addition to its own 6 of each.
option-supply-basis-all-leftover = all that no player got
option-supply-basis-reduced-only = only those that players begin with fewer
option-reduce-when = One piece fewer per player
    .about = When players begin with one tower piece, castle or bridge fewer.
option-reduce-when-marker-in-play = if its marker is in play
option-reduce-when-expansion-in-play = if its expansion is in play
option-mayor-strength = Mayor who is taken back
    .about = What a mayor counts in the price for taking him back.
option-mayor-strength-one = as one follower
option-mayor-strength-coats = the pennants of his city, at least 1

rule-sh-16 = In your deploy step you may place a follower into a column of the Shop.
rule-sh-20 = A column holds at most 3 figures.
rule-sh-21 = You may not place a second figure into a column, nor enter one again in the turn in which you used it.
rule-sh-26 = Followers may be seated; builder, pig and barn may not.
rule-sh-27 = A column whose stock is used up is closed.
rule-sh-33 = In your turn you use the action of a figure in the Shop and pay, or forfeit it.
rule-sh-57 = You may pay only what you have.
rule-sh-63 = One tile is bought in a shop phase, and placed instead of drawing.
rule-sh-67 = Only a tile that can be placed somewhere can be bought.
rule-sh-68 = A bought tile must be placed, and no other one instead.
rule-sh-69 = As your deploy action you take back a follower, builder or pig of yours from the landscape.
rule-sh-70 = Not from the City of Carcassonne, the wheel, the Shop, or a prison.
rule-sh-79 = The good goes on a city of the tile that you placed.
rule-sh-87 = A function that acts on a figure needs it on the board.
rule-sh-89 = You may place one bought pennant a turn, in the city of your mayor.
rule-sh-90 = One part of a city holds at most 2 pennants, printed ones included.

# What a table is refused for
error-many-markers = markers names { $have } markers; the board has room for { $most }
error-marker-twice = markers names "{ $name }" twice; there is one of each
error-price = prices_5_6 has "{ $text }"; write each price as "city 5/+3", with numbers from 0 to 99; the columns are { $known }
error-debt-floor = allow_debt lets scores fall below 0, and base.score_floor = "clamp" does not; change one of them
error-debt = allow_debt lets scores fall below 0, which another plugin at the table forbids; set allow_debt = false, or leave that plugin out
error-marker-sort = marker "{ $name }": a plugin defines a ware of that name, but of another sort; leave out the marker or that plugin
error-marker-off = marker "{ $name }": { $plugin } does not define its ware, because the mechanism is switched off there; switch it on, or leave out the marker
error-marker-plugin = marker "{ $name }" needs the plugin "{ $plugin }" at the table; add the table { $header } (`bastide plugins` lists what this program has, and a library may bring more)
error-marker-price = marker "{ $name }": the plugin that defines this ware gives no price; leave out the marker, or add a price to the ware
error-marker-other = marker "{ $name }": a marker that is not in the box may sell only functions of tiles, or pieces; leave it out
error-marker = unknown marker "{ $name }"{ $hint }; the markers are { $known }, and the wares with a price that other expansions at the table define
