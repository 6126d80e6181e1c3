# While playing.
lost-answer = { $bot } gaf geen geldig antwoord, dus werd de eerste mogelijkheid genomen: { $why }.
move-no-reasons = { $bot } vertelt niet waarom.

# Records, pictures and other programs.
is-written-with = { $file } is geschreven, met { $n ->
    [one] 1 actie
   *[other] { $n } acties
 }.
is-written-with-messages = { $n ->
    [one] { $file } is geschreven, met 1 bericht.
   *[other] { $file } is geschreven, met { $n } berichten.
 }
not-carried-over = niet overgenomen: { $what }
different-there = anders in JCloisterZone: { $what }
open-there = Open het in JCloisterZone als bewaard spel terwijl je niet met een speelserver verbonden bent, en neem elke plaats. De tegels komen in de volgorde van het bestand.
unlike-there = JCloisterZone speelt deze opties van de tafel anders. Een nieuwe tafel met like = "{ $like }" zet ze zoals JCloisterZone speelt:

# Plugins and tables.
plugin-needs = Heeft nodig: { $list }
plugin-conflicts = Kan niet samen met: { $list }
plugin-new-edition = { $first } (nieuwe editie: { $new })
switch-on = ja
switch-off = nee
takes-number = van { $min } tot { $max }
takes-choice = een van: { $list }
takes-names = een keuze uit: { $list }
takes-document = een van: { $list }; of een bestand
takes-nothing = geen
plugin-presets = Presets, te kiezen met preset = "NAAM" in een tafelbestand:
plugin-defaults = de standaardwaarden
plugin-names-hint = `bastide plugins { $id } --rules` toont de regels, en hoe de opties in tafelbestanden heten.
plugins-hint = `bastide plugins NAAM` vertelt hoe je een uitbreiding speelt en wat haar opties zijn; met `--rules` haar regels.
plugins-library-hint = `bastide plugins NAAM --library BIBLIOTHEEK --rules` toont de regels van een uitbreiding.
head-plugin = uitbreiding
head-title = titel
head-version = versie
head-options = opties
check-valid = { $table } klopt: { $edition }.
check-players = spelers
check-figures = figuren
check-tiles = tegels
check-plugin = uitbreiding
check-per-player = { $list } per speler
check-tiles-of = { $n }, van { $kinds ->
    [one] 1 soort
   *[other] { $kinds } soorten
 }
check-defaults = alle opties op hun standaardwaarde
libraries-none = Er is geen bibliotheek toegestaan.
libraries-forgotten = Deze bibliotheken zijn niet langer toegestaan:
libraries-allowed = Tafels en bewaarde spellen mogen deze bibliotheken noemen; met `--forget` is er een niet langer toegestaan:
head-path = pad
head-phase = fase
head-schedule = schema
head-offer-points = offer points
head-asks = vraagt
head-offers-of = aanbod van
phases-called = aangeroepen
phases-nobody = niemand
asks-tile-player = de speler die de tegel legt
asks-active = de speler aan de beurt
asks-other = een andere speler
phases-hint = { $n ->
    [one] Dit toont de spelers aan wie in 1 willekeurig spel iets werd gevraagd.
   *[other] Dit toont de spelers aan wie in { $n } willekeurige spellen iets werd gevraagd.
 }

# Simulations, matches and judged moves.
stopped-early = eerder gestopt
no-parquet = dit programma is zonder Parquet gebouwd; bouw het met `cargo build --release --features parquet`, of schrijf dezelfde rijen met --csv
simulated = { $n ->
    [one] 1 spel
   *[other] { $games } spellen
 } van { $table }; startgetal { $seed }
simulated-part = { $n ->
    [one] { $played } van 1 spel
   *[other] { $played } van { $games } spellen
 } van { $table }; startgetal { $seed }; eerder gestopt
shard = deel { $shard }: { $text }
head-bot = bot
head-mean = gemiddeld
head-sd = sd
head-min = min
head-max = max
head-won = gewonnen
head-drawn = gelijk
head-interval = 95%-interval
head-shared = gedeeld
head-game = spel
head-games = spellen
head-turns = beurten
head-set-aside = weggelegde tegels
head-margin = voorsprong van de eerste
head-scored = punten voor
head-when = wanneer
head-per-game = per spel
head-points-each = punten per keer
head-points-per-game = punten per spel
when-completed = afgebouwd
when-early = eerder
when-end = aan het eind
when-bonus = bonus
when-paid = betaald
head-match = wedstrijd
head-lost = verloren
head-played = gespeeld
head-better = beter
interval = { $low } tot { $high }
simulated-decisions = keuzes per spel: { $decisions }; mogelijke plaatsen per tegel: { $placements }
simulated-speed = { $n ->
    [one] { $seconds } s op 1 thread
   *[other] { $seconds } s op { $n } threads
 }: { $rate } spellen per seconde, { $cpu } per CPU-seconde
