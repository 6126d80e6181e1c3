trait-travellers = groep reizigers
trait-farmhouse = boerderij
trait-shed = schuur
trait-pigsty = varkensstal

verb-toll-lay =
    .option = je tolhuis op het kruispunt op { $cell } zetten
    .deed = zet een tolhuis op het kruispunt op { $cell }
verb-toll-turn =
    .option = je tolhuis omdraaien naar de grote tol
    .deed = draait een tolhuis om naar de grote tol

token-tollhouse = { $who } zet een tolhuis op het kruispunt op { $cell }
    .noun = tolhuis
    .count = { $n ->
        [one] 1 tolhuis
       *[other] { $n } tolhuizen
    }
    .a = een tolhuis

label-toll = tol
label-toll-at-the-end = tol aan het einde
label-thieves = { $n ->
    [one] struikrover
   *[other] struikrovers
 }
label-houses-and-gardens = { $n ->
    [one] huis of tuin
   *[other] huizen en tuinen
 }
label-groups-of-travellers = { $n ->
    [one] groep reizigers
   *[other] groepen reizigers
 }

### Set-up
title = De Tolbeambten
how = Er komen tien tegels bij, acht daarvan met een groep reizigers op een weg, en elke speler heeft een tolhuis. Als je geen figuur plaatst, mag je je tolhuis op een kruispunt (een dorp waar twee of meer wegen eindigen) zetten, of naar een ander kruispunt verplaatsen. Wordt een weg afgebouwd die daar eindigt, dan krijg je tol voordat de weg wordt gescoord, van wie de weg ook is. De kleine tol is 1 punt per struikrover op de weg en per boerderij, schuur, varkensstal en tuin op de tegels ervan, en 3 per groep reizigers erop. Na de eerste tol draai je het tolhuis om: de grote tol is het dubbele. Aan het einde van het spel leveren onafgebouwde wegen de kleine tol op.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van de tien tegels worden meegeschud. Met 0 speel je met de regels, maar zonder de tegels.
option-toll-turn = Grote tol
    .about = Wanneer een tolhuis wordt omgedraaid naar de kant met de grote tol. Daarna blijft het zo liggen.
option-toll-turn-after-toll = na de eerste tol
option-toll-turn-by-step = in plaats van een figuur te plaatsen
option-toll-turn-never = nooit
option-toll-houses = Wat tol oplevert
    .about = Of ook huizen en tuinen tol opleveren. Op welke tegels van andere sets huizen staan, is nog niet bekend; daarom tellen alleen de huizen op deze tien tegels, en tuinen.
option-toll-houses-known = ook huizen en tuinen
option-toll-houses-travellers = alleen reizigers en struikrovers
option-toll-final = Tol aan het einde
    .about = Aan het einde van het spel levert elke onafgebouwde weg die wordt gescoord, eerst de kleine tol op.

rule-tk-03 = Als je niemand plaatst, mag je je tolhuis leggen of verplaatsen.
rule-tk-04 = Een tolhuis ligt alleen op een kruising: een dorp met twee tot vier wegen.
rule-tk-18 = Na zijn eerste tol wordt het huis omgedraaid en blijft zo.
