list-and = { $first } en { $last }
base-and-expansions = { $base } en { $n ->
    [one] 1 uitbreiding
   *[other] { $n } uitbreidingen
 }
expansions = { $n ->
    [one] 1 uitbreiding
   *[other] { $n } uitbreidingen
 }
edition-first = eerste editie
edition-new = nieuwe editie
seed = startgetal { $seed }
turn = beurt { $n }
actions = na { $n ->
    [one] 1 zet
   *[other] { $n } zetten
 }
the-end = het einde

places-a-tile = { $who } legt
tiles-left = { $n ->
    [0] geen tegels over
    [one] nog 1 tegel
   *[other] nog { $n } tegels
 }
tiles-placed = { $n } gelegd
tiles-aside = { $n } apart gelegd
holds = { $group }:
waits = { $noun }, naast het bord
compass-north = N
compass-east = O
compass-south = Z
compass-west = W

fact = { $name }: { $value }
cells = { $first } tot { $last }
domain = { $name } op { $seat }, voor { $area }
domain-of = { $name } van { $owners } op { $seat }, voor { $area }
cards = je kaarten
card-on = { $card } op { $cell }
section-price = kost { $n }
section-left = nog { $n }
section-empty = niets over
section-figure = { $figure } staat hier
section-with-figure = { $section } ({ $figure } staat hier)
section-gain = jij: { $n }

sign-figure = { $noun }, van geen speler
sign-token = { $noun } met zijn getal
sign-token-of-player = { $noun } van de speler met die hoofdletter, met zijn getal
sign-on-top = een figuur, na ^, boven op de fiche ervoor
sign-with-tokens = een figuur, en na & de fiches die erbij liggen
sign-beside = een figuur, en na & de figuur die ernaast staat

nothing-placed = (er ligt nog niets)
board-extent = (het bord loopt van { $first } tot { $last })

printed-start = startvak
printed-town = kleine stad
printed-road = grensweg
printed-city = grensstad
printed-link = veerlijn
printed-blazon = wapen

all-tiles = Tegels
description-open = Het spel is nog bezig: { $tiles }, { $placed }. Punten: { $points }. Gespeeld met: { $plugins }.
description-over = Het spel is afgelopen: { $tiles }, { $placed }. Punten: { $points }. Gespeeld met: { $plugins }.
player-points = { $who } { $n }
