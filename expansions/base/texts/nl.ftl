verb-base-decline =
    .option = { $n } afslaan
    .deed = slaat { $n } af
verb-base-recall =
    .option = { $the } terugroepen
    .deed = roept { $the } terug

event-base-lost-tie = { $who } telt daar ook { $n }, verliest het gelijkspel en krijgt niets
event-base-majority = { $who } telt { $n } en heeft de meerderheid bij { $to }
event-base-minority = { $who } telt daar { $n } en krijgt niets

stream-seats = { "" }
stream-stock = { "" }

figure-abbot = abt
    .a = een abt
    .the = de abt
    .to = de abt
    .with = een abt
    .subject = de abt
    .count = { $n ->
        [one] 1 abt
       *[other] { $n } abten
    }
figure-follower = horige
    .a = een horige
    .the = de horige
    .to = de horige
    .with = een horige
    .subject = de horige
    .count = { $n ->
        [one] 1 horige
       *[other] { $n } horigen
    }

kind-city =
    .the = de stad
    .to = de stad
    .into = in de stad
    .in = in de stad
kind-field =
    .the = de weide
    .to = de weide
    .into = op de weide
    .in = op de weide
kind-garden =
    .the = de tuin
    .to = de tuin
    .into = in de tuin
    .in = in de tuin
kind-monastery =
    .the = het klooster
    .to = het klooster
    .into = in het klooster
    .in = in het klooster
kind-road =
    .the = de weg
    .to = de weg
    .into = op de weg
    .in = op de weg

trait-pennant = wapen

pile-stock = { "" }

prompt-deploy-a-follower = Een horige plaatsen?
    .help = Een horige claimt een onbezet project op deze tegel; hij komt terug als dat project wordt gescoord.
prompt-place-the-tile = Leg de tegel.
    .help = Alle zijden moeten passen: stad aan stad, weg aan weg, weide aan weide.

label-cities = { $n ->
    [one] stad
   *[other] steden
 }
label-city = stad
label-farmers = { $n ->
    [one] boer
   *[other] boeren
 }
label-field = weide
label-followers = { $n ->
    [one] horige
   *[other] horigen
 }
label-garden = tuin
label-monastery = klooster
label-neighbours = { $n ->
    [one] buur
   *[other] buren
 }
label-pennants = { $n ->
    [one] wapen
   *[other] wapens
 }
label-road = weg
label-stack = stapel
label-tiles = { $n ->
    [one] tegel
   *[other] tegels
 }

### Set-up
title = Basisspel
how = Met 72 tegels leg je samen een landschap van wegen, steden, kloosters en weiden. In je beurt leg je één tegel, mag je een van je 7 horigen erop zetten, en daarna wordt gescoord wat met die tegel is afgebouwd. Een weg levert 1 punt per tegel op, een stad 2 punten per tegel en per wapen, en een klooster met acht tegels eromheen 9 punten. Wie de meeste horigen op een project heeft, krijgt de punten; bij een gelijke stand krijgen al die spelers het volle aantal. Aan het einde levert een onafgebouwd project 1 punt per tegel en per wapen op, en krijgen boeren 3 punten per afgebouwde stad aan hun weide.
option-farmers = Boeren
    .about = Je mag horigen ook op een weide zetten. Ze blijven daar liggen en scoren aan het einde van het spel.
option-field-scoring = Puntentelling van boeren
    .about = Wat boeren aan het einde krijgen voor de afgebouwde steden aan hun weiden.
option-field-scoring-third = 3 punten per stad, in elke weide (huidige regel)
option-field-scoring-second = 3 punten per stad, één keer per speler
option-field-scoring-first = 4 punten voor de meeste boeren rond een stad
option-small-city-scoring = Stad van twee tegels
    .about = Wat een afgebouwde stad van maar twee tegels oplevert.
option-small-city-scoring-full = 2 punten per tegel en wapen, zoals elke stad
option-small-city-scoring-reduced = 1 punt per tegel en wapen
option-abbot = Abt
    .about = Iedere speler heeft ook een abt, voor een klooster of een tuin. In plaats van een figuur te zetten mag je je abt terugroepen; zijn project wordt dan meteen gescoord.
option-gardens = Tuinen
    .about = Wanneer een tuin een project is dat je net als een klooster afbouwt. Anders is het versiering.
option-gardens-with-abbot = als de abt meedoet
option-gardens-always = altijd
option-gardens-never = nooit
option-abbot-recall-when-complete = Abt terugroepen als zijn project af is
    .about = Je mag je abt ook terugroepen als de tegel die je net hebt gelegd zijn klooster of tuin heeft afgebouwd.
option-abbot-recall-points = Punten van een teruggeroepen abt
    .about = Wat je scoort als je je abt terugroept.
