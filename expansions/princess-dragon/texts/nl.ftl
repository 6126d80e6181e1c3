verb-dragon-move =
    .option = de draak verplaatsen naar { $at }
    .deed = verplaatst de draak naar { $at }
verb-fairy-on =
    .option = de fee verplaatsen naar { $at }
    .deed = verplaatst de fee naar { $at }
verb-fairy-to =
    .option = de fee verplaatsen naar { $at }
    .deed = verplaatst de fee naar { $at }
verb-princess-remove =
    .option = { $at } naar huis sturen
    .deed = stuurt { $at } naar huis

event-dragon-eats = de draak eet { $at } op

figure-dragon = draak
    .a = een draak
    .the = de draak
    .to = de draak
    .with = een draak
    .subject = de draak
    .count = { $n ->
        [one] 1 draak
       *[other] { $n } draken
    }
figure-fairy = fee
    .a = een fee
    .the = de fee
    .to = de fee
    .with = een fee
    .subject = de fee
    .count = { $n ->
        [one] 1 fee
       *[other] { $n } feeën
    }

trait-dragon = draak
trait-portal = poort
trait-princess = jonkvrouw
trait-volcano = vulkaan

pile-princess-dragon-waiting = { $n ->
    [one] 1 apart gelegde draaktegel
   *[other] { $n } apart gelegde draaktegels
 }

prompt-move-the-dragon = Verplaats de draak.
    .help = Figuren op de tegel waar de draak komt, gaan terug naar hun eigenaar; hij bezoekt geen tegel twee keer.

label-before-the-dragon = voor de draak
label-city = stad
label-city-of-carcassonne = stad Carcassonne
label-dragon-tiles-put-aside = { $n ->
    [one] apart gelegde draaktegel
   *[other] apart gelegde draaktegels
 }
label-fairy = fee
label-field = weide
label-followers = { $n ->
    [one] horige
   *[other] horigen
 }
label-garden = tuin
label-monasteries = { $n ->
    [one] klooster
   *[other] kloosters
 }
label-monastery = klooster
label-road = weg
label-wheel-hub = as van het rad

### Set-up
title = De Draak, de Fee en de Jonkvrouw
how = Er komen 30 tegels bij, met een draak en een fee die van niemand zijn. Een vulkaantegel brengt de draak in het spel. Wordt er een draaktegel gelegd, dan verplaatsen de spelers de draak om de beurt één tegel, in totaal zes keer, en gaan de figuren op de tegels waar hij komt naar huis. In plaats van een figuur te plaatsen mag je de fee bij een van je horigen zetten: ze houdt de draak weg en levert je 1 punt op aan het begin van je beurt, en 3 als het project van die horige wordt gescoord. Met een tegel met een poort mag je een horige op elke tegel plaatsen. Leg je een jonkvrouw aan een stad, dan gaat een ridder uit die stad naar huis.
option-copies = Aantal sets tegels
    .about = Hoe vaak de 30 tegels in het spel zitten, steeds met één draak en één fee. Met 0 speel je met de regels zonder de tegels.
option-dragon = Draak
    .about = Vulkaantegels brengen de draak en draaktegels verplaatsen hem. Staat dit uit, dan zijn het gewone tegels.
option-fairy = Fee
    .about = In plaats van een figuur te plaatsen mag een speler de fee bij een van zijn horigen zetten.
option-portals = Magische poorten
    .about = Wie een tegel met een poort aanlegt, mag een horige op elke tegel plaatsen.
option-princess = Jonkvrouw
    .about = Wie een jonkvrouw aan een stad met ridders legt, mag of moet er een naar huis sturen, in plaats van een figuur te plaatsen.
option-princess-off = geen effect
option-princess-may = een ridder mag naar huis
option-princess-must = een ridder moet naar huis
option-dragon-move = Moment van de draak
    .about = De draak beweegt voordat of nadat de projecten worden gescoord die met de draaktegel zijn afgebouwd. Gaat hij eerst, dan tellen opgegeten figuren niet meer mee.
option-dragon-move-before-scoring = vóór de puntentelling
option-dragon-move-after-scoring = na de puntentelling
option-dragon-steps = Stappen van de draak
    .about = Hoeveel tegels de draak per draaktegel verder gaat.
option-early-dragon-tiles = Draaktegels vóór de eerste vulkaan
    .about = Zulke tegels worden na het trekken apart gelegd, of kunnen pas getrokken worden als de eerste vulkaantegel ligt. Dan gaan ze de stapel in.
option-early-dragon-tiles-put-aside = apart gelegd na het trekken
option-early-dragon-tiles-withheld = niet getrokken vóór de vulkaan
option-volcano-step = Op een nieuwe vulkaantegel
    .about = Na het leggen van een vulkaantegel mag je er geen figuur op plaatsen, of geen horige, of mag je alleen nog de fee verplaatsen.
