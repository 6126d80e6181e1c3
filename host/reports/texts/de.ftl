# While playing.
lost-answer = { $bot } gab keine gültige Antwort, daher wurde die erste Möglichkeit genommen: { $why }.
move-no-reasons = { $bot } nennt keine Gründe.

# Records, pictures and other programs.
is-written-with = { $n ->
    [one] { $file } ist geschrieben, mit 1 Aktion.
   *[other] { $file } ist geschrieben, mit { $n } Aktionen.
 }
is-written-with-messages = { $n ->
    [one] { $file } ist geschrieben, mit 1 Nachricht.
   *[other] { $file } ist geschrieben, mit { $n } Nachrichten.
 }
not-carried-over = nicht übernommen: { $what }
different-there = anders in JCloisterZone: { $what }
open-there = Öffne sie in JCloisterZone als gespeichertes Spiel, während du mit keinem Spielserver verbunden bist, und nimm jeden Platz. Die Plättchen kommen in der Reihenfolge der Datei.
unlike-there = JCloisterZone spielt diese Optionen des Tisches anders. Ein neuer Tisch mit like = "{ $like }" setzt sie so, wie JCloisterZone spielt:

# Plugins and tables.
plugin-needs = Braucht: { $list }
plugin-conflicts = Geht nicht zusammen mit: { $list }
plugin-new-edition = { $first } (neue Ausgabe: { $new })
switch-on = ja
switch-off = nein
takes-number = von { $min } bis { $max }
takes-choice = eines von: { $list }
takes-names = eine Auswahl aus: { $list }
takes-document = eines von: { $list }; oder eine Datei
takes-nothing = keine
plugin-presets = Voreinstellungen, wählbar mit preset = "NAME" in einer Tischdatei:
plugin-defaults = die Vorgaben
plugin-names-hint = `bastide plugins { $id } --rules` gibt die Regeln aus, und wie die Optionen in Tischdateien heißen.
plugins-hint = `bastide plugins NAME` sagt, wie man eine Erweiterung spielt und welche Optionen sie hat; mit `--rules` ihre Regeln.
plugins-library-hint = `bastide plugins NAME --library BIBLIOTHEK --rules` gibt die Regeln einer Erweiterung aus.
head-plugin = Erweiterung
head-title = Titel
head-version = Version
head-options = Optionen
check-valid = { $table } ist gültig: { $edition }.
check-players = Spieler
check-figures = Figuren
check-tiles = Plättchen
check-plugin = Erweiterung
check-per-player = { $list } je Spieler
check-tiles-of = { $n }, von { $kinds ->
    [one] 1 Art
   *[other] { $kinds } Arten
 }
check-defaults = alle Optionen wie vorgegeben
libraries-none = Es ist keine Bibliothek erlaubt.
libraries-forgotten = Diese Bibliotheken sind nicht länger erlaubt:
libraries-allowed = Tische und gespeicherte Spiele dürfen diese Bibliotheken nennen; mit `--forget` ist eine nicht länger erlaubt:
head-path = Pfad
head-phase = Phase
head-schedule = Ablauf
head-offer-points = Offer Points
head-asks = fragt
head-offers-of = Angebote von
phases-called = aufgerufen
phases-nobody = niemanden
asks-tile-player = den Spieler, der das Plättchen legt
asks-active = den Spieler am Zug
asks-other = einen anderen Spieler
phases-hint = { $n ->
    [one] Das zeigt die Spieler, die in 1 Zufallspartie gefragt wurden.
   *[other] Das zeigt die Spieler, die in { $n } Zufallspartien gefragt wurden.
 }

# Simulations, matches and judged moves.
stopped-early = vorzeitig beendet
no-parquet = dieses Programm ist ohne Parquet gebaut; baue es mit `cargo build --release --features parquet`, oder schreibe dieselben Zeilen mit --csv
simulated = { $n ->
    [one] 1 Partie
   *[other] { $games } Partien
 } von { $table }; Startzahl { $seed }
simulated-part = { $n ->
    [one] { $played } von 1 Partie
   *[other] { $played } von { $games } Partien
 } von { $table }; Startzahl { $seed }; vorzeitig beendet
shard = Teil { $shard }: { $text }
head-bot = Bot
head-mean = Mittel
head-sd = SD
head-min = min
head-max = max
head-won = gewonnen
head-drawn = remis
head-interval = 95%-Intervall
head-shared = geteilt
head-game = Partie
head-games = Partien
head-turns = Züge
head-set-aside = beiseitegelegte Plättchen
head-margin = Vorsprung des Ersten
head-scored = Punkte für
head-when = wann
head-per-game = je Partie
head-points-each = Punkte je Mal
head-points-per-game = Punkte je Partie
when-completed = fertig
when-early = vorzeitig
when-end = am Ende
when-bonus = Bonus
when-paid = bezahlt
head-match = Wettkampf
head-lost = verloren
head-played = gespielt
head-better = besser
interval = { $low } bis { $high }
simulated-decisions = Entscheidungen je Partie: { $decisions }; mögliche Lagen je Plättchen: { $placements }
simulated-speed = { $n ->
    [one] { $seconds } s auf 1 Thread
   *[other] { $seconds } s auf { $n } Threads
 }: { $rate } Partien je Sekunde, { $cpu } je CPU-Sekunde
