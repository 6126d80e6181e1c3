# What errors say: of files, names and notation.

names-and = { $names } und { $last }
names-or = { $names } oder { $last }

bot-budget = "{ $text }" ist kein Budget; schreib eine Zahl von Simulationen von 1 bis 10.000.000, etwa 500, oder eine Zeit, etwa 250ms oder 1s
bot-command-empty = es ist kein Programm genannt; schreib command: und dahinter das Programm und seine Argumente, etwa "command:my-bot --fast"
bot-command-quote = ein doppeltes Anführungszeichen ist nicht geschlossen; setze auch an das Ende des Arguments eines
bot-in-record = ein Protokoll kann das Programm "{ $name }" nicht als Bot nennen; nimm es heraus, oder nenne einen anderen Bot
bot-no-budget = der Bot "{ $name }" hat kein Budget; schreib nur { $name }, oder search:{ $budget }
bot-not-allowed = der Tisch startet das Programm "{ $name }" auf diesem Rechner als Bot; wenn du dem Tisch und dem Programm vertraust, erlaube es mit --allow-command
bot-program = "{ $name }" ist ein Programm, und Programme spielen hier nicht; sie spielen in `bastide play`, `match` und `move`
bot-refused = Bot "{ $name }": { $problem }
bot-unknown = es gibt keinen Bot "{ $name }"{ $hint }; die Bots sind { $known }

build-two-games = { $plugin } und { $other } sind zwei Spiele, und an einem Tisch wird eines gespielt; lass eines davon weg
build-other-game = { $plugin } gehört zum Spiel "{ $needs }", und an diesem Tisch wird { $other } gespielt; lass eines davon weg
build-conflict = { $plugin } und { $other } lassen sich nicht zusammen spielen; lass eines von beiden weg
build-duplicate = zwei Erweiterungen heißen "{ $id }": Version { $a } und Version { $b }; lass eine davon weg
build-install = { $plugin }: { $problem }
build-meeple = meeples: es gibt keine Figur "{ $name }"{ $hint }; die Figuren sind { $known }
build-missing = { $plugin } braucht "{ $needs }"; füge { $header } hinzu
build-seat-name = "{ $seat }" kann kein Name eines Platzes sein: nur a bis z, 0 bis 9 und Bindestriche
build-seat-twice = zwei Plätze heißen "{ $seat }"; gib jedem einen eigenen Namen
build-seats = Plätze: { $problem }
build-too-many = { $what ->
    [tiles] Plättchen
   *[other] { $what }
 }: { $have } sind mehr als die { $most }, für die Platz ist

check-file = { $plugin }.{ $option } nennt die Datei "{ $file }"; ein Tisch, der hier angelegt wird, kann keine Dateien nennen; setze den Text der Datei in den Tisch ein
check-library = ein Tisch, der hier angelegt wird, kann keine Bibliothek nennen; spiele mit dem Programm bastide auf deinem Rechner
check-long = der Tisch ist länger als { $most } Zeichen
check-long-games = die Partien dieses Tisches sind zu lang; sie dürfen höchstens { $most } Plättchen haben
check-no-sheet = dieses Blatt gibt es nicht
check-slow-bot = der Bot "{ $bot }" denkt zu lange nach; ein Budget ist höchstens { $most } Simulationen oder { $seconds } Sekunden
check-unknown = der Tisch hat { $n } Namen, die es nicht gibt; der erste ist "{ $first }"

did-you-mean = ; meinst du "{ $name }"?

fault-contract = { $plugin } hielt sich nicht an die Regeln von { $hook }: { $what }
fault-panic = die Erweiterung { $plugin } stürzte in { $hook } ab: { $message }

file-unreadable = { $file } lässt sich nicht lesen: { $why }

install-far-cell = das Spielfeld hat das Feld { $x },{ $y }, das zu weit weg liegt; Felder gehen von -{ $most } bis { $most } in beide Richtungen
install-no-tiles = mit diesen Optionen hat die Erweiterung keine Landschaftsplättchen, sodass mit tiles_only nichts von ihr bleibt; lass sie weg
install-option = { $plugin } liest { $kind } "{ $name }", und das Manifest hat diese Option nicht; trag sie dort ein
install-panic = beim Laden stürzte die Erweiterung ab: { $message }; das ist ein Fehler der Erweiterung
install-together = { $a } und { $b } legen beide die ersten Plättchen der Partie; benutze eines von beiden
install-together-either = { $a } und { $b } legen beide die ersten Plättchen der Partie; benutze eines von beiden, oder setze { $first }, oder setze { $second }
install-together-or = { $a } und { $b } legen beide die ersten Plättchen der Partie; benutze eines von beiden, oder setze { $remedy }
install-two-boards = zwei Erweiterungen begrenzen das Spielfeld; benutze eine davon

