left =
    { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } left
head-player = player
head-color = color
head-seat = seat
head-by = played by
head-score = score
a-person = a person
not-over = The game is not over.
won = { $name } won.
shared = { $list } share the first place.
head-action = action
head-turn = turn
bundle-no-licence = no licence
turn = Turn { $turn }
exists = { $file } exists already and is left as it is; s! { $file } replaces it.

# The other words of --help, and what is wrong with a command line.
error = error:
refused-language = "{ $name }" is not a language; use en, nl or de

# While playing.
thousands = ,
decimal = .
list-and = { $first } and { $last }
table-headline = { $titles }, { $edition }, with { $seats }
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

# Records, pictures and other programs.
is-written = { $file } is written.

# The legend.
legend-figures = Figures: a capital letter for the player, then a small one for the kind
legend-now = On the board now
legend-ground = Terrain
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
legend-last = the last tile placed
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

# Simulations, matches and judged moves.
progress = { $done } of { $all }
progress-left = { $time } left
games = games
moves = moves

# Boards of the Maps variant.
none = none

# Expansions of one's own, and checks.
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
build-not-a-bundle = { $folder } exists and is not a bundle, so it is left as it is; name another file with -o
test-ok = ok
test-failed = FAILED

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

# How the process of a library ended.
death-exit = it ended the program with exit({ $code })
death-abort = it aborted the program
death-memory = it needs more than the { $n } MB of memory that it may use
death-stack = its stack overflowed
death-time = it did not finish within { $n ->
    [one] 1 second
   *[other] { $n } seconds
 }
death-illegal = it ran an instruction that this machine does not support (SIGILL)
death-bus = it read memory that does not exist (SIGBUS)
death-segment = it accessed memory that does not belong to it (SIGSEGV)
death-file = it wrote more to a file than it may (SIGXFSZ)
death-signal = signal { $n } ended the program
death-unknown = it ended the program
death-program = the program
death-limit-time = { $steps } took longer than { $n ->
    [one] 1 second
   *[other] { $n } seconds
 }; `--game-seconds` raises this limit
death-limit-memory = the program needs more than the { $n } MB of memory that it may use; { $steps }; `--megabytes` raises this limit
death-raise-time = `--game-seconds` raises this limit
death-raise-memory = `--megabytes` raises this limit
death-no-hook = { $how } while none of its hooks ran
death-hook = { $how } in the hook { $hook }
death-hooks = { $how } while these hooks ran: { $hooks }
