turn = Zug { $turn }
left = noch { $n } Plättchen
seen-all = das ganze Spielfeld
seen-part = ein Teil des Spielfelds
bar = { $turn } | { $left } | { $seen }, Plättchen { $wide }x{ $high }
bar-help = k Legende  ? Hilfe
lines-above = { $n ->
    [one] ({ $n } Zeile darüber: Bild auf)
   *[other] ({ $n } Zeilen darüber: Bild auf)
 }
lines-more = (noch { $n } Zeilen: Bild ab)
keys-page = Pfeile und Bild ab: mehr   Esc: zurück zum Spielfeld
keys-board = Spielfeld bewegen: Pfeile  + - Größe  = passend  Tab: zurück zur Eingabe
keys-line = Enter: Antwort  Tab: Spielfeld  + - Größe  = passend  F2 Tafel  F3 Verlauf
log-title = Verlauf (m: alle Züge)
all-shown-by-t = (t zeigt alles)
nothing-in-hand = nichts im Vorrat
no-figures = keine Figuren
to-place = Zu legen: { $tile }
placed = Gelegt: { $tile }
page-help = Hilfe
page-legend = Buchstaben und Kürzel
page-log = Die bisherigen Züge, der letzte zuerst
page-tiles = Die übrigen Plättchen
page-points = Wenn die Partie jetzt endete
to-be-drawn = Noch zu ziehen: { $n } Plättchen von { $kinds } Arten
tiles-left = Übrig: { $n } Plättchen
projection = Wenn die Partie jetzt endete: { $list }
game-over = Die Partie ist zu Ende. Enter verlässt sie, u nimmt deine letzte Entscheidung zurück, s speichert.
ask-rotation = Welche Drehung? (b geht zurück)
ask-number = Eine Zahl von { $least } bis { $most } (b geht zurück)
ask-amount = Wie viel? Gib eine Zahl von { $least } bis { $most } ein (b geht zurück)
ask-where = Wo? { $first } bis { $last } auf dem Spielfeld (? hilft)
ask-help = (? hilft)
on-board-one = { $first } auf dem Spielfeld
on-board = { $first } bis { $last } auf dem Spielfeld
outside = { $n } davon außerhalb des Fensters: - macht Plättchen kleiner, Tab und Pfeile bewegen das Spielfeld
beside-the-board = neben dem Spielfeld: { $list }
stands-beside = { $figure } steht bei { $other } auf { $at }
stands-beside-it = { $figure } steht bei { $other }
on-the-board = Auf dem Spielfeld: { $list }
saved-while-playing = Die Partie wird in { $file } gespeichert, während du spielst, auch nach Strg-C.
not-saved-because = Die Partie ist nicht gespeichert: { $why }
ask-save = Die Partie speichern? Enter für { $file }, ein anderer Name oder n für nein:
not-saved = Nicht gespeichert.
saved-in = Die Partie ist in { $file } gespeichert: { $command } { $file }
saved-from-now = Gespeichert in { $file }, und von jetzt an nach jedem Zug.
exists = { $file } gibt es schon und bleibt, wie es ist; s! { $file } ersetzt es.
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
bundle-not-allowed = { $file } ist ein Bündel, das du noch nicht erlaubt hast. Öffne es einmal in einem Terminal, wo du gefragt wirst, oder erlaube es mit --allow-libraries; es wird an seiner SHA-256 erkannt, { $sha256 }
bundle-from = --bundle-from nennt den Anfang einer Adresse, etwa https://example.org/bundles/, und nicht { $text }
bundle-ask = Dieses Bündel öffnen? [j/N]
bundle-no-manifest = das Modul hat kein Manifest; baue es mit `bastide expansion bundle`
bundle-file = { $file } ({ $size })
bundle-engine = Bastide { $engine } (Nachrichten der Version { $protocol }) mit diesen Erweiterungen:
bundle-no-rights = Es kommt nicht an deine Dateien, an das Netz oder an andere Programme.
bundle-no-licence = keine Lizenz
bundle-megabytes = { $n } MB
boxed-scores = Punkte: { $list }
boxed-turn = Zug { $turn }, noch { $n ->
    [one] { $n } Plättchen
   *[other] { $n } Plättchen
 }. { $list }
boxed-no-undo = Es gibt nichts, was du zurücknehmen könntest.
boxed-save = Nenne eine Datei: s DATEI
boxed-commands = Tippe die Nummer einer Möglichkeit oder einen Zug in Notation. Zwei Nummern in einer
    Zeile beantworten auch die nächste Frage: 3 1 nimmt Feld 3 und die erste Drehung.
    u nimmt zurück, s DATEI speichert, l zeigt die Züge, t die übrigen Plättchen,
    p die Punkte, k das Brett in Worten, b geht zurück, q hört auf.
boxed-fits = { $table } passt zu den Regeln von { $bundle }, mit { $n } Plätzen.
boxed-no-end = die gespeicherte Partie ist abgeschnitten
boxed-differs = die Partie endet im Zustand { $found }, und in der gespeicherten steht { $wanted }
saved-up-to-here = Die Partie bis hierher ist in { $file } gespeichert.
exhibition-saved = Die Partie ist in { $file } gespeichert.
head-player = Spieler
head-seat = Platz
head-by = durch
head-score = Punkte
a-person = ein Mensch
not-over = Die Partie ist nicht zu Ende.
won = { $name } hat gewonnen.
shared = { $list } teilen sich den ersten Platz.
head-action = Aktion
head-turn = Zug

