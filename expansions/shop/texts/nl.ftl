verb-shop-buy =
    .option = { $n } kopen in { $at }
    .deed = koopt { $n } in { $at }
verb-shop-enter =
    .option = met { $with } in de rij gaan staan in { $at }
    .deed = gaat met { $with } in de rij staan in { $at }
verb-shop-forfeit =
    .option = de plaats in { $at } opgeven
    .deed = geeft de plaats in { $at } op
verb-shop-lay-coat =
    .option = een wapen leggen in { $at }
    .deed = legt een wapen in { $at }
verb-shop-lay-good =
    .option = de waar leggen in { $at }
    .deed = legt de waar in { $at }
verb-shop-take-back =
    .option = { $at } terugnemen
    .deed = neemt { $at } terug
verb-shop-use =
    .option = { $n } nemen uit { $at }
    .deed = neemt { $n } uit { $at }

token-coat =
    .noun = wapen
    .count = { $n ->
        [one] 1 wapen
       *[other] { $n } wapens
    }
token-tea =
    .noun = thee
    .count = { $n } thee

chance-shop = { "" }

stream-shop = { "" }

place-shop =
    { $name ->
        [wheel] de kolom rad van de Winkel
        [goods] de kolom handelswaar van de Winkel
        [dragon] de kolom draak van de Winkel
        [tower] de kolom toren van de Winkel
        [coat] de kolom wapen van de Winkel
        [fair] de kolom kermis van de Winkel
        [bazaar] de kolom bazaar van de Winkel
        [castle] de kolom burcht van de Winkel
        [bridge] de kolom brug van de Winkel
       *[other] de kolom { $name } van de Winkel
    }
    .to =
    { $name ->
        [wheel] de kolom rad van de Winkel
        [goods] de kolom handelswaar van de Winkel
        [dragon] de kolom draak van de Winkel
        [tower] de kolom toren van de Winkel
        [coat] de kolom wapen van de Winkel
        [fair] de kolom kermis van de Winkel
        [bazaar] de kolom bazaar van de Winkel
        [castle] de kolom burcht van de Winkel
        [bridge] de kolom brug van de Winkel
       *[other] de kolom { $name } van de Winkel
    }
place-shop-city = de stadskolom van de Winkel
    .to = de stadskolom van de Winkel
place-shop-road = de wegkolom van de Winkel
    .to = de wegkolom van de Winkel
place-shop-takeback = de terugneemkolom van de Winkel
    .to = de terugneemkolom van de Winkel

pile-shop-bought = { "" }
pile-shop-city = { "" }
pile-shop-city-open = { "" }
pile-shop-road = { "" }
pile-shop-road-open = { "" }

prompt-on-which-of-the-tile-s-cities-does-the-good-lie = In welke stad van de tegel ligt de waar?
    .help = Wie deze stad afbouwt, krijgt de handelswaar.
prompt-place-a-coat-in-the-city-of-your-mayor = Een wapen leggen in de stad van je burgemeester?
    .help = Het telt als een gedrukt wapen: voor de punten van de stad, en als één horige meer voor je burgemeester.
prompt-use-what-you-queued-for-or-forfeit-it = Gebruiken waarvoor je in de rij stond, of opgeven?
    .help = Gebruiken kost punten; je horige komt later deze beurt terug. Geef je het op, dan komt hij nu terug; met passen geef je alles op.

label-bazaar = bazaar
label-bridge = brug
label-castle = burcht
label-city = stad
label-coat = wapen
label-dragon = draak
label-fair = kermis
label-field = weide
label-goods = handelswaar
label-it-costs-more-points-than-you-have = het kost meer punten dan je hebt
label-monastery = klooster
label-none-of-its-tiles-fits = geen van de tegels past
label-nothing-is-left = er is niets over
label-road = weg
label-shop = winkel
label-takeback = terugnemen
label-tea = thee
label-the-shop = De Winkel
label-tower = toren
label-what-it-acts-on-is-not-on-the-board = waar het op werkt, ligt niet op het bord
label-wheel = rad

### Set-up
title = De Winkel
how = Een uitbreiding van Bastide, niet van een uitgever. Naast het bord ligt een winkel met drie kolommen van drie plaatsen; met hoogstens drie markers komen er kolommen voor andere uitbreidingen bij. In plaats van gewoon een horige te plaatsen mag je hem in een kolom in de rij zetten. In je volgende beurt betaal je voor de actie van die kolom, of je geeft de actie op en neemt de horige terug. Een open stadstegel kost 4 punten, een open wegtegel 2, en elke andere horige in de kolom maakt hem 3 of 2 punten duurder; die tegel leg je in plaats van er een te trekken. In de derde kolom zet je een horige van het bord, voor 1 punt en 1 voor elke andere daar; in je volgende beurt heb je hem weer.
option-markers = Markers
    .about = Hoogstens drie verschillende markers, elk een extra kolom van links naar rechts. Elke marker heeft zijn eigen uitbreiding nodig.
option-markers-wheel = rad: je volgende tegel verplaatst het varken
option-markers-goods = handelswaar: één fiche in een stad op je volgende tegel
option-markers-dragon = draak: je volgende tegel verplaatst de draak
option-markers-tower = toren: hoogstens 2 torendelen
option-markers-coat = wapen: één in de stad van je burgemeester
option-markers-fair = kermis: een kermis bij je volgende tegel
option-markers-bazaar = bazaar: een bazaar bij je volgende tegel
option-markers-castle = burcht: hoogstens 2 burchten
option-markers-bridge = brug: hoogstens 2 bruggen
option-side = Kant van het winkelbord
    .about = Welke kant van de Winkel boven ligt. Dit maakt alleen uit als de gemerkte kant andere prijzen heeft.
