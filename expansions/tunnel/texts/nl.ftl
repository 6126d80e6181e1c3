verb-tunnel-lay =
    .option = een fiche van tunnel { $n } leggen op { $at }
    .deed = legt een fiche van tunnel { $n } op { $at }

token-tunnel = { $who } legt een tunnelfiche op { $at }
    .noun = tunnelfiche

prompt-lay-a-tunnel-token = Een tunnelfiche leggen?

label-city = stad
label-field = weide
label-road = weg
