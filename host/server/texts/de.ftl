### Pages
page-language-name = Deutsch
page-language = Sprache
page-new-table = Neuer Tisch
page-all-tables = Alle Tische
page-table = Tisch
page-record = Protokoll

# Lobby
page-hello = Lege Plättchen, besetze Straßen und Städte
page-hello-more = Spiel gegen Bots oder mit Freunden. Jede Regel ist ein Plug-in: Wähle Erweiterungen, Editionen und Hausregeln.
page-your-name = Dein Name
page-you = Du
page-bot = Bot
page-quick = Gegen einen Bot spielen
page-set-up = Tisch einrichten
page-your-tables = Deine Tische
page-waiting = Warten auf Mitspieler
page-waiting-none = Kein Tisch wartet auf Mitspieler. Richte einen mit einem freien Platz ein.
page-playing = Laufende Partien
page-playing-none = Zurzeit läuft keine Partie.
page-over = Beendet
page-over-none = Noch ist keine Partie beendet.
page-free-seat = freier Platz
page-turn-number = Zug { $n }

# New table
page-players = Spieler
page-add-player = Spieler hinzufügen
page-expansions = Erweiterungen
page-search = Suchen
page-search-expansions = In den Erweiterungen suchen
page-three = Drei zufällige
page-settings = Uhr, Hilfen und Chat
page-as-text = Als Text
page-as-text-hint = Derselbe Tisch als Datei. Ändere ihn hier oder im Formular; eine Änderung erscheint auch auf der anderen Seite.
page-as-toml = Der Tisch als TOML
page-open-table = Tisch eröffnen

# Table
page-board = Das Spielfeld. Ziehen verschiebt es, Plus und Minus zoomen, die Pfeiltasten wählen eine Markierung, R dreht das Plättchen, Enter nimmt die gewählte Markierung.
page-view = Ansicht
page-fit = Das ganze Spielfeld zeigen (0)
page-zoom-in = Vergrößern (+)
page-zoom-out = Verkleinern (−)
page-turn-tile = Plättchen drehen (R)
page-turn = Drehen
page-place = Legen
page-help = Hilfen auf dem Spielfeld
page-log = Spielverlauf
page-talk = Chat
page-what-you-say = Deine Nachricht
page-say-something = Sag etwas
page-send = Senden
page-sound = Ton
page-give-up = Aufgeben
page-links = Links
page-open-tiles = Offene Plättchen
page-points = Punkte
page-most-points = die meisten Punkte
page-price = Preis in Punkten
page-gain = Punkte, wenn es jetzt gelten würde
page-left = { $n ->
    [0] keine mehr
   *[other] noch { $n }
 }
page-closed = jetzt nicht verfügbar: { $why }
page-now = jetzt
page-there = bei { $cell }
page-places-tile = legt { $tile }
page-a-tile = ein Plättchen
page-together = Gesamt
page-stands-beside = { $figure } steht neben { $with }
page-domain = { $name } von { $owners } bei { $cell }

# Record
page-board-then = Das Spielfeld nach dem gewählten Zug. Die Pfeiltasten links und rechts gehen durch die Züge.
page-first-move = Erster Zug (Pos1)
page-move-back = Ein Zug zurück (←)
page-move-on = Ein Zug vor (→)
page-last-move = Letzter Zug (Ende)
page-move = Zug
page-points-over-time = Punkteverlauf
page-chances = Gewinnchancen
page-chances-over-time = Verlauf der Gewinnchancen
page-all-moves = Alle Züge
page-copy-link = Link zu diesem Zug kopieren

### Bots
bot-random = zufällig
    .about = Nimmt irgendeine Möglichkeit; jede ist gleich wahrscheinlich.
bot-greedy = gierig
    .about = Sieht einen Zug voraus und nimmt, was die meisten Punkte verspricht.
bot-greedy-1 = gierig, erste Version
    .about = Der gierige Bot der ersten Version. Er probiert mehr und spielt langsamer; andere Bots werden mit ihm verglichen.
bot-search = Suche
    .about = Spielt die besten Möglichkeiten in vielen Probepartien weiter. Ein Budget je Entscheidung ist möglich, etwa search:500 oder search:2s.
bot-beginner = Anfänger
    .about = Sieht einen Zug voraus und nimmt bei jeder zweiten Entscheidung etwas Zufälliges.
bot-casual = entspannt
    .about = Sieht einen Zug voraus und nimmt bei jeder sechsten Entscheidung etwas Zufälliges.
