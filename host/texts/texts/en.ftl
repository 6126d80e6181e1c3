# What errors say: of files, names and notation. The English texts stand in the code (`error_text!`) too, where a
# test compares them.

names-and = { $names } and { $last }
names-or = { $names } or { $last }

bot-budget = "{ $text }" is not a budget; write a number of simulations from 1 to 10,000,000, such as 500, or a time, such as 250ms or 1s
bot-command-empty = no program is named; write command: followed by the program and its arguments, as in "command:my-bot --fast"
bot-command-quote = a double quote is not closed; write one at the end of the argument, too
bot-in-record = a record cannot name the program "{ $name }" as a bot; remove it, or name another bot
bot-no-budget = the bot "{ $name }" takes no budget; write { $name } alone, or search:{ $budget }
bot-not-allowed = the table runs the program "{ $name }" on this machine as a bot; if you trust the table and the program, allow it with --allow-command
bot-program = "{ $name }" is a program, and programs do not play here; they play in `bastide play`, `match` and `move`
bot-refused = bot "{ $name }": { $problem }
bot-unknown = there is no bot "{ $name }"{ $hint }; the bots are { $known }

build-two-games = { $plugin } and { $other } are games of their own, and a table has one; take one of them out
build-other-game = { $plugin } belongs to the game "{ $needs }", and this table plays { $other }; take one of them out
build-conflict = { $plugin } cannot be played together with { $other }; take one of them out
build-duplicate = two expansions are called "{ $id }": versions { $a } and { $b }; take one of them out
build-install = { $plugin }: { $problem }
build-meeple = meeples: there is no figure "{ $name }"{ $hint }; the figures are { $known }
build-missing = { $plugin } needs "{ $needs }" at the table; add the table { $header }
build-seat-name = "{ $seat }" is not a name of a seat: it takes a to z, 0 to 9 and hyphens
build-seat-twice = two seats are called "{ $seat }"; give each a name of its own
build-seats = seats: { $problem }
build-too-many = { $what }: { $have } is more than the { $most } that the engine can hold

check-file = { $plugin }.{ $option } names the file "{ $file }"; a table that is set up here cannot name files; put the text of the file into the table
check-library = a table that is set up here cannot name a library; play it with the program bastide on your computer
check-long = the table is longer than { $most } characters
check-long-games = the games of this table are too long; they may have at most { $most } tiles
check-no-sheet = there is no such sheet
check-slow-bot = the bot "{ $bot }" thinks too long; a budget has at most { $most } simulations or { $seconds } seconds
check-unknown = the table has { $n } names that do not exist; the first is "{ $first }"

did-you-mean = ; did you mean "{ $name }"?

fault-contract = { $plugin } broke the contract of { $hook }: { $what }
fault-panic = plugin { $plugin } panicked in { $hook }: { $message }

file-unreadable = cannot read { $file }: { $why }

install-far-cell = the board has the cell { $x },{ $y }, which is too far away; cells go from -{ $most } to { $most } in both directions
install-no-tiles = it has no land tiles with these options, so nothing is left of it with tiles_only; take it out
install-option = { $plugin } reads { $kind } "{ $name }", which its manifest does not declare; add it to the manifest
install-panic = it panicked while it was installed: { $message }; this is a fault of the plugin
install-together = { $a } and { $b } both place the first tiles of a game; use one of them
install-together-either = { $a } and { $b } both place the first tiles of a game; use one of them, or set { $first }, or set { $second }
install-together-or = { $a } and { $b } both place the first tiles of a game; use one of them, or set { $remedy }
install-two-boards = two plugins bound the board; use one of them

notation-cell = "{ $text }" is not a cell; write it as 3,-1 (east, south)
notation-empty = an empty line is not an action
notation-far = the cell { $text } is too far away; cells go from -{ $most } to { $most } in both directions
notation-figure = there is no figure "{ $text }"; write it as red.follower.3
notation-kind = there is no kind of segment "{ $name }"{ $hint }
notation-like = "{ $text }" should be like { $form }
notation-more = "{ $verb }" needs more after it
notation-no-figure = there is no figure "{ $name }"{ $hint }
notation-no-tile = there is no tile "{ $name }"{ $hint }
notation-no-token = there is no token "{ $name }"{ $hint }
notation-not-there = there is no { $text } on the board
notation-number = "{ $text }" should be a whole number
notation-place = "{ $text }" should end in a number from 1
notation-placement = "{ $text }" is not a placement; write cell and degrees, as 0,-1 90
notation-places = there are no places "{ $name }"{ $hint }
notation-player = there is no player "{ $name }"{ $hint }
notation-segment = "{ $text }" is not a segment; write it as city@0,-1:N, field@0,0:NL or monastery@2,2
notation-sides = "{ $text }" should name two sides, as 1,0:WE
notation-spot = "{ $spot }" is not a point of a cell; it is one of { $known }
notation-too-much = "{ $text }" is too much: this verb takes no target
notation-verb = there is no verb "{ $name }"{ $hint }

