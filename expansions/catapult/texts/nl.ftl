verb-catapult-caught =
    .option = een vangst opgeven, of een fiche die niet over de lineaal vloog
    .deed = geeft een vangst op, of een fiche die niet over de lineaal vloog
verb-catapult-hit =
    .option = { $at } raken
    .deed = raakt { $at }
verb-catapult-landed =
    .option = een landing opgeven op { $cell }
    .deed = geeft een landing op bij { $cell }
verb-catapult-pick =
    .option = { $at } spelen
    .deed = speelt { $at }
verb-catapult-swap =
    .option = { $a } zetten in de plaats van { $at }
    .deed = zet { $a } in de plaats van { $at }
verb-catapult-throw =
    .option = werpen naar { $cell }
    .deed = werpt naar { $cell }

event-catapult-catch = { $who } begint een ronde vangen
event-catapult-is-caught = { $who } vangt de fiche
event-catapult-is-missed = niemand vangt de fiche van { $who }
event-catapult-knock-out = { $who } begint een ronde omgooien
event-catapult-seduction = { $who } begint een ronde verleiden
event-catapult-target = { $who } begint een ronde mikken

token-catch = de fiche van { $who } landt op { $cell }
    .noun = vangfiche
    .count = { $n ->
        [one] 1 vangfiche
       *[other] { $n } vangfiches
    }
token-knock-out = de fiche van { $who } landt op { $cell }
    .noun = omgooifiche
    .count = { $n ->
        [one] 1 omgooifiche
       *[other] { $n } omgooifiches
    }
token-seduction = de fiche van { $who } landt op { $cell }
    .noun = verleidfiche
    .count = { $n ->
        [one] 1 verleidfiche
       *[other] { $n } verleidfiches
    }
token-target = de fiche van { $who } landt op { $cell }
    .noun = mikfiche
    .count = { $n ->
        [one] 1 mikfiche
       *[other] { $n } mikfiches
    }

chance-catapult-catch = { "" }
chance-catapult-hit = { "" }
chance-catapult-throw = { "" }

stream-catapult-catch = { "" }
stream-catapult-hit = { "" }
stream-catapult-lend = { "" }
stream-catapult-roll = dobbelsteen: { $n }
stream-catapult-throw = { "" }

trait-fair = kermis

place-catapult-kind = spel { $nth }
    .to = spel { $nth }

prompt-put-a-follower-in-the-place-of-the-nearest-one = Een horige in de plaats van de dichtstbijzijnde zetten?
    .help = Jouw horige neemt de plaats in van de horige die het dichtst bij de fiche staat; die gaat terug naar zijn eigenaar.
prompt-was-the-token-caught = Is de fiche gevangen?
    .help = Zeg wat er aan tafel gebeurde: wie de fiche vangt, krijgt punten.
prompt-where-did-the-token-land = Waar is de fiche geland?
    .help = Kies het vak waarop de fiche ligt, ook als daar geen tegel ligt.
prompt-where-do-you-aim = Waarheen mik je?
    .help = De fiche kan naast de gekozen tegel landen, tenzij jullie zonder spreiding spelen.
prompt-which-game-is-played-at-the-fair-1-knock-out-2-seduction = Welk spel wordt op de kermis gespeeld? 1 omgooien, 2 verleiden
    .help = Iedereen werpt één keer. Bij omgooien gaan geraakte figuren terug; bij verleiden mag de werper een horige door een eigen horige vervangen.
prompt-which-game-is-played-at-the-fair-1-knock-out-2-seduction-3-target-4-catch = Welk spel wordt op de kermis gespeeld? 1 omgooien, 2 verleiden, 3 mikken, 4 vangen
    .help = Iedereen werpt één keer. Bij omgooien gaan figuren terug, bij verleiden wordt een horige vervangen; mikken en vangen leveren punten op.
prompt-which-game-is-played-at-the-fair-3-target-4-catch = Welk spel wordt op de kermis gespeeld? 3 mikken, 4 vangen
    .help = Iedereen werpt één keer. Bij mikken levert de fiche die het dichtst bij de kermis ligt punten op; bij vangen krijgt een buur die de fiche vangt ze.
prompt-whom-does-the-token-hit = Wie raakt de fiche?
    .help = De geraakte figuur gaat terug naar zijn eigenaar.

label-catch-tokens-thrown = { $n ->
    [one] geworpen vangfiche
   *[other] geworpen vangfiches
 }
label-city = stad
label-distance-from-the-fair-squared = afstand tot de kermis, in het kwadraat
label-fair = kermis
label-field = weide
label-followers = { $n ->
    [one] horige
   *[other] horigen
 }
label-knock-out-tokens-thrown = { $n ->
    [one] geworpen omgooifiche
   *[other] geworpen omgooifiches
 }
label-monastery = klooster
label-road = weg
label-seduction-tokens-thrown = { $n ->
    [one] geworpen verleidfiche
   *[other] geworpen verleidfiches
 }
label-target-tokens-thrown = { $n ->
    [one] geworpen mikfiche
   *[other] geworpen mikfiches
 }
label-tiles = { $n ->
    [one] tegel
   *[other] tegels
 }

### Set-up
title = De Katapult
how = Op twaalf tegels staat een kermis. Is een kermistegel gelegd en gescoord, dan kiest de speler van die tegel een van vier spellen en werpt iedereen met de klok mee één fiche. Omgooien: een horige op de tegel waar de fiche landt, gaat terug naar zijn eigenaar; verleiden: je mag een eigen horige in de plaats van de dichtstbijzijnde zetten. Mikken: de fiche die het dichtst bij de kermis ligt, levert 5 punten op; vangen: vangt je linkerbuur je fiche, dan krijgt die 5 punten, anders jij. Op het scherm kies je waarheen je mikt en bepaalt het toeval waar de fiche landt.
option-fair-time = Moment van de ronde
    .about = In een dubbele beurt komt de ronde meteen na de kermistegel of pas als de hele beurt voorbij is.
