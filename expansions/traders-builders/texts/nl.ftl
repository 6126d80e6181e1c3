verb-traders-builders-draw =
    .option = een tweede tegel leggen
    .deed = legt een tweede tegel

token-cloth =
    .noun = stof
    .count = { $n } stof
token-grain =
    .noun = graan
    .count = { $n } graan
token-wine =
    .noun = wijn
    .count = { $n } wijn

figure-builder = bouwmeester
    .a = een bouwmeester
    .the = de bouwmeester
    .to = de bouwmeester
    .with = een bouwmeester
    .subject = de bouwmeester
    .count = { $n ->
        [one] 1 bouwmeester
       *[other] { $n } bouwmeesters
    }
figure-pig = varken
    .a = een varken
    .the = het varken
    .to = het varken
    .with = een varken
    .subject = het varken
    .count = { $n ->
        [one] 1 varken
       *[other] { $n } varkens
    }

trait-cloth = stof
trait-grain = graan
trait-wine = wijn

prompt-take-the-second-tile-play = De tweede tegel leggen?
    .help = Dankzij je bouwmeester mag je in deze beurt nog een tegel trekken en leggen, en weer een horige plaatsen.

label-castles = { $n ->
    [one] burcht
   *[other] burchten
 }
label-cities = { $n ->
    [one] stad
   *[other] steden
 }
label-city = stad
label-cloth = stof
label-field = weide
label-garden = tuin
label-grain = graan
label-monastery = klooster
label-pig = varken
label-road = weg
label-wine = wijn

### Set-up
title = Kooplieden en Bouwmeesters
how = Er komen 24 tegels bij; 20 daarvan hebben wijn, graan of stof in een stad. Bouw je zo'n stad af, dan krijg je voor elk symbool een fiche, ook als je daar geen horige hebt; aan het einde leveren de meeste fiches van een soort 10 punten op. Elke speler krijgt ook een bouwmeester en een varken. De bouwmeester plaats je op een weg of in een stad waar je al een horige hebt; breid je die later uit, dan mag je in die beurt een tweede tegel leggen. Het varken plaats je op een weide waar je al een boer hebt; krijg je de punten van die weide, dan telt elke afgebouwde stad voor jou 4 punten in plaats van 3.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van de 24 tegels worden meegeschud. Met 0 speel je met de regels, maar zonder de tegels.
option-goods = Handelswaar
    .about = Wie een stad afbouwt, krijgt een fiche voor elk symbool daarin. Anders hebben de symbolen geen betekenis.
option-goods-points = Punten voor de meeste handelswaar
    .about = Punten aan het einde voor de meeste fiches van een soort. Bij gelijke stand krijgt elk van die spelers ze.
option-builders = Bouwmeesters per speler
    .about = Bouwmeesters in de voorraad van elke speler; bij 0 doen ze niet mee.
option-pigs = Varkens per speler
    .about = Varkens in de voorraad van elke speler; bij 0 doen ze niet mee.
option-companions-together = Meerdere bouwmeesters of varkens samen
    .about = Je mag een tweede eigen bouwmeester op dezelfde weg of in dezelfde stad plaatsen, en een tweede eigen varken op dezelfde weide. Dit maakt alleen uit als elke speler er twee of meer heeft.
option-pig-bonus = Punten van het varken
    .about = Extra punten door het varken voor elke afgebouwde stad aan zijn weide.
option-builder-trigger = Wat een tweede tegel oplevert
    .about = Of je de weg of stad van je bouwmeester moet uitbreiden, of dat het genoeg is die alleen af te bouwen, zoals met een abdij.
option-builder-trigger-extend = de weg of stad uitbreiden
option-builder-trigger-extend-or-complete = uitbreiden, of alleen afbouwen
option-builder-second-part = Tweede tegel
    .about = Of je de tweede tegel mag weigeren, of hem altijd trekt.
option-builder-second-part-optional = mag geweigerd worden
option-builder-second-part-forced = wordt altijd getrokken
option-builder-on-completed = Bouwmeester op afgebouwde projecten
    .about = Je mag een bouwmeester plaatsen op een weg of stad die je tegel net heeft afgebouwd. Hij komt meteen terug en doet niets.
preset-original-2003 = Regels van 2003
    .about = Eerste editie, eerste drukken: de weg of stad van je bouwmeester afbouwen is genoeg voor een tweede tegel.

rule-tb-27 = Een bouwmeester of varken komt op een project van de net gelegde tegel waar al een horige van jou staat.
rule-tb-44 = Het tweede deel komt na alles wat de eerste tegel teweegbrengt.
rule-tb-73 = Een tweede eigen bouwmeester of varken komt niet in hetzelfde project.
rule-tb-61 = Wie een varken heeft op een weide waarvan hij de punten krijgt, krijgt 1 punt extra voor elke afgebouwde stad.
