verb-siege-escape =
    .option = { $at } uit de belegerde stad halen
    .deed = haalt { $at } uit de belegerde stad

trait-besieged = belegerde stad

prompt-take-a-knight-out-of-a-besieged-city = Een ridder uit een belegerde stad halen?
    .help = Hij gaat zonder punten terug naar je voorraad. Een belegerde stad levert minder punten op, en onafgebouwd aan het einde niets.

label-besieged-cities = { $n ->
    [one] belegerde stad
   *[other] belegerde steden
 }
label-cities = { $n ->
    [one] stad
   *[other] steden
 }
label-city = stad
label-field = weide
label-monastery = klooster
label-pennants = { $n ->
    [one] wapen
   *[other] wapens
 }
label-pig = varken
label-pig-herd = varkenskudde
label-road = weg
label-tiles = { $n ->
    [one] tegel
   *[other] tegels
 }

### Set-up
title = De Katharen en de Belegeraars
how = Er komen tegels met een belegerde stad bij: 4 van De Katharen (of Belegering) en 6 van De Belegeraars. Een stad met zo'n tegel levert afgebouwd maar 1 punt per tegel en per wapen op, of 2 met een kathedraal. Onafgebouwd levert ze aan het einde niets op. Voor boeren telt een afgebouwde belegerde stad dubbel. Aan het einde van je beurt mag je een van je ridders uit een onafgebouwde belegerde stad terugnemen, als er op of naast een van haar belegeringstegels een klooster ligt.
option-siege = Belegerde steden
    .about = Een stad met een belegeringstegel is belegerd. Staat dit uit, dan zijn het gewone tegels.
option-copies = Exemplaren van elke set
    .about = Hoe vaak elke gekozen set in het spel zit. Met 0 zijn er geen belegeringstegels.
option-sets = Sets
    .about = Welke sets met belegeringstegels in het spel zitten.
option-sets-cathars = Katharen of Belegering, 4 tegels
option-sets-besiegers = Belegeraars, 6 tegels
option-siege-coats = Wapens van een belegerde stad
    .about = Wat een wapen van een afgebouwde belegerde stad oplevert.
option-siege-coats-one = evenveel als een tegel
option-siege-coats-none = niets
option-siege-small-city = Belegerde stad van twee tegels
    .about = Alleen als kleine steden minder opleveren dan andere: wat een afgebouwde belegerde stad van twee tegels oplevert.
option-siege-small-city-one = 1 punt per tegel
option-siege-small-city-zero = niets
option-siege-fields = Belegerde steden voor boeren
    .about = Hoe een afgebouwde belegerde stad meetelt als een weide wordt gescoord.
option-siege-fields-double = dubbel
option-siege-fields-plain = als elke andere stad
option-siege-pig = Varkens bij een belegerde stad
    .about = Of de bonus van een varken of varkenskudde voor een belegerde stad ook wordt verdubbeld.
option-siege-pig-doubled = verdubbeld
option-siege-pig-once = niet verdubbeld
option-escape = Ontsnapping
    .about = Een speler mag een ridder terugnemen uit een onafgebouwde belegerde stad met een klooster in de buurt.
option-escape-reach = Hoe dichtbij het klooster moet liggen
    .about = Het klooster moet op of naast een belegeringstegel van de stad liggen, of op of naast een willekeurige tegel ervan. Schuin ernaast mag ook.
option-escape-reach-tile = bij een belegeringstegel
option-escape-reach-city = bij een tegel van de stad
option-escape-window = Moment van de ontsnapping
    .about = In een dubbele beurt mag er na elk deel een ridder ontsnappen, of maar één aan het einde.
option-escape-window-part = na elk deel van de beurt
option-escape-window-turn = één keer aan het einde van de beurt
option-escape-builder = Ontsnapping van een bouwmeester
    .about = Een bouwmeester mag in plaats van een ridder ontsnappen.
preset-current = Huidige regels
    .about = De regels zoals ze nu verschijnen, met de tegels van De Katharen en De Belegeraars.
preset-rio-grande = Rio Grande Games
    .about = Eerste editie: alleen de vier tegels van Belegering, en een klooster bij een willekeurige tegel van de stad is dichtbij genoeg om te ontsnappen.
preset-rules-2004 = Regels van 2004
    .about = Eerste editie: alleen de vier tegels van De Katharen, en één ontsnapping aan het einde van de beurt, ook voor een bouwmeester.

rule-sg-23 = Een ridder ontsnapt aan het eind van je beurt als een klooster naast een belegeringstegel van de stad ligt; met een optie naast een willekeurige tegel ervan.
rule-sg-27 = Per beurt ontsnapt één ridder, of met een optie één per deel.
rule-sg-32 = Alleen je eigen ridders ontsnappen, en alleen uit een niet afgebouwde stad.
rule-sg-08 = Een afgebouwde belegerde stad levert 1 punt per tegel minder op.
rule-sg-11 = Aan het einde van het spel levert een onafgebouwde belegerde stad niets op.
rule-sg-16 = Een afgebouwde belegerde stad telt dubbel voor boeren.
