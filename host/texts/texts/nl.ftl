# What errors say: of files, names and notation.

names-and = { $names } en { $last }
names-or = { $names } of { $last }

bot-budget = "{ $text }" is geen budget; schrijf een aantal simulaties van 1 tot 10.000.000, bijvoorbeeld 500, of een tijd, bijvoorbeeld 250ms of 1s
bot-command-empty = er is geen programma genoemd; schrijf command: met daarachter het programma en zijn argumenten, bijvoorbeeld "command:my-bot --fast"
bot-command-quote = een dubbel aanhalingsteken is niet gesloten; zet er ook een aan het eind van het argument
bot-in-record = een verslag kan het programma "{ $name }" niet als bot noemen; haal het weg, of noem een andere bot
bot-no-budget = de bot "{ $name }" heeft geen budget; schrijf alleen { $name }, of search:{ $budget }
bot-not-allowed = de tafel start het programma "{ $name }" op deze computer als bot; vertrouw je de tafel en het programma, sta het dan toe met --allow-command
bot-program = "{ $name }" is een programma, en programma's spelen hier niet; ze spelen in `bastide play`, `match` en `move`
bot-refused = bot "{ $name }": { $problem }
bot-unknown = er is geen bot "{ $name }"{ $hint }; de bots zijn { $known }

build-two-games = { $plugin } en { $other } zijn elk een eigen spel, en een tafel heeft er één; haal een van de twee weg
build-other-game = { $plugin } hoort bij het spel "{ $needs }", en deze tafel speelt { $other }; haal een van de twee weg
build-conflict = { $plugin } en { $other } kunnen niet samen worden gespeeld; laat een van beide weg
build-duplicate = twee uitbreidingen heten "{ $id }": versie { $a } en versie { $b }; laat een van beide weg
build-install = { $plugin }: { $problem }
build-meeple = meeples: er is geen figuur "{ $name }"{ $hint }; de figuren zijn { $known }
build-missing = { $plugin } heeft "{ $needs }" nodig; voeg { $header } toe
build-seat-name = "{ $seat }" kan geen naam van een plaats zijn: alleen a tot z, 0 tot 9 en streepjes
build-seat-twice = twee plaatsen heten "{ $seat }"; geef elke plaats een eigen naam
build-seats = plaatsen: { $problem }
build-too-many = { $what ->
    [tiles] tegels
   *[other] { $what }
 }: { $have } is meer dan de { $most } waarvoor plaats is

check-file = { $plugin }.{ $option } noemt het bestand "{ $file }"; een tafel die hier wordt gemaakt, kan geen bestanden noemen; zet de tekst van het bestand in de tafel
check-library = een tafel die hier wordt gemaakt, kan geen bibliotheek noemen; speel met het programma bastide op je eigen computer
check-long = de tafel is langer dan { $most } tekens
check-long-games = de spellen van deze tafel duren te lang; ze mogen hoogstens { $most } tegels hebben
check-no-sheet = dat blad is er niet
check-slow-bot = de bot "{ $bot }" denkt te lang na; een budget is hoogstens { $most } simulaties of { $seconds } seconden
check-unknown = de tafel heeft { $n } namen die niet bestaan; de eerste is "{ $first }"

did-you-mean = ; bedoel je "{ $name }"?

fault-contract = { $plugin } hield zich niet aan de regels van { $hook }: { $what }
fault-panic = de uitbreiding { $plugin } liep vast in { $hook }: { $message }

file-unreadable = { $file } kan niet worden gelezen: { $why }

install-far-cell = het bord heeft het vak { $x },{ $y }, en dat ligt te ver weg; vakken gaan van -{ $most } tot { $most } in beide richtingen
install-no-tiles = met deze opties heeft de uitbreiding geen landschapstegels, zodat er met tiles_only niets van overblijft; laat haar weg
install-option = { $plugin } leest { $kind } "{ $name }", en het manifest heeft die optie niet; zet haar in het manifest
install-panic = bij het laden liep de uitbreiding vast: { $message }; dat is een fout van de uitbreiding
install-together = { $a } en { $b } leggen allebei de eerste tegels van het spel; gebruik een van beide
install-together-either = { $a } en { $b } leggen allebei de eerste tegels van het spel; gebruik een van beide, of zet { $first }, of zet { $second }
install-together-or = { $a } en { $b } leggen allebei de eerste tegels van het spel; gebruik een van beide, of zet { $remedy }
install-two-boards = twee uitbreidingen begrenzen het bord; gebruik een van beide

