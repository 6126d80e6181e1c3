verb-plague-flea =
    .option = place a flea { $into }
    .deed = places a flea { $into }
verb-plague-flee =
    .option = let { $at } flee
    .deed = lets { $at } flee
verb-plague-flee-to =
    .option = flee to { $at }
    .deed = flees to { $at }
verb-plague-take =
    .option = take the flea from { $at }
    .deed = takes the flea from { $at }

token-eradicated-outbreak = the plague on { $cell } is eradicated
    .noun = eradicated outbreak
    .count = { $n ->
        [one] 1 eradicated outbreak
       *[other] { $n } eradicated outbreaks
    }
token-flea = { "" }
    .noun = flea
    .count = { $n ->
        [one] 1 flea
       *[other] { $n } fleas
    }
token-inactive-flea = { "" }
    .noun = inactive flea
    .count = { $n ->
        [one] 1 inactive flea
       *[other] { $n } inactive fleas
    }
token-outbreak = the plague breaks out on { $cell }
    .noun = outbreak
    .count = { $n ->
        [one] 1 outbreak
       *[other] { $n } outbreaks
    }

trait-plague-source = outbreak of the plague

pile-plague-sources = { "" }

prompt-the-plague-spreads-where-do-you-put-a-flea = The plague spreads: where do you place a flea?
    .help = Figures on the tile that gets the flea go back to their owners without points. If no flea is left, you move one.
prompt-where-do-you-lay-the-flea-that-you-took = Where do you place the flea that you took?
    .help = It goes on another tile beside an outbreak or its fleas; figures there go back to their owners without points.
prompt-where-does-it-flee-to = Where does it flee to?
    .help = It moves along its road, city or field to any other tile, but never onto or across a flea or an active outbreak.

label-city = city
label-fairy = fairy
label-field = field
label-fleas-in-the-supply = { $n ->
    [one] fleas in the supply
   *[other] fleas in the supply
 }
label-monastery = monastery
label-road = road

### Set-up
title = The Plague
how = Six source tiles are added, each of which starts an outbreak of the plague. As long as there is one, each player in their turn puts down one of 18 fleas on a tile beside an outbreak or its fleas, except in a turn in which they place a source tile. Figures on a tile that gets a flea go home without points. Once in a turn you may let one of your figures flee along its road, city or field to another tile. If there are several outbreaks and the fleas run out, the oldest outbreak ends and its fleas have no effect anymore.
option-copies = Sets of tiles and fleas
    .about = How often the six source tiles, their outbreaks and 18 fleas are in the game.
option-tiles = Source tiles
    .about = Which shapes the six source tiles have.
option-tiles-printed = as printed
option-tiles-own = of our own design
option-plague-quiet = Quiet tiles at the beginning
    .about = Number of tiles that are drawn before the source tiles are shuffled into the stack.
option-plague-must = Fleas must be put down
    .about = Whoever can put down a flea must do so. If this is off, they may leave it.
option-plague-window = Time of the flea
    .about = When a player puts down the flea of their turn.
option-plague-window-any = at any time after placing the tile
option-plague-window-deploy = in the deploy step
option-source-figures = Figures on source tiles
    .about = Figures may also be placed on a source tile whose outbreak is active.
option-plague-fairy = Fairy against fleas
    .about = The fairy protects the follower beside her from fleas, or all figures on her tile if she serves a whole tile.

rule-pl-04 = A flea goes on a tile without a flea that touches an active outbreak or its region by a side.
rule-pl-06 = No flea is put on a source tile.
rule-pl-10 = Once in your turn one of your figures may flee along its road, city or field.
rule-pl-11 = It does not flee onto or across a tile with a flea or an active outbreak.
rule-pl-15 = Without fleas in the supply an inactive one is taken from the landscape.
rule-pl-16 = If one region holds all fleas, one is taken that the region can spare.
rule-pl-24 = There is one flea and one flight in a turn, of the active player.
rule-pl-26 = No figure is placed on a tile with an active outbreak.
