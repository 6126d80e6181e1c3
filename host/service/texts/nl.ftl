### Wat de engine op een pagina van een spel zegt
board-cards = Je kaarten
board-open-tiles = Open tegels
board-expansions = { $n ->
    [one] { $n } uitbreiding
   *[other] { $n } uitbreidingen
 }
board-gained = Gewonnen sinds je laatste zet: { $n }
board-points-by = Punten
board-fold = Tonen wat { $name } heeft
board-points = punten
board-most-points = meeste punten
board-price = prijs in punten
board-gain = punten als het nu zou gelden
board-left = { $n ->
    [0] op
   *[other] nog { $n }
 }
board-closed = nu niet beschikbaar: { $why }
board-now = nu
board-there = op { $cell }
board-places-tile = legt { $tile }
board-tile = de tegel “{ $tile }”
board-together = Totaal
question-open = Wat wil je doen?
question-one = { $option }?
board-stands-beside = { $figure } staat naast { $with }

rules-edition-first = eerste editie (2000 t/m 2013)
rules-edition-new = nieuwe editie (vanaf 2014)
rules-on = aan
rules-off = uit
rules-nothing = geen
rules-own-board = een eigen bord voor deze tafel
fixed-seed = Wie deze tafel inrichtte, koos het startgetal en kan alle trekkingen weten.
fixed-draws = Wie deze tafel inrichtte, koos de eerste trekkingen (tegels: { $tiles }, andere uitkomsten: { $outcomes }).
fixed-begun = Dit spel gaat verder vanaf zet { $n } van een ander spel. Alles staat zoals het stond, maar de tegels die nog over waren, zijn opnieuw geschud; niemand weet dus welke er komen.
fixed-file = Dit spel is uit een bestand geopend.
fixed-file-open = Het spel is niet afgelopen. Het verslag eindigt met de laatste zet; vanaf daar kun je verder spelen.
fixed-lost = Niet overgenomen uit het bestand: { $what }
error-at = regel { $line }, kolom { $column }: { $why }
error-file-large = het bestand is te groot; deze Bastide opent bestanden tot { $kilobytes } kB
error-file-long = het spel is te lang; deze Bastide opent spellen tot { $n } zetten
error-file-unknown = dit is geen bewaard spel: een verslag begint met "# Bastide game record", en een .jcz-bestand is JSON en begint met een accolade
error-file-xml = dit is een XML-bestand, zoals JCloisterZone 3 en 4 hun spellen bewaarden; spellen van versie 5 en later kunnen worden geopend
error-file-breaks = het bestand kan niet worden gelezen: er staan waarden in die geen bewaard spel heeft
error-file-json = het bestand is geen geldige JSON, zoals een .jcz-bestand hoort te zijn: { $why }
error-file-library = het verslag noemt een bibliotheek, en Bastide opent er geen die vreemden noemen; open het met het programma bastide op je computer
error-file-names = het verslag noemt het bestand "{ $file }", en Bastide opent er geen die vreemden noemen; zet de tekst ervan in het verslag
error-record-none = geen verslag: het hoort te beginnen met de regel "{ $first }"
error-record-format = dit verslag heeft formaat { $found }, maar deze Bastide leest formaat { $known }; open het met de versie die het schreef
error-record-head = het verslag breekt hier af; hierna horen de regel "[moves]" en de zetten te komen
error-record-cut = het verslag breekt hier af, na { $n ->
    [one] 1 zet
   *[other] { $n } zetten
 }; de laatste regel hoort met "end" te beginnen
error-record-line = geen regel van een verslag: een zet is bijvoorbeeld "red: place BA/L 0,1 90", en de laatste regel begint met "end"
error-record-after-end = het verslag was hierboven afgelopen; een bestand bevat één verslag
error-record-count = het verslag had { $said } zetten toen het werd geschreven, maar nu zijn het er { $found }
error-record-engine = het spel is opgenomen met versie { $recorded }, maar deze Bastide heeft { $here }; de eerste twee getallen moeten gelijk zijn
error-record-plugin = het spel is opgenomen met de uitbreiding { $plugin } { $recorded }, die deze Bastide niet heeft
error-record-version = het spel is opgenomen met { $plugin } { $recorded }, maar deze Bastide heeft { $plugin } { $here }
error-record-unnamed = de uitbreiding { $plugin } doet mee, maar de regel "plugins" noemt haar versie niet
error-record-misfit = "{ $asked }" is hier geen geldige zet; { $seat } kan kiezen uit { $offered }
error-record-seat = dit is de regel van { $said }, maar { $asked } is aan de beurt
error-record-over = "{ $asked }" komt te laat: het spel was na { $n ->
    [one] 1 zet
   *[other] { $n } zetten
 } afgelopen
