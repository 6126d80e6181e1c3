verb-dragon-move =
    .option = de draak verplaatsen naar { $at }
    .deed = verplaatst de draak naar { $at }
verb-fairy-on =
    .option = de fee verplaatsen naar { $at }
    .deed = verplaatst de fee naar { $at }
verb-fairy-to =
    .option = de fee verplaatsen naar { $at }
    .deed = verplaatst de fee naar { $at }
verb-princess-remove =
    .option = { $at } naar huis sturen
    .deed = stuurt { $at } naar huis

event-dragon-eats = de draak eet { $at } op

figure-dragon = draak
    .a = een draak
    .the = de draak
    .to = de draak
    .with = een draak
    .subject = de draak
    .count = { $n ->
        [one] 1 draak
       *[other] { $n } draken
    }
figure-fairy = fee
    .a = een fee
    .the = de fee
    .to = de fee
    .with = een fee
    .subject = de fee
    .count = { $n ->
        [one] 1 fee
       *[other] { $n } feeën
    }

prompt-move-the-dragon = Verplaats de draak.

label-before-the-dragon = voor de draak
label-city = stad
label-city-of-carcassonne = stad Carcassonne
label-dragon-tiles-put-aside = { $n ->
    [one] weggelegde draaktegel
   *[other] weggelegde draaktegels
 }
label-fairy = fee
label-field = weide
label-followers = { $n ->
    [one] horige
   *[other] horigen
 }
label-garden = tuin
label-monasteries = { $n ->
    [one] klooster
   *[other] kloosters
 }
label-monastery = klooster
label-road = weg
label-wheel-hub = as van het rad
