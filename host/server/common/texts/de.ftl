### Pages
page-language-name = Deutsch
page-dark = Dunkel
page-language = Sprache
page-new-table = Neuer Tisch
page-all-tables = Alle Tische
page-table = Tisch
page-record = Protokoll

# Lobby
page-hello = Lege Plättchen, besetze Straßen und Städte
page-hello-more = Spiel gegen Bots oder mit Freunden. Jede Regel ist ein Plug-in: Wähle Erweiterungen, Ausgaben und Hausregeln.
page-your-name = Dein Name
page-bot = Bot
page-quick = Gegen einen Bot spielen
page-quick-what = Gegen einen Bot spielst du das Grundspiel der ersten Ausgabe (2000 bis 2013). Ein Tisch, den du einrichtest, kann die neue Ausgabe und Erweiterungen haben.
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
page-turn-of = { $name } ist am Zug
page-table-closed = geschlossen
page-won = gewonnen
page-clock-none = ohne Uhr
page-clock-live = mit Uhr
page-clock-days = Tage je Entscheidung
page-filters = Tische filtern
page-filter-text = Name oder Spieler
page-filter-any-expansion = alle Erweiterungen
page-filter-any-clock = mit oder ohne Uhr
page-filter-free = mit freiem Platz

# New table
page-wholes = Ein ganzer Tisch
page-wholes-hint = Ein Klick wählt Ausgabe und Erweiterungen. Ändere sie unten, wie du magst; deine Spieler bleiben.
page-whole-classic = Klassisch
    .about = Das Grundspiel der ersten Ausgabe und sonst nichts.
page-whole-first-game = Erstes Spiel
    .about = Das Grundspiel ohne Bauern, mit einem Fluss am Anfang.
page-whole-new-edition = Neue Ausgabe
    .about = Das Grundspiel seit 2014, mit dem Fluss und dem Abt.
page-whole-inns-traders = Wirtshäuser und Händler
    .about = Wirtshäuser und Kathedralen mit Händlern und Baumeistern: mehr Einsatz, Waren und ein Baumeister.
page-whole-dragon-tower = Drache und Turm
    .about = Gefolgsleute werden gefressen und gefangen: für alle, die es rau mögen.
page-whole-seven-small = Sieben Kleine
    .about = Die sieben Mini-Erweiterungen von 2012 in einer Partie.
page-whole-benelux-shop = Benelux und der Shop
    .about = Auf der Karte der Benelux-Länder, mit Brücken, Burgen, Basaren und dem Shop.
page-whole-big-box = Big Box
    .about = Fünf große Erweiterungen und der Fluss, für einen langen Abend.
page-size = Der Umfang dieser Partie
page-players = Spieler
page-add-player = Spieler hinzufügen
page-expansions = Erweiterungen
page-search = Suchen
page-search-expansions = In den Erweiterungen suchen
page-three = Drei zufällige
page-settings = Uhr, Hilfen und Chat
page-as-text = Als Text
page-as-text-hint = Derselbe Tisch als Datei. Ändere ihn hier oder im Formular; jede Änderung erscheint an beiden Stellen.
page-as-toml = Der Tisch als TOML
page-open-table = Tisch eröffnen

# Table
page-board = Das Spielfeld. Ziehen verschiebt es, Plus und Minus zoomen, die Pfeiltasten wählen eine Markierung, R dreht das Plättchen, Enter nimmt die gewählte Markierung, D liest das Spielfeld in Worten vor.
page-view = Ansicht
page-fit = Das ganze Spielfeld zeigen (0)
page-zoom-in = Vergrößern (+)
page-zoom-out = Verkleinern (−)
page-turn-tile = Plättchen drehen (R)
page-turn = Drehen
page-place = Legen
page-help = Hilfen auf dem Spielfeld
page-words = Spielfeld in Worten
page-words-keys = Die Tasten: Pfeile wählen eine Stelle, R dreht das Plättchen, Enter nimmt die Stelle oder die Zahl, P passt, D liest diesen Text mit einem Bildschirmleser vor.
page-log = Spielverlauf
page-talk = Chat
page-what-you-say = Deine Nachricht
page-say-something = Sag etwas
page-send = Senden
page-sound = Ton
page-since = Seit deinem letzten Zug
page-give-up = Aufgeben
page-notifications = Mitteilungen
page-notifications-talk = Auch wenn jemand etwas schreibt
page-links = Links
page-final = Die Schlusswertung, Schritt für Schritt
script-game-final-previous = Voriger Schritt
script-game-final-next = Nächster Schritt
script-game-final-play = Abspielen
script-game-final-stop = Anhalten
script-game-final-at = { $n } von { $of }
page-wrong = Was nicht stimmt
page-analysis = Analyse
page-analyse = Partie analysieren
page-analysis-hint = Vergleicht jeden Zug mit dem, was sonst möglich war, wie der Befehl „bastide analyze“. Es dauert einige Sekunden, mit vielen Erweiterungen einige Minuten.
page-mistakes = Größte Fehler
page-better-move = Was besser gewesen wäre
page-autoplay = Alle Züge abspielen
page-speed = Tempo
page-play-on = Von hier weiterspielen
page-play-on-hint = Eine neue Partie beginnt mit der Stellung nach diesem Zug und den Spielern, die du wählst. Die übrigen Plättchen werden neu gemischt; niemand weiß also, welche kommen.
page-play-on-go = Weiterspielen
page-cancel = Abbrechen
page-open-file = Eine Partie öffnen
page-open-file-hint = Du kannst ein gespeichertes Spiel auch hierher ziehen oder einfügen: ein Protokoll von Bastide oder eine .jcz-Datei von JCloisterZone. Nur wer den Link hat, findet es.
page-bundles = Erweiterungen von anderen
page-bundles-hint = Eine Erweiterung von jemand anderem kommt als Bündel, als Datei mit der Endung .wasm. Es läuft ohne Rechte: Es kann spielen und sonst nichts.
page-bundle-without = Ohne das Bündel weiter
page-bundle-open = Eine Erweiterung öffnen…
page-bundle-address = Die Adresse eines Bündels
page-bundle-fetch = Adresse öffnen

# Die Einführung: "Das Spiel in fünf Minuten lernen".
page-learn = Das Spiel in fünf Minuten lernen
page-guide-progress = Schritte der Einführung
page-guide-before = Zurück
page-guide-back = Zurück zur Einführung
page-guide-next = Weiter
page-guide-play = Gegen einen leichten Bot spielen

# Rules of a table
page-close = Schließen
page-rules = Regeln dieses Tisches
page-rules-changed = Anders als in der Ausgabe
page-rules-unchanged = Alle Optionen sind wie in dieser Ausgabe.
page-rules-clock = Uhr
page-rules-clock-none = ohne Zeitlimit
page-rules-clock-game = { $time } je Spieler für die ganze Partie
page-rules-clock-step = { $time } je Entscheidung
page-time-day = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
 }
page-time-hour = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
 }
page-time-minute = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
 }
page-time-second = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
 }

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

left-resigned = { $name } hat aufgegeben
left-time = { $name } hatte keine Zeit mehr
ended-early = { $n ->
    [one] { $winner } gewinnt: { $why }
   *[other] { $winner } gewinnen: { $why }
 }
ended-early-nobody = Niemand gewinnt: { $why }

