trait-church = kerk
trait-darmstadtium = Darmstadtium

label-church = kerk
label-city = stad
label-darmstadtium = darmstadtium
label-field = weide
label-followers = { $n ->
    [one] horige
   *[other] horigen
 }
label-monastery = klooster
label-road = weg

### Set-up
title = Darmstadt
how = Er komen drie tegels bij: een stad met het Darmstadtium en twee kerken. Een kerk wordt gelegd en gescoord als een klooster. Is ze afgebouwd, dan krijgt de speler met de meeste horigen op haar tegel en de acht eromheen 3 punten extra. In een afgebouwde stad met het Darmstadtium krijgt de speler met de meerderheid 3 punten extra. Bij gelijke stand krijgt ieder van hen 3 punten.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van drie tegels erbij komen. Bij 0 gelden de regels zonder de tegels.
option-darmstadt-bonus = 3 punten extra
    .about = Kerken en het Darmstadtium leveren 3 punten extra op. Staat dit uit, dan zijn het gewone kloosters en een gewone stad.
option-darmstadt-instead = Twee kloosters minder
    .about = Twee kloosters van het basisspel blijven in de doos.
option-church-count = Horigen rond een kerk
    .about = Hoe de horigen rond een kerk voor de 3 punten worden geteld.
option-church-count-followers = elke horige telt voor 1
option-church-count-weight = als bij de meerderheid, grote horigen 2
