verb-pass =
    .option = passen
    .deed = passt
verb-place =
    .option = { $n } auf { $at } legen
    .deed = legt { $n } auf { $cell }
verb-deploy =
    .option = { $n } { $there }
    .deed = setzt { $a } { $into }
hidden-move = macht einen verdeckten Zug

target-tile = das Plättchen auf { $cell }
    .to = dem Plättchen auf { $cell }
target-cell = das Feld { $cell }
    .to = dem Feld { $cell }
target-turned = { $cell }, um { $degrees } Grad gedreht
target-segment = { $the }{ $where } auf { $cell }
    .to = { $to }{ $where } auf { $cell }
target-there = { $the }{ $where }
target-span = von { $from } nach { $goal } über { $tile } auf { $cell }
target-span-pictured = von { $from } nach { $goal } auf { $cell }
target-spot = { $spot } von { $cell }
    .to = { $spot } von { $cell }
target-on = auf { $at }
    .to = auf { $to }
target-to = nach: { $at }
target-to-spot = auf { $at }
target-figure-on = { $figure } { $in }
    .to = { $figure } { $in }
figure-the = { $noun }
figure-of = { $the } von { $owner }
    .to = { $to } von { $owner }
    .subject = { $subject } von { $owner }

place-in-group = { $group }, Platz { $n }
place-hidden = { $group }, ein verdeckter Platz
group-of = { $noun } von { $owner }
slot-of-section = { $place } von { $section }
slot-with-tile = { $place } ({ $tile })
slot-with-price = { $place } (kostet { $n })
out-of-the-game = aus dem Spiel

where-sides = im { $list }
where-corners = im { $list }
where-half = im { $side }
where-around = ringsum
side-north = Norden
    .point = Nord
side-east = Osten
    .point = Ost
side-south = Süden
    .point = Süd
side-west = Westen
    .point = West
corner-north-west = Nordwesten
corner-north-east = Nordosten
corner-south-east = Südosten
corner-south-west = Südwesten
spot-0 = die Mitte
    .to = der Mitte
spot-1 = den Nordrand
    .to = dem Nordrand
spot-2 = den Ostrand
    .to = dem Ostrand
spot-3 = den Südrand
    .to = dem Südrand
spot-4 = den Westrand
    .to = dem Westrand
spot-5 = die Nordostecke
    .to = der Nordostecke
spot-6 = die Südostecke
    .to = der Südostecke
spot-7 = die Südwestecke
    .to = der Südwestecke
spot-8 = die Nordwestecke
    .to = der Nordwestecke

list-and = { $first } und { $last }
range = { $least } bis { $most }
points = { $n ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $n } Punkte
 }
worth = ({ $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 })
ordinal = { $n }
hidden = verdeckt
nobody = niemand

told-scored = { $who } { $change }, jetzt { $score }: { $source }
told-scored-of = { $who } { $change }, jetzt { $score }: { $source } ({ $sum })
source-at = { $label } auf { $cell }
source-final = { $source }, am Ende
source-early = { $source }, vorzeitig gewertet
source-paid = Zahlung: { $source }
counted = { $n } { $label }
counted-each = { $each } x { $counted }
told-out = { $tile } passt nirgends und ist aus dem Spiel
told-back = { $tile } passt nirgends und kommt zurück in den Stapel
told-aside = { $who } zieht { $tile } und legt es für später beiseite
told-token-gets = { $who } bekommt 1 { $noun }
told-token-gives = { $who } gibt { $whom } 1 { $noun }
told-token-uses = { $who } verwendet 1 { $noun }
told-token-puts = { $who } legt 1 { $noun } { $into }
told-token-comes = 1 { $noun } kommt { $into }
told-leaves-game = { $figure } scheidet aus
told-leaves-board = { $figure } verlässt das Spielfeld
told-goes = { $figure } kommt { $into }
told-chance = Zufall für { $name }: { $n } von { $of }
told-times = { $note } ({ $n }-mal)

choice-things = { $n ->
    [one] 1 Möglichkeit
   *[other] { $n } Möglichkeiten
 }
