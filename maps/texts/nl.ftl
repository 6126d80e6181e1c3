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
label-start = start
label-tiles = { $n ->
    [one] tegel
   *[other] tegels
 }
label-toll = tol

### Set-up
title = Maps
how = Je speelt op de gedrukte kaart van een land: tegels liggen alleen op de velden daarvan, en de eerste liggen op twee of meer startvelden. Elke speler heeft het aantal horigen dat de kaart aangeeft, meestal 9. Zodra er een tegel naast een grote stad ligt, mag iedereen er aan alle kanten tegels leggen; ligt er een bij een veerboot, dan ook aan de overkant. Aan de grens moet een tegel passen bij een stad of weg die daar gedrukt is; waar niets gedrukt is, past elke rand en is die afgesloten. Grote steden, grensstukken en veerboten tellen als tegels van een stad of weg, en elk wapen levert bij het afbouwen 2 punten op.
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
option-start-cells = Startvelden met een tegel
    .about = Op hoeveel startvelden aan het begin een tegel ligt, minstens 2. 0: het aantal dat de kaart aangeeft.
option-start-pick = Keuze van de startvelden
    .about = Welke van de startvelden een tegel krijgen.
option-start-pick-random = willekeurig
option-start-pick-listed = in de volgorde van de kaart
option-start-rotation = Stand van de eerste tegels
    .about = Hoe de tegels op de startvelden gedraaid zijn.
option-start-rotation-first-legal = de eerste die past
option-start-rotation-random-legal = een willekeurige die past
option-annotations = Eilanden en andere extra's
    .about = Wat eilanden en andere extra's op de kaart doen.
option-annotations-ignore = niets
option-start-tile-connects = Eerste tegels verbinden
    .about = Ook de tegels op de startvelden verbinden grote steden en veerboten, niet alleen die van spelers.
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
    .about = Het spel eindigt na de beurt waarin het laatste open veld is gevuld.
option-small-city-extra-tile = Kleine steden geven een extra tegel
    .about = Leg je een tegel op een kleine stad, dan krijg je een extra tegel, één keer per beurt.
option-small-city-extra-timing = Wanneer de extra tegel komt
    .about = Of je op elk van de twee tegels een horige mag plaatsen, of alleen op de extra tegel.
option-small-city-extra-timing-after-scoring = na de puntentelling, met een eigen horige
option-small-city-extra-timing-before-deploy = voordat er een horige geplaatst wordt
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
