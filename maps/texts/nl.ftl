stream-maps = { "" }

pile-maps-left-out = { $n ->
    [one] 1 tegel doet niet mee
   *[other] { $n } tegels doen niet mee
 }
pile-maps-printed = { "" }

label-city = stad
label-ferries = { $n ->
    [one] veerboot
   *[other] veerboten
 }
label-field = weide
label-meeples = { $n ->
    [one] meeple
   *[other] meeples
 }
label-pennants = { $n ->
    [one] wapen
   *[other] wapens
 }
label-printed-pennants = { $n ->
    [one] gedrukt wapen
   *[other] gedrukte wapens
 }
label-road = weg
label-small-cities = { $n ->
    [one] kleine stad
   *[other] kleine steden
 }
label-stack-1 = stapel 1
label-stack-2 = stapel 2
label-stack-3 = stapel 3
label-stack-4 = stapel 4
label-stack-5 = stapel 5
label-stack-6 = stapel 6
label-start = start
label-tiles = { $n ->
    [one] tegel
   *[other] tegels
 }
label-toll = tol

token-chip = { $who } neemt een fiche
    .noun = fiche
    .count = { $n ->
        [one] 1 fiche
       *[other] { $n } fiches
    }
    .a = een fiche
token-chip-purple = { $who } neemt een gesloten paarse fiche
    .noun = gesloten paarse fiche
    .count = { $n ->
        [one] 1 gesloten paarse fiche
       *[other] { $n } gesloten paarse fiches
    }
    .a = een gesloten paarse fiche
token-chip-purple-1 = { $who } neemt een paarse fiche van 1
    .noun = paarse fiche van 1
    .count = { $n ->
        [one] 1 paarse fiche van 1
       *[other] { $n } paarse fiches van 1
    }
    .a = een paarse fiche van 1
token-chip-purple-2 = { $who } neemt een paarse fiche van 2
    .noun = paarse fiche van 2
    .count = { $n ->
        [one] 1 paarse fiche van 2
       *[other] { $n } paarse fiches van 2
    }
    .a = een paarse fiche van 2
token-chip-light-blue = { $who } neemt een gesloten lichtblauwe fiche
    .noun = gesloten lichtblauwe fiche
    .count = { $n ->
        [one] 1 gesloten lichtblauwe fiche
       *[other] { $n } gesloten lichtblauwe fiches
    }
    .a = een gesloten lichtblauwe fiche
token-chip-light-blue-1 = { $who } neemt een lichtblauwe fiche van 1
    .noun = lichtblauwe fiche van 1
    .count = { $n ->
        [one] 1 lichtblauwe fiche van 1
       *[other] { $n } lichtblauwe fiches van 1
    }
    .a = een lichtblauwe fiche van 1
token-chip-light-blue-2 = { $who } neemt een lichtblauwe fiche van 2
    .noun = lichtblauwe fiche van 2
    .count = { $n ->
        [one] 1 lichtblauwe fiche van 2
       *[other] { $n } lichtblauwe fiches van 2
    }
    .a = een lichtblauwe fiche van 2
token-chip-orange = { $who } neemt een gesloten oranje fiche
    .noun = gesloten oranje fiche
    .count = { $n ->
        [one] 1 gesloten oranje fiche
       *[other] { $n } gesloten oranje fiches
    }
    .a = een gesloten oranje fiche
token-chip-orange-1 = { $who } neemt een oranje fiche van 1
    .noun = oranje fiche van 1
    .count = { $n ->
        [one] 1 oranje fiche van 1
       *[other] { $n } oranje fiches van 1
    }
    .a = een oranje fiche van 1
token-chip-orange-2 = { $who } neemt een oranje fiche van 2
    .noun = oranje fiche van 2
    .count = { $n ->
        [one] 1 oranje fiche van 2
       *[other] { $n } oranje fiches van 2
    }
    .a = een oranje fiche van 2

verb-maps-treat =
    .option = de fiche terugleggen op { $cell }
    .deed = legt de fiche terug op { $cell }
verb-maps-sell =
    .option = een fles wijn verkopen ({ $n })
    .deed = verkoopt een fles wijn ({ $n })
verb-maps-improve =
    .option = { $a } gebruiken voor { $at }
    .deed = gebruikt { $a } voor { $at }
verb-maps-island =
    .option = de tegel van stapel { $n } nemen
    .deed = neemt de tegel van stapel { $n }
