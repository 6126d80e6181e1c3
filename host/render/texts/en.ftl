# Headlines.
list-and = { $first } and { $last }
base-and-expansions = { $base } and { $n ->
    [one] 1 expansion
   *[other] { $n } expansions
 }
expansions = { $n ->
    [one] 1 expansion
   *[other] { $n } expansions
 }
edition-first = first edition
edition-new = new edition
seed = seed { $seed }
turn = turn { $n }
actions = after { $n ->
    [one] 1 action
   *[other] { $n } actions
 }
the-end = the end

# The panel.
places-a-tile = { $who } places
tiles-left = { $n ->
    [0] no tile left
    [one] 1 tile left
   *[other] { $n } tiles left
 }
tiles-placed = { $n } placed
tiles-aside = { $n } set aside
holds = { $group }:
waits = { $noun }, beside the board
compass-north = N
compass-east = E
compass-south = S
compass-west = W

# Side boards and facts.
fact = { $name }: { $value }
cells = { $first } to { $last }
domain = { $name } at { $seat }, for { $area }
domain-of = { $name } of { $owners } at { $seat }, for { $area }
cards = your cards
cards-of = cards of { $who }
card-on = { $card } on { $cell }
section-price = costs { $n }
section-left = { $n } left
section-empty = none left
section-figure = { $figure } here
section-with-figure = { $section } ({ $figure } here)
section-gain = you: { $n }

# The signs of figures and tokens.
sign-figure = { $noun }, of no player
sign-token = { $noun } with its number
sign-token-of-player = { $noun } of the player with that capital, and its number
sign-on-top = a figure, after ^, on top of the token before it
sign-with-tokens = a figure, and after & the tokens that lie with it
sign-beside = a figure, and after & the one that stands beside it

# The board as text.
nothing-placed = (nothing is placed)
board-extent = (the board goes from { $first } to { $last })

# The key of a printed board.
printed-start = start cell
printed-town = small city
printed-road = border road
printed-city = border city
printed-link = ferry line
printed-blazon = pennant

# Titles and descriptions for screen readers.
all-tiles = Tiles
description-open = The game is not over: { $tiles }, { $placed }. Points: { $points }. Played with: { $plugins }.
description-over = The game is over: { $tiles }, { $placed }. Points: { $points }. Played with: { $plugins }.
player-points = { $who } { $n }
