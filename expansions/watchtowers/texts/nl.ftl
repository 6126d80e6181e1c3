trait-watchtower-cities = wachttoren voor tegels met een stad
trait-watchtower-coats = wachttoren voor wapens
trait-watchtower-figures = wachttoren voor horigen
trait-watchtower-monasteries = wachttoren voor kloosters
trait-watchtower-roads = wachttoren voor tegels met een weg

label-city = stad
label-city-tiles = { $n ->
    [one] stadstegel
   *[other] stadstegels
 }
label-field = weide
label-followers = { $n ->
    [one] horige
   *[other] horigen
 }
label-monasteries = { $n ->
    [one] klooster
   *[other] kloosters
 }
label-monastery = klooster
label-pennants = { $n ->
    [one] wapen
   *[other] wapens
 }
label-road = weg
label-road-tiles = { $n ->
    [one] wegtegel
   *[other] wegtegels
 }
label-watchtower = wachttoren

### Set-up
title = De Wachttorens
how = Er komen twaalf tegels met een wachttoren bij, elk met een van vijf symbolen. Wordt een weg of stad afgebouwd en staat daarin een horige van jou op de tegel van een toren, dan levert die toren jou eerst punten op, wie ook de meerderheid heeft. Voor de toren tellen zijn eigen tegel en de acht eromheen. Het symbool bepaalt wat: 2 punten per horige of per wapen, 1 per tegel met een weg of met een stad, of 3 per klooster. Met boeren scoor je geen toren, en aan het einde van het spel leveren torens niets op.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van de twaalf tegels worden meegeschud. Met 0 speel je met de regels, maar zonder de tegels.
option-watchtowers = Wachttorens
    .about = De torens leveren punten op. Anders zijn ze versiering.
option-watchtower-each = Meer horigen bij een toren
    .about = Wat een speler krijgt die op de tegel van de toren meer dan één horige in het project heeft.
option-watchtower-each-follower = de punten voor elke horige
option-watchtower-each-player = de punten één keer
option-watchtower-lords = Burchtheren tellen mee
    .about = Een toren die horigen telt, telt ook een horige op een burcht als de burcht op een van de negen tegels ligt.
option-watchtower-lord-cell = Burchtheren alleen op hun eigen tegel
    .about = Een horige op een burcht telt alleen mee als de figuur zelf op een van de negen tegels staat.
option-watchtower-castle-is-city = Burchten tellen als stad
    .about = De tegels van een burcht tellen als tegels met een stad, en de wapens ervan tellen mee.
