turn = Beurt { $turn }
left =
    nog { $n ->
        [one] 1 tegel
       *[other] { $n } tegels
    }
seen-all = het hele bord
seen-part = een deel van het bord
bar = { $turn } | { $left } | { $seen }, tegels van { $wide }x{ $high }
bar-help = k legenda  ? hulp
lines-above = { $n ->
    [one] ({ $n } regel erboven: PageUp)
   *[other] ({ $n } regels erboven: PageUp)
 }
lines-more = (nog { $n } regels: PageDown)
keys-page = pijlen en PageDown: meer   Esc: terug naar het bord
keys-board = Bord verschuiven: pijlen  + - grootte  = passend  Tab: terug naar typen
keys-line = Enter: antwoord  Tab: bord  + - grootte  = passend  F2 paneel  F3 verloop
log-title = Verloop (m: alle zetten)
all-shown-by-t = (t toont alles)
nothing-in-hand = niets in voorraad
no-figures = geen figuren
to-place = Te leggen: { $tile }
placed = Gelegd: { $tile }
page-help = Hulp
page-legend = Letters en codes
page-log = De zetten tot nu toe, de laatste eerst
page-tiles = De tegels die over zijn
page-points = Als het spel nu eindigde
to-be-drawn =
    Nog te trekken: { $n ->
        [one] 1 tegel
       *[other] { $n } tegels
    } van { $kinds } soorten
tiles-left =
    Over: { $n ->
        [one] 1 tegel
       *[other] { $n } tegels
    }
projection = Als het spel nu eindigde: { $list }
game-over = Het spel is afgelopen. Enter stopt, u neemt je laatste keuze terug, s bewaart.
ask-rotation = Welke stand? (b gaat terug)
ask-number = Een getal van { $least } tot { $most } (b gaat terug)
ask-amount = Hoeveel? Typ een getal van { $least } tot { $most } (b gaat terug)
ask-where = Waar? { $first } tot { $last } op het bord (? helpt)
ask-help = (? helpt)
on-board-one = { $first } op het bord
on-board = { $first } tot { $last } op het bord
outside = { $n } daarvan buiten het venster: - maakt tegels kleiner, Tab en pijlen verschuiven het bord
beside-the-board = naast het bord: { $list }
stands-beside = { $figure } staat naast { $other } op { $at }
stands-beside-it = { $figure } staat naast { $other }
on-the-board = Op het bord: { $list }
saved-while-playing = Het spel wordt bewaard in { $file } terwijl je speelt, ook na Ctrl-C.
not-saved-because = Het spel is niet bewaard: { $why }
ask-save = Het spel bewaren? Enter voor { $file }, een andere naam, of n voor nee:
not-saved = Niet bewaard.
saved-in = Het spel is bewaard in { $file }: { $command } { $file }
saved-from-now = Bewaard in { $file }, en vanaf nu na elke zet.
exists = { $file } bestaat al en blijft zoals het is; s! { $file } vervangt het.
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
bundle-not-allowed = { $file } is een bundel die je nog niet hebt toegestaan. Open hem één keer in een terminal, waar ernaar wordt gevraagd, of sta hem toe met --allow-libraries; hij wordt onthouden met zijn SHA-256, { $sha256 }
bundle-from = --bundle-from noemt het begin van een adres, zoals https://example.org/bundles/, en niet { $text }
bundle-ask = Deze bundel openen? [j/N]
bundle-no-manifest = de module heeft geen manifest; bouw hem met `bastide expansion bundle`
bundle-file = { $file } ({ $size })
bundle-engine = Bastide { $engine } (berichten van versie { $protocol }) met deze uitbreidingen:
bundle-no-rights = De bundel kan niet bij je bestanden, het netwerk of andere programma's.
bundle-no-licence = geen licentie
bundle-megabytes = { $n } MB
boxed-scores = Stand: { $list }
boxed-turn = Beurt { $turn }, nog { $n ->
    [one] { $n } tegel
   *[other] { $n } tegels
 }. { $list }
boxed-no-undo = Er is niets dat je kunt terugnemen.
boxed-save = Noem een bestand: s BESTAND
boxed-commands = Typ het nummer van een keuze, of een zet in notatie. Twee nummers op één regel
    beantwoorden ook de volgende vraag: 3 1 neemt vak 3 en de eerste draaiing.
    u neemt terug, s BESTAND bewaart, l toont de zetten, t de tegels die over zijn,
    p de punten, k het bord in woorden, b gaat terug, q stopt.
boxed-fits = { $table } past bij de regels van { $bundle }, met { $n } plaatsen.
boxed-no-end = het bewaarde spel is afgebroken
boxed-differs = het spel eindigt in de toestand { $found }, en in het bewaarde spel staat { $wanted }
saved-up-to-here = Het spel tot hier is bewaard in { $file }.
exhibition-saved = Het spel is bewaard in { $file }.
head-player = speler
head-seat = plaats
head-by = door
head-score = score
a-person = een mens
not-over = Het spel is niet afgelopen.
won = { $name } heeft gewonnen.
shared = { $list } delen de eerste plaats.
head-action = zet
head-turn = beurt

# What --help says: commands, arguments (help-any: the same in several commands), and names of values.
help = Speelt legspellen uit de Carcassonne-familie
    .long = Speelt legspellen uit de Carcassonne-familie. Een tafelbestand noemt de spelers en de regels.

        Zonder opdracht gaat je browser open en begin je daar een spel, zoals met `serve`. Zonder terminal spelen bots het basisspel, zoals met `play`.