notation-cell = "{ $text }" ist kein Feld; schreib es wie 3,-1 (Osten, Süden)
notation-empty = eine leere Zeile ist keine Aktion
notation-far = das Feld { $text } liegt zu weit weg; Felder gehen von -{ $most } bis { $most } in beide Richtungen
notation-figure = es gibt keine Figur "{ $text }"; schreib sie wie red.follower.3
notation-kind = es gibt keine Art von Landschaftsteil "{ $name }"{ $hint }
notation-like = "{ $text }" soll wie { $form } aussehen
notation-more = nach "{ $verb }" muss noch etwas kommen
notation-no-figure = es gibt keine Figur "{ $name }"{ $hint }
notation-no-tile = es gibt kein Plättchen "{ $name }"{ $hint }
notation-no-token = es gibt keinen Chip "{ $name }"{ $hint }
notation-not-there = auf dem Spielfeld gibt es kein { $text }
notation-number = "{ $text }" soll eine ganze Zahl sein
notation-place = "{ $text }" soll auf eine Zahl ab 1 enden
notation-placement = "{ $text }" sagt nicht, wo das Plättchen liegt; schreib Feld und Grad, etwa 0,-1 90
notation-places = es gibt keine Plätze "{ $name }"{ $hint }
notation-player = es gibt keinen Spieler "{ $name }"{ $hint }
notation-segment = "{ $text }" ist kein Teil eines Plättchens; schreib ihn wie city@0,-1:N, field@0,0:NL oder monastery@2,2
notation-sides = "{ $text }" soll zwei Seiten nennen, etwa 1,0:WE
notation-spot = "{ $spot }" ist kein Punkt eines Feldes; es gibt { $known }
notation-too-much = "{ $text }" ist zu viel: nach dieser Aktion kommt kein Ort
notation-verb = es gibt keine Aktion "{ $name }"{ $hint }

nothing = nichts

option-edition = { $plugin }.preset = "{ $preset }" gehört zur anderen Ausgabe, und dieser Tisch hat edition = "{ $edition }"; { $known }
option-no-presets = die Erweiterung hat keine Voreinstellung für diese Ausgabe
option-presets = die Voreinstellungen dieser Ausgabe sind { $names }
option-unknown = { $plugin } hat keine Option "{ $name }"{ $hint }; die Optionen sind { $known }
option-value = { $plugin }.{ $name } = { $value } geht nicht; erlaubt ist: { $takes }

play-broken = die Partie kann nicht weitergehen: { $fault }
play-not-offered = das ist hier kein gültiger Zug
play-over = die Partie ist zu Ende

position-apart = neben diesem Feld liegt nichts
position-at = { $place }: { $problem }
position-edges = { $first } auf { $cell } hat { $edge }, wo { $second } auf { $beyond } { $other } hat, und nichts behebt das; drehe oder verschiebe eines von beiden, oder baue, was es behebt
position-form = schreib es wie { $form }
position-line = { $place } "{ $line }": { $problem }
position-location = "{ $text }" ist kein Ort; schreib ihn wie road@0,0:W, 1,0:NW oder group:2, mit den Plätzen einer Gruppe ab 1 gezählt
position-no-cell = dieses Feld hat das Spielfeld nicht
position-no-copy = es gibt kein { $tile } mehr; in dieser Partie sind es { $n }
position-no-figure = es gibt keine Figur "{ $name }"
position-no-group = { $problem }; es gibt auch keine Gruppe "{ $name }"{ $hint }
position-no-match = die Kanten passen nicht zu dem, was ringsum liegt
position-no-pile = es gibt keinen Stapel "{ $name }"
position-no-placement = das legt kein Plättchen
position-no-seat = an diesem Tisch sitzt kein { $seat }
position-no-second = es gibt kein { $tile } mehr; in dieser Partie ist es eines
position-no-stream = es gibt keine Zufallsreihe "{ $name }"
position-no-supply = im Vorrat ist keine mehr
position-no-tile = in dieser Partie gibt es kein Plättchen "{ $name }"{ $hint }
position-no-token = es gibt keinen Chip "{ $name }"
position-not-served = keine Erweiterung an diesem Tisch kann das in einer Stellung tun
position-refused = { $rules } erlaubt das nicht
position-supply = { $seat } hat noch { $have } von { $kind } und nicht { $n }
position-taken = dort liegt schon etwas
position-too-late = eine Stellung lässt sich nur vor dem ersten Zug aufbauen

