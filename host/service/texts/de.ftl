### Was die Engine auf einer Seite eines Spiels sagt
board-cards = Deine Karten
board-open-tiles = Offene Plättchen
board-expansions = { $n ->
    [one] { $n } Erweiterung
   *[other] { $n } Erweiterungen
 }
board-gained = Gewonnen seit deinem letzten Zug: { $n }
board-points-by = Punkte
board-fold = Zeigen, was { $name } hat
board-points = Punkte
board-most-points = die meisten Punkte
board-price = Preis in Punkten
board-gain = Punkte, wenn es jetzt gelten würde
board-left = { $n ->
    [0] keine mehr
   *[other] noch { $n }
 }
board-closed = jetzt nicht verfügbar: { $why }
board-now = jetzt
board-there = auf { $cell }
board-places-tile = legt { $tile }
board-tile = das Plättchen „{ $tile }“
board-together = Gesamt
question-open = Was möchtest du tun?
question-one = { $option }?
board-stands-beside = { $figure } steht neben { $with }

rules-edition-first = erste Ausgabe (2000 bis 2013)
rules-edition-new = neue Ausgabe (ab 2014)
rules-on = an
rules-off = aus
rules-nothing = keine
rules-own-board = ein eigenes Spielfeld für diesen Tisch
fixed-seed = Wer diesen Tisch eingerichtet hat, hat die Startzahl gewählt und kann alle Ziehungen kennen.
fixed-draws = Wer diesen Tisch eingerichtet hat, hat die ersten Ziehungen gewählt (Plättchen: { $tiles }, andere Ergebnisse: { $outcomes }).
fixed-begun = Diese Partie geht ab Zug { $n } einer anderen weiter. Die Stellung ist dieselbe, aber die übrigen Plättchen sind neu gemischt; niemand weiß also, welche kommen.
fixed-file = Diese Partie wurde aus einer Datei geöffnet.
fixed-file-open = Die Partie ist nicht zu Ende. Ihr Protokoll endet mit dem letzten Zug; du kannst von dort weiterspielen.
fixed-lost = Nicht aus der Datei übernommen: { $what }
error-at = Zeile { $line }, Spalte { $column }: { $why }
error-file-large = die Datei ist zu groß; dieses Bastide öffnet Dateien bis { $kilobytes } KB
error-file-long = die Partie ist zu lang; dieses Bastide öffnet Partien bis zu { $n } Zügen
error-file-unknown = das ist kein gespeichertes Spiel: ein Protokoll beginnt mit "# Bastide game record", und eine .jcz-Datei ist JSON und beginnt mit einer geschweiften Klammer
error-file-xml = das ist eine XML-Datei, wie JCloisterZone 3 und 4 ihre Partien gespeichert haben; Partien ab Version 5 lassen sich öffnen
error-file-breaks = die Datei lässt sich nicht lesen: sie hat Werte, die kein gespeichertes Spiel hat
error-file-json = die Datei ist kein gültiges JSON, wie es eine .jcz-Datei sein soll: { $why }
error-file-library = das Protokoll nennt eine Bibliothek, und Bastide öffnet keine, die Fremde nennen; öffne es mit dem Programm bastide auf deinem Rechner
error-file-names = das Protokoll nennt die Datei "{ $file }", und Bastide öffnet keine, die Fremde nennen; setze ihren Text in das Protokoll ein
error-record-none = kein Protokoll: es soll mit der Zeile "{ $first }" beginnen
error-record-format = dieses Protokoll hat Format { $found }, aber dieses Bastide liest Format { $known }; öffne es mit der Version, die es geschrieben hat
error-record-head = das Protokoll bricht hier ab; danach sollen die Zeile "[moves]" und die Züge kommen
error-record-cut = das Protokoll bricht hier ab, nach { $n ->
    [one] 1 Zug
   *[other] { $n } Zügen
 }; seine letzte Zeile soll mit "end" beginnen
