verb-beacons-light =
    .option = light the beacon on { $at }
    .deed = lights the beacon on { $at }

token-fire = { $who } lights the beacon on { $at }
    .noun = fire

prompt-light-a-beacon = Light a beacon?
