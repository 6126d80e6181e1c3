trait-inn = inn

label-city = city
label-field = field
label-monastery = monastery
label-road = road

### Set-up
title = The Winter Edition
how = Twelve tiles with winter animals are shuffled in with those of the base game. They have roads, cities and monasteries in new combinations. They are placed and scored like all others; the animals are pictures without a rule. One of them shows an inn, which counts only with Inns and Cathedrals.
option-copies = Sets of tiles
    .about = Number of sets of the twelve tiles that are shuffled in. With 0 they are left out.
