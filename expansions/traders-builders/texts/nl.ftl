verb-traders-builders-draw =
    .option = een tweede tegel leggen
    .deed = legt een tweede tegel

token-cloth =
    .noun = stof
token-grain =
    .noun = graan
token-wine =
    .noun = wijn

figure-builder = bouwmeester
    .a = een bouwmeester
    .the = de bouwmeester
    .to = de bouwmeester
    .with = een bouwmeester
    .subject = de bouwmeester
    .count = { $n ->
        [one] 1 bouwmeester
       *[other] { $n } bouwmeesters
    }
figure-pig = varken
    .a = een varken
    .the = het varken
    .to = het varken
    .with = een varken
    .subject = het varken
    .count = { $n ->
        [one] 1 varken
       *[other] { $n } varkens
    }

prompt-take-the-second-tile-play = De tweede tegel leggen?

label-castles = { $n ->
    [one] burcht
   *[other] burchten
 }
label-cities = { $n ->
    [one] stad
   *[other] steden
 }
label-city = stad
label-cloth = stof
label-field = weide
label-garden = tuin
label-grain = graan
label-monastery = klooster
label-pig = varken
label-road = weg
label-wine = wijn
