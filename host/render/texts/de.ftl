list-and = { $first } und { $last }
base-and-expansions = { $base } und { $n ->
    [one] 1 Erweiterung
   *[other] { $n } Erweiterungen
 }
expansions = { $n ->
    [one] 1 Erweiterung
   *[other] { $n } Erweiterungen
 }
edition-first = erste Ausgabe
edition-new = neue Ausgabe
seed = Startzahl { $seed }
turn = Zug { $n }
actions = nach { $n ->
    [one] 1 Aktion
   *[other] { $n } Aktionen
 }
the-end = Ende

places-a-tile = { $who } legt
tiles-left = { $n ->
    [0] kein Plättchen übrig
    [one] noch 1 Plättchen
   *[other] noch { $n } Plättchen
 }
tiles-placed = { $n } gelegt
tiles-aside = { $n } beiseite
holds = { $group }:
waits = { $noun }, neben dem Spielfeld
compass-north = N
compass-east = O
compass-south = S
compass-west = W

fact = { $name }: { $value }
cells = { $first } bis { $last }
domain = { $name } auf { $seat }, für { $area }
domain-of = { $name } von { $owners } auf { $seat }, für { $area }
cards = deine Karten
card-on = { $card } auf { $cell }
section-price = kostet { $n }
section-left = noch { $n }
section-empty = nichts übrig
section-figure = { $figure } steht hier
section-with-figure = { $section } ({ $figure } steht hier)
section-gain = du: { $n }

sign-figure = { $noun }, gehört niemandem
sign-token = { $noun } mit Zahl
sign-token-of-player = { $noun } des Spielers mit diesem Großbuchstaben, mit Zahl
sign-on-top = eine Figur (nach ^) oben auf dem Chip davor
sign-with-tokens = eine Figur und nach & die Chips, die bei ihr liegen
sign-beside = eine Figur und nach & die Figur, die neben ihr steht

nothing-placed = (es liegt noch nichts)
board-extent = (das Spielfeld reicht von { $first } bis { $last })

printed-start = Startfeld
printed-town = kleine Stadt
printed-road = Grenzstraße
printed-city = Grenzstadt
printed-link = Fährlinie
printed-blazon = Wappen

all-tiles = Plättchen
description-open = Die Partie läuft noch: { $tiles }, { $placed }. Punkte: { $points }. Gespielt mit: { $plugins }.
description-over = Die Partie ist zu Ende: { $tiles }, { $placed }. Punkte: { $points }. Gespielt mit: { $plugins }.
player-points = { $who } { $n }