bench-games = { $games } Zufallspartien von { $table }, ein Thread
bench-rate = { $rate } Partien je Sekunde
bench-rate-cpu = { $rate } Partien je CPU-Sekunde
bench-times = { $decision } ns je Entscheidung, { $turn } ns je Zug
bench-copy = { $time } ns, um eine Partie auf halber Länge zu kopieren
bench-memory = { $state } KB für einen gespeicherten Stand auf halber Länge, also { $million } GB für eine Million
bench-length = { $turns } Züge und { $decisions } Entscheidungen je Partie
bench-options = { $placements } mögliche Lagen je Plättchen, { $options } Möglichkeiten je andere Entscheidung
bench-scores = { $aside } beiseitegelegte Plättchen je Partie; mittlere Punkte { $scores }
match-sprt = --sprt nimmt zwei Unterschiede, den kleineren zuerst, etwa --sprt 0,30
match-one-bot = { $n ->
    [one] --bots nennt 1 Bot
   *[other] --bots nennt { $n } Bots
 }; nenne zwei, etwa --bots search:1s,greedy, oder mehr für eine Rangliste
match-two-bots = --csv und --sprt gehören zu einem Wettkampf von zwei Bots
ladder-games = { $games } Partien für jedes Paar von Bots, { $table }
ladder-pair = { $first } gegen { $second }
match-games = { $games } Partien von { $table }, jede Startzahl von jedem Platz; Startzahl { $seed }
match-lost = { $n ->
    [one] { $bot } gab auf 1 Frage keine gültige Antwort
   *[other] { $bot } gab auf { $n } Fragen keine gültige Antwort
 }; die erste Möglichkeit wurde genommen
match-result = { $first } erreicht { $value } % gegen { $second }, 95%-Intervall { $low } bis { $high }
match-elo = { $value } Elo, 95%-Intervall { $low } bis { $high }
match-all-played = alle Partien wurden gespielt
match-lower = der Sequentialtest entschied für den kleineren Unterschied
match-higher = der Sequentialtest entschied für den größeren Unterschied
match-end = { $end }; { $seconds } s
puzzles-found = { $n } Rätsel in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }
puzzle-steal = stehlen
puzzle-share = teilen
puzzle-hinder = behindern
puzzle-use = nutzen
puzzle-complete = abschließen
puzzle-claim = besetzen
puzzle-grow = ausbauen
puzzle-quiet = still
puzzle-line = { $best }, { $lost } Punkte besser als die zweitbeste
analyze-stopped = durch Strg-C beendet, bevor alle Züge bewertet waren
analyze-head = { $n ->
    [one] { $table }; 1 Simulation je Zug
   *[other] { $table }; { $n } Simulationen je Zug
 }
analyze-lost = { $n ->
    [one] { $name } verlor { $points } Punkte durch 1 Fehler
   *[other] { $name } verlor { $points } Punkte durch { $n } Fehler
 }
analyze-worst = Die Züge, die am meisten erwartete Punkte verloren, mit dem Standardfehler:
analyze-chances = Die Gewinnchancen nach jedem Zug, in Prozent: { $list }
game-is-over = { $n ->
    [one] die Partie von { $file } ist nach 1 Aktion vorbei
   *[other] die Partie von { $file } ist nach { $n } Aktionen vorbei
 }; --at N geht zurück

# Boards of the Maps variant.
no-such-board = es gibt keine Karte "{ $name }"{ $hint }; die Karten sind { $list }; oder nenne eine Kartendatei
board-written = { $file } ist geschrieben. Ändere sie, sieh sie dir mit `bastide maps show { $file }` an und prüfe sie mit `bastide maps check { $file }`.
head-board = Karte
head-name = Name
head-cells = Felder
head-tiles = Plättchen
head-large-cities = Großstädte
head-starts = Starts
head-ferries = Fähren
head-borders = Grenzen
board-large-cities = Großstädte
board-start-cells = Startfelder
board-small-cities = kleine Städte
board-ferries = Fähren
board-border-road = Grenzstraßen
board-border-city = Grenzstädte
board-used = { $used } von { $all }
boards-hint = `bastide maps show NAME` zeigt eine Karte. `bastide maps table NAME` gibt eine Tischdatei dafür aus.
    `bastide maps new DATEI` schreibt eine eigene Kartendatei.
board-cells = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
 }
board-cells-tiles = { $n ->
    [one] 1 Feld
   *[other] { $n } Felder
 }, { $tiles } Plättchen
board-starts = { $used } von { $all } Startfeldern, { $meeples ->
    [one] 1 Gefolgsmann
   *[other] { $meeples } Gefolgsleute
 } je Spieler