help-json = Toon het resultaat als JSON. De teksten erin zijn in het Engels, tenzij --language of BASTIDE_LANGUAGE een taal noemt.
help-allow-libraries = Open zonder te vragen de bibliotheken die tafels en bewaarde spellen noemen, die machinecode zijn, en bundels. Alles wordt onthouden met zijn SHA-256.
help-allow-command = Sta toe dat tafelbestanden programma's als bot noemen (`bot.command = ["my-bot", "--fast"]`). Ze draaien met jouw rechten. Een server start geen programma's.
help-language = De taal: `en`, `nl` of `de`. Anders bepaalt de omgeving haar: BASTIDE_LANGUAGE, LC_ALL, LC_MESSAGES of LANG.
help-serve = Bied spellen aan in browsers op deze computer en op andere
help-serve-listen = Het adres van de server. Met `0.0.0.0:7310` kunnen ook andere computers erbij.
help-serve-data = De map van de database; standaard jouw map voor gegevens van programma's. Met `:memory:` staan spellen alleen in het geheugen en gaan ze verloren als de server stopt.
help-serve-store = De PostgreSQL-database voor de spellen, in plaats van een bestand: `postgres://USER@HOST/DATABASE`. Meerdere servers kunnen haar delen. Het wachtwoord kan in de variabele `PGPASSWORD` staan.
help-serve-peer-address = Het adres waarop deze server de andere servers met dezelfde database hoort. Noem bij meerdere computers het adres in hun gezamenlijke netwerk, zoals `10.0.0.2:7311`.
help-serve-allow-library = Laat tafels de uitbreidingen van deze bibliotheek kiezen; zij is machinecode. Zulke spellen draaien in een eigen proces. Kan meermaals worden opgegeven.
help-serve-bundle = Laat tafels de regels van deze bundel hebben, die zonder rechten draait. Kan vaker worden opgegeven.
help-serve-allow-bundle = Laat mensen bundels openen op de pagina voor een nieuwe tafel
help-serve-bundle-from = Laat mensen bundels openen waarvan het adres zo begint, zoals `https://example.org/bundles/`. Kan vaker worden opgegeven.
help-serve-public-url = Het adres dat mensen gebruiken als de server achter een proxy staat: `https://games.example.org`
help-serve-trusted-proxy = Geloof de `X-Forwarded-For` van proxy's in dit netwerk, zoals `10.0.0.0/8`. Met `--public-url` wordt een proxy op deze computer standaard geloofd. Kan meermaals worden opgegeven.
help-serve-keep-days = Verwijder een tafel als daar N dagen niemand heeft gespeeld, en na hoogstens 14 dagen als er nooit spelers kwamen. 0 houdt alle tafels.
help-serve-no-accounts = Geen accounts toestaan. Standaard kunnen spelers inloggen om hun plaatsen op meer apparaten te hebben; het hoeft niet.
help-serve-no-ratings = Wel accounts, maar geen ratings
help-serve-push-key = Stuur meldingen naar browsers ("jij bent aan de beurt"), ondertekend met de sleutel in dit bestand; `bastide push-key` maakt er een
help-serve-contact = Je mailadres, waaraan pushdiensten mogen schrijven
help-serve-smtp = Stuur meldingen per mail via deze server: `smtps://user@mail.example.org`. Daarvoor zijn `--mail-from` en `--public-url` nodig.
help-serve-smtp-password-file = Het bestand met het wachtwoord voor de mailserver; zonder dat wordt de variabele BASTIDE_SMTP_PASSWORD gelezen
help-serve-mail-from = De afzender van de mails: `Games <games@example.org>`
help-serve-no-browser = Open geen browser
help-serve-megabytes = De geheugengrens voor het proces van een tafel met bibliotheken, in megabytes
help-site = Schrijf pagina’s die zonder server spelen, als bestanden voor elke webhost
help-site-folder = De map: een nieuwe, een lege, of een die dit commando eerder schreef
help-site-module = De spelmotor als WebAssembly-module. Standaard wordt die gebouwd uit de broncode van dit programma, met `cargo` en het doel `wasm32-unknown-unknown`.
help-edit = Vraag de scheidsrechter over een stelling, in de browser
help-edit-file = Een scenariobestand; zonder bestand een lege stelling
help-edit-port = De poort op deze computer; anders een willekeurige vrije
help-edit-no-browser = Toon alleen het adres
help-tables = Toon, verwijder of exporteer de tafels van een server
help-any-data = De map van de database; standaard die van `serve`
help-any-store = De PostgreSQL-database van de server, in plaats van een map: `postgres://USER@HOST/DATABASE`
help-tables-list = Toon alle tafels, ook besloten
help-tables-delete = Verwijder tafels met hun spel en gesprek
help-tables-delete-ids = De nummers van de tafels
help-tables-export = Toon het bewaarde spel van een tafel, ook wat voor haar spelers verborgen is
help-tables-export-id = Het nummer van de tafel
help-backup = Kopieer de database van een server, ook terwijl die draait
help-backup-target = Het bestand voor de kopie. Het mag nog niet bestaan.
help-push-key = Maak de sleutel waarmee een server meldingen naar browsers stuurt
help-push-key-target = Het bestand voor de sleutel. Het mag nog niet bestaan.
help-join = Neem plaats aan een tafel van een server, om in de terminal te spelen of een bot te laten spelen
help-join-url = Het adres van de tafel, de link voor haar spelers, of het adres van jouw plaats
help-join-seat = Het nummer van de plaats, vanaf 1; standaard de eerste vrije
help-join-name = Je naam aan tafel
help-join-bot = Laat een bot spelen (`--bot greedy`, `--bot search:1s`). Hij draait op de server, met hoogstens 5 seconden of 2000 simulaties per keuze. Hij ziet wat jouw plaats ziet.
help-join-watch = Kijk alleen toe
help-play = Speel een spel in de terminal. Zonder terminal spelen bots het.
help-play-table = Het tafelbestand; standaard speel je het basisspel tegen een bot
help-play-seed = Het startgetal van alle toevalsgetallen; standaard dat van de tafel, of een willekeurig
help-play-resume = Ga verder met een bewaard spel
help-play-repair = Als het bewaarde spel is afgebroken: ga verder na de laatste volledige zet, in een nieuw bestand
help-play-save = Bewaar het spel na elke zet in dit bestand
help-play-exhibition = Laat bots op alle plaatsen spelen, ook in een terminal
help-any-force = Vervang een bestaand bestand
help-play-plain = Vraag en antwoord regel voor regel, zonder scherm. Dit werkt ook door pipes.
help-any-bot-time = Hoeveel seconden een programma heeft voor elk antwoord. Daarna wordt de eerste mogelijkheid genomen.
help-simulate = Laat bots veel spellen spelen en toon statistieken
help-any-table = Het tafelbestand; standaard het basisspel voor twee spelers
help-simulate-games = Het aantal spellen. Ctrl-C stopt eerder en toont het resultaat tot dan.
help-simulate-seed = Het startgetal dat elk spel zijn eigen startgetal geeft; standaard dat van de tafel, of 1
help-any-threads = Het aantal threads; standaard zoveel als de computer tegelijk kan draaien
help-simulate-bots = De bots van de plaatsen in speelvolgorde, met komma's (`--bots greedy,random`). Zijn er meer plaatsen dan bots, dan begint de lijst opnieuw. De bots zijn random, greedy, greedy-1, search (met een budget: search:500, search:1s), easy, normal, hard en master.
help-simulate-csv = Schrijf ook één rij per spel in dit CSV-bestand. Met `-` gaan de rijen naar de standaarduitvoer en het resultaat naar de foutuitvoer.
help-simulate-parquet = Schrijf ook één rij per spel in dit Parquet-bestand, met de kolommen van `--csv`. Het programma moet gebouwd zijn met de feature `parquet`.
help-simulate-moves = Voeg aan de rijen een kolom met de zetten toe: de nummers van de gekozen mogelijkheden. Een spel met het startgetal van de rij dat ze kiest, is hetzelfde spel.
help-simulate-shard = Speel alleen deel I van N (`--shard 3/10`), zodat N computers de spellen verdelen. Zij hebben dezelfde tafel en bots, hetzelfde startgetal en hetzelfde aantal spellen nodig. `merge` telt hun totalen op.
help-simulate-totals = Schrijf ook de totalen van alle spellen in dit bestand, voor `merge`. Als Ctrl-C de reeks afbreekt, wordt het niet geschreven.
help-simulate-isolate = Speel in een apart proces. Als een bibliotheek vastloopt, eindigt alleen dat proces.
help-any-game-seconds = De tijdgrens voor een spel in een apart proces, in seconden
help-any-megabytes = De geheugengrens voor een apart proces, in megabytes
help-merge = Tel de totalen van alle delen van een simulatie op en toon haar statistieken
help-merge-totals = De bestanden van `simulate --shard I/N --totals BESTAND`, één voor elk deel, in willekeurige volgorde
help-merge-out = Schrijf ook de totalen van de hele reeks in dit bestand
help-match = Laat bots dezelfde spellen vanaf elke plaats spelen en beoordeel ze
help-match-bots = De bots, met komma's (`--bots search:1s,greedy`). Een bot kan een programma zijn (`--bots "command:my-bot --fast,greedy"`). Bij drie of meer bots speelt elk paar een wedstrijd en komen alle bots op een ranglijst.
help-match-games = Het aantal spellen, naar boven afgerond op hele rondes. In een ronde speelt de eerste bot hetzelfde startgetal vanaf elke plaats. Ctrl-C stopt eerder en toont het resultaat tot dan.
help-match-seed = Het startgetal dat elke ronde haar eigen startgetal geeft; standaard dat van de tafel, of 1
help-match-sprt = Beëindig de wedstrijd als een sequentiële toets beslist tussen twee Elo-verschillen, met 5 % kans op een fout (`--sprt 0,30`)
help-match-csv = Schrijf ook één rij per spel in dit CSV-bestand
help-move = Toon de zet die een bot in de stelling van een bewaard spel zou doen
help-any-record = Het bewaarde spel
help-move-bot = De bot: een naam zoals search:1s, of een programma (`command:my-bot --fast`)
help-move-at = Doe de zet na de eerste N acties; standaard na alle. `replay` toont hun nummers.
help-move-why = Toon ook in woorden wat de bot bij deze zet afweegt
help-any-library = Neem de uitbreidingen uit deze bibliotheek, wat het bewaarde spel ook zegt. Je moet de bibliotheek hebben toegestaan. Kan meermaals worden opgegeven.
help-analyze = Beoordeel de zetten van een bewaard spel: welke het meest verloren, wat beter was, en ieders kansen
help-analyze-simulations = Het aantal simulaties per zet. Met meer duurt het langer en vindt het kleinere fouten.
help-analyze-until = Beoordeel alleen de eerste N acties. `replay` toont hun nummers.
help-analyze-show = Toon hoogstens N zetten. JSON heeft ze allemaal.
help-analyze-seed = Het startgetal van de simulaties
help-analyze-threads = Het aantal threads; standaard zoveel als de computer tegelijk kan draaien. Het resultaat blijft gelijk.
help-puzzles = Zoek in spellen van bots stellingen met één duidelijk beste plaatsing, als puzzels
help-puzzles-tables = De tafelbestanden; zonder bestand het basisspel
help-puzzles-games = Het aantal spellen aan elke tafel
help-puzzles-most = Bewaar hoogstens N puzzels, om beurten van elk thema
help-puzzles-seed = Het startgetal dat elk spel zijn eigen geeft
help-puzzles-threads = Het aantal threads; standaard zoveel als de computer tegelijk kan draaien. Het resultaat blijft hetzelfde.
help-puzzles-out = Schrijf de puzzels als JSON naar dit bestand
help-puzzles-force = Vervang het bestand als het bestaat
help-bot = Speel als bot via de standaardin- en -uitvoer, volgens het botprotocol
help-bot-bot = De bot: random, greedy, greedy-1, search (met een budget: search:500, search:1s), easy, normal, hard of master
help-bot-seed = Het startgetal van zijn toevalsgetallen
help-bench = Meet de snelheid van de engine: willekeurige spellen per seconde CPU-tijd op één thread
help-bench-seconds = De CPU-tijd om te gebruiken, in seconden
help-any-seed = Het startgetal dat elk spel zijn eigen startgetal geeft
help-replay = Speel een bewaard spel na en toon actie voor actie wat er gebeurde
help-replay-until = Stop na N acties. De eerste kolom van de uitvoer nummert ze; `show --at` gebruikt dezelfde nummers.
help-replay-repair = Als het bewaarde spel is afgebroken: schrijf het tot de laatste volledige actie in dit nieuwe bestand en speel dat na
help-show = Toon het bord van een bewaard spel, of teken het als plaatje
help-show-at = Toon het bord na de eerste N acties. `replay` toont hun nummers; `--until` gebruikt dezelfde.
help-any-svg = Teken het bord in dit SVG-bestand
help-any-png = Teken het bord in dit PNG-bestand
help-any-width = De breedte van de PNG, in pixels
help-import = Zet een bewaard spel van JCloisterZone of FanCloisterZone om naar dat van dit programma
help-import-file = Het bewaarde spel: een `.jcz`-bestand
help-import-record = Het bestand om te schrijven; standaard verschijnt het spel op het scherm
help-export = Zet een bewaard spel om naar dat van JCloisterZone en FanCloisterZone
help-export-jcz = Het bestand om te schrijven. Zonder `--force` mag het nog niet bestaan.
help-verify = Speel scenario's, regeltests en traces en controleer of ze uitkomen zoals geschreven
help-verify-paths = Scenario's (.toml), regeltests en bewaarde spellen (.jcz), traces (.json.gz), of mappen daarmee
help-verify-library = Gebruik ook de uitbreidingen van deze bibliotheek. Je moet haar hebben toegestaan. Een scenario kan zelf een bibliotheek noemen, net als een tafelbestand. Kan meermaals worden opgegeven.
help-verify-annotate = Teken de stelling van elk scenario als commentaar boven in zijn bestand en controleer niets
help-check = Controleer een tafelbestand en toon zijn plaatsen, uitbreidingen en gewijzigde opties
help-check-table = Het tafelbestand
help-plugins = Toon de uitbreidingen, of beschrijf er een
help-plugins-id = De naam van de uitbreiding om te beschrijven: hoe je haar speelt, haar opties en presets
help-plugins-rules = Toon de regels van de uitbreiding als Markdown, en haar opties zoals tafelbestanden en regels ze noemen. Ze zijn in het Engels.
help-plugins-library = Toon de uitbreidingen van deze bibliotheken, met hun opties en presets. Je moet de bibliotheken hebben toegestaan.
help-plugins-trusted = Toon de bibliotheken die je hebt toegestaan, in plaats van de uitbreidingen
help-plugins-forget = Sta een bibliotheek niet langer toe. Geef de eerste tekens van haar SHA-256, of `all`.
help-plugins-bundle = Toon wat deze bundel over zichzelf zegt, zonder hem uit te voeren
help-schema = Toon een JSON-schema van tafelbestanden, waarmee editors ze aanvullen en controleren
help-schema-library = Beschrijf ook de uitbreidingen van deze bibliotheken. Je moet de bibliotheken hebben toegestaan.
help-phases = Toon de volgorde van de fasen van een spel
help-phases-dot = Toon een graaf in de taal van Graphviz
help-phases-offers = Toon de fasen die een speler iets vragen, met hun offer points: de plekken waar andere uitbreidingen acties kunnen aanbieden
help-legend = Verklaar de letters op het bord, de codes van tegels en de notatie van zetten
help-legend-tiles = Toon ook alle tegels, met de randen die hun wegen, steden en weiden bij 0 graden raken
help-new = Schrijf een tafelbestand met toelichting, om mee te beginnen
help-new-table = Het bestand om te schrijven
help-new-like = Gebruik een reeks opties met een naam. Met "jcloisterzone" gelden de regels van dat programma, zodat spellen geëxporteerd kunnen worden.
help-maps = Toon de kaarten van de variant Maps; bekijk, controleer en maak kaarten
help-maps-show = Toon een kaart, of teken haar als plaatje
help-any-board = De naam van een kaart, of een kaartbestand
help-maps-check = Controleer een kaartbestand en speel er desgewenst willekeurige spellen op
help-maps-check-games = Speel N willekeurige spellen op de kaart, met de tegels die zij aanbeveelt
help-maps-table = Toon een tafelbestand voor een spel op een kaart
help-maps-new = Schrijf een kaartbestand met toelichting, om mee te beginnen
help-maps-new-file = Het bestand om te schrijven
help-expansion = Maak, bouw en test een eigen uitbreiding
help-expansion-new = Schrijf een nieuwe crate met een tegel, een regel, een optie, een scenario en een test
help-expansion-new-name = De map om te maken. Haar naam wordt die van de uitbreiding: woorden in kleine letters met koppeltekens.
help-expansion-new-author = Jouw naam, die in de naam van de uitbreiding voorop staat: `ana/dark-woods`. Zo kunnen uitbreidingen van verschillende mensen dezelfde naam hebben.
help-expansion-build = Bouw een crate als bibliotheek voor dit programma en toon de regels voor een tafelbestand
help-expansion-build-path = De map van de crate
help-any-target-dir = De doelmap van cargo; standaard een map in je cache die al je uitbreidingen delen, zodat de engine één keer wordt gebouwd
help-any-bundle = Speel volgens de regels van deze bundel. Hij draait zonder rechten, en er wordt je één keer naar gevraagd voordat hij wordt gebruikt.
help-expansion-test = Voer alle controles uit op een bibliotheek, of bouw en controleer een crate
help-expansion-test-what = De map van een crate, of een bibliotheekbestand
help-expansion-test-with = Test haar ook samen met de uitbreidingen van deze bibliotheken. Een map van een crate wordt eerst gebouwd. Een bibliotheekbestand moet je hebben toegestaan.
help-expansion-test-table = Speel alle willekeurige spellen aan de tafel van dit bestand. Het moet de uitbreiding noemen.
help-expansion-test-games = Het totale aantal willekeurige spellen
help-expansion-test-seed = Het startgetal van alle toevalsgetallen
help-add = Voeg uitbreidingen van een andere auteur toe voor elke latere tafel: bouwen, testen en in de lijst zetten
help-add-what = De map van een crate, een archief ervan (`.crate`, `.tar.gz`), of de naam in het register, zoals `woods` of `woods@1.2.0`
help-add-index = Neem de crate uit de map van een groep, waarvan `index.toml` namen, versies en SHA-256-sommen noemt
help-add-yes = Niet vragen. De crate voert code van de auteur uit als hij wordt gebouwd.
help-add-bundle = Bouw ook een bundel, die anderen zonder rechten kunnen spelen
help-add-no-test = Speel de testspellen niet
help-remove = Verwijder uitbreidingen die met `add` zijn toegevoegd
help-remove-name = De naam van de crate, of de id van een uitbreiding
help-expansion-bundle = Bouw crates en de spelmotor tot een bundel: een module die elke Bastide zonder rechten uitvoert
help-expansion-bundle-path = De map van een crate, of het archief ervan (`.crate`, `.tar.gz`)
help-expansion-bundle-with = Nog een crate waarvan de uitbreidingen in de bundel komen. Kan vaker worden opgegeven.
help-expansion-bundle-out = Het bestand dat wordt geschreven; anders de naam van de crate met `.wasm`
help-licenses = Toon de licenties van dit programma en van wat erin zit
help-man = Schrijf handleidingen voor `man`
help-man-folder = De map, die bestaat. Elke opdracht krijgt er een bestand.
help-completions = Toon het script waarmee een shell opdrachten aanvult
help-completions-shell = De shell
value-bot = BOT
value-bots = BOT,...
value-board = KAART
value-command = OPDRACHT
value-elo-elo = ELO,ELO
value-file = BESTAND
value-folder = MAP
value-games = AANTAL
value-i-n = I/N
value-id = NAAM
value-ids = NUMMER
value-language = TAAL
value-address = ADRES
value-lib = BIBLIOTHEEK
value-mail = ADRES
value-n = N
value-name = NAAM
value-name-folder-archive = NAAM | MAP | ARCHIEF
value-network = NETWERK
value-path = PAD
value-record = SPEL
value-seat = PLAATS
value-seconds = SECONDEN
value-seed = GETAL
value-sha256 = SHA256
value-shell = SHELL
value-table = TAFEL
value-url = URL

