verb-traders-builders-draw =
    .option = ein zweites Plättchen legen
    .deed = legt ein zweites Plättchen

token-cloth =
    .noun = Tuch
token-grain =
    .noun = Korn
token-wine =
    .noun = Wein

figure-builder = Baumeister
    .a = einen Baumeister
    .the = den Baumeister
    .to = dem Baumeister
    .with = einem Baumeister
    .subject = der Baumeister
    .count = { $n ->
        [one] 1 Baumeister
       *[other] { $n } Baumeister
    }
figure-pig = Schwein
    .a = ein Schwein
    .the = das Schwein
    .to = dem Schwein
    .with = einem Schwein
    .subject = das Schwein
    .count = { $n ->
        [one] 1 Schwein
       *[other] { $n } Schweine
    }

prompt-take-the-second-tile-play = Das zweite Plättchen legen?

label-castles = { $n ->
    [one] Burg
   *[other] Burgen
 }
label-cities = { $n ->
    [one] Stadt
   *[other] Städte
 }
label-city = Stadt
label-cloth = Tuch
label-field = Wiese
label-garden = Garten
label-grain = Korn
label-monastery = Kloster
label-pig = Schwein
label-road = Straße
label-wine = Wein
