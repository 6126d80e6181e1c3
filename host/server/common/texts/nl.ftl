### Pages
page-language-name = Nederlands
page-dark = Donker
page-language = Taal
page-new-table = Nieuwe tafel
page-all-tables = Alle tafels
page-table = Tafel
page-record = Verslag

# Lobby
page-hello = Leg tegels, claim wegen en steden
page-hello-more = Speel tegen bots of met vrienden. Elke regel is een plug-in: kies uitbreidingen, edities en huisregels.
page-your-name = Je naam
page-bot = Bot
page-quick = Speel tegen een bot
page-quick-what = Tegen een bot speel je het basisspel van de eerste editie (2000 t/m 2013). Een tafel die je zelf instelt, kan de nieuwe editie en uitbreidingen hebben.
page-set-up = Richt een tafel in
page-your-tables = Jouw tafels
page-waiting = Wacht op spelers
page-waiting-none = Geen tafel wacht op spelers. Maak er een met een vrije plaats.
page-playing = Nu bezig
page-playing-none = Er wordt geen spel gespeeld.
page-over = Afgelopen
page-over-none = Er is nog geen spel afgelopen.
page-free-seat = vrije plaats
page-turn-number = beurt { $n }
page-turn-of = { $name } is aan de beurt
page-table-closed = gesloten
page-won = gewonnen
page-clock-none = zonder klok
page-clock-live = met klok
page-clock-days = dagen per zet
page-filters = Tafels filteren
page-filter-text = Naam of speler
page-filter-any-expansion = alle uitbreidingen
page-filter-any-clock = met of zonder klok
page-filter-free = met een vrije plaats

# New table
page-wholes = Een hele tafel
page-wholes-hint = Eén klik kiest editie en uitbreidingen. Pas ze hieronder aan zoals je wilt; je spelers blijven.
page-whole-classic = Klassiek
    .about = Het basisspel van de eerste editie, en verder niets.
page-whole-first-game = Eerste spel
    .about = Het basisspel zonder boeren, met een rivier als begin.
page-whole-new-edition = Nieuwe editie
    .about = Het basisspel sinds 2014, met de rivier en de abt.
page-whole-inns-traders = Herbergen en kooplieden
    .about = Kathedralen en Herbergen met Kooplieden en Bouwmeesters: meer op het spel, waren en een bouwmeester.
page-whole-dragon-tower = Draak en Toren
    .about = Horigen worden opgegeten en gevangen: voor wie van pittig spel houdt.
page-whole-seven-small = Zeven kleintjes
    .about = De zeven mini-uitbreidingen van 2012 in één spel.
page-whole-benelux-shop = Benelux en de Winkel
    .about = Op de kaart van de Benelux, met bruggen, burchten, bazaars en de Winkel.
page-whole-big-box = Big Box
    .about = Vijf grote uitbreidingen en de rivier, voor een lange avond.
page-size = De omvang van dit spel
page-players = Spelers
page-add-player = Speler toevoegen
page-expansions = Uitbreidingen
page-search = Zoeken
page-search-expansions = Zoek in de uitbreidingen
page-three = Drie willekeurige
page-settings = Klok, hulp en chat
page-as-text = Als tekst
page-as-text-hint = Dezelfde tafel als bestand. Wijzig die hier of in het formulier; wat je op de ene plek wijzigt, zie je op de andere.
page-as-toml = De tafel als TOML
page-open-table = Open de tafel

# Table
page-board = Het speelveld. Sleep om het te verschuiven, zoom met plus en min, kies een teken met de pijltjestoetsen, draai de tegel met R, neem het gekozen teken met Enter en hoor het speelveld in woorden met D.
page-view = Weergave
page-fit = Toon het hele speelveld (0)
page-zoom-in = Inzoomen (+)
page-zoom-out = Uitzoomen (−)
page-turn-tile = Draai de tegel (R)
page-turn = Draaien
page-place = Leggen
page-help = Hulp op het speelveld
page-words = Speelveld in woorden
page-words-keys = De toetsen: met de pijltjes kies je een plek, R draait de tegel, Enter kiest de plek of het getal, P past, D leest deze tekst voor met een schermlezer.
page-log = Spelverloop
page-talk = Chat
page-what-you-say = Je bericht
page-say-something = Zeg iets
page-send = Versturen
page-sound = Geluid
page-since = Sinds je laatste zet
page-give-up = Opgeven
page-notifications = Meldingen
page-notifications-talk = Ook als iemand iets schrijft
page-links = Links
page-final = De eindtelling, stap voor stap
script-game-final-previous = Vorige stap
script-game-final-next = Volgende stap
script-game-final-play = Afspelen
script-game-final-stop = Stoppen
script-game-final-at = { $n } van { $of }
page-wrong = Wat er mis is
page-analysis = Analyse
page-analyse = Analyseer het spel
page-analysis-hint = Vergelijkt elke zet met wat er nog meer kon, zoals de opdracht “bastide analyze”. Het duurt een paar seconden, en met veel uitbreidingen een paar minuten.
page-mistakes = Grootste fouten
page-better-move = Wat beter was geweest
page-autoplay = Alle zetten afspelen
page-speed = Snelheid
page-play-on = Vanaf hier verder spelen
page-play-on-hint = Er begint een nieuw spel, dat staat zoals na deze zet, met de spelers die je kiest. De tegels die nog over zijn, worden opnieuw geschud; niemand weet dus welke er komen.
page-play-on-go = Verder spelen
page-cancel = Annuleren
page-open-file = Open een spel
page-open-file-hint = Je kunt een bewaard spel ook hierheen slepen of plakken: een verslag van Bastide of een .jcz-bestand van JCloisterZone. Alleen wie de link heeft, vindt het.
page-bundles = Uitbreidingen van anderen
page-bundles-hint = Een uitbreiding van iemand anders komt als bundel, een bestand dat eindigt op .wasm. Hij draait zonder rechten: hij kan spelen, en verder niets.
page-bundle-without = Zonder deze bundel verder
page-bundle-open = Open een uitbreiding…
page-bundle-address = Het adres van een bundel
page-bundle-fetch = Open het adres

# De uitleg: "Leer het spel in vijf minuten".
page-learn = Leer het spel in vijf minuten
page-guide-progress = Stappen van de uitleg
page-guide-before = Vorige
page-guide-back = Terug naar de uitleg
page-guide-next = Verder
page-guide-play = Speel tegen een makkelijke bot

# Rules of a table
page-close = Sluiten
page-rules = Regels van deze tafel
page-rules-changed = Anders dan in de editie
page-rules-unchanged = Alle opties zijn zoals in deze editie.
page-rules-clock = Klok
page-rules-clock-none = geen tijdslimiet
page-rules-clock-game = { $time } per speler voor het hele spel
page-rules-clock-step = { $time } per zet
page-time-day = { $n ->
    [one] { $n } dag
   *[other] { $n } dagen
 }
page-time-hour = { $n ->
    [one] { $n } uur
   *[other] { $n } uur
 }
page-time-minute = { $n ->
    [one] { $n } minuut
   *[other] { $n } minuten
 }
page-time-second = { $n ->
    [one] { $n } seconde
   *[other] { $n } seconden
 }

# Record
page-board-then = Het speelveld na de gekozen zet. Met de pijltjestoetsen links en rechts ga je door de zetten.
page-first-move = Eerste zet (Home)
page-move-back = Een zet terug (←)
page-move-on = Een zet verder (→)
page-last-move = Laatste zet (End)
page-move = Zet
page-points-over-time = Puntenverloop
page-chances = Winstkansen
page-chances-over-time = Verloop van de winstkansen
page-all-moves = Alle zetten
page-copy-link = Kopieer een link naar deze zet

left-resigned = { $name } gaf op
left-time = { $name } had geen tijd meer
ended-early = { $n ->
    [one] { $winner } wint: { $why }
   *[other] { $winner } winnen: { $why }
 }
ended-early-nobody = Niemand wint: { $why }