verb-maps-upgrade =
    .option = { $at } versterken
    .deed = versterkt { $at }
verb-maps-man =
    .option = een horige naar het eiland Man sturen voor een extra beurt
    .deed = stuurt een horige naar het eiland Man voor een extra beurt
verb-maps-recall =
    .option = je horigen terughalen van het eiland Man
    .deed = haalt horigen terug van het eiland Man
verb-maps-peek =
    .option = de bovenste tegels bekijken
    .deed = bekijkt de bovenste tegels
verb-maps-venture =
    .option = de bovenste tegel ongezien leggen, voor 2 punten
    .deed = waagt het
verb-maps-discover =
    .option = { $n } leggen
    .deed = ontdekt { $n }

prompt-where-does-the-chip-go-back-onto-the-map = Waar komt de fiche terug op de kaart?
    .help = Hij komt open op een vrij vak in de rijen van zijn kleur te liggen. Wie daar een tegel legt, krijgt de punten.
prompt-sell-a-bottle-of-wine = Een fles wijn verkopen?
    .help = Een fles kost je precies 2 punten aan fiches van één kleur; die gaan uit het spel. Een fles levert 9 punten op als je tegel een kleine stad bedekt, en 5 als je tegel bij een weg of stad met een wapen aan de grens ligt. Je mag er één per beurt verkopen.
prompt-use-a-chip-for-your-road = Een fiche gebruiken voor je weg?
    .help = Elke fiche levert 1 punt extra op per tegel van de weg. Je mag van elke kleur één fiche gebruiken. Gebruikte fiches gaan uit het spel.
prompt-take-a-tile-of-an-island-or-draw-a-tile = Een tegel van een eiland nemen of een tegel trekken?
    .help = In plaats van te trekken mag je de bovenste tegel van een eiland nemen als je een fiche in de kleur daarvan hebt.
prompt-upgrade-a-follower = Een horige versterken?
    .help = Hij telt dubbel voor de meerderheid totdat hij naar huis gaat. Een van de fiches komt onder hem, de andere gaan uit het spel.
prompt-send-a-follower-to-the-isle-of-man-for-an-extra-turn = Een horige naar het eiland Man sturen voor een extra beurt?
    .help = Een horige uit je voorraad gaat naar het eiland, en je bent meteen nog een keer aan de beurt. Hij blijft daar totdat je je horigen met fiches terughaalt.
prompt-peek-at-the-tiles-that-lie-ready-or-venture = De tegels bekijken die klaarliggen, of het wagen?
    .help = Je mag de bovenste drie bekijken en er een van leggen; de andere gaan onderop. Of je legt de bovenste zonder te kijken en krijgt 2 punten; past hij nergens, dan verlaat hij het spel.
prompt-which-of-the-tiles-do-you-place = Welke van de tegels leg je?
    .help = Je legt hem als extra tegel. De andere gaan onder de tegels die klaarliggen.

place-maps-man = het eiland Man
    .to = het eiland Man
place-maps-man-noun = eiland Man

stream-maps-chips = fiches
stream-maps-islands = { "" }
stream-maps-ready = { "" }
stream-maps-trade = { "" }
pile-maps-islands = { "" }
pile-maps-island-1 = { "" }
pile-maps-island-2 = { "" }
pile-maps-island-3 = { "" }
pile-maps-island-4 = { "" }
pile-maps-island-5 = { "" }
pile-maps-island-6 = { "" }
pile-maps-ready = { "" }
pile-maps-seen = { "" }
pile-maps-found = { "" }

label-chips = fiches
label-treat = lekkernij
label-wine = wijn
label-improved-road = verbeterde weg
label-island = eiland
label-isle-of-man = Eiland Man
label-tiles-that-lie-ready = tegels die klaarliggen
label-venture = waagstuk
label-chips-face-down = gesloten fiches
label-points-of-your-chips = punten van je fiches
label-purple-island = paars eiland
label-light-blue-island = lichtblauw eiland
label-orange-island = oranje eiland

### Set-up
title = Maps
how = Je speelt op de gedrukte kaart van een land: tegels liggen alleen op de vakken daarvan, en de eerste liggen op twee of meer startvakken. Elke speler heeft het aantal horigen dat de kaart aangeeft, meestal 9. Zodra er een tegel naast een grote stad ligt, mag iedereen er aan alle kanten tegels leggen; ligt er een bij een veerboot, dan ook aan de overkant. Aan de grens moet een tegel passen bij een stad of weg die daar gedrukt is; waar niets gedrukt is, past elke rand en is die afgesloten. Grote steden, grensstukken en veerboten tellen als tegels van een stad of weg, en elk wapen levert bij het afbouwen 2 punten op.
option-map = Kaart
    .about = Een van deze kaarten, of het pad van een eigen kaartbestand.
