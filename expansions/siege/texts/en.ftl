verb-siege-escape =
    .option = take { $at } out of the besieged city
    .deed = takes { $at } out of the besieged city

trait-besieged = besieged city

prompt-take-a-knight-out-of-a-besieged-city = Take a knight out of a besieged city?
    .help = It goes back to your supply without points. A besieged city scores fewer points, and none if it stays unfinished.

label-besieged-cities = { $n ->
    [one] besieged city
   *[other] besieged cities
 }
label-cities = { $n ->
    [one] city
   *[other] cities
 }
label-city = city
label-field = field
label-monastery = monastery
label-pennants = { $n ->
    [one] pennant
   *[other] pennants
 }
label-pig = pig
label-pig-herd = pig herd
label-road = road
label-tiles = { $n ->
    [one] tile
   *[other] tiles
 }

### Set-up
title = Siege
how = Tiles with a besieged city are added: 4 of the Cathars, or Siege, and 6 of the Besiegers. A city with such a tile scores only 1 point for each tile and each pennant when it is completed, or 2 with a cathedral. Unfinished at the end it scores nothing. For farmers a completed besieged city counts twice. At the end of your turn you may take one of your knights out of an unfinished besieged city, if a monastery lies on or beside one of its siege tiles.
option-siege = Besieged cities
    .about = A city with a siege tile is besieged. If this is off, these tiles are ordinary ones.
option-copies = Copies of each set
    .about = How often each chosen set is in the game. With 0 there are no siege tiles.
option-sets = Sets
    .about = Which sets of siege tiles are in the game.
option-sets-cathars = Cathars or Siege, 4 tiles
option-sets-besiegers = Besiegers, 6 tiles
option-siege-coats = Pennants of a besieged city
    .about = What a pennant of a completed besieged city brings.
option-siege-coats-one = as much as a tile
option-siege-coats-none = nothing
option-siege-small-city = Besieged city of two tiles
    .about = Only where small cities score less than others: what a completed besieged city of two tiles brings.
option-siege-small-city-one = 1 point for each tile
option-siege-small-city-zero = nothing
option-siege-fields = Besieged cities for farmers
    .about = How a completed besieged city counts when a field is scored.
option-siege-fields-double = twice
option-siege-fields-plain = like any other city
option-siege-pig = Pigs at a besieged city
    .about = Whether the bonus of a pig or a pig herd for a besieged city is doubled too.
option-siege-pig-doubled = doubled
option-siege-pig-once = not doubled
option-escape = Escape
    .about = A player may take a knight out of an unfinished besieged city that has a monastery near.
option-escape-reach = How near the monastery must be
    .about = The monastery must lie on or beside a siege tile of the city, or any tile of it. A corner is enough.
option-escape-reach-tile = at a siege tile
option-escape-reach-city = at any tile of the city
option-escape-window = Time of the escape
    .about = In a turn with a second tile play, one knight may escape in each of them, or only one at the end.
option-escape-window-part = after each tile play
option-escape-window-turn = once at the end of the turn
option-escape-builder = Escape of a builder
    .about = A builder may escape instead of a knight.
preset-current = Current rules
    .about = The rules as published today, with the tiles of the Cathars and of the Besiegers.
preset-rio-grande = Rio Grande Games
    .about = First edition: only the four tiles of Siege, and a monastery at any tile of the city is near enough for an escape.
preset-rules-2004 = Rules of 2004
    .about = First edition: only the four tiles of the Cathars, and one escape at the end of a turn, for a builder too.

rule-sg-23 = A knight escapes at the end of your turn if a monastery lies beside a siege tile of the city; by an option beside any tile of it.
rule-sg-27 = One knight escapes in a turn, or by an option one in each part.
rule-sg-32 = Only your own knights escape, and only from an incomplete city.
rule-sg-08 = A completed besieged city scores 1 point less per tile.
rule-sg-11 = At the end of the game, an unfinished besieged city scores nothing.
rule-sg-16 = A completed besieged city counts double for farmers.
