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
lines-above = { $n ->
    [one] ({ $n } line above: PageUp)
   *[other] ({ $n } lines above: PageUp)
 }
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
added-done = { $name } { $version } is added. In any table file:
added-bundle = A bundle for others is in { $file }
added-gone = { $name } { $version } is removed: { $list }
added-ask = Build and add it? [y/N]
added-rights = It is code of its author, and runs with your rights when it is built and played. Add only what you trust.
added-not-allowed = { $name } is not added: answer y in a terminal, or use --yes
added-taken = { $name } has the id "{ $id }", which an expansion of this program has
added-no-crate = "{ $what }" is no folder of a crate, no archive (`.crate`, `.tar.gz`) and no name of a crate, such as woods or woods@1.2.0
added-no-package = the Cargo.toml in { $folder } has no name and version of its own, such as name = "woods" and version = "1.0.0"
added-not-found = there is no crate { $name } in the registry that cargo uses. { $why }
added-unfit = { $name } { $version } was added, and does not fit this program: { $why }. Run `bastide add` for it again, or `bastide remove { $name }`
index-wrong = { $file }: { $why }
index-no-crate = there is no crate { $name }{ $hint }; the crates are { $known }
index-no-version = { $name } has no such version for Bastide { $engine }; the versions are { $list }
index-outside = the archive { $path } is outside of the folder of the index
index-hash = { $file } has the SHA-256 { $found }, and the index says { $wanted }; it was changed
bundle-not-allowed = { $file } is a bundle that you have not allowed yet. Open it once in a terminal, where you are asked, or allow it with --allow-libraries; it is remembered by its SHA-256, { $sha256 }
bundle-from = --bundle-from names the beginning of an address, such as https://example.org/bundles/, and not { $text }
bundle-ask = Open this bundle? [y/N]
bundle-no-manifest = the module has no manifest; build it with `bastide expansion bundle`
bundle-file = { $file } ({ $size })
bundle-engine = Bastide { $engine } (messages of version { $protocol }) with these expansions:
bundle-no-rights = It has no access to your files, to the network or to other programs.
bundle-no-licence = no licence
bundle-megabytes = { $n } MB
boxed-scores = Scores: { $list }
boxed-turn = Turn { $turn }, { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
 } left. { $list }
boxed-no-undo = There is nothing that you could take back.
boxed-save = Name a file: s FILE
boxed-commands = Type the number of an option, or an action in notation. Two numbers on one line also
    answer the next question: 3 1 takes cell 3 and the first rotation.
    u takes back, s FILE saves, l shows the moves, t the tiles left, p the points,
    k the board in words, b goes back, q leaves.