option-map-benelux = Benelux
option-map-british-isles = Britse Eilanden
option-map-france = Frankrijk
option-map-germany = Duitsland
option-map-iberia = Iberisch Schiereiland
option-map-nordics = Noordse landen
option-map-usa = Verenigde Staten
option-map-usa-east = Verenigde Staten, oosten
option-map-usa-west = Verenigde Staten, westen
option-tile-count = Aantal tegels
    .about = Aantal landtegels in het spel, willekeurig gekozen; de starttegel is er altijd bij. 0: alle.
option-meeples = Horigen per speler
    .about = Horigen in de voorraad van elke speler. 0: het aantal dat de kaart aangeeft, meestal 9.
option-start-cells = Startvakken met een tegel
    .about = Op hoeveel startvakken aan het begin een tegel ligt, minstens 2. 0: het aantal dat de kaart aangeeft.
option-start-pick = Keuze van de startvakken
    .about = Welke van de startvakken een tegel krijgen.
option-start-pick-random = willekeurig
option-start-pick-listed = in de volgorde van de kaart
option-start-rotation = Stand van de eerste tegels
    .about = Hoe de tegels op de startvakken gedraaid zijn.
option-start-rotation-first-legal = de eerste die past
option-start-rotation-random-legal = een willekeurige die past
option-annotations = Extra's op de kaart en fiches
    .about = Wat eilanden en andere extra's op de kaart doen. Met fiches neemt wie een tegel op een fiche legt, die fiche, en de kaart zegt waar fiches goed voor zijn.
option-annotations-ignore = niets
option-annotations-chips = je speelt met fiches
option-chip-squares = Vakken van de fiches
    .about = Waar de fiches aan het begin liggen.
option-chip-squares-board = waar de kaart ze aangeeft
option-chip-squares-spread = willekeurig verspreid
option-chip-towns = Plaatsen die wijn kopen
    .about = Waar je op een kaart met wijn een fles kunt verkopen.
option-chip-towns-any = in elke kleine stad
option-chip-towns-board = in kleine steden met een fles in die kleur
option-chip-island-price = Prijs van een eilandtegel
    .about = Hoeveel fiches een tegel van een eiland kost, op een kaart met stapels op eilanden.
option-chip-upgrade-price = Prijs van een versterking
    .about = Hoeveel fiches het kost om een horige dubbel te laten tellen, op een kaart met versterkingen.
option-chip-upgrade-price-three-colors = één van elke kleur
option-chip-return-price = Prijs van de terugkeer
    .about = Hoeveel fiches je horigen terughalen van het eiland Man.
option-chip-return-price-three-colors = één van elke kleur
option-chip-discover = Een tegel ontdekken
    .about = Hoe een speler die een kleine stad bedekt een extra tegel ontdekt, op een kaart met fiches op kleine steden.
option-chip-discover-choice = naar keuze
option-chip-discover-peek = altijd uit de bovenste drie
option-chip-discover-venture = altijd de bovenste, ongezien
option-start-tile-connects = Eerste tegels verbinden
    .about = Ook de tegels op de startvakken verbinden grote steden en veerboten, niet alleen die van spelers.
option-ferry-edge-match = Rand bij een veerboot
    .about = Wat een tegel aan het einde van een veerboot moet tonen. Is het geen weg, dan eindigt de weg van de veerboot daar.
option-ferry-edge-match-road = een weg
option-ferry-edge-match-any = het maakt niet uit
option-border-piece-counts = Grensstukken tellen als tegels
    .about = Een stad of weg die aan de grens gedrukt is, telt als een tegel van het project. Anders tellen alleen de wapens ervan.
option-ferry-unfinished = Veerboten van onafgebouwde wegen
    .about = Wat een veerboot en zijn wapens aan het einde van het spel opleveren als de weg niet is afgebouwd.
option-ferry-unfinished-reduced = 1 punt, en 1 per wapen
option-ferry-unfinished-zero = niets
option-printed-coats-with-cathedral = Gedrukte wapens met kathedraal
    .about = Wat een op de kaart gedrukt wapen oplevert in een afgebouwde stad met een kathedraal.