### Errors
error-closed = der Tisch wurde geschlossen
error-host = dieser Server beantwortet keine Anfragen für diesen Host; der Betreiber kann den Host mit --public-url angeben
error-other-site = diese Anfrage kommt von einer anderen Website; sende sie von einer Seite dieses Servers
error-option-or-line = sende die Nummer einer Möglichkeit oder eine Zeile Notation
error-bot-ended = der Bot hat vorzeitig aufgehört; versuch es noch einmal
error-no-advice = an diesem Tisch gibt es keine Tipps: Sie sind für eine Person, die allein gegen Bots spielt, wenn die Einstellungen sie nicht abschalten
error-help-off = diese Hilfe ist an diesem Tisch abgeschaltet
error-too-many-requests = zu viele Anfragen von deiner Adresse; warte ein paar Sekunden
error-too-many-tables = zu viele neue Tische von deiner Adresse; warte ein paar Minuten
error-versions = diese Partie begann mit { $was }, und dieser Server hat { $is }; die Regeln können anders sein, also geht sie hier nicht weiter. Auf einem Server mit den Versionen von damals geht sie weiter
error-bundle-missing = diese Partie hat die Regeln eines Bündels, das nicht mehr hier ist (SHA-256 { $sha256 }). Die Partie bleibt und geht weiter, wenn das Bündel hier wieder geöffnet wird
error-file-bundle = diese Partie wurde mit dem Bündel { $name } gespielt (SHA-256 { $sha256 }), und das ist nicht auf diesem Server. Öffne zuerst das Bündel auf der Seite eines neuen Tisches und dann diese Datei
error-bundle-large = dieses Bündel ist zu groß; es darf bis zu { $megabytes } MB groß sein
error-bundle-many = dieser Server hat schon { $most } Bündel, und alle werden benutzt; bitte den Betreiber, Platz zu machen
error-bundle-games = gerade werden zu viele Partien mit Bündeln gespielt; versuche es später noch einmal
error-bundle-address = dieser Server öffnet keine Bündel von dieser Adresse; bitte den Betreiber, sie zu erlauben
error-bundle-fetch = das Bündel kann von dieser Adresse nicht gelesen werden: { $why }
error-too-many-bundles = zu viele Bündel von deiner Adresse; warte ein paar Minuten
error-table-long = der Tisch ist länger als { $most } Zeichen
error-no-push = dieser Server schickt keine Mitteilungen an Browser; wähle einen Feed oder Mails, wenn es sie gibt
error-no-mail = dieser Server verschickt keine Mails; wähle einen Feed
error-push-address = das ist nicht die Adresse eines Push-Dienstes: sie muss https bei einem öffentlichen Host sein
error-push-keys = die Schlüssel des Browsers sind nicht lesbar
error-mail-address = das ist keine Mailadresse; sie sieht aus wie anna@example.org
error-notifications-many = für diesen Platz gibt es schon { $n ->
    [one] { $n } Weg
   *[other] { $n } Wege
 } für Mitteilungen; entferne erst einen davon
error-notifications-busy = die Mitteilungen dieses Tisches werden gerade geändert; versuch es noch einmal
error-too-many-mails = es wurden zu viele Mails zur Bestätigung einer Adresse angefordert; warte eine Stunde, oder einen Tag bei derselben Adresse
error-too-much-work = von deiner Adresse wurden zu viele Bilder und Zeitpunkte abgerufen; warte einige Sekunden
error-too-many-pages = zu viele offene Seiten von deiner Adresse; schließ einige
error-link-of-no-seat = dieser Link gehört zu keinem Platz an diesem Tisch; bitte um einen neuen Link
error-not-owner = das darf nur, wer diesen Tisch eröffnet hat, und nur in demselben Browser
error-answer-ended = die Antwort wurde nicht fertig; versuch es noch einmal
error-bot-thinks = ein Bot denkt schon über eine Entscheidung an diesem Tisch nach; warte auf ihn
error-decision-gone = diese Entscheidung ist nicht mehr offen: Jemand hat geantwortet oder sie wurde zurückgenommen
error-given-up = die Anfrage wurde abgebrochen; versuch es noch einmal
error-engine = die Engine hat eine andere Frage beantwortet; versuch es noch einmal
error-not-a-player = nur wer mitgespielt hat, kann eine weitere Partie wünschen
error-not-over = die Partie ist nicht beendet
error-gave-up = du hast diese Partie aufgegeben; richte einen neuen Tisch ein, um wieder zu spielen
error-private = dieser Tisch ist privat: Öffne ihn mit dem Link für Mitspieler
error-ended = dieser Tisch ist beendet; richte einen neuen ein
error-not-playing = die Partie läuft nicht
error-no-seat = du hast keinen Platz an diesem Tisch; nimm zuerst einen freien
error-talk-players = nur Mitspieler können chatten; nimm zuerst einen Platz
error-talk-off = der Chat ist an diesem Tisch abgeschaltet
error-talk-empty = die Nachricht ist leer; schreib zuerst etwas
error-no-such-seat = diesen Platz gibt es an diesem Tisch nicht
error-seat-taken = dieser Platz ist besetzt; wähl einen anderen
error-too-many-pictures = es werden zu viele Bilder und frühere Stellungen dieses Tisches angefragt; warte ein paar Sekunden
error-too-many-waiting = zu viele Anfragen warten auf diesen Tisch; versuch es später noch einmal
error-game-went-on = die Partie ist weitergegangen; sieh sie dir noch einmal an
error-no-taking-back = das lässt sich nicht zurücknehmen: Etwas wurde zufällig gezogen oder jemand anders hat gehandelt
error-not-your-turn = du bist nicht am Zug: jemand anders ist gefragt
error-seat-given-up = du hast diesen Platz aufgegeben
error-over = die Partie ist beendet
error-ended-already = dieser Tisch ist schon beendet
error-seat-free = diesen Platz hat niemand
error-server-full = dieser Server hat keinen Platz für weitere Tische; versuch es wieder, wenn Partien beendet sind
error-no-table = diesen Tisch gibt es nicht
error-no-page = diese Seite gibt es nicht
error-slow = die Antwort hat länger als { $seconds } Sekunden gedauert; versuch es später noch einmal
error-talk-full = dieser Tisch hat { $lines } Nachrichten und nimmt keine weiteren an
error-store-lost = ein anderer Server hat diesen Tisch übernommen; lade die Seite neu
error-store-full = die Festplatte des Servers ist voll, nichts kann gespeichert werden; der Betreiber muss Platz schaffen
error-store-held = ein anderer Server hat diesen Tisch und antwortet nicht; versuche es gleich noch einmal
error-store-unsure = die Verbindung zur Datenbank ist abgebrochen; lade die Seite neu, um zu sehen, was gespeichert ist
error-store-away = die Datenbank antwortet nicht; versuche es gleich noch einmal
error-not-a-peer = hier bekommen nur Server eine Antwort, die dieselbe Datenbank haben
error-since = since muss die Nummer einer Nachricht sein: { $why }
error-work-ended = die Arbeit an dieser Anfrage endete vorzeitig: { $why }
error-settings = die Einstellungen sind nicht lesbar: { $why }
error-rules = dieser Server kennt nicht alle Regeln dieses Tisches: { $why }
error-bot-slow = der Bot "{ $bot }" denkt zu lange für einen Server; ein Budget hat höchstens { $most } Simulationen oder { $seconds } Sekunden
error-play-on-players = wähle für jeden Platz einen Menschen oder einen Bot, und mindestens einen Menschen

### Mitteilungen an Leute, die nicht da sind

## Was Browser, Mails und Feeds sagen
notification-turn = Du bist am Zug bei { $table }
notification-clock = Deine Zeit bei { $table } läuft ab
notification-begun = Die Partie bei { $table } hat begonnen
notification-over = Die Partie bei { $table } ist zu Ende
notification-talk = { $name } hat bei { $table } geschrieben
notification-moved = { $name } hat gezogen.
notification-first = Die Partie hat begonnen, und du fängst an.
notification-wait = Jemand anderes ist am Zug. Du bekommst Bescheid, wenn du am Zug bist.
notification-result = Das Ergebnis steht auf der Seite des Tisches.
notification-hours = { $n ->
    [one] Es bleibt weniger als eine Stunde.
   *[other] Es bleiben weniger als { $n } Stunden.
 }
notification-feed = Dein Zug bei Bastide

## Mails und die Seiten ihrer Links
mail-confirm-subject = Möchtest du Mails zu deiner Partie?
mail-confirm = Jemand, wahrscheinlich du, möchte von diesem Server eine Mail an diese Adresse bekommen, sobald in einer Partie der eigene Zug ansteht. Wenn du das möchtest, öffne diese Seite:
mail-confirm-not = Wenn du es nicht warst, tu nichts, und es kommen keine Mails mehr. Sofort beenden: { $url }
mail-end = Keine Mails mehr zu dieser Partie: { $url }
mail-confirm-title = Möchtest du eine Mail, wenn du am Zug bist?
mail-confirm-button = Ja, Mails schicken
mail-confirmed = Du bekommst eine Mail, wenn du am Zug bist.
mail-stop-title = Möchtest du keine Mails mehr zu dieser Partie?
mail-stop-button = Keine Mails mehr
mail-stopped = Es kommen keine Mails mehr zu dieser Partie.

### Was die Skripte der Seiten zeigen.

script-all-no-connection = Der Server ist nicht erreichbar. Versuche es noch einmal.
script-all-server-status = Der Server antwortet mit Fehler { $status }.
script-all-facts = { $n ->
    [one] Zug { $turn } · noch { $n } Plättchen
   *[other] Zug { $turn } · noch { $n } Plättchen
 }
