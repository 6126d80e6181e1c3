verb-school-copy =
    .option = de punten van { $at } herhalen ({ $n })
    .deed = laat de leraar de punten van { $at } herhalen ({ $n })

figure-teacher = leraar
    .a = een leraar
    .the = de leraar
    .to = de leraar
    .with = een leraar
    .subject = de leraar
    .count = { $n ->
        [one] 1 leraar
       *[other] { $n } leraren
    }
trait-school-west = westelijke helft van de school
trait-school-east = oostelijke helft van de school

kind-school =
    .the = de school
    .to = de school
    .into = in de school
    .in = in de school

place-school-teacher-noun = klas

pile-school-halves = { "" }

prompt-which-points-does-the-teacher-repeat = Welke punten herhaalt de leraar?
    .help = Er zijn meerdere projecten gescoord met verschillende punten. Wie de leraar heeft, krijgt de punten van het project dat hier wordt gekozen; daarna gaat de leraar terug naar de school.

label-road = weg
label-school = school
label-teacher = leraar

### Set-up
title = De School
how = De twee helften van de school liggen vanaf het begin naast de starttegel, met zes wegen die daar eindigen en een leraar die van niemand is. Bouw je een weg naar de school af, dan neem je na het scoren de leraar. Zolang je hem hebt, krijg je dezelfde punten nog eens wanneer er de volgende keer een project scoort, van wie het ook is; is het van jou, dan krijg je ze dubbel. Daarna gaat de leraar terug naar de school. Scoren er meerdere projecten, dan kies jij er een, behalve als één speler alle punten krijgt: dan kiest die. Zijn alle zes wegen afgebouwd, dan blijft de leraar in de school.
option-school-side = Plek van de school
    .about = De kant van de starttegel waar de school ligt.
option-school-side-right = rechts van de starttegel
option-school-side-left = links van de starttegel
option-teacher-points = Punten die de leraar herhaalt
    .about = Of alleen de punten van het project tellen, of ook wat figuren daar hun eigenaar opleveren, zoals de fee.
option-teacher-points-feature = de punten van het project
option-teacher-points-all = alle punten die een speler ervoor krijgt
option-teacher-final = Leraar in de eindtelling
    .about = Wie de leraar aan het einde van het spel nog heeft, krijgt ook punten uit de eindtelling.
option-teacher-dragon = Leraar en draak
    .about = Wat er gebeurt als de draak op de westelijke helft van de school komt terwijl de leraar daar is.
option-teacher-dragon-eaten = de leraar gaat uit het spel
option-teacher-dragon-safe = niets

rule-sc-09 = Als alle punten naar één speler gaan, kiest die; anders kiest wie de leraar heeft.
rule-sc-10 = De leraar herhaalt een van de sommen die een speler voor één project kreeg.
