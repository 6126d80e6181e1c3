verb-german-castle-choose =
    .option = burchttegel { $n } nemen
    .deed = neemt burchttegel { $n }
verb-german-castle-place =
    .option = burchttegel { $n } leggen { $into }
    .deed = legt burchttegel { $n } { $into }
verb-german-castle-use =
    .option = burchttegel { $n } gebruiken
    .deed = gebruikt burchttegel { $n }

chance-castles-in-germany-deal = { "" }

stream-castles-in-germany-deal = { "" }

kind-german-castle =
    .the = de Duitse burcht
    .to = de Duitse burcht
    .into = in de Duitse burcht
    .in = in de Duitse burcht

pile-german-castle-halves = { "" }

prompt-place-a-castle-tile-or-draw-a-tile = Een burchttegel leggen, of een tegel trekken?
    .help = Een burchttegel beslaat twee vakken en komt in plaats van een getrokken tegel; hij mag geen andere burchttegel raken.
prompt-place-the-castle-tile = Leg de burchttegel.
    .help = Alle zijden moeten passen, en hij mag geen andere burchttegel raken, ook niet met een hoek.
prompt-which-castle-tile-do-you-take = Welke burchttegel neem je?
    .help = Je bewaart hem en kunt hem later leggen in plaats van een tegel te trekken.

label-castle-tile-with-a-city-in-the-north-and-a-road-in-the-south-east = burchttegel met een stad in het noorden en een weg in het zuidoosten
label-castle-tile-with-a-city-in-the-west-and-two-roads-that-end-at-the-castle = burchttegel met een stad in het westen en twee wegen die bij de burcht eindigen
label-castle-tile-with-a-road-in-the-west-and-a-city-in-the-east = burchttegel met een weg in het westen en een stad in het oosten
label-castle-tile-with-cities-in-the-north-and-south-and-a-road-that-ends-at-the-castle = burchttegel met steden in het noorden en zuiden en een weg die bij de burcht eindigt
label-castle-tile-with-cities-in-the-west-and-east = burchttegel met steden in het westen en oosten
label-castle-tile-with-roads-in-the-south-west-and-north-east = burchttegel met wegen in het zuidwesten en noordoosten
label-city = stad
label-field = weide
label-german-castle = Duitse burcht
label-german-castles = { $n ->
    [one] Duitse burcht
   *[other] Duitse burchten
 }
label-own-castle-tile = eigen burchttegel
label-road = weg
label-tiles-around-it = { $n ->
    [one] tegel eromheen
   *[other] tegels eromheen
 }

### Set-up
title = Burchten in Duitsland
how = Er zijn zes burchttegels van dubbele grootte. Met twee of drie spelers neemt ieder er twee, met meer spelers één. In je beurt mag je een burchttegel leggen in plaats van een tegel te trekken; hij mag geen andere burchttegel raken, ook niet met een hoek. Daarna mag je een horige op een weg, stad of weide van de tegel zetten, of in de burcht. Een burcht met tegels op alle tien de plaatsen eromheen levert 12 punten op; een onafgebouwde burcht aan het einde 2, plus 1 per tegel eromheen. Een afgebouwde weg of stad op een burchttegel levert per burcht 3 punten extra op.
option-copies = Aantal sets burchttegels
    .about = Hoeveel sets van zes burchttegels er zijn. Ze zijn van eigen ontwerp. Bij 0 zijn deze burchten er niet.
option-german-castle-deal = Verdeling van de burchttegels
    .about = Of de spelers hun burchttegels kiezen of ze willekeurig krijgen.
option-german-castle-deal-chosen = de spelers kiezen om de beurt
option-german-castle-deal-dealt = willekeurig uitgedeeld
option-big-tiles = Een burchttegel telt als
    .about = Of een burchttegel één of twee tegels is bij alles wat tegels telt, over tegels gaat of tegels bereikt.
option-big-tiles-whole = één tegel
option-big-tiles-halves = twee tegels, één per helft

rule-gc-02 = De spelers nemen burchttegels in speelvolgorde, elk twee met twee of drie spelers.
rule-gc-03 = In je beurt mag je een eigen burchttegel leggen in plaats van te trekken.
rule-gc-04 = Een burchttegel raakt geen andere, ook niet met een hoek, en al zijn randen passen.