option-side-auto = volgens het aantal spelers
option-side-unmarked = de kant voor hoogstens 4 spelers
option-side-marked = de gemerkte kant voor 5 en 6 spelers
option-prices-5-6 = Prijzen van de gemerkte kant
    .about = Prijzen die anders zijn op de kant voor 5 en 6 spelers, elk geschreven als "city 5/+3": 5 punten, en 3 voor elke andere horige. De kolommen heten city (stad), road (weg), takeback (terugnemen) en zoals de markers.
option-tile-set = Tegels die te koop zijn
    .about = De 20 stadstegels en 20 wegtegels die de Winkel verkoopt.
option-tile-set-bastide = de set van dit programma
option-column-lock = Gesloten kolommen
    .about = Wanneer een kolom voor jou gesloten is. De kolommen voor stadstegels en wegtegels tellen als één.
option-column-lock-present = zolang er een figuur van je in staat
option-column-lock-previous-round = ook als er een in stond toen je beurt begon
option-function-conflict = Twee functies in een beurt
    .about = De Winkel geeft je tegel maar één functie: rad, handelswaar, draak, kermis of bazaar. Wat er gebeurt als je voor twee in de rij stond.
option-function-conflict-last-wins = je mag beide betalen, de laatste telt
option-function-conflict-must-forfeit = je geeft de tweede op
option-allow-debt = Meer betalen dan je hebt
    .about = Je mag meer punten betalen dan je hebt; je score komt dan onder 0.
option-wheel-price = Prijs van het rad
    .about = Wanneer het rad 1 punt meer kost dan de gewone 2.
option-wheel-price-by-steps = voor twee stappen van het varken
option-wheel-price-by-side = op de gemerkte kant van het winkelbord
option-extra-per-piece = Toeslag per onderdeel
    .about = Koop je twee torendelen, burchten of bruggen, dan kost elk de volle prijs. Anders betaal je de toeslag voor andere horigen één keer.
option-goods-bag = Handelswaar in de zak
    .about = Uit welke fiches handelswaar van de Winkel getrokken wordt.
option-goods-bag-shop-only = de 20 van de Winkel
option-goods-bag-with-expansion = ook die van Kooplieden en Bouwmeesters
option-tea-points = Punten voor de meeste thee
    .about = Punten aan het einde voor de meeste thee, handelswaar die alleen de Winkel heeft.
option-coat-unplaced = Wapens die niet gelegd zijn
    .about = Wat er gebeurt met een wapen dat je niet legt in de beurt waarin je het koopt.
option-coat-unplaced-keep = je houdt het
option-coat-unplaced-return = het gaat terug naar de Winkel
option-exhausted-scope = Kolommen die uitverkocht raken
    .about = Welke kolommen sluiten als er niets meer is. Figuren die daar nog wachten, gaan terug naar hun spelers.
option-exhausted-scope-all-stocks = alle met een voorraad
option-exhausted-scope-pieces-only = alleen toren, wapen, burcht en brug
option-exhausted-scope-none = geen
option-supply-basis = Voorraad onderdelen
    .about = Welke torendelen, burchten en bruggen de Winkel verkoopt naast zijn eigen 6 van elk.
option-supply-basis-all-leftover = alle die geen speler gekregen heeft
option-supply-basis-reduced-only = alleen wat spelers minder gekregen hebben
option-reduce-when = Eén onderdeel minder per speler
    .about = Wanneer spelers met één torendeel, burcht of brug minder beginnen.
option-reduce-when-marker-in-play = als die marker meedoet
option-reduce-when-expansion-in-play = als die uitbreiding meedoet
option-mayor-strength = Burgemeester terugnemen
    .about = Hoe zwaar een burgemeester telt in de prijs om hem terug te nemen.
option-mayor-strength-one = als één horige
option-mayor-strength-coats = de wapens van zijn stad, minstens 1

rule-sh-16 = Bij het plaatsen mag je een horige in een rij van de winkel zetten.
rule-sh-20 = Een rij heeft plaats voor hoogstens 3 figuren.
rule-sh-21 = Je mag geen tweede figuur in een rij zetten, en niet opnieuw in een rij gaan in de beurt waarin je haar gebruikt hebt.
rule-sh-26 = Horigen mogen in de rij; bouwmeester, varken en schuur niet.
rule-sh-27 = Een rij waarvan de voorraad op is, is gesloten.
rule-sh-33 = In je beurt gebruik je de actie van een figuur in de winkel en betaal je, of je geeft haar op.
rule-sh-57 = Je mag alleen betalen wat je hebt.
rule-sh-63 = Je koopt één tegel, en legt die in plaats van te trekken.
rule-sh-67 = Alleen een tegel die ergens past, kun je kopen.
rule-sh-68 = Een gekochte tegel moet je leggen, en geen andere.
rule-sh-69 = Als je plaatsing neem je een eigen horige, bouwmeester of varken van het landschap terug.
rule-sh-70 = Niet uit de stad Carcassonne, van het rad, uit de winkel of uit een gevangenis.
rule-sh-79 = De waar komt op een stad van de tegel die je gelegd hebt.
rule-sh-87 = Een functie die op een figuur werkt, vraagt dat die op het bord staat.
rule-sh-89 = Je mag één gekocht wapen per beurt leggen, in de stad van je burgemeester.
rule-sh-90 = Eén deel van een stad heeft hoogstens 2 wapens, de gedrukte meegeteld.