# What --help says: commands, arguments (help-any: the same in several commands), and names of values.
help = Spielt Legespiele der Carcassonne-Familie
    .long = Spielt Legespiele der Carcassonne-Familie. Eine Tischdatei nennt die Spieler und die Regeln.

        Ohne Befehl öffnet sich dein Browser und du kannst dort Partien beginnen, wie mit `serve`. Ohne Terminal spielen Bots das Grundspiel, wie mit `play`.
help-json = Das Ergebnis als JSON ausgeben. Seine Texte sind auf Englisch, wenn nicht --language oder BASTIDE_LANGUAGE eine Sprache nennt.
help-allow-libraries = Ohne zu fragen die Bibliotheken (Maschinencode) öffnen, die Tische und gespeicherte Spiele nennen, und auch Bündel. Alles wird mit seiner SHA-256 gemerkt.
help-allow-command = Erlauben, dass Tischdateien Programme als Bots nennen (`bot.command = ["my-bot", "--fast"]`). Sie laufen mit deinen Rechten. Ein Server startet keine Programme.
help-language = Die Sprache: `en`, `nl` oder `de`. Sonst bestimmt sie die Umgebung: BASTIDE_LANGUAGE, LC_ALL, LC_MESSAGES oder LANG.
help-serve = Partien für Browser auf diesem und anderen Rechnern bereitstellen
help-serve-listen = Die Adresse des Servers. Mit `0.0.0.0:7310` erreichen ihn auch andere Rechner.
help-serve-data = Der Ordner der Datenbank; sonst dein Ordner für Daten von Programmen. Mit `:memory:` bleiben Partien nur im Speicher und gehen verloren, wenn der Server endet.
help-serve-store = Die PostgreSQL-Datenbank für die Partien, statt einer Datei: `postgres://USER@HOST/DATABASE`. Mehrere Server können sie gemeinsam haben. Das Passwort kann in der Variablen `PGPASSWORD` stehen.
help-serve-peer-address = Die Adresse, unter der dieser Server die anderen Server mit derselben Datenbank hört. Bei mehreren Rechnern nenne die Adresse in ihrem gemeinsamen Netz, etwa `10.0.0.2:7311`.
help-serve-allow-library = Tische dürfen die Erweiterungen dieser Bibliothek wählen; sie ist Maschinencode. Solche Partien laufen in eigenen Prozessen. Kann mehrfach angegeben werden.
help-serve-bundle = Tischen die Regeln dieses Bündels erlauben, das ohne Rechte läuft. Kann mehrmals angegeben werden.
help-serve-allow-bundle = Leute auf der Seite für einen neuen Tisch Bündel öffnen lassen
help-serve-bundle-from = Leute Bündel öffnen lassen, deren Adresse so beginnt, etwa `https://example.org/bundles/`. Kann mehrmals angegeben werden.
help-serve-public-url = Die Adresse für die Spieler, wenn der Server hinter einem Proxy steht: `https://games.example.org`
help-serve-trusted-proxy = Dem `X-Forwarded-For` von Proxys in diesem Netz glauben, etwa `10.0.0.0/8`. Mit `--public-url` wird sonst einem Proxy auf diesem Rechner geglaubt. Kann mehrfach angegeben werden.
help-serve-keep-days = Einen Tisch löschen, wenn dort N Tage niemand gespielt hat, und nach höchstens 14 Tagen, wenn nie Spieler kamen. 0 behält alle Tische.
help-serve-no-accounts = Keine Konten zulassen. Ohne diese Option können Leute sich anmelden, um ihre Plätze auf mehreren Geräten zu haben; niemand muss.
help-serve-no-ratings = Konten ja, aber keine Wertungszahlen
help-serve-push-key = Mitteilungen an Browser schicken ("du bist am Zug"), signiert mit dem Schlüssel in dieser Datei; `bastide push-key` legt einen an
help-serve-contact = Deine Mailadresse, an die Push-Dienste schreiben dürfen
help-serve-smtp = Mitteilungen per Mail über diesen Server schicken: `smtps://user@mail.example.org`. Braucht `--mail-from` und `--public-url`.
help-serve-smtp-password-file = Die Datei mit dem Passwort für den Mailserver; sonst wird die Variable BASTIDE_SMTP_PASSWORD gelesen
help-serve-mail-from = Der Absender der Mails: `Games <games@example.org>`
help-serve-no-browser = Keinen Browser öffnen
help-serve-megabytes = Die Speichergrenze für den Prozess eines Tisches mit Bibliotheken, in Megabyte
help-site = Schreibt Seiten, die ohne Server spielen, als Dateien für jeden Webspace
help-site-folder = Der Ordner: ein neuer, ein leerer oder einer, den dieser Befehl schon geschrieben hat
help-site-module = Die Spiel-Engine als WebAssembly-Modul. Ohne Angabe wird sie aus den Quellen dieses Programms gebaut, mit `cargo` und dem Ziel `wasm32-unknown-unknown`.
help-edit = Frag den Schiedsrichter zu einer Stellung, im Browser
help-edit-file = Eine Szenariodatei; ohne Datei eine leere Stellung
help-edit-port = Der Port auf diesem Computer; sonst irgendein freier
help-edit-no-browser = Nur die Adresse ausgeben
help-tables = Die Tische eines Servers auflisten, löschen oder exportieren
help-any-data = Der Ordner der Datenbank; sonst der von `serve`
help-any-store = Die PostgreSQL-Datenbank des Servers, statt eines Ordners: `postgres://USER@HOST/DATABASE`
help-tables-list = Alle Tische auflisten, auch private
help-tables-delete = Tische mit ihren Partien und Gesprächen löschen
help-tables-delete-ids = Die Kennungen der Tische
help-tables-export = Das gespeicherte Spiel eines Tisches ausgeben, auch was seinen Spielern verborgen ist
help-tables-export-id = Die Kennung des Tisches
help-backup = Die Datenbank eines Servers kopieren, auch während er läuft
help-backup-target = Die Datei für die Kopie. Es darf sie noch nicht geben.
help-push-key = Den Schlüssel anlegen, mit dem ein Server Mitteilungen an Browser schickt
help-push-key-target = Die Datei für den Schlüssel. Es darf sie noch nicht geben.
help-join = An einem Tisch eines Servers Platz nehmen, um im Terminal zu spielen oder einen Bot spielen zu lassen
help-join-url = Die Adresse des Tisches, der Link für seine Spieler oder die Adresse deines Platzes
help-join-seat = Die Nummer des Platzes, ab 1; sonst der erste freie
help-join-name = Dein Name am Tisch
help-join-bot = Einen Bot spielen lassen (`--bot greedy`, `--bot search:1s`). Er läuft auf dem Server, mit höchstens 5 Sekunden oder 2000 Simulationen je Entscheidung. Er sieht, was dein Platz sieht.
help-join-watch = Nur zuschauen
help-play =  im Terminal spielen. Ohne Terminal spielen sie Bots.
help-play-table = Die Tischdatei; sonst spielst du das Grundspiel gegen einen Bot
help-play-seed = Die Startzahl aller Zufallszahlen; sonst die des Tisches, oder eine zufällige
help-play-resume = Ein gespeichertes Spiel fortsetzen
help-play-repair = Wenn das gespeicherte Spiel abbricht: nach dem letzten vollständigen Zug weiterspielen, in einer neuen Datei
help-play-save = Die Partie nach jedem Zug in dieser Datei speichern
help-play-exhibition = Auf allen Plätzen Bots spielen lassen, auch in einem Terminal
help-any-force = Eine vorhandene Datei ersetzen
help-play-plain = Zeile für Zeile fragen und antworten, ohne Bildschirm. Das geht auch durch Pipes.
help-any-bot-time = Wie viele Sekunden ein Programm für jede Antwort hat. Danach wird die erste Möglichkeit genommen.
help-simulate = Bots viele Partien spielen lassen und Statistiken ausgeben
help-any-table = Die Tischdatei; sonst das Grundspiel für zwei Spieler
help-simulate-games = Die Anzahl der Partien. Strg-C bricht ab und gibt das bisherige Ergebnis aus.
help-simulate-seed = Die Startzahl, die jeder Partie ihre eigene gibt; sonst die des Tisches, oder 1
help-any-threads = Die Anzahl der Threads; sonst so viele, wie der Rechner gleichzeitig ausführen kann
help-simulate-bots = Die Bots der Plätze in Zugfolge, mit Kommas (`--bots greedy,random`). Gibt es mehr Plätze als Bots, beginnt die Liste von vorn. Die Bots sind random, greedy, greedy-1, search (mit einem Budget: search:500, search:1s), easy, normal, hard und master.
help-simulate-csv = Auch eine Zeile je Partie in diese CSV-Datei schreiben. Mit `-` gehen die Zeilen auf die Standardausgabe und das Ergebnis auf die Fehlerausgabe.
help-simulate-parquet = Auch eine Zeile je Partie in diese Parquet-Datei schreiben, mit den Spalten von `--csv`. Das Programm muss mit dem Feature `parquet` gebaut sein.
help-simulate-moves = Ergänze die Zeilen um eine Spalte mit den Zügen: die Nummern der gewählten Möglichkeiten. Eine Partie mit der Startzahl der Zeile, die sie wählt, ist dieselbe Partie.
help-simulate-shard = Nur Teil I von N spielen (`--shard 3/10`), damit sich N Rechner die Partien teilen. Sie brauchen denselben Tisch, dieselbe Startzahl, dieselben Bots und dieselbe Anzahl von Partien. `merge` zählt ihre Summen zusammen.
help-simulate-totals = Auch die Summen aller Partien in diese Datei schreiben, für `merge`. Bricht Strg-C den Lauf ab, wird sie nicht geschrieben.
help-simulate-isolate = In einem eigenen Prozess spielen. Stürzt eine Bibliothek ab, endet nur dieser Prozess.
help-any-game-seconds = Die Zeitgrenze für eine Partie in einem eigenen Prozess, in Sekunden
help-any-megabytes = Die Speichergrenze für einen eigenen Prozess, in Megabyte
help-merge = Die Summen aller Teile einer Simulation zusammenzählen und ihre Statistiken ausgeben
help-merge-totals = Die Dateien von `simulate --shard I/N --totals DATEI`, eine für jeden Teil, in beliebiger Reihenfolge
help-merge-out = Auch die Summen des ganzen Laufs in diese Datei schreiben
help-match = Bots dieselben Partien von jedem Platz aus spielen lassen und bewerten
help-match-bots = Die Bots, mit Kommas (`--bots search:1s,greedy`). Ein Bot kann ein Programm sein (`--bots "command:my-bot --fast,greedy"`). Bei drei oder mehr Bots spielt jedes Paar einen Wettkampf, und eine Rangliste bewertet alle.
help-match-games = Die Anzahl der Partien, aufgerundet auf ganze Runden. In einer Runde spielt der erste Bot dieselbe Startzahl von jedem Platz aus. Strg-C bricht ab und gibt das bisherige Ergebnis aus.
help-match-seed = Die Startzahl, die jeder Runde ihre eigene gibt; sonst die des Tisches, oder 1
help-match-sprt = Den Wettkampf beenden, sobald ein Sequentialtest zwischen zwei Elo-Unterschieden entscheidet, mit 5 % Fehlerwahrscheinlichkeit (`--sprt 0,30`)
help-match-csv = Auch eine Zeile je Partie in diese CSV-Datei schreiben
help-move = Den Zug ausgeben, den ein Bot in der Stellung eines gespeicherten Spiels machen würde
help-any-record = Das gespeicherte Spiel
help-move-bot = Der Bot: ein Name wie search:1s, oder ein Programm (`command:my-bot --fast`)
help-move-at = Nach den ersten N Aktionen ziehen; sonst nach allen. `replay` gibt ihre Nummern aus.
help-move-why = Auch in Worten nennen, was der Bot bei diesem Zug abwägt
help-any-library = Die Erweiterungen dieser Bibliothek aus ihr nehmen, gleich was das gespeicherte Spiel sagt. Du musst die Bibliothek erlaubt haben. Kann mehrfach angegeben werden.
help-analyze = Die Züge eines gespeicherten Spiels bewerten: welche am meisten verloren, was besser war, und die Chancen aller
help-analyze-simulations = Die Anzahl der Simulationen je Zug. Mit mehr dauert es länger und findet kleinere Fehler.
help-analyze-until = Nur die ersten N Aktionen bewerten. `replay` gibt ihre Nummern aus.
help-analyze-show = Höchstens N Züge auflisten. JSON hat alle.
help-analyze-seed = Die Startzahl der Simulationen
help-analyze-threads = Die Anzahl der Threads; sonst so viele, wie der Rechner gleichzeitig ausführen kann. Das Ergebnis bleibt gleich.
help-puzzles = Suche in Partien von Bots Stellungen mit einer klar besten Platzierung, als Rätsel
help-puzzles-tables = Die Tischdateien; ohne Datei das Grundspiel
help-puzzles-games = Die Zahl der Partien an jedem Tisch
help-puzzles-most = Behalte höchstens N Rätsel, reihum von jedem Thema
help-puzzles-seed = Die Startzahl, die jeder Partie ihre eigene gibt
help-puzzles-threads = Die Zahl der Threads; sonst so viele, wie der Rechner gleichzeitig ausführen kann. Das Ergebnis bleibt dasselbe.
help-puzzles-out = Schreibe die Rätsel als JSON in diese Datei
help-puzzles-force = Ersetze die Datei, wenn es sie gibt
help-bot = Als Bot über Standardein- und -ausgabe spielen, nach dem Bot-Protokoll
help-bot-bot = Der Bot: random, greedy, greedy-1, search (mit einem Budget: search:500, search:1s), easy, normal, hard oder master
help-bot-seed = Die Startzahl seiner Zufallszahlen
help-bench = Die Geschwindigkeit der Engine messen: Zufallspartien je Sekunde CPU-Zeit auf einem Thread
help-bench-seconds = Die CPU-Zeit zum Messen, in Sekunden
help-any-seed = Die Startzahl, die jeder Partie ihre eigene gibt
help-replay = Ein gespeichertes Spiel nachspielen und Aktion für Aktion ausgeben, was geschah
help-replay-until = Nach N Aktionen anhalten. Die erste Spalte der Ausgabe nummeriert sie; `show --at` verwendet dieselben Nummern.
help-replay-repair = Wenn das gespeicherte Spiel abbricht: es bis zur letzten vollständigen Aktion in diese neue Datei schreiben und diese nachspielen
help-show = Das Spielfeld eines gespeicherten Spiels zeigen oder als Bild zeichnen
help-show-at = Das Spielfeld nach den ersten N Aktionen zeigen. `replay` gibt ihre Nummern aus; `--until` verwendet dieselben.
help-any-svg = Das Spielfeld in diese SVG-Datei zeichnen
help-any-png = Das Spielfeld in diese PNG-Datei zeichnen
help-any-width = Die Breite der PNG, in Pixeln
help-import = , die JCloisterZone oder FanCloisterZone gespeichert hat, für dieses Programm umwandeln
help-import-file = Das gespeicherte Spiel: eine `.jcz`-Datei
help-import-record = Die Datei, in die sie geschrieben wird; sonst wird die Partie ausgegeben
help-export = Ein gespeichertes Spiel für JCloisterZone und FanCloisterZone umwandeln
help-export-jcz = Die Datei, in die es geschrieben wird. Ohne `--force` darf es sie noch nicht geben.
help-verify = Szenarien, Regeltests und Traces spielen und prüfen, ob sie wie geschrieben ausgehen
help-verify-paths = Szenarien (.toml), Regeltests und gespeicherte Spiele (.jcz), Traces (.json.gz), oder Ordner damit
help-verify-library = Auch die Erweiterungen dieser Bibliothek verwenden. Du musst sie erlaubt haben. Ein Szenario kann selbst eine Bibliothek nennen, wie eine Tischdatei. Kann mehrfach angegeben werden.
help-verify-annotate = Die Stellung jedes Szenarios als Kommentar oben in seine Datei zeichnen und nichts prüfen
help-check = Eine Tischdatei prüfen und ihre Plätze, Erweiterungen und geänderten Optionen ausgeben
help-check-table = Die Tischdatei
help-plugins = Die Erweiterungen auflisten oder eine beschreiben
help-plugins-id = Der Name der Erweiterung, die beschrieben wird: wie man sie spielt, ihre Optionen und Voreinstellungen
help-plugins-rules = Die Regeln der Erweiterung als Markdown ausgeben, und ihre Optionen, wie Tischdateien und Regeln sie nennen. Sie sind auf Englisch.
help-plugins-library = Die Erweiterungen dieser Bibliotheken auflisten, mit ihren Optionen und Voreinstellungen. Du musst die Bibliotheken erlaubt haben.
help-plugins-trusted = Statt der Erweiterungen die Bibliotheken auflisten, die du erlaubt hast
help-plugins-forget = Eine Bibliothek nicht länger erlauben. Gib die ersten Stellen ihrer SHA-256 an, oder `all`.
help-plugins-bundle = Zeige, was dieses Bündel über sich sagt, ohne es auszuführen
help-schema = Ein JSON-Schema von Tischdateien ausgeben, mit dem Editoren sie ergänzen und prüfen
help-schema-library = Auch die Erweiterungen dieser Bibliotheken beschreiben. Du musst die Bibliotheken erlaubt haben.
help-phases = Die Reihenfolge der Phasen einer Partie ausgeben
help-phases-dot = Einen Graphen in der Sprache von Graphviz ausgeben
help-phases-offers = Die Phasen ausgeben, die einen Spieler fragen, mit ihren Offer Points: den Stellen, an denen andere Erweiterungen Aktionen anbieten können
help-legend = Die Buchstaben auf dem Spielfeld, die Kürzel der Plättchen und die Schreibweise der Züge erklären
help-legend-tiles = Auch alle Plättchen auflisten, mit den Rändern, die ihre Straßen, Städte und Wiesen bei 0 Grad berühren
help-new = Eine Tischdatei mit Erläuterungen schreiben, als Anfang
help-new-table = Die Datei, die geschrieben wird
help-new-like = Eine benannte Reihe von Optionen verwenden. Mit "jcloisterzone" gelten die Regeln jenes Programms, damit Partien exportiert werden können.
help-maps = Die Karten der Variante Maps auflisten; Karten zeigen, prüfen und anlegen
help-maps-show = Eine Karte zeigen oder als Bild zeichnen
help-any-board = Der Name einer Karte, oder eine Kartendatei
help-maps-check = Eine Kartendatei prüfen und auf Wunsch Zufallspartien darauf spielen
help-maps-check-games = N Zufallspartien auf der Karte spielen, mit den Plättchen, die sie empfiehlt
help-maps-table = Eine Tischdatei für eine Partie auf einer Karte ausgeben
help-maps-new = Eine Kartendatei mit Erläuterungen schreiben, als Anfang
help-maps-new-file = Die Datei, die geschrieben wird
help-expansion = Eine eigene Erweiterung anlegen, bauen und testen
help-expansion-new = Ein neues Crate mit einem Plättchen, einer Regel, einer Option, einem Szenario und einem Test schreiben
help-expansion-new-name = Der Ordner, der angelegt wird. Sein Name wird der Name der Erweiterung: klein geschriebene Wörter mit Bindestrichen.
help-expansion-new-author = Dein Name, der im Namen der Erweiterung vorn steht: `ana/dark-woods`. So können Erweiterungen verschiedener Leute gleich heißen.
help-expansion-build = Ein Crate als Bibliothek für dieses Programm bauen und die Zeilen für eine Tischdatei ausgeben
help-expansion-build-path = Der Ordner des Crates
help-any-target-dir = Der Zielordner von cargo; sonst ein Ordner in deinem Cache, den alle deine Erweiterungen teilen, damit die Engine nur einmal gebaut wird
help-any-bundle = Spiele nach den Regeln dieses Bündels. Es läuft ohne Rechte, und du wirst einmal gefragt, bevor es benutzt wird.
help-expansion-test = Alle Prüfungen an einer Bibliothek ausführen, oder ein Crate bauen und prüfen
help-expansion-test-what = Der Ordner eines Crates, oder eine Bibliotheksdatei
help-expansion-test-with = Sie auch zusammen mit den Erweiterungen dieser Bibliotheken testen. Der Ordner eines Crates wird zuerst gebaut. Eine Bibliotheksdatei musst du erlaubt haben.
help-expansion-test-table = Alle Zufallspartien am Tisch dieser Datei spielen. Sie muss die Erweiterung nennen.
help-expansion-test-games = Die Gesamtzahl der Zufallspartien
help-expansion-test-seed = Die Startzahl aller Zufallszahlen
help-add = Erweiterungen eines anderen Autors für jeden späteren Tisch hinzufügen: bauen, testen und in die Liste setzen
help-add-what = Der Ordner eines Crates, sein Archiv (`.crate`, `.tar.gz`) oder sein Name im Register wie `woods` oder `woods@1.2.0`
help-add-index = Das Crate aus dem Ordner einer Gruppe nehmen, deren `index.toml` Namen, Versionen und SHA-256-Summen nennt
help-add-yes = Nicht fragen. Das Crate führt Code seines Autors aus, wenn es gebaut wird.
help-add-bundle = Auch ein Bündel bauen, das andere ohne Rechte spielen können
help-add-no-test = Die Testpartien nicht spielen
help-remove = Erweiterungen entfernen, die mit `add` hinzugefügt wurden
help-remove-name = Der Name des Crates oder die Id einer Erweiterung
help-expansion-bundle = Baue Crates und die Spiel-Engine zu einem Bündel: einem Modul, das jedes Bastide ohne Rechte ausführt
help-expansion-bundle-path = Der Ordner eines Crates oder sein Archiv (`.crate`, `.tar.gz`)
help-expansion-bundle-with = Ein weiteres Crate, dessen Erweiterungen in das Bündel kommen. Kann mehrmals angegeben werden.
help-expansion-bundle-out = Die Datei, die geschrieben wird; sonst der Name des Crates mit `.wasm`
help-licenses = Die Lizenzen dieses Programms und seiner Bestandteile ausgeben
help-man = Handbuchseiten für `man` schreiben
help-man-folder = Der Ordner, den es schon gibt. Jeder Befehl bekommt darin eine Datei.
help-completions = Das Skript ausgeben, mit dem eine Shell Befehle ergänzt
help-completions-shell = Die Shell
value-bot = BOT
value-bots = BOT,...
value-board = KARTE
value-command = BEFEHL
value-elo-elo = ELO,ELO
value-file = DATEI
value-folder = ORDNER
value-games = ANZAHL
value-i-n = I/N
value-id = NAME
value-ids = KENNUNG
value-language = SPRACHE
value-address = ADRESSE
value-lib = BIBLIOTHEK
value-mail = ADRESSE
value-n = N
value-name = NAME
value-name-folder-archive = NAME | ORDNER | ARCHIV
value-network = NETZ
value-path = PFAD
value-record = SPIEL
value-seat = PLATZ
value-seconds = SEKUNDEN
value-seed = ZAHL
value-sha256 = SHA256
value-shell = SHELL
value-table = TISCH
value-url = URL

