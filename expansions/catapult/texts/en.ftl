verb-catapult-caught =
    .option = enter a catch, or a token that did not fly across the ruler
    .deed = enters a catch, or a token that did not fly across the ruler
verb-catapult-hit =
    .option = hit { $at }
    .deed = hits { $at }
verb-catapult-landed =
    .option = enter a landing at { $cell }
    .deed = enters a landing at { $cell }
verb-catapult-pick =
    .option = play { $at }
    .deed = plays { $at }
verb-catapult-swap =
    .option = replace { $at } with { $a }
    .deed = replaces { $at } with { $a }
verb-catapult-throw =
    .option = throw at { $cell }
    .deed = throws at { $cell }

event-catapult-catch = { $who } begins a round of catch
event-catapult-is-caught = { $who } catches the token
event-catapult-is-missed = nobody catches { $who }'s token
event-catapult-knock-out = { $who } begins a round of knock-out
event-catapult-seduction = { $who } begins a round of seduction
event-catapult-target = { $who } begins a round at the target

token-catch = { $who }'s token lands at { $cell }
    .noun = catch token
    .count = { $n ->
        [one] 1 catch token
       *[other] { $n } catch tokens
    }
token-knock-out = { $who }'s token lands at { $cell }
    .noun = knock-out token
    .count = { $n ->
        [one] 1 knock-out token
       *[other] { $n } knock-out tokens
    }
token-seduction = { $who }'s token lands at { $cell }
    .noun = seduction token
    .count = { $n ->
        [one] 1 seduction token
       *[other] { $n } seduction tokens
    }
token-target = { $who }'s token lands at { $cell }
    .noun = target token
    .count = { $n ->
        [one] 1 target token
       *[other] { $n } target tokens
    }

chance-catapult-catch = { "" }
chance-catapult-hit = { "" }
chance-catapult-throw = { "" }

stream-catapult-catch = { "" }
stream-catapult-hit = { "" }
stream-catapult-lend = { "" }
stream-catapult-roll = die: { $n }
stream-catapult-throw = { "" }

trait-fair = fair

place-catapult-kind = the { $nth } game
    .to = the { $nth } game

prompt-put-a-follower-in-the-place-of-the-nearest-one = Place a follower in the place of the nearest one?
    .help = Your follower takes the place of the one nearest to the token, which goes back to its owner.
prompt-was-the-token-caught = Was the token caught?
    .help = Say what happened at your table: the player who catches the token gets points.
prompt-where-did-the-token-land = Where did the token land?
    .help = Choose the cell on which the token lies, even if no tile lies there.
prompt-where-do-you-aim = Where do you aim?
    .help = The token may land beside the tile you choose, unless you play without spread.
prompt-which-game-is-played-at-the-fair-1-knock-out-2-seduction = Which game is played at the fair? 1 knock-out, 2 seduction
    .help = Each player throws once. Knock-out sends figures back to their owners; seduction lets the thrower replace a follower with their own.
prompt-which-game-is-played-at-the-fair-1-knock-out-2-seduction-3-target-4-catch = Which game is played at the fair? 1 knock-out, 2 seduction, 3 target, 4 catch
    .help = Each player throws once. Knock-out sends figures back, seduction replaces a follower; target and catch bring points.
prompt-which-game-is-played-at-the-fair-3-target-4-catch = Which game is played at the fair? 3 target, 4 catch
    .help = Each player throws once. In target the token nearest to the fair brings points; in catch a neighbour who catches the token gets them.
prompt-whom-does-the-token-hit = Whom does the token hit?
    .help = The figure that is hit goes back to its owner.

label-catch-tokens-thrown = { $n ->
    [one] catch tokens thrown
   *[other] catch tokens thrown
 }
label-city = city
label-distance-from-the-fair-squared = distance from the fair, squared
label-fair = fair
label-field = field
label-followers = { $n ->
    [one] follower
   *[other] followers
 }
label-knock-out-tokens-thrown = { $n ->
    [one] knock-out tokens thrown
   *[other] knock-out tokens thrown
 }
label-monastery = monastery
label-road = road
label-seduction-tokens-thrown = { $n ->
    [one] seduction tokens thrown
   *[other] seduction tokens thrown
 }
label-target-tokens-thrown = { $n ->
    [one] target tokens thrown
   *[other] target tokens thrown
 }
label-tiles = { $n ->
    [one] tile
   *[other] tiles
 }

