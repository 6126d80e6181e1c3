added-done = { $name } { $version } ist hinzugefügt. In jeder Tischdatei:
added-bundle = Ein Bündel für andere ist in { $file }
added-gone = { $name } { $version } ist entfernt: { $list }
added-ask = Bauen und hinzufügen? [y/N]
added-rights = Es ist Code seines Autors und läuft mit deinen Rechten, wenn er gebaut und gespielt wird. Füge nur hinzu, wem du vertraust.
added-not-allowed = { $name } ist nicht hinzugefügt: Antworte y in einem Terminal, oder nimm --yes
added-taken = { $name } hat die Id "{ $id }", die eine Erweiterung dieses Programms hat
added-no-crate = "{ $what }" ist kein Ordner eines Crates, kein Archiv (`.crate`, `.tar.gz`) und kein Name eines Crates wie woods oder woods@1.2.0
added-no-package = die Cargo.toml in { $folder } hat keinen eigenen Namen und keine Version wie name = "woods" und version = "1.0.0"
added-not-found = im Register, das cargo benutzt, gibt es kein Crate { $name }. { $why }
added-unfit = { $name } { $version } wurde hinzugefügt und passt nicht zu diesem Programm: { $why }. Füge es mit `bastide add` neu hinzu, oder entferne es mit `bastide remove { $name }`
index-wrong = { $file }: { $why }
index-no-crate = es gibt kein Crate { $name }{ $hint }; die Crates sind { $known }
index-no-version = { $name } hat keine solche Version für Bastide { $engine }; die Versionen sind { $list }
index-outside = das Archiv { $path } liegt außerhalb des Ordners des Index
index-hash = { $file } hat die SHA-256 { $found }, und der Index sagt { $wanted }; es wurde verändert

# Expansions of one's own, and checks.
built-fits = { $file } passt zu diesem Programm. In einer Tischdatei:
built-optional = nicht nötig; ohne diese Zeile gilt jede Bibliothek unter diesem Pfad
built-taken = die Erweiterung in { $folder } heißt "{ $id }", wie eine Erweiterung dieses Programms; wähle eine andere `id` in ihrem Manifest, etwa "dein-name/{ $id }"
built-over = Damit ist die Bibliothek von { $folder } überschrieben: beide Crates haben denselben Paketnamen und denselben Ordner zum Bauen. Ändere `name` in einer Cargo.toml, oder baue eines davon mit --target-dir.
build-archive-many = es enthält mehr als { $most } Dateien
build-archive-large = seine Dateien sind zusammen größer als { $megabytes } MB
build-archive-outside = { $path } läge außerhalb des Ordners
build-archive-kind = { $path } ist weder eine Datei noch ein Ordner
build-archive-no-crate = es hat weder oben noch in seinem einzigen Ordner eine Cargo.toml
bundled = { $file } ist ein Bündel ({ $size }).
bundled-played = Eine Partie mit { $ids } wurde darin gespielt: { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
 }.
bundled-no-end = sie ist nach { $n ->
    [one] 1 Zug
   *[other] { $n } Zügen
 } nicht zu Ende; lass sie von selbst enden
bundled-not-played = Keine Partie mit { $ids } wurde darin gespielt: { $why }
bundled-next = Andere spielen damit mit `bastide play --bundle { $file }`; auf ihren Rechnern hat es keine Rechte.
created = { $folder } enthält eine neue Erweiterung, "{ $id }": { $files }.
created-next = Sie lässt sich bauen und besteht ihre Tests. Ändere sie Schritt für Schritt; ihre README.md erklärt, wie.
created-build = baut eine Bibliothek und gibt die Zeilen für eine Tischdatei aus
created-test = führt alle Prüfungen aus
created-cargo = Nach dem ersten Bauen geht auch `cargo test` in { $folder }.
test-left-out = ausgelassen
test-rescued = die Partie bis dahin ist gespeichert: `bastide replay { $file } --repair NEU` schreibt sie als vollständige Partie und gibt sie aus
test-twice = { $file } und { $own } haben beide eine Erweiterung "{ $id }"; lass eine davon weg
test-not-there = der Tisch { $file } nennt "{ $id }" nicht und kann sie daher nicht testen; füge die Zeile { $line } hinzu
test-games = Zufallspartien nur mit dem Grundspiel
test-games-at = Zufallspartien am Tisch { $file }
test-costs = Kosten ihrer Hooks in { $games }:
head-hook = Hook
head-calls = Aufrufe je Zug
head-ns-call = ns je Aufruf
head-ns-turn = ns je Zug
test-speed = CPU-Zeit eines Zuges dieser Partien: { $with } µs mit ihr, davon { $hooks } µs in ihren Hooks; { $without } µs ohne sie. Der Rest ist Arbeit der Engine, etwa für mehr Plättchen und Optionen.
test-passes = { $id } besteht.
test-fails = { $id } besteht NICHT.

# Names of expansions that are refused.
id-wrong = "{ $id }" kann kein Name einer Erweiterung sein: nimm klein geschriebene Wörter mit Bindestrichen, etwa "dark-woods"; das gilt auch für --author
id-taken = es gibt schon eine Erweiterung "{ $id }"; `bastide plugins` listet alle auf; nimm einen anderen Namen
id-of-crate = "bastide-{ $id }" ist ein Crate von Bastide selbst; nimm einen anderen Namen als "{ $id }"
id-of-key = "{ $id }" ist ein Schlüssel von Tischdateien, daher kann keine Erweiterung so heißen; nimm einen anderen Namen, etwa "{ $id }-2"