### Errors
error-closed = de tafel is gesloten
error-host = deze server beantwoordt geen verzoeken voor deze host; de beheerder kan de host opgeven met --public-url
error-other-site = dit verzoek komt van een andere site; stuur het vanaf een pagina van deze server
error-option-or-line = stuur het nummer van een keuze of een regel notatie
error-bot-ended = de bot stopte te vroeg; probeer het opnieuw
error-no-advice = aan deze tafel zijn geen tips: die zijn er voor wie alleen tegen bots speelt, tenzij de instellingen ze uitzetten
error-help-off = deze hulp staat aan deze tafel uit
error-too-many-requests = te veel verzoeken van jouw adres; wacht een paar seconden
error-too-many-tables = te veel nieuwe tafels van jouw adres; wacht een paar minuten
error-versions = dit spel is begonnen met { $was }, en deze server heeft { $is }; de regels kunnen anders zijn, dus het gaat hier niet verder. Op een server met de versies van toen gaat het verder
error-bundle-missing = dit spel heeft de regels van een bundel die hier niet meer is (SHA-256 { $sha256 }). Het spel blijft bewaard en gaat verder als de bundel hier weer wordt geopend
error-file-bundle = dit spel is gespeeld met de bundel { $name } (SHA-256 { $sha256 }), en die staat niet op deze server. Open eerst de bundel op de pagina van een nieuwe tafel, en dan dit bestand
error-bundle-large = deze bundel is te groot; hij mag tot { $megabytes } MB groot zijn
error-bundle-many = deze server bewaart al { $most } bundels, en alle zijn in gebruik; vraag de beheerder om plaats te maken
error-bundle-games = er worden op dit moment te veel spellen met bundels gespeeld; probeer het later nog eens
error-bundle-address = deze server opent geen bundels van dit adres; vraag de beheerder om het toe te staan
error-bundle-fetch = de bundel kan niet van dit adres worden gelezen: { $why }
error-too-many-bundles = te veel bundels van jouw adres; wacht een paar minuten
error-table-long = de tafel is langer dan { $most } tekens
error-no-push = deze server stuurt geen meldingen naar browsers; kies een feed, of mails als die er zijn
error-no-mail = deze server stuurt geen mails; kies een feed
error-push-address = dit is niet het adres van een pushdienst: het moet https zijn bij een openbare host
error-push-keys = de sleutels van de browser kunnen niet worden gelezen
error-mail-address = dit is geen mailadres; het ziet eruit als anna@example.org
error-notifications-many = deze plaats heeft al { $n ->
    [one] { $n } manier
   *[other] { $n } manieren
 } om bericht te krijgen; beëindig er eerst een
error-notifications-busy = de meldingen van deze tafel worden net gewijzigd; probeer het opnieuw
error-too-many-mails = er zijn te veel mails gevraagd om een adres te bevestigen; wacht een uur, of een dag voor hetzelfde adres
error-too-much-work = er zijn te veel afbeeldingen en momenten gevraagd vanaf jouw adres; wacht een paar seconden
error-too-many-pages = te veel open pagina's van jouw adres; sluit er een paar
error-link-of-no-seat = deze link hoort bij geen plaats aan deze tafel; vraag om een nieuwe link
error-not-owner = dat mag alleen degene die deze tafel heeft gemaakt, in de browser waarin dat gebeurde
error-answer-ended = het antwoord werd niet afgemaakt; probeer het opnieuw
error-bot-thinks = een bot denkt al na over een keuze aan deze tafel; wacht even
error-decision-gone = deze keuze is niet meer open: iemand heeft geantwoord, of de keuze is teruggenomen
error-given-up = het verzoek is afgebroken; probeer het opnieuw
error-engine = de engine gaf antwoord op een andere vraag; probeer het opnieuw
error-not-a-player = alleen wie dit spel speelde, kan om nog een spel vragen
error-not-over = het spel is niet afgelopen
error-gave-up = je hebt dit spel opgegeven; richt een nieuwe tafel in om weer te spelen
error-private = deze tafel is besloten: open hem met de link voor spelers
error-ended = deze tafel is beëindigd; richt een nieuwe in
error-not-playing = het spel is niet bezig
error-no-seat = je hebt geen plaats aan deze tafel; neem eerst een vrije plaats
error-talk-players = alleen spelers kunnen chatten; neem eerst een plaats
error-talk-off = de chat staat aan deze tafel uit
error-talk-empty = het bericht is leeg; schrijf eerst iets
error-no-such-seat = deze plaats bestaat niet aan deze tafel
error-seat-taken = deze plaats is bezet; kies een andere
error-too-many-pictures = er worden te veel plaatjes en eerdere standen van deze tafel gevraagd; wacht een paar seconden
error-too-many-waiting = er wachten te veel verzoeken op deze tafel; probeer het later opnieuw
error-game-went-on = het spel is verdergegaan; kijk opnieuw
error-no-taking-back = dit kun je niet terugnemen: er is iets willekeurig getrokken of iemand anders heeft gespeeld
error-not-your-turn = je bent niet aan de beurt: iemand anders moet kiezen
error-seat-given-up = je hebt deze plaats opgegeven
error-over = het spel is afgelopen
error-ended-already = deze tafel is al beëindigd
error-seat-free = deze plaats is van niemand
error-server-full = deze server heeft geen plaats voor meer tafels; probeer het opnieuw als er spellen zijn afgelopen
error-no-table = deze tafel bestaat niet
error-no-page = deze pagina bestaat niet
error-slow = het antwoord duurde langer dan { $seconds } seconden; probeer het later opnieuw
error-talk-full = deze tafel heeft { $lines } berichten; meer passen er niet bij
error-store-lost = een andere server heeft deze tafel overgenomen; laad de pagina opnieuw
error-store-full = de schijf van de server is vol, dus er kan niets worden bewaard; de beheerder moet ruimte maken
error-store-held = een andere server heeft deze tafel en antwoordt niet; probeer het zo nog eens
error-store-unsure = de verbinding met de database is verbroken; laad de pagina opnieuw om te zien wat er bewaard is
error-store-away = de database antwoordt niet; probeer het zo nog eens
error-not-a-peer = hier krijgen alleen servers met dezelfde database antwoord
error-since = since moet het nummer van een bericht zijn: { $why }
error-work-ended = het werk aan dit verzoek stopte te vroeg: { $why }
error-settings = de instellingen zijn niet te lezen: { $why }
error-rules = deze server kent niet alle regels van deze tafel: { $why }
error-bot-slow = de bot "{ $bot }" denkt te lang voor een server; een budget is hoogstens { $most } simulaties of { $seconds } seconden
error-play-on-players = kies voor elke plaats een mens of een bot, en minstens één mens

### Meldingen aan mensen die weg zijn

## Wat browsers, mails en feeds zeggen
notification-turn = Jij bent aan de beurt bij { $table }
notification-clock = Je tijd bij { $table } raakt op
notification-begun = Het spel bij { $table } is begonnen
notification-over = Het spel bij { $table } is afgelopen
notification-talk = { $name } schreef bij { $table }
notification-moved = { $name } heeft een zet gedaan.
notification-first = Het spel is begonnen, en jij begint.
notification-wait = Iemand anders is aan de beurt. Je krijgt bericht als jij aan de beurt bent.
notification-result = De uitslag staat op de pagina van de tafel.
notification-hours = { $n ->
    [one] Je hebt nog minder dan een uur.
   *[other] Je hebt nog minder dan { $n } uur.
 }
notification-feed = Jouw beurt bij Bastide

## Mails en de pagina's van hun links
mail-confirm-subject = Wil je mails over je spel?
mail-confirm = Iemand, waarschijnlijk jij, wil van deze server op dit adres een mail krijgen zodra die persoon in een spel aan de beurt is. Wil je dat, open dan deze pagina:
mail-confirm-not = Was jij het niet, doe dan niets, en er komen geen mails meer. Meteen beëindigen: { $url }
mail-end = Geen mails meer over dit spel: { $url }
mail-confirm-title = Wil je een mail als jij aan de beurt bent?
mail-confirm-button = Ja, stuur mails
mail-confirmed = Je krijgt een mail als jij aan de beurt bent.
mail-stop-title = Wil je geen mails meer over dit spel?
mail-stop-button = Geen mails meer
mail-stopped = Er komen geen mails meer over dit spel.

