verb-robber-rob =
    .option = { $at } beroven
    .deed = berooft { $at }
verb-robber-rob-second =
    .option = { $at } beroven bij de tweede scorefiguur
    .deed = berooft { $at } bij de tweede scorefiguur
verb-robber-to =
    .option = de rover naast de scorefiguur van { $at } zetten
    .deed = zet de rover naast de scorefiguur van { $at }
verb-robber-to-second =
    .option = de rover naast de tweede scorefiguur van { $at } zetten
    .deed = zet de rover naast de tweede scorefiguur van { $at }

stream-robbers-lend = { "" }

figure-robber = rover
    .a = een rover
    .the = de rover
    .to = de rover
    .with = een rover
    .subject = de rover
    .count = { $n ->
        [one] 1 rover
       *[other] { $n } rovers
    }

trait-robber = buidel

place-robbers-track = veld { $nth } van het scorespoor
    .to = veld { $nth } van het scorespoor
place-robbers-track-noun = naast de scorefiguur

prompt-beside-whose-marker-does-the-robber-go = Naast wiens scorefiguur komt de rover?
    .help = Gaat die scorefiguur door gescoorde punten vooruit, dan krijg jij de helft ervan; wie scoort, verliest niets.
prompt-whom-does-the-robber-rob = Wie berooft de rover?
    .help = Je krijgt de helft van de punten die deze speler nu krijgt; die verliest niets.

label-robber = rover

### Set-up
title = De Rovers
how = Elke speler krijgt een rover voor het scorespoor, en op acht tegels staat een buidel. Leg je zo'n tegel aan, dan mag je meteen je rover op het scorespoor naast een scorefiguur van een andere speler zetten of daarheen verplaatsen. Daarna mag de volgende speler wiens rover niet op het spoor staat hetzelfde doen. Gaat de scorefiguur door gescoorde punten vooruit, dan krijgt de eigenaar van de rover daarnaast de helft ervan, naar boven afgerond. De speler die scoort, verliest niets. Daarna gaat de rover terug naar zijn eigenaar.
option-robber-tiles = Tegels met een buidel
    .about = Acht tegels met een buidel komen erbij, of acht tegels van de stapel, door het toeval bepaald, hebben er een, of geen enkele, en dan doen de rovers niet mee.
option-robber-tiles-printed = meegeschud zoals gedrukt
option-robber-tiles-none = geen tegels
option-robber-tiles-lent = acht tegels van de stapel
option-copies = Aantal sets buidels
    .about = Hoeveel sets van acht buidels er in het spel zijn.
option-robber-invites = Wie ook een rover mag plaatsen
    .about = Na de speler van de tegel mogen spelers van wie de rover niet op het spoor staat die plaatsen: alleen de eerstvolgende, of allemaal om de beurt.
option-robber-invites-next = alleen de volgende speler
option-robber-invites-each = elke andere speler om de beurt
option-robber-share = Helft van de punten
    .about = Hoe de helft voor de rover wordt afgerond bij een oneven aantal punten.
option-robber-share-half-up = naar boven afgerond
option-robber-share-half-down = naar beneden afgerond
option-robber-in-final = Rovers bij de eindtelling
    .about = Een rover die nog op het spoor staat, krijgt ook bij de eindtelling zijn helft van de punten.
preset-zman-bb4 = Z-Man Games, Big Box 4
    .about = Alle andere spelers van wie de rover niet op het spoor staat, mogen die om de beurt plaatsen, niet alleen de eerstvolgende.

rule-ro-04 = Wie een tegel met een zak legt, mag zijn rover op een veld van het scorespoor zetten waar een scorefiguur van een ander staat.
rule-ro-05 = Een rover die al op het spoor staat, mag naar een ander zulk veld.
rule-ro-12 = Als meer scorefiguren tegelijk scoren, kiest de eigenaar van de rover wie beroofd wordt.
