verb-beacons-light =
    .option = het baken ontsteken { $into }
    .deed = ontsteekt het baken { $into }

token-fire = { $who } ontsteekt het baken { $into }
    .noun = vuur
    .count = { $n ->
        [one] 1 vuur
       *[other] { $n } vuren
    }

trait-beacon = baken

prompt-light-a-beacon = Een baken ontsteken?
    .help = Twee vuren van jou in één rij of kolom leveren aan het einde punten op, als op elk vak ertussen een tegel ligt en geen vuur.

### Set-up
title = De Bakens
how = Er komen 8 tegels met een baken bij, en iedere speler krijgt 4 vuren. Leg je een tegel met een baken, dan mag je één baken ontsteken voordat je een horige zet: leg een vuur op die tegel of op een ander baken dat nog niet brandt. Twee vuren zien elkaar als ze in één rij of kolom liggen, met op elk vak ertussen een tegel en geen ander vuur. Aan het einde leveren twee vuren van een speler die elkaar zien 1 punt op per vak van het ene naar het andere, maximaal 6.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van de 8 tegels worden meegeschud. Met 0 speel je met de regels, maar zonder de tegels.
option-fires = Vuren per speler
    .about = Hoeveel vuren iedere speler krijgt.
option-reach = Meeste punten voor twee vuren
    .about = Hoeveel punten twee vuren die elkaar zien hooguit opleveren.

rule-bn-03 = Als je een tegel met een baken legt, mag je vóór het plaatsen één baken ontsteken, met een eigen vuur.
rule-bn-04 = Een baken heeft één vuur, dat tot het einde blijft.