### Wat de scripts van de pagina's tonen.

script-all-no-connection = De server is niet bereikbaar. Probeer het opnieuw.
script-all-server-status = De server antwoordt met fout { $status }.
script-all-facts = { $n ->
    [one] Beurt { $turn } · nog { $n } tegel
   *[other] Beurt { $turn } · nog { $n } tegels
 }
script-all-turn = aan de beurt
script-all-bot = Bot: { $kind }
script-all-bot-first-steps = eerste stappen (ik heb nog nooit gespeeld)
script-all-bot-beginner = beginner
script-all-bot-casual = hobbyspeler
script-all-bot-club = clubspeler
script-all-bot-expert = expert
script-all-bot-easy = makkelijk
script-all-bot-normal = gemiddeld
script-all-bot-hard = moeilijk
script-all-bot-master = meester
script-all-bot-random = willekeurig
script-all-bot-greedy = gulzig
script-all-bot-greedy-1 = gulzig, eerste versie
script-all-bot-search = zoeken
script-all-quick-you = Speler
script-all-quick-bot = Bot ({ $kind })
script-all-rules-usual = In deze editie: { $value }.
script-all-rules-figures = Figuren per speler
script-all-here = aanwezig
script-all-away = afwezig
script-all-just-now = zojuist
script-all-left-ago = { $ago } vertrokken
script-all-left-resigned = gaf op
script-all-left-time = tijd om
script-all-copied = De link is gekopieerd.
script-all-copy-failed = De browser heeft de link niet gekopieerd. Selecteer de link en kopieer hem zelf.
script-all-close-ask = Deze tafel sluiten? Daarna kan niemand meer gaan zitten.

script-lobby-your-turn = Jij bent aan de beurt
script-lobby-close = Sluiten
script-lobby-close-named = De tafel { $title } sluiten
script-lobby-filtered = { $n ->
    [one] { $n } tafel
   *[other] { $n } tafels
 }

script-game-window = { $title } · Bastide
script-game-window-turn = ● Jij bent aan de beurt · { $title } · Bastide
script-game-untitled = Tafel
script-game-connecting = Verbinding maken…
script-game-over = Het spel is afgelopen
script-game-closed = De maker van deze tafel heeft hem gesloten
script-game-broken = Dit spel kan niet verder
script-game-review = Bekijk het spel zet voor zet
script-game-won = { $n ->
    [one] { $name } wint met { $n } punt
   *[other] { $name } wint met { $n } punten
 }
script-game-shared = { $n ->
    [one] { $names } delen de eerste plaats met { $n } punt
   *[other] { $names } delen de eerste plaats met { $n } punten
 }
script-game-asked-own = { $who }: { $question }
script-game-prompt-help = Wat deze vraag betekent
script-game-advice = Tip
script-game-asked = Wachten op { $who }: { $question }
script-game-bot-thinks = Een bot denkt na.
script-game-hint-touch = Tik op een gemarkeerd vak. Tik er nog eens op om de tegel te draaien.
script-game-hint-mouse = Klik op een gemarkeerd vak. Met het muiswiel of de R-toets draai je de tegel.
script-game-announce = { $n ->
    [one] Jij bent aan de beurt. { $question } { $n } mogelijkheid.
   *[other] Jij bent aan de beurt. { $question } { $n } mogelijkheden.
 }
script-game-undo = ↶ Terugnemen
script-game-undo-what = Neemt je laatste antwoord terug en alles wat erop volgde
script-game-resign-ask = Opgeven? Een bot speelt dan voor je verder.
script-game-clock-hours = { $hours } u { $minutes } min
script-game-final = eindstand: { $points }

script-game-tile-in-hand = Tegel in de hand
script-game-tile-held = Tegel in de hand: { $tile }.
script-game-tile-turns = Met de R-toets draai je hem.
script-game-which-figure = Welke figuur?
script-game-kind-places = { $n ->
    [one] { $kind }, { $n } plek
   *[other] { $kind }, { $n } plekken
 }
script-game-places = { $n ->
    [one] { $n } plek
   *[other] { $n } plekken
 }
script-game-place-at = { $n ->
    [one] { $cell }. Tegel: { $tile }
   *[other] { $cell }. Tegel: { $tile }, een van { $n } standen
 }
script-game-options = { $n ->
    [one] { $n } mogelijkheid
   *[other] { $n } mogelijkheden
 }
script-game-options-of = { $n ->
    [one] { $what } …: { $n } mogelijkheid
   *[other] { $what } …: { $n } mogelijkheden
 }
script-game-ok = OK
script-game-none-left = Je hebt geen horige meer, dus je zet er geen tot er een terugkomt.
page-on-offer = Aangeboden tegels
script-game-offer-nth = Aangeboden tegel { $n }
script-game-offer-now = De tegel waar het nu om gaat
script-game-hold-place = De tegel leggen
script-game-hold-end = { $what }. Daarna is je beurt voorbij.
script-game-hold-go = ✓ OK

script-game-help-features = Eigenaar en waarde van het project dat je aanwijst
script-game-help-fields = Weiden in de kleur van hun eigenaar
script-game-help-dead = Vakken waar geen tegel meer past
script-game-help-standing = Punten als het spel nu zou eindigen
script-game-help-tiles = Tegels die nog over zijn
script-game-feature = { $kind }, { $owners }
script-game-feature-worth = { $kind }, { $owners }: { $worth }
script-game-no-owner = geen eigenaar

script-game-link-spectators = Link voor toeschouwers
script-game-link-players = Link voor spelers
script-game-link-own = Jouw plaats op een ander apparaat
script-game-claim = Mijn plaats in mijn account opnemen
script-game-claimed = Je account heeft je plaats nu.
script-game-link-renewed = Nieuwe link voor { $name }. De oude links werken niet meer.
script-game-links-failed = De server stuurde de links van je plaatsen niet. Probeer het opnieuw.
script-game-copy = Kopiëren
script-game-free-seat = Plaats vrijmaken
script-game-free-seat-ask = De plaats van { $name } vrijmaken? Dan kan iemand anders er gaan zitten.
script-game-new-link = Nieuwe link
script-game-close = Deze tafel sluiten
script-game-close-ask = Deze tafel sluiten? Het spel kan daarna niet verder.
script-game-again = Nog een keer spelen
script-game-again-stop = Niet meer wachten
script-game-again-go = Naar het volgende spel
script-game-again-theirs = Naar het volgende spel van deze spelers
script-game-again-wanted = { $n ->
    [one] { $names } wil nog een keer spelen.
   *[other] { $names } willen nog een keer spelen.
 }
script-game-new-table = Nieuwe tafel
script-game-free-seats = { $n ->
    [one] { $n } plaats is vrij
   *[other] { $n } plaatsen zijn vrij
 }
script-game-waiting = Het spel begint als alle plaatsen bezet zijn. Stuur de link van deze pagina naar je vrienden.
script-game-seat-you = jij
script-game-seat-taken = bezet
script-game-seat-free = vrij
script-game-copy-link = Link voor de anderen kopiëren
script-game-seat-locked = Vrij. Om te gaan zitten heb je de link voor spelers nodig.
script-game-your-name = Je naam
script-game-your-name-on = Je naam op de plaats { $seat }
script-game-sit-down = Ga zitten
script-game-onlookers = { $n ->
    [one] { $n } toeschouwer
   *[other] { $n } toeschouwers
 }
script-game-talk-new = { $n ->
    [one] { $n } nieuw bericht
   *[other] { $n } nieuwe berichten
 }
script-game-name-first = Vul eerst je naam in.
script-game-again-missing = Wachten op { $names }.
script-game-resign-ends = Opgeven? Dan wint { $name }.
script-game-resign-all = Opgeven? Dan eindigt het spel zonder winnaar.
script-game-resign-bots = Opgeven? Dan eindigt het spel, en de bots staan voor je.
script-game-clock-days = { $days } d { $hours } u