notation-cell = "{ $text }" is geen vak; schrijf het als 3,-1 (oost, zuid)
notation-empty = een lege regel is geen actie
notation-far = het vak { $text } ligt te ver weg; vakken gaan van -{ $most } tot { $most } in beide richtingen
notation-figure = er is geen figuur "{ $text }"; schrijf haar als red.follower.3
notation-kind = er is geen soort onderdeel "{ $name }"{ $hint }
notation-like = "{ $text }" moet lijken op { $form }
notation-more = na "{ $verb }" moet nog iets komen
notation-no-figure = er is geen figuur "{ $name }"{ $hint }
notation-no-tile = er is geen tegel "{ $name }"{ $hint }
notation-no-token = er is geen fiche "{ $name }"{ $hint }
notation-not-there = er is geen { $text } op het bord
notation-number = "{ $text }" moet een geheel getal zijn
notation-place = "{ $text }" moet eindigen op een getal vanaf 1
notation-placement = "{ $text }" zegt niet waar de tegel ligt; schrijf vak en graden, zoals 0,-1 90
notation-places = er zijn geen plaatsen "{ $name }"{ $hint }
notation-player = er is geen speler "{ $name }"{ $hint }
notation-segment = "{ $text }" is geen onderdeel van een tegel; schrijf het als city@0,-1:N, field@0,0:NL of monastery@2,2
notation-sides = "{ $text }" moet twee zijden noemen, zoals 1,0:WE
notation-spot = "{ $spot }" is geen punt van een vak; kies uit { $known }
notation-too-much = "{ $text }" is te veel: na deze actie komt geen plaats
notation-verb = er is geen actie "{ $name }"{ $hint }

nothing = niets

option-edition = { $plugin }.preset = "{ $preset }" hoort bij de andere editie, en deze tafel heeft edition = "{ $edition }"; { $known }
option-no-presets = de uitbreiding heeft geen preset voor deze editie
option-presets = de presets van deze editie zijn { $names }
option-unknown = { $plugin } heeft geen optie "{ $name }"{ $hint }; de opties zijn { $known }
option-value = { $plugin }.{ $name } = { $value } mag niet; het kan zijn: { $takes }

play-broken = het spel kan niet verder: { $fault }
play-not-offered = dat is hier geen geldige zet
play-over = het spel is afgelopen

position-apart = naast dat vak ligt niets
position-at = { $place }: { $problem }
position-edges = { $first } op { $cell } heeft { $edge } waar { $second } op { $beyond } { $other } heeft, en niets verhelpt dat; draai of verplaats een van beide, of bouw wat het verhelpt
position-form = schrijf het als { $form }
position-line = { $place } "{ $line }": { $problem }
position-location = "{ $text }" is geen plaats; schrijf hem als road@0,0:W, 1,0:NW of group:2, met de plaatsen van een groep geteld vanaf 1
position-no-cell = dat vak heeft het bord niet
position-no-copy = er is geen { $tile } meer; in dit spel zijn er { $n }
position-no-figure = er is geen figuur "{ $name }"
position-no-group = { $problem }; er is ook geen groep "{ $name }"{ $hint }
position-no-match = de zijden passen niet bij wat eromheen ligt
position-no-pile = er is geen stapel "{ $name }"
position-no-placement = dat legt geen tegel
position-no-seat = aan deze tafel zit geen { $seat }
position-no-second = er is geen { $tile } meer; in dit spel is er één
position-no-stream = er is geen reeks toeval "{ $name }"
position-no-supply = in de voorraad is er geen meer
position-no-tile = in dit spel is geen tegel "{ $name }"{ $hint }
position-no-token = er is geen fiche "{ $name }"
position-not-served = geen uitbreiding aan deze tafel kan dat in een stelling doen
position-refused = { $rules } staat dat niet toe
position-supply = { $seat } heeft nog { $have } van { $kind } en niet { $n }
position-taken = daar ligt al iets
position-too-late = een stelling kan alleen vóór de eerste beurt worden opgezet

