trait-bathhouse = badhuis
trait-banner-3 = banier van een badhuis, 3
trait-banner-4 = banier van een badhuis, 4
trait-banner-5 = banier van een badhuis, 5

verb-bath-first =
    .option = { $at } gaat eerst
    .deed = laat { $at } eerst gaan
verb-bath-to =
    .option = naar het badhuis op { $cell }
    .deed = stuurt een horige naar het badhuis op { $cell }
verb-bath-pay =
    .option = { $at } terugkopen
    .deed = koopt { $at } terug

prompt-who-goes-to-a-bathhouse-first = Wie gaat het eerst naar een badhuis?
    .help = Elk van deze horigen stond alleen in zijn project en gaat dus naar een badhuis in plaats van terug naar de speler. Jij bepaalt de volgorde; de eigenaar kiest het badhuis.
prompt-to-which-bathhouse-does-your-follower-go = Naar welk badhuis gaat je horige?
    .help = Hij stond alleen in zijn project en gaat dus naar een badhuis in plaats van naar je voorraad. Terugkopen kost het getal op de banier; hij komt gratis terug zodra op de acht plekken rond het badhuis tegels liggen.
prompt-buy-a-follower-back-out-of-the-bathhouse = Een horige uit het badhuis terugkopen?
    .help = Dat kost het getal op de banier van het badhuis. Je mag de horige nog in deze beurt plaatsen.

stream-bath-houses-pick = { "" }
pile-bath-houses-box = { "" }

label-bath = bad
label-bathhouse = badhuis

### Set-up
title = De Badhuizen
how = Er komen tegels met een badhuis bij: vier van de zes met twee spelers, vijf met drie, alle zes met meer. Elk heeft bij de stad of weg een banier met 3, 4 of 5. Wordt die stad of weg afgebouwd, dan is die zoveel punten meer waard. Wordt een horige gescoord die alleen in een project staat, dan komt hij niet terug maar moet hij naar een vrij badhuis van jouw keuze, als dat er is. Hij komt terug zodra op de acht plekken rond het badhuis tegels liggen, of als je in je beurt, voordat je een figuur plaatst, het getal op de banier betaalt. Aan het einde van het spel levert een horige in een badhuis niets op.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van de zes tegels er zijn; per set doen er vier mee met twee spelers en vijf met drie. Met 0 speel je met de regels, maar zonder de tegels.
option-bath-where = Welk badhuis
    .about = Naar welk vrij badhuis een horige mag gaan.
option-bath-where-any = elk badhuis in het landschap
option-bath-where-feature = een badhuis op een tegel van zijn project
option-bath-debt = Betalen met te weinig punten
    .about = Of je een horige mag terugkopen als je minder punten hebt dan hij kost. Je score kan dan onder 0 komen.
option-bath-debt-allowed = toegestaan
option-bath-debt-refused = niet toegestaan

rule-bh-05 = Een horige die alleen gescoord wordt, gaat naar een vrij badhuis.
rule-bh-06 = De speler aan beurt zegt wie het eerst gaat.
rule-bh-09 = Je koopt horigen terug in je eigen beurt, vóór het plaatsen.
rule-bh-10 = Je betaalt het getal op de banier; met een optie alleen als je de punten hebt.
rule-bh-24 = De eigenaar kiest een vrij badhuis.