script-game-notifications-browser = Waarschuw mij als ik aan de beurt ben
script-game-notifications-browser-off = Waarschuw mij niet meer in deze browser
script-game-notifications-on-push = Aan: deze browser waarschuwt je, ook als de pagina dicht is.
script-game-notifications-on-page = Aan: deze browser waarschuwt je zolang er een pagina van de tafel open is; laat er dus een open.
script-game-notifications-blocked = De browser blokkeert meldingen van deze site. Sta ze toe in zijn instellingen voor deze site.
script-game-notifications-unsupported = Deze browser toont alleen meldingen bij adressen die met https beginnen. Kies hieronder mails of een feed.
script-game-notifications-mail = Mailadres
script-game-notifications-mail-add = Stuur mij mails
script-game-notifications-mail-waits = { $address }: open de link in de mail die naar je onderweg is.
script-game-notifications-mail-on = { $address } krijgt een mail als je enkele minuten weg bent.
script-game-notifications-mail-none = Deze server stuurt geen mails. Kies meldingen van deze browser of een feed.
script-game-notifications-feed = Maak een feed
script-game-notifications-feed-on = Feed voor een nieuwslezer
script-game-notifications-end = Beëindigen
script-game-notifications-turn = Jij bent aan de beurt bij { $title }

script-record-start = Het begin
script-record-move = Zet { $move } van { $moves }, beurt { $turn }
script-record-move-of = Zet { $move } van { $moves }
script-record-play = Afspelen
script-record-pause = Pauze
script-record-speed = { $n } × snelheid
script-record-analysing = { $done } van { $of } zetten beoordeeld
script-record-analysis-waits = { $n ->
    [one] De server analyseert maar een beperkte tijd achter elkaar. Het gaat over { $n } seconde verder.
   *[other] De server analyseert maar een beperkte tijd achter elkaar. Het gaat over { $n } seconden verder.
 }
script-record-analysis-failed = De analyse is gestopt: { $why }
script-record-analysis-again = Verder
script-record-analysis-stop = Stop
script-record-analysis-none = Er zijn geen duidelijke fouten gevonden.
script-record-lost = { $n ->
    [one] { $name }: { $points } punten verloren met { $n } fout
   *[other] { $name }: { $points } punten verloren met { $n } fouten
 }
script-record-mistake = { $name }, zet { $move }: { $points } punten slechter
script-record-small = kleine fout
script-record-large = fout
script-record-grave = grote fout
script-record-played = Gespeeld: { $words }
script-record-better = Beter: { $words }
script-record-sure = plus of min { $points }; winstkans daarna { $chance }
script-record-person = een mens op dit apparaat
script-record-who = Wie speelt voor { $name }
script-record-name = Naam voor { $name }
script-lobby-file-large = Dit bestand is te groot. Het mag tot { $kilobytes } kB groot zijn.
script-new-bundle-opening = { $name } wordt geopend …
script-all-bundle-hash = SHA-256 { $sha256 }
script-all-bundle-one = { $title } { $version }: { $about } ({ $source }, { $licence })
script-all-bundle-no-licence = geen licentie
script-new-bundle-use = Maak er een tafel mee
script-lobby-opening = { $name } wordt geopend…
script-lobby-pasted = de geplakte tekst

script-new-wrong-line = Regel { $line }: { $message }
script-new-wrong-file = { $file }: { $message }
script-new-wrong-file-line = { $file }, regel { $line }: { $message }
script-new-title = Titel
script-new-no-title = geen titel
script-new-edition = Editie
script-new-edition-first = eerste editie (2000 t/m 2013)
script-new-edition-new = nieuwe editie (vanaf 2014)
script-new-seed = Startgetal
script-new-random = willekeurig
script-new-private = Besloten: alleen wie de link heeft, kan gaan zitten

script-new-player = Speler
script-new-bot = Bot
script-new-name = Naam
script-new-color = Kleur
script-new-who = Wie speelt
script-new-who-me = op dit apparaat
script-new-who-open = iemand anders
script-new-remove = Deze speler weghalen
script-new-color-red = rood
script-new-color-blue = blauw
script-new-color-green = groen
script-new-color-yellow = geel
script-new-color-black = zwart
script-new-color-pink = roze
script-new-color-grey = grijs
script-new-color-white = wit

script-new-clock-game = Minuten per speler voor het hele spel
script-new-clock-step = Seconden per zet
script-new-clock-none = geen
script-new-clock-kind = Klok
script-new-clock-kind-none = zonder klok
script-new-clock-kind-live = minuten of seconden
script-new-clock-kind-days = dagen per zet
script-new-clock-days = Dagen per zet
script-new-clock-days-choice = { $n ->
    [one] { $n } dag
   *[other] { $n } dagen
 }
script-new-zero = Als de tijd om is
script-new-zero-nothing = gebeurt er niets
script-new-zero-bot = doet een bot de zet
script-new-zero-resign = geeft de speler op
script-new-undo = Zetten terugnemen
script-new-undo-alone = tegen bots altijd, anders tot er iets getrokken is
script-new-undo-chance = tot er iets getrokken is of een ander een zet doet
script-new-undo-never = nooit
script-new-confirm = Zetten bevestigen
script-new-confirm-end = als je beurt eindigt
script-new-confirm-always = altijd
script-new-confirm-never = nooit
script-new-pace = Bots spelen
script-new-pace-0 = meteen
script-new-pace-500 = na een halve seconde
script-new-pace-1500 = na anderhalve seconde
script-new-chat = Chat
script-new-help = Hulp:
script-new-help-features = eigenaar en waarde van een project
script-new-help-fields = eigenaren van de weiden
script-new-help-dead = vakken waar geen tegel past
script-new-help-standing = punten als het spel nu zou eindigen
script-new-help-tiles = tegels die nog over zijn
script-new-help-advice = tips van een bot, voor wie alleen tegen bots speelt

script-new-from-library = { $title } (uit een bibliotheek)
script-new-from-bundle = { $title } (uit een bundel)
script-new-needs = Heeft { $titles } nodig
script-new-conflicts = Niet te combineren met { $titles }
script-new-group-large = Grote uitbreidingen
script-new-group-small = Kleine uitbreidingen
script-new-group-promotional = Promo-uitbreidingen
script-new-group-own = Uitbreidingen van andere auteurs
script-new-none-found = Geen uitbreiding bevat al deze woorden.
script-new-clash = Conflict: zoals ze nu zijn ingesteld, gaat dit niet aan één tafel samen met { $titles }.
script-new-tiles = { $n ->
    [one] { $n } tegel
   *[other] { $n } tegels
 }
script-new-minutes = { $n ->
    [one] ongeveer { $n } minuut
   *[other] ongeveer { $n } minuten
 }
script-new-minutes-how = Een halve minuut per tegel
script-new-seats = { $n ->
    [one] { $n } plaats
   *[other] { $n } plaatsen
 }
script-new-how = Zo speel je het
script-new-how-options = { $n ->
    [one] Zo speel je het, { $n } optie
   *[other] Zo speel je het, { $n } opties
 }
script-new-rules = Precieze regels, in het Engels
script-new-preset = Voorinstelling
script-new-no-preset = geen voorinstelling
script-new-usual = Standaard: { $value }.
script-new-usual-preset = Met de voorinstelling { $preset }: { $value }.
script-new-usual-like = Met de regels van { $like }: { $value }.
script-new-range = Van { $least } tot en met { $most }.
script-new-commas = Scheid waarden met komma's.
script-new-on = aan
script-new-off = uit
script-new-nothing = geen
script-new-own-board = een eigen bord
script-new-own-about = Een bord is een tekstbestand. Het bestand maps/README.md beschrijft de opbouw. De opdracht `bastide maps new` schrijft een bord om mee te beginnen.
script-new-own-text = Het bord als tekst
script-new-own-paste = Plak hier een bord of kies een bestand.
script-new-own-file = Een bestand met een bord
script-new-own-long = { $n ->
    [one] { $file } is langer dan { $n } teken.
   *[other] { $file } is langer dan { $n } tekens.
 }

### What `bastide join` says in a terminal
join-waits = Wachten op spelers.
join-turn = { $n ->
    [one] Beurt { $turn }, nog 1 tegel: { $scores }
   *[other] Beurt { $turn }, nog { $n } tegels: { $scores }
 }
