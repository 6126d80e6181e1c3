verb-ferries-lay =
    .option = een veerboot leggen { $at }
    .deed = legt een veerboot { $at }
verb-ferries-turn =
    .option = de veerboot verplaatsen { $at }
    .deed = verplaatst de veerboot { $at }

token-ferry = { "" }
    .noun = veerboot
    .count = { $n ->
        [one] 1 veerboot
       *[other] { $n } veerboten
    }

trait-ferry = veerboot

prompt-lay-the-ferry-of-the-new-lake = Leg de veerboot van het nieuwe meer.
    .help = De veerboot verbindt twee wegen aan het meer; de andere wegen eindigen er.
prompt-move-a-ferry-on-a-road-that-you-extended = Een veerboot verplaatsen op een weg die je verlengd hebt?
    .help = De dichtstbijzijnde veerboot op die weg kan twee andere wegeinden van zijn meer verbinden.

label-city = stad
label-ferries = { $n ->
    [one] veerboot
   *[other] veerboten
 }
label-field = weide
label-road = weg

### Set-up
title = De Veerboten
how = Er komen acht tegels met een meer bij, en er zijn acht veerboten. Wegen eindigen bij een meer. Heb je een tegel met een meer gelegd, en eventueel een horige gezet, dan leg je een veerboot die twee van de wegeinden tot één weg verbindt. Verlengt je tegel een weg met een veerboot, dan mag je de dichtstbijzijnde veerboot in elke richting naar andere wegeinden van zijn meer verplaatsen. Wegen die door een veerboot worden afgebouwd, worden meteen gescoord.
option-ferries = Veerboten
    .about = Veerboten verbinden wegen bij meren. Staat dit uit, dan eindigen wegen gewoon bij de meren.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van acht tegels met een meer erbij komen, met evenveel veerboten. Bij 0 gelden de regels zonder de tegels.
option-ferry-when = Wanneer een veerboot komt
    .about = Of een nieuw meer altijd een veerboot krijgt, of alleen als je een horige op een van zijn wegen zet.
option-ferry-when-always = op elke tegel met een meer
option-ferry-when-with-thief = alleen met een horige op een weg van de tegel
option-builder-by-ferry = Veerboot telt voor de bouwmeester
    .about = Een veerboot die de weg van je bouwmeester langer maakt, verlengt hem, dus leg je een tweede tegel.
preset-big-box-6-print = Eén druk van Big Box 6
    .about = Nieuwe editie: een meer krijgt alleen een veerboot als je een horige op een weg van de tegel zet.

rule-fr-05 = Een veerboot verbindt twee wegeinden van het nieuwe meer.
rule-fr-11 = Een veerboot verplaats je alleen met een tegel die een weg ermee verlengt, naar andere einden van zijn meer.
rule-fr-12 = Alleen de eerste veerboot op de weg, gezien vanaf de nieuwe tegel.
rule-fr-14 = Elke veerboot gaat hoogstens één keer, en niet de net gelegde.
