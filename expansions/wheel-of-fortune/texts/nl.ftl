verb-wheel-enter =
    .option = { $a } plaatsen op { $at }
    .deed = plaatst { $a } op { $at }
verb-wheel-remove =
    .option = { $at } terugnemen in de voorraad
    .deed = neemt { $at } terug in de voorraad

event-wheel-famine = het varken gaat { $n } verder en stopt bij Hongersnood
event-wheel-fortune = het varken gaat { $n } verder en stopt bij Geluk
event-wheel-inquisition = het varken gaat { $n } verder en stopt bij Inquisitie
event-wheel-plague = het varken gaat { $n } verder en stopt bij Pest
event-wheel-storm = het varken gaat { $n } verder en stopt bij Storm
event-wheel-taxes = het varken gaat { $n } verder en stopt bij Belasting

figure-wheel-pig = varken van het rad
    .a = een varken van het rad
    .the = het varken van het rad
    .to = het varken van het rad
    .with = een varken van het rad
    .subject = het varken van het rad
    .count = { $n ->
        [one] 1 varken van het rad
       *[other] { $n } varkens van het rad
    }

kind-wheel-hub =
    .the = de as van het rad
    .to = de as van het rad

place-wheel-crowns = kroonveld { $nth }
    .to = kroonveld { $nth }
place-wheel-sectors = { "" }

prompt-the-plague-which-follower-do-you-take-back = De pest: welke horige neem je terug?

label-1-for-each-farmer-and-completed-city = 1 per boer en voltooide stad
label-1-for-each-follower-in-supply = 1 per horige in de voorraad
label-10-for-each-monk = 10 per monnik
label-2-for-each-farmer-and-completed-city = 2 per boer en voltooide stad
label-2-for-each-follower-in-supply = 2 per horige in de voorraad
label-2-for-each-monk = 2 per monnik
label-20-points-for-the-player-at-turn = 20 punten voor de speler aan de beurt
label-3-for-each-monk = 3 per monnik
label-3-points-for-the-player-at-turn = 3 punten voor de speler aan de beurt
label-4-points-for-the-player-at-turn = 4 punten voor de speler aan de beurt
label-5-for-each-farmer-and-completed-city = 5 per boer en voltooide stad
label-5-for-each-follower-in-supply = 5 per horige in de voorraad
label-city = stad
label-crown-space = kroonveld
label-each-player-takes-one-follower-back = elke speler neemt een horige terug
label-famine = Hongersnood
label-farmers = { $n ->
    [one] boer
   *[other] boeren
 }
label-field = weide
label-followers-in-supply = { $n ->
    [one] horige in de voorraad
   *[other] horigen in de voorraad
 }
label-for-each-city-its-pennants-and-own-knights = per stad, de wapens en eigen ridders
label-for-each-knight-pennants-and-own-knights-of-the-city = per ridder, wapens en eigen ridders van de stad
label-fortune = Geluk
label-inquisition = Inquisitie
label-knights = { $n ->
    [one] ridder
   *[other] ridders
 }
label-monastery = klooster
label-monks = { $n ->
    [one] monnik
   *[other] monniken
 }
label-pig = varken
label-plague = Pest
label-ringmaster = circusdirecteur
label-road = weg
label-start = start
label-storm = Storm
label-taxes = Belasting
label-the-wheel = Het Rad
label-wheel-hub = as van het rad
