verb-tower-capture =
    .option = { $at } gevangennemen
    .deed = neemt { $at } gevangen
verb-tower-floor =
    .option = bouwen aan de toren op { $cell }
    .deed = bouwt aan de toren op { $cell }
verb-tower-guard =
    .option = { $the } op de toren op { $cell } zetten
    .deed = zet { $the } op de toren op { $cell }
verb-tower-ransom =
    .option = { $at } vrijkopen
    .deed = koopt { $at } vrij
verb-tower-swap =
    .option = { $at } terugnemen
    .deed = neemt { $at } terug

token-tower-piece = { $who } bouwt aan de toren op { $cell }
    .noun = torendeel
    .count = { $n ->
        [one] 1 torendeel
       *[other] { $n } torendelen
    }

trait-tower = toren

place-tower-prison-noun = gevangenis

prompt-capture-a-follower = Een horige gevangennemen?
    .help = De toren bereikt zijn eigen tegel en in rechte lijn zoveel tegels als hij delen heeft. Horigen van anderen neem je gevangen; een eigen horige komt terug.
prompt-whom-do-you-take-back = Wie neem je terug?
    .help = Jullie ruilen gevangenen; jij kiest welke van jouw horigen terugkomt voor de horige die je gevangennam.

label-city = stad
label-field = weide
label-garden = tuin
label-monastery = klooster
label-ransom = losgeld
label-road = weg

### Set-up
title = De Toren
how = Er komen 18 tegels met een bouwplaats voor een toren bij, en elke speler krijgt torendelen: 10 met twee spelers, 9 met drie, 7 met vier, 6 met vijf, 5 met zes. In plaats van gewoon een horige te plaatsen mag je een torendeel op een bouwplaats of een open toren zetten, of een open toren afsluiten met een horige. Met een torendeel mag je één horige gevangennemen: op de tegel van de toren of in een rechte lijn ervandaan, hoogstens zoveel tegels ver als de toren delen telt. Hebben twee spelers een horige van elkaar, dan ruilen ze die meteen. Eén keer in je beurt mag je een horige vrijkopen; de 3 punten gaan naar wie hem gevangenhoudt.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van de 18 tegels worden meegeschud. Met 0 speel je met de regels, maar zonder de tegels.
option-towers = Torens
    .about = Er mogen torens gebouwd worden. Zonder torens hebben de bouwplaatsen geen betekenis.
option-tower-pieces = Torendelen per speler
    .about = Torendelen waarmee elke speler begint. 0: het gewone aantal bij dit aantal spelers.
option-tower-turn = Wanneer torens gebruikt mogen worden
    .about = Of je na elke tegel een torendeel of een horige op een toren mag zetten, of alleen na een tegel met een bouwplaats.
option-tower-turn-any-tile = na elke tegel
option-tower-turn-tile-with-place = alleen na een tegel met een bouwplaats
option-tower-capture = Gevangennemen
    .about = Of je na het plaatsen van een torendeel een horige binnen bereik moet gevangennemen.
option-tower-capture-may = je mag een horige gevangennemen
option-tower-capture-must = je moet een horige gevangennemen
option-tower-exchange = Gevangenen ruilen
    .about = Twee spelers die een horige van elkaar hebben, ruilen die meteen. Anders blijven beide gevangen.
option-ransom = Losgeld
    .about = Punten waarvoor je een gevangene vrijkoopt. 0: niemand kan worden vrijgekocht.
option-ransom-time = Wanneer je losgeld mag betalen
    .about = Wanneer je in je eigen beurt een gevangene mag vrijkopen. Bij de tweede keuze moet je bij het plaatsen van een horige ook iets anders kunnen doen.
option-ransom-time-any-question = bij elke keuze vóór de puntentelling
option-ransom-time-tile-or-step = bij het leggen van de tegel of plaatsen van een horige
option-ransom-time-before-tile = alleen vóór het leggen van de tegel
option-ransom-debt = Losgeld met te weinig punten
    .about = Je mag losgeld betalen met punten die je niet hebt.
option-tower-guard-safe = Veilig op torens
    .about = Een horige op een toren kan niet gevangengenomen worden.
option-tower-guard-and-dragon = Draak en horigen op torens
    .about = Of de draak, en alles wat de figuren op een tegel treft, ook een horige op de toren van die tegel treft. Andere torens bereiken hem hoe dan ook.
option-tower-guard-and-dragon-eaten = de draak eet ze op
option-tower-guard-and-dragon-safe = de draak laat ze staan
option-fairy-to-guard = Fee voor horigen op torens
    .about = De fee mag naar een horige op een toren verplaatst worden.
option-tower-in-carcassonne = Torens reiken tot Carcassonne
    .about = Een toren bereikt horigen in de wijken van de stad Carcassonne, op de tegel met de wijken.
preset-zmg-print = Vroege drukken van Z-Man Games
    .about = Nieuwe editie, in twee drukken die later zijn verbeterd: torens mogen alleen gebruikt worden na een tegel met een bouwplaats.

rule-to-11 = Bij het plaatsen doe je één van vier dingen: gewoon plaatsen, bouwen op een torenplaats, bouwen op een open toren, of een open toren sluiten met een horige.
rule-to-13 = Elke torenplaats en elke open toren op het bord mag.
rule-to-20 = Een toren bereikt zijn eigen tegel en in elke richting zoveel tegels als hij delen heeft.
rule-to-23 = Horigen op een tegel binnen bereik mag je gevangennemen; andere figuren, en wie op geen tegel staat, niet.
rule-to-31 = Twee spelers die een horige van elkaar hebben, ruilen meteen.
rule-to-34 = Eén keer in je eigen beurt mag je een horige terugkopen voor 3 punten.
rule-to-37 = Losgeld betaal je bij een vraag van je eigen beurt, vóór het scoren.
rule-to-38 = Met minder dan 3 punten kun je niet betalen.
rule-to-42 = Een plaats zonder torendeel is geen toren.
rule-to-45 = Gewone en grote horigen staan op torens; welke andere dat mogen, is een optie.
