# What the engine itself asks and does.
verb-pass =
    .option = pass
    .deed = passes
verb-place =
    .option = place { $n } at { $at }
    .deed = places { $n } at { $cell }
verb-deploy =
    .option = { $n } { $there }
    .deed = deploys { $a } { $into }
hidden-move = makes a hidden move

# Targets, in the accusative and (to) in the dative.
target-tile = the tile at { $cell }
    .to = the tile at { $cell }
target-cell = the cell { $cell }
    .to = the cell { $cell }
target-turned = { $cell }, rotated by { $degrees } degrees
target-segment = { $the }{ $where } at { $cell }
    .to = { $to }{ $where } at { $cell }
target-there = { $the }{ $where }
target-span = from { $from } to { $goal } over { $tile } at { $cell }
target-span-pictured = from { $from } to { $goal } at { $cell }
target-spot = { $spot } of { $cell }
    .to = { $spot } of { $cell }
target-on = on { $at }
    .to = on { $at }
target-to = to { $at }
target-to-spot = to { $at }
target-figure-on = { $figure } { $in }
    .to = { $figure } { $in }
figure-the = the { $noun }
figure-of = { $owner }'s { $noun }
    .to = { $owner }'s { $noun }
    .subject = { $owner }'s { $noun }

# Places off the board.
place-in-group = place { $n } of { $group }
place-hidden = a hidden place of { $group }
group-of = { $owner }'s { $noun }
slot-of-section = { $place } of { $section }
slot-with-tile = { $place } ({ $tile })
slot-with-price = { $place } (costs { $n })
out-of-the-game = out of the game

# Where a segment lies on its tile.
where-sides = in the { $list }
where-corners = in the { $list }
where-half = in the { $side }
where-around = all around
side-north = north
    .point = north
side-east = east
    .point = east
side-south = south
    .point = south
side-west = west
    .point = west
corner-north-west = north-west
corner-north-east = north-east
corner-south-east = south-east
corner-south-west = south-west
spot-0 = the middle
    .to = the middle
spot-1 = the north edge
    .to = the north edge
spot-2 = the east edge
    .to = the east edge
spot-3 = the south edge
    .to = the south edge
spot-4 = the west edge
    .to = the west edge
spot-5 = the north-east corner
    .to = the north-east corner
spot-6 = the south-east corner
    .to = the south-east corner
spot-7 = the south-west corner
    .to = the south-west corner
spot-8 = the north-west corner
    .to = the north-west corner

# Numbers and lists.
list-and = { $first } and { $last }
range = { $least } to { $most }
points = { $n ->
    [0] no points
    [one] 1 point
   *[other] { $n } points
 }
worth = ({ $n ->
    [one] 1 point
   *[other] { $n } points
 })
ordinal = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
   *[other] { $n }th
 }
hidden = hidden
nobody = nobody

# What is told of a move.
told-scored = { $who } { $change }, now { $score }: { $source }
told-scored-of = { $who } { $change }, now { $score }: { $source } ({ $sum })
source-at = { $label } at { $cell }
source-final = { $source }, at the end
source-early = { $source }, scored early
source-paid = payment: { $source }
counted = { $n } { $label }
counted-each = { $each } x { $counted }
told-out = { $tile } fits nowhere and is out of the game
told-back = { $tile } fits nowhere and goes back into the pile
told-aside = { $who } draws { $tile } and sets it aside for later
told-token-gets = { $who } gets one { $noun }
told-token-gives = { $who } gives one { $noun } to { $whom }
told-token-uses = { $who } uses one { $noun }
told-token-puts = { $who } places one { $noun } { $into }
told-token-comes = One { $noun } is placed { $into }
told-leaves-game = { $figure } leaves the game
told-leaves-board = { $figure } leaves the board
told-goes = { $figure } goes { $into }
told-chance = Chance for { $name }: { $n } out of { $of }
told-times = { $note } ({ $n ->
    [one] once
   *[other] { $n } times
 })

# Lists of options.
choice-things = { $n ->
    [one] 1 option
   *[other] { $n } options
 }
choice-tile = place { $tile }
choice-cell = at { $cell }, { $n ->
    [one] 1 orientation
   *[other] { $n } orientations
 }
choice-verb = { $verb } ({ $n ->
    [one] 1 option
   *[other] { $n } options
 })
choice-up-to = { $line } up to { $most }
choice-closed = { $line }; not possible now: { $why }
prospect-tiles = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
 }
prospect-points = { $n ->
    [one] 1 point
   *[other] { $n } points
 }
prospect-complete = { $tiles }, complete: { $points }
prospect-open = { $tiles }, { $points } now, { $then } when completed
prospect-end = { $tiles }, { $points } at the end
prospect-there = { $prospect }; there: { $list }

# Tiles, cells and the board, for people who hear the page.
ear-feature = { $kind } { $list }
ear-way = { $kind } { $from } to { $goal }
ear-around = { $kind } all around
ear-inside = { $kind } in the middle
ear-marks = { $feature } ({ $marks })
ear-mark-times = { $n } × { $mark }
ear-start = the start
ear-place = { $list } of the start
ear-step-north = { $n } north
ear-step-east = { $n } east
ear-step-south = { $n } south
ear-step-west = { $n } west
ear-beside = { $side }: { $kind }
ear-cell = { $place }; { $list }
ear-placed = { $tile }, { $place }
ear-title-board = Board
ear-title-features = Unfinished features
ear-title-figures = Figures on the board
ear-title-fits = Places for { $tile }
ear-size = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
 } on a grid of { $columns } by { $rows }