script-all-turn = am Zug
script-all-bot = Bot: { $kind }
script-all-bot-first-steps = erste Schritte (ich habe noch nie gespielt)
script-all-bot-beginner = Anfänger
script-all-bot-casual = Hobbyspieler
script-all-bot-club = Vereinsspieler
script-all-bot-expert = Experte
script-all-bot-easy = leicht
script-all-bot-normal = mittel
script-all-bot-hard = schwer
script-all-bot-master = Meister
script-all-bot-random = zufällig
script-all-bot-greedy = gierig
script-all-bot-greedy-1 = gierig, erste Version
script-all-bot-search = Suche
script-all-quick-you = Spieler
script-all-quick-bot = Bot ({ $kind })
script-all-rules-usual = In dieser Ausgabe: { $value }.
script-all-rules-figures = Figuren je Spieler
script-all-here = anwesend
script-all-away = abwesend
script-all-just-now = gerade eben
script-all-left-ago = { $ago } gegangen
script-all-left-resigned = hat aufgegeben
script-all-left-time = Zeit abgelaufen
script-all-copied = Der Link ist kopiert.
script-all-copy-failed = Der Browser hat den Link nicht kopiert. Markiere den Link und kopiere ihn selbst.
script-all-close-ask = Diesen Tisch schließen? Danach kann sich niemand mehr hinsetzen.

script-lobby-your-turn = Du bist am Zug
script-lobby-close = Schließen
script-lobby-close-named = Den Tisch { $title } schließen
script-lobby-filtered = { $n ->
    [one] { $n } Tisch
   *[other] { $n } Tische
 }

script-game-window = { $title } · Bastide
script-game-window-turn = ● Du bist am Zug · { $title } · Bastide
script-game-untitled = Tisch
script-game-connecting = Verbindung wird hergestellt …
script-game-over = Die Partie ist zu Ende
script-game-closed = Wer diesen Tisch eröffnet hat, hat ihn geschlossen
script-game-broken = Diese Partie kann nicht weitergehen
script-game-review = Die Partie Schritt für Schritt ansehen
script-game-won = { $n ->
    [one] { $name } gewinnt mit { $n } Punkt
   *[other] { $name } gewinnt mit { $n } Punkten
 }
script-game-shared = { $n ->
    [one] { $names } teilen sich den ersten Platz mit { $n } Punkt
   *[other] { $names } teilen sich den ersten Platz mit { $n } Punkten
 }
script-game-asked-own = { $who }: { $question }
script-game-prompt-help = Was diese Frage bedeutet
script-game-advice = Tipp
script-game-asked = Warten auf { $who }: { $question }
script-game-bot-thinks = Ein Bot überlegt.
script-game-hint-touch = Tippe auf ein markiertes Feld. Tippe noch einmal darauf, um das Plättchen zu drehen.
script-game-hint-mouse = Klicke auf ein markiertes Feld. Mit dem Mausrad oder der Taste R drehst du das Plättchen.
script-game-announce = { $n ->
    [one] Du bist am Zug. { $question } { $n } Möglichkeit.
   *[other] Du bist am Zug. { $question } { $n } Möglichkeiten.
 }
script-game-undo = ↶ Zurücknehmen
script-game-undo-what = Nimmt deine letzte Antwort zurück und alles, was darauf folgte
script-game-resign-ask = Aufgeben? Ein Bot spielt dann für dich weiter.
script-game-clock-hours = { $hours } Std. { $minutes } Min.
script-game-final = Endstand: { $points }

script-game-tile-in-hand = Plättchen in der Hand
script-game-tile-held = Plättchen in der Hand: { $tile }.
script-game-tile-turns = Mit der Taste R drehst du es.
script-game-which-figure = Welche Figur?
script-game-kind-places = { $n ->
    [one] { $kind }, { $n } Stelle
   *[other] { $kind }, { $n } Stellen
 }
script-game-places = { $n ->
    [one] { $n } Stelle
   *[other] { $n } Stellen
 }
script-game-place-at = { $n ->
    [one] { $cell }. Plättchen: { $tile }
   *[other] { $cell }. Plättchen: { $tile }, eine von { $n } Drehungen
 }
script-game-options = { $n ->
    [one] { $n } Möglichkeit
   *[other] { $n } Möglichkeiten
 }
script-game-options-of = { $n ->
    [one] { $what } …: { $n } Möglichkeit
   *[other] { $what } …: { $n } Möglichkeiten
 }
script-game-ok = OK
script-game-none-left = Du hast keinen Gefolgsmann mehr, also setzt du keinen, bis einer zurückkommt.
page-on-offer = Angebotene Plättchen
script-game-offer-nth = Angebotenes Plättchen { $n }
script-game-offer-now = Das Plättchen, um das es jetzt geht
script-game-hold-place = Das Plättchen legen
script-game-hold-end = { $what }. Danach ist dein Zug zu Ende.
script-game-hold-go = ✓ OK

script-game-help-features = Besitzer und Wert des Gebiets, auf das du zeigst
script-game-help-fields = Wiesen in der Farbe ihres Besitzers
script-game-help-dead = Felder, auf die kein Plättchen mehr passt
script-game-help-standing = Punkte, wenn die Partie jetzt endete
script-game-help-tiles = Übrige Plättchen
script-game-feature = { $kind }, { $owners }
script-game-feature-worth = { $kind }, { $owners }: { $worth }
script-game-no-owner = kein Besitzer

script-game-link-spectators = Link für Zuschauer
script-game-link-players = Link für Mitspieler
script-game-link-own = Dein Platz auf einem anderen Gerät
script-game-claim = Meinen Platz in mein Konto aufnehmen
script-game-claimed = Dein Konto hat deinen Platz jetzt.
script-game-link-renewed = Neuer Link für { $name }. Die alten Links gelten nicht mehr.
script-game-links-failed = Der Server hat die Links deiner Plätze nicht geschickt. Versuche es noch einmal.
script-game-copy = Kopieren
script-game-free-seat = Platz freigeben
script-game-free-seat-ask = Den Platz von { $name } freigeben? Dann kann ihn jemand anders nehmen.
script-game-new-link = Neuer Link
script-game-close = Diesen Tisch schließen
script-game-close-ask = Diesen Tisch schließen? Die Partie kann danach nicht weitergehen.
script-game-again = Noch einmal spielen
script-game-again-stop = Nicht mehr warten
script-game-again-go = Zur nächsten Partie
script-game-again-theirs = Zur nächsten Partie dieser Spieler
script-game-again-wanted = { $n ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
 }
script-game-new-table = Neuer Tisch
script-game-free-seats = { $n ->
    [one] { $n } Platz ist frei
   *[other] { $n } Plätze sind frei
 }
script-game-waiting = Die Partie beginnt, sobald alle Plätze besetzt sind. Schicke deinen Freunden den Link dieser Seite.
script-game-seat-you = du
script-game-seat-taken = besetzt
script-game-seat-free = frei
script-game-copy-link = Link für die anderen kopieren
script-game-seat-locked = Frei. Um dich zu setzen, brauchst du den Link für Mitspieler.
script-game-your-name = Dein Name
script-game-your-name-on = Dein Name auf dem Platz { $seat }
script-game-sit-down = Hinsetzen
script-game-onlookers = { $n ->
    [one] { $n } Zuschauer
   *[other] { $n } Zuschauer
 }
script-game-talk-new = { $n ->
    [one] { $n } neue Nachricht
   *[other] { $n } neue Nachrichten
 }
script-game-name-first = Gib zuerst deinen Namen ein.
script-game-again-missing = Warten auf { $names }.
script-game-resign-ends = Aufgeben? Dann gewinnt { $name }.
script-game-resign-all = Aufgeben? Dann endet die Partie ohne Gewinner.
script-game-resign-bots = Aufgeben? Dann endet die Partie, und die Bots liegen vor dir.
script-game-clock-days = { $days } Tg. { $hours } Std.

script-game-notifications-browser = Sag mir, wenn ich am Zug bin
script-game-notifications-browser-off = In diesem Browser nicht mehr Bescheid sagen
script-game-notifications-on-push = An: Dieser Browser sagt dir Bescheid, auch wenn die Seite geschlossen ist.
script-game-notifications-on-page = An: Dieser Browser sagt dir Bescheid, solange eine Seite des Tisches offen ist; lass also eine offen.
script-game-notifications-blocked = Der Browser blockiert Mitteilungen dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite.
script-game-notifications-unsupported = Dieser Browser zeigt Mitteilungen nur bei Adressen, die mit https beginnen. Wähle unten Mails oder einen Feed.
script-game-notifications-mail = Mailadresse
script-game-notifications-mail-add = Schick mir Mails
script-game-notifications-mail-waits = { $address }: Öffne den Link in der Mail, die zu dir unterwegs ist.
script-game-notifications-mail-on = { $address } bekommt eine Mail, wenn du einige Minuten weg bist.
script-game-notifications-mail-none = Dieser Server verschickt keine Mails. Wähle Mitteilungen dieses Browsers oder einen Feed.
script-game-notifications-feed = Feed anlegen
script-game-notifications-feed-on = Feed für einen Newsreader
script-game-notifications-end = Beenden
script-game-notifications-turn = Du bist am Zug bei { $title }

