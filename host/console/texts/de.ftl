left = noch { $n } Plättchen
head-player = Spieler
head-color = Farbe
head-seat = Platz
head-by = gespielt von
head-score = Punkte
a-person = ein Mensch
not-over = Die Partie ist nicht zu Ende.
won = { $name } hat gewonnen.
shared = { $list } teilen sich den ersten Platz.
head-action = Aktion
head-turn = Zug
bundle-no-licence = keine Lizenz
turn = Zug { $turn }
exists = { $file } gibt es schon und bleibt, wie es ist; s! { $file } ersetzt es.

# The other words of --help, and what is wrong with a command line.
error = Fehler:
refused-language = "{ $name }" ist keine Sprache; nimm en, nl oder de

# While playing.
thousands = .
decimal = ,
list-and = { $first } und { $last }
table-headline = { $titles }, { $edition }, mit { $seats }
headline-after = { $table }; Startzahl { $seed }, { $after }
after = { $n ->
    [one] nach 1 Aktion
   *[other] nach { $n } Aktionen
 }
after-end = { $n ->
    [one] nach 1 Aktion, das Ende
   *[other] nach { $n } Aktionen, das Ende
 }
edition-first = erste Ausgabe
edition-new = neue Ausgabe

# Records, pictures and other programs.
is-written = { $file } ist geschrieben.

# The legend.
legend-figures = Figuren: ein Großbuchstabe für den Spieler, dann ein kleiner für die Art
legend-now = Jetzt auf dem Spielfeld
legend-ground = Untergrund
legend-marks = Zeichen auf Plättchen
legend-codes = Kürzel der Plättchen
legend-notation = Schreibweise der Züge
legend-follower = ein Gefolgsmann von { $player }
legend-figure = { $noun } dieses Spielers
legend-neutral = { $noun }, gehört keinem Spieler
legend-road = { $noun }; o ist eine Kreuzung
legend-court = der Hof einer Abtei
legend-bridge = Brücke
legend-candidate = ein Feld für das Plättchen: tippe seine Zahl
legend-last = das zuletzt gelegte Plättchen
legend-water = Wasser; Land außerhalb der Karte
legend-map-cells = auf einer Karte: ein leeres Feld; eine kleine Stadt; ein Startfeld
legend-map-marks = ein Wappen; eine Straße oder Stadt über die Grenze
legend-code-set = die Serie des Plättchens: BA ist das Grundspiel; andere haben zwei Buchstaben ihres Titels
legend-code-edges = die Ränder, im Uhrzeigersinn ab irgendeinem: Stadt, Straße, Wiese; Wiesen am Ende fehlen
legend-code-joined = ein Rand derselben Stadt oder Straße wie der Großbuchstabe davor
legend-code-monastery = ein Kloster in der Mitte
legend-code-pennant = ein Wappen
legend-code-marks = ein Wirtshaus; ein Basar; andere Buchstaben nach dem Punkt sind andere Zeichen, Ziffern nummerieren Varianten
legend-code-variant = dasselbe Plättchen mit anderem Bild
legend-code-garden = ein Garten, am Ende des Kürzels
legend-code-example = ein Plättchen dieses Tisches; bei 0 Grad hat es { $segments }. `legend --tiles` listet alle auf.
legend-tiles = Plättchen bei 0 Grad, mit den Rändern, die jeder Teil berührt; L und R sind Hälften eines Randes
legend-cell = ein Feld: 3 östlich und 1 nördlich des ersten Plättchens; auf einer Karte Spalte und Zeile
legend-turned = dasselbe Feld, das Plättchen um 90 Grad nach rechts gedreht: sein Nordrand liegt dann im Osten
legend-edge = die Stadt am Nordrand des Plättchens dort; E, S und W sind die anderen Ränder (Ost, Süd, West)
legend-half = die Wiese an der linken Hälfte des Nordrands, von der Mitte des Plättchens aus; NR ist die rechte Hälfte
legend-second = der zweite Gefolgsmann von { $player }

# Simulations, matches and judged moves.
progress = { $done } von { $all }
progress-left = noch { $time }
games = Partien
moves = Züge

# Boards of the Maps variant.
none = keine

