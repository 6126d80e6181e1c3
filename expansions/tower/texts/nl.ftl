verb-tower-capture =
    .option = { $at } gevangennemen
    .deed = neemt { $at } gevangen
verb-tower-floor =
    .option = bouwen aan de toren op { $cell }
    .deed = bouwt aan de toren op { $cell }
verb-tower-guard =
    .option = { $the } op de toren op { $cell } zetten
    .deed = zet { $the } op de toren op { $cell }
verb-tower-ransom =
    .option = { $at } vrijkopen
    .deed = koopt { $at } vrij
verb-tower-swap =
    .option = { $at } terugnemen
    .deed = neemt { $at } terug

token-tower-piece = { $who } bouwt aan de toren op { $cell }
    .noun = torendeel

place-tower-prison-noun = gevangenis

prompt-capture-a-follower = Een horige gevangennemen?
prompt-whom-do-you-take-back = Wie neem je terug?

label-city = stad
label-field = weide
label-garden = tuin
label-monastery = klooster
label-ransom = losgeld
label-road = weg