# The other words of --help, and what is wrong with a command line.
usage-heading = Gebruik:
usage-options = OPTIES
usage-list-commands = Opdrachten:
usage-list-arguments = Argumenten:
usage-list-options = Opties:
usage-default = (standaard { $value })
usage-values = ({ $list })
usage-help = Toon deze hulp
usage-help-more = Toon hulp; `--help` zegt meer
    .long = Toon hulp; `-h` toont een samenvatting
usage-help-command = Toon de hulp bij een opdracht
usage-version = Toon de versie
error = fout:
refused-twice = { $argument } staat er twee keer
refused-conflict = { $argument } kan niet samen met { $others }
refused-conflict-others = andere argumenten
refused-value-missing = { $argument } heeft een waarde nodig
refused-value = "{ $value }" is geen waarde voor { $argument }
refused-value-because = "{ $value }" is geen waarde voor { $argument }: { $why }
refused-value-extra = { $argument } neemt geen verdere waarde; "{ $value }" is te veel
refused-command = er is geen opdracht "{ $name }"
refused-command-missing = `{ $command }` heeft een opdracht nodig: { $list }
refused-missing = { $n ->
    [one] dit argument ontbreekt
   *[other] deze argumenten ontbreken
 }: { $list }
refused-argument = er is hier geen argument { $argument }
refused-similar = Bedoel je { $name }?
refused-help = `{ $command }` verklaart de argumenten.
refused-line = de opdrachtregel kan niet gelezen worden
refused-language = "{ $name }" is geen taal; gebruik en, nl of de
refused-seconds = schrijf een aantal seconden van 0.01 tot 3600
refused-network = "{ $text }" is geen netwerk; schrijf het als 10.0.0.0/8, fd00::/8 of 192.168.1.4