boxed-fits = { $table } fits the rules of { $bundle }, with { $n } seats.
boxed-no-end = the record is cut off
boxed-differs = the game ends in the state { $found }, and the record says { $wanted }
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
help-json = Print the result as JSON. Its texts are in English unless --language or BASTIDE_LANGUAGE names a language.
help-allow-libraries = Open the libraries that tables and records name, which are native code, and bundles, without asking. Each is remembered by its SHA-256.
help-allow-command = Let table files name programs as bots (`bot.command = ["my-bot", "--fast"]`). They run with your rights. A server starts no programs.
help-language = The language: `en`, `nl` or `de`. Otherwise the environment chooses it: BASTIDE_LANGUAGE, LC_ALL, LC_MESSAGES or LANG.
help-serve = Serve games to browsers on this computer and on others
help-serve-listen = The address of the server. With `0.0.0.0:7310`, other computers can reach it too.
help-serve-data = The folder of the database; by default, your folder for the data of programs. With `:memory:`, games are kept in memory only, and are lost when the server stops.
help-serve-store = The PostgreSQL database for the games, instead of a file: `postgres://USER@HOST/DATABASE`. Several servers may share it. The password can be in the variable `PGPASSWORD`.
help-serve-peer-address = The address at which this server hears the other servers with the same database. On several machines, name the address in the network that they share, such as `10.0.0.2:7311`.
help-serve-allow-library = Let tables choose the expansions of this library, which is native code. Such games run in processes of their own. Can be given several times.
help-serve-bundle = Let tables have the rules of this bundle, which runs without rights. Can be given several times.
help-serve-allow-bundle = Let people open bundles on the page for a new table
help-serve-bundle-from = Let people open bundles whose addresses begin with this one, such as `https://example.org/bundles/`. Can be given several times.
help-serve-public-url = The address that people use if the server is behind a proxy: `https://games.example.org`
help-serve-trusted-proxy = Believe the `X-Forwarded-For` of proxies in this network, such as `10.0.0.0/8`. With `--public-url`, proxies on this computer are believed by default. Can be given several times.
help-serve-keep-days = Delete a table when nobody has played there for N days, and after 14 days at most if its players never came. 0 keeps all tables.
help-serve-no-accounts = Let nobody have an account. By default, people may sign in to have their seats on several devices; nobody has to.
help-serve-no-ratings = Keep accounts, but no ratings
help-serve-push-key = Send notices to browsers ("your turn"), signed with the key in this file; `bastide push-key` makes one
help-serve-contact = Your mail address, which push services may write to
help-serve-smtp = Send notices by mail through this server: `smtps://user@mail.example.org`. Needs `--mail-from` and `--public-url`.
help-serve-smtp-password-file = The file with the password for the mail server; without it, the variable BASTIDE_SMTP_PASSWORD is read
help-serve-mail-from = The sender of the mails: `Games <games@example.org>`
help-serve-no-browser = Do not open a browser
help-serve-megabytes = The memory limit for the process of a table with libraries, in megabytes
help-site = Write pages that play without a server, as files for any static host
help-site-folder = The folder: a new one, an empty one, or one that this command wrote before
help-site-module = The engine as a WebAssembly module. By default it is built from the sources of this program, with `cargo` and the target `wasm32-unknown-unknown`.
help-edit = Ask the referee about a position, in the browser
help-edit-file = A scenario file; without one, an empty position
help-edit-port = The port on this computer; by default, any that is free
help-edit-no-browser = Only print the address
help-tables = List, delete or export the tables of a server
help-any-data = The folder of the database; by default, that of `serve`
help-any-store = The PostgreSQL database of the server, instead of a folder: `postgres://USER@HOST/DATABASE`
help-tables-list = List all tables, private ones too
help-tables-delete = Delete tables with their games and chats
help-tables-delete-ids = The ids of the tables
help-tables-export = Print the record of a table, including what is hidden from its players
help-tables-export-id = The id of the table
help-backup = Copy the database of a server, even while it runs
help-backup-target = The file for the copy. It must not exist yet.
help-push-key = Make the key with which a server sends notices to browsers
help-push-key-target = The file for the key. It must not exist yet.
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
help-simulate-moves = Add a column with the moves to the rows: the numbers of the options that were taken. A game with the seed of the row that takes them is the same game.
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
help-move-why = Also tell in words what the bot weighs for this move
help-any-library = Take the plugins of this library from it, whatever the record says. You must have allowed the library. Can be given several times.
help-analyze = Judge the moves of a record: which lost most, what was better, and each player's chances
help-analyze-simulations = The number of simulations for each move. With more, it takes longer and finds smaller mistakes.
help-analyze-until = Analyze only the first N actions. `replay` prints their numbers.
help-analyze-show = List at most N moves. JSON has all of them.
help-analyze-seed = The seed of the simulations
help-analyze-threads = The number of threads; by default, as many as the computer can run at once. The result stays the same.
help-puzzles = Find positions with one clearly best placement in games of bots, as puzzles
help-puzzles-tables = The table files; the base game without one
help-puzzles-games = The number of games at each table
help-puzzles-most = Keep at most N puzzles, of each theme in turn
help-puzzles-seed = The seed that gives each game its own
help-puzzles-threads = The number of threads; by default, as many as the computer can run at once. The result stays the same.
help-puzzles-out = Write the puzzles to this file as JSON
help-puzzles-force = Replace the file if it exists
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
help-plugins-bundle = Print what this bundle says of itself, without running it
help-schema = Print a JSON schema of table files, with which editors complete and check them
help-schema-library = Also describe the plugins of these libraries. You must have allowed the libraries.
help-phases = Print the order of the phases of a game
help-phases-dot = Print a graph in the language of Graphviz
help-phases-offers = Print the phases that ask a player, with their offer points: the places where other plugins can offer actions
help-legend = Explain the letters on the board, the codes of tiles and the notation of moves
help-legend-tiles = List all tiles too, with the edges that their roads, cities and fields touch at 0 degrees
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
help-any-bundle = Play by the rules of this bundle. It runs without rights, and you are asked once before it is first used.
help-expansion-test = Run all checks on a library, or build a crate and check it
help-expansion-test-what = The folder of a crate, or a library file
help-expansion-test-with = Test it together with the expansions of these libraries too. A folder of a crate is built first. You must have allowed a library file.
help-expansion-test-table = Play all random games at the table of this file. It must name the expansion.
help-expansion-test-games = The total number of random games
help-expansion-test-seed = The seed of all random numbers
help-add = Add expansions of another author for every later table: build, test and list them
help-add-what = The folder of a crate, its archive (`.crate`, `.tar.gz`), or its name in the registry, such as `woods` or `woods@1.2.0`
help-add-index = Take the crate from the folder of a group instead, whose `index.toml` lists names, versions and SHA-256 sums
help-add-yes = Do not ask. The crate runs code of its author when it is built.
help-add-bundle = Build a bundle too, which others can play without rights
help-add-no-test = Do not play the test games
help-remove = Remove expansions that `add` has added
help-remove-name = The name of the crate, or the id of an expansion
help-expansion-bundle = Build crates and the engine as a bundle: a module that any Bastide runs without rights
help-expansion-bundle-path = The folder of a crate, or its archive (`.crate`, `.tar.gz`)
help-expansion-bundle-with = Another crate whose expansions the bundle has too. Can be given several times.
help-expansion-bundle-out = The file to write; by default, the name of the crate with `.wasm`
help-licenses = Print the licenses of this program and of what it contains
help-man = Write manual pages for `man`
help-man-folder = The folder, which exists. Each command gets a file there.
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
value-mail = ADDRESS
value-n = N
value-name = NAME
value-name-folder-archive = NAME | FOLDER | ARCHIVE
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
move-no-reasons = { $bot } does not tell its reasons.
ask-repair = Continue after the last complete action, in { $new }? { $file } stays as it is. (Enter for yes, n for no)
table-headline = { $titles }, { $edition }, with { $seats }
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
commands-of-play = Each question has a numbered list. Type a number and press Enter. The
    numbers of cells are on the board, those of places for followers on the
    tile. Several numbers on one line answer several questions: 3 1 2 takes cell
    3, the first rotation and the second place.

      b, back     go back one list          u, undo   undo your last decision
      m, moves    the moves so far          t, tiles  pictures of the tiles left
      p, points   if the game ended now     s, save   save the game (s FILE: in
                                                      FILE; s! FILE replaces it)
      k, legend   letters and tile codes    q, quit   leave the game
      h, ?, help  this page

    You can also type a move in the notation of records:
      place BA/RCr 0,-1 90         the tile in column 0, row -1, turned 90 degrees
                                   clockwise
      deploy follower city@0,-1:N  a follower in the city at the north edge there
      pass                         nothing
