verb-ferries-lay =
    .option = een veerpont leggen { $at }
    .deed = legt een veerpont { $at }
verb-ferries-turn =
    .option = de veerpont verplaatsen { $at }
    .deed = verplaatst de veerpont { $at }

token-ferry = { "" }
    .noun = veerpont
    .count = { $n ->
        [one] 1 veerpont
       *[other] { $n } veerponten
    }

trait-ferry = veerpont

prompt-lay-the-ferry-of-the-new-lake = Leg de veerpont van het nieuwe meer.
prompt-move-a-ferry-on-a-road-that-you-extended = Een veerpont verplaatsen op een weg die je verlengd hebt?

label-city = stad
label-ferries = { $n ->
    [one] veerpont
   *[other] veerponten
 }
label-field = weide
label-road = weg

### Set-up
title = De Veerboten
how = Er komen acht tegels met een meer bij, en er zijn acht veerponten. Wegen eindigen bij een meer. Heb je een tegel met een meer gelegd, en eventueel een horige gezet, dan leg je een veerpont die twee van de wegeinden tot één weg verbindt. Verlengt je tegel een weg met een veerpont, dan mag je de dichtstbijzijnde veerpont in elke richting naar andere wegeinden van zijn meer verplaatsen. Wegen die door een veerpont worden afgebouwd, tellen meteen.
option-ferries = Veerponten
    .about = Veerponten verbinden wegen bij meren. Staat dit uit, dan eindigen wegen gewoon bij de meren.
option-copies = Sets tegels
    .about = Hoeveel sets van acht tegels met een meer erbij komen, met evenveel veerponten. Bij 0 gelden de regels zonder de tegels.
option-ferry-when = Wanneer een veerpont komt
    .about = Of een nieuw meer altijd een veerpont krijgt, of alleen als je een horige op een van zijn wegen zet.
option-ferry-when-always = op elke tegel met een meer
option-ferry-when-with-thief = alleen met een horige op een weg van de tegel
option-builder-by-ferry = Veerpont telt voor de bouwmeester
    .about = Een veerpont die de weg van je bouwmeester langer maakt, verlengt hem, dus leg je een tweede tegel.
