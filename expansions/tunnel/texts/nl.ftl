verb-tunnel-lay =
    .option = een fiche van tunnel { $n } leggen { $into }
    .deed = legt een fiche van tunnel { $n } { $into }

token-tunnel = { $who } legt een tunnelfiche { $into }
    .noun = tunnelfiche
    .count = { $n ->
        [one] 1 tunnelfiche
       *[other] { $n } tunnelfiches
    }

trait-tunnel-opening = tunnelingang

prompt-lay-a-tunnel-token = Een tunnelfiche leggen?
    .help = Liggen beide fiches van een paar, dan loopt de weg van de ene tunnelingang door naar de andere.

label-city = stad
label-field = weide
label-road = weg

### Set-up
title = De Tunnel
how = Er komen vier tegels bij waarop wegen in een tunnelingang uitkomen. Elke speler krijgt paren tunnelfiches: drie paren met twee spelers, twee met drie, één met meer. Na het leggen van je tegel mag je een fiche op een vrije ingang leggen, en daarnaast nog een horige plaatsen. Liggen beide fiches van een paar, dan loopt de weg van de ene ingang door naar de andere. Bij een ingang die nergens heen leidt, blijft de weg onafgebouwd, en het stuk onder de grond levert niets op.
option-tunnels = Tunnelfiches
    .about = Spelers leggen tunnelfiches. Anders eindigt een weg bij een tunnelingang.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van de vier tegels worden meegeschud. Met 0 speel je met de regels, maar zonder de tegels.
option-tunnel-pairs = Paren fiches
    .about = Paren tunnelfiches van elke speler in een spel met twee en met drie spelers. Met meer spelers is het er altijd één.
option-tunnel-pairs-3-2 = drie met twee spelers, twee met drie
option-tunnel-pairs-2-1 = twee met twee spelers, één met drie
option-tunnel-pairs-1-1 = altijd één
option-tunnel-step = Wanneer je een fiche legt
    .about = Of je een fiche alleen na je tegel mag leggen, of ook ervoor.
option-tunnel-step-deploy = na de tegel
option-tunnel-step-any = vóór of na de tegel
option-tunnel-per = Hoeveel fiches je mag leggen
    .about = Dit maakt alleen uit in een beurt met meer dan één tegel, bijvoorbeeld door een bouwmeester.
option-tunnel-per-part = één bij elke tegel
option-tunnel-per-turn = één per beurt
option-tunnel-everywhere = Ingangen op andere tegels
    .about = Wegen die op tegels van andere uitbreidingen onder een stad door lopen, hebben ook aan beide kanten een ingang.
option-tunnel-needs-follower = Alleen met een horige
    .about = Je mag een fiche alleen leggen bij een ingang van een weg waarop je een horige hebt.
preset-own-tiles = Alleen eigen tegels
    .about = Alleen de vier tegels van De Tunnel hebben een tunnelingang.

rule-tu-04 = Een fiche komt op een opening zonder fiche; met een optie alleen waar een horige van jou op de weg staat.
rule-tu-09 = Er is één fiche per gelegde tegel, of met een optie één per beurt.
