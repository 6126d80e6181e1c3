verb-hunters-gatherers-retake =
    .option = { $at } terugnemen
    .deed = neemt { $at } terug

event-hunters-gatherers-majority = { $who } telt { $n } en heeft de meerderheid bij { $to }
event-hunters-gatherers-menhir = { $who } heeft een bos met een menhir gesloten en legt een menhirtegel
event-hunters-gatherers-minority = { $who } telt daar { $n } en krijgt niets

stream-hunters-gatherers-menhir = { "" }
stream-seats = { "" }
stream-stock = { "" }

figure-hut = hut
    .a = een hut
    .the = de hut
    .to = de hut
    .with = een hut
    .subject = de hut
    .count = { $n ->
        [one] 1 hut
       *[other] { $n } hutten
    }
figure-pawn = pion
    .a = een pion
    .the = de pion
    .to = de pion
    .with = een pion
    .subject = de pion
    .count = { $n ->
        [one] 1 pion
       *[other] { $n } pionnen
    }

kind-forest =
    .the = het bos
    .to = het bos
    .into = in het bos
    .in = in het bos
kind-lake =
    .the = het meer
    .to = het meer
    .into = op het meer
    .in = op het meer
kind-meadow =
    .the = de weide
    .to = de weide
    .into = op de weide
    .in = op de weide
kind-river =
    .the = de rivier
    .to = de rivier
    .into = op de rivier
    .in = op de rivier

trait-aurochs = oeros
trait-deer = hert
trait-fish = vis
trait-hunting-trap = jachtval
trait-logboat = boomstamkano
trait-mammoth = mammoet
trait-menhir = menhir
trait-mushrooms = paddenstoelen
trait-pit-trap = valkuil
trait-raft = vlot
trait-shaman = sjamaan
trait-tiger = tijger
trait-wild-fire = natuurbrand

pile-hunters-gatherers-menhir = menhirtegels
pile-stock = { "" }

prompt-lay-the-tile = Leg de tegel neer.
    .help = Alle zijden moeten passen: weide aan weide, bos aan bos, rivier aan rivier.
prompt-put-a-figure-on-it = Er een figuur op zetten?
    .help = Een pion claimt een weide, een bos of een rivier zonder pionnen. Een hut claimt alle verbonden rivieren en meren, en blijft staan.
prompt-take-a-pawn-back = Een pion terugnemen?
    .help = Door de sjamaan mag je een van je pionnen van het bord nemen. Je mag hem meteen op deze tegel zetten.

label-aurochs = { $n ->
    [one] oeros
   *[other] oerossen
 }
label-deer = { $n ->
    [one] hert
   *[other] herten
 }
label-fish = { $n ->
    [one] vis
   *[other] vissen
 }
label-forest = bos
label-hunting-trap = jachtval
label-lake = meer
label-logboat = boomstamkano
label-mammoth = { $n ->
    [one] mammoet
   *[other] mammoeten
 }
label-meadow = weide
label-menhir-tiles = menhirtegels
label-mushrooms = paddenstoelen
label-pit-trap = valkuil
label-raft = { $n ->
    [one] meer van het vlot
   *[other] meren van het vlot
 }
label-river = rivier
label-stack = stapel
label-taken-deer = { $n ->
    [one] hert voor tijgers
   *[other] herten voor tijgers
 }
label-tiles = { $n ->
    [one] tegel
   *[other] tegels
 }

### Set-up
title = Jagers en Verzamelaars
how = Een eigen spel met 95 tegels met weiden, bossen, rivieren en meren. In je beurt leg je één tegel en mag je een pion op een weide, een bos of een rivier ervan zetten, of een hut op een meer of een rivier. Een gesloten bos levert 2 punten per tegel op, en meer voor paddenstoelen; een gesloten rivier 1 punt per tegel en per vis. Wie een bos met een menhir sluit, legt meteen een menhirtegel; zes daarvan kunnen iets bijzonders. Aan het einde scoren jagers de dieren van hun weide, waarvan tijgers herten pakken, en hutten de vissen van alle verbonden rivieren en meren. Wie de meeste pionnen of hutten heeft, krijgt de punten; bij een gelijke stand krijgen al die spelers het volle aantal.
option-pawns = Pionnen per speler
    .about = Met hoeveel pionnen iedere speler begint.
option-huts = Hutten per speler
    .about = Met hoeveel hutten iedere speler begint: 3 in de nieuwe editie, 2 in de eerste.
option-animal-points = Punten van dieren
    .about = Wat ieder dier op een weide aan het einde telt.
option-animal-points-by-kind = mammoet 3, oeros 2, hert 1
option-animal-points-equal = ieder dier 2
option-mushroom-points = Punten van paddenstoelen
    .about = Wat een groep paddenstoelen in een gesloten bos telt: 3 in de nieuwe editie, 2 in de eerste.
option-powers = Menhirtegels met krachten
    .about = De jachtval, de boomstamkano, de sjamaan, de natuurbrand, de valkuil en het vlot zitten in de tweede stapel. De eerste editie had bonustegels met andere vormen; de tien gewone menhirtegels staan daarvoor.
option-player-limit = Aantal spelers
    .about = Hoeveel spelers er mee kunnen doen.
option-player-limit-box = 2 tot 5, zoals in de doos
option-player-limit-free = 1 tot 8
option-first-player = Startspeler
    .about = Wie de eerste beurt heeft.
option-first-player-listed = de eerste speler in de lijst
option-first-player-random = een willekeurige speler

rule-hg-04 = Een tegel komt op een vrije plek naast een andere, en iedere zijde die aan een tegel komt, moet passen: weide aan weide, bos aan bos, rivier aan rivier.
rule-hg-10 = Je legt de getrokken tegel en mag er daarna één figuur op zetten: een pion op een weide, een bos of een rivier, of een hut op een meer of een rivier.
rule-hg-11 = Op de hele weide, in het hele bos of op de hele rivier mag nog geen pion staan, ook niet van jezelf.
rule-hg-12 = Op alle verbonden rivieren en meren mag nog geen hut staan, ook niet van jezelf.
rule-hg-13 = Een hut staat op het meer van de tegel, niet op een rivier die erin uitkomt.
rule-hg-14 = Zonder zo'n figuur in je voorraad kun je er geen op de tegel zetten.
rule-hg-20 = Een gesloten bos levert 2 punten per tegel op, en meer voor iedere groep paddenstoelen.
rule-hg-21 = Een gesloten rivier levert 1 punt per tegel op, en 1 voor iedere vis erin en in de meren aan de uiteinden.
rule-hg-22 = De speler met de meeste pionnen krijgt alle punten; bij een gelijke stand krijgen al die spelers het volle aantal.
rule-hg-23 = Bossen en rivieren die aan het einde open zijn, leveren niets op.
rule-hg-32 = Met de sjamaan mag je een van je eigen pionnen terugnemen, voordat je een figuur op de tegel zet.
rule-hg-40 = Aan het einde scoren de jagers van een weide de dieren erop; iedere tijger pakt één hert.
rule-hg-45 = Het spel eindigt na de beurt waarin de laatste tegel van de stapel is gelegd.
error-players = { $players ->
    [one] { $players } speler; de doos is voor 2 tot 5 spelers (HG-01). Schrijf player_limit = "free" onder [hunters-gatherers] voor 1 tot 8
   *[other] { $players } spelers; de doos is voor 2 tot 5 spelers (HG-01). Schrijf player_limit = "free" onder [hunters-gatherers] voor 1 tot 8
}
