# What the engine itself asks and does.
verb-pass =
    .option = pass
    .deed = passes
verb-place =
    .option = place { $n } at { $at }
    .deed = places { $n } at { $cell }
verb-deploy =
    .option = { $n } on { $there }
    .deed = deploys { $a } on { $at }
hidden-move = makes a hidden move

# Targets, in the accusative and (to) in the dative.
target-tile = the tile at { $cell }
    .to = the tile at { $cell }
target-cell = the cell { $cell }
    .to = the cell { $cell }
target-turned = { $cell }, turned by { $degrees } degrees
target-segment = { $the }{ $where } at { $cell }
    .to = { $to }{ $where } at { $cell }
target-there = { $the }{ $where }
target-span = from { $from } to { $goal } over { $tile } at { $cell }
target-spot = { $spot } of { $cell }
    .to = { $spot } of { $cell }
target-figure-on = { $figure } on { $at }
    .to = { $figure } on { $at }
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
slot-closed = { $place }; not available now: { $why }
out-of-the-game = out of the game

# Where a segment lies on its tile.
where-sides = to the { $list }
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
source-early = { $source }, early
source-paid = { $source }, paid
counted = { $n } { $label }
counted-each = { $each } x { $counted }
told-out = { $tile } fits nowhere and is out of the game
told-back = { $tile } fits nowhere and goes back into the pile
told-aside = { $who } draws { $tile } and puts it aside for later
told-token-gets = { $who } gets one { $noun }
told-token-gives = { $who } gives one { $noun } to { $whom }
told-token-uses = { $who } uses one { $noun }
told-token-puts = { $who } puts one { $noun } on { $at }
told-token-comes = One { $noun } comes to { $at }
told-leaves-game = { $figure } leaves the game
told-leaves-board = { $figure } leaves the board
told-goes = { $figure } goes to { $at }
told-chance = Chance for { $name }: { $n } out of { $of }
told-times = { $note } ({ $n } times)

# Lists of options.
choice-things = { $n } things
choice-tile = place { $tile }
choice-cell = at { $cell }, { $n } turns
choice-verb = { $verb } ({ $n } ways)
choice-up-to = { $line } up to { $most }
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
 } on { $columns } by { $rows } cells
ear-first-corner = North-west corner: { $place }
ear-last-corner = South-east corner: { $place }
ear-feature-open = { $kind }: { $prospect }. Open cells: { $list }
ear-feature-at = { $kind }, { $place }: { $prospect }
ear-there = { $there }, { $place }
ear-fit = { $cell } ({ $n ->
    [one] 1 turn
   *[other] { $n } turns
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
notice-not-used = Your answers end here, so these numbers are not used: { $list }.
notice-used-before = The numbers before it are used.
notice-not-in-range = { $n } is not possible here; choose a number from { $least } to { $most }.
notice-no-such-number = There is no { $n }; the numbers go from 1 to { $most }.
notice-illegal = "{ $text }" is not a legal move here.
notice-type-a-number = Type a number, or ? for help.
notice-not-an-option = This is not one of the options.
notice-action-undone = Your choice was undone; choose something else.
notice-nothing-to-undo = There is no decision of yours to undo.
notice-undone = Your last decision is undone.

# Why a bot takes an option. The move is the subject of each sentence.
decimal-mark = .
why-you = you
why-then = then { $deed }
why-turned = places the tile there in another turn
why-closes-mine = closes { $the }: { $points } for you
why-closes-theirs = closes { $the } of { $who }: { $points } for { $who }
why-closes-shared = closes { $the }: { $points } each for { $list }
why-scores-mine = brings you { $points }: { $label }
why-scores-theirs = brings { $who } { $points }: { $label }
why-pays-mine = costs you { $points }: { $label }
why-pays-theirs = costs { $who } { $points }: { $label }
why-claims = claims { $the }, worth about { $n } points
why-joins = joins { $the } of { $who }, worth about { $n } points to you
why-takes = takes { $the } from { $who }, worth about { $n } points
why-gains-mine = makes { $the } worth { $n } points more to you, about { $now }
why-gains-theirs = makes { $the } worth { $n } points more to { $who }, about { $now }
why-loses-mine = makes { $the } worth { $n } points less to you, about { $now }
why-loses-theirs = makes { $the } worth { $n } points less to { $who }, about { $now }
why-keeps = { $n ->
    [0] keeps no follower
    [one] keeps one follower
   *[other] keeps { $n } followers
 }
why-back = { $back ->
    [one] brings a follower back, so you have { $n }
   *[other] brings { $back } followers back, so you have { $n }
 }
why-better = promises { $n } points more than the next option, which { $deed }
why-worse = promises { $n } points less than the best option, which { $deed }
why-level = promises as much as the next option, which { $deed }
why-ahead = { $percent } % to win, { $n } points ahead
why-behind = { $percent } % to win, { $n } points behind
why-searched = on average of { $n ->
    [one] 1 simulation
   *[other] { $n } simulations
 }: { $found }
why-searched-next = the next option, which { $deed }: { $found }
why-searched-level = about as good as the next option, which { $deed }

# Why an action is refused
refusal-over = The game is over.
refusal-not-now = This is not a choice at this question.
refusal-not-there = This is a choice now, but not for this.
refusal-not-in-hand = That is not the tile to place now.
refusal-taken = A tile lies there already.
refusal-no-cell = The board has no such cell.
refusal-no-neighbour = No tile lies beside that cell.
refusal-edge = { $side }: the tile shows { $shows } there, but faces { $faces }.
refusal-unmended = What could mend the edges is not possible now.
refusal-no-hole = That cell is not a hole.
refusal-objection = A rule keeps the tile from lying there.
refusal-other-tile = That is not on the tile that was just placed.
refusal-no-figure = There is no such figure in the supply, or it may not be used now.
refusal-wrong-figure = Such a figure does not stand there.
refusal-kept-free = { $figure } keeps that tile free of other figures.
refusal-occupied = { $figure } is on the feature already.
    .by-others = Somebody is on the feature already.
refusal-barred = A rule keeps the figure from standing there.
refusal-removed = A rule excludes this choice now.
