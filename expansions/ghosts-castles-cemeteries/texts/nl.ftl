trait-mist-n = mist
trait-mist-e = mist
trait-mist-s = mist
trait-mist-w = mist
trait-ruins = ruïne

kind-mist-castle = burcht
    .the = de burcht
    .to = de burcht
    .into = in de burcht
    .in = in de burcht
kind-cemetery = kerkhof
    .the = het kerkhof
    .to = het kerkhof
    .into = op het kerkhof
    .in = op het kerkhof

figure-guard = wachter
    .a = een wachter
    .the = de wachter
    .to = de wachter
    .with = een wachter
    .subject = de wachter
    .count = { $n ->
        [one] 1 wachter
       *[other] { $n } wachters
    }
place-ghosts-guards = wachters van de algemene voorraad
    .to = de wachters van de algemene voorraad
place-ghosts-guards-noun = wachters van de algemene voorraad

token-ghost = Er komt een spook bij { $at }
    .noun = spook
    .count = { $n ->
        [one] 1 spook
       *[other] { $n } spoken
    }
    .a = een spook

verb-ghost-to =
    .option = een spook naar { $to }
    .deed = stuurt een spook naar { $to }

prompt-to-which-follower-of-another-player-does-a-ghost-come = Bij welke horige van een andere speler komt een spook?
    .help = Je tegel breidt de mist uit. Het spook kost de eigenaar 2 punten als de horige wordt gescoord, of 1 punt aan het einde van het spel; bij een derde spook gaat de horige terug.
prompt-to-which-of-your-followers-does-a-ghost-come = Bij welke van je horigen komt een spook?
    .help = Je tegel begrenst de mist: ergens ligt mist tegen een heldere rand. Het spook kost je 2 punten als de horige wordt gescoord, of 1 punt aan het einde van het spel; bij een derde spook gaat de horige terug.

pile-ghosts-start = { "" }
pile-in-the-box = { "" }

label-cemetery = kerkhof
label-ghosts = { $n ->
    [one] spook
   *[other] spoken
 }
label-mist-castle = burcht
label-castle-in-the-mist = kasteel in de mist
label-tiles-with-mist = { $n ->
    [one] tegel met mist
   *[other] tegels met mist
 }

### Set-up
title = Spoken, Burchten en Kerkhoven
how = Er komen zestig tegels bij, vijftig daarvan met mist aan sommige randen, en een startstuk van vier tegels vervangt de starttegel. Elke speler heeft vijf horigen en twee wachters. Mist hoeft niet aan te sluiten. Breidt je tegel mist uit, zodat een rand met mist tegen een rand met mist ligt, dan zet je een spook bij een horige van een andere speler. Begrenst je tegel mist, zodat een rand met mist tegen een heldere rand ligt, dan zet je een spook bij een van je eigen horigen. Wachters krijgen geen spoken. Wordt een horige gescoord, dan krijgt de eigenaar 2 punten minder voor elk spook erbij; aan het einde van het spel kost elk spook 1 punt. Bij het derde spook gaat de horige terug. Een burcht wordt gescoord als op de acht plekken eromheen tegels liggen: 2 punten voor elk van deze negen tegels waarop mist is. Aan het einde van het spel levert het 1 punt op, en 1 voor elke tegel eromheen met mist. Een kerkhof levert geen punten op, maar als het omringd is krijg je een wachter erbij.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van de zestig tegels worden meegeschud. Met 0 speel je met de regels en het startstuk, maar zonder de tegels.
option-ghost-followers = Horigen per speler
    .about = Met hoeveel horigen elke speler begint, naast de twee wachters.
option-ghost-limit = Wanneer een tegel de mist begrenst
    .about = Wanneer je een spook bij een eigen horige moet zetten.
option-ghost-limit-edges = overal waar mist tegen een heldere rand ligt
option-ghost-limit-bank = als daardoor een mistbank af is
option-mist-blocks = Niemand in de mist
    .about = Op een weg of weide die aan een rand met mist van de tegel komt, wordt geen figuur geplaatst.
option-ghost-final-all = Alle spoken kosten aan het einde
    .about = Aan het einde kost elk spook de eigenaar van de horige 1 punt, ook als het project die speler niets oplevert. Anders betaalt alleen wie de meerderheid heeft.

rule-gh-05 = Spoken komen bij horigen, nooit bij wachters, zolang er zijn.
rule-gh-14 = Een tegel die de mist verlengt, brengt een spook bij een horige van een ander; een die haar begrenst, bij een eigen horige.
rule-gh-15 = Verlengen is mist aan mist, begrenzen is mist aan een heldere rand.
rule-gh-21 = Niemand komt op een weg of weide die een mistige rand van de tegel raakt.
