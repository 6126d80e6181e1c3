verb-wheel-enter =
    .option = { $a } plaatsen { $into }
    .deed = plaatst { $a } { $into }
verb-wheel-remove =
    .option = { $at } terugnemen in de voorraad
    .deed = neemt { $at } terug in de voorraad

event-wheel-famine = het varken gaat { $n } verder en stopt bij Hongersnood
event-wheel-fortune = het varken gaat { $n } verder en stopt bij Geluk
event-wheel-inquisition = het varken gaat { $n } verder en stopt bij Inquisitie
event-wheel-plague = het varken gaat { $n } verder en stopt bij Pest
event-wheel-storm = het varken gaat { $n } verder en stopt bij Storm
event-wheel-taxes = het varken gaat { $n } verder en stopt bij Belasting

figure-wheel-pig = varken van het rad
    .a = een varken van het rad
    .the = het varken van het rad
    .to = het varken van het rad
    .with = een varken van het rad
    .subject = het varken van het rad
    .count = { $n ->
        [one] 1 varken van het rad
       *[other] { $n } varkens van het rad
    }

kind-wheel-hub =
    .the = de as van het rad
    .to = de as van het rad
    .into = op de as van het rad
    .in = op de as van het rad

trait-wheel-1 = rad met een 1
trait-wheel-2 = rad met een 2
trait-wheel-3 = rad met een 3

place-wheel-crowns = kroonveld { $nth }
    .to = kroonveld { $nth }
place-wheel-sectors = { "" }

pile-wheel-of-fortune-start = { "" }

prompt-the-plague-which-follower-do-you-take-back = De pest: welke horige neem je terug?
    .help = Elke speler moet één horige van het bord terugnemen, maar niet van het rad.

label-0-for-each-farmer-and-completed-city = 0 per boer en afgebouwde stad
label-0-for-each-follower-in-supply = 0 per horige in de voorraad
label-0-for-each-monk = 0 per monnik
label-0-points-for-the-player-at-turn = 0 punten voor de speler aan de beurt
label-1-for-each-farmer-and-completed-city = 1 per boer en afgebouwde stad
label-1-for-each-follower-in-supply = 1 per horige in de voorraad
label-10-for-each-monk = 10 per monnik
label-2-for-each-farmer-and-completed-city = 2 per boer en afgebouwde stad
label-2-for-each-follower-in-supply = 2 per horige in de voorraad
label-2-for-each-monk = 2 per monnik
label-20-points-for-the-player-at-turn = 20 punten voor de speler aan de beurt
label-3-for-each-monk = 3 per monnik
label-3-points-for-the-player-at-turn = 3 punten voor de speler aan de beurt
label-4-points-for-the-player-at-turn = 4 punten voor de speler aan de beurt
label-5-for-each-farmer-and-completed-city = 5 per boer en afgebouwde stad
label-5-for-each-follower-in-supply = 5 per horige in de voorraad
label-city = stad
label-crown-space = kroonveld
label-each-player-takes-one-follower-back = elke speler neemt een horige terug
label-famine = Hongersnood
label-farmers = { $n ->
    [one] boer
   *[other] boeren
 }
label-field = weide
label-followers-in-supply = { $n ->
    [one] horige in de voorraad
   *[other] horigen in de voorraad
 }
label-for-each-city-its-pennants-and-own-knights = per stad: de wapens en eigen ridders
label-for-each-knight-pennants-and-own-knights-of-the-city = per ridder: de wapens en eigen ridders van de stad
label-fortune = Geluk
label-inquisition = Inquisitie
label-knights = { $n ->
    [one] ridder
   *[other] ridders
 }
label-monastery = klooster
label-monks = { $n ->
    [one] monnik
   *[other] monniken
 }
label-pig = varken
label-plague = Pest
label-ringmaster = circusdirecteur
label-road = weg
label-start = start
label-storm = Storm
label-taxes = Belasting
label-the-wheel = Het Rad
label-wheel-hub = as van het rad

### Set-up
title = Het Rad van Fortuin
how = Het rad heeft zes vakken, negen kroonvelden en een varken, en op 19 tegels staat een getal van 1 tot 3. Trek je zo'n tegel, dan gaat het varken eerst zoveel vakken verder, en het vak waar het stopt, treedt in werking. Geluk levert jou 3 punten op; Belasting, Hongersnood, Storm en Inquisitie leveren alle spelers punten op, voor ridders, boeren, horigen in de voorraad en monniken; bij de Pest neemt elke speler een horige terug. In plaats van op de tegel mag je een horige op een vrij kroonveld plaatsen. Stopt het varken bij het vak van dat kroonveld, dan levert hij 3 punten op, of 6 als het vak twee kroonvelden heeft en het andere leeg is, en komt hij bij je terug.
option-wheel = Rad in het spel
    .about = Tegels met een getal verplaatsen het varken, en je mag horigen op het rad plaatsen. Anders hebben de getallen geen betekenis.