error-record-line = keine Zeile eines Protokolls: ein Zug lautet etwa "red: place BA/L 0,1 90", und die letzte Zeile beginnt mit "end"
error-record-after-end = das Protokoll war weiter oben zu Ende; eine Datei enthält ein Protokoll
error-record-count = das Protokoll hatte { $said } Züge, als es geschrieben wurde, und jetzt sind es { $found }
error-record-engine = die Partie wurde mit Version { $recorded } aufgezeichnet, aber dieses Bastide hat { $here }; die ersten zwei Zahlen müssen gleich sein
error-record-plugin = die Partie wurde mit der Erweiterung { $plugin } { $recorded } aufgezeichnet, die dieses Bastide nicht hat
error-record-version = die Partie wurde mit { $plugin } { $recorded } aufgezeichnet, aber dieses Bastide hat { $plugin } { $here }
error-record-unnamed = die Erweiterung { $plugin } ist dabei, aber die Zeile "plugins" nennt ihre Version nicht
error-record-misfit = "{ $asked }" ist hier kein gültiger Zug; { $seat } darf { $offered }
error-record-seat = das ist die Zeile von { $said }, aber { $asked } ist gefragt
error-record-over = "{ $asked }" kommt zu spät: die Partie war nach { $n ->
    [one] 1 Zug
   *[other] { $n } Zügen
 } zu Ende
error-record-state = nach { $n ->
    [one] 1 Zug
   *[other] { $n } Zügen
 } ist die Partie eine andere als die aufgezeichnete; das Protokoll wurde geändert, oder die Regeln wurden es
error-record-end = das Protokoll sagt "{ $recorded }", aber die Partie endet mit "{ $here }"; das Protokoll wurde geändert, oder die Regeln
error-jcz-missing = diese Partie von JCloisterZone braucht { $what }; das hat Bastide nicht
error-jcz-invalid = das ist kein lesbares gespeichertes Spiel von JCloisterZone: { $why }

# The guide: "Learn the game in five minutes". A card has a title, a text and what to do; `.why` is said after another move.
guide-you = Spieler
guide-bot = Bot
guide-tile = Ein Plättchen legen
    .text = In jedem Zug legst du ein Plättchen. Alle Kanten müssen passen: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Dieses Plättchen zeigt eine gerade Straße.
    .todo = Lege es rechts neben das Startplättchen, wo du es blass siehst.
    .why = Dort passt es auch. Aber in dieser Einführung geht die Straße rechts vom Startplättchen weiter.
guide-road = Die Straße besetzen
    .text = Nach dem Legen darfst du einen Gefolgsmann auf das Plättchen setzen. Er bringt dir Punkte für das Gebiet, auf dem er steht. Hier kann das die Straße sein oder eine Wiese daneben.
    .todo = Setze einen Gefolgsmann auf die Straße.
    .why = Das ist erlaubt. Aber die Straße bringt bald Punkte, und du siehst gleich, wie.
guide-city = Eine Stadt abschließen
    .text = Der Bot hat oberhalb deiner Straße eine Stadt begonnen. Du kannst sofort eine abschließen: Die untere Hälfte liegt auf dem Startplättchen, die obere ist auf deinem neuen Plättchen.
    .todo = Lege das Plättchen oben an das Startplättchen, sodass die beiden Hälften zusammenpassen.
    .why = Dort passt es auch. Aber oben am Startplättchen ist sofort eine Stadt fertig, und das bringt Punkte.
guide-knight = Punkte für eine Stadt
    .text = Die Stadtmauer ist geschlossen, also ist die Stadt fertig. Eine fertige Stadt bringt 2 Punkte je Plättchen, diese also { $points }. Ein Wappen in einer Stadt bringt noch einmal 2 Punkte.
    .todo = Setze einen Gefolgsmann in die Stadt. Er wird sofort gewertet und kommt gleich zu dir zurück.
    .why = Das ist erlaubt. Aber die { $points } Punkte bekommst du nur, wenn ein Gefolgsmann von dir in der Stadt steht.
