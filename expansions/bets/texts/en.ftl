verb-bets-lay =
    .option = { $n ->
        [one] bet on 1 tile
       *[other] bet on { $n } tiles
     }
    .deed = { $n ->
        [one] bets on 1 tile
       *[other] bets on { $n } tiles
     }
verb-bets-put =
    .option = place the chip { $n } { $into }
    .deed = places the chip { $n } { $into }

event-bets-turned = { $who } had bet on { $n ->
    [one] 1 tile
   *[other] { $n } tiles
 }

trait-betting-office = betting office

token-bet = { $who } places a chip { $into }
    .noun = betting chip
    .a = a betting chip
    .count = { $n ->
        [one] 1 betting chip
       *[other] { $n } betting chips
     }
token-bet-1 = { "" }
    .noun = betting chip
    .count = { $n ->
        [one] 1 betting chip
       *[other] { $n } betting chips
     }
token-bet-2 = { "" }
    .noun = betting chip
    .count = { $n ->
        [one] 1 betting chip
       *[other] { $n } betting chips
     }
token-bet-3 = { "" }
    .noun = betting chip
    .count = { $n ->
        [one] 1 betting chip
       *[other] { $n } betting chips
     }
token-bet-4 = { "" }
    .noun = betting chip
    .count = { $n ->
        [one] 1 betting chip
       *[other] { $n } betting chips
     }
token-bet-5 = { "" }
    .noun = betting chip
    .count = { $n ->
        [one] 1 betting chip
       *[other] { $n } betting chips
     }
token-bet-6 = { "" }
    .noun = betting chip
    .count = { $n ->
        [one] 1 betting chip
       *[other] { $n } betting chips
     }

place-bets-chips = { $nth } betting chip

prompt-lay-a-betting-chip = Lay a betting chip?
    .help = You bet on the number of tiles of a road or a city on the new tile. When the first of them is completed, all chips on the tile are turned over, and a right one scores its points.

label-bet = bet

### Set-up
title = The Bets
how = Each player has six chips with numbers, which only they see. When a tile with a betting office was placed and everything is scored, each player in turn may place a chip on it, face down. When a road or a city on this tile is completed later, all chips on it are turned over: one with the number of tiles of that road or city scores its owner that many points. A follower there is not needed. Chips that were turned over leave the game. The numbers, the points and the shapes of the tiles are our own choice.
option-copies = Sets of tiles
    .about = How many sets of ten tiles are shuffled in. The tiles are of our own design. With 0 there are no betting offices.
option-bet-numbers = Numbers on the chips
    .about = The six numbers on the chips of each player, from 1 to 20, each once.
option-bet-points = Points for a right chip
    .about = The points for a chip with the right number; with 0 it scores its own number.
option-bet-return = Chips come back
    .about = Chips that were turned over go back to their owners.
option-bet-empty = Features without followers
    .about = A completed road or city without followers turns chips over, too.

rule-be-04 = At an office each player may place one chip of their supply.
rule-be-05 = There are no bets if all roads and cities of the tile are complete.