error-record-state = na { $n ->
    [one] 1 zet
   *[other] { $n } zetten
 } is het spel anders dan wat was opgenomen; het verslag is veranderd, of de regels zijn veranderd
error-record-end = het verslag zegt "{ $recorded }", maar het spel eindigt met "{ $here }"; het verslag is veranderd, of de regels zijn veranderd
error-jcz-missing = dit spel van JCloisterZone heeft { $what } nodig; dat heeft Bastide niet
error-jcz-invalid = dit is geen leesbaar bewaard spel van JCloisterZone: { $why }

# The guide: "Learn the game in five minutes". A card has a title, a text and what to do; `.why` is said after another move.
guide-you = Speler
guide-bot = Bot
guide-tile = Een tegel leggen
    .text = Elke beurt leg je één tegel. Alle zijden moeten passen: weg aan weg, stad aan stad, weide aan weide. Op deze tegel staat een rechte weg.
    .todo = Leg hem rechts van de starttegel, waar je hem vaag ziet liggen.
    .why = Daar past hij ook. Maar in deze uitleg loopt de weg rechts van de starttegel verder.
guide-road = De weg claimen
    .text = Als je een tegel hebt gelegd, mag je er een horige op zetten. Die levert je punten op voor het project waar hij op staat. Hier kan dat de weg zijn, of een weide ernaast.
    .todo = Zet een horige op de weg.
    .why = Dat mag. Maar de weg levert straks punten op, en je ziet zo meteen hoe.
guide-city = Een stad afbouwen
    .text = De bot is boven jouw weg een stad begonnen. Jij kunt er meteen een afbouwen: de onderste helft ligt op de starttegel, de bovenste staat op je nieuwe tegel.
    .todo = Leg de tegel boven de starttegel, zodat de twee helften aan elkaar liggen.
    .why = Daar past hij ook. Maar boven de starttegel is er meteen een stad af, en dat levert punten op.
guide-knight = Punten voor een stad
    .text = De stadsmuur is dicht, dus de stad is af. Een afgebouwde stad levert 2 punten per tegel op, deze dus { $points }. Een wapen in een stad is nog eens 2 punten waard.
    .todo = Zet een horige in de stad. Hij scoort meteen en komt direct bij je terug.
    .why = Dat mag. Maar je krijgt de { $points } punten alleen als er een horige van jou in de stad staat.
guide-monastery = Een klooster
    .text = Je hebt nu { $mine } punten, en je horige is terug. Op deze tegel staat een klooster, met een weg die daar eindigt.
    .todo = Leg hem aan het rechteruiteinde van je weg.
    .why = Daar past hij ook. Maar aan jouw weg sluit hij meteen het rechteruiteinde af.
guide-monk = Een horige in het klooster
    .text = Een klooster levert 1 punt op voor zijn eigen tegel en 1 punt voor elk van de acht tegels eromheen: 9 punten als ze er allemaal liggen. Het maakt niet uit wie ze legt.
    .todo = Zet een horige op het klooster.
    .why = Dat mag. Maar het klooster levert je in deze uitleg nog veel punten op.
guide-crossing = De weg afbouwen
    .text = Een weg is af als beide uiteinden dicht zijn. Rechts eindigt jouw weg bij het klooster, links is hij nog open. Ook een kruising sluit een weg af.
    .todo = Leg de tegel met de kruising links van de starttegel, gedraaid zoals je hem daar ziet. Met R of ↻ draai je hem.
    .why = Zo past hij ook. Maar voor deze uitleg moet hij links van de starttegel liggen, gedraaid zoals je hem daar ziet.
guide-home = Je horige komt thuis
    .text = De weg van { $points } tegels is af en levert 1 punt per tegel op. Daarna komt je horige bij je terug. Je hebt er maar zeven, dus je hoeft er niet elke beurt een te zetten. Is er geen meer over, dan leg je alleen tegels tot er een terugkomt.
    .todo = Zet nu niemand: kies “Passen”.
    .why = Dat mag. Maar op die weide blijft je horige tot het einde liggen, en er komt zo een betere.
guide-field = Weiden
    .text = Je hebt nu { $mine } punten. Het groen tussen de wegen en steden bestaat uit weiden. Die tellen pas mee aan het einde van het spel.
    .todo = Leg deze bocht boven de kruising.
    .why = Daar past hij ook. Maar boven de kruising krijg je een goede plek voor een boer, dicht bij je stad.
guide-farmer = Een boer gaat liggen
    .text = Een horige op een weide is een boer. Hij gaat liggen en blijft daar tot het einde van het spel. Dan levert hij 3 punten op voor elke afgebouwde stad aan zijn weide.
    .todo = Zet een horige op de grote weide, rechts van de bocht.
    .why = Dat mag. Maar de grote weide grenst aan je stad, en daar verdient een boer zijn punten.