# The other words of --help, and what is wrong with a command line.
usage-heading = Aufruf:
usage-options = OPTIONEN
usage-list-commands = Befehle:
usage-list-arguments = Argumente:
usage-list-options = Optionen:
usage-default = (sonst { $value })
usage-values = ({ $list })
usage-help = Diese Hilfe ausgeben
usage-help-more = Hilfe ausgeben; `--help` sagt mehr
    .long = Hilfe ausgeben; `-h` gibt eine Zusammenfassung aus
usage-help-command = Die Hilfe zu einem Befehl ausgeben
usage-version = Die Version ausgeben
error = Fehler:
refused-twice = { $argument } steht zweimal da
refused-conflict = { $argument } geht nicht zusammen mit { $others }
refused-conflict-others = anderen Argumenten
refused-value-missing = { $argument } braucht einen Wert
refused-value = "{ $value }" ist kein Wert für { $argument }
refused-value-because = "{ $value }" ist kein Wert für { $argument }: { $why }
refused-value-extra = { $argument } nimmt keinen weiteren Wert; "{ $value }" ist zu viel
refused-command = es gibt keinen Befehl "{ $name }"
refused-command-missing = `{ $command }` braucht einen Befehl: { $list }
refused-missing = { $n ->
    [one] dieses Argument fehlt
   *[other] diese Argumente fehlen
 }: { $list }
