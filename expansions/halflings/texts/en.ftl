trait-halfling = Halfling

kind-gap =
    .the = the gap
    .to = the gap
    .into = in the gap
    .in = in the gap

verb-halflings-choose =
    .option = choose the Halfling { $n }
    .deed = chooses the Halfling { $n }
verb-halflings-use =
    .option = place the Halfling { $n }
    .deed = takes the Halfling { $n }

prompt-choose-a-halfling = Choose a Halfling.
    .help = You may place it later instead of drawing a tile. All players see what you choose.
prompt-place-a-halfling-or-draw-a-tile = Place a Halfling, or draw a tile?
    .help = A Halfling covers half of its cell. Its two short sides must match; roads and cities that lead to its empty half stay open.

stream-halflings-deal = { "" }
pile-halflings-rest = { "" }
pile-halflings-hand-1 = { "" }
pile-halflings-hand-2 = { "" }
pile-halflings-hand-3 = { "" }
pile-halflings-hand-4 = { "" }
pile-halflings-hand-5 = { "" }
pile-halflings-hand-6 = { "" }
pile-halflings-hand-7 = { "" }
pile-halflings-hand-8 = { "" }

label-gap = gap
label-halflings = Halflings
label-own-halfling = own Halfling

### Set-up
title = The Halflings
how = Each player has three triangular tiles. In your turn you may place one of them instead of drawing a tile: at least one of its short sides must continue the landscape, and you may place a figure on it as on any tile. It covers half of its cell, and the cell counts as one tile. A road or city that leads to the empty half stays unfinished for the rest of the game. In each cell there is room for one Halfling. The shapes of the tiles are our own design.
option-halfling-deal = How Halflings are dealt
    .about = Whether players draw their Halflings and keep them hidden, or choose among all of them in the open.
option-halfling-deal-drawn = drawn, and kept hidden
option-halfling-deal-chosen = chosen in the open
option-halfling-hand = Halflings of each player
    .about = How many Halflings each player has at the beginning.

rule-hl-03 = The players choose among the halflings that lie open, in reverse order.
rule-hl-04 = In your turn you may place one of your halflings instead of drawing a tile.
rule-hl-05 = At least one of the sides of a halfling continues the landscape.