option-fair-time-part = na de kermistegel
option-fair-time-turn = aan het einde van de beurt
option-fair-tiles = Tegels met een kermis
    .about = Op welke tegels een kermis staat.
option-fair-tiles-printed = twaalf gedrukte tegels
option-fair-tiles-lent = tegels van de stapel, bij het begin geloot
option-fair-tiles-own = extra tegels van eigen ontwerp
option-fair-tiles-none = geen
option-copies = Aantal sets kermistegels
    .about = Hoeveel sets van 12 kermistegels er zijn.
option-kinds = Spellen op de kermis
    .about = Welke spellen op de kermis gekozen mogen worden, minstens één.
option-kinds-knock-out = omgooien
option-kinds-seduction = verleiden
option-kinds-target = mikken
option-kinds-catch = vangen
option-throws = Worpen
    .about = Het toeval bepaalt waar de fiches landen, of je werpt met een echte katapult en geeft op wat er gebeurde.
option-throws-chance = door het toeval bepaald
option-throws-entered = met een echte katapult
option-spread = Spreiding van de worpen
    .about = Hoe ver van het doel een fiche kan landen. Zonder spreiding wijst de werper zelf aan wie er geraakt wordt, als omgooien maar één figuur raakt.
option-spread-fair = gemiddeld: tot 2 tegels ernaast, 2 op 9 raak
option-spread-sure = geen: elke worp is raak
option-spread-steady = klein: tot 1 tegel ernaast, 1 op 3 raak
option-spread-wild = groot: tot 2 tegels ernaast, 1 op 9 raak
option-aims = Waarheen je mag mikken
    .about = Je mag naar elke tegel mikken, of alleen naar tegels waar een omgooifiche iemand kan raken, zolang die er zijn.
option-aims-tiles = elke tegel
option-aims-tiles-with-followers = alleen tegels met horigen
option-reach = Bereik van de katapult
    .about = Hoeveel tegels van de kermis af je mag mikken, ook schuin. Bij 0 is er geen grens.
option-knockout-hits = Treffers bij omgooien
    .about = Hoeveel van de figuren waar een omgooifiche landt, worden geraakt.
option-knockout-hits-one = één
option-knockout-hits-roll = met een dobbelsteen: 1 geen, 2–5 één, 6 allemaal
option-knockout-hits-all = allemaal
option-knockout-figures = Figuren die geraakt worden
    .about = Of een omgooifiche ook figuren raakt die geen horigen zijn, zoals bouwmeester, varken, schuur en herder.
option-knockout-figures-followers = alleen horigen
option-knockout-figures-all = alle figuren van de spelers
option-lords-hit = Burchtheer kan geraakt worden
    .about = Een omgooifiche op een van de twee tegels van een burcht kan de horige in de burcht raken.
option-seduction-nearest = Wie verleid wordt
    .about = Wiens horige een verleidfiche vindt. Een eigen horige kun je alleen door een andere soort vervangen.
option-seduction-nearest-of-all = de dichtstbijzijnde horige van alle spelers
option-seduction-nearest-opponents = de dichtstbijzijnde horige van een tegenstander
option-target-points = Punten voor mikken
    .about = Punten voor de fiche die het dichtst bij de kermis ligt. Bij gelijke stand krijgt ieder van hen ze.
option-catch-points = Punten voor vangen
    .about = Punten voor wie een fiche vangt, of voor de werper als die niet gevangen wordt.
option-target-off-field = Mikfiches naast de tegels
    .about = Of een mikfiche telt die landt waar geen tegel ligt.
option-target-off-field-counts = tellen mee
option-target-off-field-void = tellen niet
option-catcher = Vanger
    .about = Welke buur van de werper de fiche probeert te vangen.
option-catcher-left = de linkerbuur
option-catcher-right = de rechterbuur
option-catch-missed = Fiche die niet gevangen wordt
    .about = Wie de punten voor vangen krijgt als de fiche niet gevangen wordt.
option-catch-missed-thrower = de werper
option-catch-missed-nobody = niemand
option-catch-odds = Kans op een vangst
    .about = Bij hoeveel van 36 worpen de fiche gevangen wordt. Bij 12 is dat één op drie.
preset-screen = Op het scherm
    .about = Je kiest waarheen je mikt, en het toeval bepaalt waar de fiches landen.
preset-table = Met een echte katapult
    .about = Je werpt met een echte katapult naast het scherm en geeft op wat er gebeurde.
preset-chess = Zonder toeval
    .about = Alleen omgooien en verleiden; elke worp is raak, hooguit 4 tegels van de kermis.
preset-gentle = Vriendelijk
    .about = Alleen mikken en vangen, dus niemand verliest een horige.

rule-cp-06 = De ronde kiest uit de kermisspelen die aan deze tafel meedoen.
rule-cp-20 = Een fiche raakt figuren op de vakken die hij bereikt.
rule-cp-26 = De werper mag een horige uit de voorraad in de plaats zetten van de dichtstbijzijnde van een ander.
rule-cp-28 = Van even nabije kiest de werper.
rule-cp-30 = De ruil is vrijwillig en vraagt een horige in de voorraad.
rule-cp-40 = Een vangst brengt de vanger 5 punten, een niet gevangen fiche de werper.
rule-cp-47 = Je mikt op een vak met een tegel.
rule-cp-52 = Een opgegeven landing ligt hoogstens 8 vakken van de tegels.
