trait-leipzig-gate = poort van Leipzig
trait-farmhouse = boerderij

kind-leipzig =
    .the = Leipzig
    .to = Leipzig
    .into = in Leipzig
    .in = in Leipzig

place-leipzig-wainwrights = de wijk van de wagenmakers
    .to = de wijk van de wagenmakers
place-leipzig-coiners = de wijk van de muntmeesters
    .to = de wijk van de muntmeesters
place-leipzig-bookbinders = de wijk van de boekbinders
    .to = de wijk van de boekbinders
place-leipzig-tanners = de wijk van de leerlooiers
    .to = de wijk van de leerlooiers

verb-leipzig-send =
    .option = { $n } naar { $at } sturen
    .deed = stuurt { $n } naar { $at }

pile-leipzig-town = { "" }
pile-in-the-box = { "" }

prompt-send-a-follower-to-leipzig = Een horige naar Leipzig sturen?
    .help = Hij gaat van de afgebouwde weg naar een wijk waar je nog niemand hebt, en blijft daar tot het einde van het spel. Voor de weg telt hij niet meer mee: is het je enige horige daar, dan levert de weg je niets op.

label-leipzig = Leipzig
label-wainwrights = { $n ->
    [one] tegel, wagenmakers
   *[other] tegels, wagenmakers
 }
label-coiners = muntmeesters
label-bookbinders = boekbinders
label-tanners = { $n ->
    [one] huis, leerlooiers
   *[other] huizen, leerlooiers
 }
label-quarter-of-the-wainwrights = wagenmakers
label-quarter-of-the-coiners = muntmeesters
label-quarter-of-the-bookbinders = boekbinders
label-quarter-of-the-tanners = leerlooiers
label-tiles-of-completed-roads = tegels van afgebouwde wegen
label-pennants-of-completed-cities = wapens van afgebouwde steden
label-completed-monasteries = afgebouwde kloosters
label-houses-on-fields-at-the-end = huizen op weiden aan het einde

### Set-up
title = De Markten van Leipzig
how = In plaats van de starttegel ligt de stad Leipzig in het midden: vier dubbele tegels, elk met een wijk en een poort waar een weg begint. Elke speler heeft één horige meer. Wordt een weg afgebouwd die naar Leipzig leidt, rechtstreeks of via dorpen, dan mag wie daar de meerderheid heeft, één horige van die weg naar een wijk sturen waar hij nog niemand heeft; die telt niet meer mee voor de weg en blijft in de wijk. Wagenmakers leveren je 1 punt extra op per tegel van een afgebouwde weg die jij scoort. Muntmeesters leveren je 3 punten op per wapen in een afgebouwde stad, boekbinders 3 voor een afgebouwd klooster, van wie die ook zijn. Leerlooiers leveren je aan het einde 1 punt op per boerderij, schuur en varkensstal op je weiden. Wat boekbinders en leerlooiers opleveren, is onze eigen regel.
option-leipzig-followers = Extra horigen
    .about = Hoeveel horigen elke speler heeft boven op de gewone.
option-leipzig-alone = De enige horige gaat weg
    .about = Wat een speler krijgt voor de weg waarvan zijn enige horige naar Leipzig gaat.
option-leipzig-alone-nothing = niets
option-leipzig-alone-wainwrights = 1 punt per tegel, als hij naar de wagenmakers gaat
option-leipzig-long-road = Weg op een stadstegel
    .about = Hoe de weg over beide helften van een tegel van de stad telt.
option-leipzig-long-road-once = als één tegel
option-leipzig-long-road-halves = als twee tegels, één per helft
option-leipzig-bookbinders = Boekbinders
    .about = Punten voor elke speler met een horige bij de boekbinders als een klooster wordt afgebouwd. Met 0 leveren ze niets op.
option-leipzig-tanners = Leerlooiers
    .about = Punten aan het einde per boerderij, schuur en varkensstal op een weide van jou, als je een horige bij de leerlooiers hebt. Met 0 leveren ze niets op.
preset-print-2017 = Uitgave van 2017
    .about = De weg over beide helften van een tegel van de stad telt als één tegel.
preset-print-2023 = Uitgave van 2023
    .about = Elke helft van de weg op een tegel van de stad telt als een tegel.
preset-reading-2019 = Uitleg van 2019
    .about = De enige horige die naar de wagenmakers gaat, levert 1 punt op per tegel van de weg die hij verlaat.

rule-le-05 = Een speler met de meerderheid op een afgebouwde weg naar Leipzig mag een horige naar een wijk sturen waar geen eigen horige staat.
rule-le-06 = Van elke zulke weg gaat één horige, elk naar een andere wijk.
rule-le-08 = Wie op een weg mag staan, mag gaan.
