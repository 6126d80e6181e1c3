# While playing.
lost-answer = { $bot } gave no valid answer, so the first option was taken: { $why }.
move-no-reasons = { $bot } does not tell its reasons.

# Records, pictures and other programs.
is-written-with = { $file } is written, with { $n ->
    [one] 1 action
   *[other] { $n } actions
 }.
is-written-with-messages = { $n ->
    [one] { $file } is written, with 1 message.
   *[other] { $file } is written, with { $n } messages.
 }
not-carried-over = not carried over: { $what }
different-there = different in JCloisterZone: { $what }
open-there = In JCloisterZone, open it as a saved game while you are not connected to a play server, and take every seat. Its tiles come in the order of the file.
unlike-there = JCloisterZone plays these options of the table differently. A new table with like = "{ $like }" sets them as JCloisterZone plays:

# Plugins and tables.
plugin-needs = Needs: { $list }
plugin-conflicts = Cannot be played with: { $list }
plugin-new-edition = { $first } (new edition: { $new })
switch-on = yes
switch-off = no
takes-number = from { $min } to { $max }
takes-choice = one of: { $list }
takes-names = any of: { $list }
takes-document = one of: { $list }; or a file
takes-nothing = none
plugin-presets = Presets, chosen with preset = "NAME" in a table file:
plugin-defaults = the defaults
plugin-names-hint = `bastide plugins { $id } --rules` prints the rules, and the names of the options in table files.
plugins-hint = `bastide plugins NAME` tells how a plugin is played and what its options are; with `--rules`, its rules.
plugins-library-hint = `bastide plugins NAME --library LIBRARY --rules` prints the rules of a plugin.
head-plugin = plugin
head-title = title
head-version = version
head-options = options
check-valid = { $table } is valid: { $edition }.
check-players = players
check-figures = figures
check-tiles = tiles
check-plugin = plugin
check-per-player = { $list } per player
check-tiles-of = { $n }, of { $kinds ->
    [one] 1 type
   *[other] { $kinds } types
 }
check-defaults = all options at their defaults
libraries-none = No library is allowed.
libraries-forgotten = These libraries are no longer allowed:
libraries-allowed = Tables and records can name these libraries; `--forget` stops allowing one:
head-path = path
head-phase = phase
head-schedule = schedule
head-offer-points = offer points
head-asks = asks
head-offers-of = offers of
phases-called = called
phases-nobody = nobody
asks-tile-player = the player of the tile play
asks-active = the active player
asks-other = another player
phases-hint = { $n ->
    [one] This shows the players who were asked in 1 random game.
   *[other] This shows the players who were asked in { $n } random games.
 }

# Simulations, matches and judged moves.
stopped-early = stopped early
no-parquet = this program was built without Parquet; build it with `cargo build --release --features parquet`, or write the same rows with --csv
simulated = { $n ->
    [one] 1 game
   *[other] { $games } games
 } of { $table }; seed { $seed }
simulated-part = { $n ->
    [one] { $played } of 1 game
   *[other] { $played } of { $games } games
 } of { $table }; seed { $seed }; stopped early
shard = shard { $shard }: { $text }
head-bot = bot
head-mean = mean
head-sd = sd
head-min = min
head-max = max
head-won = won
head-drawn = drawn
head-interval = 95% interval
head-shared = shared
head-game = game
head-games = games
head-turns = turns
head-set-aside = tiles set aside
head-margin = winner's lead
head-scored = scored
head-when = when
head-per-game = per game
head-points-each = points each
head-points-per-game = points per game
when-completed = completed
when-early = early
when-end = at the end
when-bonus = bonus
when-paid = paid
head-match = match
head-lost = lost
head-played = played
head-better = better
interval = { $low } to { $high }
simulated-decisions = decisions per game: { $decisions }; legal placements per tile: { $placements }
simulated-speed = { $n ->
    [one] { $seconds } s on 1 thread
   *[other] { $seconds } s on { $n } threads
 }: { $rate } games per second, { $cpu } per CPU second
bench-games = { $games } random games of { $table }, one thread
bench-rate = { $rate } games per second
bench-rate-cpu = { $rate } games per CPU second
bench-times = { $decision } ns per decision, { $turn } ns per turn
bench-copy = { $time } ns to copy a game at half its length
bench-memory = { $state } KB for a stored state at half the length, so { $million } GB for a million
bench-length = { $turns } turns and { $decisions } decisions per game
bench-options = { $placements } legal placements per tile, { $options } options per other decision
bench-scores = { $aside } tiles set aside per game; mean scores { $scores }
match-sprt = --sprt takes two differences, the lower one first, such as --sprt 0,30
match-one-bot = { $n ->
    [one] --bots names 1 bot
   *[other] --bots names { $n } bots
 }; name two, such as --bots search:1s,greedy, or more for a ladder
match-two-bots = --csv and --sprt belong to a match of two bots
ladder-games = { $games } games for each pair of bots, { $table }
ladder-pair = { $first } against { $second }
match-games = { $games } games of { $table }, each seed from every seat; seed { $seed }
match-lost = { $n ->
    [one] { $bot } gave no valid answer to 1 question
   *[other] { $bot } gave no valid answer to { $n } questions
 }; the first option was taken instead
match-result = { $first } scores { $value } % against { $second }, 95% interval { $low } to { $high }
match-elo = { $value } Elo, 95% interval { $low } to { $high }
match-all-played = all games were played
match-lower = the sequential test decided for the lower difference
match-higher = the sequential test decided for the higher difference
match-end = { $end }; { $seconds } s
puzzles-found = { $n ->
    [one] 1 puzzle
   *[other] { $n } puzzles
 } in { $games ->
    [one] 1 game
   *[other] { $games } games
 }
