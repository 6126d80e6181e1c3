verb-beacons-light =
    .option = het baken ontsteken op { $at }
    .deed = ontsteekt het baken op { $at }

token-fire = { $who } ontsteekt het baken op { $at }
    .noun = vuur

prompt-light-a-beacon = Een baken ontsteken?
