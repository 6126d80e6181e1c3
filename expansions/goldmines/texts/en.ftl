verb-gold-lay =
    .option = place the second ingot { $into }
    .deed = places the second ingot { $into }

event-goldmines-laid = { $who } places an ingot on { $cell }
event-goldmines-took = { $who } takes an ingot from { $cell }

token-ingot = { "" }
    .noun = ingot
    .count = { $n ->
        [one] 1 ingot
       *[other] { $n } ingots
    }

trait-goldmine = goldmine

prompt-on-which-tile-does-the-second-ingot-go = On which tile does the second ingot go?
    .help = When a feature is completed, the players with the majority take the ingots on its tiles, for a monastery also those around it.

label-castle = castle
label-castles = { $n ->
    [one] castle
   *[other] castles
 }
label-city = city
label-field = field
label-garden = garden
label-gold = gold
label-monastery = monastery
label-road = road

### Set-up
title = The Goldmines
how = Eight tiles with a goldmine are shuffled in, and there are 16 ingots. When you place a goldmine, you place one ingot on it and one on a tile around it. When a road, city or monastery is completed, the player with the majority takes the ingots on its tiles, for a monastery also those on the eight tiles around it. Players who tie take one each in turn. At the end each ingot scores 1 point if you have 1–3 of them, 2 with 4–6, 3 with 7–9, and 4 with 10 or more.
option-copies = Sets of tiles
    .about = How many sets of eight tiles are shuffled in. With 0 the rules hold without the tiles.
option-ingots = Ingots
    .about = How many ingots there are in all. More sets of tiles do not bring more.
option-gold-sharing = Sharing the ingots
    .about = How the ingots are shared when several features are scored at once.
option-gold-sharing-together = those of all features together, in turn
option-gold-sharing-by-feature = one feature after the other
option-castle-gold = Castles take ingots
    .about = A castle that is scored takes the ingots on the six tiles of its fief.
option-castle-gold-by-weight = No ingots for a mayor in a castle
    .about = A figure in a castle that counts nothing for the majority, such as a mayor, takes no ingots for it.
option-gold-points = Points for each ingot
    .about = Points for each ingot of a player who has 1–3, 4–6, 7–9 or more of them: up to four numbers. If there are fewer, the last one also counts for the rest.
option-gold-rows-of-monks = Monks take ingots of their rows
    .about = A monk of a special monastery takes the ingots in its row and its column, and none on its tile or around it.

rule-go-03 = One ingot goes on the new tile and one on a tile adjacent to it, cornerwise included.
rule-go-04 = A lone ingot goes on the tile itself, and from an empty supply nothing is placed.