# While playing.
thousands = .
decimal = ,
list-and = { $first } en { $last }
page-lines = { $title }, regels { $from } tot { $to } van { $all }
no-terminal = Er is geen terminal, dus spelen bots op alle plaatsen; met `--plain` speel je door pipes.
play-again = (Met `bastide play` in een terminal speel je zelf; `--seed { $seed }` speelt dit spel opnieuw.)
lost-move = { $seat } gaf voor zet { $n } geen geldig antwoord, dus werd de eerste mogelijkheid genomen: { $why }.
lost-answer = { $bot } gaf geen geldig antwoord, dus werd de eerste mogelijkheid genomen: { $why }.
move-no-reasons = { $bot } vertelt niet waarom.
ask-repair = Verdergaan na de laatste volledige zet, in { $new }? { $file } blijft zoals het is. (Enter voor ja, n voor nee)
table-headline = { $titles }, { $edition }, met { $seats }
headline = { $table }; startgetal { $seed }
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
commands-of-play = Elke vraag heeft een genummerde lijst. Typ een nummer en druk op Enter. De
    nummers van vakken staan op het bord, die van plekken voor horigen op de
    tegel. Met meer nummers op een regel beantwoord je meer vragen: 3 1 2 neemt
    vak 3, de eerste stand en de tweede plek.

      b, back     een lijst terug           u, undo   je laatste keuze terugnemen
      m, moves    de zetten tot nu toe      t, tiles  plaatjes van de tegels over
      p, points   als het nu eindigde       s, save   bewaren (s BESTAND: daarin;
                                                      s! BESTAND vervangt het)
      k, legend   letters en tegelcodes     q, quit   het spel verlaten
      h, ?, help  deze pagina

    Je kunt een zet ook typen in de notatie van bewaarde spellen:
      place BA/RCr 0,-1 90         de tegel op kolom 0, rij -1, 90 graden rechtsom
                                   gedraaid
      deploy follower city@0,-1:N  een horige in de stad aan de noordrand daar
      pass                         niets
