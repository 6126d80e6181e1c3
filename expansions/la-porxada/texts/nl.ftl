verb-porxada-accept =
    .option = met de ruil instemmen
    .deed = stemt in met de ruil
verb-porxada-bonus =
    .option = de bonus aan het einde nemen
    .deed = neemt de bonus aan het einde
verb-porxada-lose =
    .option = { $at } opgeven
    .deed = geeft { $at } op
verb-porxada-refuse =
    .option = de ruil weigeren
    .deed = weigert de ruil
verb-porxada-swap =
    .option = { $at } ruilen
    .deed = wil { $at } ruilen
verb-porxada-with =
    .option = voor { $at }
    .deed = vraagt { $at }

token-porxada = La Porxada
    .noun = La Porxada
    .a = een fiche van La Porxada
    .count = { $n ->
        [one] 1 fiche van La Porxada
       *[other] { $n } fiches van La Porxada
    }

trait-porxada = markthal

prompt-the-bonus-or-an-exchange = De bonus, of een ruil?
    .help = Met de bonus scoort iedereen die een ridder in de stad van de markthal heeft op het moment dat die wordt afgebouwd, aan het einde zijn onafgebouwde steden alsof ze af zijn. Of ruil een van je horigen met een van een andere speler, die mag weigeren.
prompt-exchange-two-followers = Twee horigen ruilen?
    .help = Je mag een van je horigen ruilen met een van een andere speler: elk gaat naar de plek van de ander.
prompt-for-which-follower-do-you-exchange-it = Voor welke horige ruil je hem?
    .help = De twee horigen wisselen van plaats. Als weigeren mag, wordt het de andere speler eerst gevraagd.
prompt-do-you-agree-to-the-exchange = Stem je in met de ruil?
    .help = Stem je in, dan wisselen de twee horigen van plaats. Na een weigering gaat een horige voorgoed uit het spel.
prompt-which-follower-leaves-the-game = Welke horige gaat uit het spel?
    .help = De ruil is geweigerd, dus je geeft een van je horigen op, van het bord of uit je voorraad, voor de rest van het spel.

label-city = stad

### Set-up
title = La Porxada
how = Er komt één tegel bij: een stad aan alle vier de kanten met een markthal. Leg je die aan, dan kies je voordat je een horige plaatst. Of je ruilt een van je horigen op het bord met een van een andere speler: elk gaat naar de plek van de ander. De andere speler mag weigeren, maar verliest dan een van zijn horigen voor de rest van het spel. Of je neemt de bonus: wordt de stad van de markthal afgebouwd, dan krijgt elke speler met een ridder daarin een fiche, en wie aan het einde een fiche heeft, scoort zijn onafgebouwde steden alsof ze af zijn.
option-copies = Exemplaren van de tegel
    .about = Hoe vaak de tegel in het spel zit. Met 0 doet hij niet mee.
option-porxada-choice = Ruil en bonus
    .about = Wat de speler krijgt die de tegel aanlegt.
option-porxada-choice-either = de ruil of de bonus, naar keuze
option-porxada-choice-both = de bonus, en desgewenst de ruil
option-porxada-choice-bonus = alleen de bonus
option-porxada-refusal = De ruil weigeren
    .about = Wie een horige verliest als de andere speler de ruil weigert, of dat niemand mag weigeren.
option-porxada-refusal-refuser = de speler die weigert
option-porxada-refusal-asker = de speler die vroeg
option-porxada-refusal-no = niemand mag weigeren

rule-lp-03 = Wie de tegel legt, kiest vóór het plaatsen een ruil nu of een bonus aan het eind.
rule-lp-04 = Een horige van jou wisselt van plaats met een van een ander, die mag weigeren.
rule-lp-05 = Wie weigert, verliest een horige naar keuze.
rule-lp-06 = Elk van de twee moet mogen staan waar de ander staat, op verschillende projecten.
