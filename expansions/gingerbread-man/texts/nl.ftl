verb-gingerbread-to =
    .option = de peperkoekman naar { $at } sturen
    .deed = stuurt de peperkoekman naar { $at }

figure-gingerbread-man = peperkoekman
    .a = een peperkoekman
    .the = de peperkoekman
    .to = de peperkoekman
    .with = een peperkoekman
    .subject = de peperkoekman
    .count = { $n ->
        [one] 1 peperkoekman
       *[other] { $n } peperkoekmannen
    }

trait-gingerbread = peperkoek

prompt-which-city-does-the-gingerbread-man-go-to = Naar welke stad gaat de peperkoekman?
    .help = Kies een onafgebouwde stad, met of zonder ridders. Verlaat hij er een onafgebouwde stad voor, dan levert elke ridder daar zijn eigenaar 1 punt op per tegel van die stad.

label-city = stad
label-gingerbread = peperkoekman

### Set-up
title = De Peperkoekman
how = Er komen zes tegels met een peperkoekteken bij, en een peperkoekman die van niemand is en begint in de stad van de starttegel. Leg je een tegel met het teken aan, dan stuur je hem aan het einde van je beurt naar een andere onafgebouwde stad naar keuze. Elke ridder in de stad die hij verlaat, levert zijn eigenaar 1 punt op per tegel van die stad; de ridders blijven staan. Wordt zijn stad afgebouwd, dan leveren de ridders naast de gewone punten ook deze op, en gaat hij naar een andere onafgebouwde stad.
option-copies = Aantal sets tegels
    .about = Hoe vaak de set van zes tegels in het spel zit. Met 0 zijn ze er niet, en gaat hij alleen verder als zijn stad wordt afgebouwd.
option-gingerbread-end = Stad van de peperkoekman aan het einde
    .about = Of de ridders in zijn onafgebouwde stad deze punten ook aan het einde van het spel opleveren.
option-gingerbread-end-nothing = ze leveren niets extra's op
option-gingerbread-end-scores = ze leveren 1 punt per tegel op

rule-gm-04 = Hij gaat alleen na een tegel met zijn teken, of als zijn stad afgebouwd is.
rule-gm-07 = Hij gaat naar een niet afgebouwde stad.
rule-gm-10 = Het moet een andere stad zijn dan waar hij staat.