keys-of-play = Toetsen van dit scherm:
      Tab              het bord verschuiven in plaats van typen; Tab, Enter of een
                       cijfer stopt daarmee
      pijlen           het bord verschuiven (na Tab; met Shift altijd)
      + en -           grotere en kleinere tegels; = past het bord in het venster
      muis             sleep het bord, zoom met het wiel, klik een vak
      omhoog, omlaag   regels die je eerder typte
      F1 of ?          hulp; na Tab openen ook h en k hulp en legenda
      F2, F3           het paneel met de spelers en het verloop verbergen of tonen
      PageUp, PageDown de rest van een lange lijst of pagina
      Esc              een pagina sluiten, de regel wissen, een lijst terug
      Ctrl-C           meteen stoppen; het spel blijft bewaard
      Ctrl-Z           het spel onderbreken; fg gaat verder

# Records, pictures and other programs.
is-written = { $file } is geschreven.
is-written-with = { $n ->
    [one] { $file } is geschreven, met 1 actie.
   *[other] { $file } is geschreven, met { $n } acties.
 }
is-written-with-messages = { $n ->
    [one] { $file } is geschreven, met 1 bericht.
   *[other] { $file } is geschreven, met { $n } berichten.
 }
not-carried-over = niet overgenomen: { $what }
different-there = anders in JCloisterZone: { $what }
open-there = Open het in JCloisterZone als bewaard spel terwijl je niet met een speelserver verbonden bent, en neem elke plaats. De tegels komen in de volgorde van het bestand.
unlike-there = JCloisterZone speelt deze opties van de tafel anders. Een nieuwe tafel met like = "{ $like }" zet ze zoals JCloisterZone speelt:
table-written = { $file } is geschreven. Pas het aan, controleer het met `bastide check { $file }` en speel met `bastide play { $file }`.
no-such-set = er is geen reeks opties "{ $name }"{ $hint }; --like kent { $list }

