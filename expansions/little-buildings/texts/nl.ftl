verb-building-lay =
    .option = { $a } neerleggen op { $cell }
    .deed = legt { $a } neer op { $cell }

token-little-house = { $who } legt een huisje op { $cell }
    .noun = huisje
    .count = { $n ->
        [one] 1 huisje
       *[other] { $n } huisjes
    }
    .a = een huisje
token-little-shed = { $who } legt een schuurtje op { $cell }
    .noun = schuurtje
    .count = { $n ->
        [one] 1 schuurtje
       *[other] { $n } schuurtjes
    }
    .a = een schuurtje
token-little-tower = { $who } legt een torentje op { $cell }
    .noun = torentje
    .count = { $n ->
        [one] 1 torentje
       *[other] { $n } torentjes
    }
    .a = een torentje

label-field = weide
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

### Set-up
title = Kleine Gebouwen
how = Er zijn 18 kleine gebouwen: 6 torentjes, 6 huisjes en 6 schuurtjes. Ze worden gelijk verdeeld, bijvoorbeeld 9 per speler met z'n tweeën of 6 per speler met z'n drieën. Zet je geen figuur, dan mag je een van je gebouwen op de net aangelegde tegel leggen. Het is van niemand en blijft tot het einde liggen. Telkens als een weg, stad, klooster of weide wordt gescoord, levert elk gebouw op een tegel ervan 1 punt extra op; bij een klooster tellen ook de acht tegels eromheen.
option-building-sets = Aantal sets gebouwen
    .about = Hoeveel sets van 18 gebouwen worden uitgedeeld.
option-building-points = Punten van de gebouwen
    .about = Wat elk gebouw toevoegt aan een project dat wordt gescoord. Met verschillende punten krijgt iedereen evenveel van elke soort.
option-building-points-1-1-1 = elk 1 punt
option-building-points-3-2-1 = torentje 3, huisje 2, schuurtje 1
option-building-share = Verdeling van de gebouwen
    .about = Iedereen krijgt in totaal evenveel gebouwen, of evenveel van elke soort. Wat overblijft, doet niet mee.
option-building-share-count = in totaal evenveel
option-building-share-kinds = evenveel van elke soort
option-building-rows = Gebouwen bij een prior
    .about = Een prior telt de gebouwen in zijn rij en zijn kolom mee. Staat dit uit, dan telt hij er geen.
option-building-rows-of-monks = Ook rijen voor een monnik
    .about = In een klooster met een priorij telt ook een monnik de gebouwen in zijn rij en zijn kolom, en niet die eromheen.
preset-variant = Verschillende punten
    .about = De gedrukte variant: een torentje levert 3 punten op, een huisje 2, een schuurtje 1, en iedereen krijgt evenveel van elke soort.

rule-lb-04 = Als je niemand plaatst, mag je één gebouw op de net gelegde tegel leggen.
rule-lb-05 = Het is het gebruik van de eerste plaatsing; bij het fantoom leg je er geen.
