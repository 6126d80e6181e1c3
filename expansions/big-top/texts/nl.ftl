verb-circus-climb =
    .option = { $the } bij de acrobaten op { $cell } zetten
    .deed = zet { $the } bij de acrobaten op { $cell }
verb-circus-score =
    .option = de acrobaten op { $cell } scoren
    .deed = scoort de acrobaten op { $cell }

event-big-top-animal = de dierfiche op { $cell } wordt omgedraaid, voor { $points }

token-animal = Een dierfiche wordt dicht op { $cell } gelegd
    .noun = dierfiche
    .count = { $n ->
        [one] 1 dierfiche
       *[other] { $n } dierfiches
    }

chance-big-top-animals = { "" }

stream-big-top-animals = { "" }

figure-big-top = circustent
    .a = een circustent
    .the = de circustent
    .to = de circustent
    .with = een circustent
    .subject = de circustent
    .count = { $n ->
        [one] 1 circustent
       *[other] { $n } circustenten
    }
figure-ringmaster = circusdirecteur
    .a = een circusdirecteur
    .the = de circusdirecteur
    .to = de circusdirecteur
    .with = een circusdirecteur
    .subject = de circusdirecteur
    .count = { $n ->
        [one] 1 circusdirecteur
       *[other] { $n } circusdirecteuren
    }

trait-acrobats = plaats voor acrobaten
trait-circus = circus

label-acrobats = { $n ->
    [one] acrobaat
   *[other] acrobaten
 }
label-circus = circus
label-city = stad
label-field = weide
label-garden = tuin
label-meeples = { $n ->
    [one] meeple
   *[other] meeples
 }
label-ringmaster = circusdirecteur
label-road = weg
label-shop = winkel

### Set-up
title = Het Circus
how = Er komen 20 tegels bij: 12 met een circus en 8 met acrobaten. Wordt er een circustegel gelegd, dan wordt het circus gescoord waar de circustent staat: de dierfiche daar is 1 tot 7 punten waard, en iedere speler krijgt die voor elke eigen meeple op die tegel en de acht tegels eromheen. Daarna gaat de circustent naar de nieuwe tegel. In plaats van een horige gewoon te plaatsen mag je hem bij de acrobaten zetten, op de tegel die je hebt gelegd of op een tegel die daaraan grenst, ook schuin. Een volle piramide van drie mag in een latere beurt worden gescoord, voor 5 punten per acrobaat. Iedere speler heeft ook een circusdirecteur: een horige die bij de puntentelling van zijn project 2 punten extra oplevert per circustegel en acrobatentegel op en rond zijn plek.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van de 20 tegels worden meegeschud. Met 0 speel je met de regels, maar zonder de tegels.
option-redrawn-copies = Aantal sets nagetekende tegels
    .about = Hoeveel sets van deze tegels, nagetekend in de stijl van de eerste editie, worden meegeschud.
option-circus = Circus
    .about = Circustegels verplaatsen de circustent, en het circus wordt gescoord. Staat dit uit, dan zijn het gewone tegels.
option-acrobats = Acrobaten
    .about = Figuren mogen bij de acrobaten en scoren als piramide. Staat dit uit, dan zijn acrobatentegels gewone tegels.
option-ringmasters = Circusdirecteuren per speler
    .about = Hoeveel circusdirecteuren iedere speler in zijn voorraad heeft.
option-animals = Punten op dierfiches
    .about = De punten op de dierfiches van één set: een getal van 0 tot 99 per fiche.
option-acrobat-points = Punten per acrobaat
    .about = Punten per acrobaat van een piramide die wordt gescoord, en per acrobaat aan het einde van het spel.
option-acrobat-kinds = Figuren die acrobaat mogen zijn
    .about = Welke figuren je bij de acrobaten mag zetten.
option-acrobat-kinds-follower = gewone horige
option-acrobat-kinds-phantom = fantoom
option-acrobat-kinds-big = grote horige
option-acrobat-kinds-abbot = abt
option-acrobat-kinds-mayor = burgemeester
option-acrobat-kinds-wagon = wagen
option-pyramid-scorer = Wie een piramide mag scoren
    .about = Wie een volle piramide mag scoren in plaats van een figuur te zetten.
option-pyramid-scorer-anyone = elke speler
option-pyramid-scorer-participant = alleen wie er zelf een acrobaat in heeft
option-ringmaster-points = Punten van een circusdirecteur
    .about = Punten per circustegel en acrobatentegel op en rond de tegel van een circusdirecteur als zijn project wordt gescoord.
option-ringmaster-spaces = Tegels voor een circusdirecteur
    .about = Of circustegels of acrobatentegels ook voor een circusdirecteur tellen als het circus of de acrobaten uit staan.
option-ringmaster-spaces-played = alleen wat meedoet, telt
option-ringmaster-spaces-printed = ze tellen allemaal
option-ringmaster-as-prior = Circusdirecteur in bijzonder klooster
    .about = Een circusdirecteur levert zijn punten ook op als prior van een bijzonder klooster.
option-ringmaster-lord-bonus = Circusdirecteur op een burcht
    .about = Een circusdirecteur op een burcht levert zijn punten ook op als de burcht wordt gescoord.
option-portal-to-acrobats = Door de poort naar acrobaten
    .about = Door een poort mag een figuur naar de acrobaten op elke tegel waar nog plaats is.
option-phantom-after-pyramid = Fantoom na een piramide
    .about = Na het scoren van een piramide mag je je fantoom nog plaatsen.
option-circus-counts-quarters = Circus telt Carcassonne en het Rad mee
    .about = Een circus telt ook figuren in de stad Carcassonne en op het Rad van Fortuin, als hun plek rond het circus ligt.
option-circus-lord-cell = Kasteelheren staan rond het circus
    .about = Een kasteelheer telt alleen mee voor een circus als zijn figuur eromheen staat.
preset-circus-only = Alleen het circus
    .about = Alleen het circus, zonder acrobaten en circusdirecteuren.

rule-bt-27 = Als je een acrobatentegel legt, mag je een figuur op zijn plaats zetten, in plaats van een andere figuur.
rule-bt-28 = Hetzelfde mag als je tegel naast een acrobatentegel ligt, ook schuin.
rule-bt-32 = Alleen figuren van gewone grootte klimmen.
rule-bt-33 = Grote horigen, burgemeesters, wagens en abten klimmen niet.
rule-bt-36 = Als je geen figuur plaatst, mag je in plaats daarvan één volle piramide scoren.
rule-bt-39 = Met een optie mag alleen een speler met een acrobaat in de piramide haar scoren.
