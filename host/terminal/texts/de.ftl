seen-all = das ganze Spielfeld
seen-part = ein Teil des Spielfelds
bar = { $turn } | { $left } | { $seen }, Plättchen { $wide }x{ $high }
bar-help = k Legende  ? Hilfe
lines-above = { $n ->
    [one] ({ $n } Zeile darüber: Bild auf)
   *[other] ({ $n } Zeilen darüber: Bild auf)
 }
lines-more = { $n ->
    [one] (noch { $n } Zeile: Bild ab)
   *[other] (noch { $n } Zeilen: Bild ab)
 }
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
to-be-drawn = Noch zu ziehen: { $n } Plättchen ({ $kinds ->
        [one] 1 Art
       *[other] { $kinds } Arten
    })
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
    p die Punkte, k das Spielfeld in Worten, b geht zurück, q hört auf.
boxed-fits = { $table } passt zu den Regeln von { $bundle }, mit { $n ->
    [one] 1 Platz
   *[other] { $n } Plätzen
 }.
boxed-no-end = die gespeicherte Partie ist abgeschnitten
boxed-differs = die Partie endet im Zustand { $found }, und in der gespeicherten steht { $wanted }
saved-up-to-here = Die Partie bis hierher ist in { $file } gespeichert.
exhibition-saved = Die Partie ist in { $file } gespeichert.

# While playing.
page-lines = { $title }, Zeilen { $from } bis { $to } von { $all }
no-terminal = Es gibt kein Terminal, also spielen Bots auf allen Plätzen; mit `--plain` spielst du durch Pipes.
play-again = (Mit `bastide play` in einem Terminal spielst du selbst; `--seed { $seed }` spielt diese Partie noch einmal.)
lost-move = { $seat } gab für Zug { $n } keine gültige Antwort, daher wurde die erste Möglichkeit genommen: { $why }.
ask-repair = Nach dem letzten vollständigen Zug weiterspielen, in { $new }? { $file } bleibt, wie es ist. (Enter für ja, n für nein)
headline = { $table }; Startzahl { $seed }
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