option-printed-coats-with-cathedral-three = 3 punten, als andere wapens
option-printed-coats-with-cathedral-two = altijd 2 punten
option-printed-coats-unfinished = Gedrukte wapens aan het einde
    .about = Wat een op de kaart gedrukt wapen aan het einde oplevert in een onafgebouwde weg met een herberg of stad met een kathedraal.
option-printed-coats-unfinished-with-feature = niets, net als de weg of stad
option-printed-coats-unfinished-always = 1 punt
option-end-when-full = Einde bij een volle kaart
    .about = Het spel eindigt na de beurt waarin het laatste open vak is gevuld.
option-small-city-extra-tile = Kleine steden geven een extra tegel
    .about = Leg je een tegel op een kleine stad, dan krijg je een extra tegel, één keer per beurt.
option-small-city-extra-timing = Wanneer de extra tegel komt
    .about = Of je op elk van de twee tegels een horige mag plaatsen, of alleen op de extra tegel.
option-small-city-extra-timing-after-scoring = na de puntentelling: op elke tegel een horige
option-small-city-extra-timing-before-deploy = vóór de horige: alleen op de extra tegel
option-small-city-toll = Kleine steden kosten punten
    .about = Leg je een tegel op een kleine stad, dan betaal je 2 punten.
option-small-city-toll-floor = Tol met te weinig punten
    .about = Wat er gebeurt als je minder punten hebt dan de tol.
option-small-city-toll-floor-negative = de score komt onder 0
option-small-city-toll-floor-clamp = de score stopt bij 0
option-small-city-road-bonus = Wegen langs kleine steden
    .about = Een afgebouwde weg levert 2 extra punten op voor elke kleine stad ernaast die nog zichtbaar is.
option-small-city-bonus-to = Wie de extra punten krijgt
    .about = Wie de extra punten voor kleine steden langs een afgebouwde weg krijgt.
option-small-city-bonus-to-owners = alle spelers die de weg scoren
option-small-city-bonus-to-active = van hen alleen wie de tegel legde
option-bridge-at-free-border = Bruggen aan de vrije grens
    .about = Een brug mag eindigen aan een grens waar niets gedrukt is.
option-castle-on-border-city = Burchten aan de grens
    .about = Een halve kleine stad op een tegel en een halve stad die aan de grens gedrukt is, zonder wapens, mogen samen een burcht worden.
option-coat-on-large-city = Gekocht wapen op een grote stad
    .about = Een wapen van de Winkel mag op een grote stad gelegd worden.

rule-mc-10 = Hoogstens één keer per beurt verkoop je een fles, voor precies 2 punten aan fiches van één kleur, in een stadje of bij een grensweg met een wapen.
rule-mc-13 = Als een afgebouwde weg gescoord wordt, mag je van elke kleur hoogstens één fiche gebruiken.
rule-mc-14 = Voor een fiche in de kleur van een eiland mag je de bovenste tegel van de stapel nemen in plaats van te trekken.
rule-mc-16 = Een genomen fiche leg je open op een vrij vak in de rijen van zijn kleur, zonder stad en niet naast een andere fiche.
rule-mc-18 = Na het plaatsen mag je een eigen horige in een project verhogen, elk één keer, als je de fiches kunt betalen.
rule-mc-20 = Na een gewone beurt mag een horige naar het eiland Man voor één extra beurt; met fiches haal je horigen terug in je eigen beurt.
rule-mc-22 = Wie een stadje bedekt, ontdekt na het leggen een tegel: door te kijken naar de tegels die klaarliggen, of door het te wagen.
rule-mp-29 = Een tegel mag alleen op een leeg gedrukt vak van de kaart.
rule-mp-77 = Als de extra tegel vóór het plaatsen komt, gaat de ene figuur van de beurt daarop.