refused-argument = hier gibt es kein Argument { $argument }
refused-similar = Meinst du { $name }?
refused-help = `{ $command }` erklärt die Argumente.
refused-line = die Befehlszeile kann nicht gelesen werden
refused-language = "{ $name }" ist keine Sprache; nimm en, nl oder de
refused-seconds = schreib eine Zahl von Sekunden von 0.01 bis 3600
refused-network = "{ $text }" ist kein Netz; schreib es wie 10.0.0.0/8, fd00::/8 oder 192.168.1.4

# While playing.
thousands = .
decimal = ,
list-and = { $first } und { $last }
page-lines = { $title }, Zeilen { $from } bis { $to } von { $all }
no-terminal = Es gibt kein Terminal, also spielen Bots auf allen Plätzen; mit `--plain` spielst du durch Pipes.
play-again = (Mit `bastide play` in einem Terminal spielst du selbst; `--seed { $seed }` spielt diese Partie noch einmal.)
lost-move = { $seat } gab für Zug { $n } keine gültige Antwort, daher wurde die erste Möglichkeit genommen: { $why }.
lost-answer = { $bot } gab keine gültige Antwort, daher wurde die erste Möglichkeit genommen: { $why }.
move-no-reasons = { $bot } nennt keine Gründe.
ask-repair = Nach dem letzten vollständigen Zug weiterspielen, in { $new }? { $file } bleibt, wie es ist. (Enter für ja, n für nein)
table-headline = { $titles }, { $edition }, mit { $seats }
headline = { $table }; Startzahl { $seed }
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
commands-of-play = Zu jeder Frage gibt es eine nummerierte Liste. Tippe eine Zahl und drücke
    Enter. Die Zahlen der Felder stehen auf dem Spielfeld, die der Plätze für
    Gefolgsleute auf dem Plättchen. Mehrere Zahlen in einer Zeile beantworten
    mehrere Fragen: 3 1 2 nimmt Feld 3, die erste Drehung und den zweiten Platz.

      b, back     eine Liste zurück         u, undo   Entscheidung zurücknehmen
      m, moves    die bisherigen Züge       t, tiles  Bilder der übrigen
      p, points   bei Spielende jetzt       s, save   speichern (s DATEI: darin;
                                                      s! DATEI ersetzt sie)
      k, legend   Buchstaben und Kürzel     q, quit   die Partie verlassen
      h, ?, help  diese Seite

    Du kannst einen Zug auch so tippen, wie er in gespeicherten Spielen steht:
      place BA/RCr 0,-1 90         Plättchen in Spalte 0, Zeile -1, 90 Grad nach
                                   rechts gedreht
      deploy follower city@0,-1:N  Gefolgsmann in die Stadt am Nordrand dort
      pass                         nichts
