verb-abbey-use =
    .option = een abdij gebruiken
    .deed = gebruikt een abdij
verb-barn-build =
    .option = de schuur plaatsen { $into }
    .deed = plaatst de schuur { $into }
verb-wagon-move =
    .option = de wagen verplaatsen naar { $at }
    .deed = verplaatst de wagen naar { $at }

event-abbey-mayor-mayor = { $n ->
    [0] De burgemeester van { $who } telt zonder wapen niet mee
    [one] De burgemeester van { $who } telt voor 1, met 1 wapen
   *[other] De burgemeester van { $who } telt voor { $n }, met { $n } wapens
 }

token-abbey =
    .noun = abdij
    .count = { $n ->
        [one] 1 abdij
       *[other] { $n } abdijen
    }

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
    .into = in de abdij
    .in = in de abdij

pile-abbey-mayor-abbeys = { "" }

prompt-move-your-wagon-or-take-it-back = Je wagen verplaatsen, of terugnemen?
    .help = Hij mag naar een project in de buurt dat vrij is en nog niet af; anders gaat hij terug naar je voorraad.
prompt-place-your-abbey-or-draw-a-tile = Je abdij leggen, of een tegel trekken?
    .help = De abdij vult een gat tussen tegels: wegen en steden eindigen eraan, en ze telt als klooster. Je trekt dan geen tegel.

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

### Set-up
title = Burgemeesters en Abdijen
how = Er komen 12 tegels bij, en iedere speler krijgt een abdij, een burgemeester, een wagen en een schuur. In plaats van een tegel te trekken mag je je abdij leggen in een gat met tegels aan alle vier de kanten; de abdij past overal en telt als klooster. Een burgemeester mag alleen in een stad en telt voor evenveel horigen als de stad wapens heeft. Een wagen mag na de puntentelling van zijn project doorrijden naar een project in de buurt dat vrij is en nog niet af. Een schuur zet je op een hoek waar vier tegels alleen weide tonen: de boeren daar krijgen 3 punten per afgebouwde stad en gaan terug naar hun eigenaar. Aan het einde levert de schuur 4 punten op per afgebouwde stad aan die weide.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van de 12 tegels worden meegeschud. Met 0 speel je met de regels, maar zonder de tegels.
option-abbeys = Abdijen per speler
    .about = Met hoeveel abdijen iedere speler begint.
option-mayors = Burgemeesters per speler
    .about = Hoeveel burgemeesters iedere speler in zijn voorraad heeft.
option-wagons = Wagens per speler
    .about = Hoeveel wagens iedere speler in zijn voorraad heeft.
option-barns = Schuren per speler
    .about = Hoeveel schuren iedere speler in zijn voorraad heeft.
option-abbey-at-end = Abdijen na de laatste tegel
    .about = Wat er gebeurt met abdijen die spelers nog hebben als de laatste tegel van de stapel is gelegd.
option-abbey-at-end-round = ieder mag er om de beurt nog één leggen
option-abbey-at-end-none = ze vervallen
option-abbey-at-border = Abdij aan de grens van een kaart
    .about = Een abdij mag ook in een gat tussen tegels en de grens van een kaart worden gelegd.
option-wagon-reach = Bereik van een wagen
    .about = Naar welke projecten een wagen mag rijden als zijn project is gescoord. Ze moeten vrij en nog niet af zijn.
option-wagon-reach-connected = projecten die eraan vastzitten, zonder weide ertussen
option-wagon-reach-around = projecten op zijn tegel en de acht tegels eromheen
option-barn-beside-barn = Meerdere schuren in één weide
    .about = Een schuur mag ook in een weide worden gezet waar er al een staat.
option-barn-place-points = Boeren bij een nieuwe schuur
    .about = Punten die boeren per afgebouwde stad krijgen als er een schuur in hun weide wordt gezet.
option-barn-join-points = Boeren die bij een schuur komen
    .about = Punten die boeren per afgebouwde stad krijgen als hun weide wordt verbonden met een weide met een schuur.
option-barn-points = Schuur aan het einde
    .about = Punten die een schuur aan het einde van het spel oplevert per afgebouwde stad aan zijn weide.
option-barn-pig-herd = Varkenskudde bij een schuur
    .about = Met een varkenskudde in de weide levert een schuur aan het einde 1 punt meer per stad op.
option-wagon-meets = Waar wegen elkaar raken voor een wagen
    .about = Wegen die samen op een tegel eindigen, raken elkaar overal, of alleen bij dorpen, poorten en kloosters.
option-wagon-meets-ends = overal waar ze samen eindigen
option-wagon-meets-villages = bij dorpen, poorten en kloosters
option-wagon-segments = Delen voor een wagen
    .about = Waar een wagen van de eerste editie mag staan in het project waar hij heen rijdt.
option-wagon-segments-all = op elk deel ervan
option-wagon-segments-touching = op een deel dat het gescoorde project raakt
preset-rules-2007 = Regels van 2007
    .about = Eerste editie met een vroeg antwoord: abdijen die na de laatste tegel nog in de voorraad zijn, vervallen.
preset-abbeys-only = Alleen de abdijen
    .about = De tegels en de abdijen, zonder burgemeesters, wagens en schuren.

rule-am-21 = Je legt je abdij aan het begin, in plaats van een tegel te trekken.
rule-am-22 = Een abdij mag alleen in een gat.
rule-am-24 = Zonder gat kun je de abdij niet leggen.
rule-am-25 = Je kiest vóór het trekken; een getrokken of gekochte tegel moet je leggen.
rule-am-44 = Een burgemeester staat alleen in een stad.
rule-am-56 = Als zijn project gescoord is, gaat een wagen naar huis of naar een aangrenzend project dat vrij en niet afgebouwd is.
rule-am-73 = In plaats van een horige mag een schuur op een hoek van de net gelegde tegel waar vier tegels samenkomen die daar alleen weide tonen.
rule-am-76 = Een weide met een schuur krijgt er geen bij.
rule-am-82 = In een weide met een schuur komt geen boer.
rule-am-115 = De winkel neemt geen schuur terug.
rule-am-46 = De burgemeester telt voor zoveel horigen als de stad wapens heeft.
