verb-gifts-open =
    .option = het geschenk { $n } openen
    .deed = opent het geschenk { $n }
verb-gifts-synod =
    .option = { $a } naar { $to } sturen
    .deed = stuurt { $a } naar { $to }
verb-gifts-sweep =
    .option = { $at } vegen
    .deed = veegt { $at }
verb-gifts-change =
    .option = { $the } naar { $to } verplaatsen
    .deed = verplaatst { $the } naar { $to }
verb-gifts-cash =
    .option = { $at } laten uitbetalen
    .deed = laat { $at } uitbetalen
verb-gifts-give =
    .option = het geschenk { $n } nemen
    .deed = neemt het geschenk { $n }
verb-gifts-discard =
    .option = het geschenk { $n } afleggen
    .deed = legt het geschenk { $n } af

event-gifts-received = { $who } krijgt een geschenk

token-gift-synod = { "" }
    .noun = synode
    .count = { $n ->
        [one] 1 synode
       *[other] { $n } synodes
     }
    .card = Zet een horige uit je voorraad op een klooster waar anderen staan. Hij deelt het klooster met hen.
token-gift-sweeper = { "" }
    .noun = straatveger
    .count = { $n ->
        [one] 1 straatveger
       *[other] { $n } straatvegers
     }
    .card = Scoor een onafgebouwde weg meteen, zoals aan het einde van het spel. Alle horigen erop gaan naar huis.
token-gift-change = { "" }
    .noun = standwissel
    .count = { $n ->
        [one] 1 standwissel
       *[other] { $n } standwissels
     }
    .card = Leg een van je staande horigen in een weide van zijn tegel, of zet een boer rechtop op een weg, in een stad of op een klooster van zijn tegel.
token-gift-cash = { "" }
    .noun = uitbetaling
    .count = { $n ->
        [one] 1 uitbetaling
       *[other] { $n } uitbetalingen
     }
    .card = Neem een van je horigen terug en scoor zijn project zoals aan het einde van het spel, ook zonder meerderheid.
token-gift-two = { "" }
    .noun = twee tegelijk
    .count = { $n ->
        [one] 1 twee tegelijk
       *[other] { $n } × twee tegelijk
     }
    .card = Je krijgt nog een tegel.

stream-gifts = { "" }
number-gifts = { $n ->
    [0] geen geschenken
    [one] 1 geschenk
   *[other] { $n } geschenken
 }

prompt-open-a-gift = Een geschenk openen?
    .help = Je mag een van je kaarten openen voordat je de tegel legt. De anderen zien niet welke kaarten je houdt.
prompt-which-monastery-does-the-synod-meet-in = In welk klooster komt de synode bijeen?
    .help = Kies het klooster, en de horige die er uit je voorraad heen gaat.
prompt-which-road-is-swept = Welke weg wordt geveegd?
    .help = Hij wordt nu gescoord voor wie er de meeste horigen heeft, en alle horigen erop gaan naar huis.
prompt-who-changes-position = Wie wisselt van stand?
    .help = Kies de plek op de tegel waar je horige heen gaat.
prompt-which-follower-do-you-cash-out = Welke horige laat je uitbetalen?
    .help = Je neemt de horige terug. Zijn project scoort zoals aan het einde van het spel, als deze tafel dat zegt.

label-cash-out = uitbetaling

### Set-up
title = De Geschenken
how = Wie een tegel zo legt dat die een weg of stad voortzet waarin anderen de meeste horigen hebben, trekt een geschenk: een kaart die alleen de eigenaar ziet. In een latere beurt mag je, nadat je je tegel getrokken hebt en voordat je hem legt, een van je geschenken openen. Synode: een horige komt bij anderen op een klooster. Straatveger: een onafgebouwde weg wordt meteen gescoord en de horigen erop gaan naar huis. Standwissel: een van je horigen gaat liggen in een weide van zijn tegel of staat eruit op. Uitbetaling: je scoort het project van een van je horigen en neemt hem terug. Twee tegelijk: je krijgt nog een tegel. De tekst van de laatste drie kaarten hebben we uit hun namen afgeleid.
option-gift-kinds = Geschenken in het spel
    .about = Welke van de vijf geschenken in de stapel zitten, met elk vijf kaarten; minstens één.
option-gift-kinds-synod = synode
option-gift-kinds-sweeper = straatveger
option-gift-kinds-change = standwissel
option-gift-kinds-cash = uitbetaling
option-gift-kinds-two = twee tegelijk
option-gift-limit = Aantal geschenken
    .about = Hoeveel geschenken je mag openen.
option-gift-limit-part = één voor elke tegel die je legt
option-gift-limit-turn = één per beurt
option-synod-target = Synode
    .about = De kloosters waarheen een synode leidt.
option-synod-target-occupied = kloosters waar anderen staan
option-synod-target-any = elk klooster dat niet afgebouwd is
option-sweeper-scoring = Straatveger
    .about = Hoe de weg gescoord wordt.
option-sweeper-scoring-final = zoals aan het einde van het spel
option-sweeper-scoring-completed = als een afgebouwde weg
option-change-between = Standwissel
    .about = De projecten waartussen een horige wisselt.
option-change-between-lying = uit of naar een weide van zijn tegel
option-change-between-any = twee willekeurige projecten van zijn tegel
option-change-occupied = Wissel naar bezette projecten
    .about = Een standwissel mag naar een project leiden waar anderen staan.
option-cash-out = Uitbetaling
    .about = Wat je scoort voor de horige die je terugneemt.
option-cash-out-feature = zijn project, zoals aan het einde van het spel
option-cash-out-none = niets
option-take-two = Twee tegelijk
    .about = Wat nog een tegel betekent.
option-take-two-part = een tweede tegel na deze
option-take-two-lay = twee tegels, dan één horige op een ervan
option-take-two-choose = twee tegels, waarvan je er een legt
preset-known = Bekende kaarten
    .about = Alleen synode en straatveger, de twee kaarten waarvan de tekst bekend is.

rule-gi-09 = Geschenken komen van de bovenkant van de stapel.
rule-gi-11 = Na het trekken en vóór het leggen mag je precies één geschenk openen.
rule-gi-16 = Een geschenk dat niets kan doen, kun je niet openen.
rule-gi-17 = De synode brengt een horige uit je voorraad op een klooster waar anderen staan.
rule-gi-19 = Met een optie ook op een waar niemand staat.
rule-gi-21 = De straatveger scoort een niet afgebouwde weg met minstens één horige.
rule-gi-25 = Een andere houding verplaatst een eigen horige op zijn tegel, van staan naar liggen of andersom.
rule-gi-27 = Je laat een eigen horige op een weg, in een stad, op een klooster of in een weide uitbetalen.