puzzle-steal = steal
puzzle-share = share
puzzle-hinder = hinder
puzzle-use = use
puzzle-complete = complete
puzzle-claim = claim
puzzle-grow = grow
puzzle-quiet = quiet
puzzle-line = { $best }, { $lost } points better than the runner-up
analyze-stopped = stopped by Ctrl-C before all moves were judged
analyze-head = { $n ->
    [one] { $table }; 1 simulation for each move
   *[other] { $table }; { $n } simulations for each move
 }
analyze-lost = { $n ->
    [one] { $name } lost { $points } points by 1 mistake
   *[other] { $name } lost { $points } points by { $n } mistakes
 }
analyze-worst = The moves that lost the most expected points, with the standard error:
analyze-chances = The chance of winning after each turn, in percent: { $list }
game-is-over = { $n ->
    [one] the game of { $file } is over after 1 action
   *[other] the game of { $file } is over after { $n } actions
 }; --at N goes back

# Boards of the Maps variant.
no-such-board = there is no board "{ $name }"{ $hint }; the boards are { $list }; or name a board file
board-written = { $file } is written. Edit it, view it with `bastide maps show { $file }`, then check it with `bastide maps check { $file }`.
head-board = board
head-name = name
head-cells = cells
head-tiles = tiles
head-large-cities = large cities
head-starts = starts
head-ferries = ferries
head-borders = borders
board-large-cities = large cities
board-start-cells = start cells
board-small-cities = small cities
board-ferries = ferries
board-border-road = border roads
board-border-city = border cities
board-used = { $used } of { $all }
boards-hint = `bastide maps show NAME` shows a board. `bastide maps table NAME` prints a table file to play on it.
    `bastide maps new FILE` writes a board file of your own.
board-cells = { $n ->
    [one] 1 cell
   *[other] { $n } cells
 }
board-cells-tiles = { $n ->
    [one] 1 cell
   *[other] { $n } cells
 }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }
board-starts = { $used } of { $all } start cells, { $meeples ->
    [one] 1 follower
   *[other] { $meeples } followers
 } per player
board-pennants = { $n ->
    [one] { $name } (1 pennant)
   *[other] { $name } ({ $n } pennants)
 }
board-starts-used = { $list }; { $used } of them are used
board-copies = { $n } times { $set }
board-playable = { $board } can be played on: { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
 }, { $hints }.
board-hints = { $n ->
    [0] no problems found
    [one] one hint
   *[other] { $n } hints
 }
board-hint = hint: { $text }
board-play-hint = `--games 200` plays random games on it and shows how they fill it.
board-played = { $n ->
    [one] 1 random game
   *[other] { $games } random games
 }, { $table }:
board-average = { $mean } on average, { $min } to { $max }
board-fill = { $percent } %
board-fill-low = { $percent } %; 85 % is a good value: try fewer cells, or more tiles
board-filled = cells filled
board-empty = cells left empty
board-aside = tiles set aside
board-scores = player scores
board-turns = turns
board-never = never filled
board-often-empty = most often empty

# Expansions of one's own, and checks.
head-file = file
head-type = type
head-outcome = outcome
head-details = details
verify-passed = passed
verify-failed = failed
verify-skipped = skipped
verify-at = at { $step }
verify-nothing = there is nothing to verify: no scenario (.toml), rule test (.jcz) or trace (.json.gz)
verify-sum = { $n ->
    [one] 1 file passed
   *[other] { $n } files passed
 }, { $failed } failed, { $skipped } skipped; compared: { $compared }
verify-unknown = not a scenario (.toml), rule test (.jcz) or trace (.json, .json.gz)
verify-needs = needs { $plugins }; --library names the library of a plugin that is not linked
annotate-nothing = there is nothing to annotate: no scenario (.toml)
annotate-sum = { $n ->
    [one] 1 position drawn
   *[other] { $n } positions drawn
 }, { $unchanged } unchanged

## The schema of table files.
schema-title = A table of Bastide
schema-edition = The edition of the rules
schema-like = A named set of options
schema-seed = The same seed gives the same draws
schema-draws = The tiles that are drawn first, by their codes
schema-chance = The outcomes of dice and other chance that come first, by stream
schema-players = The players, in the order of their turns
schema-meeples = The number of figures of each kind for a player, in place of the usual number
schema-color = The color; the first free one if there is none
schema-name = The name that people read
schema-bot = The bot that plays; a person if there is none
schema-library = The path of the library that has the plugin
schema-sha256 = The SHA-256 of the library

# `tournament`.
tournament-head =
    { $name }: { $entrants ->
        [one] 1 entrant
       *[other] { $entrants } entrants
    }, { $table }
tournament-sealed = The seed has the hash { $hash }.
tournament-opened = The seed { $seed } has the hash { $hash }.
tournament-part = stopped early: { $done } of { $all } duels are decided; the same command plays on
tournament-resumed = playing on from { $file }: { $n ->
    [one] 1 game was played
   *[other] { $n } games were played
 }
tournament-duels = duels
tournament-cross = Games against each other
tournament-seats = a tournament needs a table of two seats; this one has { $n }
tournament-other = { $file } belongs to another tournament, seed or table; with --force, it is replaced and all games are played anew
tournament-line = { $file }: line { $line } cannot be used: { $why }; with --force, the file is replaced and all games are played anew
head-place = place
head-entrant = entrant
tie-matches = points
tie-duel-difference = duels +/-
tie-duels = duels
tie-game-difference = games +/-
tie-games = games
tie-opponents-matches = opponents' points
tie-opponents-duel-difference = opponents' duels +/-
tie-opponents-duels = opponents' duels
tie-opponents-game-difference = opponents' games +/-
tie-opponents-games = opponents' games
tie-direct = direct
tie-duplicate = seat +/-
