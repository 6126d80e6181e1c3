turn = Turn { $turn }
left =
    { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } left
seen-all = all of the board
seen-part = a part of the board
bar = { $turn } | { $left } | { $seen }, tiles of { $wide }x{ $high }
bar-help = k legend  ? help
lines-above = ({ $n } lines above: PageUp)
lines-more = ({ $n } more lines: PageDown)
keys-page = arrows and PageDown: more   Esc: back to the board
keys-board = Moving the board: arrows  + - tile size  = fit  Tab: back to typing
keys-line = Enter: answer  Tab: move the board  + - tile size  = fit  F2 panel  F3 log
log-title = Log (m: all moves)
all-shown-by-t = (t shows all)
nothing-in-hand = nothing in hand
no-figures = no figures
to-place = To place: { $tile }
placed = Placed: { $tile }
page-help = Help
page-legend = Letters and codes
page-log = The moves so far, the last one first
page-tiles = The tiles that are left
page-points = If the game ended now
to-be-drawn =
    To be drawn: { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } of { $kinds } kinds
tiles-left =
    Left: { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
projection = If the game ended now: { $list }
game-over = The game is over. Enter leaves, u takes back your last decision, s saves.
ask-rotation = Which rotation? (b goes back)
ask-number = A number from { $least } to { $most } (b goes back)
ask-amount = How much? Type a number from { $least } to { $most } (b goes back)
ask-where = Where? { $first } to { $last } on the board (? helps)
ask-help = (? helps)
on-board-one = { $first } on the board
on-board = { $first } to { $last } on the board
outside = { $n } of them outside the window: - makes tiles smaller, Tab and arrows move the board
beside-the-board = beside the board: { $list }
stands-beside = { $figure } stands beside { $other } on { $at }
stands-beside-it = { $figure } stands beside { $other }
on-the-board = On the board: { $list }
saved-while-playing = The game is saved in { $file } while you play, even after Ctrl-C.
not-saved-because = The game is not saved: { $why }
ask-save = Save the game? Enter for { $file }, another name, or n for no:
not-saved = Not saved.
saved-in = The game is saved in { $file }: { $command } { $file }
saved-from-now = Saved in { $file }, and from now on after every move.
exists = { $file } exists already and is left as it is; s! { $file } replaces it.
saved-up-to-here = The game up to here is saved in { $file }.
exhibition-saved = The game is saved in { $file }.
head-player = player
head-seat = seat
head-by = by
head-score = score
a-person = a person
not-over = The game is not over.
won = { $name } won.
shared = { $list } share the first place.
head-action = action
head-turn = turn

# What --help says: commands, arguments (help-any: the same in several commands), and names of values.
help = Plays tile-laying games of the Carcassonne family
    .long = Plays tile-laying games of the Carcassonne family. A table file names the players and the rules.

        Without a command, your browser opens and you can start games there, as with `serve`. Without a terminal, bots play the base game, as with `play`.
help-json = Print the result as JSON
help-allow-libraries = Open the libraries that tables and records name. They are native code. Each is remembered by its SHA-256.
help-allow-command = Let table files name programs as bots (`bot.command = ["my-bot", "--fast"]`). They run with your rights. A server starts no programs.
help-language = The language: `en`, `nl` or `de`. Otherwise the environment chooses it: BASTIDE_LANGUAGE, LC_ALL, LC_MESSAGES or LANG.
help-serve = Serve games to browsers on this computer and on others
help-serve-listen = The address of the server. With `0.0.0.0:7310`, other computers can reach it too.
help-serve-data = The folder of the database; by default, your folder for the data of programs. With `:memory:`, games are kept in memory only, and are lost when the server stops.
help-serve-allow-library = Let tables choose the expansions of this library, which is native code. Such games run in processes of their own. Can be given several times.
help-serve-public-url = The address that people use if the server is behind a proxy: `https://games.example.org`
help-serve-trusted-proxy = Believe the `X-Forwarded-For` of proxies in this network, such as `10.0.0.0/8`. With `--public-url`, proxies on this computer are believed by default. Can be given several times.
help-serve-keep-days = Delete a table when nobody has played there for N days, and after 14 days at most if its players never came. 0 keeps all tables.
help-serve-no-browser = Do not open a browser
help-serve-megabytes = The memory limit for the process of a table with libraries, in megabytes
help-tables = List, delete or export the tables of a server
help-any-data = The folder of the database; by default, that of `serve`
help-tables-list = List all tables, private ones too
help-tables-delete = Delete tables with their games and chats
help-tables-delete-ids = The ids of the tables
help-tables-export = Print the record of a table, including what is hidden from its players
help-tables-export-id = The id of the table
help-backup = Copy the database of a server, even while it runs
help-backup-target = The file for the copy. It must not exist yet.
help-join = Take a seat at a table of a server, to play in the terminal or let a bot play
help-join-url = The address of the table, the link for its players, or the address of your seat
help-join-seat = The number of the seat, from 1; by default, the first free one
help-join-name = Your name at the table
help-join-bot = Let a bot play (`--bot greedy`, `--bot search:1s`). It runs on the server, with at most 5 seconds or 2000 simulations for a decision. It sees what your seat sees.
help-join-watch = Only watch
help-play = Play a game in the terminal. Without a terminal, bots play it.
help-play-table = The table file; by default, you play the base game against a bot
help-play-seed = The seed of all random numbers; by default that of the table, or a random one
help-play-resume = Continue a saved game
help-play-repair = If the record is cut off, continue after its last complete action, in a new file
help-play-save = Save the game in this file after every action
help-play-exhibition = Let bots play all seats, even in a terminal
help-any-force = Replace an existing file
help-play-plain = Ask and answer line by line instead of drawing a screen. This works through pipes too.
help-any-bot-time = How many seconds a program has for each answer. After that, the first option is taken.
help-simulate = Let bots play many games, and print statistics
help-any-table = The table file; by default, the base game for two players
help-simulate-games = The number of games. Ctrl-C stops early and prints the result so far.
help-simulate-seed = The seed that gives each game its own seed; by default that of the table, or 1
help-any-threads = The number of threads; by default, as many as the computer can run at once
help-simulate-bots = The bots of the seats in turn order, with commas (`--bots greedy,random`). If there are more seats than bots, the list starts again. The bots are random, greedy, greedy-1, search (with a budget: search:500, search:1s), easy, normal, hard and master.
help-simulate-csv = Write one row per game to this CSV file too. With `-`, the rows go to standard output and the result to standard error.
help-simulate-parquet = Write one row per game to this Parquet file too, with the columns of `--csv`. The program must be built with the feature `parquet`.
help-simulate-shard = Play only part I of N (`--shard 3/10`), so that N computers share the games. All of them need the same table, seed, bots and number of games. `merge` adds up their totals.
help-simulate-totals = Write the totals of all games to this file too, for `merge`. If Ctrl-C stops the run, it is not written.
help-simulate-isolate = Play in a separate process. If a library crashes, only that process ends.
help-any-game-seconds = The time limit for a game in a separate process, in seconds
help-any-megabytes = The memory limit for a separate process, in megabytes
help-merge = Add up the totals of all shards of a simulation, and print its statistics
help-merge-totals = The files from `simulate --shard I/N --totals FILE`, one for each shard, in any order
help-merge-out = Write the totals of the whole run to this file too
help-match = Let bots play the same games from every seat, and rate them
help-match-bots = The bots, with commas (`--bots search:1s,greedy`). A bot can be a program (`--bots "command:my-bot --fast,greedy"`). With three bots or more, each pair plays a match, and a ladder rates all of them.
help-match-games = The number of games, rounded up to whole rounds. In a round, the first bot plays the same seed from each seat. Ctrl-C stops early and prints the result so far.
help-match-seed = The seed that gives each round its own seed; by default that of the table, or 1
help-match-sprt = End the match when a sequential test decides between two differences in Elo, with an error rate of 5 % (`--sprt 0,30`)
help-match-csv = Write one row per game to this CSV file too
help-move = Print the move that a bot would make in the position of a record
help-any-record = The record of the game
help-move-bot = The bot: a name such as search:1s, or a program (`command:my-bot --fast`)
help-move-at = Move after the first N actions; by default, after all of them. `replay` prints their numbers.
help-any-library = Take the plugins of this library from it, whatever the record says. You must have allowed the library. Can be given several times.
help-analyze = Judge the moves of a record: which lost most, what was better, and each player's chances
help-analyze-simulations = The number of simulations for each move. With more, it takes longer and finds smaller mistakes.
help-analyze-until = Analyze only the first N actions. `replay` prints their numbers.
help-analyze-show = List at most N moves. JSON has all of them.
help-analyze-seed = The seed of the simulations
help-analyze-threads = The number of threads; by default, as many as the computer can run at once. The result stays the same.
help-bot = Play as a bot over standard input and output, in the protocol of bots
help-bot-bot = The bot: random, greedy, greedy-1, search (with a budget: search:500, search:1s), easy, normal, hard or master
help-bot-seed = The seed of its random numbers
help-bench = Measure the speed of the engine: random games per second of CPU time on one thread
help-bench-seconds = The CPU time to use, in seconds
help-any-seed = The seed that gives each game its own seed
help-replay = Replay a record and print what happened, action by action
help-replay-until = Stop after N actions. The first column of the output numbers them; `show --at` uses the same numbers.
help-replay-repair = If the record is cut off, write the game up to its last complete action to this new file, and replay that file
help-show = Show the board of a record, or draw it as a picture
help-show-at = Show the board after the first N actions. `replay` prints their numbers; its `--until` uses the same.
help-any-svg = Draw the board in this SVG file
help-any-png = Draw the board in this PNG file
help-any-width = The width of the PNG, in pixels
help-import = Convert a saved game of JCloisterZone or FanCloisterZone to a record
help-import-file = The saved game: a `.jcz` file
help-import-record = The record to write; by default, it is printed
help-export = Convert a record to a saved game of JCloisterZone and FanCloisterZone
help-export-jcz = The file to write. Without `--force`, it must not exist yet.
help-verify = Play scenarios, rule tests and traces, and check that they end as written
help-verify-paths = Scenarios (.toml), rule tests and saved games (.jcz), traces (.json.gz), or folders with them
help-verify-library = Use the expansions of this library too. You must have allowed it. A scenario can name a library itself, as a table file does. Can be given several times.
help-verify-annotate = Draw the position of each scenario as comments at the top of its file, and check nothing
help-check = Check a table file, and print its seats, plugins and changed options
help-check-table = The table file
help-plugins = List the plugins, or describe one of them
help-plugins-id = The id of the plugin to describe: how it is played, its options and presets
help-plugins-rules = Print the rules of the plugin as Markdown, and its options as table files and rule ids name them. They are in English.
help-plugins-library = List the plugins of these libraries, with their options and presets. You must have allowed the libraries.
help-plugins-trusted = List the libraries that you have allowed, instead of the plugins
help-plugins-forget = Stop allowing a library. Give the first digits of its SHA-256, or `all`.
help-phases = Print the order of the phases of a game
help-phases-dot = Print a graph in the language of Graphviz
help-phases-offers = Print the phases that ask a player, with their offer points: the places where other plugins can offer actions
help-legend = Explain the letters on the board, the codes of tiles and the notation of moves
help-new = Write a table file with comments, to start from
help-new-table = The file to write
help-new-like = Use a named set of options. With "jcloisterzone", the rules are those of that program, so that games can be exported.
help-maps = List the boards of the Maps variant; show, check and create boards
help-maps-show = Show a board, or draw it as a picture
help-any-board = The name of a board, or a board file
help-maps-check = Check a board file, and play random games on it if you ask for them
help-maps-check-games = Play N random games on the board, with the tiles that it recommends
help-maps-table = Print a table file for a game on a board
help-maps-new = Write a board file with comments, to start from
help-maps-new-file = The file to write
help-expansion = Create, build and test an expansion of your own
help-expansion-new = Write a new crate with a tile, a rule, an option, a scenario and a test
help-expansion-new-name = The folder to create. Its name becomes the id of the expansion: lower-case words joined by hyphens.
help-expansion-new-author = Your name, which comes before that of the expansion in its id: `ana/dark-woods`. Then expansions of different people can have the same name.
help-expansion-build = Build a crate as a library for this program, and print the lines for a table file
help-expansion-build-path = The folder of the crate
help-any-target-dir = The target folder of cargo; by default, a folder in your cache that all your expansions share, so that the engine is built once
help-expansion-test = Run all checks on a library, or build a crate and check it
help-expansion-test-what = The folder of a crate, or a library file
help-expansion-test-with = Test it together with the expansions of these libraries too. A folder of a crate is built first. You must have allowed a library file.
help-expansion-test-table = Play all random games at the table of this file. It must name the expansion.
help-expansion-test-games = The total number of random games
help-expansion-test-seed = The seed of all random numbers
help-licenses = Print the licenses of this program and of what it contains
help-completions = Print the completion script for a shell
help-completions-shell = The shell
value-bot = BOT
value-bots = BOT,...
value-board = BOARD
value-command = COMMAND
value-elo-elo = ELO,ELO
value-file = FILE
value-folder = FOLDER
value-games = N
value-i-n = I/N
value-id = ID
value-ids = ID
value-language = LANGUAGE
value-address = ADDRESS
value-lib = LIBRARY
value-n = N
value-name = NAME
value-network = NETWORK
value-path = PATH
value-record = RECORD
value-seat = SEAT
value-seconds = SECONDS
value-seed = SEED
value-sha256 = SHA256
value-shell = SHELL
value-table = TABLE
value-url = URL

# The other words of --help, and what is wrong with a command line.
usage-heading = Usage:
usage-options = OPTIONS
usage-list-commands = Commands:
usage-list-arguments = Arguments:
usage-list-options = Options:
usage-default = ({ $value } by default)
usage-values = ({ $list })
usage-help = Print help
usage-help-more = Print help; `--help` says more
    .long = Print help; `-h` prints a summary
usage-help-command = Print the help of a command
usage-version = Print the version
error = error:
refused-twice = { $argument } is there twice
refused-conflict = { $argument } cannot be used together with { $others }
refused-conflict-others = other arguments
refused-value-missing = { $argument } needs a value
refused-value = "{ $value }" is not a value for { $argument }
refused-value-because = "{ $value }" is not a value for { $argument }: { $why }
refused-value-extra = { $argument } takes no further value; "{ $value }" is too much
refused-command = there is no command "{ $name }"
refused-command-missing = `{ $command }` needs a command: { $list }
refused-missing = { $n ->
    [one] this argument is missing
   *[other] these arguments are missing
 }: { $list }
refused-argument = there is no argument { $argument } here
refused-similar = Did you mean { $name }?
refused-help = `{ $command }` explains the arguments.
refused-line = the command line cannot be read
refused-language = "{ $name }" is not a language; use en, nl or de
refused-seconds = write a number of seconds from 0.01 to 3600
refused-network = "{ $text }" is not a network; write it like 10.0.0.0/8, fd00::/8 or 192.168.1.4

# While playing.
thousands = ,
decimal = .
list-and = { $first } and { $last }
page-lines = { $title }, lines { $from } to { $to } of { $all }
no-terminal = There is no terminal, so bots play all seats; `--plain` lets you play through pipes.
play-again = (`bastide play` in a terminal lets you play; `--seed { $seed }` plays this game again.)
lost-move = { $seat } gave no valid answer for move { $n }, so the first option was taken: { $why }.
lost-answer = { $bot } gave no valid answer, so the first option was taken: { $why }.
ask-repair = Continue after the last complete action, in { $new }? { $file } stays as it is. (Enter for yes, n for no)
headline = { $table }; seed { $seed }
headline-after = { $table }; seed { $seed }, { $after }
after = { $n ->
    [one] after 1 action
   *[other] after { $n } actions
 }
after-end = { $n ->
    [one] after 1 action, the end
   *[other] after { $n } actions, the end
 }
edition-first = first edition
edition-new = new edition
help-of-play = Each question has a numbered list. Type a number and press Enter. The numbers of cells
    are on the board, those of places for followers on the tile. Several numbers on one line
    answer several questions: 3 1 2 takes cell 3, the first rotation, and the second place.

      b, back     go back one list          u, undo     undo your last decision
      m, moves    the moves so far          t, tiles    the tiles that are left, drawn
      p, points   if the game ended now     s, save     save the game (s FILE: in FILE;
                                                        s! FILE replaces that file)
      k, legend   letters and tile codes    q, quit     leave the game
      h, ?, help  this page

    You can also type a move in the notation of records:
      place BA/RCr 0,-1 90        place the tile at column 0, row -1, turned 90 degrees clockwise
      deploy follower city@0,-1:N put a follower in the city at the north edge of that tile
      pass                        do nothing
keys-of-play = Keys of this screen:
      Tab              move the board instead of typing; Tab, Enter or a digit goes back
      arrows           move the board (after Tab; Shift with an arrow does it at any time)
      + and -          larger and smaller tiles; = fits the board into the window
      mouse            drag the board, turn the wheel for larger and smaller tiles, click a cell
      Up, Down         lines that you typed before
      F1 or ?          help; after Tab, h and k open help and legend too
      F2, F3           hide or show the panel with the players, and the log
      PageUp, PageDown the rest of a long list or page
      Esc              close a page, clear the line, go back one list
      Ctrl-C           leave at once; the game stays saved
      Ctrl-Z           suspend the game; fg continues it

# Records, pictures and other programs.
is-written = { $file } is written.
is-written-with = { $n ->
    [one] { $file } is written, with 1 action.
   *[other] { $file } is written, with { $n } actions.
 }
is-written-with-messages = { $n ->
    [one] { $file } is written, with 1 message.
   *[other] { $file } is written, with { $n } messages.
 }
not-carried-over = not carried over: { $what }
different-there = different in JCloisterZone: { $what }
open-there = In JCloisterZone, open it as a saved game while you are not connected to a play server, and take every seat. Its tiles come in the order of the file.
unlike-there = JCloisterZone plays these options of the table differently. A new table with like = "{ $like }" sets them as JCloisterZone plays:
table-written = { $file } is written. Edit it, check it with `bastide check { $file }`, then play with `bastide play { $file }`.
no-such-set = there is no set of options "{ $name }"{ $hint }; --like takes { $list }

# Plugins and tables.
plugin-needs = Needs: { $list }
plugin-conflicts = Cannot be played with: { $list }
plugin-new-edition = { $first } (new edition: { $new })
plugin-takes = takes { $values }
value-of-switch-on = yes
value-of-switch-off = no
value-of-number = from { $min } to { $max }
value-of-choice = one of: { $list }
value-of-names = any of: { $list }
value-of-document = one of: { $list }; or a file
value-of-nothing = none
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
check-tiles-of = { $n }, of { $kinds } types
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
asks-active = the player at turn
asks-other = another player
phases-hint = { $n ->
    [one] This shows the players who were asked in 1 random game.
   *[other] This shows the players who were asked in { $n } random games.
 }