guide-beside = Meedoen in een stad
    .text = De stad die bovenaan nog open is, is van de bot. Daar mag je geen horige in zetten. Maar je mag er vlakbij een eigen stuk stad beginnen, en de twee later verbinden.
    .todo = Leg de tegel op de gemarkeerde plek, met de stad naar links. Met R of ↻ draai je hem.
    .why = Zo past hij ook. Maar alleen vanaf de gemarkeerde plek, met de stad naar links, kom je bij de stad van de bot.
guide-second = Een eigen stuk
    .text = Dit stuk stad ligt nog los van de stad van de bot. Er staat dus nog niemand in.
    .todo = Zet er een horige in.
    .why = Dat mag. Maar zonder horige krijg je niets als de stad straks af is.
guide-join = De stukken verbinden
    .text = Tussen jouw stuk en dat van de bot ontbreekt nog één tegel, met stad aan twee zijden. Die heb je net getrokken.
    .todo = Leg hem in het gat.
    .why = Daar past hij ook. Maar in het gat bouwt hij de stad af, en dat levert je punten op.
guide-share = Een gedeelde stad
    .text = De stad van drie tegels is af. Jij en de bot hebben er allebei één horige in, dus jullie krijgen allebei alle { $points } punten. Wie er meer horigen in heeft, krijgt ze alleen.
    .todo = Zet nu niemand: kies “Passen”.
guide-eighth = De achtste tegel
    .text = Rond je klooster liggen al zeven van de acht tegels. Die van de bot tellen gewoon mee.
    .todo = Leg de tegel op de laatste vrije plek, rechts van het klooster.
    .why = Daar past hij ook. Maar rechts van het klooster bouwt hij dat af, en dat levert je veel punten op.
guide-unfinished = Klooster af, stad begonnen
    .text = Het klooster is af: { $points } punten, en je horige komt terug. Aan het einde van het spel telt ook mee wat niet af is. Een weg of een stad levert dan 1 punt per tegel op.
    .todo = Zet een horige in de nieuwe stad.
    .why = Dat mag. Maar ook een stad die niet af is, levert aan het einde nog een punt op.
guide-end = Het einde van het spel
    .text = Een echt spel is afgelopen als alle 72 tegels liggen. Dan levert alles wat niet af is 1 punt per tegel op, en je boer 3 punten voor elk van de drie afgebouwde steden aan zijn weide. Was het nu afgelopen, dan won je met { $end } tegen { $botsend }.
    .todo = { "" }
guide-help = Als je hulp nodig hebt
    .text = De “?” bij een vraag vertelt wat die betekent, en onder “Regels van deze tafel” vind je alle regels. Wijs een weg, een stad of een weide aan om te zien van wie die is en wat die waard is.
    .todo = Toetsen: R draait de tegel, met de pijltjestoetsen ga je van plek naar plek, Enter kiest er een, en 0 toont het hele speelveld.
guide-learnt = Je kent het spel
    .text = Een tegel leggen, een horige zetten, scoren wat af is: dat is een beurt. Houd horigen over, doe mee in de steden van anderen en vergeet de weiden niet. Je kunt dit spel verder spelen of een nieuw spel beginnen.
    .todo = { "" }
guide-bots-turn = De bot is aan de beurt
    .text = Nu legt de andere speler een tegel, en misschien zet hij ook een horige. Kijk maar mee op het speelveld.
    .todo = { "" }
guide-off = Dat kan ook
    .text = De uitleg gaat verder bij een eerdere zet.
    .todo = Ga terug naar de uitleg en kies de gemarkeerde plek. Of speel gewoon verder.

# De scheidsrechter
referee-too-large = deze stelling is te groot
referee-lost-question = wat er gedaan is sinds de laatste tegel gelegd werd: het bestand heeft het moment ervoor
referee-lost-position = de stelling kan niet opnieuw opgezet worden: { $why }
referee-lost-tiles = deze tegels: { $list }
referee-lost-figures = deze figuren: { $list }
referee-lost-tokens = deze fiches: { $list }
referee-lost-numbers = deze getallen: { $list }
referee-hidden = het spel is niet afgelopen en verbergt dingen voor spelers; de stellingen zijn te bekijken als het afgelopen is
referee-files = de tafel van een stelling kan geen bibliotheken en bestanden noemen; zet de tekst van een bestand in de tafel

# Answers to requests
advice-not-asked = er wordt deze plaats nu niets gevraagd
advice-no-option = "{ $line }" is hier geen mogelijkheid
export-not-over = een spel kan geëxporteerd worden als het afgelopen is
