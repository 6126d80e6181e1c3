verb-sheep-grow =
    .option = de kudde van { $at } laten groeien
    .deed = laat de kudde van { $at } groeien
verb-sheep-home =
    .option = de kudde van { $at } naar huis drijven
    .deed = drijft de kudde van { $at } naar huis

event-hills-sheep-tie = { $who } wint het gelijkspel door de heuvel
event-hills-sheep-sheep = { $n ->
    [one] { $who } trekt 1 schaap
   *[other] { $who } trekt { $n } schapen
 }
event-hills-sheep-wolf = { $who } trekt een wolf

token-sheep = { "" }
    .noun = schaap
    .count = { $n ->
        [one] 1 fiche met schapen
       *[other] { $n } fiches met schapen
    }
token-wolf =
    .noun = wolf
    .count = { $n ->
        [one] 1 wolf
       *[other] { $n } wolven
    }

chance-hills-sheep-bag = { "" }

stream-hills-sheep-bag = { "" }

figure-shepherd = herder
    .a = een herder
    .the = de herder
    .to = de herder
    .with = een herder
    .subject = de herder
    .count = { $n ->
        [one] 1 herder
       *[other] { $n } herders
    }

trait-hill = heuvel
trait-vineyard = wijngaard

prompt-let-the-flock-grow-or-drive-it-home = De kudde laten groeien, of naar huis drijven?
    .help = Groeit ze, dan trek je schapen, of een wolf die haar zonder punten wegjaagt. Naar huis: 1 punt per schaap voor ieder met een herder daar.

label-city = stad
label-field = weide
label-flock = kudde
label-garden = tuin
label-monastery = klooster
label-road = weg
label-sheep = { $n ->
    [one] schaap
   *[other] schapen
 }
label-sheep-in-the-field = { $n ->
    [one] schaap in de weide
   *[other] schapen in de weide
 }
label-shop = winkel
label-tokens-with-1-sheep-in-the-bag = { $n ->
    [one] fiche met 1 schaap in de zak
   *[other] fiches met 1 schaap in de zak
 }
label-tokens-with-2-sheep-in-the-bag = { $n ->
    [one] fiche met 2 schapen in de zak
   *[other] fiches met 2 schapen in de zak
 }
label-tokens-with-3-sheep-in-the-bag = { $n ->
    [one] fiche met 3 schapen in de zak
   *[other] fiches met 3 schapen in de zak
 }
label-tokens-with-4-sheep-in-the-bag = { $n ->
    [one] fiche met 4 schapen in de zak
   *[other] fiches met 4 schapen in de zak
 }
label-vineyards = { $n ->
    [one] wijngaard
   *[other] wijngaarden
 }

### Set-up
title = Schapen en Heuvels
how = Er komen achttien tegels bij, en elke speler krijgt een herder. Je mag hem in plaats van een horige op een weide zetten; dan trek je een fiche uit de zak: één tot vier schapen, of een wolf. Verlengt een latere tegel van jou zijn weide, dan trek je nog een fiche of drijf je de kudde naar huis: elke speler met een herder in de weide krijgt 1 punt per schaap dat er staat. Een wolf jaagt alle schapen en herders van de weide weg, zonder punten. Bij gelijke stand om een project beslist een horige op een heuvel. Een afgebouwd klooster levert 3 punten extra op per wijngaard eromheen.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van 18 tegels erbij komen, elk met een zak fiches. Bij 0 gelden de regels zonder de tegels, met één zak.
option-shepherds = Herders
    .about = Hoeveel herders elke speler krijgt. Bij 0 zijn er geen schapen.
option-hills = Heuvels
    .about = Een horige op een heuvel wint bij gelijke stand. Staat dit uit, dan zijn heuvels versiering.
option-hill-tile-below = Tegel onder elke heuvel
    .about = Elke heuvel kost één ongeziene tegel van de stapel, wat het spel korter maakt.
option-hill-tiebreak = Gelijke stand op heuvels
    .about = Of het bij gelijke stand uitmaakt hoeveel horigen een speler op heuvels heeft.
option-hill-tiebreak-any = nee, één horige is genoeg
option-hill-tiebreak-count = ja, de meeste horigen op heuvels winnen
option-vineyards = Wijngaarden
    .about = Een afgebouwd klooster levert meer op door de wijngaarden eromheen. Staat dit uit, dan zijn wijngaarden versiering.
option-vineyard-points = Punten per wijngaard
    .about = Punten voor elke wijngaard rond een afgebouwd klooster.
option-vineyard-gardens = Wijngaarden tellen voor tuinen
    .about = Ook een afgebouwde tuin levert meer op door de wijngaarden eromheen.
option-closed-field = Kudde in een gesloten weide
    .about = Wat er gebeurt met de kudde van een weide die niet meer kan groeien.
option-closed-field-home = ze wordt naar huis gedreven
option-closed-field-stays = ze blijft staan
option-closed-field-when = Naar huis uit een gesloten weide
    .about = Wanneer de kudde van een gesloten weide naar huis wordt gedreven. Bij het leggen van de tegel wordt niets gevraagd, en de herder kan meteen weer worden gezet.
option-closed-field-when-flock-step = na het zetten van de horige
option-closed-field-when-tile = bij het leggen van de tegel
option-lost-shepherd = Schapen van een verloren herder
    .about = Waar de schapen blijven als hun herder door een andere regel verdwijnt, bijvoorbeeld door de draak.
option-lost-shepherd-bag = terug in de zak
option-lost-shepherd-stay = ze blijven in de weide
preset-sheep-only = Alleen de schapen
    .about = Herders en schapen; heuvels en wijngaarden zijn versiering.

rule-hs-14 = Een herder komt op een weide van de net gelegde tegel.
rule-hs-16 = Een weide met een herder is gesloten voor een andere herder.
rule-hs-27 = Je kiest na het plaatsen en vóór het scoren of de kudde groeit of naar huis gaat.
rule-hs-28 = Alleen een eigen tegel die de weide vergroot, geeft de keuze.
rule-hs-69 = De winkel neemt geen herder terug.
rule-hs-50 = Bij een gelijke stand krijgen alleen spelers met een horige op een heuvel in het project de punten.
rule-hs-56 = Een afgebouwd klooster levert 3 punten extra op voor elke wijngaard op de acht tegels eromheen.