# Expansions of one's own, and checks.
build-no-crate = { $folder } hat keine Cargo.toml; nenne den Ordner eines Crates, oder lege einen mit `bastide expansion new` an
build-no-toolchain = kann { $program } nicht ausführen: { $why }; zum Bauen einer Erweiterung brauchst du die Rust-Toolchain, { $rustc }
build-compiler = der Compiler hier ist "{ $here }", aber dieses Programm wurde mit "{ $rustc }" gebaut, daher passen ihre Bibliotheken nicht. Installiere und wähle diesen (rustup install, RUSTUP_TOOLCHAIN), oder baue dieses Programm mit dem Compiler hier neu.
build-no-sources = { $folder } enthält den Quelltext von Bastide nicht; { $variable } muss den Ordner mit Cargo.toml und core/ nennen
build-failed = cargo konnte { $folder } nicht bauen; siehe die Meldungen oben
build-failed-without-sources = cargo konnte { $folder } nicht bauen; siehe die Meldungen oben. Der Quelltext von Bastide ist nicht in { $sources }, wo dieses Programm gebaut wurde; setze { $variable } auf seinen Ordner.
build-no-library = { $folder } baut keine Bibliothek, die geöffnet werden kann; Cargo.toml braucht { $lines }
build-no-lib = { $folder } hat keine Bibliothek, die andere Crates benutzen können; seine Cargo.toml braucht { $lines }
build-no-target = dieser Compiler kann nicht für WebAssembly bauen; `rustup target add wasm32-unknown-unknown` installiert, was dazu fehlt
build-no-module = der Quelltext von Bastide in { $sources } hat kein host/module; { $variable } nennt den Ordner eines neueren
build-nothing-exported = { $folder } meldet keine Erweiterung an; seine lib.rs braucht bastide_core::export_expansion!(…)
build-twins = { $one } und { $other } haben beide eine Erweiterung mit der id "{ $id }"; ändere die `id` in einem der Manifeste
build-taken = die Erweiterung in { $source } heißt "{ $id }", wie eine Erweiterung von Bastide; wähle eine andere `id` in ihrem Manifest, etwa "dein-name/{ $id }"
build-archive = kann { $file } nicht entpacken: { $why }
build-not-a-bundle = { $folder } gibt es schon und ist kein Bündel, deshalb bleibt es, wie es ist; nenne mit -o eine andere Datei
test-ok = ok
test-failed = FEHLER

# Errors.
error-read = kann { $file } nicht lesen: { $why }
error-write = kann { $file } nicht schreiben: { $why }
error-exists = { $file } gibt es schon und bleibt, wie sie ist; nenne eine andere Datei, oder ersetze sie mit --force
error-locked = ein anderes Programm spielt die Partie in { $file } und schreibt in diese Datei; verlass zuerst jene Partie, oder nenne eine andere Datei
error-broken = die Partie mit Startzahl { $seed } brach ab: { $why }. Das ist ein Fehler der Erweiterung; wer sie gemacht hat, braucht den Tisch und die Startzahl
error-refused = die Partie mit Startzahl { $seed } lehnte eine eigene Möglichkeit ab: { $why }. Das ist ein Fehler der Engine; bitte melde ihn
error-folder-exists = { $folder } gibt es schon und bleibt, wie er ist; nenne einen anderen Ordner, oder entferne ihn zuerst
error-unfit = { $id } besteht nicht: { $failed }
error-spawn = kann keinen Prozess für die Bibliothek starten: { $why }; er braucht einen Ordner für temporäre Dateien (TMPDIR)
error-died = eine Bibliothek scheiterte in einem eigenen Prozess: { $why }. Das ist ein Fehler der Erweiterung
error-differ = { $failed } von { $all } Dateien weichen ab; siehe oben
error-output = kann die Ausgabe nicht schreiben: { $why }
error-json = kann das Ergebnis nicht als JSON schreiben: { $why }
error-stopped = durch Strg-C beendet nach { $games } von { $all } Partien; das Ergebnis gilt für diese
error-repair = `bastide play --resume SPIEL --repair` setzt den lesbaren Teil in einer neuen Datei fort; `bastide replay SPIEL --repair NEU` schreibt nur diese Datei

# How the process of a library ended.
death-exit = sie beendete das Programm mit exit({ $code })
death-abort = sie brach das Programm ab
death-memory = sie braucht mehr als die { $n } MB Speicher, die sie verwenden darf
death-stack = ihr Stack lief über
death-time = sie wurde nicht innerhalb von { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
 } fertig
death-illegal = sie führte einen Befehl aus, den dieser Rechner nicht kennt (SIGILL)
death-bus = sie las Speicher, den es nicht gibt (SIGBUS)
death-segment = sie griff auf Speicher zu, der ihr nicht gehört (SIGSEGV)
death-file = sie schrieb mehr in eine Datei, als sie darf (SIGXFSZ)
death-signal = Signal { $n } beendete das Programm
death-unknown = sie beendete das Programm
death-program = das Programm
death-limit-time = { $steps } dauerte länger als { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
 }; `--game-seconds` hebt diese Grenze an
death-limit-memory = das Programm braucht mehr als die { $n } MB Speicher, die es verwenden darf; { $steps }; `--megabytes` hebt diese Grenze an
death-raise-time = `--game-seconds` hebt diese Grenze an
death-raise-memory = `--megabytes` hebt diese Grenze an
death-no-hook = { $how }, während keiner ihrer Hooks lief
death-hook = { $how } im Hook { $hook }
death-hooks = { $how }, während diese Hooks liefen: { $hooks }
