### Pages
page-language-name = Nederlands
page-language = Taal
page-new-table = Nieuwe tafel
page-all-tables = Alle tafels
page-table = Tafel
page-record = Verslag

# Lobby
page-hello = Leg tegels, claim wegen en steden
page-hello-more = Speel tegen bots of met vrienden. Elke regel is een plug-in: kies uitbreidingen, edities en huisregels.
page-your-name = Je naam
page-you = Jij
page-bot = Bot
page-quick = Speel tegen een bot
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

# New table
page-players = Spelers
page-add-player = Speler toevoegen
page-expansions = Uitbreidingen
page-search = Zoeken
page-search-expansions = Zoek in de uitbreidingen
page-three = Drie willekeurige
page-settings = Klok, hulp en chat
page-as-text = Als tekst
page-as-text-hint = Dezelfde tafel als bestand. Wijzig haar hier of in het formulier; wat je in het ene wijzigt, zie je in het andere.
page-as-toml = De tafel als TOML
page-open-table = Open de tafel

# Table
page-board = Het speelveld. Sleep om het te verschuiven, zoom met plus en min, kies een teken met de pijltjestoetsen, draai de tegel met R en neem het gekozen teken met Enter.
page-view = Weergave
page-fit = Toon het hele speelveld (0)
page-zoom-in = Inzoomen (+)
page-zoom-out = Uitzoomen (−)
page-turn-tile = Draai de tegel (R)
page-turn = Draaien
page-place = Leggen
page-help = Hulp op het speelveld
page-log = Spelverloop
page-talk = Chat
page-what-you-say = Je bericht
page-say-something = Zeg iets
page-send = Versturen
page-sound = Geluid
page-give-up = Opgeven
page-links = Links
page-open-tiles = Open tegels
page-points = punten
page-most-points = meeste punten
page-price = prijs in punten
page-gain = punten als het nu zou gelden
page-left = { $n ->
    [0] op
   *[other] nog { $n }
 }
page-closed = nu niet beschikbaar: { $why }
page-now = nu
page-there = op { $cell }
page-places-tile = legt { $tile }
page-a-tile = een tegel
page-together = Totaal
page-stands-beside = { $figure } staat naast { $with }
page-domain = { $name } van { $owners } op { $cell }

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

### Bots
bot-random = willekeurig
    .about = Neemt zomaar een keuze; elke is even waarschijnlijk.
bot-greedy = gulzig
    .about = Kijkt één beurt vooruit en neemt de keuze die de meeste punten belooft.
bot-greedy-1 = gulzig, eerste versie
    .about = De gulzige bot van de eerste versie. Hij probeert meer en speelt langzamer; andere bots worden met hem vergeleken.
bot-search = zoeker
    .about = Speelt de beste keuzes uit in vele proefpartijen. Je kunt een budget per keuze geven, zoals search:500 of search:2s.
bot-beginner = beginner
    .about = Kijkt één beurt vooruit en neemt bij elke tweede keuze iets willekeurigs.
bot-casual = ontspannen
    .about = Kijkt één beurt vooruit en neemt bij elke zesde keuze iets willekeurigs.
bot-easy = makkelijk
    .about = Zoekt met 8 proefpartijen per keuze.
bot-normal = normaal
    .about = Zoekt met 30 proefpartijen per keuze.
bot-hard = moeilijk
    .about = Zoekt met 100 proefpartijen per keuze.
bot-master = meester
    .about = Zoekt met 400 proefpartijen per keuze.

### Errors
error-closed = de tafel is gesloten
error-host = deze server beantwoordt geen verzoeken voor deze host; de beheerder kan de host opgeven met --public-url
error-other-site = dit verzoek komt van een andere site
error-option-or-line = stuur het nummer van een keuze of een regel notatie
error-bot-ended = de bot stopte te vroeg; probeer het opnieuw
error-help-off = deze hulp staat aan deze tafel uit
error-too-many-requests = te veel verzoeken van jouw adres; wacht een paar seconden
error-too-many-tables = te veel nieuwe tafels van jouw adres; wacht een paar minuten
error-too-many-pages = te veel open pagina's van jouw adres; sluit er een paar
error-link-of-no-seat = deze link hoort bij geen plaats aan deze tafel
error-not-owner = dat mag alleen degene die deze tafel heeft gemaakt, in de browser waarin dat gebeurde
error-answer-ended = het antwoord werd niet afgemaakt; probeer het opnieuw
error-bot-thinks = een bot denkt al na over een keuze aan deze tafel; wacht even
error-decision-gone = deze keuze is niet meer open: iemand heeft geantwoord of ze is teruggenomen
error-given-up = het verzoek is afgebroken
error-engine = de engine gaf antwoord op een andere vraag
error-not-a-player = alleen wie dit spel speelde, kan nog een spel vragen
error-not-over = het spel is niet afgelopen
error-gave-up = je hebt dit spel opgegeven; richt een nieuwe tafel in om weer te spelen
error-private = deze tafel is privé: open haar met de link voor spelers
error-ended = deze tafel is afgesloten
error-not-playing = het spel is niet bezig
error-no-seat = je hebt geen plaats aan deze tafel
error-talk-players = alleen spelers kunnen chatten; neem eerst een plaats
error-talk-off = de chat staat aan deze tafel uit
error-talk-empty = het bericht is leeg
error-no-such-seat = deze plaats bestaat niet aan deze tafel
error-seat-taken = deze plaats is bezet; kies een andere
error-too-many-pictures = er worden te veel plaatjes van deze tafel gevraagd; wacht een paar seconden
error-too-many-waiting = er wachten te veel verzoeken op deze tafel; probeer het later opnieuw
error-game-went-on = het spel is verdergegaan; kijk opnieuw
error-no-taking-back = dit kun je niet terugnemen: er is iets willekeurig getrokken of iemand anders heeft gespeeld
error-not-your-turn = je bent niet aan de beurt
error-seat-given-up = je hebt deze plaats opgegeven
error-over = het spel is afgelopen
error-ended-already = deze tafel is al afgesloten
error-seat-free = deze plaats is van niemand
error-server-full = deze server heeft geen plaats voor meer tafels; probeer het opnieuw als er spellen zijn afgelopen
error-no-table = deze tafel bestaat niet
error-no-page = deze pagina bestaat niet
error-slow = het antwoord duurde langer dan { $seconds } seconden; probeer het later opnieuw
error-talk-full = deze tafel heeft { $lines } berichten; meer passen er niet bij
error-store-lost = een andere server heeft deze tafel overgenomen
error-store-full = de schijf van de server is vol, dus er kan niets worden bewaard; de beheerder moet ruimte maken
error-since = since moet het nummer van een bericht zijn: { $why }
error-work-ended = het werk aan dit verzoek stopte te vroeg: { $why }
error-settings = de instellingen zijn niet te lezen: { $why }
error-bot-slow = de bot "{ $bot }" denkt te lang voor een server; een budget is hoogstens { $most } simulaties of { $seconds } seconden