record-actions = { $n } acties
record-after-end = het verslag was hierboven afgelopen; een bestand bevat één verslag
record-broken = het spel kan bij "{ $asked }" niet verder: { $fault }
record-count = het verslag had { $said } acties toen het werd geschreven, maar nu zijn het er { $found }
record-cut = het verslag breekt hier af; tot hier is het leesbaar ({ $actions }). Het hoort te eindigen met een regel als "{ $line }"
record-end = het verslag zegt "{ $recorded }", maar het spel eindigt met "{ $here }"; het verslag is veranderd, of de tegels, de uitbreidingen of het programma zijn dat
record-engine = het spel is opgenomen met versie { $recorded }, maar dit is { $here }; de eerste twee getallen moeten gelijk zijn
record-format = dit verslag heeft formaat { $found }, maar dit programma leest formaat { $known }; open het met de versie die het schreef
record-head = het verslag breekt hier af; na de kop horen de regel "[moves]" en de acties te komen
record-line = geen regel van een verslag: { $wanted }
record-line-end = de laatste regel is bijvoorbeeld "end open, 57 actions, red 12, blue 9 = 3f9a0c12e4b7d655"
record-line-state = de vingerafdruk van een stand is "= " met 16 cijfers van 0 tot 9 en a tot f
record-misfit = "{ $asked }" past niet: { $why }; aan { $seat } werd "{ $prompt }" gevraagd, met de keuze uit { $offered }
record-no-fork = een ander spel kan niet met de eerste { $played } acties van dit spel beginnen, omdat ze niet bij de tafel passen; neem minder acties, of begin een nieuw spel
record-none = dit is geen verslag van een spel: dat begint met de regel "{ $first }"
record-offered = { $shown } of { $n } andere mogelijkheden
record-offered-one = { $shown } of 1 andere mogelijkheid
record-one-action = 1 actie
record-over = "{ $asked }" komt te laat: het spel was na { $actions } afgelopen
record-plugin-missing = het spel is opgenomen met { $plugin } { $recorded }, en dat is er hier niet; installeer die uitbreiding
record-plugin-unnamed = { $plugin } doet mee, maar de kop noemt geen versie; dit is { $plugin } { $here }
record-plugin-version = het spel is opgenomen met { $plugin } { $recorded }, maar dit is { $plugin } { $here }; gebruik de opgenomen versie
record-seat = dit is de regel van { $said }, maar aan { $asked } werd "{ $prompt }" gevraagd
record-start = het spel kan niet beginnen: { $fault }
record-state = na { $actions } was de vingerafdruk { $recorded }, maar nu is hij { $here }; het verslag is veranderd, of de tegels, de uitbreidingen of het programma zijn dat
record-the-head = de kop van een verslag

scenario-both = stap { $step } legt een tegel en heeft actions; gebruik before en after, of twee stappen
scenario-chance = table heeft chance, en dat gebruikt een stelling niet; schrijf het onder [given]
scenario-draws = table heeft draws, en dat gebruikt een stelling niet; de stappen noemen de tegels die ze trekken
scenario-expects = stap { $step } verwacht offer of second_part en legt geen tegel
scenario-final = stap { $step } is final: zet hem als laatste, en als enige als hij geen tegel legt
scenario-lines = stap { $step } heeft actieregels of draws zonder place
scenario-no-step = er is geen [[step]]; een stelling heeft er minstens één
scenario-nothing = stap { $step } heeft geen place, actions, query = true of final = true
scenario-query = stap { $step } is een vraag en speelt ook; maak er twee stappen van
scenario-since-start = stap { $step } heeft since_start, en dat mag alleen de eerste stap hebben

session-broken = het spel met startgetal { $seed } ging stuk: { $fault }. Dat is een fout van de uitbreiding; de maker heeft de tafel en het startgetal nodig
session-refused = het spel met startgetal { $seed } weigerde een eigen keuze: { $refused }. Dat is een fout van het programma; meld hem alsjeblieft

