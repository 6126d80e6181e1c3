verb-count-enter =
    .option = { $a } plaatsen in { $at }
    .deed = plaatst { $a } in { $at }
verb-count-join =
    .option = { $a } uit de stad Carcassonne verplaatsen naar { $at }{ $value }
    .deed = verplaatst { $a } uit de stad Carcassonne naar { $at }{ $value }
verb-count-move =
    .option = de graaf verplaatsen naar { $at }
    .deed = verplaatst de graaf naar { $at }

token-king =
    .noun = koning
    .count = koning
token-king-marker = { $who } wordt koning door de stad op { $cell }
    .noun = koningsfiche
    .count = { $n ->
        [one] 1 koningsfiche
       *[other] { $n } koningsfiches
    }
token-robber-baron =
    .noun = roofridder
    .count = roofridder
token-robber-baron-marker = { $who } wordt roofridder door de weg op { $cell }
    .noun = roofridderfiche
    .count = { $n ->
        [one] 1 roofridderfiche
       *[other] { $n } roofridderfiches
    }

figure-count = graaf
    .a = een graaf
    .the = de graaf
    .to = de graaf
    .with = een graaf
    .subject = de graaf
    .count = { $n ->
        [one] 1 graaf
       *[other] { $n } graven
    }

kind-city-of-carcassonne =
    .the = de stad Carcassonne
    .to = de stad Carcassonne
    .into = in de stad Carcassonne
    .in = in de stad Carcassonne

trait-shrine = cultusplaats

place-count-castle = de burcht
    .to = de burcht
place-count-cathedral = de kathedraal
    .to = de kathedraal
place-count-market = de markt
    .to = de markt
place-count-smithy = de smidse
    .to = de smidse

pile-count-king-robber-city = { "" }
pile-in-the-box = { "" }

prompt-move-a-follower-out-of-the-city-of-carcassonne = Een horige uit de stad Carcassonne verplaatsen?
    .help = Een horige uit de juiste wijk gaat vóór de puntentelling naar het project en telt mee voor de meerderheid.
prompt-move-the-count = De graaf verplaatsen?
    .help = Uit de wijk waar de graaf staat, kan geen horige weg.
prompt-place-a-follower-in-the-city-of-carcassonne = Een horige in de stad Carcassonne plaatsen?
    .help = Hij kan later bij een puntentelling meedoen: burcht voor steden, smidse voor wegen, kathedraal voor kloosters, markt voor weiden.

label-carcassonne = Carcassonne
label-castle = burcht
label-cathedral = kathedraal
label-cities = { $n ->
    [one] stad
   *[other] steden
 }
label-city = stad
label-city-of-carcassonne = stad Carcassonne
label-field = weide
label-garden = tuin
label-king = koning
label-king-and-robber-baron = koning en roofridder
label-market = markt
label-monastery = klooster
label-road = weg
label-robber-baron = roofridder
label-serves-cities = bedient steden
label-serves-fields = bedient weiden
label-serves-monasteries = bedient kloosters
label-serves-roads = bedient wegen
label-smithy = smidse
label-stack = stapel
label-start = start
label-the-count-is-here = de graaf is hier

### Set-up
title = Graaf, Koning en Consorten
how = De stad Carcassonne ligt in het midden en er komen tien tegels bij. Levert je tegel anderen punten op en jou niet, dan mag je een horige in een van de vier wijken van de stad zetten en daarna de graaf verplaatsen. Bij een puntentelling mogen horigen meedoen: uit de burcht in steden, uit de smidse op wegen, uit de kathedraal op kloosters, maar nooit uit de wijk waar de graaf staat. Wie de grootste stad afbouwt, krijgt de koning, wie de langste weg afbouwt de roofridder; aan het einde zijn die 1 punt waard per afgebouwde stad of weg. Een cultusplaats scoort als een klooster. Staan er horigen op een cultusplaats en een klooster naast elkaar, dan levert alleen het gebouw dat het eerst is afgebouwd punten op.
option-kings = Koning
    .about = Wie de tot dan toe grootste stad afbouwt, krijgt de koning.
option-robbers = Roofridder
    .about = Wie de tot dan toe langste weg afbouwt, krijgt de roofridder.
option-king-copies = Sets tegels van koning en roofridder
    .about = Hoeveel sets van vijf tegels erbij komen. Bij 0 gelden de regels zonder de tegels.
option-shrine-copies = Sets tegels met cultusplaatsen
    .about = Hoeveel sets van vijf of zes tegels erbij komen. Bij 0 gelden de regels zonder deze sets.
option-city = Stad Carcassonne
    .about = De stad Carcassonne ligt vanaf het begin in het midden. Staat dit uit, dan is er ook geen graaf.
option-king-robber-scoring = Punten voor koning en roofridder
    .about = Wat de koning en de roofridder opleveren: aan het einde van het spel, of meteen voor wat wordt afgebouwd terwijl je ze hebt.
option-king-robber-scoring-count = 1 per afgebouwde stad of weg
option-king-robber-scoring-ten = 10 voor elk van beide
option-king-robber-scoring-fifteen-forty = 15 voor één, 40 voor beide
option-king-robber-scoring-running = meteen 1 per stad of weg
option-shrines = Strijd met cultusplaatsen
    .about = Cultusplaatsen en kloosters dagen elkaar uit, en ze mogen maar beperkt naast elkaar liggen. Staat dit uit, dan zijn cultusplaatsen kloosters.
