verb-tunnel-lay =
    .option = place a token of tunnel { $n } { $into }
    .deed = places a token of tunnel { $n } { $into }

token-tunnel = { $who } places a tunnel token { $into }
    .noun = tunnel token
    .count = { $n ->
        [one] 1 tunnel token
       *[other] { $n } tunnel tokens
    }

trait-tunnel-opening = tunnel opening

prompt-lay-a-tunnel-token = Lay a tunnel token?
    .help = When both tokens of a pair lie, the road continues from one tunnel opening to the other.

label-city = city
label-field = field
label-road = road

### Set-up
title = The Tunnel
how = Four tiles are added on which roads run into tunnel openings. Each player gets pairs of tunnel tokens: three pairs with two players, two with three, one with more. After placing your tile you may put a token on any free opening, and still place a follower. When both tokens of a pair lie, the road goes on from one opening to the other. An opening that leads nowhere leaves its road unfinished, and the way below the ground brings no points.
option-tunnels = Tunnel tokens
    .about = Players lay tunnel tokens. If off, a road ends at an opening.
option-copies = Sets of tiles
    .about = Number of sets of the four tiles that are shuffled in. With 0 you play the rules without the tiles.
option-tunnel-pairs = Pairs of tokens
    .about = Pairs of tunnel tokens of each player in a game for two and for three. With more players it is always one.
option-tunnel-pairs-3-2 = three with two players, two with three
option-tunnel-pairs-2-1 = two with two players, one with three
option-tunnel-pairs-1-1 = always one
option-tunnel-step = When a token is placed
    .about = Whether you may place a token only after your tile, or also before it.
option-tunnel-step-deploy = after the tile
option-tunnel-step-any = before or after the tile
option-tunnel-per = How many tokens you may place
    .about = It matters only in a turn with several tiles, for example with a builder.
option-tunnel-per-part = one with each tile
option-tunnel-per-turn = one in each turn
option-tunnel-everywhere = Openings on other tiles
    .about = Roads that lead below a city on tiles of other expansions have openings on both sides too.
option-tunnel-needs-follower = Only with a follower
    .about = You may place a token only at an opening of a road on which you have a follower.
preset-own-tiles = Only its own tiles
    .about = Only the four tiles of The Tunnel have openings.

rule-tu-04 = A token goes on an opening without a token; by an option only where a follower of yours is on the road.
rule-tu-09 = There is one token in each tile play, or by an option one in a turn.
