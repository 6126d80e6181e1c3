verb-circus-climb =
    .option = put { $the } among the acrobats at { $cell }
    .deed = puts { $the } among the acrobats at { $cell }
verb-circus-score =
    .option = score the acrobats at { $cell }
    .deed = scores the acrobats at { $cell }

event-big-top-animal = The animal token at { $cell } is turned up, for { $points }

token-animal = An animal token is put face down at { $cell }
    .noun = animal

chance-big-top-animals = { "" }

figure-big-top = big top
    .a = a big top
    .the = the big top
    .to = the big top
    .with = a big top
    .subject = the big top
    .count = { $n ->
        [one] 1 big top
       *[other] { $n } big tops
    }
figure-ringmaster = ringmaster
    .a = a ringmaster
    .the = the ringmaster
    .to = the ringmaster
    .with = a ringmaster
    .subject = the ringmaster
    .count = { $n ->
        [one] 1 ringmaster
       *[other] { $n } ringmasters
    }

label-acrobats = { $n ->
    [one] acrobat
   *[other] acrobats
 }
label-circus = circus
label-city = city
label-field = field
label-garden = garden
label-meeples = { $n ->
    [one] meeple
   *[other] meeples
 }
label-ringmaster = ringmaster
label-road = road
label-shop = shop
