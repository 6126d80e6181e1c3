trait-labyrinth = doolhof

label-field = weide
label-followers = { $n ->
    [one] horige
   *[other] horigen
 }
label-road = weg

### Set-up
title = Het Doolhof
how = Er komt één tegel bij. De vier wegen op die tegel komen samen in een doolhof en vormen één weg, met vier weiden ertussen. Volgens de basisregels telt die weg als elke andere. Volgens de uitgebreide regels mag je een horige op het doolhof zetten dat je aanlegt, en later op elke arm waar niemand staat, ook als er elders op die weg al horigen staan. Is de weg afgebouwd, dan krijgt wie er in totaal de meerderheid heeft 1 punt per tegel en 2 punten per horige die erop staat, van welke speler ook. Een onafgebouwde weg levert alleen 1 punt per tegel op.
option-copies = Aantal exemplaren van de tegel
    .about = Hoe vaak de tegel met het doolhof in het spel zit. Met 2 speel je met de tegels van beide edities.
option-labyrinth = Regels van het doolhof
    .about = Een doolhof is een weg als elke andere, of elke vrije arm mag bezet worden en elke horige op de afgebouwde weg levert 2 punten op.
option-labyrinth-basic = basisregels
option-labyrinth-advanced = uitgebreide regels
option-labyrinth-counts = Wie 2 punten oplevert
    .about = Bij de uitgebreide regels: welke figuren op de afgebouwde weg elk 2 punten opleveren.
option-labyrinth-counts-followers = alleen horigen
option-labyrinth-counts-figures = alle figuren van spelers, ook een bouwmeester
option-labyrinth-centre-later = Op een eerder gelegd doolhof
    .about = Bij de uitgebreide regels: een figuur die door een poort komt, mag op een leeg doolhof staan dat er al lag, ook als de weg bezet is.
option-labyrinth-centre-wagon = Wagens rijden naar labyrinten
    .about = Een wagen die na een telling verder rijdt, mag op een vrij labyrint van een bezette weg staan.

rule-la-05 = De regel dat het project vrij moet zijn, geldt niet voor het net gelegde labyrint en voor uitgangen waar niemand staat, en wel voor de rest van de weg.
