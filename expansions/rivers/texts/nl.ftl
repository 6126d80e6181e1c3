kind-river =
    .the = de rivier
    .to = de rivier
    .into = op de rivier
    .in = op de rivier

trait-vineyard = wijngaard
trait-inn = herberg
trait-lake = meer
trait-pig-herd = varkenskudde
trait-spring = bron
trait-volcano = vulkaan

pile-in-the-box = { "" }
pile-rivers-fork = { "" }
pile-rivers-lake = { "" }
pile-rivers-river = { "" }
pile-rivers-spring = { "" }
pile-rivers-start = { "" }

label-castles = { $n ->
    [one] burcht
   *[other] burchten
 }
label-cities = { $n ->
    [one] stad
   *[other] steden
 }
label-city = stad
label-field = weide
label-garden = tuin
label-monastery = klooster
label-pig-herd = varkenskudde
label-river = rivier
label-road = weg
label-stack = stapel
label-start = start

### Set-up
title = De Rivier
how = De rivier wordt vóór alle andere tegels gelegd. De bron komt in plaats van de starttegel, daarna trekken en leggen de spelers om de beurt een riviertegel, en het meer komt als laatste. Figuren worden zoals gewoonlijk geplaatst en projecten gescoord, maar niemand staat op de rivier. De rivier mag niet twee keer achter elkaar naar dezelfde kant buigen. De Rivier II heeft een splitsing, en een meer met een vulkaan: wie dat meer aanlegt, plaatst er geen figuur op en heeft nog een beurt.
option-river = Rivier
    .about = De Rivier I en De Rivier II hebben elk 12 tegels. Samen vormen ze één rivier van 22 tegels.
option-river-one = De Rivier I
option-river-two = De Rivier II
option-river-both = één rivier van beide
option-river-big-box = de rivier van 2014
option-river-none = geen rivier
option-copies = Aantal sets van de rivier
    .about = Hoe vaak de tegels van de rivier in het spel zitten. Met 0 is er geen rivier.
option-gq11-tiles = Landtegels van Games Quarterly 11
    .about = De tien landtegels van dit tijdschrift worden meegeschud. Op een ervan staat een varkenskudde.
option-gq11-river = Riviertegels van Games Quarterly 11
    .about = De riviertegel van dit tijdschrift wordt door de rivier geschud, en de bron ervan kan in plaats van de andere komen.
option-gq11-river-none = geen
option-gq11-river-tile = de riviertegel
option-gq11-river-spring = de riviertegel en de bron
option-start-tile = Starttegel van het basisspel
    .about = Wat er met de starttegel gebeurt, nu de bron op die plaats ligt.
option-start-tile-after-river = eerste landtegel na de rivier
option-start-tile-river-stack = tussen de riviertegels gemengd
option-start-tile-stack = door de stapel geschud
option-start-tile-box = blijft in de doos
option-river-lake = Welk meer bij beide rivieren
    .about = Met beide rivieren is er een meer te veel. Kies welk meer wordt gelegd.
option-river-lake-volcano = het meer met de vulkaan
option-river-lake-plain = het meer zonder vulkaan
option-river-lakes = Aantal meren
    .about = Zoveel meren als er nodig zijn naast de stad waar een arm eindigt, of één voor elke arm; die stad geldt dan niet als einde.
option-river-lakes-needed = zoveel als nodig
option-river-lakes-each-arm = één voor elke arm
option-river-lakes-copied = één voor elke arm, ook het vulkaanmeer
option-river-uturn = Bochten naar dezelfde kant
    .about = Na een bocht mag de rivier op de eerstvolgende tegel niet naar dezelfde kant buigen, of niet bij de volgende bocht, hoe ver die ook is.
option-river-uturn-immediate = verboden op de volgende tegel
option-river-uturn-never = verboden bij de volgende bocht
option-river-lookahead = Lege plaatsen vooruit
    .about = Aantal plaatsen dat leeg moet zijn recht vóór elk open einde van een riviertegel die wordt gelegd.
option-river-lookahead-wide = Lege plaatsen aan weerszijden
    .about = Ook de plaatsen links en rechts daarvan moeten leeg zijn.
option-river-parallel-arms = Armen naast elkaar
    .about = Of twee open einden van de rivier naast elkaar dezelfde kant op mogen wijzen.
option-river-parallel-arms-allowed = toegestaan
option-river-parallel-arms-forbidden = niet toegestaan
option-river-parallel-arms-forbidden-far = niet toegestaan, ook niet twee vakken verder
option-volcano-turn = Het meer met de vulkaan
    .about = Wanneer de regel geldt dat niemand een figuur op dit meer plaatst en wie het aanlegt nog een beurt heeft.
option-volcano-turn-always = altijd
option-volcano-turn-with-dragon = alleen met de draak in het spel
option-volcano-turn-never = nooit
option-pig-herd = Varkenskuddes
    .about = Een kudde levert de boeren van haar weide 1 punt extra op voor elke afgebouwde stad: alleen met Kooplieden en Bouwmeesters, altijd of nooit.
option-pig-herd-with-traders = met Kooplieden en Bouwmeesters
option-pig-herd-always = altijd
option-pig-herd-off = nooit
option-pig-herds-add = Meerdere kuddes in één weide
    .about = Elke kudde in een weide telt. Staat dit uit, dan tellen ze samen als één.
option-count-with-river = Rivier en graaf
    .about = Met de stad Carcassonne kan er geen rivier zijn, of ligt de bron tegen die stad aan.
option-count-with-river-refuse = geen rivier met de graaf
option-count-with-river-join = de eerste speler legt de bron
option-count-with-river-start = de bron ligt er vanaf het begin
preset-current = De Rivier I
    .about = De Rivier I met de huidige regels.
preset-river-two = De Rivier II
    .about = De Rivier II met de huidige regels.
preset-long-river = Lange rivier
    .about = De Rivier I en De Rivier II vormen samen één rivier.
preset-careful-river = Voorzichtige rivier
    .about = De rivier kan zichzelf niet insluiten: geen twee bochten na elkaar naar dezelfde kant, vijf lege plaatsen vóór elk open einde, en geen armen naast elkaar.
preset-tiles-only = Alleen de landtegels
    .about = Geen rivier, alleen de landtegels van Games Quarterly 11; een varkenskudde heeft geen effect.
preset-games-quarterly = Games Quarterly 11
    .about = Eerste editie: De Rivier I met alle tegels van dit tijdschrift.

rule-rv-28 = Een riviertegel zet de rivier voort: een rivierrand ligt tegen een open einde.
rule-rv-31 = De rivier mag niet twee keer achter elkaar naar dezelfde kant buigen.
rule-rv-34 = Een riviertegel verbindt geen twee armen.
