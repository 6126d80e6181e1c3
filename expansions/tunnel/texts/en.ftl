verb-tunnel-lay =
    .option = lay a token of tunnel { $n } on { $at }
    .deed = lays a token of tunnel { $n } on { $at }

token-tunnel = { $who } lays a tunnel token on { $at }
    .noun = tunnel

prompt-lay-a-tunnel-token = Lay a tunnel token?

label-city = city
label-field = field
label-road = road
