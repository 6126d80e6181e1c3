verb-beacons-light =
    .option = das Leuchtfeuer auf { $to } entzünden
    .deed = entzündet das Leuchtfeuer auf { $to }

token-fire = { $who } entzündet das Leuchtfeuer auf { $to }
    .noun = Feuer

prompt-light-a-beacon = Ein Leuchtfeuer entzünden?