nothing = nothing

option-edition = { $plugin }.preset = "{ $preset }" belongs to the other edition, and this table has edition = "{ $edition }"; { $known }
option-no-presets = the plugin has no preset of this edition
option-presets = the presets of this edition are { $names }
option-unknown = { $plugin } has no option "{ $name }"{ $hint }; its options are { $known }
option-value = { $plugin }.{ $name } = { $value } is not allowed: it takes { $takes }

play-broken = the game cannot continue: { $fault }
play-not-offered = not a legal move here
play-over = the game is over

position-apart = nothing lies beside that cell
position-at = { $place }: { $problem }
position-edges = { $first } at { $cell } shows { $edge } where { $second } at { $beyond } shows { $other }, and nothing mends it; turn or move one of them, or build what mends it
position-form = write it as { $form }
position-line = { $place } "{ $line }": { $problem }
position-location = "{ $text }" is not a location; write it as road@0,0:W, 1,0:NW or group:2, with the places of a group counted from 1
position-no-cell = the board has no such cell
position-no-copy = no copy of { $tile } is left; there are { $n } in this game
position-no-figure = there is no figure "{ $name }"
position-no-group = { $problem }; nor is there a group "{ $name }"{ $hint }
position-no-match = its edges do not match what lies around
position-no-pile = there is no pile "{ $name }"
position-no-placement = not a placement of a tile
position-no-seat = no seat of the table is { $seat }
position-no-second = no copy of { $tile } is left; there is 1 in this game
position-no-stream = there is no stream "{ $name }"
position-no-supply = none is left in the supply
position-no-tile = there is no tile "{ $name }" in this game{ $hint }
position-no-token = there is no token "{ $name }"
position-not-served = no plugin at the table performs that for others
position-refused = { $rules } does not allow it
position-supply = { $seat } has { $have } of { $kind } left and not { $n }
position-taken = something lies there already
position-too-late = a position can be set up only before the first turn

record-actions = { $n } actions
record-after-end = the record ended above; a file holds one record
record-broken = the game cannot continue at "{ $asked }": { $fault }
record-count = the record had { $said } actions when it was written, but now it has { $found }
record-cut = the record breaks off here; { $actions } before this place can be read. It should close with a line like "{ $line }"
record-end = the record says "{ $recorded }", but the replay gives "{ $here }"; the record was edited, or tiles, plugins or engine have changed
record-engine = the game was recorded by engine { $recorded }, but this is { $here }; the first two numbers have to agree
record-format = this record has format { $found }, but this engine reads format { $known }; replay it with the engine that wrote it
record-head = the record breaks off here; the head should be followed by the line "[moves]" and the actions
record-line = not a line of a record: { $wanted }
record-line-end = the last line is like "end open, 57 actions, red 12, blue 9 = 3f9a0c12e4b7d655"
record-line-state = the fingerprint of a state is "= " and 16 digits of 0 to 9 and a to f
record-misfit = "{ $asked }" does not fit: { $why }; { $seat } was asked "{ $prompt }" and may do { $offered }
record-no-fork = another game cannot begin with the first { $played } actions of this one, since they do not fit its table; keep fewer actions, or start a new game
record-none = not a game record: a record begins with the line "{ $first }"
record-offered = { $shown } or { $n } other options
record-offered-one = { $shown } or 1 other option
record-one-action = 1 action
record-over = "{ $asked }" comes too late: the game was over after { $actions }
record-plugin-missing = the game was recorded with { $plugin } { $recorded }, which is not available; install that plugin
record-plugin-unnamed = { $plugin } is at the table, but the head does not name its version; this is { $plugin } { $here }
record-plugin-version = the game was recorded with { $plugin } { $recorded }, but this is { $plugin } { $here }; use the recorded version
record-seat = this is the line of { $said }, but { $asked } was asked "{ $prompt }"
record-start = the game cannot start: { $fault }
record-state = after { $actions } the fingerprint was { $recorded }, but now it is { $here }; the record was edited, or tiles, plugins or engine have changed
record-the-head = the head of a record