keys-of-play = Tasten auf diesem Bildschirm:
      Tab              Spielfeld bewegen statt tippen; Tab, Enter oder eine Ziffer
                       beendet das
      Pfeile           Spielfeld bewegen (nach Tab; mit Umschalt jederzeit)
      + und -          größere und kleinere Plättchen; = passt das Spielfeld ein
      Maus             Spielfeld ziehen, mit dem Rad zoomen, ein Feld anklicken
      auf, ab          früher getippte Zeilen
      F1 oder ?        Hilfe; nach Tab öffnen auch h und k Hilfe und Legende
      F2, F3           Tafel mit den Spielern und Verlauf verbergen oder zeigen
      Bild auf, ab     der Rest einer langen Liste oder Seite
      Esc              Seite schließen, Zeile leeren, eine Liste zurück
      Strg-C           sofort verlassen; die Partie bleibt gespeichert
      Strg-Z           Partie anhalten; fg setzt sie fort

# Records, pictures and other programs.
is-written = { $file } ist geschrieben.
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
table-written = { $file } ist geschrieben. Ändere sie, prüfe sie mit `bastide check { $file }` und spiele mit `bastide play { $file }`.
no-such-set = es gibt keine Reihe von Optionen "{ $name }"{ $hint }; --like kennt { $list }

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
check-tiles-of = { $n }, von { $kinds } Arten
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

