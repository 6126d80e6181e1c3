kind-german-cathedral =
    .the = de Duitse kathedraal
    .to = de Duitse kathedraal
    .into = in de Duitse kathedraal
    .in = in de Duitse kathedraal

label-city = stad
label-field = weide
label-german-cathedral = Duitse kathedraal
label-road = weg
label-road-tiles = { $n ->
    [one] wegtegel
   *[other] wegtegels
 }
label-tiles = { $n ->
    [one] tegel
   *[other] tegels
 }
label-tiles-of-roads-with-inns = { $n ->
    [one] tegel van een weg met herberg
   *[other] tegels van wegen met herberg
 }

### Set-up
title = Kathedralen in Duitsland
how = Er komen zes tegels met een kathedraal bij; bij elk beginnen drie of vier wegen. Een afgebouwde weg naar een kathedraal levert 2 punten per tegel op. Je mag ook een horige als aartsbisschop in de kathedraal zetten. Zijn al haar wegen afgebouwd, dan krijgt de aartsbisschop 1 punt per tegel van die wegen, en 2 per tegel van een weg met een herberg. Een onafgebouwde kathedraal levert aan het einde niets op.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van zes tegels erbij komen. De tegels zijn van eigen ontwerp. Bij 0 zijn deze kathedralen er niet.
option-cathedral-road-inn = Weg met een herberg
    .about = Punten per tegel van een afgebouwde weg met een herberg die naar een kathedraal leidt.
option-cathedral-unfinished = Onafgebouwde kathedraal
    .about = Wat een aartsbisschop aan het einde van het spel krijgt als niet alle wegen van de kathedraal zijn afgebouwd.
option-cathedral-unfinished-none = niets
option-cathedral-unfinished-closed-roads = punten voor de afgebouwde wegen
option-cathedral-unfinished-all-roads = punten voor alle wegen