option-volcano-step-no-figure-here = geen figuur op deze tegel
option-volcano-step-no-follower-here = geen horige op deze tegel
option-volcano-step-fairy-only = alleen de fee verplaatsen
option-deploy-beside-dragon = Figuren op de tegel van de draak
    .about = Figuren mogen later op de tegel worden geplaatst waar de draak staat, bijvoorbeeld door een poort.
option-fairy-placement = Plaats van de fee
    .about = De fee hoort bij één horige, of bij alle horigen op haar tegel. In beide gevallen komt de draak niet op haar tegel.
option-fairy-placement-next-to-follower = naast één horige
option-fairy-placement-on-tile = op een tegel, voor alle horigen daar
option-fairy-turn-counts = Punten per beurt op haar tegel
    .about = Alleen voor een fee die voor een hele tegel geldt: hoe vaak ze je aan het begin van je beurt punten oplevert.
option-fairy-turn-counts-once = één keer
option-fairy-turn-counts-followers = voor elke eigen horige daar
option-fairy-turn-counts-figures = voor elke eigen figuur daar
option-fairy-turn-points = Fee: punten per beurt
    .about = Punten aan het begin van je beurt als de fee bij jouw horige staat.
option-fairy-with-monk = Fee bij kloosters met een priorij
    .about = De fee levert haar punten voor een project ook op bij een monnik in een klooster met een priorij.
option-fairy-feature-points = Fee: punten voor een project
    .about = Punten voor de eigenaar van de horige bij de fee als diens project wordt gescoord, ook zonder meerderheid.
option-dragon-over-carcassonne = Draak rond Carcassonne
    .about = De draak mag op de tegels van de stad Carcassonne komen. Hij eet daar alleen figuren buiten de muren op.
option-fairy-in-carcassonne = Fee in Carcassonne
    .about = De fee mag ook naast een horige in een wijk van de stad Carcassonne staan.
option-dragon-over-wheel = Draak op het Rad van Fortuin
    .about = De draak mag op de tegels van het rad komen.
option-fairy-castle-cells = Fee op een burcht
    .about = Een fee bij een horige op een burcht houdt de draak weg van beide tegels van de burcht, of maar van één.
option-fairy-castle-cells-both = beide tegels van de burcht
option-fairy-castle-cells-anchor = alleen de tegel waar ze staat
option-portal-figures = Figuren door een poort
    .about = Alleen horigen gaan door een poort, of ook andere figuren zoals de bouwmeester, volgens hun eigen regels.
option-portal-figures-followers = alleen horigen
option-portal-figures-all = alle figuren
option-portal-completed = Poort naar afgebouwde projecten
    .about = Naar welke projecten op andere tegels een poort leidt, hoewel ze met de poorttegel zijn afgebouwd. Naar onafgebouwde projecten leidt een poort altijd.
option-portal-completed-none = naar geen
option-portal-completed-monasteries = naar kloosters, cultusplaatsen en dergelijke
option-portal-completed-all = naar alle
preset-rgg-2005 = Rio Grande Games, 2005
    .about = De Engelse regels van 2005: de draak beweegt na de puntentelling, een ridder mag naar huis maar hoeft niet, en de fee is er voor alle horigen op haar tegel.
preset-hig-2005 = Hans im Glück, 2005
    .about = De Duitse regels van 2005: de fee is er voor alle horigen op haar tegel.

rule-pd-15 = Op een vulkaantegel komt geen horige.
rule-pd-16 = Op een vulkaantegel komt geen figuur; met een optie mag daarna alleen de fee verplaatst worden.
rule-pd-25 = De draak gaat naar een tegel die met een zijde aan de zijne grenst.
rule-pd-26 = In één vlucht komt de draak niet twee keer op een tegel.
rule-pd-33 = Op de tegel van de draak komt geen figuur.
rule-pd-37 = Als je geen figuur plaatst, mag je de fee naar een eigen horige op het landschap verplaatsen.
rule-pd-38 = Het is een keuze bij het plaatsen, één keer per gelegde tegel, en de fee moet echt verplaatst worden.
rule-pd-42 = De draak kan niet op de tegel van de fee komen.
rule-pd-49 = Met een poort mag je op elke andere tegel plaatsen, op een project dat vrij en niet afgebouwd is.
rule-pd-50 = Een afgebouwd project mag je alleen op de poorttegel zelf bezetten.
rule-pd-54 = Een jonkvrouw stuurt een ridder van de stad naar huis; met een optie moet dat.
rule-pd-55 = Met een optie moet een ridder naar huis als er een is.
rule-pd-44 = De eigenaar van de horige bij de fee krijgt 3 punten als het project van die horige wordt gescoord.
