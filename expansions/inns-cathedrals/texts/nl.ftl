figure-big = grote horige
    .a = een grote horige
    .the = de grote horige
    .to = de grote horige
    .with = een grote horige
    .subject = de grote horige
    .count = { $n ->
        [one] 1 grote
       *[other] { $n } grote
    }

trait-cathedral = kathedraal
trait-inn = herberg

label-cathedral = kathedraal
label-city = stad
label-field = weide
label-garden = tuin
label-monastery = klooster
label-pennants = { $n ->
    [one] wapen
   *[other] wapens
 }
label-road = weg
label-tiles = { $n ->
    [one] tegel
   *[other] tegels
 }

### Set-up
title = Kathedralen en Herbergen
how = Er komen achttien tegels bij. Een afgebouwde weg met een herberg levert 2 punten per tegel op, een afgebouwde stad met een kathedraal 3 punten per tegel en per wapen. Zijn ze aan het einde van het spel niet afgebouwd, dan leveren ze niets op. Elke speler krijgt bovendien één grote horige, die voor de meerderheid als twee horigen telt. Er kan een zesde speler meedoen.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van 18 tegels erbij komen. Bij 0 gelden de regels zonder de tegels.
option-inns = Herbergen
    .about = Een afgebouwde weg met een herberg levert 2 punten per tegel op. Staat dit uit, dan hebben herbergen geen effect.
option-cathedrals = Kathedralen
    .about = Een afgebouwde stad met een kathedraal levert 3 punten per tegel en per wapen op. Staat dit uit, dan hebben kathedralen geen effect.
option-big-followers = Grote horigen
    .about = Hoeveel grote horigen elke speler krijgt. Een grote horige telt voor de meerderheid als twee.
option-sixth-player = Zesde speler
    .about = Er mag één speler meer meedoen dan in het basisspel.
option-unfinished-inn-cathedral = Onafgebouwd met herberg of kathedraal
    .about = Wat een onafgebouwde weg met een herberg of stad met een kathedraal aan het einde van het spel oplevert.
option-unfinished-inn-cathedral-zero = niets
option-unfinished-inn-cathedral-ignore = evenveel als zonder herberg of kathedraal

# Rules, for the referee
rule-ic-22 = Een afgebouwde weg met een herberg levert 2 punten per tegel op in plaats van 1.
rule-ic-24 = Aan het einde van het spel levert een onafgebouwde weg met een herberg niets op.
rule-ic-30 = Een afgebouwde stad met een kathedraal levert 3 punten per tegel en 3 per wapen op.
rule-ic-32 = Aan het einde van het spel levert een onafgebouwde stad met een kathedraal niets op.
