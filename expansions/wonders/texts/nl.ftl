verb-wonders-take =
    .option = { $a } nemen
    .deed = neemt { $a }
verb-wonders-lay =
    .option = { $a } leggen { $into }
    .deed = legt { $a } { $into }

token-stonehenge = { "" }
    .noun = Stonehenge
    .a = Stonehenge
    .count = Stonehenge
token-circus-maximus = { "" }
    .noun = Circus Maximus
    .a = het Circus Maximus
    .count = Circus Maximus
token-notre-dame = { "" }
    .noun = Notre-Dame
    .a = de Notre-Dame
    .count = Notre-Dame
token-alhambra = { "" }
    .noun = Alhambra
    .a = het Alhambra
    .count = Alhambra
token-wonder-marker = { "" }
    .noun = fiche van een wonder
    .a = een fiche van een wonder
    .count = { $n ->
        [one] 1 fiche van een wonder
       *[other] { $n } fiches van wonderen
     }

pile-wonders-cells = { "" }

place-wonders-track-noun = naast het scorespoor

trait-stonehenge = Stonehenge
trait-arena = Circus Maximus
trait-arena-start = westkant van het Circus Maximus
trait-arena-end = oostkant van het Circus Maximus
trait-notre-dame = Notre-Dame
trait-alhambra = Alhambra
trait-alhambra-court = hof van het Alhambra

prompt-place-a-second-follower = Een tweede horige plaatsen?
    .help = Je mag hoogstens twee horigen op een wonder plaatsen, op verschillende projecten.
prompt-place-the-wonder = Leg het wonder.
    .help = Alle zijden van de vijf vakken moeten passen.
prompt-which-wonder-do-you-take = Welk wonder neem je?
    .help = Je legt het meteen, je mag er hoogstens twee horigen op plaatsen, en het levert je de rest van het spel punten op: Stonehenge voor wegen die je afbouwt, het Alhambra voor steden, de Notre-Dame voor kloosters, het Circus Maximus voor beurten waarin je geen figuur plaatst.

label-points-for-the-next-wonder = punten voor het volgende wonder
label-wonder = wonder

### Set-up
title = De wonderen van de mensheid
how = Zodra je 10 punten hebt, neem je een van de wonderen, een bouwwerk van vijf vakken, en leg je het meteen. Je krijgt er een horige bij en mag hoogstens twee horigen op het wonder plaatsen. De volgende wonderen komen bij 15, 20 en 25 punten, hoogstens één per speler. Je wonder levert de rest van het spel punten op: Stonehenge 3 als je een weg met horigen voltooit, het Alhambra 3 voor een stad, de Notre-Dame 3 voor een klooster, en het Circus Maximus 1 telkens als je een tegel legt en geen figuur plaatst.
option-wonders = Wonderen
    .about = De wonderen van het spel. Hun vormen, en alle krachten behalve die van Stonehenge, zijn ons eigen ontwerp.
option-wonders-stonehenge = Stonehenge
option-wonders-circus-maximus = Circus Maximus
option-wonders-notre-dame = Notre-Dame
option-wonders-alhambra = Alhambra
option-wonder-fields = Punten voor de wonderen
    .about = Met hoeveel punten spelers het eerste wonder nemen, het tweede enzovoort.
option-wonder-points = Punten van een wonder
    .about = Hoeveel punten Stonehenge, het Alhambra en de Notre-Dame telkens opleveren.
option-circus-points = Punten van het Circus Maximus
    .about = Hoeveel punten het Circus Maximus telkens oplevert.
option-big-tiles = Een wonder telt als
    .about = Of wegen en steden een wonder als één tegel tellen, of elk vak ervan.
option-big-tiles-whole = één tegel
option-big-tiles-halves = vijf tegels, één per vak

rule-wh-05 = Een speler van wie de punten de figuur op het scorespoor bereiken, neemt een van de overgebleven wonderen.
rule-wh-07 = Alle vakken van het wonder moeten leeg zijn, en al zijn buitenranden moeten passen.
rule-wh-17 = Het wordt na het scoren genomen, met de klok mee vanaf de speler aan beurt.