guide-monastery = Ein Kloster
    .text = Du hast jetzt { $mine } Punkte, und dein Gefolgsmann ist zurück. Dieses Plättchen zeigt ein Kloster und eine Straße, die dort endet.
    .todo = Lege es an das rechte Ende deiner Straße.
    .why = Dort passt es auch. Aber an deiner Straße schließt es gleich deren rechtes Ende ab.
guide-monk = Ein Gefolgsmann im Kloster
    .text = Ein Kloster bringt 1 Punkt für sein eigenes Plättchen und je 1 Punkt für die acht Plättchen ringsum: 9 Punkte, wenn alle liegen. Es ist egal, wer sie legt.
    .todo = Setze einen Gefolgsmann auf das Kloster.
    .why = Das ist erlaubt. Aber das Kloster bringt dir in dieser Einführung noch viele Punkte.
guide-crossing = Die Straße abschließen
    .text = Eine Straße ist fertig, wenn beide Enden geschlossen sind. Rechts endet deine am Kloster, links ist sie noch offen. Auch eine Kreuzung schließt eine Straße ab.
    .todo = Lege die Kreuzung links an das Startplättchen, so gedreht, wie du sie dort siehst. Mit R oder ↻ drehst du sie.
    .why = So passt sie auch. Aber für diese Einführung muss sie links am Startplättchen liegen, so gedreht, wie du sie dort siehst.
guide-home = Dein Gefolgsmann kommt heim
    .text = Die Straße aus { $points } Plättchen ist fertig und bringt 1 Punkt je Plättchen. Danach kommt dein Gefolgsmann zu dir zurück. Du hast nur sieben, also musst du nicht in jedem Zug einen setzen. Ist keiner mehr übrig, legst du nur Plättchen, bis einer zurückkommt.
    .todo = Setze jetzt niemanden: Wähle „Passen“.
    .why = Das ist erlaubt. Aber auf dieser Wiese bliebe dein Gefolgsmann bis zum Ende liegen, und gleich kommt eine bessere.
guide-field = Wiesen
    .text = Du hast jetzt { $mine } Punkte. Das Grün zwischen Straßen und Städten besteht aus Wiesen. Sie zählen erst am Ende des Spiels.
    .todo = Lege diese Kurve oben an die Kreuzung.
    .why = Dort passt sie auch. Aber oben an der Kreuzung entsteht ein guter Platz für einen Bauern, nahe bei deiner Stadt.
guide-farmer = Ein Bauer legt sich hin
    .text = Ein Gefolgsmann auf einer Wiese ist ein Bauer. Er legt sich hin und bleibt bis zum Ende des Spiels liegen. Dann bringt er 3 Punkte für jede fertige Stadt an seiner Wiese.
    .todo = Setze einen Gefolgsmann auf die große Wiese rechts von der Kurve.
    .why = Das ist erlaubt. Aber die große Wiese grenzt an deine Stadt, und dort verdient ein Bauer seine Punkte.
guide-beside = In eine Stadt einsteigen
    .text = Die Stadt, die oben noch offen ist, gehört dem Bot. Du darfst keinen Gefolgsmann hineinsetzen. Aber du darfst in der Nähe ein eigenes Stück Stadt beginnen und beide später verbinden.
    .todo = Lege das Plättchen an die markierte Stelle, mit der Stadt nach links. Mit R oder ↻ drehst du es.
    .why = So passt es auch. Aber nur von der markierten Stelle aus, mit der Stadt nach links, erreichst du die Stadt des Bots.
guide-second = Dein eigenes Stück
    .text = Dieses Stück Stadt hängt noch nicht mit der Stadt des Bots zusammen. Darum steht noch niemand darin.
    .todo = Setze einen Gefolgsmann hinein.
    .why = Das ist erlaubt. Aber ohne Gefolgsmann bekommst du nichts, wenn die Stadt fertig ist.
guide-join = Die Stücke verbinden
    .text = Zwischen deinem Stück und dem des Bots fehlt nur noch ein Plättchen mit Stadt an zwei Seiten. Genau das hast du gerade gezogen.
    .todo = Lege es in die Lücke.
    .why = Dort passt es auch. Aber in der Lücke schließt es die Stadt ab, und das bringt dir Punkte.