### Opmerkingen voor wie een kaart maakt
remark-toml = Geen geldige TOML: { $why }
remark-unknown-key = De sleutel “{ $key }” bestaat hier niet. Er zijn: { $known }.
remark-kind = “{ $kind }” is geen soort: schrijf city of road.
remark-size = Het raster heeft { $width } kolommen en { $height } rijen. Het moeten er van elk 1 tot { $most } zijn.
remark-width = Rij { $row } heeft { $have } vakken en rij 0 heeft er { $first }. Alle rijen moeten even lang zijn.
remark-letter = “{ $key }” is geen letter van het raster.
remark-no-city = Het raster heeft een vak { $key }, maar geen grote stad heeft deze letter.
remark-no-cell = De grote stad { $key } staat niet in het raster.
remark-cell-twice = { $key } staat twee keer in het raster. Elk vak van een grote stad heeft een eigen letter.
remark-city-key = “{ $key }” kan niet de letter van een grote stad zijn: gebruik één hoofdletter, maar niet S.
remark-key-twice = Twee grote steden hebben de letter { $key }.
remark-segments = De grote stad { $key } heeft of zijden met wapens nodig, of delen, en niet allebei.
remark-sides = “{ $text }” is geen lijst van zijden. Schrijf enkele van de letters N, E, S en W.
remark-side-twice = Zijde { $edge } hoort bij twee delen van de grote stad. Een zijde hoort bij één deel.
remark-cell = “{ $text }” is geen vak. Schrijf kolom en rij, zoals 4,7.
remark-edge = “{ $text }” is geen zijde. Schrijf kolom, rij en zijde, zoals 4,7:N.
remark-no-edge = Een grensstuk raakt geen zijde.
remark-ends = Een veerboot heeft { $have } eindpunten. Het moeten er 2 zijn.
remark-name = Vak { $cell } heeft een naam, maar geen kleine stad.
remark-name-twice = Vak { $cell } heeft twee namen.
remark-not-border = { $edge } ligt niet aan de grens. Grensstukken en veerboten hebben land aan de ene kant nodig, en water of buitenland aan de andere.
remark-taken = { $edge } heeft twee grensstukken of veerboten. Er kan er één zijn.
remark-mismatch = Bij { $edge } toont de grote stad { $shows ->
    [city] een stad
    [road] een weg
   *[other] een weide
 } en is het grensstuk { $kind ->
    [city] een stad
   *[other] een weg
 }. Maak ze gelijk.
remark-facing = Bij { $edge } toont deze grote stad { $shows ->
    [city] een stad
    [road] een weg
   *[other] een weide
 } en haar buur { $other ->
    [city] een stad
    [road] een weg
   *[other] een weide
 }. Maak ze gelijk.
remark-starts = { $n ->
    [0] De kaart heeft geen startvakken. Het moeten er minstens 2 zijn.
   *[other] De kaart heeft { $n } startvak. Het moeten er minstens 2 zijn.
 }
remark-starts-used = Er worden { $wanted } startvakken gebruikt, en de kaart heeft er { $have }. Gebruik er 2 tot { $have }.
remark-unreachable = { $n ->
    [one] Vak { $cell } kan nooit door een tegel worden bereikt. Verbind het met de andere door land, een grote stad of een veerboot, of maak er water van.
   *[other] { $n } vakken, zoals { $cell }, kunnen nooit door een tegel worden bereikt. Verbind ze met de andere door land, een grote stad of een veerboot, of maak er water van.
 }
remark-unnamed = De kleine stad op { $cell } heeft geen naam.
remark-starts-beside = Het startvak { $cell } ligt naast een ander. Met een paar vakken ertussen beginnen de landschappen uit elkaar.
remark-closed-edge = { $edge } is een stadszijde waar de kaart eindigt. Die is voorgoed gesloten, en geen tegel komt er ooit tegenaan.
remark-no-room = Wat voorbij { $edge } ligt, past niet op afbeeldingen. Laat rond het land een rij of kolom water of buitenland vrij.
remark-hard = Op vak { $cell } komen { $n } gedrukte zijden samen. Daar passen weinig tegels, en het blijft misschien leeg.
remark-lonely = { $n ->
    [one] Eén vak is vanaf het startvak { $cell } niet te bereiken. Het blijft leeg als er geen ander startvak wordt gebruikt.
   *[other] { $n } vakken zijn vanaf het startvak { $cell } niet te bereiken. Ze blijven leeg als er geen ander startvak wordt gebruikt.
 }
remark-tiles = Voor { $cells } vakken worden { $tiles } tegels aangeraden. Met ongeveer evenveel tegels als vakken speelt de kaart het best.
remark-no-credits = De kaart zegt niet wie haar gemaakt heeft.
remark-no-sets = De kaart noemt geen tegelsets om mee te spelen.

mark-start = Rood kader: de eerste tegel mag hier liggen
mark-town = Een kleine stad die op het bord gedrukt is
mark-island =
    .colored = Stapel { $text } van de tegels van de eilanden