join-over = Het spel is afgelopen: { $scores }
join-place = de tegel op { $cell } leggen, { $degrees } graden gedraaid
join-amount = Typ het nummer van de mogelijkheid en dan het aantal.
join-number = Typ een nummer van 1 tot { $most }, of q om te stoppen.

# Accounts
page-account = Account
page-account-why = Je kunt zonder account spelen. Met een account heb je je plaatsen op al je apparaten en blijven je gespeelde spellen bij elkaar.
page-account-why-rating = Je krijgt ook een rating.
page-account-ended = Je bent uitgelogd: deze sessie is afgelopen.
page-account-sign-in = Inloggen
page-account-new = Nieuw account
page-account-name = Naam
page-account-passphrase = Wachtzin
page-account-passphrase-hint = Minstens { $n } tekens. Vier of vijf woorden zijn makkelijk te onthouden en moeilijk te raden. Een vergeten wachtzin kan niemand herstellen.
page-account-make = Account aanmaken
page-account-in-passkey = Inloggen met een passkey
page-account-up-passkey = Account aanmaken met een passkey, zonder wachtzin
page-account-public = Je pagina zoals anderen die zien
page-account-sign-out = Uitloggen
page-account-sign-out-everywhere = Op alle apparaten uitloggen
page-account-claim = De tafels van deze browser
page-account-claim-more = Deze browser heeft plaatsen die zonder account zijn ingenomen. Neem ze op in je account om er op al je apparaten te spelen.
page-account-claim-now = Plaatsen in mijn account opnemen
page-account-keys = Hoe je inlogt
page-account-no-keys = Je hebt geen passkey. Daarmee log je in met vingerafdruk, gezicht of pincode.
page-account-passkey = Passkey
page-account-add-passkey = Passkey toevoegen
page-account-remove = Verwijderen
page-account-remove-passkey = Passkey { $name } verwijderen
page-account-change-passphrase = Wachtzin wijzigen
page-account-first-passphrase = Wachtzin toevoegen
page-account-new-passphrase = Nieuwe wachtzin
page-account-set-passphrase = Wachtzin instellen
page-account-data = Wat er over je wordt bewaard
page-account-stored = Je naam, hashes van je wachtzin en van je sessies, openbare sleutels van je passkeys, je plaatsen, gespeelde spellen en ratings. Een sessie eindigt na een jaar zonder gebruik; de rest blijft tot je het verwijdert.
page-account-export = Alles downloaden
page-account-delete = Account verwijderen
page-account-delete-more = Je account, ratings, gespeelde spellen, passkeys en sessies worden meteen verwijderd. Je plaatsen in lopende spellen blijven bij de browsers die ze hebben ingenomen. Wat je aan tafels hebt gezegd, blijft daar staan.
page-account-replace-name = Vervang ook mijn naam in afgelopen spellen door “—”. Anders blijft die daar als gewone naam staan. In lopende spellen blijft de naam in elk geval.
page-account-delete-now = Mijn account verwijderen
page-account-proof = Laat zien dat jij het bent
page-account-confirm = Bevestigen
page-account-with-passkey = Passkey gebruiken
page-account-cancel = Annuleren
page-account-played = { $n ->
    [0] Nog geen afgelopen spel
    [one] Eén afgelopen spel
   *[other] { $n } afgelopen spellen
 }
page-ratings = Ratings
page-ratings-none = Nog geen spel dat voor de rating telt.
page-ratings-how = Wat meetelt
page-ratings-rule = Elke combinatie van uitbreidingen heeft een eigen rating, volgens Glicko-2. Die begint op 1500. Een afgelopen spel telt één keer als minstens twee accounts meespelen, elk op één plaats; besloten tafels tellen ook. Elk account wordt met elk ander vergeleken. Wie heeft opgegeven, is laatste. Bots en spelers zonder account tellen niet. Spellen met een gekozen startgetal of gekozen trekkingen, spellen die verdergaan vanuit een ander spel of een bestand, de uitleg en gesloten tafels tellen ook niet.
page-rating-about = ongeveer { $rating } ± { $deviation }
page-rating-provisional = ongeveer { $rating } ± { $deviation }, voorlopig
page-rating-games = { $n ->
    [one] één spel
   *[other] { $n } spellen
 }
page-past = Gespeelde spellen
page-past-none = Nog geen afgelopen spel.
page-past-place = plaats { $place }
page-past-private = besloten
page-past-resigned = heeft opgegeven
page-past-change = verandering van de rating
script-account-no-passkey = De browser heeft geen passkey gebruikt. Probeer het opnieuw, of gebruik een wachtzin.
script-account-claimed-none = Er was niets om op te nemen: deze spellen zijn afgelopen, of je account heeft de plaatsen al.
script-account-claimed = { $n ->
    [one] Je account heeft er één plaats bij.
   *[other] Je account heeft de plaatsen aan { $n } tafels erbij.
 }
error-account-name-length = een naam heeft { $fewest } tot { $most } tekens
error-account-name-characters = deze naam heeft tekens die niet kunnen; er moeten letters of cijfers in staan
error-account-name-taken = deze naam is al bezet; kies een andere
error-account-passphrase-length = een wachtzin heeft { $fewest } tot { $most } tekens
error-account-passphrase-name = de wachtzin mag niet de naam zijn; kies een andere
error-account-wrong = de naam of de wachtzin klopt niet
error-account-proof = dit laat niet zien dat het account van jou is: de wachtzin of de passkey klopt niet
error-account-passkey = deze passkey wordt niet aanvaard; probeer het nog eens
error-account-passkey-broken = de passkey kan niet worden verwerkt: { $why }
error-account-no-passkeys = passkeys hebben een adres met een naam nodig, en het adres van deze server is een getal; gebruik een wachtzin
error-account-without-passkeys = deze server draait op een programma zonder passkeys; gebruik een wachtzin
error-account-passkeys-many = dit account heeft te veel passkeys; verwijder er eerst een
error-account-last-passkey = dit is de enige manier om in te loggen; stel eerst een wachtzin in
error-account-signed-out = je bent niet ingelogd; log eerst in
error-account-seat-of-other = een ander account heeft deze plaats; wie de tafel maakte, kan de plaats een nieuwe link geven
error-account-hash = de wachtzin kan niet worden verwerkt: { $why }
error-account-busy = de server heeft het druk met accounts; probeer het nog eens
error-account-many = te veel nieuwe accounts vanaf je adres; wacht een paar minuten
error-account-attempts = te veel pogingen vanaf je adres; wacht een minuut
error-account-attempts-name = te veel pogingen voor deze naam; wacht een minuut
page-hello-site = Alles draait in deze browser, ook zonder netwerk. Speel tegen bots, of samen aan dit apparaat.
page-your-games = Spellen op dit apparaat
page-your-games-none = Er staat nog geen spel op dit apparaat.
script-site-ended = { $n ->
    [one] { $winner } wint: { $left } gaf op
   *[other] { $winner } winnen: { $left } gaf op
 }