bot-easy = leicht
    .about = Sucht mit 8 Probepartien je Entscheidung.
bot-normal = normal
    .about = Sucht mit 30 Probepartien je Entscheidung.
bot-hard = schwer
    .about = Sucht mit 100 Probepartien je Entscheidung.
bot-master = Meister
    .about = Sucht mit 400 Probepartien je Entscheidung.

### Errors
error-closed = der Tisch wurde geschlossen
error-host = dieser Server beantwortet keine Anfragen für diesen Host; der Betreiber kann den Host mit --public-url angeben
error-other-site = diese Anfrage kommt von einer anderen Website
error-option-or-line = sende die Nummer einer Auswahl oder eine Zeile Notation
error-bot-ended = der Bot hat vorzeitig aufgehört; versuch es noch einmal
error-help-off = diese Hilfe ist an diesem Tisch abgeschaltet
error-too-many-requests = zu viele Anfragen von deiner Adresse; warte ein paar Sekunden
error-too-many-tables = zu viele neue Tische von deiner Adresse; warte ein paar Minuten
error-too-many-pages = zu viele offene Seiten von deiner Adresse; schließ einige
error-link-of-no-seat = dieser Link gehört zu keinem Platz an diesem Tisch
error-not-owner = das darf nur, wer diesen Tisch eröffnet hat, und nur in demselben Browser
error-answer-ended = die Antwort wurde nicht fertig; versuch es noch einmal
error-bot-thinks = ein Bot denkt schon über eine Entscheidung an diesem Tisch nach; warte auf ihn
error-decision-gone = diese Entscheidung ist nicht mehr offen: Jemand hat geantwortet oder sie wurde zurückgenommen
error-given-up = die Anfrage wurde abgebrochen
error-engine = die Engine hat eine andere Frage beantwortet
error-not-a-player = nur wer mitgespielt hat, kann eine weitere Partie wünschen
error-not-over = die Partie ist nicht beendet
error-gave-up = du hast diese Partie aufgegeben; richte einen neuen Tisch ein, um wieder zu spielen
error-private = dieser Tisch ist privat: Öffne ihn mit dem Link für Mitspieler
error-ended = dieser Tisch ist beendet
error-not-playing = die Partie läuft nicht
error-no-seat = du hast keinen Platz an diesem Tisch
error-talk-players = nur Mitspieler können chatten; nimm zuerst einen Platz
error-talk-off = der Chat ist an diesem Tisch abgeschaltet
error-talk-empty = die Nachricht ist leer
error-no-such-seat = diesen Platz gibt es an diesem Tisch nicht
error-seat-taken = dieser Platz ist besetzt; wähl einen anderen
error-too-many-pictures = es werden zu viele Bilder dieses Tisches angefragt; warte ein paar Sekunden
error-too-many-waiting = zu viele Anfragen warten auf diesen Tisch; versuch es später noch einmal
error-game-went-on = die Partie ist weitergegangen; sieh sie dir noch einmal an
error-no-taking-back = das lässt sich nicht zurücknehmen: Etwas wurde zufällig gezogen oder jemand anders hat gehandelt
error-not-your-turn = du bist nicht am Zug
error-seat-given-up = du hast diesen Platz aufgegeben
error-over = die Partie ist beendet
error-ended-already = dieser Tisch ist schon beendet
error-seat-free = diesen Platz hat niemand
error-server-full = dieser Server hat keinen Platz für weitere Tische; versuch es wieder, wenn Partien beendet sind
error-no-table = diesen Tisch gibt es nicht
error-no-page = diese Seite gibt es nicht
error-slow = die Antwort hat länger als { $seconds } Sekunden gedauert; versuch es später noch einmal
error-talk-full = dieser Tisch hat { $lines } Nachrichten und nimmt keine weiteren an
error-store-lost = ein anderer Server hat diesen Tisch übernommen
error-store-full = die Festplatte des Servers ist voll, nichts kann gespeichert werden; der Betreiber muss Platz schaffen
error-since = since muss die Nummer einer Nachricht sein: { $why }
error-work-ended = die Arbeit an dieser Anfrage endete vorzeitig: { $why }
error-settings = die Einstellungen sind nicht lesbar: { $why }
error-bot-slow = der Bot "{ $bot }" denkt zu lange für einen Server; ein Budget hat höchstens { $most } Simulationen oder { $seconds } Sekunden
