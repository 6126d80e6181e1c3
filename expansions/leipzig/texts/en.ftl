trait-leipzig-gate = gate of Leipzig
trait-farmhouse = farmhouse

kind-leipzig =
    .the = Leipzig
    .to = Leipzig
    .into = in Leipzig
    .in = in Leipzig

place-leipzig-wainwrights = the quarter of the wainwrights
    .to = the quarter of the wainwrights
place-leipzig-coiners = the quarter of the coiners
    .to = the quarter of the coiners
place-leipzig-bookbinders = the quarter of the bookbinders
    .to = the quarter of the bookbinders
place-leipzig-tanners = the quarter of the tanners
    .to = the quarter of the tanners

verb-leipzig-send =
    .option = send { $n } to { $at }
    .deed = sends { $n } to { $at }

pile-leipzig-town = { "" }
pile-in-the-box = { "" }

prompt-send-a-follower-to-leipzig = Send a follower to Leipzig?
    .help = It leaves the completed road for a quarter where you have nobody yet, and stays there until the end of the game. It no longer counts for the road: if you have no other follower on the road, it brings you nothing.

label-leipzig = Leipzig
label-wainwrights = { $n ->
    [one] tile, wainwrights
   *[other] tiles, wainwrights
 }
label-coiners = coiners
label-bookbinders = bookbinders
label-tanners = { $n ->
    [one] house, tanners
   *[other] houses, tanners
 }
label-quarter-of-the-wainwrights = wainwrights
label-quarter-of-the-coiners = coiners
label-quarter-of-the-bookbinders = bookbinders
label-quarter-of-the-tanners = tanners
label-tiles-of-completed-roads = tiles of completed roads
label-pennants-of-completed-cities = pennants of completed cities
label-completed-monasteries = completed monasteries
label-houses-on-fields-at-the-end = houses on fields at the end

### Set-up
title = The Markets of Leipzig
how = The town of Leipzig lies in the middle instead of the start tile: four tiles of double size, each with a quarter and a gate where a road begins. Each player has one more follower. When a road that leads to Leipzig is completed, directly or over villages, whoever has the majority on it may send one follower from it to a quarter where they have nobody yet; that follower no longer counts for the road and stays in the quarter. Wainwrights score you 1 more point for each tile of a completed road that you score. Coiners bring you 3 points for each pennant in a completed city, bookbinders 3 for a completed monastery, whoever it belongs to. Tanners bring you 1 point at the end for each farmhouse, shed and pigsty on your fields. What bookbinders and tanners bring is our own rule.
option-leipzig-followers = More followers
    .about = How many followers each player has besides the usual ones.
option-leipzig-alone = Sending the only follower
    .about = What a player gets for a road when they send their only follower there to Leipzig.
option-leipzig-alone-nothing = nothing
option-leipzig-alone-wainwrights = 1 point for each tile, if it goes to the wainwrights
option-leipzig-long-road = Road on a tile of the town
    .about = How the road over both halves of a tile of the town counts.
option-leipzig-long-road-once = as one tile
option-leipzig-long-road-halves = as two tiles, one for each half
option-leipzig-bookbinders = Bookbinders
    .about = Points for each player with a follower at the bookbinders when a monastery is completed. With 0 they score nothing.
option-leipzig-tanners = Tanners
    .about = Points at the end for each farmhouse, shed and pigsty on a field of yours, if you have a follower at the tanners. With 0 they score nothing.
preset-print-2017 = Printing of 2017
    .about = The road over both halves of a tile of the town counts as one tile.
preset-print-2023 = Printing of 2023
    .about = Each half of the road on a tile of the town counts as a tile.
preset-reading-2019 = Reading of 2019
    .about = If your only follower on a road goes to the wainwrights, it scores you 1 point for each tile of that road.

rule-le-05 = A player with the majority on a completed road to Leipzig may send a follower to a quarter where none of their own stands.
rule-le-06 = One follower goes from each such road, each to another quarter.
rule-le-08 = Who may stand on a road may go.
