verb-flier-fly =
    .option = let { $a } fly from { $cell }
    .deed = lets { $a } fly from { $cell }
verb-flier-land =
    .option = land on { $at }
    .deed = lands on { $at }

event-flier-lost = { $who } finds no place to land and takes the figure back
event-flier-rolled = { $who } rolls { $n } for the flight from { $cell }

chance-flier-die = { "" }

prompt-where-does-the-figure-land = Where does the figure land?

label-field = field
label-garden = garden
label-ringmaster = ringmaster
label-road = road
