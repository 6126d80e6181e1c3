trait-mist-n = mist
trait-mist-e = mist
trait-mist-s = mist
trait-mist-w = mist
trait-ruins = ruins

kind-mist-castle = castle
    .the = the castle
    .to = the castle
    .into = in the castle
    .in = in the castle
kind-cemetery = cemetery
    .the = the cemetery
    .to = the cemetery
    .into = in the cemetery
    .in = in the cemetery

figure-guard = guard
    .a = a guard
    .the = the guard
    .to = the guard
    .with = a guard
    .subject = the guard
    .count = { $n ->
        [one] 1 guard
       *[other] { $n } guards
    }
place-ghosts-guards = guards of the general supply
    .to = the guards of the general supply
place-ghosts-guards-noun = guards of the general supply

token-ghost = A ghost comes to { $at }
    .noun = ghost
    .count = { $n ->
        [one] 1 ghost
       *[other] { $n } ghosts
    }
    .a = a ghost

verb-ghost-to =
    .option = a ghost to { $to }
    .deed = sends a ghost to { $to }

prompt-to-which-follower-of-another-player-does-a-ghost-come = To which follower of another player does a ghost come?
    .help = Your tile extends the mist. The ghost costs the owner 2 points when the follower is scored, or 1 point at the end of the game; with a third ghost the follower goes home.
prompt-to-which-of-your-followers-does-a-ghost-come = To which of your followers does a ghost come?
    .help = Your tile limits the mist: somewhere mist meets a clear edge. The ghost costs you 2 points when the follower is scored, or 1 point at the end of the game; with a third ghost the follower goes home.

pile-ghosts-start = { "" }
pile-in-the-box = { "" }

label-cemetery = cemetery
label-ghosts = { $n ->
    [one] ghost
   *[other] ghosts
 }
label-mist-castle = castle
label-castle-in-the-mist = castle in the mist
label-tiles-with-mist = { $n ->
    [one] tile with mist
   *[other] tiles with mist
 }

### Set-up
title = Ghosts, Castles and Cemeteries
how = Sixty tiles are added, fifty of them with mist at some edges, and a start piece of four tiles replaces the start tile. Each player has five followers and two guards. Mist need not match. If your tile extends mist, so that a misty edge lies at a misty edge, you place a ghost beside a follower of another player. If your tile limits mist, so that a misty edge lies at a clear one, you place a ghost beside one of your own followers. Guards get no ghosts. When a follower is scored, its owner gets 2 points less for each ghost beside it; at the end of the game each ghost costs 1. With the third ghost the follower goes home. A castle is scored when the eight places around it hold tiles: it scores 2 points for each of these nine tiles that has mist. At the end of the game it scores 1, and 1 for each tile around it with mist. A cemetery scores no points, but when it is surrounded you get one more guard.
option-copies = Sets of tiles
    .about = Number of sets of the sixty tiles that are shuffled in. With 0 you play the rules with the start piece and without the tiles.
option-ghost-followers = Followers for each player
    .about = Number of followers with which each player begins, besides the two guards.
option-ghost-limit = When a tile limits the mist
    .about = When you have to place a ghost beside a follower of your own.
option-ghost-limit-edges = wherever mist meets a clear edge
option-ghost-limit-bank = when the tile finishes a bank of mist
option-mist-blocks = Nobody in the mist
    .about = No figure is placed on a road or field that reaches a misty edge of its tile.
option-ghost-final-all = All ghosts cost at the end
    .about = At the end each ghost costs the owner of its follower 1 point, also where the feature brings that player nothing. Otherwise only those who have the majority pay.

rule-gh-05 = Ghosts are put beside followers, never beside guards, while the supply lasts.
rule-gh-14 = A tile that extends the mist brings a ghost to a follower of another player, one that limits it to your own.
rule-gh-15 = Extending means that misty edges meet, limiting that mist meets a clear edge.
rule-gh-21 = Nobody is placed on a road or field that reaches a misty edge of its tile.
