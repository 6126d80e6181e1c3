verb-revolts-protect =
    .option = protect { $at }
    .deed = protects { $at }

event-peasant-revolts-revolt = peasants revolt against { $n ->
    [0] cities
    [1] roads
   *[other] monasteries
 }

trait-revolt-city = revolt against cities
trait-revolt-road = revolt against roads
trait-revolt-monastery = revolt against monasteries

token-protection = { "" }
    .noun = protection
    .a = a protection
    .count = { $n ->
        [one] 1 protection
       *[other] { $n } protections
     }

pile-peasant-revolts-box = { $n ->
    [one] 1 tile in the box
   *[other] { $n } tiles in the box
 }
stream-peasant-revolts-pick = { "" }

prompt-protect-a-follower = Protect a follower?
    .help = A protected follower stays where it is in a revolt and scores 2 points. Protection costs points: the rules of this table say how many.

label-protected = { $n ->
    [one] protected follower
   *[other] protected followers
 }
label-protection = protection

### Set-up
title = The Peasant Revolts
how = Twelve tiles have a pitchfork and the sign of a city, a road or a monastery; some of them stay in the box unseen. As soon as such a tile is drawn, its player takes back all followers on features of that kind. Protected ones stay and score 2 points each. If the player had nobody to take back, the revolt goes on to the next player, until one takes someone back. When you place a follower you may protect it at once for 4 points; when you place none you may protect one that stands already for 2 points. Farmers are never concerned. The shapes of the tiles are our own design.
option-copies = Sets of tiles
    .about = How many sets of twelve tiles are shuffled in. The tiles are of our own design. With 0 there are no revolts.
option-revolts-out = Tiles in the box
    .about = How many tiles of each set stay in the box. Nobody knows which.
option-protect-costs = Price of protection
    .about = The points for a follower that you just placed, and for one that stands already.
option-protect-costs-4-2 = 4 and 2 points
option-protect-costs-2-2 = 2 and 2 points
option-protect-where = When to protect
    .about = The tiles after which you may protect a follower.
option-protect-where-any = any tile
option-protect-where-revolt-tile = only tiles with a pitchfork
option-revolt-when = Time of the revolt
    .about = Whether a tile that fits nowhere raises a revolt, too.
option-revolt-when-fits = only if the tile can be placed
option-revolt-when-drawn = as soon as it is drawn

rule-pr-09 = You protect the follower that you place for 4 points, or one that stands already for 2 if you place none.
rule-pr-10 = By an option this is allowed only after a tile with a fork.
rule-pr-14 = You need as many points as it costs.