keys-of-play = Keys of this screen:
      Tab              move the board instead of typing; Tab, Enter or a digit ends
                       this
      arrows           move the board (after Tab; with Shift at any time)
      + and -          larger and smaller tiles; = fits the board in the window
      mouse            drag the board, turn the wheel to zoom, click a cell
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

# The legend.
legend-figures = Figures: a capital letter for the player, then a small one for the kind
legend-now = On the board now
legend-ground = Ground
legend-marks = Marks on tiles
legend-codes = Codes of tiles
legend-notation = Notation of moves
legend-follower = a follower of { $player }
legend-figure = { $noun } of that player
legend-neutral = { $noun }, which belongs to no player
legend-road = { $noun }; o is a crossing
legend-court = the courtyard of an abbey
legend-bridge = bridge
legend-candidate = a cell for the tile: type its number
legend-last = the last tile that was placed
legend-water = water; land outside the map
legend-map-cells = on a map: an empty cell; a small city; a start cell
legend-map-marks = a pennant; a road or city that crosses the border
legend-code-set = the set of the tile: BA is the base game; other sets have two letters of their title
legend-code-edges = the edges, clockwise from any of them: city, road, field; fields at the end are left out
legend-code-joined = an edge of the same city or road as the capital letter before it
legend-code-monastery = a monastery in the middle
legend-code-pennant = a pennant
legend-code-marks = an inn; a bazaar; other letters after the dot are other marks, and digits number variants
legend-code-variant = the same tile with another picture
legend-code-garden = a garden, at the end of the code
legend-code-example = a tile of this table; at 0 degrees it has { $segments }. `legend --tiles` lists all tiles.
legend-tiles = Tiles at 0 degrees, by the edges that each part touches; L and R are halves of an edge
legend-cell = a cell: 3 east and 1 north of the first tile; on a map, its column and row
legend-turned = the same cell, with the tile turned 90 degrees clockwise: its north edge is then in the east
legend-edge = the city at the north edge of the tile there; E, S and W are the other edges
legend-half = the field at the left half of the north edge, seen from the middle of the tile; NR is the right half
legend-second = the second follower of { $player }

