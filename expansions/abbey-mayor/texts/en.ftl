verb-abbey-use =
    .option = use an abbey
    .deed = uses an abbey
verb-barn-build =
    .option = place the barn at { $at }
    .deed = places the barn at { $at }
verb-wagon-move =
    .option = move the wagon to { $at }
    .deed = moves the wagon to { $at }

token-abbey =
    .noun = abbey

figure-barn = barn
    .a = a barn
    .the = the barn
    .to = the barn
    .with = a barn
    .subject = the barn
    .count = { $n ->
        [one] 1 barn
       *[other] { $n } barns
    }
figure-mayor = mayor
    .a = a mayor
    .the = the mayor
    .to = the mayor
    .with = a mayor
    .subject = the mayor
    .count = { $n ->
        [one] 1 mayor
       *[other] { $n } mayors
    }
figure-wagon = wagon
    .a = a wagon
    .the = the wagon
    .to = the wagon
    .with = a wagon
    .subject = the wagon
    .count = { $n ->
        [one] 1 wagon
       *[other] { $n } wagons
    }

kind-abbey =
    .the = the abbey
    .to = the abbey

prompt-move-your-wagon-or-take-it-back = Move your wagon, or take it back?
prompt-place-your-abbey-or-draw-a-tile = Place your abbey, or draw a tile?

label-abbey = abbey
label-barn = barn
label-besieged-cities = { $n ->
    [one] besieged city
   *[other] besieged cities
 }
label-castle = castle
label-castles = { $n ->
    [one] castle
   *[other] castles
 }
label-cities = { $n ->
    [one] city
   *[other] cities
 }
label-city = city
label-farmers-at-a-barn = { $n ->
    [one] farmers at a barn
   *[other] farmers at a barn
 }
label-field = field
label-garden = garden
label-little-buildings = { $n ->
    [one] little building
   *[other] little buildings
 }
label-little-houses = { $n ->
    [one] little house
   *[other] little houses
 }
label-little-sheds = { $n ->
    [one] little shed
   *[other] little sheds
 }
label-little-towers = { $n ->
    [one] little tower
   *[other] little towers
 }
label-monastery = monastery
label-own-abbey = own abbey
label-pig-herd = pig herd
label-road = road
label-shop = shop
