verb-wheel-enter =
    .option = place { $a } on { $at }
    .deed = places { $a } on { $at }
verb-wheel-remove =
    .option = take { $at } back into the supply
    .deed = takes { $at } back into the supply

event-wheel-famine = the pig moves by { $n } and stops at Famine
event-wheel-fortune = the pig moves by { $n } and stops at Fortune
event-wheel-inquisition = the pig moves by { $n } and stops at Inquisition
event-wheel-plague = the pig moves by { $n } and stops at Plague
event-wheel-storm = the pig moves by { $n } and stops at Storm
event-wheel-taxes = the pig moves by { $n } and stops at Taxes

figure-wheel-pig = pig of the wheel
    .a = a pig of the wheel
    .the = the pig of the wheel
    .to = the pig of the wheel
    .with = a pig of the wheel
    .subject = the pig of the wheel
    .count = { $n ->
        [one] 1 pig of the wheel
       *[other] { $n } pigs of the wheel
    }

kind-wheel-hub =
    .the = the hub of the wheel
    .to = the hub of the wheel

place-wheel-crowns = the { $nth } crown space
    .to = the { $nth } crown space
place-wheel-sectors = { "" }

prompt-the-plague-which-follower-do-you-take-back = The plague: which follower do you take back?

label-1-for-each-farmer-and-completed-city = 1 for each farmer and completed city
label-1-for-each-follower-in-supply = 1 for each follower in supply
label-10-for-each-monk = 10 for each monk
label-2-for-each-farmer-and-completed-city = 2 for each farmer and completed city
label-2-for-each-follower-in-supply = 2 for each follower in supply
label-2-for-each-monk = 2 for each monk
label-20-points-for-the-player-at-turn = 20 points for the player at turn
label-3-for-each-monk = 3 for each monk
label-3-points-for-the-player-at-turn = 3 points for the player at turn
label-4-points-for-the-player-at-turn = 4 points for the player at turn
label-5-for-each-farmer-and-completed-city = 5 for each farmer and completed city
label-5-for-each-follower-in-supply = 5 for each follower in supply
label-city = city
label-crown-space = crown space
label-each-player-takes-one-follower-back = each player takes one follower back
label-famine = Famine
label-farmers = { $n ->
    [one] farmer
   *[other] farmers
 }
label-field = field
label-followers-in-supply = { $n ->
    [one] followers in supply
   *[other] followers in supply
 }
label-for-each-city-its-pennants-and-own-knights = for each city, its pennants and own knights
label-for-each-knight-pennants-and-own-knights-of-the-city = for each knight, pennants and own knights of the city
label-fortune = Fortune
label-inquisition = Inquisition
label-knights = { $n ->
    [one] knight
   *[other] knights
 }
label-monastery = monastery
label-monks = { $n ->
    [one] monk
   *[other] monks
 }
label-pig = pig
label-plague = Plague
label-ringmaster = ringmaster
label-road = road
label-start = start
label-storm = Storm
label-taxes = Taxes
label-the-wheel = The Wheel
label-wheel-hub = wheel-hub
