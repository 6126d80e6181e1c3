verb-base-decline =
    .option = { $n } afslaan
    .deed = slaat { $n } af
verb-base-recall =
    .option = { $the } terugroepen
    .deed = roept { $the } terug

figure-abbot = abt
    .a = een abt
    .the = de abt
    .to = de abt
    .with = een abt
    .subject = de abt
    .count = { $n ->
        [one] 1 abt
       *[other] { $n } abten
    }
figure-follower = horige
    .a = een horige
    .the = de horige
    .to = de horige
    .with = een horige
    .subject = de horige
    .count = { $n ->
        [one] 1 horige
       *[other] { $n } horigen
    }

kind-city =
    .the = de stad
    .to = de stad
kind-field =
    .the = de weide
    .to = de weide
kind-garden =
    .the = de tuin
    .to = de tuin
kind-monastery =
    .the = het klooster
    .to = het klooster
kind-road =
    .the = de weg
    .to = de weg

prompt-deploy-a-follower = Een horige plaatsen?
prompt-place-the-tile = Leg de tegel.

label-cities = { $n ->
    [one] stad
   *[other] steden
 }
label-city = stad
label-farmers = { $n ->
    [one] boer
   *[other] boeren
 }
label-field = weide
label-followers = { $n ->
    [one] horige
   *[other] horigen
 }
label-garden = tuin
label-monastery = klooster
label-neighbours = { $n ->
    [one] buur
   *[other] buren
 }
label-pennants = { $n ->
    [one] wapen
   *[other] wapens
 }
label-road = weg
label-stack = stapel
label-tiles = { $n ->
    [one] tegel
   *[other] tegels
 }
