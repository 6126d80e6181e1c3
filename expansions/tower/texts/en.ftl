verb-tower-capture =
    .option = capture { $at }
    .deed = captures { $at }
verb-tower-floor =
    .option = build on the tower at { $cell }
    .deed = builds on the tower at { $cell }
verb-tower-guard =
    .option = put { $the } on the tower at { $cell }
    .deed = puts { $the } on the tower at { $cell }
verb-tower-ransom =
    .option = buy back { $at }
    .deed = buys back { $at }
verb-tower-swap =
    .option = take back { $at }
    .deed = takes back { $at }

token-tower-piece = { $who } builds on the tower at { $cell }
    .noun = tower piece

place-tower-prison-noun = prison

prompt-capture-a-follower = Capture a follower?
prompt-whom-do-you-take-back = Whom do you take back?

label-city = city
label-field = field
label-garden = garden
label-monastery = monastery
label-ransom = ransom
label-road = road
