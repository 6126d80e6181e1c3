trait-halfling = halfling

kind-gap =
    .the = de lege helft
    .to = de lege helft
    .into = in de lege helft
    .in = in de lege helft

verb-halflings-choose =
    .option = halfling { $n } kiezen
    .deed = kiest halfling { $n }
verb-halflings-use =
    .option = halfling { $n } leggen
    .deed = neemt halfling { $n }

prompt-choose-a-halfling = Kies een halfling.
    .help = Je mag hem later leggen in plaats van een tegel te trekken. Alle spelers zien wat je kiest.
prompt-place-a-halfling-or-draw-a-tile = Een halfling leggen of een tegel trekken?
    .help = Een halfling bedekt de helft van zijn vak. De twee korte zijden moeten passen; wegen en steden die naar de lege helft lopen, blijven open.

stream-halflings-deal = { "" }
pile-halflings-rest = { "" }
pile-halflings-hand-1 = { "" }
pile-halflings-hand-2 = { "" }
pile-halflings-hand-3 = { "" }
pile-halflings-hand-4 = { "" }
pile-halflings-hand-5 = { "" }
pile-halflings-hand-6 = { "" }
pile-halflings-hand-7 = { "" }
pile-halflings-hand-8 = { "" }

label-gap = lege helft
label-halflings = halflings
label-own-halfling = eigen halfling

### Set-up
title = De Halflings
how = Elke speler heeft drie driehoekige tegels. In je beurt mag je er een leggen in plaats van een tegel te trekken: minstens één korte zijde moet het landschap voortzetten, en je mag er een figuur op plaatsen zoals op elke tegel. Hij bedekt de helft van zijn vak, en het vak telt als één tegel. Een weg of stad die naar de lege helft loopt, wordt de rest van het spel niet meer afgebouwd. In elk vak is plaats voor één halfling. De vormen van de tegels hebben we zelf bedacht.
option-halfling-deal = Hoe halflings worden verdeeld
    .about = Of spelers hun halflings trekken en geheim houden, of open uit alle kiezen.
option-halfling-deal-drawn = getrokken en geheim
option-halfling-deal-chosen = open gekozen
option-halfling-hand = Halflings per speler
    .about = Hoeveel halflings elke speler aan het begin heeft.

rule-hl-03 = De spelers kiezen uit de open halflingen, in omgekeerde volgorde.
rule-hl-04 = In je beurt mag je een eigen halfling leggen in plaats van een tegel te trekken.
rule-hl-05 = Minstens één zijde van een halfling gaat verder met het landschap.