# The server.
serve-games-in = The games are in { $file }.
serve-games-in-memory = The games are in memory only.
serve-ready = Bastide is at { $url }
serve-stops = Ctrl-C stops.
serve-end = Stopped. All games are saved.
serve-end-in-memory = Stopped. The games are gone.
no-data-folder = there is no folder for data ({ $why }); name one with --data
no-mail-address = { $text } is not a mail address; it looks like anna@example.org
site-written = { $folder } has { $files } files with { $kilobytes } KB, of which the compressed engine takes { $module } KB.
site-try = Put the folder on any static host, or try it here: `python3 -m http.server --directory { $folder }`
site-no-module = the engine as a WebAssembly module is not built: { $why }. A module that was built elsewhere can be named with --module
no-database = there is no database { $file }; name the folder of the server with --data
backup-postgres = { $url } is copied with PostgreSQL's own program: `pg_dump --format=custom --file={ $file } { $url }`
no-such-table = { $file } has no table "{ $id }"; `bastide tables` lists all of them
table-deleted = { $id } is deleted.
tables-counted = { $n ->
    [one] 1 table
   *[other] { $n } tables
 }
head-table = table
head-state = state
head-players = players
phase-waiting = waiting
phase-playing = playing
phase-over = over
join-seated = You have a seat. { $url } continues in a browser.
join-full = no seat is free; --watch only watches

# Simulations, matches and judged moves.
progress = { $done } of { $all }
progress-left = { $time } left
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
head-margin = lead of the first
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
    [one] 1 puzzle in { $games } games
   *[other] { $n } puzzles in { $games } games
 }
puzzle-steal = steal
puzzle-share = share
puzzle-hinder = hinder
puzzle-use = use
puzzle-complete = complete
puzzle-claim = claim
puzzle-grow = grow
puzzle-quiet = quiet
puzzle-line = { $best }, { $lost } points better than the next
analyze-stopped = stopped by Ctrl-C before all moves were judged
analyze-head = { $n ->
    [one] { $table }; 1 simulation for each move
   *[other] { $table }; { $n } simulations for each move
 }
analyze-lost = { $n ->
    [one] { $name } lost { $points } points by 1 mistake
   *[other] { $name } lost { $points } points by { $n } mistakes
 }
analyze-worst = The moves that lost most expected points, with the standard error:
analyze-chances = The chance to win after each turn, in percent: { $list }
game-is-over = { $n ->
    [one] the game of { $file } is over after 1 action
   *[other] the game of { $file } is over after { $n } actions
 }; --at N goes back
moves = moves
games = games