# The server.
serve-games-in = Die Partien sind in { $file }.
serve-games-in-memory = Die Partien sind nur im Speicher.
serve-ready = Bastide läuft unter { $url }
serve-stops = Strg-C beendet.
serve-end = Beendet. Alle Partien sind gespeichert.
serve-end-in-memory = Beendet. Die Partien sind weg.
no-data-folder = es gibt keinen Ordner für Daten ({ $why }); nenne einen mit --data
no-mail-address = { $text } ist keine Mailadresse; sie sieht aus wie anna@example.org
site-written = { $folder } hat { $files } Dateien mit { $kilobytes } KB, davon { $module } KB für die komprimierte Spiel-Engine.
site-try = Lege den Ordner auf einen Webspace, oder probiere ihn hier aus: `python3 -m http.server --directory { $folder }`
site-no-module = die Spiel-Engine wurde nicht als WebAssembly-Modul gebaut: { $why }. Ein Modul, das anderswo gebaut wurde, kannst du mit --module nennen
no-database = es gibt keine Datenbank { $file }; nenne den Ordner des Servers mit --data
backup-postgres = { $url } wird mit dem Programm von PostgreSQL kopiert: `pg_dump --format=custom --file={ $file } { $url }`
no-such-table = { $file } hat keinen Tisch "{ $id }"; `bastide tables` listet alle auf
table-deleted = { $id } ist gelöscht.
tables-counted = { $n ->
    [one] 1 Tisch
   *[other] { $n } Tische
 }