scenario-both = step { $step } places a tile and has actions; use before and after, or two steps
scenario-chance = table has chance, which a scenario does not use; write it under [given]
scenario-draws = table has draws, which a scenario does not use; its steps name the tiles that they draw
scenario-expects = step { $step } expects offer or second_part and places no tile
scenario-final = step { $step } is final: let it be the last one, and the only one if it places no tile
scenario-lines = step { $step } has action lines or draws without place
scenario-no-step = there is no [[step]]; a scenario has at least one
scenario-nothing = step { $step } has none of place, actions, query = true and final = true
scenario-query = step { $step } is a query and plays too; make two steps of it
scenario-since-start = step { $step } has since_start, which only the first step may have

session-broken = the game with seed { $seed } broke: { $fault }. This is a fault of the plugin; its author needs the table and the seed
session-refused = the game with seed { $seed } refused an option of its own: { $refused }. This is a fault of the engine; please report it

table-a-bot = a bot
table-a-document = a document
table-a-player = a player
table-a-plugin-with-sha256 = a plugin with sha256
table-a-table = a table
table-add-a-game = add a plugin that is a game of its own
table-bare = { $word } is a text and needs quotes: "{ $word }"
table-color-twice = two players are { $color }; give one of them another color, or leave it out to get a free one
table-left-out = { $needs } = false leaves out what { $plugin } needs; take `{ $needs } = false` out
table-misplaced = { $within } has no key "{ $key }": it is a key of the whole table and stands above the first line in [brackets]; move it there
table-missing-key = { $within } needs the key "{ $key }"
table-nothing-to-play = no plugin at this table lets a player place a tile, so there is nothing to play; { $remedy }
table-players = { $have } players; a game takes from 1 to { $most }
table-plugin-list = a table has no key "{ $key }": each plugin is a table of its own; write { $tables } instead, each on its own line
table-profile-left = like = "{ $name }" names a set of options that cannot be looked up here; write the options of each plugin instead
table-shortage = draws: { $tile } is to be drawn { $wanted } times, but this game has { $have }
table-streams = ; its streams are { $known }
table-syntax = invalid TOML: { $why }
table-take-in-base = take out `{ $implied } = false`, or add a plugin that is a game of its own
table-unknown-key = { $within } has no key "{ $key }"{ $hint }; its keys are { $known }
table-unknown-plugin = there is no plugin "{ $name }"{ $hint }; the plugins are { $known }
table-unknown-profile = there is no set of options "{ $name }"{ $hint }; like takes { $known }
table-unknown-stream = chance: there is no stream "{ $name }" in this game{ $hint }
table-unknown-tile = draws: there is no tile "{ $name }" in this game{ $hint }
table-value = { $key } = { $value } is not allowed: it takes { $takes }

takes-64-bits = a whole number of at most 64 bits
takes-anything = true or false, a whole number, a text or a list of texts
takes-bot = the name of a bot, or { "{" } command = ["my-bot", "--fast"] { "}" }
takes-choice = one of "{ $words }"
takes-command = a program and its arguments, each a text
takes-document = one of "{ $names }", or the path of a file
takes-engine = the version of an engine, as "0.1.0"
takes-figures = a table of figures, as { "{" } follower = 9 { "}" }
takes-library = the path of a library
takes-names = a list of names
takes-no-preset = no preset: the plugin has none
takes-no-tiles = ; it brings no land tiles, so leave it out
takes-number = a whole number from { $min } to { $max }
takes-numbers = a list of whole numbers from { $min } to { $max }
takes-outcomes = a table of outcomes, as { "{" } dice = [0, 5] { "}" }
takes-players = a list of colors, or of tables with color, name and bot
takes-preset = one of { $presets }
takes-profile = the name of a set of options
takes-program = at least the program
takes-sha256 = a SHA-256 in 64 digits of 0 to 9 and a to f
takes-switch = true or false
takes-text = a text
takes-tiles = a list of tiles, as ["BA/L"]
takes-unquoted = a text without double quotes
takes-versions = a table of versions, as { "{" } base = "0.1.0" { "}" }
takes-words = a text without double quotes, the first one not empty
takes-written-document = a document, as { "{" } file = "name.toml", text = "..." { "}" }
