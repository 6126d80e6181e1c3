verb-messages-marker =
    .option = scorefiguur { $n } verzetten
    .deed = verzet scorefiguur { $n }
verb-messages-return =
    .option = { $at } scoren en terugnemen
    .deed = scoort { $at } en neemt hem terug
verb-messages-take =
    .option = de boodschap uitvoeren
    .deed = voert de boodschap uit
verb-messages-two-points =
    .option = in plaats daarvan 2 punten nemen
    .deed = neemt in plaats daarvan 2 punten

event-messages-city = { $who } trekt de boodschap van de kleinste stad
event-messages-farmers = { $who } trekt de boodschap van de boeren
event-messages-follower = { $who } trekt de boodschap van één horige
event-messages-knights = { $who } trekt de boodschap van de ridders
event-messages-monastery = { $who } trekt de boodschap van het kleinste klooster
event-messages-pennants = { $who } trekt de boodschap van de wapens
event-messages-road = { $who } trekt de boodschap van de kortste weg
event-messages-tile = { $who } trekt de boodschap van een extra tegel

chance-messages = { "" }

stream-messages = { "" }

number-marker-second = tweede scorefiguur op { $n }
number-marker-usual = scorefiguur op { $n }

prompt-carry-out-the-message = De boodschap uitvoeren?
prompt-which-follower-is-scored-and-taken-back = Welke horige wordt gescoord en teruggenomen?
prompt-which-marker-moves = Welke scorefiguur gaat vooruit?

label-city = stad
label-farmers = { $n ->
    [one] boer
   *[other] boeren
 }
label-field = weide
label-knights = { $n ->
    [one] ridder
   *[other] ridders
 }
label-message = boodschap
label-monastery = klooster
label-pennants = { $n ->
    [one] wapen
   *[other] wapens
 }
label-road = weg
label-shop = winkel

### Set-up
title = De Nieuwsberichten
how = Elke speler krijgt een tweede scorefiguur op het scorespoor. Telkens als je punten scoort, kies je welke van je twee scorefiguren vooruitgaat; je score is de som van beide. Komt die in je eigen beurt op een donker veld terecht (0, 5, 10 enzovoort), dan trek je een van de acht boodschappen. Je voert de boodschap uit of neemt in plaats daarvan 2 punten. Boodschappen leveren punten op voor je wegen, steden, kloosters, ridders, boeren of wapenschilden, of geven je een extra tegel.
option-message-unit = Verzetten van de scorefiguren
    .about = Voor de punten van elk project kies je een scorefiguur, of één scorefiguur gaat met alle punten van een telling vooruit.
option-message-unit-feature = elk project apart
option-message-unit-scoring = alle punten van een telling samen
option-message-timing = Moment van de boodschap
    .about = Je voert de boodschap uit als alles is geteld, of meteen, voordat het volgende project wordt geteld.
option-message-timing-after-scoring = na de telling
option-message-timing-at-once = meteen
option-message-chain = Boodschap na boodschap
    .about = De punten van een boodschap kunnen je opnieuw een boodschap opleveren.
option-message-limit = Aantal boodschappen
    .about = Per telling krijg je hoogstens één boodschap, of één voor elke keer dat een scorefiguur op een donker veld eindigt.
option-message-limit-scoring = één per telling
option-message-limit-landing = één per keer op een donker veld
option-message-alone = Geen boodschap naast anderen
    .about = Je krijgt geen boodschap als er een scorefiguur van een andere speler op hetzelfde donkere veld staat.
option-message-recycle = Gebruikte boodschappen
    .about = Gebruikte boodschappen gaan onder de stapel, zodat de volgorde zich herhaalt, of worden geschud als de laatste is gebruikt.
option-message-recycle-auto = met de Shop geschud, anders onder de stapel
option-message-recycle-bottom = onder de stapel
option-message-recycle-shuffle = geschud als alle gebruikt zijn
option-farmer-message-points = Punten voor boeren
    .about = Punten voor elk van je boeren bij de boodschap van de boeren.
option-messages = Boodschappen in het spel
    .about = Welke van de acht boodschappen in de stapel zitten; minstens één.
option-messages-road = kortste weg
option-messages-city = kleinste stad
option-messages-monastery = kleinste klooster
option-messages-tile = extra tegel
option-messages-pennants = wapenschilden: elk 2 punten
option-messages-knights = ridders: elk 2 punten
option-messages-farmers = boeren
option-messages-follower = één horige scoren en terugnemen
