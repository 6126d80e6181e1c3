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
    .option = put { $a } in the place of { $at }
    .deed = puts { $a } in the place of { $at }
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
    .noun = catch
token-knock-out = { $who }'s token lands at { $cell }
    .noun = knock out
token-seduction = { $who }'s token lands at { $cell }
    .noun = seduction
token-target = { $who }'s token lands at { $cell }
    .noun = target

chance-catapult-catch = { "" }
chance-catapult-hit = { "" }
chance-catapult-throw = { "" }

place-catapult-kind = the { $nth } game
    .to = the { $nth } game

prompt-put-a-follower-in-the-place-of-the-nearest-one = Put a follower in the place of the nearest one?
prompt-was-the-token-caught = Was the token caught?
prompt-where-did-the-token-land = Where did the token land?
prompt-where-do-you-aim = Where do you aim?
prompt-which-game-is-played-at-the-fair-1-knock-out-2-seduction = Which game is played at the fair? 1 knock-out, 2 seduction
prompt-which-game-is-played-at-the-fair-1-knock-out-2-seduction-3-target-4-catch = Which game is played at the fair? 1 knock-out, 2 seduction, 3 target, 4 catch
prompt-whom-does-the-token-hit = Whom does the token hit?

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
