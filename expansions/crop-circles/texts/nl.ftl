verb-corn-add =
    .option = { $a } bijzetten { $into }
    .deed = zet { $a } bij { $into }
verb-corn-all-add =
    .option = alle spelers een horige laten bijzetten
    .deed = laat alle spelers een horige bijzetten
verb-corn-all-remove =
    .option = alle spelers een horige laten terugnemen
    .deed = laat alle spelers een horige terugnemen
verb-corn-remove =
    .option = { $at } terugnemen
    .deed = neemt { $at } terug

trait-circle-city = graancirkel voor ridders
trait-circle-field = graancirkel voor boeren
trait-circle-road = graancirkel voor horigen op wegen

prompt-a-follower-for-the-crop-circle = Een horige voor de graancirkel.
    .help = Zoals gekozen zet je een horige bij een eigen horige op het soort project van de cirkel, of neem je daar een eigen horige terug.
prompt-shall-all-players-add-a-follower-or-take-one-back = Moeten alle spelers een horige bijzetten, of er een terugnemen?
    .help = Je keuze geldt voor alle spelers. De cirkel zegt om wie het gaat: hooivork boeren, knuppel horigen op wegen, schild ridders.

label-city = stad
label-farmers = { $n ->
    [one] boer
   *[other] boeren
 }
label-field = weide
label-road = weg

### Set-up
title = De Graancirkels
how = Er komen tegels met een graancirkel bij, zes per set. Is zo'n tegel gelegd en gescoord, dan beslist de speler van de tegel voor iedereen: allen mogen een horige bijzetten, of allen moeten er een terugnemen. De cirkel zegt om wie het gaat: de hooivork om boeren, de knuppel om horigen op wegen, het schild om ridders. Een horige die je bijzet, komt bij een eigen horige op hetzelfde project. De linkerbuur begint, de speler van de tegel komt het laatst.
option-sets = Sets
    .about = Welke sets van zes tegels erbij komen.
option-sets-one = de eerste set (2010)
option-sets-two = de tweede set (2012)
option-copies = Exemplaren van elke set
    .about = Hoe vaak elke gekozen set erbij komt. Bij 0 gelden de regels zonder de tegels.
option-circles = Graancirkels
    .about = Na een tegel met een cirkel zetten alle spelers een horige bij of nemen er een terug. Staat dit uit, dan zijn cirkels versiering.
option-corn-add = Een horige bijzetten
    .about = Of een speler die een horige kan bijzetten, dat ook mag laten.
option-corn-add-may = vrijwillig
option-corn-add-must = verplicht
preset-zman-new = Z-Man Games
    .about = Nieuwe Engelse editie: wie een horige kan bijzetten, moet dat doen.

rule-cc-05 = De speler van de tegel kiest voor iedereen: allen zetten een horige bij, of allen nemen er een terug.
rule-cc-07 = Een horige uit je voorraad komt bij een eigen horige van dit soort op zijn project.
rule-cc-08 = Met een optie moet een speler die een horige kan bijzetten dat doen.
rule-cc-09 = Een eigen horige van dit soort moet naar huis.
rule-cc-11 = Elke horige die op het project mag staan telt mee; bouwmeester, varken, schuur en herder niet.