# Programs that play.
program-no-start = cannot start { $program }: { $why }
program-no-protocol = it does not speak the protocol of bots: { $why }
program-version = it speaks version { $version }; this program speaks version { $own }
program-too-soon = it said "{ $line }" before it was ready
program-no-answer = "{ $line }" is not an answer to question { $number }, which has { $n } options
program-has-ended = the program has ended
program-ended = the program ended: { $how }
program-last-error = { $how }; its last error line is "{ $line }"
program-deaf = it does not read its input
program-long-line = it wrote a line of more than { $n } bytes
program-late = no answer within { $seconds } s
program-flood = it wrote more than { $n } lines without an answer
program-is-ended = { $why }; the program is ended
program-is-ended-after-three = { $why }; this was its third missed answer, so the program is ended
bot-no-input = cannot read the input: { $why }
bot-bad-line = the line `{ $word }` of the input has invalid JSON: { $why }

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
board-cells = { $n } cells
board-cells-tiles = { $n } cells, { $tiles } tiles
board-starts = { $used } of { $all } start cells, { $meeples } followers per player
board-pennants = { $n ->
    [one] { $name } (1 pennant)
   *[other] { $name } ({ $n } pennants)
 }
board-starts-used = { $list }; { $used } of them are used
board-copies = { $n } times { $set }
none = none
board-playable = { $board } can be played on: { $cells } cells, { $hints }.
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
built-fits = { $file } fits this program. In a table file:
built-optional = optional; without it, any library at this path is accepted
built-taken = the expansion in { $folder } has the id "{ $id }", which an expansion of this program has; choose another `id` in its manifest, such as "your-name/{ $id }"
built-over = This build overwrote the library of { $folder }: both crates have the same package name and the same build folder. Change `name` in one Cargo.toml, or build one of them with --target-dir.
build-no-crate = { $folder } has no Cargo.toml; name the folder of a crate, or create one with `bastide expansion new`
build-no-toolchain = cannot run { $program }: { $why }; building an expansion needs the Rust toolchain, { $rustc }
build-compiler = the compiler here is "{ $here }", but this program was built by "{ $rustc }", so their libraries do not fit. Install and choose that one (rustup install, RUSTUP_TOOLCHAIN), or build this program again with the compiler here.
build-no-sources = { $folder } does not contain the sources of Bastide; { $variable } must name the folder with its Cargo.toml and core/
build-failed = cargo could not build { $folder }; its messages are above
build-failed-without-sources = cargo could not build { $folder }; its messages are above. The sources of Bastide are not in { $sources }, where this program was built; set { $variable } to their folder.
build-no-library = { $folder } builds no library that can be opened; its Cargo.toml needs { $lines }
build-no-lib = { $folder } has no library that other crates can use; its Cargo.toml needs { $lines }
build-no-target = this compiler cannot build for WebAssembly; `rustup target add wasm32-unknown-unknown` installs what it needs
build-no-module = the sources of Bastide in { $sources } have no host/module; { $variable } names the folder of newer ones
build-nothing-exported = { $folder } announces no expansion; its lib.rs needs bastide_core::export_expansion!(…)
build-twins = { $one } and { $other } both have an expansion with the id "{ $id }"; change the `id` in one of their manifests
build-taken = the expansion in { $source } has the id "{ $id }", which an expansion of Bastide has; choose another `id` in its manifest, such as "your-name/{ $id }"
build-archive = cannot unpack { $file }: { $why }
build-archive-many = it has more than { $most } files
build-archive-large = its files have more than { $megabytes } MB
build-archive-outside = { $path } would be outside of its folder
build-archive-kind = { $path } is neither a file nor a folder
build-archive-no-crate = it has no Cargo.toml at its top or in its only folder
build-not-a-bundle = { $folder } exists and is not a bundle, so it is left as it is; name another file with -o
bundled = { $file } is a bundle ({ $size }).
bundled-played = A game with { $ids } was played in it: { $n } moves.
bundled-no-end = it is not over after { $n } moves; let it end by itself
bundled-not-played = No game with { $ids } was played in it: { $why }
bundled-next = Others play it with `bastide play --bundle { $file }`; it has no rights on their computers.
created = { $folder } holds a new expansion, "{ $id }": { $files }.
created-next = It builds and passes its tests. Change it step by step; its README.md explains how.
created-build = makes a library and prints the lines for a table file
created-test = runs all checks
created-cargo = After the first build, `cargo test` works in { $folder } too.
test-ok = ok
test-failed = FAILED
test-left-out = left out
test-rescued = the game up to there is saved: `bastide replay { $file } --repair NEW` writes it as a complete record and prints it
test-twice = { $file } and { $own } both have an expansion "{ $id }"; leave one of them out
test-not-there = the table { $file } does not name "{ $id }", so it cannot test it; add the line { $line }
test-games = random games with the base game alone
test-games-at = random games at the table { $file }
test-costs = Cost of its hooks in { $games }:
head-hook = hook
head-calls = calls per turn
head-ns-call = ns per call
head-ns-turn = ns per turn
head-file = file
head-type = type
head-outcome = outcome
head-details = details
verify-passed = passed
verify-failed = failed
verify-skipped = skipped
test-speed = Random games per second of CPU time: { $with } with it, { $without } without it.
test-passes = { $id } passes.
test-fails = { $id } does NOT pass.
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