script-record-start = Der Anfang
script-record-move = Schritt { $move } von { $moves }, Zug { $turn }
script-record-move-of = Schritt { $move } von { $moves }
script-record-play = Abspielen
script-record-pause = Pause
script-record-speed = Tempo { $n } ×
script-record-analysing = { $done } von { $of } Zügen beurteilt
script-record-analysis-waits = { $n ->
    [one] Der Server analysiert nur eine begrenzte Zeit am Stück. Es geht in { $n } Sekunde weiter.
   *[other] Der Server analysiert nur eine begrenzte Zeit am Stück. Es geht in { $n } Sekunden weiter.
 }
script-record-analysis-failed = Die Analyse ist stehen geblieben: { $why }
script-record-analysis-again = Weiter
script-record-analysis-stop = Anhalten
script-record-analysis-none = Es wurden keine klaren Fehler gefunden.
script-record-lost = { $n ->
    [one] { $name }: { $points } Punkte durch { $n } Fehler verloren
   *[other] { $name }: { $points } Punkte durch { $n } Fehler verloren
 }
script-record-mistake = { $name }, Zug { $move }: { $points } Punkte schlechter
script-record-small = kleiner Fehler
script-record-large = Fehler
script-record-grave = großer Fehler
script-record-played = Gespielt: { $words }
script-record-better = Besser: { $words }
script-record-sure = plus oder minus { $points }; Gewinnchance danach { $chance }
script-record-person = ein Mensch an diesem Gerät
script-record-who = Wer für { $name } spielt
script-record-name = Name für { $name }
script-lobby-file-large = Diese Datei ist zu groß. Sie darf bis zu { $kilobytes } KB groß sein.
script-new-bundle-opening = { $name } wird geöffnet …
script-all-bundle-hash = SHA-256 { $sha256 }
script-all-bundle-one = { $title } { $version }: { $about } ({ $source }, { $licence })
script-all-bundle-no-licence = keine Lizenz
script-new-bundle-use = Damit einen Tisch einrichten
script-lobby-opening = { $name } wird geöffnet…
script-lobby-pasted = der eingefügte Text

script-new-wrong-line = Zeile { $line }: { $message }
script-new-wrong-file = { $file }: { $message }
script-new-wrong-file-line = { $file }, Zeile { $line }: { $message }
script-new-title = Titel
script-new-no-title = ohne Titel
script-new-edition = Ausgabe
script-new-edition-first = erste Ausgabe (2000 bis 2013)
script-new-edition-new = neue Ausgabe (ab 2014)
script-new-seed = Startzahl
script-new-random = zufällig
script-new-private = Privat: Nur wer den Link hat, kann sich setzen

script-new-player = Spieler
script-new-bot = Bot
script-new-name = Name
script-new-color = Farbe
script-new-who = Wer spielt
script-new-who-me = an diesem Gerät
script-new-who-open = jemand anders
script-new-remove = Diesen Spieler entfernen
script-new-color-red = Rot
script-new-color-blue = Blau
script-new-color-green = Grün
script-new-color-yellow = Gelb
script-new-color-black = Schwarz
script-new-color-pink = Rosa
script-new-color-grey = Grau
script-new-color-white = Weiß

script-new-clock-game = Minuten je Spieler für die ganze Partie
script-new-clock-step = Sekunden je Entscheidung
script-new-clock-none = keine
script-new-clock-kind = Uhr
script-new-clock-kind-none = ohne Uhr
script-new-clock-kind-live = Minuten oder Sekunden
script-new-clock-kind-days = Tage je Entscheidung
script-new-clock-days = Tage je Entscheidung
script-new-clock-days-choice = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
 }
script-new-zero = Wenn die Zeit um ist
script-new-zero-nothing = passiert nichts
script-new-zero-bot = zieht ein Bot
script-new-zero-resign = gibt der Spieler auf
script-new-undo = Züge zurücknehmen
script-new-undo-alone = gegen Bots immer, sonst bis etwas gezogen wird
script-new-undo-chance = bis etwas gezogen wird oder jemand anders zieht
script-new-undo-never = nie
script-new-confirm = Züge bestätigen
script-new-confirm-end = am Ende deines Zugs
script-new-confirm-always = immer
script-new-confirm-never = nie
script-new-pace = Bots ziehen
script-new-pace-0 = sofort
script-new-pace-500 = nach einer halben Sekunde
script-new-pace-1500 = nach anderthalb Sekunden
script-new-chat = Chat
script-new-help = Hilfe:
script-new-help-features = Besitzer und Wert eines Gebiets
script-new-help-fields = Besitzer der Wiesen
script-new-help-dead = Felder, auf die kein Plättchen passt
script-new-help-standing = Punkte, wenn die Partie jetzt endete
script-new-help-tiles = übrige Plättchen
script-new-help-advice = Tipps eines Bots, wenn eine Person allein gegen Bots spielt

script-new-from-library = { $title } (aus einer Bibliothek)
script-new-from-bundle = { $title } (aus einem Bündel)
script-new-needs = Braucht { $titles }
script-new-conflicts = Nicht kombinierbar mit { $titles }
script-new-group-large = Große Erweiterungen
script-new-group-small = Kleine Erweiterungen
script-new-group-promotional = Promo-Erweiterungen
script-new-group-own = Erweiterungen anderer Autoren
script-new-none-found = Keine Erweiterung enthält alle diese Wörter.
script-new-clash = Konflikt: So wie sie eingestellt sind, geht das nicht an einem Tisch mit { $titles }.
script-new-tiles = { $n ->
    [one] { $n } Plättchen
   *[other] { $n } Plättchen
 }
script-new-minutes = { $n ->
    [one] etwa { $n } Minute
   *[other] etwa { $n } Minuten
 }
script-new-minutes-how = Eine halbe Minute je Plättchen
script-new-seats = { $n ->
    [one] { $n } Platz
   *[other] { $n } Plätze
 }
script-new-how = So wird gespielt
script-new-how-options = { $n ->
    [one] So wird gespielt, { $n } Option
   *[other] So wird gespielt, { $n } Optionen
 }
script-new-rules = Genaue Regeln, auf Englisch
script-new-preset = Vorgabe
script-new-no-preset = keine Vorgabe
script-new-usual = Üblich: { $value }.
script-new-usual-preset = Mit der Vorgabe { $preset }: { $value }.
script-new-usual-like = Mit den Regeln von { $like }: { $value }.
script-new-range = Von { $least } bis { $most }.
script-new-commas = Trenne mehrere Angaben durch Kommas.
script-new-on = an
script-new-off = aus
script-new-nothing = keine
script-new-own-board = ein eigenes Spielfeld
script-new-own-about = Ein Spielfeld ist eine Textdatei. Die Datei maps/README.md beschreibt ihren Aufbau. Der Befehl `bastide maps new` schreibt ein Spielfeld für den Anfang.
script-new-own-text = Das Spielfeld als Text
script-new-own-paste = Füge hier ein Spielfeld ein oder wähle eine Datei.
script-new-own-file = Eine Datei mit einem Spielfeld
script-new-own-long = { $n ->
    [one] { $file } ist länger als { $n } Zeichen.
   *[other] { $file } ist länger als { $n } Zeichen.
 }

### What `bastide join` says in a terminal
join-waits = Warten auf Spieler.
join-turn = { $n ->
    [one] Zug { $turn }, noch 1 Plättchen: { $scores }
   *[other] Zug { $turn }, noch { $n } Plättchen: { $scores }
 }
join-over = Die Partie ist zu Ende: { $scores }
join-place = das Plättchen auf { $cell } legen, um { $degrees } Grad gedreht
join-amount = Tippe die Zahl der Möglichkeit und dann die Menge.
join-number = Tippe eine Zahl von 1 bis { $most }, oder q zum Beenden.