script-site-ended-nobody = Niemand wint: { $left } gaf op
script-site-late = Het spel is intussen verdergegaan, misschien in een ander venster. Zo staat het er nu voor.
script-site-no-game = Dit spel staat niet op dit apparaat. Het is verwijderd, of het staat in een andere browser.
script-site-no-room = De browser heeft geen ruimte voor nog een spel. Verwijder spellen op de eerste pagina, of maak ruimte op het apparaat.
script-site-no-advice = Aan deze tafel zijn er geen hints: die zijn voor wie alleen tegen bots speelt, als de instellingen ze toestaan.
script-site-no-person = Minstens één speler moet een mens zijn.
script-site-no-engine = De spelmotor kan niet worden geladen. Laad de pagina opnieuw. { $why }
script-site-not-kept = De browser heeft geen ruimte, dus de laatste zetten zijn niet bewaard. Het spel gaat door; bewaar het als bestand voordat je deze pagina sluit.
script-site-save = Bewaar het spel als bestand
script-site-gone = Dit spel gaat niet verder met deze versie.
script-site-version = { $name } { $was } is nu { $is }
script-site-version-gone = { $name } { $was } ontbreekt nu
script-site-new-version = Er is een nieuwe versie. Spellen gaan ermee verder.
script-site-load = Laden
script-site-close = Sluit deze melding
script-site-home = Spellen op dit apparaat
script-site-link-long = Dit spel is te lang voor een link. Bewaar het als bestand.
script-site-link-bad = Deze link is beschadigd: de inhoud kan niet worden gelezen. Vraag er opnieuw om.
script-site-reopen = Open het opnieuw
script-site-bundle-large = { $name } is { $megabytes } MB groot, en een bundel mag hoogstens { $most } MB zijn. Vraag de auteur om een kleinere.
script-site-bundle-no-module = { $name } is geen volledige WebAssembly-module. Kies een bestand dat “bastide expansion bundle” heeft geschreven.
script-site-bundle-odd = { $name } heeft onderdelen die geen bundel heeft. Kies een bestand dat “bastide expansion bundle” heeft geschreven.
script-site-bundle-imports = { $name } vraagt deze pagina om { $import }, en een bundel vraagt om niets. De auteur kan hem met “bastide expansion bundle” bouwen.
script-site-bundle-starts = { $name } wil werken voordat er iets wordt gevraagd, en dat doet een bundel niet. De auteur kan hem met “bastide expansion bundle” bouwen.
script-site-bundle-no-export = { $name } heeft geen { $export }. Kies een bestand dat “bastide expansion bundle” heeft geschreven.
script-site-bundle-memory = { $name } wil in één keer { $megabytes } MB geheugen, en een bundel krijgt hoogstens { $most } MB. Vraag de maker om een kleinere.
script-site-bundle-no-manifest = { $name } heeft geen manifest waarin staat welke uitbreidingen erin zitten. Kies een bestand dat “bastide expansion bundle” heeft geschreven.
script-site-bundle-manifests = { $name } heeft meer dan één manifest. Kies een bestand dat “bastide expansion bundle” heeft geschreven.
script-site-bundle-manifest = Het manifest van { $name } is niet bruikbaar: “{ $place }” is niet zoals “bastide expansion bundle” het schrijft. Kies een bestand dat daarmee is geschreven.
script-site-bundle-protocol = { $name } spreekt versie { $theirs } van de berichten, en deze site versie { $ours }. De oudste van de twee moet opnieuw worden gebouwd.
script-site-bundle-no-room = De browser heeft geen ruimte voor { $name }. Verwijder bundels of spellen, of maak ruimte op het apparaat.
script-site-bundle-missing = Hiervoor is de bundel { $name } nodig, en die staat niet op dit apparaat. De SHA-256 ervan is { $sha256 }. Open het bestand hier.
script-site-bundle-missing-any = Hiervoor is een bundel nodig die niet op dit apparaat staat. De SHA-256 ervan is { $sha256 }. Open het bestand hier.
script-site-bundle-other = { $name } is een andere bundel: de SHA-256 ervan is { $sha256 }.
script-site-bundle-find = Open de ontbrekende bundel
script-site-bundle-choose = Kies het bestand…
script-site-bundle-allow = Gebruik hem
script-site-bundle-cancel = Annuleren
script-site-box-slow = { $name } is al enkele seconden bezig en wordt zo gestopt.
script-site-box-stop = Stop nu
script-site-box-wait = Wacht zo lang als het duurt
script-site-box-late = { $n ->
    [one] { $name } gaf binnen { $n } seconde geen antwoord en is gestopt.
   *[other] { $name } gaf binnen { $n } seconden geen antwoord en is gestopt.
 }
script-site-box-trap = { $name } is gestopt met een eigen fout ({ $why }).
script-site-box-stack = { $name } riep zichzelf eindeloos aan en is gestopt.
script-site-box-outside = { $name } gaf een adres buiten het eigen geheugen en is gestopt.
script-site-box-long = { $name } gaf een antwoord van { $megabytes } MB en is gestopt; hoogstens { $most } MB is toegestaan.
script-site-box-start = { $name } kan niet worden gestart: { $why }
script-site-box-lies = { $name } is niet wat het manifest zegt: { $what } staat maar in een van de twee.
script-site-box-answer = { $name } gaf iets dat geen antwoord op “{ $order }” is, en is gestopt.
script-site-box-broken = { $name } kan niet verder: { $why }
script-site-box-state = { $name } meldde een stand van het spel die niet kan, en is gestopt.
script-site-box-move = { $name } meldde een zet die niet kan, en is gestopt.
script-site-box-part = { $name } noemde een deel van de pagina dat niet kan bestaan, en is gestopt.
script-site-box-drew = { $name } tekende iets dat een pagina niet mag tonen ({ $what }), en is gestopt.
script-site-fault = De spelmotor is gestopt met een fout ({ $why }). Open het spel opnieuw, of bewaar het als bestand.
script-new-bundle-chosen = Deze tafel heeft de regels van { $name }.
script-new-bundle-play = Speel met { $titles }
script-new-bundle-remove = Verwijder deze bundel
script-new-bundle-remove-named = Verwijder de bundel { $name }
script-new-bundle-remove-ask = { $name } van dit apparaat verwijderen?
script-new-bundle-remove-games = { $n ->
    [one] { $name } van dit apparaat verwijderen? { $n } spel heeft hem nodig, en gaat verder als de bundel hier weer wordt geopend.
   *[other] { $name } van dit apparaat verwijderen? { $n } spellen hebben hem nodig, en gaan verder als de bundel hier weer wordt geopend.
 }
script-new-who-here = speelt hier
script-new-link-long = Deze tafel is te lang voor een link. Stuur de tekst.
script-new-link-bad = De link is beschadigd: de tafel kan niet worden gelezen. Vraag er opnieuw om.
script-home-won = gewonnen
script-home-turn-of = { $name } is aan zet
script-home-file = uit een bestand
script-home-over = afgelopen
script-home-turn = beurt { $n }
script-home-record = Verslag
script-home-delete = Verwijderen
script-home-delete-named = Verwijder het spel “{ $title }”
script-home-delete-ask = Het spel “{ $title }” verwijderen? Het kan niet worden teruggehaald.
script-home-no-store = De browser bewaart hier geen spellen. Sta deze site toe om gegevens op te slaan, of verlaat het privévenster. ({ $why })
page-copy-table = Kopieer een link naar deze tafel
page-open-file-hint-site = Je kunt een bewaard spel ook hierheen slepen of plakken: een verslag van Bastide, of een .jcz-bestand van JCloisterZone. Het blijft op dit apparaat.