option-wheel-place = Plaats van het rad
    .about = Als starttegel beslaat het rad 16 plaatsen en leg je tegels aan zijn randen. Dat gaat niet samen met een rivier, een kaart of de stad Carcassonne.
option-wheel-place-aside = naast het bord
option-wheel-place-start = als starttegel
option-wheel-tiles = Tegels met een getal
    .about = Hoe de 19 tegels die het varken verplaatsen in het spel komen. Zonder die tegels verplaatst alleen de Winkel het.
option-wheel-tiles-marked = ze vervangen tegels van het basisspel
option-wheel-tiles-added = ze komen bij het basisspel
option-wheel-tiles-none = er zijn er geen
option-tiles = Tekens en rand
    .about = Welke tegels een teken hebben, en wat er rond het rad ligt als het de starttegel is.
option-tiles-printed = zoals gedrukt
option-tiles-own = ons eigen ontwerp
option-wheel-counts = Rad als deel van een project
    .about = Voor hoeveel tegels het rad telt bij een weg of stad als het de starttegel is.
option-wheel-counts-one = als één tegel
option-wheel-counts-cells = elke plaats ervan als een tegel
option-wheel-unplaceable = Getal van een tegel die nergens past
    .about = Of een getrokken tegel met een getal het varken verplaatst als hij nergens past.
option-wheel-unplaceable-acts = het varken gaat verder
option-wheel-unplaceable-ignored = het varken blijft staan
option-fortune-points = Punten van Geluk
    .about = Punten voor de speler aan de beurt als het varken bij Geluk stopt.
option-tax-rule = Belasting
    .about = Punten voor de wapens en de eigen ridders van een stad: voor elk van die ridders opnieuw, of één keer.
option-tax-rule-each-knight = voor elke eigen ridder
option-tax-rule-each-city = één keer per stad
option-famine-points = Punten van Hongersnood
    .about = Punten die elke boer oplevert per afgebouwde stad aan zijn weide.
option-famine-pig = Varken bij Hongersnood
    .about = Bij Hongersnood levert het varken van een speler 1 punt extra op voor elke afgebouwde stad aan zijn weide.
option-storm-points = Punten van Storm
    .about = Punten voor elke horige in de voorraad van een speler.
option-inquisition-points = Punten van Inquisitie
    .about = Punten voor elke monnik van een speler.
option-plague-first = Wie begint bij de Pest
    .about = Wie als eerste een horige terugneemt; de anderen volgen met de klok mee.
option-plague-first-active = de speler aan de beurt
option-plague-first-left = de speler links daarvan
option-plague-lord = Burchtheren bij de Pest
    .about = Bij de Pest mag ook een horige op een burcht teruggenomen worden.
option-crown-points = Punten van een kroonveld
    .about = Punten voor een horige op een kroonveld als het varken bij het vak daarvan stopt.
option-crown-alone = Punten alleen bij twee kroonvelden
    .about = Punten die een horige in plaats daarvan oplevert als zijn vak twee kroonvelden heeft en het andere leeg is.
option-crowns = Kroonvelden van elk vak
    .about = Zes getallen van 0 tot 2, in deze volgorde: Geluk, Belasting, Hongersnood, Storm, Inquisitie, Pest.
option-crown-figures = Wie op kroonvelden mag staan
    .about = Of daar elke soort horige mag staan, dus ook een burgemeester of een abt.
option-crown-figures-all-followers = alle horigen
option-crown-figures-plain = gewone en grote horigen, fantomen, circusdirecteuren
option-wheel-bazaar = Getallen van tegels op een bazaar
    .about = Wanneer een tegel met een getal die op een bazaar geveild wordt het varken verplaatst.
option-wheel-bazaar-when-laid = vlak voordat de koper hem legt
option-wheel-bazaar-when-drawn = als hij voor de veiling getrokken wordt
option-wheel-bazaar-never = nooit
preset-current = Rad naast het bord
    .about = De gepubliceerde regels, maar het rad ligt naast het bord en is geen starttegel.
preset-start-tile = Rad als starttegel
    .about = Het rad is de starttegel, zoals gepubliceerd.
preset-wheel-only = Rad zonder tegels
    .about = Er zijn geen tegels met een getal: alleen de Winkel verplaatst het varken.

rule-wf-38 = Bij de pest neemt iedere speler een eigen horige terug van het bord, niet van het rad.
rule-wf-40 = Bouwmeester en varken kun je niet kiezen, en ook geen figuur die op geen tegel staat.
rule-wf-42 = Als je geen horige op de tegel geplaatst hebt, mag je er een op een vrije kroonplaats zetten.
rule-wf-53 = Horigen staan op kroonplaatsen; bouwmeester, varken, herder en schuur niet.