# Konten
page-account = Konto
page-account-why = Du kannst ohne Konto spielen. Mit einem Konto hast du deine Plätze auf allen Geräten, und deine gespielten Partien bleiben beisammen.
page-account-why-rating = Du bekommst auch eine Wertungszahl.
page-account-ended = Du bist abgemeldet: Diese Sitzung ist beendet.
page-account-sign-in = Anmelden
page-account-new = Neues Konto
page-account-name = Name
page-account-passphrase = Passphrase
page-account-passphrase-hint = Mindestens { $n } Zeichen. Vier oder fünf Wörter sind leicht zu merken und schwer zu erraten. Eine vergessene Passphrase kann niemand wiederherstellen.
page-account-make = Konto anlegen
page-account-in-passkey = Mit einem Passkey anmelden
page-account-up-passkey = Konto mit einem Passkey anlegen, ohne Passphrase
page-account-public = Deine Seite, wie andere sie sehen
page-account-sign-out = Abmelden
page-account-sign-out-everywhere = Auf allen Geräten abmelden
page-account-claim = Die Tische dieses Browsers
page-account-claim-more = Dieser Browser hat Plätze, die er ohne Konto bekommen hat. Nimm sie in dein Konto auf, um sie auf allen Geräten zu spielen.
page-account-claim-now = Plätze in mein Konto aufnehmen
page-account-keys = Wie du dich anmeldest
page-account-no-keys = Du hast keinen Passkey. Mit einem meldest du dich per Fingerabdruck, Gesicht oder PIN an.
page-account-passkey = Passkey
page-account-add-passkey = Passkey hinzufügen
page-account-remove = Entfernen
page-account-remove-passkey = Passkey { $name } entfernen
page-account-change-passphrase = Passphrase ändern
page-account-first-passphrase = Passphrase hinzufügen
page-account-new-passphrase = Neue Passphrase
page-account-set-passphrase = Passphrase setzen
page-account-data = Was über dich gespeichert ist
page-account-stored = Dein Name, Hashes deiner Passphrase und deiner Sitzungen, öffentliche Schlüssel deiner Passkeys, deine Plätze, gespielte Partien und Wertungszahlen. Eine Sitzung endet nach einem Jahr ohne Nutzung; das andere bleibt, bis du es löschst.
page-account-export = Alles herunterladen
page-account-delete = Konto löschen
page-account-delete-more = Dein Konto, Wertungszahlen, gespielte Partien, Passkeys und Sitzungen werden sofort gelöscht. Deine Plätze in laufenden Partien bleiben bei den Browsern, die sie bekommen haben. Was du an Tischen gesagt hast, bleibt dort stehen.
page-account-replace-name = Ersetze auch meinen Namen in beendeten Partien durch „—“. Sonst bleibt er dort als bloßer Name stehen. In laufenden Partien bleibt er auf jeden Fall.
page-account-delete-now = Mein Konto löschen
page-account-proof = Zeige, dass du es bist
page-account-confirm = Bestätigen
page-account-with-passkey = Passkey benutzen
page-account-cancel = Abbrechen
page-account-played = { $n ->
    [0] Noch keine beendete Partie
    [one] Eine beendete Partie
   *[other] { $n } beendete Partien
 }
page-ratings = Wertungszahlen
page-ratings-none = Noch keine Partie, die für die Wertungszahl zählt.
page-ratings-how = Was zählt
page-ratings-rule = Jede Auswahl von Erweiterungen hat eine eigene Wertungszahl, nach Glicko-2. Sie beginnt bei 1500. Eine beendete Partie zählt einmal, wenn mindestens zwei Konten mitspielen, jedes auf einem Platz; private Tische zählen auch. Jedes Konto wird mit jedem anderen verglichen. Wer aufgegeben hat, ist Letzter. Bots und Leute ohne Konto zählen nicht. Partien mit gewählter Startzahl oder gewählten Ziehungen, Partien, die eine andere Partie oder eine Datei fortsetzen, die Einführung und geschlossene Tische zählen auch nicht.
page-rating-about = etwa { $rating } ± { $deviation }
page-rating-provisional = etwa { $rating } ± { $deviation }, vorläufig
page-rating-games = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
 }
page-past = Gespielte Partien
page-past-none = Noch keine beendete Partie.
page-past-place = Platz { $place }
page-past-private = privat
page-past-resigned = hat aufgegeben
page-past-change = Änderung der Wertungszahl
script-account-no-passkey = Der Browser hat keinen Passkey benutzt. Versuch es noch einmal, oder nimm eine Passphrase.
script-account-claimed-none = Es gab nichts aufzunehmen: Diese Partien sind beendet, oder dein Konto hat die Plätze schon.
script-account-claimed = { $n ->
    [one] Dein Konto hat einen Platz mehr.
   *[other] Dein Konto hat die Plätze an { $n } Tischen dazubekommen.
 }
error-account-name-length = ein Name hat { $fewest } bis { $most } Zeichen
error-account-name-characters = dieser Name hat Zeichen, die nicht gehen; er braucht Buchstaben oder Ziffern
error-account-name-taken = dieser Name ist vergeben; wähl einen anderen
error-account-passphrase-length = eine Passphrase hat { $fewest } bis { $most } Zeichen
error-account-passphrase-name = die Passphrase darf nicht der Name sein; wähl eine andere
error-account-wrong = der Name oder die Passphrase ist falsch
error-account-proof = das zeigt nicht, dass das Konto deins ist: die Passphrase oder der Passkey ist falsch
error-account-passkey = dieser Passkey wird nicht angenommen; versuch es noch einmal
error-account-passkey-broken = der Passkey kann nicht verarbeitet werden: { $why }
error-account-no-passkeys = Passkeys brauchen eine Adresse mit einem Namen, und die Adresse dieses Servers ist eine Zahl; nimm eine Passphrase
error-account-without-passkeys = dieser Server läuft mit einem Programm ohne Passkeys; nimm eine Passphrase
error-account-passkeys-many = dieses Konto hat zu viele Passkeys; entferne erst einen
error-account-last-passkey = das ist der einzige Weg in das Konto; setze erst eine Passphrase
error-account-signed-out = du bist nicht angemeldet; melde dich zuerst an
error-account-seat-of-other = ein anderes Konto hat diesen Platz; wer den Tisch eröffnet hat, kann dem Platz einen neuen Link geben
error-account-hash = die Passphrase kann nicht verarbeitet werden: { $why }
error-account-busy = der Server ist mit Konten beschäftigt; versuch es noch einmal
error-account-many = zu viele neue Konten von deiner Adresse; warte ein paar Minuten
error-account-attempts = zu viele Versuche von deiner Adresse; warte eine Minute
error-account-attempts-name = zu viele Versuche für diesen Namen; warte eine Minute
page-hello-site = Alles läuft in diesem Browser, auch ohne Netz. Spiele gegen Bots oder mit anderen an diesem Gerät.
page-your-games = Spiele auf diesem Gerät
page-your-games-none = Auf diesem Gerät ist noch kein Spiel.
script-site-ended = { $n ->
    [one] { $winner } gewinnt: { $left } hat aufgegeben
   *[other] { $winner } gewinnen: { $left } hat aufgegeben
 }
