verb-drawbridge-cross =
    .option = { $n } laten oversteken naar { $at }
    .deed = laat { $n } oversteken naar { $at }

trait-drawbridge = ophaalbrug

prompt-does-your-follower-cross-a-drawbridge = Steekt je horige een ophaalbrug over?
    .help = De weg is afgebouwd en gescoord. Je horige mag over een ophaalbrug een onafgebouwde stad in en telt daar voortaan mee, wie er ook staat; anders gaat hij naar huis. Je beslist over elk van je horigen op de weg.

label-city = stad
label-road = weg

### Set-up
title = De Ophaalbruggen
how = Er komen twaalf tegels bij waarop wegen eindigen bij de ophaalbrug van een stad. Wordt zo'n weg afgebouwd, dan wordt hij gewoon gescoord. Is de stad achter de ophaalbrug nog niet af, dan mag de speler die als enige de meeste horigen op de weg heeft elk van hen de stad in laten gaan in plaats van ze naar huis te halen, wie daar ook staat en wie de weg ook afbouwde. Leidt de weg naar meer onafgebouwde steden, dan mag elke horige naar een daarvan.
option-copies = Aantal sets tegels
    .about = Hoe vaak de set van twaalf tegels in het spel zit. De meeste tegels hebben we zelf ontworpen. Met 0 zijn er geen ophaalbruggen.
option-drawbridge-tied = Ook bij gelijkspel oversteken
    .about = Hebben meerdere spelers de meeste horigen op de weg, dan mag elk van hen zijn horigen laten oversteken.
option-drawbridge-tile = Waar een horige na het oversteken staat
    .about = De tegel van de stad waarop een horige staat nadat hij is overgestoken.
option-drawbridge-tile-gate = op de tegel van de ophaalbrug
option-drawbridge-tile-any = op een willekeurige tegel van de stad

rule-db-04 = Een speler die alleen de meerderheid op de afgebouwde weg heeft, mag horigen naar de niet afgebouwde stad van de ophaalbrug verplaatsen.
rule-db-06 = Uit meer niet afgebouwde steden kiest de speler er een voor elke horige.