# De scheidsrechter
page-referee = Scheidsrechter
page-edit-board = De stelling. Pijltjestoetsen verplaatsen de cursor, Enter doet wat gekozen is, R draait de tegel, Delete haalt weg.
page-edit-undo = Een wijziging terugnemen
page-edit-redo = De wijziging opnieuw doen
page-edit-modes = Wat een klik op het bord doet
page-edit-mode-tile = Tegels
page-edit-mode-figure = Figuren
page-edit-mode-token = Fiches
page-edit-mode-remove = Weghalen
page-edit-mode-why = Waarom niet?
page-edit-mode-play = Doorspelen
page-edit-mode-mark = Markeren
page-edit-play = Vanaf hier doorspelen
page-edit-play-hint = Wat je hier speelt, verandert de stelling pas als je het overneemt.
page-edit-keep = Overnemen in de stelling
page-edit-back = De laatste zet terugnemen
page-edit-players = Punten, fiches, beurt
page-edit-lists = Alle tegels en figuren
page-edit-tiles = Tegels
page-edit-figures = Figuren
page-edit-table = Spelers en uitbreidingen
page-edit-table-hint = De tafel als tekst, zoals op de pagina voor een nieuwe tafel: spelers, uitbreidingen, opties.
page-edit-apply = Deze tafel gebruiken
page-edit-tray = Kies een tegel
page-edit-search = Zoeken, zoals stad noord
page-edit-figure = Kies een figuur
page-edit-seat = Eigenaar
page-edit-kind = Soort figuur
page-edit-anywhere = ook waar de regels het niet toelaten
page-edit-places = Plaatsen in woorden
page-edit-ask = Vragen
page-edit-legal = Waar kan hij liggen?
page-edit-line = Een andere actie, zoals pass of fairy.to red.follower.1
page-edit-worth = Wat zijn de projecten waard?
page-edit-compare = Wat zou een andere regel opleveren?
page-edit-compare-hint = De punten als het spel nu eindigde, bij elke waarde van een optie.
page-edit-plugin = Uitbreiding
page-edit-option = Optie
page-edit-compare-go = Vergelijken
page-edit-file = Bestand
page-edit-new = Nieuwe stelling
page-edit-open = Een bestand openen
page-edit-save = Opslaan als bestand
page-edit-link = Kopieer een link naar deze stelling
page-edit-report = Melden wat fout lijkt
page-edit-draw = Deze tegel nu laten trekken
page-study = Studie
page-study-hint = Stellingen onder een naam, in hoofdstukken, elk met commentaar, pijlen, cirkels en varianten. Ze worden in deze browser bewaard.
page-study-name = Naam van de studie
page-study-kept = Bewaarde studies
page-study-chapter = Naam van het hoofdstuk
page-study-add = Deze stelling toevoegen
page-study-replace = Hoofdstuk vervangen
page-study-comment = Commentaar
page-study-branch = Bewaar wat gespeeld is als variant
page-study-save = De studie opslaan als bestand
page-study-link = Kopieer een link naar de studie
page-edit-score = Wat levert het op?
page-edit-score-ask = Wat zou dit opleveren?
page-edit-best = Beste zet
page-edit-bot = Doorspelen tegen een bot
page-edit-picker = Spelers en uitbreidingen kiezen
page-to-referee = Gebruiken voor de stelling
script-edit-over = Het spel is afgelopen.
script-edit-legal = Dit mag.
script-edit-refused = Dit mag niet.
script-edit-nobody = { $n ->
    [one] 1 punt, en niemand krijgt het
   *[other] { $n } punten, en niemand krijgt ze
 }
script-edit-complete = afgebouwd
script-edit-open = niet afgebouwd
script-edit-weight = { $who } heeft { $weight }
script-edit-nothing = Niemand staat op een project.
script-edit-standing = Als het spel nu eindigde:
script-edit-here = deze tafel
script-edit-remove = { $what } weghalen
script-edit-score = Punten
script-edit-token = Fiches van { $who } instellen
script-edit-more = Fiches …
script-edit-turn = Beurt van
script-edit-drawn = Getrokken: { $tile }
script-edit-draw-none = De tegel wordt willekeurig getrokken.
script-edit-tile = { $name }: { $words }. Nog { $left } van { $all }
script-edit-no-tile = Geen tegel heeft deze randen.
script-edit-turned = { $n } graden gedraaid
script-edit-other-turn = Gedraaid zodat hij past.
script-edit-nothing-there = Daar ligt niets dat weg kan.
script-edit-choose = Kies eerst een tegel.
script-edit-choose-place = Kies een van de gemarkeerde plaatsen, of een uit de lijst van plaatsen.
script-edit-mark = Klik op een tegel voor een cirkel; klik op twee tegels voor een pijl.
script-edit-mark-to = Klik op de tegel aan het eind van de pijl, of op dezelfde voor een cirkel.
script-edit-study-chapter = Hoofdstuk { $n }
script-edit-study-branch = Variant { $n }
script-edit-study-new = Nieuwe studie
script-edit-study-first = Voeg eerst een stelling aan de studie toe.
script-edit-study-bad = Dat is geen studie.
script-edit-study-long = De studie is te lang voor een link; sla haar op als bestand.
script-edit-study-full = Deze browser kan niet meer bewaren; sla de studie op als bestand.
script-edit-replaced = De tegel is vervangen.
script-edit-no-replace = Die tegel past daar niet.
script-edit-no-token = De uitbreidingen van deze tafel zetten zelf niets op het bord.
script-edit-feature = Project
script-edit-before = Vooraf
script-edit-now = Nu gescoord
script-edit-end = Aan het einde van het spel
script-edit-rules = Regels
script-edit-none = niemand
script-edit-of = { $who } { $n }
script-edit-move = De zet: { $deeds }.
script-edit-as-is = Zoals het er staat, zonder zet.
script-edit-still-open = Dit moet nog beantwoord worden: { $prompt }
script-edit-no-move = Geen zet leidt hierheen: { $option }
script-edit-unchanged = Onveranderd
script-edit-other-points = Andere punten
script-edit-score-now = Score
script-edit-score-end = Als het spel dan eindigde
script-edit-best-is = { $who } { $words }.
script-edit-best-play = Deze zet spelen
script-edit-chances = Kans om te winnen
script-edit-bot-plays = Een bot speelt de andere spelers.
script-edit-turned-laid = De tegel is gedraaid.
script-edit-only-turn = Hij past alleen zoals hij ligt.
script-edit-token-where = Klik op een tegel: { $what }
script-edit-link-long = De stelling is te lang voor een link; sla haar op als bestand.
script-edit-link-bad = Deze link bevat geen stelling.
script-edit-large = Het bestand is te groot; een stelling heeft hoogstens { $kilobytes } KB.
script-edit-expected = Wat lijkt fout, en wat had je verwacht?
script-edit-reported = Wat verwacht werd:
error-referee-library = stellingen met een uitbreiding uit een bibliotheek kun je alleen opzetten met het programma bastide op je computer
script-edit-asked = { $n ->
    [one] { $who } is aan zet · nog 1 tegel
   *[other] { $who } is aan zet · nog { $n } tegels
 }
script-edit-gets = { $n ->
    [one] { $who }: 1 punt
   *[other] { $who }: { $n } punten
 }