### Set-up
title = The Catapult
how = Twelve tiles show a fair. Once a fair tile has been placed and scored, its player chooses one of four games, and all players throw one token each, clockwise. Knock-out: a follower on the tile where the token lands goes home; seduction: you may place one of your followers in the place of the nearest one. Target: the token nearest to the fair scores 5 points; catch: your left neighbour gets 5 points for catching your token, otherwise you do. On the screen you choose where to aim, and chance decides where the token lands.
option-fair-time = Time of the round
    .about = In a double turn, the round comes right after the fair tile or only when the whole turn is over.
option-fair-time-part = after the fair tile
option-fair-time-turn = at the end of the turn
option-fair-tiles = Tiles with a fair
    .about = Which tiles show a fair.
option-fair-tiles-printed = twelve printed tiles
option-fair-tiles-lent = tiles of the stack, drawn at the start
option-fair-tiles-own = extra tiles of our own design
option-fair-tiles-none = none
option-copies = Sets of fair tiles
    .about = How many sets of 12 fair tiles there are.
option-kinds = Games at the fair
    .about = Which games may be chosen at the fair, at least one.
option-kinds-knock-out = knock-out
option-kinds-seduction = seduction
option-kinds-target = target
option-kinds-catch = catch
option-throws = Throws
    .about = Chance decides where the tokens land, or you throw with a real catapult and enter what happened.
option-throws-chance = decided by chance
option-throws-entered = with a real catapult
option-spread = Spread of the throws
    .about = How far from its aim a token can land. Without spread, the thrower names the one who is hit if knock-out hits only one figure.
option-spread-fair = medium: up to 2 tiles off, 2 in 9 hit the aim
option-spread-sure = none: every throw hits the aim
option-spread-steady = small: up to 1 tile off, 1 in 3 hit the aim
option-spread-wild = large: up to 2 tiles off, 1 in 9 hit the aim
option-aims = Where you may aim
    .about = You may aim at any tile, or only at tiles where a knock-out token can hit someone, as long as there are any.
option-aims-tiles = any tile
option-aims-tiles-with-followers = only tiles with followers
option-reach = Reach of the catapult
    .about = How many tiles away from the fair you may aim, also cornerwise. With 0 there is no limit.
option-knockout-hits = Hits of knock-out
    .about = How many of the figures where a knock-out token lands are hit.
option-knockout-hits-one = one
option-knockout-hits-roll = by a die: 1 none, 2–5 one, 6 all
option-knockout-hits-all = all
option-knockout-figures = Figures that knock-out hits
    .about = Whether a knock-out token also hits figures that are no followers, such as builder, pig, barn and shepherd.
option-knockout-figures-followers = followers only
option-knockout-figures-all = all figures of the players
option-lords-hit = Lords of castles can be hit
    .about = A knock-out token on either tile of a castle can hit the follower who stands in the castle.
option-seduction-nearest = Whom seduction finds
    .about = Whose follower a seduction token finds. You can replace your own follower only by one of another kind.
option-seduction-nearest-of-all = the nearest follower of all players
option-seduction-nearest-opponents = the nearest follower of an opponent
option-target-points = Points for the target
    .about = Points for the token that lies nearest to the fair. Players who tie each get them.
option-catch-points = Points for the catch
    .about = Points for the player who catches a token, or for the thrower if it is not caught.
option-target-off-field = Target tokens off the tiles
    .about = Whether a target token counts that lands where no tile lies.
option-target-off-field-counts = count like the others
option-target-off-field-void = do not count
option-catcher = Catcher
    .about = Which neighbour of the thrower tries to catch the token.
option-catcher-left = the left neighbour
option-catcher-right = the right neighbour
option-catch-missed = Token that is not caught
    .about = Who gets the points of the catch if the token is not caught.
option-catch-missed-thrower = the thrower
option-catch-missed-nobody = nobody
option-catch-odds = Chance of a catch
    .about = In how many of 36 throws a token is caught. At 12 it is one in three.
preset-screen = On the screen
    .about = You choose where to aim, and chance decides where the tokens land.
preset-table = With a real catapult
    .about = You throw with a real catapult beside the screen and enter what happened.
preset-chess = Without chance
    .about = Only knock-out and seduction; every throw hits its aim, at most 4 tiles from the fair.
preset-gentle = Gentle
    .about = Only target and catch, so nobody loses a follower.

rule-cp-06 = The round picks among the games of the fair that are played at this table.
rule-cp-20 = A token hits figures on the cells that it reaches.
rule-cp-26 = The thrower may place a follower of the supply in the place of the nearest one of another player.
rule-cp-28 = Of several that are equally near the thrower chooses.
rule-cp-30 = The exchange is voluntary and needs a follower in supply.
rule-cp-40 = A catch gives 5 points to the catcher; a token that nobody caught gives 5 to the thrower.
rule-cp-47 = You aim at a cell that holds a tile.
rule-cp-52 = A landing that is entered lies at most 8 cells from the tiles.