option-abbot-recall-points-feature = wat het project waard is, met alle extra punten
option-abbot-recall-points-place = alleen 1 voor zijn tegel en 1 per tegel eromheen
option-followers = Horigen per speler
    .about = Met hoeveel gewone horigen iedere speler begint.
option-player-limit = Aantal spelers
    .about = Hoeveel spelers er mee kunnen doen. Een uitbreiding met figuren voor nog een speler verhoogt het maximum van de doos met één.
option-player-limit-box = 2 tot 5, zoals in de doos
option-player-limit-free = 1 tot 8
option-first-player = Startspeler
    .about = Wie de eerste beurt heeft.
option-first-player-listed = de eerste speler in de lijst
option-first-player-random = een willekeurige speler
option-copies = Aantal sets tegels
    .about = Hoeveel sets van de 72 tegels door elkaar worden geschud.
option-unplaceable-tile = Tegel die nergens past
    .about = Wat er gebeurt met een getrokken tegel die nergens past. De speler trekt daarna opnieuw.
option-unplaceable-tile-discard = die gaat uit het spel
option-unplaceable-tile-reshuffle = die wordt weer in de stapel geschud
option-score-floor = Laagste score
    .about = Of een score onder 0 kan komen als een speler punten betaalt of verliest.
option-score-floor-negative = die kan onder 0 komen
option-score-floor-clamp = die stopt bij 0
preset-rules-2000 = Regels van 2000
    .about = De eerste druk: de meeste boeren rond een stad krijgen er 4 punten voor, en een stad van twee tegels levert minder op.
preset-rules-2001 = Regels van 2001
    .about = Boeren krijgen 3 punten per stad, één keer per speler, en een stad van twee tegels levert minder op.
preset-rules-2002 = Regels van 2002
    .about = Boeren krijgen 3 punten per stad in elke weide, zoals nu, en een stad van twee tegels levert minder op.
preset-first-game = Eerste spel
    .about = Zonder boeren, om het spel te leren.

rule-ba-15 = Een beurt gaat in deze volgorde: een tegel leggen, dan een horige plaatsen als je wilt, dan scoren wat afgebouwd is.
rule-ba-17 = De getrokken tegel moet je leggen als hij ergens past; je kunt niet passen of een andere tegel leggen.
rule-ba-22 = Een tegel moet met minstens één rand tegen een gelegde tegel liggen; een hoek is niet genoeg.
rule-ba-23 = Elke rand die een andere tegel raakt, moet passen: stad aan stad, weg aan weg, weide aan weide.
rule-ba-29 = Een gelegde tegel wordt nooit verplaatst, gedraaid of bedekt.
rule-ba-31 = Een tegel mag alleen opzij als geen enkele plek in geen enkele stand mag.
rule-ba-33 = Een horige plaats je alleen op de tegel die je net gelegd hebt.
rule-ba-34 = Een horige staat op een weg, in een stad, op een klooster of in een weide; andere figuren waar hun eigen regels dat zeggen.
rule-ba-35 = Het hele project moet vrij zijn van horigen, ook van je eigen.
rule-ba-38 = Zonder figuur in je voorraad kun je er geen plaatsen.
rule-ba-92 = Je mag je abt terugnemen als je geen figuur plaatst; zijn plek wordt meteen gescoord.
rule-ba-94 = De abt terugnemen komt in plaats van het plaatsen van een figuur.
rule-ba-97 = Het spel eindigt na de beurt waarin de laatste tegel gelegd is.
rule-ba-46 = Wie de meeste horigen op het project heeft, krijgt alle punten; de anderen krijgen niets.
rule-ba-47 = Bij een gelijke stand krijgt elk van die spelers alle punten.
rule-ba-55 = Een afgebouwde weg levert 1 punt per tegel op.
rule-ba-58 = Aan het einde van het spel levert een onafgebouwde weg 1 punt per tegel op.
rule-ba-60 = Een afgebouwde stad levert 2 punten per tegel en 2 per wapen op.
rule-ba-64 = Volgens de oude regel levert een afgebouwde stad van twee tegels 1 punt per tegel en 1 per wapen op.
rule-ba-66 = Aan het einde van het spel levert een onafgebouwde stad 1 punt per tegel en 1 per wapen op.
rule-ba-67 = Een afgebouwd klooster levert 9 punten op: 1 voor zichzelf en 1 voor elk van de acht tegels eromheen.
rule-ba-70 = Aan het einde van het spel levert een onafgebouwd klooster 1 punt voor zichzelf en 1 voor elke tegel eromheen op.
rule-ba-77 = Aan het einde van het spel levert een weide 3 punten op voor elke afgebouwde stad die eraan grenst.
rule-ba-78 = Volgens de tweede methode telt elke afgebouwde stad naast je weiden maar één keer voor je.
rule-ba-79 = Volgens de eerste methode krijgt de speler met de meeste boeren rond een afgebouwde stad er 4 punten voor.
rule-ba-87 = Een tuin wordt precies zoals een klooster gescoord.