script-site-ended-nobody = Niemand gewinnt: { $left } hat aufgegeben
script-site-late = Das Spiel ist inzwischen weitergegangen, vielleicht in einem anderen Fenster. So steht es jetzt.
script-site-no-game = Dieses Spiel ist nicht auf diesem Gerät. Es wurde gelöscht, oder es ist in einem anderen Browser.
script-site-no-room = Der Browser hat keinen Platz für ein weiteres Spiel. Lösche Spiele auf der ersten Seite, oder schaffe Platz auf dem Gerät.
script-site-no-advice = An diesem Tisch gibt es keine Tipps: Sie sind für jemanden, der allein gegen Bots spielt, wenn die Einstellungen sie erlauben.
script-site-no-person = Mindestens ein Spieler muss ein Mensch sein.
script-site-no-engine = Die Spiel-Engine kann nicht geladen werden. Lade die Seite neu. { $why }
script-site-not-kept = Der Browser hat keinen Platz, deshalb sind die letzten Züge nicht gespeichert. Das Spiel geht weiter; sichere es als Datei, bevor du diese Seite schließt.
script-site-save = Spiel als Datei sichern
script-site-gone = Dieses Spiel geht mit dieser Version nicht weiter.
script-site-version = { $name } { $was } ist jetzt { $is }
script-site-version-gone = { $name } { $was } fehlt jetzt
script-site-new-version = Eine neue Version ist da. Spiele gehen damit weiter.
script-site-load = Laden
script-site-close = Hinweis schließen
script-site-home = Spiele auf diesem Gerät
script-site-link-long = Dieses Spiel ist zu lang für einen Link. Sichere es als Datei.
script-site-link-bad = Dieser Link ist beschädigt: Sein Inhalt lässt sich nicht lesen. Lass ihn dir noch einmal schicken.
script-site-reopen = Noch einmal öffnen
script-site-bundle-large = { $name } hat { $megabytes } MB, und ein Bündel hat höchstens { $most } MB. Frag den Autor nach einem kleineren.
script-site-bundle-no-module = { $name } ist kein vollständiges WebAssembly-Modul. Wähle eine Datei, die „bastide expansion bundle“ geschrieben hat.
script-site-bundle-odd = { $name } hat Teile, die kein Bündel hat. Wähle eine Datei, die „bastide expansion bundle“ geschrieben hat.
script-site-bundle-imports = { $name } verlangt von dieser Seite { $import }, und ein Bündel verlangt nichts. Der Autor kann es mit „bastide expansion bundle“ bauen.
script-site-bundle-starts = { $name } will arbeiten, bevor es gefragt wird; das tut kein Bündel. Der Autor kann es mit „bastide expansion bundle“ bauen.
script-site-bundle-no-export = { $name } hat kein { $export }. Wähle eine Datei, die „bastide expansion bundle“ geschrieben hat.
script-site-bundle-memory = { $name } will { $megabytes } MB Speicher auf einmal, und ein Bündel bekommt höchstens { $most } MB. Bitte den Autor um ein kleineres.
script-site-bundle-no-manifest = { $name } hat kein Manifest, in dem steht, welche Erweiterungen es hat. Wähle eine Datei, die „bastide expansion bundle“ geschrieben hat.
script-site-bundle-manifests = { $name } hat mehr als ein Manifest. Wähle eine Datei, die „bastide expansion bundle“ geschrieben hat.
script-site-bundle-manifest = Das Manifest von { $name } ist nicht brauchbar: „{ $place }“ ist nicht so, wie „bastide expansion bundle“ es schreibt. Wähle eine Datei, die damit geschrieben wurde.
script-site-bundle-protocol = { $name } spricht Version { $theirs } der Nachrichten, und diese Website Version { $ours }. Was davon älter ist, muss neu gebaut werden.
script-site-bundle-no-room = Der Browser hat keinen Platz für { $name }. Entferne Bündel oder Spiele, oder schaffe Platz auf dem Gerät.
script-site-bundle-missing = Dafür braucht es das Bündel { $name }, und das ist nicht auf diesem Gerät. Seine SHA-256 ist { $sha256 }. Öffne hier seine Datei.
script-site-bundle-missing-any = Dafür braucht es ein Bündel, das nicht auf diesem Gerät ist. Seine SHA-256 ist { $sha256 }. Öffne hier seine Datei.
script-site-bundle-other = { $name } ist ein anderes Bündel: Seine SHA-256 ist { $sha256 }.
script-site-bundle-find = Das fehlende Bündel öffnen
script-site-bundle-choose = Datei wählen…
script-site-bundle-allow = Benutzen
script-site-bundle-cancel = Abbrechen
script-site-box-slow = { $name } arbeitet seit einigen Sekunden und wird bald beendet.
script-site-box-stop = Jetzt beenden
script-site-box-wait = So lange warten, wie es dauert
script-site-box-late = { $n ->
    [one] { $name } hat in { $n } Sekunde nicht geantwortet und wurde beendet.
   *[other] { $name } hat in { $n } Sekunden nicht geantwortet und wurde beendet.
 }
script-site-box-trap = { $name } hat mit einem eigenen Fehler aufgehört ({ $why }).
script-site-box-stack = { $name } hat sich selbst ohne Ende aufgerufen und wurde beendet.
script-site-box-outside = { $name } hat eine Adresse außerhalb seines Speichers genannt und wurde beendet.
script-site-box-long = { $name } hat eine Antwort von { $megabytes } MB gegeben und wurde beendet; höchstens { $most } MB sind erlaubt.
script-site-box-start = { $name } lässt sich nicht starten: { $why }
script-site-box-lies = { $name } ist nicht, was sein Manifest sagt: { $what } steht nur in einem von beiden.
script-site-box-answer = { $name } hat etwas gegeben, das keine Antwort auf „{ $order }“ ist, und wurde beendet.
script-site-box-broken = { $name } kann nicht weiter: { $why }
script-site-box-state = { $name } hat einen Spielstand gemeldet, den es nicht geben kann, und wurde beendet.
script-site-box-move = { $name } hat einen Zug gemeldet, den es nicht geben kann, und wurde beendet.
script-site-box-part = { $name } hat einen Teil der Seite genannt, den es nicht geben kann, und wurde beendet.
script-site-box-drew = { $name } hat etwas gezeichnet, das eine Seite nicht zeigen darf ({ $what }), und wurde beendet.
script-site-fault = Die Spiel-Engine hat mit einem Fehler aufgehört ({ $why }). Öffne die Partie noch einmal, oder speichere sie als Datei.
script-new-bundle-chosen = Dieser Tisch hat die Regeln von { $name }.
script-new-bundle-play = Mit { $titles } spielen
script-new-bundle-remove = Dieses Bündel entfernen
script-new-bundle-remove-named = Das Bündel { $name } entfernen
script-new-bundle-remove-ask = { $name } von diesem Gerät entfernen?
script-new-bundle-remove-games = { $n ->
    [one] { $name } von diesem Gerät entfernen? { $n } Spiel braucht es und geht weiter, wenn das Bündel hier wieder geöffnet wird.
   *[other] { $name } von diesem Gerät entfernen? { $n } Spiele brauchen es und gehen weiter, wenn das Bündel hier wieder geöffnet wird.
 }
script-new-who-here = spielt hier
script-new-link-long = Dieser Tisch ist zu lang für einen Link. Verschicke seinen Text.
script-new-link-bad = Der Link ist beschädigt: Sein Tisch lässt sich nicht lesen. Lass ihn dir noch einmal schicken.
script-home-won = gewonnen
script-home-turn-of = { $name } ist am Zug
script-home-file = aus einer Datei
script-home-over = zu Ende
script-home-turn = Zug { $n }
script-home-record = Protokoll
script-home-delete = Löschen
script-home-delete-named = Das Spiel „{ $title }“ löschen
script-home-delete-ask = Das Spiel „{ $title }“ löschen? Es lässt sich nicht zurückholen.
script-home-no-store = Der Browser speichert hier keine Spiele. Erlaube dieser Website, Daten zu speichern, oder verlasse das private Fenster. ({ $why })
page-copy-table = Link zu diesem Tisch kopieren
page-open-file-hint-site = Du kannst ein gespeichertes Spiel auch hierher ziehen oder einfügen: ein Protokoll von Bastide oder eine .jcz-Datei von JCloisterZone. Es bleibt auf diesem Gerät.

# Der Schiedsrichter
page-referee = Schiedsrichter
page-edit-board = Die Stellung. Pfeiltasten bewegen den Cursor, Enter tut, was gewählt ist, R dreht das Plättchen, Entf nimmt weg.
page-edit-undo = Eine Änderung zurücknehmen
page-edit-redo = Die Änderung wiederholen
page-edit-modes = Was ein Klick auf das Spielfeld tut
page-edit-mode-tile = Plättchen
page-edit-mode-figure = Figuren
page-edit-mode-token = Chips
page-edit-mode-remove = Wegnehmen
page-edit-mode-why = Warum nicht?
page-edit-mode-play = Weiterspielen
page-edit-mode-mark = Markieren
page-edit-play = Von hier weiterspielen
page-edit-play-hint = Was hier gespielt wird, ändert die Stellung erst, wenn du es übernimmst.
page-edit-keep = In die Stellung übernehmen
page-edit-back = Den letzten Zug zurücknehmen
page-edit-players = Punkte, Chips, Zug
page-edit-lists = Alle Plättchen und Figuren
page-edit-tiles = Plättchen
page-edit-figures = Figuren
page-edit-table = Spieler und Erweiterungen
page-edit-table-hint = Der Tisch als Text, wie auf der Seite für einen neuen Tisch: Spieler, Erweiterungen, Optionen.
page-edit-apply = Diesen Tisch verwenden
page-edit-tray = Wähle ein Plättchen
page-edit-search = Suchen, etwa Stadt Norden
page-edit-figure = Wähle eine Figur
page-edit-seat = Besitzer
page-edit-kind = Art der Figur
page-edit-anywhere = auch wo die Regeln es nicht erlauben
page-edit-places = Orte in Worten
page-edit-ask = Fragen
page-edit-legal = Wo darf es liegen?
page-edit-line = Eine andere Aktion, etwa pass oder fairy.to red.follower.1
page-edit-worth = Was sind die Gebiete wert?
page-edit-compare = Was brächte eine andere Regel?
page-edit-compare-hint = Die Punkte, wenn die Partie jetzt endete, bei jedem Wert einer Option.
page-edit-plugin = Erweiterung
page-edit-option = Option
page-edit-compare-go = Vergleichen
page-edit-file = Datei
page-edit-new = Neue Stellung
page-edit-open = Eine Datei öffnen
page-edit-save = Als Datei speichern
page-edit-link = Link zu dieser Stellung kopieren
page-edit-report = Melden, was falsch aussieht
page-edit-draw = Dieses Plättchen jetzt ziehen lassen
page-study = Studie
page-study-hint = Stellungen unter einem Namen, in Kapiteln, jede mit Kommentar, Pfeilen, Kreisen und Varianten. Sie werden in diesem Browser aufbewahrt.
page-study-name = Name der Studie
page-study-kept = Aufbewahrte Studien
page-study-chapter = Name des Kapitels
page-study-add = Diese Stellung hinzufügen
page-study-replace = Kapitel ersetzen
page-study-comment = Kommentar
page-study-branch = Das Gespielte als Variante aufbewahren
page-study-save = Die Studie als Datei speichern
page-study-link = Link zur Studie kopieren
page-edit-score = Was bringt es?
page-edit-score-ask = Was würde das bringen?
page-edit-best = Bester Zug
page-edit-bot = Gegen einen Bot weiterspielen
page-edit-picker = Spieler und Erweiterungen wählen
page-to-referee = Für die Stellung verwenden
script-edit-over = Das Spiel ist vorbei.
script-edit-legal = Das ist erlaubt.
script-edit-refused = Das ist nicht erlaubt.
script-edit-nobody = { $n ->
    [one] 1 Punkt, und niemand bekommt ihn
   *[other] { $n } Punkte, und niemand bekommt sie
 }
