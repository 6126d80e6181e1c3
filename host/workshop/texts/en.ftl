added-done = { $name } { $version } is added. In any table file:
added-bundle = A bundle for others is in { $file }
added-gone = { $name } { $version } is removed: { $list }
added-ask = Build and add it? [y/N]
added-rights = It is code of its author, and runs with your rights when it is built and played. Add only what you trust.
added-not-allowed = { $name } is not added: answer y in a terminal, or use --yes
added-taken = { $name } has the id "{ $id }", which an expansion of this program has
added-no-crate = "{ $what }" is not the folder of a crate, an archive (`.crate`, `.tar.gz`) or the name of a crate, such as woods or woods@1.2.0
added-no-package = the Cargo.toml in { $folder } has no name and version of its own, such as name = "woods" and version = "1.0.0"
added-not-found = there is no crate { $name } in the registry that cargo uses. { $why }
added-unfit = { $name } { $version } was added, and does not fit this program: { $why }. Run `bastide add` for it again, or `bastide remove { $name }`
index-wrong = { $file }: { $why }
index-no-crate = there is no crate { $name }{ $hint }; the crates are { $known }
index-no-version = { $name } has no such version for Bastide { $engine }; the versions are { $list }
index-outside = the archive { $path } is outside of the folder of the index
index-hash = { $file } has the SHA-256 { $found }, and the index says { $wanted }; it was changed

# Expansions of one's own, and checks.
built-fits = { $file } fits this program. In a table file:
built-optional = optional; without it, any library at this path is accepted
built-taken = the expansion in { $folder } has the id "{ $id }", which an expansion of this program has; choose another `id` in its manifest, such as "your-name/{ $id }"
built-over = This build overwrote the library of { $folder }: both crates have the same package name and the same build folder. Change `name` in one Cargo.toml, or build one of them with --target-dir.
build-archive-many = it has more than { $most } files
build-archive-large = its files have more than { $megabytes } MB
build-archive-outside = { $path } would be outside of its folder
build-archive-kind = { $path } is neither a file nor a folder
build-archive-no-crate = it has no Cargo.toml at its top or in its only folder
bundled = { $file } is a bundle ({ $size }).
bundled-played = A game with { $ids } was played in it: { $n ->
    [one] 1 move
   *[other] { $n } moves
 }.
bundled-no-end = it is not over after { $n ->
    [one] 1 move
   *[other] { $n } moves
 }; let it end by itself
bundled-not-played = No game with { $ids } was played in it: { $why }
bundled-next = Others play it with `bastide play --bundle { $file }`; it has no rights on their computers.
created = { $folder } holds a new expansion, "{ $id }": { $files }.
created-next = It builds and passes its tests. Change it step by step; its README.md explains how.
created-build = makes a library and prints the lines for a table file
created-test = runs all checks
created-cargo = After the first build, `cargo test` works in { $folder } too.
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
test-speed = CPU time of a turn of these games: { $with } µs with it, of which { $hooks } µs in its hooks; { $without } µs without it. The rest is work of the engine, such as for more tiles and options.
test-passes = { $id } passes.
test-fails = { $id } does NOT pass.

# Names of expansions that are refused.
id-wrong = "{ $id }" cannot be the id of an expansion: it takes lower-case words joined by hyphens, such as "dark-woods"; --author takes such words too
id-taken = there is an expansion "{ $id }" already; `bastide plugins` lists all of them; take another name
id-of-crate = "bastide-{ $id }" is a crate of Bastide itself; take another name than "{ $id }"
id-of-key = "{ $id }" is a key of table files, so no plugin can have that id; take another name, such as "{ $id }-2"