# Names of expansions that are refused.
id-wrong = "{ $id }" cannot be the id of an expansion: it takes lower-case words joined by hyphens, such as "dark-woods"; --author takes such words too
id-taken = there is an expansion "{ $id }" already; `bastide plugins` lists all of them; take another name
id-of-crate = "bastide-{ $id }" is a crate of Bastide itself; take another name than "{ $id }"
id-of-key = "{ $id }" is a key of table files, so no plugin can have that id; take another name, such as "{ $id }-2"

# Errors.
error-read = cannot read { $file }: { $why }
error-write = cannot write { $file }: { $why }
error-exists = { $file } exists already and is left as it is; name another file, or replace it with --force
error-locked = another program plays the game in { $file } and writes to that file; leave that game first, or name another file
error-broken = the game with seed { $seed } broke: { $why }. This is a fault of the plugin; its author needs the table and the seed
error-refused = the game with seed { $seed } refused an option of its own: { $why }. This is a fault of the engine; please report it
error-folder-exists = { $folder } exists already and stays as it is; name another folder, or remove it first
error-unfit = { $id } does not pass: { $failed }
error-spawn = cannot start a process for the library: { $why }; it needs a folder for temporary files (TMPDIR)
error-died = a library failed in a separate process: { $why }. This is a fault of the plugin
error-differ = { $failed } of { $all } files differ; see above
error-output = cannot write the output: { $why }
error-json = cannot write the result as JSON: { $why }
error-stopped = stopped by Ctrl-C after { $games } of { $all } games; the result covers these games
error-repair = `bastide play --resume RECORD --repair` continues the readable part in a new file; `bastide replay RECORD --repair NEW` only writes that file
error-no-limits = a process can be limited on Unix only; leave out --isolate

# How the process of a library ended.
death-exit = it ended the program with exit({ $code })
death-abort = it aborted the program
death-memory = it needs more than the { $n } MB of memory that it may use
death-stack = its stack overflowed
death-time = it did not finish within { $n } seconds
death-illegal = it ran an instruction that this machine does not support (SIGILL)
death-bus = it read memory that does not exist (SIGBUS)
death-segment = it accessed memory that does not belong to it (SIGSEGV)
death-file = it wrote more to a file than it may (SIGXFSZ)
death-signal = signal { $n } ended the program
death-unknown = it ended the program
death-program = the program
death-limit-time = { $steps } took longer than { $n } seconds; `--game-seconds` raises this limit
death-limit-memory = the program needs more than the { $n } MB of memory that it may use; { $steps }; `--megabytes` raises this limit
death-raise-time = `--game-seconds` raises this limit
death-raise-memory = `--megabytes` raises this limit
death-no-hook = { $how } while none of its hooks ran
death-hook = { $how } in the hook { $hook }
death-hooks = { $how } while these hooks ran: { $hooks }

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
