verb-anniversary-choose =
    .option = follow the arrow of { $at }
    .deed = follows the arrow of { $at }
verb-anniversary-add =
    .option = add { $a } { $into }
    .deed = adds { $a } { $into }
verb-anniversary-again =
    .option = place another tile
    .deed = places another tile

trait-arrow-n = arrow
trait-arrow-e = arrow
trait-arrow-s = arrow
trait-arrow-w = arrow
trait-arrow-add = arrow that adds a follower
trait-arrow-place = arrow for a follower elsewhere
trait-arrow-again = arrow for another tile

prompt-which-arrow-do-you-follow = Which arrow do you follow?
    .help = The new tile set off several arrows. You may use only one of them: to add a follower beside another of yours, to place a follower on another tile, or to place another tile after this one.
prompt-place-another-tile = Place another tile?
    .help = An arrow lets you draw and place another tile in this turn.

label-arrow = arrow

### Set-up
title = 20th Anniversary
how = Fifteen tiles with an arrow are added. If the arrow of the tile that you place points at no tile, you get 2 points. If it points at a tile, or if you place a tile at which the arrow of another one points, you may do what the arrow says. Plus: instead of placing a follower on the new tile, you place one beside another follower of yours on a feature that is not completed. Meeple with an arrow: you place a follower on a free, unfinished feature of another tile instead. Two tiles: after the scoring you place another tile. If several arrows are set off, you choose one.
option-copies = Sets of tiles
    .about = How many sets of fifteen tiles are shuffled in. The tiles are of our own design. With 0 there are no arrows.
option-add-fields = Add farmers
    .about = A follower may also be added beside a farmer of yours.
option-arrow-place = Follower elsewhere
    .about = The tiles to which an arrow for a follower elsewhere leads.
option-arrow-place-portal = any tile
option-arrow-place-neighbour = only the tile at which it points
option-arrow-again = Another tile
    .about = How often arrows bring another tile in the same turn.
option-arrow-again-once = once a turn
option-arrow-again-each = once for each arrow

rule-an-05 = If several arrows point at the new tile or at each other, you use one of them.
rule-an-08 = By the arrow you place a follower beside another of your own, instead of deploying one on the new tile.
rule-an-09 = It goes to unfinished roads, cities and monasteries and to fields, where its kind may stand.
rule-an-11 = An arrow for an extra turn gives one more tile play after the scoring, and an arrow that is set off in it gives no other one.
