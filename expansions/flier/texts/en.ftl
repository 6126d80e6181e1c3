verb-flier-fly =
    .option = let { $a } fly from { $cell }
    .deed = lets { $a } fly from { $cell }
verb-flier-land =
    .option = land { $into }
    .deed = lands { $into }

event-flier-lost = { $who } finds no place to land and takes the figure back
event-flier-rolled = { $who } rolls { $n } for the flight from { $cell }

chance-flier-die = { "" }

stream-flier-die = { "" }

trait-flying-machine = flying machine

prompt-where-does-the-figure-land = Where does the figure land?
    .help = It must land on an unfinished feature of the tile it has reached, never on a field; others may be there already.

label-field = field
label-garden = garden
label-ringmaster = ringmaster
label-road = road

### Set-up
title = The Flying Machines
how = Eight tiles with a flying machine are shuffled in. When you have placed one, you may place a figure as usual, or let a follower fly. You roll a die with 1, 2 and 3 twice each; the follower flies that many tiles straight in the direction of the machine, which may be cornerwise. It must land on an unfinished road, city or monastery of that tile, even an occupied one, but never on a field. If it finds no place, it goes back to your supply.
option-flying-machines = Flying machines
    .about = Followers may fly. If off, the machines are decoration.
option-copies = Sets of tiles
    .about = How many sets of eight tiles are shuffled in. With 0 the rules hold without the tiles.
option-flier-kinds = Who may fly
    .about = Which of your figures may fly. Where a figure lands must be a place for it, such as a city for a mayor.
option-flier-kinds-follower = ordinary follower
option-flier-kinds-big = big follower
option-flier-kinds-abbot = abbot
option-flier-kinds-mayor = mayor
option-flier-kinds-wagon = wagon
option-flier-kinds-ringmaster = ringmaster
option-flier-kinds-phantom = phantom
option-flier-die = Faces of the die
    .about = The numbers on the die, each a number of tiles from 1 to 99.
preset-big-box-8 = Big Box 8
    .about = The text of 2025: only ordinary and big followers may fly.

rule-fl-04 = A figure flies only from the machine of the tile just placed, instead of being deployed.
rule-fl-06 = It lands on an unfinished road, city or monastery of the tile below, occupied or not.
rule-fl-10 = A feature that the new tile completed is not a place to land.
rule-fl-11 = Followers fly, and land where their kind may stand.
