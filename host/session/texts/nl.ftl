verb-pass =
    .option = passen
    .deed = past
verb-place =
    .option = { $n } leggen op { $at }
    .deed = legt { $n } op { $cell }
verb-deploy =
    .option = { $n } { $there }
    .deed = plaatst { $a } { $into }
hidden-move = doet een geheime zet

target-tile = de tegel op { $cell }
    .to = de tegel op { $cell }
target-cell = het vak { $cell }
    .to = het vak { $cell }
target-turned = { $cell }, { $degrees } graden gedraaid
target-segment = { $the }{ $where } op { $cell }
    .to = { $to }{ $where } op { $cell }
target-there = { $the }{ $where }
target-span = van { $from } naar { $goal } over { $tile } op { $cell }
target-span-pictured = van { $from } naar { $goal } op { $cell }
target-spot = { $spot } van { $cell }
    .to = { $spot } van { $cell }
target-on = op { $at }
    .to = op { $at }
target-to = naar { $at }
target-to-spot = naar { $at }
target-figure-on = { $figure } { $in }
    .to = { $figure } { $in }
figure-the = { $noun }
figure-of = { $the } van { $owner }
    .to = { $the } van { $owner }
    .subject = { $the } van { $owner }

place-in-group = { $group }, plaats { $n }
place-hidden = { $group }, een verborgen plaats
group-of = { $noun } van { $owner }
slot-of-section = { $place } van { $section }
slot-with-tile = { $place } ({ $tile })
slot-with-price = { $place } (kost { $n })
out-of-the-game = uit het spel

where-sides = in het { $list }
where-corners = in het { $list }
where-half = in het { $side }
where-around = rondom
side-north = noorden
    .point = noord
side-east = oosten
    .point = oost
side-south = zuiden
    .point = zuid
side-west = westen
    .point = west
corner-north-west = noordwesten
corner-north-east = noordoosten
corner-south-east = zuidoosten
corner-south-west = zuidwesten
spot-0 = het midden
    .to = het midden
spot-1 = de noordrand
    .to = de noordrand
spot-2 = de oostrand
    .to = de oostrand
spot-3 = de zuidrand
    .to = de zuidrand
spot-4 = de westrand
    .to = de westrand
spot-5 = de noordoosthoek
    .to = de noordoosthoek
spot-6 = de zuidoosthoek
    .to = de zuidoosthoek
spot-7 = de zuidwesthoek
    .to = de zuidwesthoek
spot-8 = de noordwesthoek
    .to = de noordwesthoek

list-and = { $first } en { $last }
range = { $least } tot { $most }
points = { $n ->
    [0] geen punten
    [one] 1 punt
   *[other] { $n } punten
 }
worth = ({ $n ->
    [one] 1 punt
   *[other] { $n } punten
 })
ordinal = { $n }
hidden = verborgen
nobody = niemand

told-scored = { $who } { $change }, nu { $score }: { $source }
told-scored-of = { $who } { $change }, nu { $score }: { $source } ({ $sum })
source-at = { $label } op { $cell }
source-final = { $source }, aan het einde
source-early = { $source }, vervroegd
source-paid = betaling: { $source }
counted = { $n } { $label }
counted-each = { $each } x { $counted }
told-out = { $tile } past nergens en is uit het spel
told-back = { $tile } past nergens en gaat terug in de stapel
told-aside = { $who } trekt { $tile } en legt hem apart voor later
told-token-gets = { $who } krijgt één { $noun }
told-token-gives = { $who } geeft één { $noun } aan { $whom }
told-token-uses = { $who } gebruikt één { $noun }
told-token-puts = { $who } legt één { $noun } { $into }
told-token-comes = Eén { $noun } komt { $into }
told-leaves-game = { $figure } verlaat het spel
told-leaves-board = { $figure } verlaat het bord
told-goes = { $figure } gaat { $into }
told-chance = Toeval voor { $name }: { $n } van { $of }
told-times = { $note } ({ $n } keer)

