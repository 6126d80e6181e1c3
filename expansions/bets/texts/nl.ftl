verb-bets-lay =
    .option = op { $n ->
        [one] 1 tegel
       *[other] { $n } tegels
     } wedden
    .deed = wedt op { $n ->
        [one] 1 tegel
       *[other] { $n } tegels
     }
verb-bets-put =
    .option = de fiche { $n } { $into } leggen
    .deed = legt de fiche { $n } { $into }

event-bets-turned = { $who } had op { $n ->
    [one] 1 tegel
   *[other] { $n } tegels
 } gewed

trait-betting-office = wedkantoor

token-bet = { $who } legt een fiche { $into }
    .noun = wedfiche
    .a = een wedfiche
    .count = { $n ->
        [one] 1 wedfiche
       *[other] { $n } wedfiches
     }
token-bet-1 = { "" }
    .noun = wedfiche
    .count = { $n ->
        [one] 1 wedfiche
       *[other] { $n } wedfiches
     }
token-bet-2 = { "" }
    .noun = wedfiche
    .count = { $n ->
        [one] 1 wedfiche
       *[other] { $n } wedfiches
     }
token-bet-3 = { "" }
    .noun = wedfiche
    .count = { $n ->
        [one] 1 wedfiche
       *[other] { $n } wedfiches
     }
token-bet-4 = { "" }
    .noun = wedfiche
    .count = { $n ->
        [one] 1 wedfiche
       *[other] { $n } wedfiches
     }
token-bet-5 = { "" }
    .noun = wedfiche
    .count = { $n ->
        [one] 1 wedfiche
       *[other] { $n } wedfiches
     }
token-bet-6 = { "" }
    .noun = wedfiche
    .count = { $n ->
        [one] 1 wedfiche
       *[other] { $n } wedfiches
     }

place-bets-chips = { $nth } wedfiche

prompt-lay-a-betting-chip = Een wedfiche leggen?
    .help = Je wedt op het aantal tegels van een weg of stad op de nieuwe tegel. Als de eerste daarvan afgebouwd is, worden alle fiches erop omgedraaid, en een juiste fiche levert zijn punten op.

label-bet = weddenschap

### Set-up
title = De Weddenschappen
how = Elke speler heeft zes fiches met getallen, die niemand anders ziet. Als een tegel met een wedkantoor gelegd is en alles gescoord is, mag iedere speler om de beurt er een fiche dicht op leggen. Als later een weg of stad op deze tegel afgebouwd wordt, worden alle fiches erop omgedraaid: een fiche met het aantal tegels van die weg of stad brengt zijn eigenaar zoveel punten op. Een horige is er niet nodig. Omgedraaide fiches gaan uit het spel. De getallen, de punten en de vormen van de tegels hebben we zelf gekozen.
option-copies = Sets tegels
    .about = Hoeveel sets van tien tegels er meedoen. De tegels zijn van ons eigen ontwerp. Met 0 zijn er geen wedkantoren.
option-bet-numbers = Getallen op de fiches
    .about = De zes getallen op de fiches van elke speler, van 1 tot 20, elk één keer.
option-bet-points = Punten voor een juiste fiche
    .about = De punten voor een fiche met het juiste getal; met 0 levert hij zijn eigen getal op.
option-bet-return = Fiches komen terug
    .about = Omgedraaide fiches gaan terug naar hun eigenaar.
option-bet-empty = Projecten zonder horigen
    .about = Ook een afgebouwde weg of stad zonder horigen draait fiches om.

rule-be-04 = Bij een kantoor mag iedere speler één fiche uit de voorraad leggen.
rule-be-05 = Er wordt niet gewed als alle wegen en steden van de tegel afgebouwd zijn.
