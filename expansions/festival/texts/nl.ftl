verb-festival-take =
    .option = { $at } terugnemen
    .deed = neemt { $at } terug

trait-festival = feest

label-city = stad
label-field = weide
label-followers = { $n ->
    [one] horige
   *[other] horigen
 }
label-monastery = klooster
label-road = weg

### Set-up
title = Het Feest
how = Er komen tien tegels met een feest bij. Heb je er een gelegd, dan mag je zoals gewoonlijk een figuur zetten, of in plaats daarvan een eigen figuur van het bord terugnemen, waar hij ook staat. Die komt in je voorraad en levert geen punten op. Wat de tegel afbouwt, wordt daarna gescoord, zonder de teruggenomen figuur.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van tien tegels erbij komen. Bij 0 gelden de regels zonder de tegels.
option-festival-figures = Wat je mag terugnemen
    .about = Of je elke eigen figuur mag terugnemen of alleen horigen.
option-festival-figures-all = elke figuur, ook bouwmeester, varken of schuur
option-festival-figures-followers = alleen horigen
preset-rgg-2011 = Rio Grande Games, 2011
    .about = Eerste editie: je mag alleen horigen terugnemen.
preset-cundco = Los verkocht (Cundco)
    .about = De set die los wordt verkocht: je mag alleen horigen terugnemen.

rule-fe-02 = Na het leggen van een feesttegel mag je een figuur van het bord terugnemen in plaats van er een te plaatsen.
rule-fe-03 = Het is een eigen figuur op het landschap; met een optie alleen een horige.
