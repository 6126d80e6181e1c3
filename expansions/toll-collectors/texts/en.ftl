trait-travellers = group of travellers
trait-farmhouse = farmhouse
trait-shed = shed
trait-pigsty = pigsty

verb-toll-lay =
    .option = place your tollhouse on the crossing at { $cell }
    .deed = places a tollhouse on the crossing at { $cell }
verb-toll-turn =
    .option = turn your tollhouse to the large toll
    .deed = turns a tollhouse to the large toll

token-tollhouse = { $who } places a tollhouse on the crossing at { $cell }
    .noun = tollhouse
    .count = { $n ->
        [one] 1 tollhouse
       *[other] { $n } tollhouses
    }
    .a = a tollhouse

label-toll = toll
label-toll-at-the-end = toll at the end
label-thieves = { $n ->
    [one] highwayman
   *[other] highwaymen
 }
label-houses-and-gardens = { $n ->
    [one] house or garden
   *[other] houses and gardens
 }
label-groups-of-travellers = { $n ->
    [one] group of travellers
   *[other] groups of travellers
 }

### Set-up
title = The Tollkeepers
how = Ten tiles are added, eight of them with a group of travellers on a road, and each player has a tollhouse. If you place no figure, you may place your tollhouse on a crossing (a village where two or more roads end), or move it to another one. When a road that ends there is completed, you get a toll before the road is scored, whoever the road belongs to. The small toll is 1 point for each highwayman on the road and for each farmhouse, shed, pigsty and garden on its tiles, and 3 for each group of travellers on it. After its first toll the tollhouse is turned over: the large toll is twice as high. At the end of the game unfinished roads bring the small toll.
option-copies = Sets of tiles
    .about = Number of sets of the ten tiles that are shuffled in. With 0 you play the rules without the tiles.
option-toll-turn = Large toll
    .about = When a tollhouse is turned to the side with the large toll, where it then stays.
option-toll-turn-after-toll = after its first toll
option-toll-turn-by-step = in place of placing a figure
option-toll-turn-never = never
option-toll-houses = What brings toll
    .about = Whether houses and gardens bring toll too. Which tiles of other sets show houses is not known yet, so only the houses of these ten tiles and gardens count.
option-toll-houses-known = also houses and gardens
option-toll-houses-travellers = only travellers and highwaymen
option-toll-final = Toll at the end
    .about = At the end of the game each unfinished road that is scored brings the small toll first.

rule-tk-03 = If you deploy nobody, you may place or move your tollhouse.
rule-tk-04 = A tollhouse lies only on a crossing: a village with two to four roads.
rule-tk-18 = After its first toll the house is turned and stays so.