choice-things = { $n ->
    [one] 1 mogelijkheid
   *[other] { $n } mogelijkheden
 }
choice-tile = { $tile } leggen
choice-cell = op { $cell }, { $n ->
    [one] 1 stand
   *[other] { $n } standen
 }
choice-verb = { $verb } ({ $n ->
    [one] 1 mogelijkheid
   *[other] { $n } mogelijkheden
 })
choice-up-to = { $line } tot { $most }
choice-closed = { $line }; nu niet mogelijk: { $why }
prospect-tiles = { $n ->
    [one] 1 tegel
   *[other] { $n } tegels
 }
prospect-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
 }
prospect-complete = { $tiles }, afgebouwd: { $points }
prospect-open = { $tiles }, nu { $points }, afgebouwd { $then }
prospect-end = { $tiles }, { $points } aan het einde
prospect-there = { $prospect }; daar: { $list }

ear-feature = { $kind } in het { $list }
ear-way = { $kind } van { $from } naar { $goal }
ear-around = { $kind } rondom
ear-inside = { $kind } in het midden
ear-marks = { $feature } ({ $marks })
ear-mark-times = { $n } × { $mark }
ear-start = de start
ear-place = { $list } van de start
ear-step-north = { $n } ten noorden
ear-step-east = { $n } ten oosten
ear-step-south = { $n } ten zuiden
ear-step-west = { $n } ten westen
ear-beside = { $side }: { $kind }
ear-cell = { $place }; { $list }
ear-placed = { $tile }, { $place }
ear-title-board = Bord
ear-title-features = Nog niet afgebouwd
ear-title-figures = Figuren op het bord
ear-title-fits = Plaatsen voor { $tile }
ear-size = { $n ->
    [one] 1 tegel
   *[other] { $n } tegels
 } op een raster van { $columns } bij { $rows }
ear-first-corner = Noordwestelijke hoek: { $place }
ear-last-corner = Zuidoostelijke hoek: { $place }
ear-feature-open = { $kind }: { $prospect }. Open vakken: { $list }
ear-feature-at = { $kind }, { $place }: { $prospect }
ear-there = { $there }, { $place }
ear-fit = { $cell } ({ $n ->
    [one] 1 stand
   *[other] { $n } standen
 })

label-not-taken = niet genomen

option-tiles-only = Alleen de tegels
    .about = Alleen de tegels, zonder hun regels, figuren en fiches.

preset-current = Huidige regels
    .about = De regels zoals ze nu verschijnen, in de editie van de tafel.
preset-tiles-only = Alleen de tegels
    .about = Alleen de tegels, zonder hun regels, figuren en fiches.

profile-jcloisterzone = Zoals JCloisterZone
    .about = Zet de opties zoals JCloisterZone en FanCloisterZone spelen, zodat spellen daarheen geëxporteerd kunnen worden.

## Colors of seats
color-red = rood
color-blue = blauw
color-green = groen
color-yellow = geel
color-black = zwart
color-pink = roze
color-grey = grijs
color-white = wit
# What a game tells the person besides moves.
table-headline = { $list }, { $edition ->
    [new] nieuwe editie
   *[first] eerste editie
 }
notice-lost-move = { $who } gaf geen geldig antwoord, dus is de eerste mogelijkheid genomen: { $why }.
notice-fault-ahead = Terwijl { $who } vooruitdacht, ging er iets mis in een uitbreiding; het spel gaat door: { $why }.
notice-not-used = Je antwoorden eindigen hier, dus deze nummers worden niet gebruikt: { $list }.
notice-used-before = De nummers ervoor zijn gebruikt.
notice-not-in-range = { $n } kan hier niet; kies een getal van { $least } tot { $most }.
notice-no-such-number = Er is geen mogelijkheid { $n }; de nummers gaan van 1 tot { $most }.
notice-illegal = "{ $text }" is hier geen geldige zet.
notice-type-a-number = Typ een nummer, of ? voor hulp.
notice-not-an-option = Dit is niet een van de mogelijkheden.
notice-action-undone = Je keuze is teruggenomen; kies iets anders.
notice-nothing-to-undo = Er is geen keuze van jou om terug te nemen.
notice-undone = Je laatste keuze is teruggenomen.

