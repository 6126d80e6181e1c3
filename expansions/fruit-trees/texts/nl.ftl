verb-fruit-lay =
    .option = een stapel { $n } { $into } leggen
    .deed = legt een stapel { $n } { $into }
verb-fruit-harvest =
    .option = { $into } oogsten
    .deed = oogst { $into }
verb-fruit-sell =
    .option = { $a } verkopen
    .deed = verkoopt { $a }

token-quince = { "" }
    .noun = kweepeer
    .a = een kweepeer
    .count = { $n ->
        [one] 1 kweepeer
       *[other] { $n } kweeperen
     }
token-apple = { "" }
    .noun = appel
    .a = een appel
    .count = { $n ->
        [one] 1 appel
       *[other] { $n } appels
     }
token-apricot = { "" }
    .noun = abrikoos
    .a = een abrikoos
    .count = { $n ->
        [one] 1 abrikoos
       *[other] { $n } abrikozen
     }
token-cherry = { "" }
    .noun = kers
    .a = een kers
    .count = { $n ->
        [one] 1 kers
       *[other] { $n } kersen
     }
token-plum = { "" }
    .noun = pruim
    .a = een pruim
    .count = { $n ->
        [one] 1 pruim
       *[other] { $n } pruimen
     }
token-elder = { "" }
    .noun = vlierbes
    .a = een vlierbes
    .count = { $n ->
        [one] 1 vlierbes
       *[other] { $n } vlierbessen
     }

trait-fruit-tree = fruitboom

chance-fruit-trees = { "" }
stream-fruit-trees = { "" }

prompt-which-fruit-grows-on-the-tree = Welk fruit groeit aan de boom?
    .help = De stapel die je kiest, komt dicht op de boom. Hij heeft vier fiches van 5, 4, 3 en 2 punten.
prompt-harvest-or-sell-fruit = Fruit oogsten of verkopen?
    .help = Je hebt een figuur naast een boom gezet: neem de bovenste fiche van één boom en scoor die, of verkoop één tot vier verschillende vruchten voor 3, 6, 10 of 15 punten.
prompt-sell-another-fruit = Nog een vrucht verkopen?
    .help = Elke volgende andere vrucht maakt de verkoop meer waard: 3, 6, 10, 15 punten. Pas om de verkoop te beëindigen.

label-harvest = oogst
label-fruit-sold = fruitverkoop
label-fruit = { $n ->
    [one] vrucht
   *[other] vruchten
 }

### Set-up
title = De Fruitbomen
how = Zes tegels hebben een boom. Wie er een legt, kiest er een stapel van vier fiches van één vrucht voor, die 5, 4, 3 en 2 punten waard zijn, in een volgorde die niemand kent. Als je een horige op een tegel met een boom zet, of op een van de acht tegels rond een boom, mag je oogsten of verkopen. Oogsten: je neemt de bovenste fiche van één boom, scoort het en houdt het. Verkopen: je geeft één tot vier fiches van verschillende vruchten af voor 3, 6, 10 of 15 punten. Aan het einde brengt elke fiche dat je nog hebt 1 punt op.
option-copies = Sets tegels
    .about = Hoeveel sets van zes tegels er meedoen. De tegels zijn van ons eigen ontwerp; er zijn in elk geval zes stapels.
option-fruit-first = Meteen
    .about = Ook met een horige op de tegel van de boom zelf mag je oogsten of verkopen.
option-fruit-figures = Figuren
    .about = De figuren waarmee je mag oogsten of verkopen als je ze zet.
option-fruit-figures-followers = horigen
option-fruit-figures-figures = figuren van elke soort

rule-fb-03 = Een boomtegel krijgt een van de stapels die over zijn.
rule-fb-05 = Eén fruitactie mag wie een horige op de boomtegel gezet heeft, of later op een tegel ernaast.
rule-fb-07 = Je oogst de bovenste fiche van de boom, als er een is.
rule-fb-08 = Je verkoopt één tot vier fiches, alle van verschillend fruit.