bench-games = { $games } willekeurige spellen van { $table }, één thread
bench-rate = { $rate } spellen per seconde
bench-rate-cpu = { $rate } spellen per CPU-seconde
bench-times = { $decision } ns per keuze, { $turn } ns per beurt
bench-copy = { $time } ns om een spel halverwege te kopiëren
bench-memory = { $state } KB voor een bewaarde toestand halverwege, dus { $million } GB voor een miljoen
bench-length = { $turns } beurten en { $decisions } keuzes per spel
bench-options = { $placements } mogelijke plaatsen per tegel, { $options } mogelijkheden per andere keuze
bench-scores = { $aside } weggelegde tegels per spel; gemiddelde scores { $scores }
match-sprt = --sprt neemt twee verschillen, het kleinste eerst, zoals --sprt 0,30
match-one-bot = { $n ->
    [one] --bots noemt 1 bot
   *[other] --bots noemt { $n } bots
 }; noem er twee, zoals --bots search:1s,greedy, of meer voor een ranglijst
match-two-bots = --csv en --sprt horen bij een wedstrijd van twee bots
ladder-games = { $games } spellen voor elk paar bots, { $table }
ladder-pair = { $first } tegen { $second }
match-games = { $games } spellen van { $table }, elk startgetal vanaf elke plaats; startgetal { $seed }
match-lost = { $n ->
    [one] { $bot } gaf op 1 vraag geen geldig antwoord
   *[other] { $bot } gaf op { $n } vragen geen geldig antwoord
 }; de eerste mogelijkheid is genomen
match-result = { $first } haalt { $value } % tegen { $second }, 95%-interval { $low } tot { $high }
match-elo = { $value } Elo, 95%-interval { $low } tot { $high }
match-all-played = alle spellen zijn gespeeld
match-lower = de sequentiële toets koos het kleinste verschil
match-higher = de sequentiële toets koos het grootste verschil
match-end = { $end }; { $seconds } s
puzzles-found = { $n ->
    [one] 1 puzzel
   *[other] { $n } puzzels
 } in { $games ->
    [one] 1 spel
   *[other] { $games } spellen
 }
puzzle-steal = stelen
puzzle-share = delen
puzzle-hinder = hinderen
puzzle-use = gebruiken
puzzle-complete = afbouwen
puzzle-claim = claimen
puzzle-grow = uitbouwen
puzzle-quiet = stil
puzzle-line = { $best }, { $lost } punten beter dan de op één na beste
analyze-stopped = gestopt door Ctrl-C voordat alle zetten beoordeeld waren
analyze-head = { $n ->
    [one] { $table }; 1 simulatie per zet
   *[other] { $table }; { $n } simulaties per zet
 }
analyze-lost = { $n ->
    [one] { $name } verloor { $points } punten door 1 fout
   *[other] { $name } verloor { $points } punten door { $n } fouten
 }
analyze-worst = De zetten die de meeste verwachte punten verloren, met de standaardfout:
analyze-chances = De kans om te winnen na elke beurt, in procent: { $list }
game-is-over = { $n ->
    [one] het spel van { $file } is na 1 actie voorbij
   *[other] het spel van { $file } is na { $n } acties voorbij
 }; --at N gaat terug

# Boards of the Maps variant.
no-such-board = er is geen kaart "{ $name }"{ $hint }; de kaarten zijn { $list }; of noem een kaartbestand
board-written = { $file } is geschreven. Pas het aan, bekijk het met `bastide maps show { $file }` en controleer het met `bastide maps check { $file }`.
head-board = kaart
head-name = naam
head-cells = vakken
head-tiles = tegels
head-large-cities = grote steden
head-starts = starts
head-ferries = veerboten
head-borders = grenzen
board-large-cities = grote steden
board-start-cells = startvakken
board-small-cities = kleine steden
board-ferries = veerboten
board-border-road = grenswegen
board-border-city = grenssteden
board-used = { $used } van { $all }
boards-hint = `bastide maps show NAAM` toont een kaart. `bastide maps table NAAM` toont een tafelbestand om erop te spelen.
    `bastide maps new BESTAND` schrijft een eigen kaartbestand.
board-cells = { $n ->
    [one] 1 vak
   *[other] { $n } vakken
 }
board-cells-tiles = { $n ->
    [one] 1 vak
   *[other] { $n } vakken
 }, { $tiles ->
    [one] 1 tegel
   *[other] { $tiles } tegels
 }
board-starts = { $used } van { $all } startvakken, { $meeples ->
    [one] 1 horige
   *[other] { $meeples } horigen
 } per speler
