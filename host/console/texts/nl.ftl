left =
    nog { $n ->
        [one] 1 tegel
       *[other] { $n } tegels
    }
head-player = speler
head-color = kleur
head-seat = plaats
head-by = gespeeld door
head-score = score
a-person = een mens
not-over = Het spel is niet afgelopen.
won = { $name } heeft gewonnen.
shared = { $list } delen de eerste plaats.
head-action = zet
head-turn = beurt
bundle-no-licence = geen licentie
turn = Beurt { $turn }
exists = { $file } bestaat al en blijft zoals het is; s! { $file } vervangt het.

# The other words of --help, and what is wrong with a command line.
error = fout:
refused-language = "{ $name }" is geen taal; gebruik en, nl of de

# While playing.
thousands = .
decimal = ,
list-and = { $first } en { $last }
table-headline = { $titles }, { $edition }, met { $seats }
headline-after = { $table }; startgetal { $seed }, { $after }
after = { $n ->
    [one] na 1 actie
   *[other] na { $n } acties
 }
after-end = { $n ->
    [one] na 1 actie, het einde
   *[other] na { $n } acties, het einde
 }
edition-first = eerste editie
edition-new = nieuwe editie

# Records, pictures and other programs.
is-written = { $file } is geschreven.

# The legend.
legend-figures = Figuren: een hoofdletter voor de speler, dan een kleine voor de soort
legend-now = Nu op het bord
legend-ground = Ondergrond
legend-marks = Tekens op tegels
legend-codes = Codes van tegels
legend-notation = Notatie van zetten
legend-follower = een horige van { $player }
legend-figure = { $noun } van die speler
legend-neutral = { $noun }, van geen enkele speler
legend-road = { $noun }; o is een kruising
legend-court = de hof van een abdij
legend-bridge = brug
legend-candidate = een vak voor de tegel: typ het nummer
legend-last = de tegel die het laatst is gelegd
legend-water = water; land buiten de kaart
legend-map-cells = op een kaart: een leeg vak; een kleine stad; een startvak
legend-map-marks = een wapen; een weg of stad over de grens
legend-code-set = de serie van de tegel: BA is het basisspel; andere hebben twee letters van hun titel
legend-code-edges = de randen, rechtsom vanaf een ervan: stad, weg, weide; weiden aan het eind staan er niet
legend-code-joined = een rand van dezelfde stad of weg als de hoofdletter ervoor
legend-code-monastery = een klooster in het midden
legend-code-pennant = een wapen
legend-code-marks = een herberg; een bazaar; andere letters na de punt zijn andere tekens, cijfers nummeren varianten
legend-code-variant = dezelfde tegel met een ander plaatje
legend-code-garden = een tuin, aan het eind van de code
legend-code-example = een tegel van deze tafel; bij 0 graden heeft zij { $segments }. `legend --tiles` toont alle tegels.
legend-tiles = Tegels bij 0 graden, met de randen die elk deel raakt; L en R zijn helften van een rand
legend-cell = een vak: 3 naar het oosten en 1 naar het noorden vanaf de eerste tegel; op een kaart kolom en rij
legend-turned = hetzelfde vak, met de tegel 90 graden rechtsom gedraaid: de noordrand ligt dan in het oosten
legend-edge = de stad aan de noordrand van de tegel daar; E, S en W zijn de andere randen (oost, zuid, west)
legend-half = de weide aan de linkerhelft van de noordrand, gezien vanuit het midden van de tegel; NR is de rechterhelft
legend-second = de tweede horige van { $player }

# Simulations, matches and judged moves.
progress = { $done } van { $all }
progress-left = nog { $time }
games = spellen
moves = zetten

# Boards of the Maps variant.
none = geen

