verb-drawbridge-cross =
    .option = let { $n } cross into { $at }
    .deed = lets { $n } cross into { $at }

trait-drawbridge = drawbridge

prompt-does-your-follower-cross-a-drawbridge = Does your follower cross a drawbridge?
    .help = The road was completed and scored. Your follower may cross a drawbridge into an unfinished city and count there from now on, whoever stands in it; otherwise it goes home. You decide for each of your followers on the road.

label-city = city
label-road = road

### Set-up
title = The Drawbridges
how = Twelve tiles are added on which roads end at the drawbridge of a city. When such a road is completed, it is scored as usual. If the city behind the drawbridge is not completed, the player who alone has the most followers on the road may let each of them cross into the city instead of taking it home, whoever stands there and whoever completed the road. If the road leads to several unfinished cities, each follower may go into any of them.
option-copies = Sets of tiles
    .about = How many sets of twelve tiles are shuffled in. Most of the tiles are of our own design. With 0 there are no drawbridges.
option-drawbridge-tied = Tied players cross too
    .about = If several players have the most followers on the road, each of them may let their followers cross.
option-drawbridge-tile = Where a follower stands after crossing
    .about = The tile of the city on which a follower stands after it has crossed the drawbridge.
option-drawbridge-tile-gate = on the tile of the drawbridge
option-drawbridge-tile-any = on any tile of the city

rule-db-04 = A player who alone has the majority on the completed road may move followers into the unfinished city of the drawbridge.
rule-db-06 = Of several unfinished cities the player chooses one for each follower.
