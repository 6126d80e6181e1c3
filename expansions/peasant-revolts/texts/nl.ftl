verb-revolts-protect =
    .option = { $at } beschermen
    .deed = beschermt { $at }

event-peasant-revolts-revolt = boeren komen in opstand tegen { $n ->
    [0] steden
    [1] wegen
   *[other] kloosters
 }

trait-revolt-city = opstand tegen steden
trait-revolt-road = opstand tegen wegen
trait-revolt-monastery = opstand tegen kloosters

token-protection = { "" }
    .noun = bescherming
    .a = een bescherming
    .count = { $n ->
        [one] 1 bescherming
       *[other] { $n } beschermingen
     }

pile-peasant-revolts-box = { $n ->
    [one] 1 tegel in de doos
   *[other] { $n } tegels in de doos
 }
stream-peasant-revolts-pick = { "" }

prompt-protect-a-follower = Een horige beschermen?
    .help = Een beschermde horige blijft bij een opstand staan en levert 2 punten op. Bescherming kost punten: de regels van deze tafel zeggen hoeveel.

label-protected = { $n ->
    [one] beschermde horige
   *[other] beschermde horigen
 }
label-protection = bescherming

### Set-up
title = De Boerenopstanden
how = Twaalf tegels tonen een hooivork en het teken van een stad, een weg of een klooster; enkele daarvan blijven ongezien in de doos. Zodra zo'n tegel getrokken wordt, neemt de speler al zijn horigen op projecten van die soort terug. Beschermde blijven en brengen elk 2 punten op. Had de speler niemand om terug te nemen, dan gaat de opstand verder naar de volgende speler, tot iemand een horige terugneemt. Als je een horige zet, mag je hem meteen voor 4 punten beschermen; zet je er geen, dan mag je er een die al staat voor 2 punten beschermen. Boeren in weiden worden nooit geraakt. De vormen van de tegels zijn van ons eigen ontwerp.
option-copies = Sets tegels
    .about = Hoeveel sets van twaalf tegels er meedoen. De tegels zijn van ons eigen ontwerp. Met 0 zijn er geen opstanden.
option-revolts-out = Tegels in de doos
    .about = Hoeveel tegels van elke set in de doos blijven. Niemand weet welke.
option-protect-costs = Prijs van bescherming
    .about = De punten voor een horige die je net gezet hebt, en voor een die er al staat.
option-protect-costs-4-2 = 4 en 2 punten
option-protect-costs-2-2 = 2 en 2 punten
option-protect-where = Wanneer beschermen
    .about = De tegels waarna je een horige mag beschermen.
option-protect-where-any = elke tegel
option-protect-where-revolt-tile = alleen tegels met een hooivork
option-revolt-when = Tijdstip van de opstand
    .about = Of ook een tegel die nergens past, een opstand veroorzaakt.
option-revolt-when-fits = alleen als de tegel gelegd kan worden
option-revolt-when-drawn = zodra hij getrokken wordt

rule-pr-09 = Je beschermt de horige die je plaatst voor 4 punten, of een die al staat voor 2 als je er geen plaatst.
rule-pr-10 = Met een optie mag dit alleen na een tegel met een hooivork.
rule-pr-14 = Je hebt zoveel punten nodig als het kost.
