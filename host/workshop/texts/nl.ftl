added-done = { $name } { $version } is toegevoegd. In elk tafelbestand:
added-bundle = Een bundel voor anderen staat in { $file }
added-gone = { $name } { $version } is verwijderd: { $list }
added-ask = Bouwen en toevoegen? [y/N]
added-rights = Het is code van de auteur, en die draait met jouw rechten als hij wordt gebouwd en gespeeld. Voeg alleen toe wat je vertrouwt.
added-not-allowed = { $name } is niet toegevoegd: antwoord y in een terminal, of gebruik --yes
added-taken = { $name } heeft de id "{ $id }", en die heeft een uitbreiding van dit programma al
added-no-crate = "{ $what }" is geen map van een crate, geen archief (`.crate`, `.tar.gz`) en geen naam van een crate, zoals woods of woods@1.2.0
added-no-package = de Cargo.toml in { $folder } heeft geen eigen naam en versie, zoals name = "woods" en version = "1.0.0"
added-not-found = er is geen crate { $name } in het register dat cargo gebruikt. { $why }
added-unfit = { $name } { $version } is toegevoegd en past niet bij dit programma: { $why }. Voeg hem opnieuw toe met `bastide add`, of verwijder hem met `bastide remove { $name }`
index-wrong = { $file }: { $why }
index-no-crate = er is geen crate { $name }{ $hint }; de crates zijn { $known }
index-no-version = { $name } heeft zo'n versie niet voor Bastide { $engine }; de versies zijn { $list }
index-outside = het archief { $path } ligt buiten de map van de index
index-hash = { $file } heeft de SHA-256 { $found }, en de index zegt { $wanted }; het is veranderd

# Expansions of one's own, and checks.
built-fits = { $file } past bij dit programma. In een tafelbestand:
built-optional = niet verplicht; zonder deze regel wordt elke bibliotheek op dit pad aanvaard
built-taken = de uitbreiding in { $folder } heet "{ $id }", zoals een uitbreiding van dit programma; kies een andere `id` in het manifest, zoals "jouw-naam/{ $id }"
built-over = Hiermee is de bibliotheek van { $folder } overschreven: beide crates hebben dezelfde pakketnaam en dezelfde bouwmap. Verander `name` in een van de Cargo.toml-bestanden, of bouw een van beide met --target-dir.
build-archive-many = er zitten meer dan { $most } bestanden in
build-archive-large = de bestanden erin zijn samen groter dan { $megabytes } MB
build-archive-outside = { $path } zou buiten de map ervan komen
build-archive-kind = { $path } is geen bestand en geen map
build-archive-no-crate = er staat geen Cargo.toml bovenin of in de enige map
bundled = { $file } is een bundel ({ $size }).
bundled-played = Er is een spel met { $ids } in gespeeld: { $n ->
    [one] 1 zet
   *[other] { $n } zetten
 }.
bundled-no-end = het is na { $n ->
    [one] 1 zet
   *[other] { $n } zetten
 } nog niet afgelopen; laat het vanzelf eindigen
bundled-not-played = Er is geen spel met { $ids } in gespeeld: { $why }
bundled-next = Anderen spelen ermee met `bastide play --bundle { $file }`; de bundel heeft geen rechten op hun computer.
created = { $folder } bevat een nieuwe uitbreiding, "{ $id }": { $files }.
created-next = Ze bouwt en slaagt voor haar tests. Pas haar stap voor stap aan; haar README.md legt uit hoe.
created-build = maakt een bibliotheek en toont de regels voor een tafelbestand
created-test = voert alle controles uit
created-cargo = Na de eerste keer bouwen werkt ook `cargo test` in { $folder }.
test-left-out = overgeslagen
test-rescued = het spel tot daar is bewaard: `bastide replay { $file } --repair NIEUW` schrijft het als volledig spel en toont het
test-twice = { $file } en { $own } hebben allebei een uitbreiding "{ $id }"; laat er een weg
test-not-there = de tafel { $file } noemt "{ $id }" niet en kan haar dus niet testen; voeg de regel { $line } toe
test-games = willekeurige spellen met alleen het basisspel
test-games-at = willekeurige spellen aan de tafel { $file }
test-costs = Kosten van haar hooks in { $games }:
head-hook = hook
head-calls = aanroepen per beurt
head-ns-call = ns per aanroep
head-ns-turn = ns per beurt
test-speed = CPU-tijd van een beurt in deze spellen: { $with } µs met haar, waarvan { $hooks } µs in haar hooks; { $without } µs zonder. De rest is werk van de engine, zoals voor meer tegels en opties.
test-passes = { $id } slaagt.
test-fails = { $id } slaagt NIET.

# Names of expansions that are refused.
id-wrong = "{ $id }" kan geen naam van een uitbreiding zijn: neem woorden in kleine letters met koppeltekens, zoals "dark-woods"; dat geldt ook voor --author
id-taken = er is al een uitbreiding "{ $id }"; `bastide plugins` toont ze allemaal; neem een andere naam
id-of-crate = "bastide-{ $id }" is een crate van Bastide zelf; neem een andere naam dan "{ $id }"
id-of-key = "{ $id }" is een sleutel van tafelbestanden, dus kan geen uitbreiding zo heten; neem een andere naam, zoals "{ $id }-2"