# Plugins and tables.
plugin-needs = Heeft nodig: { $list }
plugin-conflicts = Kan niet samen met: { $list }
plugin-new-edition = { $first } (nieuwe editie: { $new })
switch-on = ja
switch-off = nee
takes-number = van { $min } tot { $max }
takes-choice = een van: { $list }
takes-names = een keuze uit: { $list }
takes-document = een van: { $list }; of een bestand
takes-nothing = geen
plugin-presets = Presets, te kiezen met preset = "NAAM" in een tafelbestand:
plugin-defaults = de standaardwaarden
plugin-names-hint = `bastide plugins { $id } --rules` toont de regels, en hoe de opties in tafelbestanden heten.
plugins-hint = `bastide plugins NAAM` vertelt hoe je een uitbreiding speelt en wat haar opties zijn; met `--rules` haar regels.
plugins-library-hint = `bastide plugins NAAM --library BIBLIOTHEEK --rules` toont de regels van een uitbreiding.
head-plugin = uitbreiding
head-title = titel
head-version = versie
head-options = opties
check-valid = { $table } klopt: { $edition }.
check-players = spelers
check-figures = figuren
check-tiles = tegels
check-plugin = uitbreiding
check-per-player = { $list } per speler
check-tiles-of = { $n }, van { $kinds } soorten
check-defaults = alle opties op hun standaardwaarde
libraries-none = Er is geen bibliotheek toegestaan.
libraries-forgotten = Deze bibliotheken zijn niet langer toegestaan:
libraries-allowed = Tafels en bewaarde spellen mogen deze bibliotheken noemen; met `--forget` is er een niet langer toegestaan:
head-path = pad
head-phase = fase
head-schedule = schema
head-offer-points = offer points
head-asks = vraagt
head-offers-of = aanbod van
phases-called = aangeroepen
phases-nobody = niemand
asks-tile-player = de speler die de tegel legt
asks-active = de speler aan de beurt
asks-other = een andere speler
phases-hint = { $n ->
    [one] Dit toont de spelers aan wie in 1 willekeurig spel iets werd gevraagd.
   *[other] Dit toont de spelers aan wie in { $n } willekeurige spellen iets werd gevraagd.
 }

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
legend-code-marks = een herberg; een markt; andere letters na de punt zijn andere tekens, cijfers nummeren varianten
legend-code-variant = dezelfde tegel met een ander plaatje
legend-code-garden = een tuin, aan het eind van de code
legend-code-example = een tegel van deze tafel; bij 0 graden heeft zij { $segments }. `legend --tiles` toont alle tegels.
legend-tiles = Tegels bij 0 graden, met de randen die elk deel raakt; L en R zijn helften van een rand
legend-cell = een vak: 3 naar het oosten en 1 naar het noorden vanaf de eerste tegel; op een kaart kolom en rij
legend-turned = hetzelfde vak, met de tegel 90 graden rechtsom gedraaid: de noordrand ligt dan in het oosten
legend-edge = de stad aan de noordrand van de tegel daar; E, S en W zijn de andere randen (oost, zuid, west)
legend-half = de weide aan de linkerhelft van de noordrand, gezien vanuit het midden van de tegel; NR is de rechterhelft
legend-second = de tweede horige van { $player }

# The server.
serve-games-in = De spellen staan in { $file }.
serve-games-in-memory = De spellen staan alleen in het geheugen.
serve-ready = Bastide staat op { $url }
serve-stops = Ctrl-C stopt.
serve-end = Gestopt. Alle spellen zijn bewaard.
serve-end-in-memory = Gestopt. De spellen zijn weg.
no-data-folder = er is geen map voor gegevens ({ $why }); noem er een met --data
no-mail-address = { $text } is geen mailadres; het ziet eruit als anna@example.org
site-written = { $folder } heeft { $files } bestanden met { $kilobytes } kB, waarvan de gecomprimeerde spelmotor { $module } kB inneemt.
site-try = Zet de map op een webhost, of probeer hem hier: `python3 -m http.server --directory { $folder }`
site-no-module = de spelmotor is niet als WebAssembly-module gebouwd: { $why }. Een module die elders is gebouwd, kun je met --module noemen
no-database = er is geen database { $file }; noem de map van de server met --data
backup-postgres = { $url } wordt gekopieerd met het programma van PostgreSQL zelf: `pg_dump --format=custom --file={ $file } { $url }`
no-such-table = { $file } heeft geen tafel "{ $id }"; `bastide tables` toont ze allemaal
table-deleted = { $id } is verwijderd.
tables-counted = { $n ->
    [one] 1 tafel
   *[other] { $n } tafels
 }
head-table = tafel
head-state = toestand
head-players = spelers
phase-waiting = wacht
phase-playing = bezig
phase-over = voorbij
join-seated = Je hebt een plaats. Met { $url } speel je verder in een browser.
join-full = er is geen plaats vrij; met --watch kijk je alleen toe

# Simulations, matches and judged moves.
progress = { $done } van { $all }
progress-left = nog { $time }
stopped-early = eerder gestopt
no-parquet = dit programma is zonder Parquet gebouwd; bouw het met `cargo build --release --features parquet`, of schrijf dezelfde rijen met --csv
simulated = { $n ->
    [one] 1 spel
   *[other] { $games } spellen
 } van { $table }; startgetal { $seed }
simulated-part = { $n ->
    [one] { $played } van 1 spel
   *[other] { $played } van { $games } spellen
 } van { $table }; startgetal { $seed }; eerder gestopt
shard = deel { $shard }: { $text }
head-bot = bot
head-mean = gemiddeld
head-sd = sd
head-min = min
head-max = max
head-won = gewonnen
head-drawn = gelijk
head-interval = 95%-interval
head-shared = gedeeld
head-game = spel
head-games = spellen
head-turns = beurten
head-set-aside = weggelegde tegels
head-margin = voorsprong van de eerste
head-scored = punten voor
head-when = wanneer
head-per-game = per spel
head-points-each = punten per keer
head-points-per-game = punten per spel
when-completed = afgebouwd
when-early = eerder
when-end = aan het eind
when-bonus = bonus
when-paid = betaald
head-match = wedstrijd
head-lost = verloren
head-played = gespeeld
head-better = beter
interval = { $low } tot { $high }
simulated-decisions = keuzes per spel: { $decisions }; mogelijke plaatsen per tegel: { $placements }
simulated-speed = { $n ->
    [one] { $seconds } s op 1 thread
   *[other] { $seconds } s op { $n } threads
 }: { $rate } spellen per seconde, { $cpu } per CPU-seconde