head-table = Tisch
head-state = Stand
head-players = Spieler
phase-waiting = wartet
phase-playing = läuft
phase-over = vorbei
join-seated = Du hast einen Platz. Mit { $url } spielst du in einem Browser weiter.
join-full = es ist kein Platz frei; mit --watch schaust du nur zu

# Simulations, matches and judged moves.
progress = { $done } von { $all }
progress-left = noch { $time }
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
puzzles-found = { $n ->
    [one] 1 Rätsel in { $games } Partien
   *[other] { $n } Rätsel in { $games } Partien
 }
puzzle-steal = stehlen
puzzle-share = teilen
puzzle-hinder = behindern
puzzle-use = nutzen
puzzle-complete = abschließen
puzzle-claim = besetzen
puzzle-grow = ausbauen
puzzle-quiet = still
puzzle-line = { $best }, { $lost } Punkte besser als die nächste
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
moves = Züge
games = Partien

# Programs that play.
program-no-start = kann { $program } nicht starten: { $why }
program-no-protocol = es spricht das Bot-Protokoll nicht: { $why }
program-version = es spricht Version { $version }; dieses Programm spricht Version { $own }
program-too-soon = es sagte "{ $line }", bevor es bereit war
program-no-answer = "{ $line }" ist keine Antwort auf Frage { $number }, die { $n } Möglichkeiten hat
program-has-ended = das Programm ist beendet
program-ended = das Programm endete: { $how }
program-last-error = { $how }; seine letzte Fehlerzeile ist "{ $line }"
program-deaf = es liest seine Eingabe nicht
program-long-line = es schrieb eine Zeile von mehr als { $n } Bytes
program-late = keine Antwort innerhalb von { $seconds } s
program-flood = es schrieb mehr als { $n } Zeilen ohne Antwort
program-is-ended = { $why }; das Programm wird beendet
program-is-ended-after-three = { $why }; das war die dritte fehlende Antwort, daher wird das Programm beendet
bot-no-input = kann die Eingabe nicht lesen: { $why }
bot-bad-line = die Zeile `{ $word }` der Eingabe hat ungültiges JSON: { $why }

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
board-cells = { $n } Felder
board-cells-tiles = { $n } Felder, { $tiles } Plättchen
board-starts = { $used } von { $all } Startfeldern, { $meeples } Gefolgsleute je Spieler
board-pennants = { $n ->
    [one] { $name } (1 Wappen)
   *[other] { $name } ({ $n } Wappen)
 }
