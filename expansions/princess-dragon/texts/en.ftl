verb-dragon-move =
    .option = move the dragon to { $at }
    .deed = moves the dragon to { $at }
verb-fairy-on =
    .option = move the fairy to { $at }
    .deed = moves the fairy to { $at }
verb-fairy-to =
    .option = move the fairy to { $at }
    .deed = moves the fairy to { $at }
verb-princess-remove =
    .option = send { $at } home
    .deed = sends { $at } home

event-dragon-eats = The dragon eats { $at }

figure-dragon = dragon
    .a = a dragon
    .the = the dragon
    .to = the dragon
    .with = a dragon
    .subject = the dragon
    .count = { $n ->
        [one] 1 dragon
       *[other] { $n } dragons
    }
figure-fairy = fairy
    .a = a fairy
    .the = the fairy
    .to = the fairy
    .with = a fairy
    .subject = the fairy
    .count = { $n ->
        [one] 1 fairy
       *[other] { $n } fairys
    }

prompt-move-the-dragon = Move the dragon.

label-before-the-dragon = before the dragon
label-city = city
label-city-of-carcassonne = city-of-carcassonne
label-dragon-tiles-put-aside = { $n ->
    [one] dragon tiles put aside
   *[other] dragon tiles put aside
 }
label-fairy = fairy
label-field = field
label-followers = { $n ->
    [one] follower
   *[other] followers
 }
label-garden = garden
label-monasteries = { $n ->
    [one] monastery
   *[other] monasteries
 }
label-monastery = monastery
label-road = road
label-wheel-hub = wheel-hub
