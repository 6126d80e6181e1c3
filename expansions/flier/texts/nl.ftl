verb-flier-fly =
    .option = { $a } laten vliegen vanaf { $cell }
    .deed = laat { $a } vliegen vanaf { $cell }
verb-flier-land =
    .option = landen { $into }
    .deed = landt { $into }

event-flier-lost = { $who } vindt geen plaats om te landen en neemt de figuur terug
event-flier-rolled = { $who } gooit { $n } voor de vlucht vanaf { $cell }

chance-flier-die = { "" }

stream-flier-die = { "" }

trait-flying-machine = vliegtuig

prompt-where-does-the-figure-land = Waar landt de figuur?
    .help = Hij moet landen op een onafgebouwd project van de bereikte tegel, nooit op een weide; er mogen al anderen staan.

label-field = weide
label-garden = tuin
label-ringmaster = circusdirecteur
label-road = weg

### Set-up
title = De Vliegtuigen
how = Er komen acht tegels met een vliegtuig bij. Heb je er een gelegd, dan mag je zoals gewoonlijk een figuur zetten, of een horige laten vliegen. Je gooit een dobbelsteen met tweemaal 1, 2 en 3; de horige vliegt zoveel tegels rechtuit in de richting van het vliegtuig, soms schuin. Hij moet landen op een onafgebouwd project van die tegel (weg, stad of klooster), ook als het bezet is, maar nooit op een weide. Vindt hij geen plaats, dan gaat hij terug naar je voorraad.
option-flying-machines = Vliegtuigen
    .about = Horigen mogen vliegen. Staat dit uit, dan zijn de vliegtuigen versiering.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van acht tegels erbij komen. Bij 0 gelden de regels zonder de tegels.
option-flier-kinds = Wie mag vliegen
    .about = Welke van je figuren mogen vliegen. Waar een figuur landt, moet hij mogen staan, een burgemeester bijvoorbeeld in een stad.
option-flier-kinds-follower = gewone horige
option-flier-kinds-big = grote horige
option-flier-kinds-abbot = abt
option-flier-kinds-mayor = burgemeester
option-flier-kinds-wagon = wagen
option-flier-kinds-ringmaster = circusdirecteur
option-flier-kinds-phantom = fantoom
option-flier-die = Vlakken van de dobbelsteen
    .about = De getallen op de dobbelsteen, elk een aantal tegels van 1 tot 99.
preset-big-box-8 = Big Box 8
    .about = De tekst van 2025: alleen gewone en grote horigen mogen vliegen.

rule-fl-04 = Een figuur vliegt alleen met de machine van de net gelegde tegel, in plaats van geplaatst te worden.
rule-fl-06 = Hij landt op een niet afgebouwde weg of stad of een niet afgebouwd klooster van de tegel eronder, bezet of niet.
rule-fl-10 = Een project dat de nieuwe tegel afgebouwd heeft, is geen landingsplaats.
rule-fl-11 = Horigen vliegen, en landen waar hun soort mag staan.