choice-tile = { $tile } legen
choice-cell = auf { $cell }, { $n ->
    [one] 1 Drehung
   *[other] { $n } Drehungen
 }
choice-verb = { $verb } ({ $n ->
    [one] 1 Möglichkeit
   *[other] { $n } Möglichkeiten
 })
choice-up-to = { $line } bis { $most }
choice-closed = { $line }; jetzt nicht möglich: { $why }
prospect-tiles = { $n } Plättchen
prospect-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
 }
prospect-complete = { $tiles }, fertig: { $points }
prospect-open = { $tiles }, jetzt { $points }, fertig { $then }
prospect-end = { $tiles }, am Ende { $points }
prospect-there = { $prospect }; dort: { $list }

ear-feature = { $kind } im { $list }
ear-way = { $kind } von { $from } nach { $goal }
ear-around = { $kind } ringsum
ear-inside = { $kind } in der Mitte
ear-marks = { $feature } ({ $marks })
ear-mark-times = { $n } × { $mark }
ear-start = der Start
ear-place = { $list } vom Start
ear-step-north = { $n } nördlich
ear-step-east = { $n } östlich
ear-step-south = { $n } südlich
ear-step-west = { $n } westlich
ear-beside = { $side }: { $kind }
ear-cell = { $place }; { $list }
ear-placed = { $tile }, { $place }
ear-title-board = Spielfeld
ear-title-features = Unfertige Gebiete
ear-title-figures = Figuren auf dem Spielfeld
ear-title-fits = Plätze für { $tile }
ear-size = { $n } Plättchen auf einem Raster von { $columns } mal { $rows }
ear-first-corner = Nordwestliche Ecke: { $place }
ear-last-corner = Südöstliche Ecke: { $place }
ear-feature-open = { $kind }: { $prospect }. Offene Felder: { $list }
ear-feature-at = { $kind }, { $place }: { $prospect }
ear-there = { $there }, { $place }
ear-fit = { $cell } ({ $n ->
    [one] 1 Drehung
   *[other] { $n } Drehungen
 })

label-not-taken = nicht abgezogen

option-tiles-only = Nur die Plättchen
    .about = Nur die Plättchen, ohne ihre Regeln, Figuren und Chips.

preset-current = Heutige Regeln
    .about = Die Regeln, wie sie heute erscheinen, in der Ausgabe des Tisches.
preset-tiles-only = Nur die Plättchen
    .about = Nur die Plättchen, ohne ihre Regeln, Figuren und Chips.

profile-jcloisterzone = Wie JCloisterZone
    .about = Stellt die Optionen so ein, wie JCloisterZone und FanCloisterZone spielen, damit Partien dorthin exportiert werden können.

## Colors of seats
color-red = Rot
color-blue = Blau
color-green = Grün
color-yellow = Gelb
color-black = Schwarz
color-pink = Rosa
color-grey = Grau
color-white = Weiß
# What a game tells the person besides moves.
table-headline = { $list }, { $edition ->
    [new] neue Ausgabe
   *[first] erste Ausgabe
 }
notice-lost-move = { $who } gab keine gültige Antwort, daher wurde die erste Möglichkeit genommen: { $why }.
notice-fault-ahead = Während { $who } vorausdachte, versagte eine Erweiterung; die Partie geht weiter: { $why }.
notice-not-used = Deine Antworten enden hier, daher gelten diese Zahlen nicht: { $list }.
notice-used-before = Die Zahlen davor gelten.
notice-not-in-range = { $n } geht hier nicht; wähle eine Zahl von { $least } bis { $most }.
notice-no-such-number = Es gibt keine Möglichkeit { $n }; die Zahlen gehen von 1 bis { $most }.
notice-illegal = "{ $text }" ist hier kein gültiger Zug.
notice-type-a-number = Tippe eine Zahl, oder ? für Hilfe.
notice-not-an-option = Das ist keine der Möglichkeiten.
notice-action-undone = Deine Wahl wurde zurückgenommen; wähle etwas anderes.
notice-nothing-to-undo = Es gibt keine Entscheidung von dir, die du zurücknehmen kannst.
notice-undone = Deine letzte Entscheidung ist zurückgenommen.

