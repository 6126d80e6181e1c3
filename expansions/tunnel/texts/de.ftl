verb-tunnel-lay =
    .option = einen Chip von Tunnel { $n } auf { $at } legen
    .deed = legt einen Chip von Tunnel { $n } auf { $at }

token-tunnel = { $who } legt einen Tunnelchip auf { $at }
    .noun = Tunnelchip

prompt-lay-a-tunnel-token = Einen Tunnelchip legen?

label-city = Stadt
label-field = Wiese
label-road = Straße
