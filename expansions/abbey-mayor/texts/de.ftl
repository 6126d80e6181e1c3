verb-abbey-use =
    .option = eine Abtei verwenden
    .deed = verwendet eine Abtei
verb-barn-build =
    .option = die Scheune auf { $at } setzen
    .deed = setzt die Scheune auf { $at }
verb-wagon-move =
    .option = den Wagen auf { $at } ziehen
    .deed = zieht den Wagen auf { $at }

token-abbey =
    .noun = Abtei

figure-barn = Scheune
    .a = eine Scheune
    .the = die Scheune
    .to = der Scheune
    .with = einer Scheune
    .subject = die Scheune
    .count = { $n ->
        [one] 1 Scheune
       *[other] { $n } Scheunen
    }
figure-mayor = Bürgermeister
    .a = einen Bürgermeister
    .the = den Bürgermeister
    .to = dem Bürgermeister
    .with = einem Bürgermeister
    .subject = der Bürgermeister
    .count = { $n ->
        [one] 1 Bürgermeister
       *[other] { $n } Bürgermeister
    }
figure-wagon = Wagen
    .a = einen Wagen
    .the = den Wagen
    .to = dem Wagen
    .with = einem Wagen
    .subject = der Wagen
    .count = { $n ->
        [one] 1 Wagen
       *[other] { $n } Wagen
    }

kind-abbey =
    .the = die Abtei
    .to = der Abtei

prompt-move-your-wagon-or-take-it-back = Deinen Wagen ziehen oder zurücknehmen?
prompt-place-your-abbey-or-draw-a-tile = Deine Abtei legen oder ein Plättchen ziehen?

label-abbey = Abtei
label-barn = Scheune
label-besieged-cities = { $n ->
    [one] belagerte Stadt
   *[other] belagerte Städte
 }
label-castle = Burg
label-castles = { $n ->
    [one] Burg
   *[other] Burgen
 }
label-cities = { $n ->
    [one] Stadt
   *[other] Städte
 }
label-city = Stadt
label-farmers-at-a-barn = { $n ->
    [one] Bauer an einer Scheune
   *[other] Bauern an einer Scheune
 }
label-field = Wiese
label-garden = Garten
label-little-buildings = { $n ->
    [one] kleines Gebäude
   *[other] kleine Gebäude
 }
label-little-houses = Häuschen
label-little-sheds = Schuppen
label-little-towers = Türmchen
label-monastery = Kloster
label-own-abbey = eigene Abtei
label-pig-herd = Schweineherde
label-road = Straße
label-shop = Laden