option-shrine-tiles = Cultusplaatsen per set
    .about = Hoeveel tegels een set cultusplaatsen heeft, vijf of zes. De zesde tegel komt uit een andere doos.
option-sixth-shrines = Extra zesde cultusplaatsen
    .about = Hoeveel exemplaren van de zesde cultusplaats er nog bij komen, naast die in de sets.
option-shrine-second-neighbour = Tweede cultusplaats naast een klooster
    .about = Of een klooster met een cultusplaats ernaast er door een latere tegel een tweede bij mag krijgen. Hetzelfde geldt voor kloosters naast een cultusplaats.
option-shrine-second-neighbour-forbidden = niet toegestaan
option-shrine-second-neighbour-allowed = toegestaan
option-shrine-limit-if-occupied = Alleen bezette gebouwen beperken
    .about = Alleen cultusplaatsen en kloosters waar een horige op staat, beperken wat ernaast mag liggen.
option-challenge-loser-wagon = Wagen van de verliezer rijdt door
    .about = Een wagen die de strijd verliest, mag doorrijden naar een ander project. Staat dit uit, dan gaat hij terug naar zijn eigenaar.
option-abbot-on-shrine = Abt op een cultusplaats
    .about = Een abt mag op een cultusplaats worden gezet.
option-abbot-in-cathedral = Abt in de kathedraal
    .about = Een abt mag naar de kathedraal van de stad Carcassonne.
option-count = Graaf en wijken
    .about = Horigen mogen naar de wijken van de stad, en de graaf trekt rond. Staat dit uit, dan begint het spel alleen bij de stad.
option-count-start-tile = Gewone starttegel
    .about = Wat er met de starttegel van het basisspel gebeurt als de stad Carcassonne in het midden ligt.
option-count-start-tile-box = blijft in de doos
option-count-start-tile-stack = gaat in de stapel
option-count-city-for-fields = Carcassonne telt voor weiden
    .about = De stad Carcassonne telt als afgebouwde stad voor de weiden ernaast.
option-count-limit = Horigen naar de stad
    .about = Hoeveel horigen je in een dubbele beurt in de stad Carcassonne mag zetten.
option-count-limit-turn = één per beurt
option-count-limit-part = één bij elke tegel van de beurt
option-count-window = Zelf geen punten
    .about = In een dubbele beurt: wanneer je geen punten mag hebben gekregen om een horige in de stad te mogen zetten.
option-count-window-part = met deze tegel
option-count-window-turn = in deze hele beurt
option-count-move = Zet van de graaf
    .about = Waar de graaf heen gaat nadat een horige de stad in is gegaan.
option-count-move-player = de speler verplaatst hem of laat hem staan
option-count-move-clockwise = naar de volgende wijk
option-count-move-follow = naar de wijk van die horige
option-count-join = Waar horigen mogen meedoen
    .about = Bij welke afgebouwde projecten horigen uit de wijken mogen meedoen.
option-count-join-scored = alleen waar al een horige staat
option-count-join-completed = bij allemaal, ook lege
option-count-final = Uit de stad aan het einde
    .about = Uit welke wijken horigen vóór de eindtelling naar projecten mogen. De wijk van de graaf blijft dicht.
option-count-final-market = alleen uit de markt, naar weiden
option-count-final-any = uit alle wijken
option-count-final-order = Volgorde aan het einde
    .about = Hoe de spelers aan de beurt komen als horigen vóór de eindtelling de stad verlaten.
option-count-final-order-all-at-once = ieder verplaatst alles in één keer
option-count-final-order-one-by-one = om de beurt één horige
option-count-points = Punten waarmee een horige de stad in mag
    .about = Welke punten van een telling meetellen voor wie de stad Carcassonne in mag.
option-count-points-all = alle punten van de telling
option-count-points-features = alleen die van afgebouwde projecten
option-count-final-when = Horigen verlaten de stad aan het einde
    .about = Wanneer horigen aan het einde van het spel de stad Carcassonne verlaten.
option-count-final-when-after-circus = na het laatste circus en de kasteelheren
option-count-final-when-before-circus = voor het laatste circus en de kasteelheren
preset-six-shrines = Zes cultusplaatsen
    .about = Een set cultusplaatsen heeft zes tegels in plaats van vijf.
preset-open-city = Open stad
    .about = Horigen uit de wijken mogen bij elk afgebouwd project meedoen, en vóór de eindtelling mogen ze één voor één uit alle wijken behalve die van de graaf.

rule-cr-18 = Binnen de muren van Carcassonne kun je niets bezetten.
rule-cr-35 = Een heiligdom mag niet naast meer kloosters liggen, en een klooster niet naast meer heiligdommen.
rule-cr-36 = Ook mag een tegel geen tweede heiligdom bij een klooster brengen, of een tweede klooster bij een heiligdom.
rule-cr-62 = Per beurt gaat hoogstens één horige naar de stad Carcassonne.
rule-cr-67 = Elke wijk neemt de figuren die op zijn soort project mogen staan; bouwmeester, varken en schuur nooit.
rule-cr-68 = Wie er een horige gezet heeft, mag de graaf verplaatsen, en niemand anders.
rule-cr-70 = Vóór het scoren gaan figuren uit een wijk naar een project van haar soort dat gescoord wordt.
rule-cr-73 = Een project waarop niemand staat, wordt niet gescoord, en niemand kan erheen.
