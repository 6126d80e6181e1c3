verb-shop-buy =
    .option = buy { $n } in { $at }
    .deed = buys { $n } in { $at }
verb-shop-enter =
    .option = queue with { $with } in { $at }
    .deed = queues with { $with } in { $at }
verb-shop-forfeit =
    .option = forfeit the place in { $at }
    .deed = forfeits the place in { $at }
verb-shop-take-back =
    .option = take back { $at }
    .deed = takes back { $at }
verb-shop-use =
    .option = take { $n } from { $at }
    .deed = takes { $n } from { $at }

chance-shop = { "" }

place-shop = the { $name } column of the Shop
    .to = the { $name } column of the Shop
place-shop-city = the city column of the Shop
    .to = the city column of the Shop
place-shop-road = the road column of the Shop
    .to = the road column of the Shop
place-shop-takeback = the take-back column of the Shop
    .to = the take-back column of the Shop

prompt-use-what-you-queued-for-or-forfeit-it = Use what you queued for, or forfeit it?

label-bazaar = bazaar
label-castle = castle
label-city = city
label-fair = fair
label-field = field
label-it-costs-more-points-than-you-have = it costs more points than you have
label-monastery = monastery
label-none-of-its-tiles-fits = none of its tiles fits
label-nothing-is-left = nothing is left
label-road = road
label-shop = shop
label-takeback = takeback
label-the-shop = The Shop
label-what-it-acts-on-is-not-on-the-board = what it acts on is not on the board