script-edit-complete = fertig
script-edit-open = unfertig
script-edit-weight = { $who } hat { $weight }
script-edit-nothing = Niemand steht in einem Gebiet.
script-edit-standing = Wenn die Partie jetzt endete:
script-edit-here = dieser Tisch
script-edit-remove = { $what } wegnehmen
script-edit-score = Punkte
script-edit-token = Chips von { $who } einstellen
script-edit-more = Chips …
script-edit-turn = Am Zug:
script-edit-drawn = Gezogen: { $tile }
script-edit-draw-none = Das Plättchen wird zufällig gezogen.
script-edit-tile = { $name }: { $words }. Noch { $left } von { $all }
script-edit-no-tile = Kein Plättchen hat diese Kanten.
script-edit-turned = Um { $n } Grad gedreht
script-edit-other-turn = Passend gedreht.
script-edit-nothing-there = Dort liegt nichts, was weg kann.
script-edit-choose = Wähle zuerst ein Plättchen.
script-edit-choose-place = Wähle einen der markierten Orte oder einen aus der Liste der Orte.
script-edit-mark = Klicke auf ein Plättchen für einen Kreis, auf zwei für einen Pfeil.
script-edit-mark-to = Klicke auf das Plättchen am Ende des Pfeils, oder auf dasselbe für einen Kreis.
script-edit-study-chapter = Kapitel { $n }
script-edit-study-branch = Variante { $n }
script-edit-study-new = Neue Studie
script-edit-study-first = Füge der Studie zuerst eine Stellung hinzu.
script-edit-study-bad = Das ist keine Studie.
script-edit-study-long = Die Studie ist zu lang für einen Link; speichere sie als Datei.
script-edit-study-full = Dieser Browser kann nicht mehr aufbewahren; speichere die Studie als Datei.
script-edit-replaced = Das Plättchen wurde ersetzt.
script-edit-no-replace = Dieses Plättchen passt dort nicht.
script-edit-no-token = Die Erweiterungen dieses Tisches setzen selbst nichts auf den Plan.
script-edit-feature = Gebiet
script-edit-before = Vorher
script-edit-now = Jetzt gewertet
script-edit-end = Am Ende des Spiels
script-edit-rules = Regeln
script-edit-none = niemand
script-edit-of = { $who } { $n }
script-edit-move = Der Zug: { $deeds }.
script-edit-as-is = So, wie es steht, ohne Zug.
script-edit-still-open = Das ist noch zu beantworten: { $prompt }
script-edit-no-move = Kein Zug führt hierher: { $option }
script-edit-unchanged = Unverändert
script-edit-other-points = Andere Punkte
script-edit-score-now = Punktestand
script-edit-score-end = Wenn das Spiel dann endete
script-edit-best-is = { $who } { $words }.
script-edit-best-play = Diesen Zug spielen
script-edit-chances = Gewinnchance
script-edit-bot-plays = Ein Bot spielt die anderen Plätze.
script-edit-turned-laid = Das Plättchen wurde gedreht.
script-edit-only-turn = Es passt nur so, wie es liegt.
script-edit-token-where = Klicke auf ein Plättchen: { $what }
script-edit-link-long = Die Stellung ist zu lang für einen Link; speichere sie als Datei.
script-edit-link-bad = Dieser Link enthält keine Stellung.
script-edit-large = Die Datei ist zu groß; eine Stellung hat höchstens { $kilobytes } KB.
script-edit-expected = Was sieht falsch aus, und was hast du erwartet?
script-edit-reported = Was erwartet wurde:
error-referee-library = Stellungen mit einer Erweiterung aus einer Bibliothek lassen sich nur mit dem Programm bastide auf deinem Computer aufbauen
script-edit-asked = { $n ->
    [one] { $who } wird gefragt · noch 1 Plättchen
   *[other] { $who } wird gefragt · noch { $n } Plättchen
 }
script-edit-gets = { $n ->
    [one] { $who }: 1 Punkt
   *[other] { $who }: { $n } Punkte
 }
