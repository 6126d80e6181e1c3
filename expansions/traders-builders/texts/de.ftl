verb-traders-builders-draw =
    .option = ein zweites Plättchen legen
    .deed = legt ein zweites Plättchen

token-cloth =
    .noun = Tuch
token-grain =
    .noun = Korn
token-wine =
    .noun = Wein

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
