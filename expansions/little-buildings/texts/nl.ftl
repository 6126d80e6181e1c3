verb-building-lay =
    .option = { $a } neerleggen op { $cell }
    .deed = legt { $a } neer op { $cell }

token-little-house = { $who } legt een huisje op { $cell }
    .noun = huisje
    .a = een huisje
token-little-shed = { $who } legt een schuurtje op { $cell }
    .noun = schuurtje
    .a = een schuurtje
token-little-tower = { $who } legt een torentje op { $cell }
    .noun = torentje
    .a = een torentje

label-field = weide
label-little-buildings = { $n ->
    [one] klein gebouw
   *[other] kleine gebouwen
 }
label-little-houses = { $n ->
    [one] huisje
   *[other] huisjes
 }
label-little-sheds = { $n ->
    [one] schuurtje
   *[other] schuurtjes
 }
label-little-towers = { $n ->
    [one] torentje
   *[other] torentjes
 }