record-actions = { $n } Aktionen
record-after-end = das Protokoll war weiter oben zu Ende; eine Datei enthält ein Protokoll
record-broken = die Partie kann bei "{ $asked }" nicht weitergehen: { $fault }
record-count = das Protokoll hatte { $said } Aktionen, als es geschrieben wurde, und jetzt sind es { $found }
record-cut = das Protokoll bricht hier ab; bis hierher ist es lesbar ({ $actions }). Es soll mit einer Zeile wie "{ $line }" enden
record-end = das Protokoll sagt "{ $recorded }", aber die Partie endet mit "{ $here }"; das Protokoll wurde geändert, oder Plättchen, Erweiterungen oder Programm
record-engine = die Partie wurde mit Version { $recorded } aufgezeichnet, aber dies ist { $here }; die ersten zwei Zahlen müssen gleich sein
record-format = dieses Protokoll hat Format { $found }, aber dieses Programm liest Format { $known }; öffne es mit der Version, die es geschrieben hat
record-head = das Protokoll bricht hier ab; nach dem Kopf sollen die Zeile "[moves]" und die Aktionen kommen
record-line = keine Zeile eines Protokolls: { $wanted }
record-line-end = die letzte Zeile lautet etwa "end open, 57 actions, red 12, blue 9 = 3f9a0c12e4b7d655"
record-line-state = der Fingerabdruck eines Standes ist "= " mit 16 Ziffern von 0 bis 9 und a bis f
record-misfit = "{ $asked }" passt nicht: { $why }; { $seat } wurde "{ $prompt }" gefragt und darf { $offered }
record-no-fork = eine andere Partie kann nicht mit den ersten { $played } Aktionen dieser Partie beginnen, weil sie nicht zum Tisch passen; nimm weniger Aktionen, oder beginne eine neue Partie
record-none = das ist kein Protokoll einer Partie: das beginnt mit der Zeile "{ $first }"
record-offered = { $shown } oder { $n } andere Möglichkeiten
record-offered-one = { $shown } oder 1 andere Möglichkeit
record-one-action = 1 Aktion
record-over = "{ $asked }" kommt zu spät: die Partie war nach { $actions } zu Ende
record-plugin-missing = die Partie wurde mit { $plugin } { $recorded } aufgezeichnet, was es hier nicht gibt; installiere diese Erweiterung
record-plugin-unnamed = { $plugin } ist dabei, aber der Kopf nennt keine Version; dies ist { $plugin } { $here }
record-plugin-version = die Partie wurde mit { $plugin } { $recorded } aufgezeichnet, aber dies ist { $plugin } { $here }; nimm die aufgezeichnete Version
record-seat = das ist die Zeile von { $said }, aber { $asked } wurde "{ $prompt }" gefragt
record-start = die Partie kann nicht beginnen: { $fault }
record-state = nach { $actions } war der Fingerabdruck { $recorded }, aber jetzt ist er { $here }; das Protokoll wurde geändert, oder Plättchen, Erweiterungen oder Programm
record-the-head = der Kopf eines Protokolls

scenario-both = Schritt { $step } legt ein Plättchen und hat actions; nimm before und after, oder zwei Schritte
scenario-chance = table hat chance, was eine Stellung nicht benutzt; schreib es unter [given]
scenario-draws = table hat draws, was eine Stellung nicht benutzt; ihre Schritte nennen die Plättchen, die sie ziehen
scenario-expects = Schritt { $step } erwartet offer oder second_part und legt kein Plättchen
scenario-final = Schritt { $step } ist final: setze ihn ans Ende, und als einzigen, wenn er kein Plättchen legt
scenario-lines = Schritt { $step } hat Aktionszeilen oder draws ohne place
scenario-no-step = es gibt kein [[step]]; eine Stellung hat mindestens eines
scenario-nothing = Schritt { $step } hat weder place noch actions, query = true oder final = true
scenario-query = Schritt { $step } ist eine Frage und spielt auch; mach zwei Schritte daraus
scenario-since-start = Schritt { $step } hat since_start, was nur der erste Schritt haben darf

session-broken = die Partie mit der Startzahl { $seed } ging kaputt: { $fault }. Das ist ein Fehler der Erweiterung; ihr Autor braucht den Tisch und die Startzahl
session-refused = die Partie mit der Startzahl { $seed } lehnte eine eigene Möglichkeit ab: { $refused }. Das ist ein Fehler des Programms; bitte melde ihn

