kind-prior =
    .the = de priorij
    .to = de priorij
    .into = in de priorij
    .in = in de priorij

trait-with-prior = klooster voor een monnik of een prior

label-eastern-tiles = { $n ->
    [one] oostelijke tegel
   *[other] oostelijke tegels
 }
label-field = weide
label-monasteries = { $n ->
    [one] klooster
   *[other] kloosters
 }
label-monastery = klooster
label-northern-tiles = { $n ->
    [one] noordelijke tegel
   *[other] noordelijke tegels
 }
label-prior = priorij
label-road = weg
label-southern-tiles = { $n ->
    [one] zuidelijke tegel
   *[other] zuidelijke tegels
 }
label-western-tiles = { $n ->
    [one] westelijke tegel
   *[other] westelijke tegels
 }

### Set-up
title = De Kloosters
how = Van elke set komen zes kloostertegels in de plaats van de kloosters van het basisspel. Leg je er een, dan mag je er een horige op plaatsen als monnik, of liggend op de priorij als prior. Een monnik scoort als in het basisspel. Een prior blijft tot het einde van het spel en levert dan 1 punt op voor de tegel en 1 voor elke tegel in zijn rij en zijn kolom, aan alle vier de kanten tot de eerste lege plek. Een klooster met alleen priors is nooit afgebouwd.
option-sets = Sets
    .about = Welke sets in het spel zitten. Elke set heeft zes tegels, en de regels zijn gelijk.
option-sets-germany = Duitsland
option-sets-netherlands-belgium = Nederland en België
option-sets-japan = Japan
option-copies = Exemplaren van elke set
    .about = Hoe vaak de tegels van elke set in het spel zitten; bij 0 blijven ze weg.
option-monasteries = Kloosters van het basisspel
    .about = Of de bijzondere kloosters ze vervangen. Kloosters van andere uitbreidingen blijven altijd.
option-monasteries-replace = doen niet mee
option-monasteries-keep = blijven in het spel
option-prior-recall = Abt als prior terugroepen
    .about = Een abt die als prior ligt, mag voortijdig worden teruggeroepen. Hij scoort dan meteen wat een prior aan het einde zou scoren.
option-prior-after-scoring = Wagen als prior na een puntentelling
    .about = Een wagen die na een puntentelling verder rijdt, mag prior worden van een klooster met acht tegels eromheen.
option-prior-is-monk = Priors tellen als monniken
    .about = Een prior telt mee waar een andere regel monniken telt, bijvoorbeeld bij de Inquisitie van het Rad van Fortuin.
option-monk-joins-alone = Monniken komen uit de stad
    .about = Een figuur uit de stad Carcassonne mag de monnik worden van een omringd klooster dat er geen heeft.

rule-sm-08 = Monnik en prior delen één plek: staat er een, dan is die niet vrij voor een ander.
rule-sm-11 = Waar er acht tegels omheen liggen, kan een figuur prior worden, maar geen monnik.
rule-sm-19 = Een abt die als prior staat, wordt niet teruggeroepen.