page-referee-open = Vraag de scheidsrechter over dit moment
### Een bord tekenen
page-draw = Een bord tekenen
page-draw-board = Het bord dat je tekent
page-draw-brushes = Penseel
page-draw-key = Toets { $key }
page-draw-symmetry = Symmetrie
page-draw-symmetry-none = geen
page-draw-symmetry-mirror = links en rechts
page-draw-symmetry-flip = boven en onder
page-draw-symmetry-turn = halve draai
page-draw-symmetry-four = beide richtingen
page-draw-note = Andere opdruk
page-draw-undo = Ongedaan maken
page-draw-redo = Opnieuw
page-draw-checked = Controle
page-draw-filling = Hoe vol het wordt
page-draw-fill = Speel 500 willekeurige spellen
page-draw-heat = In de vakken tonen
page-draw-actions = Wat je met het bord doet
page-draw-play = Op dit bord spelen
page-draw-save = Opslaan als bestand
page-draw-open = Bestand openen
page-draw-share = Link kopiëren
page-draw-print = Afdrukken
page-draw-about = Naam, tegels en fiches
page-draw-name = Naam
page-draw-sentence = Een zin erover
page-draw-credits = Gemaakt door, naar wat
page-draw-tiles = Tegels (0: alle)
page-draw-meeples = Horigen
page-draw-starts = Gebruikte startvakken
page-draw-chips = Fiches zijn goed voor
page-draw-sets = Tegelsets, met het aantal exemplaren
page-draw-suited = Evenveel tegels als vakken, uit passende sets
page-draw-size = Grootte
page-draw-blank = Opnieuw beginnen met water
page-draw-random = Willekeurig bord
page-draw-columns = Kolommen
page-draw-rows = Rijen
page-draw-seed = Seed
page-draw-abroad = Buitenland aan één kant
page-draw-random-next = Het volgende
page-draw-picture = Afbeelding achter het bord
page-draw-picture-hint = De afbeelding blijft op dit apparaat.
page-draw-picture-shade = Hoe sterk ze doorschijnt
page-draw-picture-size = Grootte
page-draw-picture-x = Naar links of rechts
page-draw-picture-y = Omhoog of omlaag
page-draw-picture-remove = Afbeelding weghalen
page-draw-keys = Toetsen
page-draw-keys-text = Pijltjestoetsen verplaatsen de cursor. L land, W water, A buitenland, O kleine stad, S startvak, C grote stad, N andere opdruk, X of Delete gumt. R weg, B stad en F veerboot kiezen het penseel voor zijden. Shift met een pijltje schildert onderweg, of drukt iets aan die zijde van het vak. E gaat naar de gegevens van het vak, Control met Z maakt ongedaan, plus en min zoomen.
page-draw-close = Sluiten
page-draw-print-hint = Elk vak is 45 mm breed, net als een tegel. Druk af op 100 %, knip langs de snijtekens en leg de bladen aan elkaar: A1, A2 enzovoort van links naar rechts, B onder A.
page-draw-paper = Papier
page-draw-pdf = Alle bladen als PDF
script-draw-kind-land = land
script-draw-kind-water = water
script-draw-kind-abroad = buitenland
script-draw-kind-town = kleine stad
script-draw-kind-start = startvak
script-draw-kind-large = grote stad
script-draw-kind-road = weg over de grens
script-draw-kind-border-city = stad aan de grens
script-draw-kind-ferry = veerboot
script-draw-kind-note = andere opdruk
script-draw-kind-erase = gum
script-draw-kind-hand = beeld verschuiven
script-draw-use-city = Tik op een vak voor een grote stad. Tik bij een zijde ervan om te veranderen wat die zijde toont.
script-draw-use-road = Tik op een zijde waar het land eindigt.
script-draw-use-border-city = Tik op een zijde waar het land eindigt.
script-draw-use-ferry = Tik op de twee zijden die de veerboot verbindt.
script-draw-use-hand = Sleep het bord. Met een ander penseel verschuif je het met twee vingers.
script-draw-side-N = noorden
script-draw-side-E = oosten
script-draw-side-S = zuiden
script-draw-side-W = westen
script-draw-show-field = weide
script-draw-show-city-1 = stad
script-draw-show-city-2 = tweede stad
script-draw-show-road-1 = weg
script-draw-show-road-2 = tweede weg
script-draw-side-shows = { $shows } in het { $side }
script-draw-at-side = { $what } in het { $side }
script-draw-cell = Vak { $x },{ $y }: { $what }
script-draw-name = Naam
script-draw-coats = Wapens
script-draw-coats-of = Wapens ({ $what })
script-draw-remove = Weghalen
script-draw-join = Verbinden met { $edge }
script-draw-note-island = eiland
script-draw-note-waves = golven
script-draw-note-chip = fiche
script-draw-note-chip-purple = paarse fiche
script-draw-note-chip-light-blue = lichtblauwe fiche
script-draw-note-chip-orange = oranje fiche
script-draw-note-bottle-purple = paarse fles
script-draw-note-bottle-light-blue = lichtblauwe fles
script-draw-note-bottle-orange = oranje fles
script-draw-note-chumak = handelaar
script-draw-chips-plain = alleen punten
script-draw-chips-wine = wijn
script-draw-chips-roads = betere wegen
script-draw-chips-islands = tegels van eilanden
script-draw-chips-treats = lekkernijen
script-draw-chips-upgrades = versterkingen
script-draw-chips-extra-turns = extra beurten
script-draw-chips-discover = extra tegels
script-draw-chips-trade = handel
script-draw-cells = Vakken voor tegels: { $n }. Vakken van grote steden: { $large }.
script-draw-not-kept = Deze browser heeft geen ruimte om het bord te bewaren. Sla het op als bestand.
script-draw-long = Het bord is te groot: het mag { $n } tekens hebben.
script-draw-fine = Op dit bord kan gespeeld worden, en er valt niets te verbeteren.
script-draw-error = Fout:
script-draw-hint = Tip:
script-draw-no-letter = Een bord heeft hoogstens 25 vakken van grote steden.
script-draw-no-border = Kies een zijde met land aan de ene kant en water of buitenland aan de andere.
script-draw-ferry-from = De veerboot vertrekt van { $edge }. Kies het andere eindpunt.
script-draw-which-side = Houd Shift ingedrukt en druk op een pijltje voor de zijde.
script-draw-size-more = Water toevoegen in het { $side }
script-draw-size-less = Een rij weghalen in het { $side }
script-draw-player = Speler
script-draw-bot = Bot
script-draw-link-long = Dit bord is te groot voor een link. Sla het op als bestand.
script-draw-link-bad = De link is beschadigd: het bord kan niet gelezen worden. Vraag er opnieuw om.
script-draw-filling = De spellen worden gespeeld …
script-draw-fill = { $percent } van de vakken is gevuld in { $games } spellen.
script-draw-fill-low = { $percent } van de vakken is gevuld in { $games } spellen. Een goed bord haalt 85 % of meer: minder grensstukken helpen.
script-draw-fill-so-far = { $percent } na { $games } spellen
script-draw-never-none = Elk vak krijgt in een of ander spel een tegel.
script-draw-no-board = Dit is geen bordbestand.
script-draw-opened = Geopend: { $name }
script-draw-print-drawing = De bladen worden getekend …
script-draw-print-sheet = Blad { $name }
script-draw-print-svg = Blad { $name } als SVG
script-draw-print-page = Pagina { $n } van { $all } …
script-draw-print-done = Het PDF-bestand is opgeslagen.
script-draw-print-failed = Deze browser kan zo’n grote pagina niet tekenen. Sla de bladen op als SVG.
script-draw-errors = { $n ->
    [one] Door { $n } fout kan er nog niet op dit bord gespeeld worden.
   *[other] Door { $n } fouten kan er nog niet op dit bord gespeeld worden.
 }
script-draw-hints = { $n ->
    [one] Op dit bord kan gespeeld worden. Er is { $n } tip.
   *[other] Op dit bord kan gespeeld worden. Er zijn { $n } tips.
 }
script-draw-never = { $n ->
    [one] Eén vak krijgt nooit een tegel: { $cells }
   *[other] { $n } vakken krijgen nooit een tegel: { $cells }
 }
script-draw-print-sheets = { $n ->
    [one] { $n } van { $all } bladen is getekend.
   *[other] { $n } van { $all } bladen zijn getekend.
 }
script-new-draw = Zelf een bord tekenen
script-new-draw-on = Op dit bord verder tekenen
script-new-own-no-link = Dit bord is te groot om over te nemen. Sla het op als bestand en open dat op de tekenpagina.
error-games-library = met een uitbreiding uit een bibliotheek kunnen hier geen willekeurige spellen gespeeld worden

### Puzzles
page-puzzles = Puzzels
page-puzzle-board = De stelling. Pijltjestoetsen verplaatsen de cursor, Enter legt de tegel daar, R draait hem.
page-puzzle-place = Leg hem hier
page-puzzle-show = Toon het antwoord
page-puzzle-next = Volgende puzzel
page-puzzle-rating = Je rating
page-puzzle-reset = Begin opnieuw
script-puzzles-task = { $who } legt deze tegel. Waar ligt hij het best?
script-puzzles-facts = { $n ->
    [one] Puzzel met rating { $rating } · nog 1 tegel
   *[other] Puzzel met rating { $rating } · nog { $n } tegels
 }
script-puzzles-choose = Kies een gemarkeerd vak. Kies het nog eens om de tegel te draaien.
script-puzzles-lies = { $n } graden gedraaid.
script-puzzles-right = Goed!
script-puzzles-not-best = Niet de beste zet. De beste plaatsing ligt op het bord.
script-puzzles-shown = De beste plaatsing ligt op het bord.
script-puzzles-points = { $theme }. De op één na beste plaatsing levert naar verwachting { $points } punten minder op.
script-puzzles-theme-steal = Neem een project van een rivaal over
script-puzzles-theme-share = Krijg een deel van een project van een rivaal
script-puzzles-theme-hinder = Hinder een rivaal
script-puzzles-theme-use = Gebruik in dezelfde beurt een mogelijkheid van een uitbreiding
script-puzzles-theme-complete = Bouw een project af
script-puzzles-theme-claim = Bezet een project
script-puzzles-theme-grow = Bouw je eigen project uit
script-puzzles-theme-quiet = Een stille plaatsing
script-puzzles-rated = { $rating }, met { $solved } van { $tried } puzzels opgelost. Er zijn er { $all }.
script-puzzles-all = Je hebt alle puzzels geprobeerd.