# Waarom een bot een mogelijkheid kiest. De zet is het onderwerp van elke zin.
decimal-mark = ,
why-you = jou
why-then = daarna: { $deed }
why-turned = draait hem daar anders
why-closes-mine = maakt { $the } af: { $points } voor jou
why-closes-theirs = maakt { $the } van { $who } af: { $points } voor { $who }
why-closes-shared = maakt { $the } af: elk { $points } voor { $list }
why-scores-mine = levert jou { $points } op: { $label }
why-scores-theirs = levert { $who } { $points } op: { $label }
why-pays-mine = kost jou { $points }: { $label }
why-pays-theirs = kost { $who } { $points }: { $label }
why-claims = bezet { $the }, ongeveer { $n } punten waard
why-joins = brengt je in { $the } van { $who }, voor jou ongeveer { $n } punten waard
why-takes = pakt { $the } van { $who } af, ongeveer { $n } punten waard
why-gains-mine = maakt { $the } voor jou { $n } punten meer waard, samen ongeveer { $now }
why-gains-theirs = maakt { $the } voor { $who } { $n } punten meer waard, samen ongeveer { $now }
why-loses-mine = maakt { $the } voor jou { $n } punten minder waard, samen ongeveer { $now }
why-loses-theirs = maakt { $the } voor { $who } { $n } punten minder waard, samen ongeveer { $now }
why-keeps = { $n ->
    [0] laat je geen horigen over
    [one] laat je één horige over
   *[other] laat je { $n } horigen over
 }
why-back = { $back ->
    [one] brengt een horige terug; je hebt er dan { $n }
   *[other] brengt { $back } horigen terug; je hebt er dan { $n }
 }
why-better = is { $n } punten beter dan de op één na beste mogelijkheid: { $deed }
why-worse = is { $n } punten slechter dan de beste mogelijkheid: { $deed }
why-level = is even goed als de op één na beste mogelijkheid: { $deed }
why-ahead = { $percent } % winstkans, { $n } punten voor
why-behind = { $percent } % winstkans, { $n } punten achter
why-searched = over { $n ->
    [one] 1 simulatie
   *[other] { $n } simulaties
 }: { $found }
why-searched-next = de op één na beste mogelijkheid ({ $deed }): { $found }
why-searched-level = ongeveer even goed als de op één na beste mogelijkheid ({ $deed })

# Waarom een actie niet mag
refusal-over = Het spel is afgelopen.
refusal-not-now = Dit is geen antwoord op deze vraag.
refusal-not-there = Dit kan hier niet.
refusal-not-in-hand = Dat is niet de tegel die je nu moet leggen.
refusal-taken = Daar ligt al een tegel.
refusal-no-cell = Zo'n vak heeft het bord niet.
refusal-no-neighbour = Er grenst geen tegel aan dat vak.
refusal-edge = { $side }: de tegel toont daar { $shows }, maar ernaast ligt { $faces }.
refusal-unmended = Er is nu geen brug of ander middel dat de randen passend maakt.
refusal-no-hole = Dat vak is geen gat.
refusal-objection = Een regel verbiedt de tegel daar.
refusal-other-tile = Dat is niet op de net gelegde tegel.
refusal-no-figure = Zo'n figuur is er niet in de voorraad, of je mag hem nu niet gebruiken.
refusal-wrong-figure = Zo'n figuur staat daar niet.
refusal-kept-free = Bij { $figure } mag geen andere figuur op die tegel staan.
refusal-occupied = { $figure } staat al op het project.
    .by-others = Er staat al iemand op het project.
refusal-barred = Een regel verbiedt de figuur daar.
refusal-removed = Een regel sluit deze keuze nu uit.
