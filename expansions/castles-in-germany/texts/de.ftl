verb-german-castle-choose =
    .option = Burgplättchen { $n } nehmen
    .deed = nimmt Burgplättchen { $n }
verb-german-castle-place =
    .option = Burgplättchen { $n } auf { $at } legen
    .deed = legt Burgplättchen { $n } auf { $at }
verb-german-castle-use =
    .option = Burgplättchen { $n } verwenden
    .deed = verwendet Burgplättchen { $n }

chance-castles-in-germany-deal = { "" }

kind-german-castle =
    .the = die deutsche Burg
    .to = der deutschen Burg

prompt-place-a-castle-tile-or-draw-a-tile = Ein Burgplättchen legen oder ein Plättchen ziehen?
prompt-place-the-castle-tile = Lege das Burgplättchen.
prompt-which-castle-tile-do-you-take = Welches Burgplättchen nimmst du?

label-city = Stadt
label-field = Wiese
label-german-castle = deutsche Burg
label-german-castles = { $n ->
    [one] deutsche Burg
   *[other] deutsche Burgen
 }
label-own-castle-tile = eigenes Burgplättchen
label-road = Straße
label-tiles-around-it = Plättchen ringsum