board-pennants = { $n ->
    [one] { $name } (1 Wappen)
   *[other] { $name } ({ $n } Wappen)
 }
board-starts-used = { $list }; { $used } davon werden verwendet
board-copies = { $n }-mal { $set }
board-playable = Auf { $board } kann man spielen: { $cells ->
    [one] 1 Feld
   *[other] { $cells } Felder
 }, { $hints }.
board-hints = { $n ->
    [0] keine Probleme gefunden
    [one] ein Hinweis
   *[other] { $n } Hinweise
 }
board-hint = Hinweis: { $text }
board-play-hint = `--games 200` spielt Zufallspartien darauf und zeigt, wie sie sie füllen.
board-played = { $n ->
    [one] 1 Zufallspartie
   *[other] { $games } Zufallspartien
 }, { $table }:
board-average = im Mittel { $mean }, von { $min } bis { $max }
board-fill = { $percent } %
board-fill-low = { $percent } %; 85 % ist ein guter Wert: versuche weniger Felder oder mehr Plättchen
board-filled = gefüllte Felder
board-empty = leere Felder
board-aside = beiseitegelegte Plättchen
board-scores = Punkte der Spieler
board-turns = Züge
board-never = nie gefüllt
board-often-empty = am häufigsten leer

# Expansions of one's own, and checks.
head-file = Datei
head-type = Art
head-outcome = Ergebnis
head-details = Einzelheiten
verify-passed = bestanden
verify-failed = gescheitert
verify-skipped = übersprungen
verify-at = bei { $step }
verify-nothing = es gibt nichts zu prüfen: kein Szenario (.toml), keinen Regeltest (.jcz), keinen Trace (.json.gz)
verify-sum = { $n ->
    [one] 1 Datei bestanden
   *[other] { $n } Dateien bestanden
 }, { $failed } gescheitert, { $skipped } übersprungen; verglichen: { $compared }
verify-unknown = kein Szenario (.toml), Regeltest (.jcz) oder Trace (.json, .json.gz)
verify-needs = braucht { $plugins }; --library nennt die Bibliothek einer Erweiterung, die nicht im Programm ist
annotate-nothing = es gibt nichts zu kommentieren: kein Szenario (.toml)
annotate-sum = { $n ->
    [one] 1 Stellung gezeichnet
   *[other] { $n } Stellungen gezeichnet
 }, { $unchanged } unverändert

## Das Schema von Tischdateien.
schema-title = Ein Tisch von Bastide
schema-edition = Die Ausgabe der Regeln
schema-like = Eine benannte Menge von Optionen
schema-seed = Dieselbe Startzahl ergibt dieselben Plättchen
schema-draws = Die Plättchen, die zuerst gezogen werden, mit ihren Codes
schema-chance = Die ersten Ergebnisse von Würfeln und anderem Zufall, je Strom
schema-players = Die Spieler in der Reihenfolge ihrer Züge
schema-meeples = Die Zahl der Figuren jeder Art je Spieler, statt der üblichen Zahl
schema-color = Die Farbe; die erste freie, wenn keine dasteht
schema-name = Der Name, den Menschen lesen
schema-bot = Der Bot, der spielt; ein Mensch, wenn keiner dasteht
schema-library = Der Pfad der Bibliothek, die die Erweiterung enthält
schema-sha256 = Die SHA-256 der Bibliothek

# `tournament`.
tournament-head =
    { $name }: { $entrants ->
        [one] 1 Teilnehmer
       *[other] { $entrants } Teilnehmer
    }, { $table }
tournament-sealed = Der Startwert hat den Hash { $hash }.
tournament-opened = Der Startwert { $seed } hat den Hash { $hash }.
tournament-part = vorzeitig beendet: { $done } von { $all } Duellen sind entschieden; derselbe Befehl spielt weiter
tournament-resumed = weiter ab { $file }: { $n ->
    [one] 1 Partie ist gespielt
   *[other] { $n } Partien sind gespielt
 }
tournament-duels = Duelle
tournament-cross = Partien gegeneinander
tournament-seats = ein Turnier braucht einen Tisch mit zwei Plätzen; dieser hat { $n }
tournament-other = { $file } gehört zu einem anderen Turnier, Startwert oder Tisch; mit --force wird die Datei ersetzt und alles neu gespielt
tournament-line = { $file }: Zeile { $line } ist nicht verwendbar: { $why }; mit --force wird die Datei ersetzt und alles neu gespielt
head-place = Platz
head-entrant = Teilnehmer
tie-matches = Punkte
tie-duel-difference = Duelle +/-
tie-duels = Duelle
tie-game-difference = Partien +/-
tie-games = Partien
tie-opponents-matches = Punkte der Gegner
tie-opponents-duel-difference = Duelle der Gegner +/-
tie-opponents-duels = Duelle der Gegner
tie-opponents-game-difference = Partien der Gegner +/-
tie-opponents-games = Partien der Gegner
tie-direct = Vergleich
tie-duplicate = Sitz +/-