table-a-bot = een bot
table-a-document = een document
table-a-player = een speler
table-a-plugin-with-sha256 = een uitbreiding met sha256
table-a-table = een tafel
table-add-a-game = voeg een uitbreiding toe die een eigen spel is
table-bare = { $word } is een tekst en heeft aanhalingstekens nodig: "{ $word }"
table-color-twice = twee spelers zijn { $color }; geef een van hen een andere kleur, of laat haar weg voor een vrije kleur
table-left-out = { $needs } = false laat weg wat { $plugin } nodig heeft; haal `{ $needs } = false` weg
table-misplaced = { $within } heeft geen sleutel "{ $key }": het is een sleutel van de hele tafel en staat boven de eerste regel met [haken]; zet hem daar
table-missing-key = { $within } heeft de sleutel "{ $key }" nodig
table-nothing-to-play = geen uitbreiding aan deze tafel laat een speler een tegel leggen, dus er is niets te spelen; { $remedy }
table-players = { $have ->
    [one] 1 speler
   *[other] { $have } spelers
 }; een spel is voor 1 tot { $most }
table-plugin-list = een tafel heeft geen sleutel "{ $key }": elke uitbreiding staat apart; schrijf { $tables }, elk op een eigen regel
table-profile-left = like = "{ $name }" noemt een reeks opties die hier niet kan worden opgezocht; schrijf in plaats daarvan de opties van elke uitbreiding
table-shortage = draws: { $tile } moet { $wanted } keer worden getrokken, maar dit spel heeft er { $have }
table-streams = ; de reeksen zijn { $known }
table-syntax = geen geldige TOML: { $why }
table-take-in-base = haal `{ $implied } = false` weg, of voeg een uitbreiding toe die een eigen spel is
table-unknown-key = { $within } heeft geen sleutel "{ $key }"{ $hint }; de sleutels zijn { $known }
table-unknown-plugin = er is geen uitbreiding "{ $name }"{ $hint }; de uitbreidingen zijn { $known }
table-unknown-profile = er is geen reeks opties "{ $name }"{ $hint }; like kent { $known }
table-unknown-stream = chance: in dit spel is geen reeks "{ $name }"{ $hint }
table-unknown-tile = draws: in dit spel is geen tegel "{ $name }"{ $hint }
table-value = { $key } = { $value } mag niet; het kan zijn: { $takes }

takes-64-bits = een geheel getal van hoogstens 64 bits
takes-anything = true of false, een geheel getal, een tekst of een lijst van teksten
takes-bot = de naam van een bot, of { "{" } command = ["my-bot", "--fast"] { "}" }
takes-choice = een van "{ $words }"
takes-command = een programma met zijn argumenten, elk een tekst
takes-document = een van "{ $names }", of het pad van een bestand
takes-engine = de versie van een programma, zoals "0.1.0"
takes-figures = een tabel met figuren, zoals { "{" } follower = 9 { "}" }
takes-library = het pad van een bibliotheek
takes-names = een lijst van namen
takes-no-preset = geen preset: de uitbreiding heeft er geen
takes-no-tiles = ; de uitbreiding heeft geen landschapstegels, dus laat haar weg
takes-number = een geheel getal van { $min } tot { $max }
takes-numbers = een lijst van gehele getallen van { $min } tot { $max }
takes-outcomes = een tabel met uitkomsten, zoals { "{" } dice = [0, 5] { "}" }
takes-players = een lijst van kleuren, of van tabellen met color, name en bot
takes-preset = een van { $presets }
takes-profile = de naam van een reeks opties
takes-program = minstens het programma
takes-sha256 = een SHA-256 in 64 cijfers van 0 tot 9 en a tot f
takes-switch = true of false
takes-text = een tekst
takes-tiles = een lijst van tegels, zoals ["BA/L"]
takes-unquoted = een tekst zonder dubbele aanhalingstekens
takes-versions = een tabel met versies, zoals { "{" } base = "0.1.0" { "}" }
takes-words = een tekst zonder dubbele aanhalingstekens, de eerste niet leeg
takes-written-document = een document, zoals { "{" } file = "name.toml", text = "..." { "}" }
