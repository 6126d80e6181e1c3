verb-sheep-grow =
    .option = de kudde van { $at } laten groeien
    .deed = laat de kudde van { $at } groeien
verb-sheep-home =
    .option = de kudde van { $at } naar huis drijven
    .deed = drijft de kudde van { $at } naar huis

event-hills-sheep-sheep = { $n ->
    [one] { $who } trekt 1 schaap
   *[other] { $who } trekt { $n } schapen
 }
event-hills-sheep-wolf = { $who } trekt een wolf

token-sheep = { "" }
    .noun = schaap
token-wolf =
    .noun = wolf

chance-hills-sheep-bag = { "" }

figure-shepherd = herder
    .a = een herder
    .the = de herder
    .to = de herder
    .with = een herder
    .subject = de herder
    .count = { $n ->
        [one] 1 herder
       *[other] { $n } herders
    }

prompt-let-the-flock-grow-or-drive-it-home = De kudde laten groeien, of naar huis drijven?

label-city = stad
label-field = weide
label-flock = kudde
label-garden = tuin
label-monastery = klooster
label-road = weg
label-sheep = { $n ->
    [one] schaap
   *[other] schapen
 }
label-sheep-in-the-field = { $n ->
    [one] schaap in de weide
   *[other] schapen in de weide
 }
label-shop = winkel
label-tokens-with-1-sheep-in-the-bag = { $n ->
    [one] fiche met 1 schaap in de zak
   *[other] fiches met 1 schaap in de zak
 }
label-tokens-with-2-sheep-in-the-bag = { $n ->
    [one] fiche met 2 schapen in de zak
   *[other] fiches met 2 schapen in de zak
 }
label-tokens-with-3-sheep-in-the-bag = { $n ->
    [one] fiche met 3 schapen in de zak
   *[other] fiches met 3 schapen in de zak
 }
label-tokens-with-4-sheep-in-the-bag = { $n ->
    [one] fiche met 4 schapen in de zak
   *[other] fiches met 4 schapen in de zak
 }
label-vineyards = { $n ->
    [one] wijngaard
   *[other] wijngaarden
 }