table-a-bot = ein Bot
table-a-document = ein Dokument
table-a-player = ein Spieler
table-a-plugin-with-sha256 = eine Erweiterung mit sha256
table-a-table = ein Tisch
table-add-a-game = füge eine Erweiterung hinzu, die ein eigenes Spiel ist
table-bare = { $word } ist ein Text und braucht Anführungszeichen: "{ $word }"
table-color-twice = zwei Spieler sind { $color }; gib einem von ihnen eine andere Farbe, oder lass sie weg für eine freie
table-left-out = { $needs } = false lässt weg, was { $plugin } braucht; nimm `{ $needs } = false` heraus
table-misplaced = { $within } hat keinen Schlüssel "{ $key }": er gehört zum ganzen Tisch und steht über der ersten Zeile mit [Klammern]; setze ihn dorthin
table-missing-key = { $within } braucht den Schlüssel "{ $key }"
table-nothing-to-play = keine Erweiterung an diesem Tisch lässt einen Spieler ein Plättchen legen, also gibt es nichts zu spielen; { $remedy }
table-players = { $have ->
    [one] 1 Spieler
   *[other] { $have } Spieler
 }; eine Partie ist für 1 bis { $most }
table-plugin-list = ein Tisch hat keinen Schlüssel "{ $key }": jede Erweiterung steht für sich; schreib { $tables }, jedes in einer eigenen Zeile
table-profile-left = like = "{ $name }" nennt eine Reihe von Optionen, die hier nicht nachgeschlagen werden kann; schreib stattdessen die Optionen jeder Erweiterung
table-shortage = draws: { $tile } soll { $wanted }-mal gezogen werden, aber diese Partie hat { $have }
table-streams = ; die Reihen sind { $known }
table-syntax = kein gültiges TOML: { $why }
table-take-in-base = nimm `{ $implied } = false` heraus, oder füge eine Erweiterung hinzu, die ein eigenes Spiel ist
table-unknown-key = { $within } hat keinen Schlüssel "{ $key }"{ $hint }; die Schlüssel sind { $known }
table-unknown-plugin = es gibt keine Erweiterung "{ $name }"{ $hint }; die Erweiterungen sind { $known }
table-unknown-profile = es gibt keine Reihe von Optionen "{ $name }"{ $hint }; like kennt { $known }
table-unknown-stream = chance: in dieser Partie gibt es keine Reihe "{ $name }"{ $hint }
table-unknown-tile = draws: in dieser Partie gibt es kein Plättchen "{ $name }"{ $hint }
table-value = { $key } = { $value } geht nicht; erlaubt ist: { $takes }

takes-64-bits = eine ganze Zahl mit höchstens 64 Bit
takes-anything = true oder false, eine ganze Zahl, ein Text oder eine Liste von Texten
takes-bot = der Name eines Bots, oder { "{" } command = ["my-bot", "--fast"] { "}" }
takes-choice = eines von "{ $words }"
takes-command = ein Programm und seine Argumente, jedes ein Text
takes-document = eines von "{ $names }", oder der Pfad einer Datei
takes-engine = die Version eines Programms, etwa "0.1.0"
takes-figures = eine Tabelle von Figuren, etwa { "{" } follower = 9 { "}" }
takes-library = der Pfad einer Bibliothek
takes-names = eine Liste von Namen
takes-no-preset = keine Voreinstellung: die Erweiterung hat keine
takes-no-tiles = ; die Erweiterung bringt keine Landschaftsplättchen, also lass sie weg
takes-number = eine ganze Zahl von { $min } bis { $max }
takes-numbers = eine Liste von ganzen Zahlen von { $min } bis { $max }
takes-outcomes = eine Tabelle von Ergebnissen, etwa { "{" } dice = [0, 5] { "}" }
takes-players = eine Liste von Farben, oder von Tabellen mit color, name und bot
takes-preset = eine von { $presets }
takes-profile = der Name einer Reihe von Optionen
takes-program = mindestens das Programm
takes-sha256 = ein SHA-256 in 64 Ziffern von 0 bis 9 und a bis f
takes-switch = true oder false
takes-text = ein Text
takes-tiles = eine Liste von Plättchen, etwa ["BA/L"]
takes-unquoted = ein Text ohne doppelte Anführungszeichen
takes-versions = eine Tabelle von Versionen, etwa { "{" } base = "0.1.0" { "}" }
takes-words = ein Text ohne doppelte Anführungszeichen, der erste nicht leer
takes-written-document = ein Dokument, etwa { "{" } file = "name.toml", text = "..." { "}" }