ear-first-corner = North-west corner: { $place }
ear-last-corner = South-east corner: { $place }
ear-feature-open = { $kind }: { $prospect }. Open cells: { $list }
ear-feature-at = { $kind }, { $place }: { $prospect }
ear-there = { $there }, { $place }
ear-fit = { $cell } ({ $n ->
    [one] 1 orientation
   *[other] { $n } orientations
 })

# A line of points of the engine.
label-not-taken = not taken

# An option that many plugins have.
option-tiles-only = Tiles only
    .about = The tiles alone, without their rules, figures and tokens.

# Presets that many plugins have.
preset-current = Current rules
    .about = The rules as published today, in the edition of the table.
preset-tiles-only = Tiles only
    .about = The tiles alone, without their rules, figures and tokens.

# Profiles, for the key `like` of a table.
profile-jcloisterzone = As JCloisterZone
    .about = Sets the options as JCloisterZone and FanCloisterZone play, so that games can be exported to them.

## Colors of seats
color-red = red
color-blue = blue
color-green = green
color-yellow = yellow
color-black = black
color-pink = pink
color-grey = grey
color-white = white
# What a game tells the person besides moves.
table-headline = { $list }, { $edition ->
    [new] new edition
   *[first] first edition
 }
notice-lost-move = { $who } gave no valid answer, so the first option was taken: { $why }.
notice-fault-ahead = While { $who } was thinking ahead, an expansion failed; the game continues: { $why }.
notice-not-used = Your answers end here, so these numbers are not used: { $list }.
notice-used-before = The numbers before it were used.
notice-not-in-range = { $n } is not possible here; choose a number from { $least } to { $most }.
notice-no-such-number = There is no option { $n }; the numbers go from 1 to { $most }.
notice-illegal = "{ $text }" is not a legal move here.
notice-type-a-number = Type a number, or ? for help.
notice-not-an-option = This is not one of the options.
notice-action-undone = Your choice was undone; choose something else.
notice-nothing-to-undo = There is no decision of yours to undo.
notice-undone = Your last decision was undone.

# Why a bot takes an option. The move is the subject of each sentence.
decimal-mark = .
why-you = you
why-then = then { $deed }
why-turned = rotates it differently
why-closes-mine = completes { $the }: { $points } for you
why-closes-theirs = completes { $who }'s { $kind }: { $points } for { $who }
why-closes-shared = completes { $the }: { $points } each for { $list }
why-scores-mine = scores { $points } for you: { $label }
why-scores-theirs = scores { $points } for { $who }: { $label }
why-pays-mine = costs you { $points }: { $label }
why-pays-theirs = costs { $who } { $points }: { $label }
why-claims = claims { $the }, worth about { $n } points
why-joins = joins { $who }'s { $kind }, worth about { $n } points to you
why-takes = takes { $the } from { $who }, worth about { $n } points
why-gains-mine = makes { $the } worth { $n } more points to you, about { $now } in all
why-gains-theirs = makes { $the } worth { $n } more points to { $who }, about { $now } in all
why-loses-mine = makes { $the } worth { $n } fewer points to you, about { $now } in all
why-loses-theirs = makes { $the } worth { $n } fewer points to { $who }, about { $now } in all
why-keeps = { $n ->
    [0] leaves you no followers
    [one] leaves you one follower
   *[other] leaves you { $n } followers
 }
why-back = { $back ->
    [one] brings a follower back, so you have { $n }
   *[other] brings { $back } followers back, so you have { $n }
 }
why-better = is { $n } points better than the runner-up, which { $deed }
why-worse = is { $n } points worse than the best option, which { $deed }
why-level = is as good as the runner-up, which { $deed }
why-ahead = { $percent } % chance of winning, { $n } points ahead
why-behind = { $percent } % chance of winning, { $n } points behind
why-searched = over { $n ->
    [one] 1 simulation
   *[other] { $n } simulations
 }: { $found }
why-searched-next = the runner-up, which { $deed }: { $found }
why-searched-level = about as good as the runner-up, which { $deed }

# Why an action is refused
refusal-over = The game is over.
refusal-not-now = This is not an answer to this question.
refusal-not-there = This is not possible here.
refusal-not-in-hand = This is not the tile to place now.
refusal-taken = There is a tile there already.
refusal-no-cell = The board has no such cell.
refusal-no-neighbour = No tile is adjacent to that cell.
refusal-edge = { $side }: the tile has { $shows } there, next to { $faces }.
refusal-unmended = No bridge or other fix is available.
refusal-no-hole = That cell is not a hole.
refusal-objection = A rule forbids the tile there.
refusal-other-tile = That is not on the tile just placed.
refusal-no-figure = There is no such figure in the supply, or it may not be used now.
refusal-wrong-figure = There is no such figure there.
refusal-kept-free = No other figure may be on that tile with { $figure }.
refusal-occupied = { $figure } is on the feature already.
    .by-others = There is a figure on the feature already.
refusal-barred = A rule forbids the figure there.
refusal-removed = A rule excludes this choice now.