bench-games = { $games } willekeurige spellen van { $table }, één thread
bench-rate = { $rate } spellen per seconde
bench-rate-cpu = { $rate } spellen per CPU-seconde
bench-times = { $decision } ns per keuze, { $turn } ns per beurt
bench-copy = { $time } ns om een spel halverwege te kopiëren
bench-memory = { $state } KB voor een bewaarde toestand halverwege, dus { $million } GB voor een miljoen
bench-length = { $turns } beurten en { $decisions } keuzes per spel
bench-options = { $placements } mogelijke plaatsen per tegel, { $options } mogelijkheden per andere keuze
bench-scores = { $aside } weggelegde tegels per spel; gemiddelde scores { $scores }
match-sprt = --sprt neemt twee verschillen, het kleinste eerst, zoals --sprt 0,30
match-one-bot = { $n ->
    [one] --bots noemt 1 bot
   *[other] --bots noemt { $n } bots
 }; noem er twee, zoals --bots search:1s,greedy, of meer voor een ranglijst
match-two-bots = --csv en --sprt horen bij een wedstrijd van twee bots
ladder-games = { $games } spellen voor elk paar bots, { $table }
ladder-pair = { $first } tegen { $second }
match-games = { $games } spellen van { $table }, elk startgetal vanaf elke plaats; startgetal { $seed }
match-lost = { $n ->
    [one] { $bot } gaf op 1 vraag geen geldig antwoord
   *[other] { $bot } gaf op { $n } vragen geen geldig antwoord
 }; de eerste mogelijkheid is genomen
match-result = { $first } haalt { $value } % tegen { $second }, 95%-interval { $low } tot { $high }
match-elo = { $value } Elo, 95%-interval { $low } tot { $high }
match-all-played = alle spellen zijn gespeeld
match-lower = de sequentiële toets koos het kleinste verschil
match-higher = de sequentiële toets koos het grootste verschil
match-end = { $end }; { $seconds } s
puzzles-found = { $n ->
    [one] 1 puzzel in { $games } spellen
   *[other] { $n } puzzels in { $games } spellen
 }
puzzle-steal = stelen
puzzle-share = delen
puzzle-hinder = hinderen
puzzle-use = gebruiken
puzzle-complete = voltooien
puzzle-claim = claimen
puzzle-grow = uitbouwen
puzzle-quiet = stil
puzzle-line = { $best }, { $lost } punten beter dan de volgende
analyze-stopped = gestopt door Ctrl-C voordat alle zetten beoordeeld waren
analyze-head = { $n ->
    [one] { $table }; 1 simulatie per zet
   *[other] { $table }; { $n } simulaties per zet
 }
analyze-lost = { $n ->
    [one] { $name } verloor { $points } punten door 1 fout
   *[other] { $name } verloor { $points } punten door { $n } fouten
 }
analyze-worst = De zetten die de meeste verwachte punten verloren, met de standaardfout:
analyze-chances = De kans om te winnen na elke beurt, in procent: { $list }
game-is-over = { $n ->
    [one] het spel van { $file } is na 1 actie voorbij
   *[other] het spel van { $file } is na { $n } acties voorbij
 }; --at N gaat terug
moves = zetten
games = spellen

# Programs that play.
program-no-start = kan { $program } niet starten: { $why }
program-no-protocol = het spreekt het botprotocol niet: { $why }
program-version = het spreekt versie { $version }; dit programma spreekt versie { $own }
program-too-soon = het zei "{ $line }" voordat het klaar was
program-no-answer = "{ $line }" is geen antwoord op vraag { $number }, die { $n } mogelijkheden heeft
program-has-ended = het programma is geëindigd
program-ended = het programma eindigde: { $how }
program-last-error = { $how }; de laatste foutregel is "{ $line }"
program-deaf = het leest zijn invoer niet
program-long-line = het schreef een regel van meer dan { $n } bytes
program-late = geen antwoord binnen { $seconds } s
program-flood = het schreef meer dan { $n } regels zonder antwoord
program-is-ended = { $why }; het programma wordt beëindigd
program-is-ended-after-three = { $why }; dit was het derde gemiste antwoord, dus wordt het programma beëindigd
bot-no-input = kan de invoer niet lezen: { $why }
bot-bad-line = de regel `{ $word }` van de invoer heeft ongeldige JSON: { $why }

# Boards of the Maps variant.
no-such-board = er is geen kaart "{ $name }"{ $hint }; de kaarten zijn { $list }; of noem een kaartbestand
board-written = { $file } is geschreven. Pas het aan, bekijk het met `bastide maps show { $file }` en controleer het met `bastide maps check { $file }`.
head-board = kaart
head-name = naam
head-cells = vakken
head-tiles = tegels
head-large-cities = grote steden
head-starts = starts
head-ferries = veerboten
head-borders = grenzen
board-large-cities = grote steden
board-start-cells = startvakken
board-small-cities = kleine steden
board-ferries = veerboten
board-border-road = grenswegen
board-border-city = grenssteden
board-used = { $used } van { $all }
boards-hint = `bastide maps show NAAM` toont een kaart. `bastide maps table NAAM` toont een tafelbestand om erop te spelen.
    `bastide maps new BESTAND` schrijft een eigen kaartbestand.
board-cells = { $n } vakken
board-cells-tiles = { $n } vakken, { $tiles } tegels
board-starts = { $used } van { $all } startvakken, { $meeples } horigen per speler
board-pennants = { $n ->
    [one] { $name } (1 wapen)
   *[other] { $name } ({ $n } wapens)
 }
board-starts-used = { $list }; { $used } daarvan gebruik je
board-copies = { $n } keer { $set }
none = geen
board-playable = Op { $board } kan gespeeld worden: { $cells } vakken, { $hints }.
board-hints = { $n ->
    [0] geen problemen gevonden
    [one] één aanwijzing
   *[other] { $n } aanwijzingen
 }
board-hint = aanwijzing: { $text }
board-play-hint = `--games 200` speelt er willekeurige spellen op en toont hoe ze haar vullen.
board-played = { $n ->
    [one] 1 willekeurig spel
   *[other] { $games } willekeurige spellen
 }, { $table }:
board-average = gemiddeld { $mean }, van { $min } tot { $max }
board-fill = { $percent } %
board-fill-low = { $percent } %; 85 % is een goede waarde: probeer minder vakken of meer tegels
board-filled = gevulde vakken
board-empty = lege vakken
board-aside = weggelegde tegels
board-scores = scores van spelers
board-turns = beurten
board-never = nooit gevuld
board-often-empty = het vaakst leeg

# Expansions of one's own, and checks.
built-fits = { $file } past bij dit programma. In een tafelbestand:
built-optional = niet verplicht; zonder deze regel wordt elke bibliotheek op dit pad aanvaard
built-taken = de uitbreiding in { $folder } heet "{ $id }", zoals een uitbreiding van dit programma; kies een andere `id` in het manifest, zoals "jouw-naam/{ $id }"
built-over = Hiermee is de bibliotheek van { $folder } overschreven: beide crates hebben dezelfde pakketnaam en dezelfde bouwmap. Verander `name` in een van de Cargo.toml-bestanden, of bouw een van beide met --target-dir.
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
build-archive-many = er zitten meer dan { $most } bestanden in
build-archive-large = de bestanden erin zijn samen groter dan { $megabytes } MB
build-archive-outside = { $path } zou buiten de map ervan komen
build-archive-kind = { $path } is geen bestand en geen map
build-archive-no-crate = er staat geen Cargo.toml bovenin of in de enige map
build-not-a-bundle = { $folder } bestaat al en is geen bundel, en blijft dus zoals het is; noem met -o een ander bestand
bundled = { $file } is een bundel ({ $size }).
bundled-played = Er is een spel met { $ids } in gespeeld: { $n } zetten.
bundled-no-end = het is na { $n } zetten nog niet afgelopen; laat het vanzelf eindigen
bundled-not-played = Er is geen spel met { $ids } in gespeeld: { $why }
bundled-next = Anderen spelen ermee met `bastide play --bundle { $file }`; de bundel heeft geen rechten op hun computer.
created = { $folder } bevat een nieuwe uitbreiding, "{ $id }": { $files }.
created-next = Ze bouwt en slaagt voor haar tests. Pas haar stap voor stap aan; haar README.md legt uit hoe.
created-build = maakt een bibliotheek en toont de regels voor een tafelbestand
created-test = voert alle controles uit
created-cargo = Na de eerste keer bouwen werkt ook `cargo test` in { $folder }.
test-ok = ok
test-failed = MISLUKT
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
head-file = bestand
head-type = soort
head-outcome = uitkomst
head-details = details
verify-passed = geslaagd
verify-failed = mislukt
verify-skipped = overgeslagen
test-speed = Willekeurige spellen per seconde CPU-tijd: { $with } met haar, { $without } zonder.
test-passes = { $id } slaagt.
test-fails = { $id } slaagt NIET.
verify-at = bij { $step }
verify-nothing = er is niets om te controleren: geen scenario (.toml), regeltest (.jcz) of trace (.json.gz)
verify-sum = { $n ->
    [one] 1 bestand geslaagd
   *[other] { $n } bestanden geslaagd
 }, { $failed } mislukt, { $skipped } overgeslagen; vergeleken: { $compared }
verify-unknown = geen scenario (.toml), regeltest (.jcz) of trace (.json, .json.gz)
verify-needs = heeft { $plugins } nodig; --library noemt de bibliotheek van een uitbreiding die niet in het programma zit
annotate-nothing = er is niets om van commentaar te voorzien: geen scenario (.toml)
annotate-sum = { $n ->
    [one] 1 stelling getekend
   *[other] { $n } stellingen getekend
 }, { $unchanged } ongewijzigd

# Names of expansions that are refused.
id-wrong = "{ $id }" kan geen naam van een uitbreiding zijn: neem woorden in kleine letters met koppeltekens, zoals "dark-woods"; dat geldt ook voor --author
id-taken = er is al een uitbreiding "{ $id }"; `bastide plugins` toont ze allemaal; neem een andere naam
id-of-crate = "bastide-{ $id }" is een crate van Bastide zelf; neem een andere naam dan "{ $id }"
id-of-key = "{ $id }" is een sleutel van tafelbestanden, dus kan geen uitbreiding zo heten; neem een andere naam, zoals "{ $id }-2"

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
error-no-limits = een proces kan alleen op Unix begrensd worden; laat --isolate weg

# How the process of a library ended.
death-exit = ze beëindigde het programma met exit({ $code })
death-abort = ze brak het programma af
death-memory = ze heeft meer nodig dan de { $n } MB geheugen die ze mag gebruiken
death-stack = haar stack liep over
death-time = ze was niet binnen { $n } seconden klaar
death-illegal = ze voerde een instructie uit die deze machine niet kent (SIGILL)
death-bus = ze las geheugen dat niet bestaat (SIGBUS)
death-segment = ze gebruikte geheugen dat niet van haar is (SIGSEGV)
death-file = ze schreef meer in een bestand dan ze mag (SIGXFSZ)
death-signal = signaal { $n } beëindigde het programma
death-unknown = ze beëindigde het programma
death-program = het programma
death-limit-time = { $steps } duurde langer dan { $n } seconden; `--game-seconds` verhoogt deze grens
death-limit-memory = het programma heeft meer nodig dan de { $n } MB geheugen die het mag gebruiken; { $steps }; `--megabytes` verhoogt deze grens
death-raise-time = `--game-seconds` verhoogt deze grens
death-raise-memory = `--megabytes` verhoogt deze grens
death-no-hook = { $how } terwijl geen van haar hooks liep
death-hook = { $how } in de hook { $hook }
death-hooks = { $how } terwijl deze hooks liepen: { $hooks }

## Het schema van tafelbestanden.

schema-title = Een tafel van Bastide
schema-edition = De editie van de spelregels
schema-like = Een verzameling opties met een naam
schema-seed = Hetzelfde startgetal geeft dezelfde tegels
schema-draws = De tegels die het eerst getrokken worden, met hun codes
schema-chance = De eerste uitkomsten van dobbelstenen en ander toeval, per stroom
schema-players = De spelers, in de volgorde van hun beurten
schema-meeples = Het aantal figuren van elke soort per speler, in plaats van het gewone aantal
schema-color = De kleur; de eerste vrije als er geen staat
schema-name = De naam die mensen lezen
schema-bot = De bot die speelt; een mens als er geen staat
schema-library = Het pad van de bibliotheek met de uitbreiding
schema-sha256 = De SHA-256 van de bibliotheek
