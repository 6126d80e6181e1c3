verb-abbey-use =
    .option = een abdij gebruiken
    .deed = gebruikt een abdij
verb-barn-build =
    .option = de schuur plaatsen op { $at }
    .deed = plaatst de schuur op { $at }
verb-wagon-move =
    .option = de wagen verplaatsen naar { $at }
    .deed = verplaatst de wagen naar { $at }

token-abbey =
    .noun = abdij

figure-barn = schuur
    .a = een schuur
    .the = de schuur
    .to = de schuur
    .with = een schuur
    .subject = de schuur
    .count = { $n ->
        [one] 1 schuur
       *[other] { $n } schuren
    }
figure-mayor = burgemeester
    .a = een burgemeester
    .the = de burgemeester
    .to = de burgemeester
    .with = een burgemeester
    .subject = de burgemeester
    .count = { $n ->
        [one] 1 burgemeester
       *[other] { $n } burgemeesters
    }
figure-wagon = wagen
    .a = een wagen
    .the = de wagen
    .to = de wagen
    .with = een wagen
    .subject = de wagen
    .count = { $n ->
        [one] 1 wagen
       *[other] { $n } wagens
    }

kind-abbey =
    .the = de abdij
    .to = de abdij

prompt-move-your-wagon-or-take-it-back = Je wagen verplaatsen, of terugnemen?
prompt-place-your-abbey-or-draw-a-tile = Je abdij leggen, of een tegel trekken?

label-abbey = abdij
label-barn = schuur
label-besieged-cities = { $n ->
    [one] belegerde stad
   *[other] belegerde steden
 }
label-castle = burcht
label-castles = { $n ->
    [one] burcht
   *[other] burchten
 }
label-cities = { $n ->
    [one] stad
   *[other] steden
 }
label-city = stad
label-farmers-at-a-barn = { $n ->
    [one] boer bij een schuur
   *[other] boeren bij een schuur
 }
label-field = weide
label-garden = tuin
label-little-buildings = { $n ->
    [one] klein gebouw
   *[other] kleine gebouwen
 }
label-little-houses = { $n ->
    [one] huisje
   *[other] huisjes
 }
label-little-sheds = { $n ->
    [one] schuurtje
   *[other] schuurtjes
 }
label-little-towers = { $n ->
    [one] torentje
   *[other] torentjes
 }
label-monastery = klooster
label-own-abbey = eigen abdij
label-pig-herd = varkenskudde
label-road = weg
label-shop = winkel