# Expansions of one's own, and checks.
build-no-crate = { $folder } heeft geen Cargo.toml; noem de map van een crate, of maak er een met `bastide expansion new`
build-no-toolchain = kan { $program } niet uitvoeren: { $why }; om een uitbreiding te bouwen heb je de Rust-toolchain nodig, { $rustc }
build-compiler = de compiler hier is "{ $here }", maar dit programma is gebouwd door "{ $rustc }", dus passen hun bibliotheken niet. Installeer en kies die (rustup install, RUSTUP_TOOLCHAIN), of bouw dit programma opnieuw met de compiler hier.
build-no-sources = { $folder } bevat de broncode van Bastide niet; { $variable } moet de map met Cargo.toml en core/ noemen
build-failed = cargo kon { $folder } niet bouwen; zie de meldingen hierboven
build-failed-without-sources = cargo kon { $folder } niet bouwen; zie de meldingen hierboven. De broncode van Bastide staat niet in { $sources }, waar dit programma is gebouwd; zet { $variable } op de map ervan.
build-no-library = { $folder } bouwt geen bibliotheek die geopend kan worden; Cargo.toml heeft nodig: { $lines }
build-no-lib = { $folder } heeft geen bibliotheek die andere crates kunnen gebruiken; Cargo.toml heeft nodig: { $lines }
build-no-target = deze compiler kan niet voor WebAssembly bouwen; `rustup target add wasm32-unknown-unknown` installeert wat daarvoor nodig is
build-no-module = de broncode van Bastide in { $sources } heeft geen host/module; { $variable } noemt de map van nieuwere
build-nothing-exported = { $folder } kondigt geen uitbreiding aan; lib.rs heeft nodig: bastide_core::export_expansion!(…)
build-twins = { $one } en { $other } hebben allebei een uitbreiding met de id "{ $id }"; verander de `id` in een van hun manifesten
build-taken = de uitbreiding in { $source } heet "{ $id }", zoals een uitbreiding van Bastide; kies een andere `id` in het manifest, zoals "jouw-naam/{ $id }"
build-archive = kan { $file } niet uitpakken: { $why }
build-not-a-bundle = { $folder } bestaat al en is geen bundel, en blijft dus zoals het is; noem met -o een ander bestand
test-ok = ok
test-failed = MISLUKT

# Errors.
error-read = kan { $file } niet lezen: { $why }
error-write = kan { $file } niet schrijven: { $why }
error-exists = { $file } bestaat al en blijft zoals het is; noem een ander bestand, of vervang het met --force
error-locked = een ander programma speelt het spel in { $file } en schrijft in dat bestand; verlaat dat spel eerst, of noem een ander bestand
error-broken = het spel met startgetal { $seed } liep vast: { $why }. Dit is een fout van de uitbreiding; haar maker heeft de tafel en het startgetal nodig
error-refused = het spel met startgetal { $seed } weigerde een eigen mogelijkheid: { $why }. Dit is een fout van de engine; meld het alsjeblieft
error-folder-exists = { $folder } bestaat al en blijft zoals het is; noem een andere map, of verwijder deze eerst
error-unfit = { $id } slaagt niet: { $failed }
error-spawn = kan geen proces voor de bibliotheek starten: { $why }; het heeft een map voor tijdelijke bestanden nodig (TMPDIR)
error-died = een bibliotheek faalde in een apart proces: { $why }. Dit is een fout van de uitbreiding
error-differ = { $failed } van { $all } bestanden wijken af; zie hierboven
error-output = kan de uitvoer niet schrijven: { $why }
error-json = kan het resultaat niet als JSON schrijven: { $why }
error-stopped = gestopt door Ctrl-C na { $games } van { $all } spellen; het resultaat gaat over deze spellen
error-repair = `bastide play --resume SPEL --repair` gaat in een nieuw bestand verder met het leesbare deel; `bastide replay SPEL --repair NIEUW` schrijft alleen dat bestand

# How the process of a library ended.
death-exit = ze beëindigde het programma met exit({ $code })
death-abort = ze brak het programma af
death-memory = ze heeft meer nodig dan de { $n } MB geheugen die ze mag gebruiken
death-stack = haar stack liep over
death-time = ze was niet binnen { $n ->
    [one] 1 seconde
   *[other] { $n } seconden
 } klaar
death-illegal = ze voerde een instructie uit die deze machine niet kent (SIGILL)
death-bus = ze las geheugen dat niet bestaat (SIGBUS)
death-segment = ze gebruikte geheugen dat niet van haar is (SIGSEGV)
death-file = ze schreef meer in een bestand dan ze mag (SIGXFSZ)
death-signal = signaal { $n } beëindigde het programma
death-unknown = ze beëindigde het programma
death-program = het programma
death-limit-time = { $steps } duurde langer dan { $n ->
    [one] 1 seconde
   *[other] { $n } seconden
 }; `--game-seconds` verhoogt deze grens
death-limit-memory = het programma heeft meer nodig dan de { $n } MB geheugen die het mag gebruiken; { $steps }; `--megabytes` verhoogt deze grens
death-raise-time = `--game-seconds` verhoogt deze grens
death-raise-memory = `--megabytes` verhoogt deze grens
death-no-hook = { $how } terwijl geen van haar hooks liep
death-hook = { $how } in de hook { $hook }
death-hooks = { $how } terwijl deze hooks liepen: { $hooks }