guide-share = Eine geteilte Stadt
    .text = Die Stadt aus drei Plättchen ist fertig. Du und der Bot habt je einen Gefolgsmann darin, also bekommt ihr beide alle { $points } Punkte. Wer mehr Gefolgsleute darin hat, bekommt sie allein.
    .todo = Setze jetzt niemanden: Wähle „Passen“.
guide-eighth = Das achte Plättchen
    .text = Rund um dein Kloster liegen schon sieben von acht Plättchen. Die des Bots zählen für dich mit.
    .todo = Lege das Plättchen an die letzte freie Stelle, rechts vom Kloster.
    .why = Dort passt es auch. Aber rechts vom Kloster schließt es das Kloster ab, und das bringt dir viele Punkte.
guide-unfinished = Kloster fertig, Stadt begonnen
    .text = Das Kloster ist fertig: { $points } Punkte, und dein Gefolgsmann kommt zurück. Am Ende des Spiels zählt auch, was nicht fertig ist. Eine Straße oder eine Stadt bringt dann 1 Punkt je Plättchen.
    .todo = Setze einen Gefolgsmann in die neue Stadt.
    .why = Das ist erlaubt. Aber auch eine unfertige Stadt bringt am Ende noch einen Punkt.
guide-end = Das Ende des Spiels
    .text = Eine richtige Partie endet, wenn alle 72 Plättchen liegen. Dann bringt alles Unfertige 1 Punkt je Plättchen, und dein Bauer bringt je 3 Punkte für die drei fertigen Städte an seiner Wiese. Wäre jetzt Schluss, hättest du mit { $end } zu { $botsend } gewonnen.
    .todo = { "" }
guide-help = Wenn du Hilfe brauchst
    .text = Das „?“ neben einer Frage sagt, was sie bedeutet, und unter „Regeln dieses Tisches“ stehen alle Regeln. Zeige auf eine Straße, eine Stadt oder eine Wiese, um zu sehen, wem sie gehört und was sie wert ist.
    .todo = Tasten: R dreht das Plättchen, mit den Pfeiltasten gehst du von Stelle zu Stelle, Enter wählt eine, und 0 zeigt das ganze Spielfeld.
guide-learnt = Du kannst spielen
    .text = Plättchen legen, Gefolgsmann setzen, Fertiges werten: Das ist ein Zug. Halte Gefolgsleute zurück, steig in fremde Städte ein und vergiss die Wiesen nicht. Du kannst diese Partie weiterspielen oder eine neue beginnen.
    .todo = { "" }
guide-bots-turn = Der Bot ist am Zug
    .text = Jetzt legt der andere Spieler ein Plättchen und setzt vielleicht auch einen Gefolgsmann. Schau auf dem Spielfeld zu.
    .todo = { "" }
guide-off = Das geht auch
    .text = Die Einführung geht bei einem früheren Zug weiter.
    .todo = Geh zurück zur Einführung und wähle die markierte Stelle. Oder spiel einfach weiter.

# Der Schiedsrichter
referee-too-large = diese Stellung ist zu groß
referee-lost-question = was getan wurde, seit das letzte Plättchen gelegt wurde: Die Datei hat den Moment davor
referee-lost-position = die Stellung kann nicht wieder aufgebaut werden: { $why }
referee-lost-tiles = diese Plättchen: { $list }
referee-lost-figures = diese Figuren: { $list }
referee-lost-tokens = diese Chips: { $list }
referee-lost-numbers = diese Zahlen: { $list }
referee-hidden = die Partie ist nicht zu Ende und verbirgt Dinge vor Spielern; ihre Stellungen sind zu sehen, wenn es vorbei ist
referee-files = der Tisch einer Stellung kann keine Bibliotheken und Dateien nennen; setze den Text einer Datei in den Tisch

# Answers to requests
advice-not-asked = dieser Platz wird jetzt nichts gefragt
advice-no-option = "{ $line }" ist hier keine Möglichkeit
export-not-over = eine Partie kann exportiert werden, wenn sie zu Ende ist