# Warum ein Bot eine Möglichkeit wählt. Der Zug ist das Subjekt jedes Satzes.
decimal-mark = ,
why-you = dich
why-then = danach: { $deed }
why-turned = dreht es dort anders
why-closes-mine = schließt { $the } ab: { $points } für dich
why-closes-theirs = schließt { $the } von { $who } ab: { $points } für { $who }
why-closes-shared = schließt { $the } ab: je { $points } für { $list }
why-scores-mine = bringt dir { $points }: { $label }
why-scores-theirs = bringt { $who } { $points }: { $label }
why-pays-mine = kostet dich { $points }: { $label }
why-pays-theirs = kostet { $who } { $points }: { $label }
why-claims = besetzt { $the }, etwa { $n } Punkte wert
why-joins = bringt dich in { $the } von { $who }, für dich etwa { $n } Punkte wert
why-takes = nimmt { $who } { $the } ab, etwa { $n } Punkte wert
why-gains-mine = macht { $the } für dich { $n } Punkte mehr wert, insgesamt etwa { $now }
why-gains-theirs = macht { $the } für { $who } { $n } Punkte mehr wert, insgesamt etwa { $now }
why-loses-mine = macht { $the } für dich { $n } Punkte weniger wert, insgesamt etwa { $now }
why-loses-theirs = macht { $the } für { $who } { $n } Punkte weniger wert, insgesamt etwa { $now }
why-keeps = { $n ->
    [0] lässt dir keine Gefolgsleute
    [one] lässt dir einen Gefolgsmann
   *[other] lässt dir { $n } Gefolgsleute
 }
why-back = { $back ->
    [one] bringt einen Gefolgsmann zurück; du hast dann { $n }
   *[other] bringt { $back } Gefolgsleute zurück; du hast dann { $n }
 }
why-better = ist { $n } Punkte besser als die nächstbeste Möglichkeit: { $deed }
why-worse = ist { $n } Punkte schlechter als die beste Möglichkeit: { $deed }
why-level = ist so gut wie die nächstbeste Möglichkeit: { $deed }
why-ahead = { $percent } % Gewinnchance, { $n } Punkte vorn
why-behind = { $percent } % Gewinnchance, { $n } Punkte zurück
why-searched = über { $n ->
    [one] 1 Simulation
   *[other] { $n } Simulationen
 }: { $found }
why-searched-next = die nächstbeste Möglichkeit ({ $deed }): { $found }
why-searched-level = etwa so gut wie die nächstbeste Möglichkeit ({ $deed })

# Warum eine Aktion nicht erlaubt ist
refusal-over = Die Partie ist zu Ende.
refusal-not-now = Das ist keine Antwort auf diese Frage.
refusal-not-there = Das geht hier nicht.
refusal-not-in-hand = Das ist nicht das Plättchen, das jetzt gelegt wird.
refusal-taken = Dort liegt schon ein Plättchen.
refusal-no-cell = Ein solches Feld hat das Spielfeld nicht.
refusal-no-neighbour = An dieses Feld grenzt kein Plättchen.
refusal-edge = { $side }: das Plättchen zeigt dort { $shows }, daneben liegt aber { $faces }.
refusal-unmended = Es gibt jetzt keine Brücke und kein anderes Mittel, das die Kanten passend macht.
refusal-no-hole = Dieses Feld ist keine Lücke.
refusal-objection = Eine Regel verbietet das Plättchen dort.
refusal-other-tile = Das ist nicht auf dem eben gelegten Plättchen.
refusal-no-figure = Eine solche Figur ist nicht im Vorrat oder jetzt nicht erlaubt.
refusal-wrong-figure = Eine solche Figur steht dort nicht.
refusal-kept-free = Bei { $figure } darf keine andere Figur auf dem Plättchen stehen.
refusal-occupied = { $figure } steht schon im Gebiet.
    .by-others = Im Gebiet steht schon jemand.
refusal-barred = Eine Regel verbietet die Figur dort.
refusal-removed = Eine Regel schließt diese Wahl jetzt aus.