board-pennants = { $n ->
    [one] { $name } (1 wapen)
   *[other] { $name } ({ $n } wapens)
 }
board-starts-used = { $list }; { $used } daarvan gebruik je
board-copies = { $n } keer { $set }
board-playable = Op { $board } kan gespeeld worden: { $cells ->
    [one] 1 vak
   *[other] { $cells } vakken
 }, { $hints }.
board-hints = { $n ->
    [0] geen problemen gevonden
    [one] één aanwijzing
   *[other] { $n } aanwijzingen
 }
board-hint = aanwijzing: { $text }
board-play-hint = `--games 200` speelt er willekeurige spellen op en toont hoe ze haar vullen.
board-played = { $n ->
    [one] 1 willekeurig spel
   *[other] { $games } willekeurige spellen
 }, { $table }:
board-average = gemiddeld { $mean }, van { $min } tot { $max }
board-fill = { $percent } %
board-fill-low = { $percent } %; 85 % is een goede waarde: probeer minder vakken of meer tegels
board-filled = gevulde vakken
board-empty = lege vakken
board-aside = weggelegde tegels
board-scores = scores van spelers
board-turns = beurten
board-never = nooit gevuld
board-often-empty = het vaakst leeg

# Expansions of one's own, and checks.
head-file = bestand
head-type = soort
head-outcome = uitkomst
head-details = details
verify-passed = geslaagd
verify-failed = mislukt
verify-skipped = overgeslagen
verify-at = bij { $step }
verify-nothing = er is niets om te controleren: geen scenario (.toml), regeltest (.jcz) of trace (.json.gz)
verify-sum = { $n ->
    [one] 1 bestand geslaagd
   *[other] { $n } bestanden geslaagd
 }, { $failed } mislukt, { $skipped } overgeslagen; vergeleken: { $compared }
verify-unknown = geen scenario (.toml), regeltest (.jcz) of trace (.json, .json.gz)
verify-needs = heeft { $plugins } nodig; --library noemt de bibliotheek van een uitbreiding die niet in het programma zit
annotate-nothing = er is niets om van commentaar te voorzien: geen scenario (.toml)
annotate-sum = { $n ->
    [one] 1 stelling getekend
   *[other] { $n } stellingen getekend
 }, { $unchanged } ongewijzigd

## Het schema van tafelbestanden.
schema-title = Een tafel van Bastide
schema-edition = De editie van de spelregels
schema-like = Een verzameling opties met een naam
schema-seed = Hetzelfde startgetal geeft dezelfde tegels
schema-draws = De tegels die het eerst getrokken worden, met hun codes
schema-chance = De eerste uitkomsten van dobbelstenen en ander toeval, per stroom
schema-players = De spelers, in de volgorde van hun beurten
schema-meeples = Het aantal figuren van elke soort per speler, in plaats van het gewone aantal
schema-color = De kleur; de eerste vrije als er geen staat
schema-name = De naam die mensen lezen
schema-bot = De bot die speelt; een mens als er geen staat
schema-library = Het pad van de bibliotheek met de uitbreiding
schema-sha256 = De SHA-256 van de bibliotheek

# `tournament`.
tournament-head =
    { $name }: { $entrants ->
        [one] 1 deelnemer
       *[other] { $entrants } deelnemers
    }, { $table }
tournament-sealed = Het startgetal heeft de hash { $hash }.
tournament-opened = Het startgetal { $seed } heeft de hash { $hash }.
tournament-part = eerder gestopt: { $done } van { $all } duels zijn beslist; dezelfde opdracht speelt verder
tournament-resumed = verder vanaf { $file }: { $n ->
    [one] er is 1 spel gespeeld
   *[other] er zijn { $n } spellen gespeeld
 }
tournament-duels = duels
tournament-cross = Spellen tegen elkaar
tournament-seats = een toernooi heeft een tafel met twee plaatsen nodig; deze heeft er { $n }
tournament-other = { $file } hoort bij een ander toernooi, startgetal of een andere tafel; met --force wordt het vervangen en worden alle spellen opnieuw gespeeld
tournament-line = { $file }: regel { $line } is onbruikbaar: { $why }; met --force wordt het bestand vervangen en worden alle spellen opnieuw gespeeld
head-place = plaats
head-entrant = deelnemer
tie-matches = punten
tie-duel-difference = duels +/-
tie-duels = duels
tie-game-difference = spellen +/-
tie-games = spellen
tie-opponents-matches = punten tegenstanders
tie-opponents-duel-difference = duels tegenstanders +/-
tie-opponents-duels = duels tegenstanders
tie-opponents-game-difference = spellen tegenstanders +/-
tie-opponents-games = spellen tegenstanders
tie-direct = onderling
tie-duplicate = plaats +/-
