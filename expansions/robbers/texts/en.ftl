verb-robber-rob =
    .option = rob { $at }
    .deed = robs { $at }
verb-robber-rob-second =
    .option = rob { $at } at the second marker
    .deed = robs { $at } at the second marker
verb-robber-to =
    .option = place the robber beside the marker of { $at }
    .deed = places the robber beside the marker of { $at }
verb-robber-to-second =
    .option = place the robber beside the second marker of { $at }
    .deed = places the robber beside the second marker of { $at }

stream-robbers-lend = { "" }

figure-robber = robber
    .a = a robber
    .the = the robber
    .to = the robber
    .with = a robber
    .subject = the robber
    .count = { $n ->
        [one] 1 robber
       *[other] { $n } robbers
    }

trait-robber = robber's bag

place-robbers-track = the { $nth } field of the score track
    .to = the { $nth } field of the score track
place-robbers-track-noun = beside the marker

prompt-beside-whose-marker-does-the-robber-go = Beside whose marker does the robber go?
    .help = When that marker next moves by points that are scored, you get half of them; the player who scores loses nothing.
prompt-whom-does-the-robber-rob = Whom does the robber rob?
    .help = You get half of the points that this player receives now; that player loses nothing.

label-robber = robber

### Set-up
title = The Robbers
how = Each player gets a robber for the score track, and eight tiles have a bag. If you place such a tile, you may at once place your robber beside a marker of another player on the track, or move it there. Then the next player whose robber is off the track may place theirs. When the marker moves forward by points that are scored, the owner of the robber beside it gets half of them, rounded up. The player who scores loses nothing. Then the robber goes back to its owner.
option-robber-tiles = Tiles with a bag
    .about = Eight tiles with a bag are added, or eight tiles of the stack, found by chance, have one, or none have one and the robbers stay out of the game.
option-robber-tiles-printed = shuffled in as printed
option-robber-tiles-none = no tiles
option-robber-tiles-lent = eight tiles of the stack
option-copies = Sets of bags
    .about = How many sets of eight bags are in the game.
option-robber-invites = Who else may place a robber
    .about = After the player of the tile, those whose robber is off the track may place it: only the next one, or each in turn.
option-robber-invites-next = the next player only
option-robber-invites-each = each other player in turn
option-robber-share = Half of the points
    .about = How the robber's half of an odd number of points is rounded.
option-robber-share-half-up = rounded up
option-robber-share-half-down = rounded down
option-robber-in-final = Robbers in the final scoring
    .about = A robber that is still on the track gets its half of points in the final scoring too.
preset-zman-bb4 = Z-Man Games, Big Box 4
    .about = All other players whose robber is off the track may place it in turn, not only the next one.

rule-ro-04 = Who places a tile with a bag may place their robber on a field of the score track with a marker of another player.
rule-ro-05 = A robber that is on the track may move to another such field.
rule-ro-12 = If several markers score at once, the robber's owner chooses whom to rob.