page-referee-open = Frag den Schiedsrichter zu diesem Moment
### Ein Spielfeld zeichnen
page-draw = Spielfeld zeichnen
page-draw-board = Das Spielfeld, das du zeichnest
page-draw-brushes = Pinsel
page-draw-key = Taste { $key }
page-draw-symmetry = Symmetrie
page-draw-symmetry-none = keine
page-draw-symmetry-mirror = links und rechts
page-draw-symmetry-flip = oben und unten
page-draw-symmetry-turn = halbe Drehung
page-draw-symmetry-four = beide Richtungen
page-draw-note = Anderer Aufdruck
page-draw-undo = Rückgängig
page-draw-redo = Wiederholen
page-draw-checked = Prüfung
page-draw-filling = Wie voll es wird
page-draw-fill = 500 Zufallspartien spielen
page-draw-heat = In den Feldern zeigen
page-draw-actions = Was du mit dem Spielfeld machst
page-draw-play = Auf diesem Spielfeld spielen
page-draw-save = Als Datei speichern
page-draw-open = Datei öffnen
page-draw-share = Link kopieren
page-draw-print = Drucken
page-draw-about = Name, Plättchen und Chips
page-draw-name = Name
page-draw-sentence = Ein Satz dazu
page-draw-credits = Von wem, nach welcher Vorlage
page-draw-tiles = Plättchen (0: alle)
page-draw-meeples = Gefolgsleute
page-draw-starts = Benutzte Startfelder
page-draw-chips = Chips sind gut für
page-draw-sets = Plättchensätze, mit ihrer Anzahl
page-draw-suited = So viele Plättchen wie Felder, aus passenden Sätzen
page-draw-size = Größe
page-draw-blank = Neu mit Wasser beginnen
page-draw-random = Zufälliges Spielfeld
page-draw-columns = Spalten
page-draw-rows = Zeilen
page-draw-seed = Startwert
page-draw-abroad = Ausland auf einer Seite
page-draw-random-next = Das nächste
page-draw-picture = Bild hinter dem Spielfeld
page-draw-picture-hint = Das Bild bleibt auf diesem Gerät.
page-draw-picture-shade = Wie stark es durchscheint
page-draw-picture-size = Größe
page-draw-picture-x = Nach links oder rechts
page-draw-picture-y = Nach oben oder unten
page-draw-picture-remove = Bild entfernen
page-draw-keys = Tasten
page-draw-keys-text = Pfeiltasten bewegen den Cursor. L Land, W Wasser, A Ausland, O kleine Stadt, S Startfeld, C Großstadt, N anderer Aufdruck, X oder Entf radiert. R Straße, B Stadt und F Fähre wählen den Pinsel für Seiten. Umschalt mit einer Pfeiltaste malt unterwegs oder druckt etwas an diese Seite des Feldes. E geht zu den Angaben des Feldes, Strg mit Z macht rückgängig, Plus und Minus zoomen.
page-draw-close = Schließen
page-draw-print-hint = Jedes Feld ist 45 mm breit, so wie ein Plättchen. Druck mit 100 %, schneide an den Marken und leg die Blätter aneinander: A1, A2 und so weiter von links nach rechts, B unter A.
page-draw-paper = Papier
page-draw-pdf = Alle Blätter als PDF
script-draw-kind-land = Land
script-draw-kind-water = Wasser
script-draw-kind-abroad = Ausland
script-draw-kind-town = kleine Stadt
script-draw-kind-start = Startfeld
script-draw-kind-large = Großstadt
script-draw-kind-road = Straße über die Grenze
script-draw-kind-border-city = Stadt an der Grenze
script-draw-kind-ferry = Fähre
script-draw-kind-note = anderer Aufdruck
script-draw-kind-erase = Radierer
script-draw-kind-hand = Ansicht bewegen
script-draw-use-city = Tipp für eine Großstadt auf ein Feld. Tipp nahe an einer Seite, um zu ändern, was sie zeigt.
script-draw-use-road = Tipp auf eine Seite, an der das Land endet.
script-draw-use-border-city = Tipp auf eine Seite, an der das Land endet.
script-draw-use-ferry = Tipp auf die beiden Seiten, die die Fähre verbindet.
script-draw-use-hand = Zieh das Spielfeld. Mit anderen Pinseln verschiebst du es mit zwei Fingern.
script-draw-side-N = Norden
script-draw-side-E = Osten
script-draw-side-S = Süden
script-draw-side-W = Westen
script-draw-show-field = Wiese
script-draw-show-city-1 = Stadt
script-draw-show-city-2 = zweite Stadt
script-draw-show-road-1 = Straße
script-draw-show-road-2 = zweite Straße
script-draw-side-shows = { $shows } im { $side }
script-draw-at-side = { $what } im { $side }
script-draw-cell = Feld { $x },{ $y }: { $what }
script-draw-name = Name
script-draw-coats = Wappen
script-draw-coats-of = Wappen ({ $what })
script-draw-remove = Entfernen
script-draw-join = Mit { $edge } verbinden
script-draw-note-island = Insel
script-draw-note-waves = Wellen
script-draw-note-chip = Chip
script-draw-note-chip-purple = violetter Chip
script-draw-note-chip-light-blue = hellblauer Chip
script-draw-note-chip-orange = oranger Chip
script-draw-note-bottle-purple = violette Flasche
script-draw-note-bottle-light-blue = hellblaue Flasche
script-draw-note-bottle-orange = orange Flasche
script-draw-note-chumak = Händler
script-draw-chips-plain = nur Punkte
script-draw-chips-wine = Wein
script-draw-chips-roads = bessere Straßen
script-draw-chips-islands = Plättchen von Inseln
script-draw-chips-treats = Leckereien
script-draw-chips-upgrades = Verstärkungen
script-draw-chips-extra-turns = Extrazüge
script-draw-chips-discover = Extraplättchen
script-draw-chips-trade = Handel
script-draw-cells = Felder für Plättchen: { $n }. Felder von Großstädten: { $large }.
script-draw-not-kept = Dieser Browser hat keinen Platz, um das Spielfeld aufzubewahren. Speichere es als Datei.
script-draw-long = Das Spielfeld ist zu groß: Es darf { $n } Zeichen haben.
script-draw-fine = Auf diesem Spielfeld kann man spielen, und es gibt nichts zu verbessern.
script-draw-error = Fehler:
script-draw-hint = Tipp:
script-draw-no-letter = Ein Spielfeld hat höchstens 25 Felder von Großstädten.
script-draw-no-border = Wähl eine Seite mit Land auf der einen Seite und Wasser oder Ausland auf der anderen.
script-draw-ferry-from = Die Fähre fährt von { $edge } ab. Wähl ihr anderes Ende.
script-draw-which-side = Halt Umschalt gedrückt und drück eine Pfeiltaste für die Seite.
script-draw-size-more = Wasser im { $side } anfügen
script-draw-size-less = Eine Reihe im { $side } wegnehmen
script-draw-player = Spieler
script-draw-bot = Bot
script-draw-link-long = Dieses Spielfeld ist zu groß für einen Link. Speichere es als Datei.
script-draw-link-bad = Der Link ist beschädigt: Sein Spielfeld lässt sich nicht lesen. Bitte noch einmal darum.
script-draw-filling = Die Partien werden gespielt …
script-draw-fill = { $percent } der Felder sind in { $games } Partien gefüllt.
script-draw-fill-low = { $percent } der Felder sind in { $games } Partien gefüllt. Ein gutes Spielfeld erreicht 85 % oder mehr: Weniger Grenzstücke helfen.
script-draw-fill-so-far = { $percent } nach { $games } Partien
script-draw-never-none = Jedes Feld bekommt in irgendeiner Partie ein Plättchen.
script-draw-no-board = Das ist keine Spielfelddatei.
script-draw-opened = Geöffnet: { $name }
script-draw-print-drawing = Die Blätter werden gezeichnet …
script-draw-print-sheet = Blatt { $name }
script-draw-print-svg = Blatt { $name } als SVG
script-draw-print-page = Seite { $n } von { $all } …
script-draw-print-done = Die PDF-Datei ist gespeichert.
script-draw-print-failed = Dieser Browser kann keine so große Seite zeichnen. Speichere die Blätter als SVG.
script-draw-errors = { $n ->
    [one] Wegen { $n } Fehlers kann man auf diesem Spielfeld noch nicht spielen.
   *[other] Wegen { $n } Fehlern kann man auf diesem Spielfeld noch nicht spielen.
 }
script-draw-hints = { $n ->
    [one] Auf diesem Spielfeld kann man spielen. Es gibt { $n } Tipp.
   *[other] Auf diesem Spielfeld kann man spielen. Es gibt { $n } Tipps.
 }
script-draw-never = { $n ->
    [one] Ein Feld bekommt nie ein Plättchen: { $cells }
   *[other] { $n } Felder bekommen nie ein Plättchen: { $cells }
 }
script-draw-print-sheets = { $n ->
    [one] { $n } von { $all } Blättern ist gezeichnet.
   *[other] { $n } von { $all } Blättern sind gezeichnet.
 }
script-new-draw = Ein eigenes Spielfeld zeichnen
script-new-draw-on = An diesem Spielfeld weiterzeichnen
script-new-own-no-link = Dieses Spielfeld ist zu groß zum Übergeben. Speichere es als Datei und öffne sie auf der Zeichenseite.
error-games-library = mit einer Erweiterung aus einer Bibliothek lassen sich hier keine Zufallspartien spielen

### Puzzles
page-puzzles = Rätsel
page-puzzle-board = Die Stellung. Pfeiltasten bewegen den Cursor, Enter legt das Plättchen dorthin, R dreht es.
page-puzzle-place = Hierhin legen
page-puzzle-show = Lösung zeigen
page-puzzle-next = Nächstes Rätsel
page-puzzle-rating = Deine Wertungszahl
page-puzzle-reset = Von vorn beginnen
script-puzzles-task = { $who } legt dieses Plättchen. Wo liegt es am besten?
script-puzzles-facts = Rätsel mit Wertungszahl { $rating } · noch { $n } Plättchen
script-puzzles-choose = Wähle ein markiertes Feld. Wähle es noch einmal, um das Plättchen zu drehen.
script-puzzles-lies = Um { $n } Grad gedreht.
script-puzzles-right = Richtig!
script-puzzles-not-best = Nicht der beste Zug. Die beste Platzierung liegt auf dem Spielfeld.
script-puzzles-shown = Die beste Platzierung liegt auf dem Spielfeld.
script-puzzles-points = { $theme }. Die zweitbeste Platzierung bringt voraussichtlich { $points } Punkte weniger.
script-puzzles-theme-steal = Ein Gebiet eines Rivalen übernehmen
script-puzzles-theme-share = Einen Anteil am Gebiet eines Rivalen bekommen
script-puzzles-theme-hinder = Einen Rivalen behindern
script-puzzles-theme-use = Im selben Zug eine Möglichkeit einer Erweiterung nutzen
script-puzzles-theme-complete = Ein Gebiet abschließen
script-puzzles-theme-claim = Ein Gebiet besetzen
script-puzzles-theme-grow = Das eigene Gebiet ausbauen
script-puzzles-theme-quiet = Eine stille Platzierung
script-puzzles-rated = { $rating }, mit { $solved } von { $tried } gelösten Rätseln. Es gibt { $all }.
script-puzzles-all = Du hast alle Rätsel versucht.
