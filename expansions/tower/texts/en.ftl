verb-tower-capture =
    .option = capture { $at }
    .deed = captures { $at }
verb-tower-floor =
    .option = build on the tower at { $cell }
    .deed = builds on the tower at { $cell }
verb-tower-guard =
    .option = place { $the } on the tower at { $cell }
    .deed = places { $the } on the tower at { $cell }
verb-tower-ransom =
    .option = buy back { $at }
    .deed = buys back { $at }
verb-tower-swap =
    .option = take back { $at }
    .deed = takes back { $at }

token-tower-piece = { $who } builds on the tower at { $cell }
    .noun = tower piece
    .count = { $n ->
        [one] 1 tower piece
       *[other] { $n } tower pieces
    }

trait-tower = tower

place-tower-prison-noun = prison

prompt-capture-a-follower = Capture a follower?
    .help = The tower reaches its own tile and, in line, as many tiles as it has pieces. Followers of others are captured; your own come back.
prompt-whom-do-you-take-back = Whom do you take back?
    .help = You and the other player exchange prisoners; you choose which of your followers comes back for the one you captured.

label-city = city
label-field = field
label-garden = garden
label-monastery = monastery
label-ransom = ransom
label-road = road

### Set-up
title = The Tower
how = 18 tiles with tower places are added, and each player gets tower pieces: 10 with two players, 9 with three, 7 with four, 6 with five, 5 with six. Instead of placing a follower as usual you may place a piece on any tower place or open tower, or close an open tower with a follower. With a piece you may capture one follower on the tower's tile or in a straight line from it, up to as many tiles away as the tower has pieces. Two players who hold a follower of each other exchange them at once. Once in your turn you may buy a follower back for 3 points, which go to its captor.
option-copies = Sets of tiles
    .about = Number of sets of the 18 tiles that are shuffled in. With 0 you play the rules without the tiles.
option-towers = Towers
    .about = Towers may be built. If off, the tower places have no effect.
option-tower-pieces = Tower pieces per player
    .about = Tower pieces with which each player begins. 0: the usual number for the number of players.
option-tower-turn = When towers may be used
    .about = Whether a piece or a follower may go on a tower after any tile, or only after one with a tower place.
option-tower-turn-any-tile = after any tile
option-tower-turn-tile-with-place = only after a tile with a tower place
option-tower-capture = Capture
    .about = Whether a player who places a piece has to capture a follower in reach.
option-tower-capture-may = you may capture a follower
option-tower-capture-must = you must capture a follower
option-tower-exchange = Exchange of prisoners
    .about = Two players who hold a follower of each other exchange them at once. If off, both stay prisoners.
option-ransom = Ransom
    .about = Points for which you buy a prisoner back. 0: nobody can be bought back.
option-ransom-time = When a ransom may be paid
    .about = When in your own turn you may buy a prisoner back. With the second choice, the step for followers has to offer something else too.
option-ransom-time-any-question = with every choice before the scoring
option-ransom-time-tile-or-step = when placing the tile or placing a follower
option-ransom-time-before-tile = only before placing the tile
option-ransom-debt = Ransom with too few points
    .about = You may pay a ransom with points that you do not have.
option-tower-guard-safe = Safe on towers
    .about = A follower on a tower cannot be captured.
option-tower-guard-and-dragon = Dragon and followers on towers
    .about = Whether the dragon, and whatever else reaches the figures of a tile, reaches a follower on its tower. Other towers reach it all the same.
option-tower-guard-and-dragon-eaten = the dragon eats them
option-tower-guard-and-dragon-safe = the dragon spares them
option-fairy-to-guard = Fairy for followers on towers
    .about = The fairy may be moved to a follower on a tower.
option-tower-in-carcassonne = Towers reach Carcassonne
    .about = A tower reaches followers in the quarters of the City of Carcassonne, on the tile that belongs to the quarters.
preset-zmg-print = Early printings of Z-Man Games
    .about = New edition, in two printings that were corrected later: towers may be used only after a tile with a tower place.

rule-to-11 = In your deploy step you do one of four things: deploy as usual, build on a tower place, build on an open tower, or close an open tower with a follower.
rule-to-13 = Any tower place and any open tower on the board will do.
rule-to-20 = A tower reaches its own tile and as many tiles in each direction as it has pieces.
rule-to-23 = Followers on a tile in reach may be captured; other figures, and those that stand on no tile, may not.
rule-to-31 = Two players who hold a follower of each other exchange them at once.
rule-to-34 = Once in your own turn you may buy back one of your followers for 3 points.
rule-to-37 = A ransom is paid with a question of your own turn, before the scoring.
rule-to-38 = With less than 3 points you cannot pay.
rule-to-42 = A place without a piece is not a tower.
rule-to-45 = Ordinary and big followers stand on towers; which others do is an option.