board-starts-used = { $list }; { $used } davon werden verwendet
board-copies = { $n }-mal { $set }
none = keine
board-playable = Auf { $board } kann man spielen: { $cells } Felder, { $hints }.
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
built-fits = { $file } passt zu diesem Programm. In einer Tischdatei:
built-optional = nicht nötig; ohne diese Zeile gilt jede Bibliothek unter diesem Pfad
built-taken = die Erweiterung in { $folder } heißt "{ $id }", wie eine Erweiterung dieses Programms; wähle eine andere `id` in ihrem Manifest, etwa "dein-name/{ $id }"
built-over = Damit ist die Bibliothek von { $folder } überschrieben: beide Crates haben denselben Paketnamen und denselben Ordner zum Bauen. Ändere `name` in einer Cargo.toml, oder baue eines davon mit --target-dir.
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
build-archive-many = es enthält mehr als { $most } Dateien
build-archive-large = seine Dateien sind zusammen größer als { $megabytes } MB
build-archive-outside = { $path } läge außerhalb des Ordners
build-archive-kind = { $path } ist weder eine Datei noch ein Ordner
build-archive-no-crate = es hat weder oben noch in seinem einzigen Ordner eine Cargo.toml
build-not-a-bundle = { $folder } gibt es schon und ist kein Bündel, deshalb bleibt es, wie es ist; nenne mit -o eine andere Datei
bundled = { $file } ist ein Bündel ({ $size }).
bundled-played =  mit { $ids } wurde darin gespielt: { $n } Züge.
bundled-no-end = sie ist nach { $n } Zügen nicht zu Ende; lass sie von selbst enden
bundled-not-played = Keine Partie mit { $ids } wurde darin gespielt: { $why }
bundled-next = Andere spielen damit mit `bastide play --bundle { $file }`; auf ihren Rechnern hat es keine Rechte.
created = { $folder } enthält eine neue Erweiterung, "{ $id }": { $files }.
created-next = Sie lässt sich bauen und besteht ihre Tests. Ändere sie Schritt für Schritt; ihre README.md erklärt, wie.
created-build = baut eine Bibliothek und gibt die Zeilen für eine Tischdatei aus
created-test = führt alle Prüfungen aus
created-cargo = Nach dem ersten Bauen geht auch `cargo test` in { $folder }.
test-ok = ok
test-failed = FEHLER
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
head-file = Datei
head-type = Art
head-outcome = Ergebnis
head-details = Einzelheiten
verify-passed = bestanden
verify-failed = gescheitert
verify-skipped = übersprungen
test-speed = Zufallspartien je Sekunde CPU-Zeit: { $with } mit ihr, { $without } ohne sie.
test-passes = { $id } besteht.
test-fails = { $id } besteht NICHT.
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

# Names of expansions that are refused.
id-wrong = "{ $id }" kann kein Name einer Erweiterung sein: nimm klein geschriebene Wörter mit Bindestrichen, etwa "dark-woods"; das gilt auch für --author
id-taken = es gibt schon eine Erweiterung "{ $id }"; `bastide plugins` listet alle auf; nimm einen anderen Namen
id-of-crate = "bastide-{ $id }" ist ein Crate von Bastide selbst; nimm einen anderen Namen als "{ $id }"
id-of-key = "{ $id }" ist ein Schlüssel von Tischdateien, daher kann keine Erweiterung so heißen; nimm einen anderen Namen, etwa "{ $id }-2"

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
error-no-limits = ein Prozess kann nur unter Unix begrenzt werden; lass --isolate weg

# How the process of a library ended.
death-exit = sie beendete das Programm mit exit({ $code })
death-abort = sie brach das Programm ab
death-memory = sie braucht mehr als die { $n } MB Speicher, die sie verwenden darf
death-stack = ihr Stack lief über
death-time = sie wurde nicht innerhalb von { $n } Sekunden fertig
death-illegal = sie führte einen Befehl aus, den dieser Rechner nicht kennt (SIGILL)
death-bus = sie las Speicher, den es nicht gibt (SIGBUS)
death-segment = sie griff auf Speicher zu, der ihr nicht gehört (SIGSEGV)
death-file = sie schrieb mehr in eine Datei, als sie darf (SIGXFSZ)
death-signal = Signal { $n } beendete das Programm
death-unknown = sie beendete das Programm
death-program = das Programm
death-limit-time = { $steps } dauerte länger als { $n } Sekunden; `--game-seconds` hebt diese Grenze an
death-limit-memory = das Programm braucht mehr als die { $n } MB Speicher, die es verwenden darf; { $steps }; `--megabytes` hebt diese Grenze an
death-raise-time = `--game-seconds` hebt diese Grenze an
death-raise-memory = `--megabytes` hebt diese Grenze an
death-no-hook = { $how }, während keiner ihrer Hooks lief
death-hook = { $how } im Hook { $hook }
death-hooks = { $how }, während diese Hooks liefen: { $hooks }

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
