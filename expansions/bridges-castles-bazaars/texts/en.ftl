verb-bazaars-bid =
    .option = bid { $n }
    .deed = bids { $n }
verb-bazaars-buy =
    .option = buy it for the highest bid
    .deed = buys it for the highest bid
verb-bazaars-open =
    .option = put { $at } up for auction with a bid of { $n }
    .deed = puts { $at } up for auction with a bid of { $n }
verb-bazaars-request =
    .option = ask for an auction
    .deed = asks for an auction
verb-bazaars-sell =
    .option = sell it for the highest bid
    .deed = sells it for the highest bid
verb-bazaars-take =
    .option = take { $at }
    .deed = takes { $at }
verb-bridges-build =
    .option = build a bridge { $at }
    .deed = builds a bridge { $at }
verb-castles-build =
    .option = build a castle of { $at }
    .deed = builds a castle of { $at }
verb-castles-score =
    .option = score { $at }{ $value }
    .deed = scores { $at }{ $value }
verb-castles-take =
    .option = take { $at }{ $value }
    .deed = takes { $at }{ $value }

event-bazaars-got = { $who } gets { $at } for { $points }
event-bazaars-none = the bazaar of { $who } is not held; { $n } tiles are left in the stack

token-bridge = { $who } builds a bridge { $at }
    .noun = bridge
token-castle = { $who } builds a castle on { $cell }
    .noun = castle

kind-castle =
    .the = the castle
    .to = the castle

place-bazaars-offer = the { $nth } tile
    .to = the { $nth } tile

prompt-bid-higher-or-pass = Bid higher, or pass?
prompt-build-a-bridge = Build a bridge?
prompt-build-a-castle-or-score-the-city = Build a castle, or score the city?
prompt-build-the-bridge-that-the-tile-needs = Build the bridge that the tile needs.
prompt-buy-the-tile-or-sell-it-to-the-highest-bidder = Buy the tile, or sell it to the highest bidder?
prompt-do-you-want-an-auction = Do you want an auction?
prompt-put-a-tile-up-for-auction-with-your-bid = Put a tile up for auction, with your bid.
prompt-take-a-tile = Take a tile.
prompt-which-feature-does-your-castle-score = Which feature does your castle score?
prompt-with-which-castle-does-this-one-score = With which castle does this one score?

label-auctioneer = auctioneer
label-bazaar = bazaar
label-bid = bid
label-castle = castle
label-castles = { $n ->
    [one] castle
   *[other] castles
 }
label-city = city
label-field = field
label-garden = garden
label-highest-bid = highest bid
label-monastery = monastery
label-organizer = organizer
label-road = road
label-stack = stack
