verb-messages-marker =
    .option = scorefiguur { $n } verzetten
    .deed = verzet scorefiguur { $n }
verb-messages-return =
    .option = { $at } scoren en terugnemen
    .deed = scoort { $at } en neemt hem terug
verb-messages-take =
    .option = het bericht uitvoeren
    .deed = voert het bericht uit
verb-messages-two-points =
    .option = in plaats daarvan 2 punten nemen
    .deed = neemt in plaats daarvan 2 punten

event-messages-city = { $who } trekt het bericht van de kleinste stad
event-messages-farmers = { $who } trekt het bericht van de boeren
event-messages-follower = { $who } trekt het bericht van één horige
event-messages-knights = { $who } trekt het bericht van de ridders
event-messages-monastery = { $who } trekt het bericht van het kleinste klooster
event-messages-pennants = { $who } trekt het bericht van de wapens
event-messages-road = { $who } trekt het bericht van de kortste weg
event-messages-tile = { $who } trekt het bericht van een extra tegel

chance-messages = { "" }

stream-messages = { "" }

number-marker-second = tweede scorefiguur op { $n }
number-marker-usual = scorefiguur op { $n }

prompt-carry-out-the-message = Het bericht uitvoeren?
    .help = Voer je het niet uit, dan krijg je in plaats daarvan 2 punten.
prompt-which-follower-is-scored-and-taken-back = Welke horige wordt gescoord en teruggenomen?
    .help = Het project van deze horige wordt nu voor jou gescoord zoals aan het einde, ook zonder meerderheid.
prompt-which-marker-moves = Welke scorefiguur gaat vooruit?
    .help = In je eigen beurt levert een scorefiguur die op een donker veld eindigt (0, 5, 10 enzovoort), je een bericht op.

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
label-message = bericht
label-monastery = klooster
label-pennants = { $n ->
    [one] wapen
   *[other] wapens
 }
label-road = weg
label-shop = winkel

### Set-up
title = De Nieuwsberichten
how = Elke speler krijgt een tweede scorefiguur op het scorespoor. Telkens als je punten scoort, kies je welke van je twee scorefiguren vooruitgaat; je score is de som van beide. Komt die in je eigen beurt op een donker veld terecht (0, 5, 10 enzovoort), dan trek je een van de acht berichten. Je voert het bericht uit of neemt in plaats daarvan 2 punten. Berichten leveren punten op voor je wegen, steden, kloosters, ridders, boeren of wapens, of geven je een extra tegel.
option-message-unit = Verzetten van de scorefiguren
    .about = Voor de punten van elk project kies je een scorefiguur, of één scorefiguur gaat met alle punten van een puntentelling vooruit.
option-message-unit-feature = elk project apart
option-message-unit-scoring = alle punten van een puntentelling samen
option-message-timing = Moment van het bericht
    .about = Je voert het bericht uit als alles is gescoord, of meteen, voordat het volgende project wordt gescoord.
option-message-timing-after-scoring = na de puntentelling
option-message-timing-at-once = meteen
option-message-chain = Bericht na bericht
    .about = De punten van een bericht kunnen je opnieuw een bericht opleveren.
option-message-limit = Aantal berichten
    .about = Per puntentelling krijg je hoogstens één bericht, of één voor elke keer dat een scorefiguur op een donker veld eindigt.
option-message-limit-scoring = één per puntentelling
option-message-limit-landing = één per keer op een donker veld
option-message-alone = Geen bericht naast anderen
    .about = Je krijgt geen bericht als er een scorefiguur van een andere speler op hetzelfde donkere veld staat.
option-message-recycle = Gebruikte berichten
    .about = Gebruikte berichten gaan onder de stapel, zodat de volgorde zich herhaalt, of worden geschud als de laatste is gebruikt.
option-message-recycle-auto = met de Winkel geschud, anders onder de stapel
option-message-recycle-bottom = onder de stapel
option-message-recycle-shuffle = geschud als alle gebruikt zijn
option-farmer-message-points = Punten voor boeren
    .about = Punten voor elk van je boeren bij het bericht van de boeren.
option-messages = Berichten in het spel
    .about = Welke van de acht berichten in de stapel zitten; minstens één.
option-messages-road = kortste weg
option-messages-city = kleinste stad
option-messages-monastery = kleinste klooster
option-messages-tile = extra tegel
option-messages-pennants = wapens: elk 2 punten
option-messages-knights = ridders: elk 2 punten
option-messages-farmers = boeren
option-messages-follower = één horige scoren en terugnemen
preset-big-box-8 = Big Box 8
    .about = De tekst van 2025: één scorefiguur gaat met alle punten van een puntentelling vooruit.
preset-zman-new = Z-Man Games
    .about = Nieuwe editie: geen bericht als er een scorefiguur van een andere speler op hetzelfde donkere veld staat.
preset-quick = Snel
    .about = Minder vragen: één scorefiguur gaat met alle punten van een puntentelling vooruit, en berichten leveren geen berichten op.

rule-ms-03 = Wie punten scoort, kiest welke van de twee scorefiguren vooruitgaat.
rule-ms-05 = Een bericht voer je uit, of je scoort in plaats daarvan 2 punten.
rule-ms-21 = Een bericht dat niet kan, laat alleen de 2 punten over.
