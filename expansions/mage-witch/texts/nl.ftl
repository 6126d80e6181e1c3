verb-magic-off =
    .option = { $at } van het bord nemen
    .deed = neemt { $at } van het bord
verb-magic-to =
    .option = { $the } zetten { $into }
    .deed = zet { $the } { $into }

figure-mage = tovenaar
    .a = een tovenaar
    .the = de tovenaar
    .to = de tovenaar
    .with = een tovenaar
    .subject = de tovenaar
    .count = { $n ->
        [one] 1 tovenaar
       *[other] { $n } tovenaars
    }
figure-witch = heks
    .a = een heks
    .the = de heks
    .to = de heks
    .with = een heks
    .subject = de heks
    .count = { $n ->
        [one] 1 heks
       *[other] { $n } heksen
    }

trait-magic = magisch symbool

prompt-where-do-the-mage-and-the-witch-go = Waar komen de tovenaar en de heks?
    .help = Zet een van beide op een onafgebouwde weg of stad: de tovenaar geeft extra punten per tegel, de heks halveert de punten.
prompt-which-of-the-two-leaves-the-board = Wie van de twee verlaat het bord?
    .help = Er is geen ander project, dus een van beide gaat van het bord.

label-city = stad
label-ferries = { $n ->
    [one] veerboot
   *[other] veerboten
 }
label-field = weide
label-garden = tuin
label-mage = tovenaar
label-road = weg
label-witch = heks

### Set-up
title = Tovenaar en Heks
how = Er komen acht tegels met een magisch symbool bij, en twee figuren die van niemand zijn: de tovenaar en de heks. Leg je zo'n tegel aan, dan moet je een van de twee op een onafgebouwde weg of stad zetten of verplaatsen, voordat je een figuur plaatst. Ze staan nooit samen op dezelfde weg of stad. Met de tovenaar levert die 1 punt extra per tegel op, met de heks maar de helft van de punten, naar boven afgerond. Na de puntentelling gaat die figuur van het bord en kan met een volgende magische tegel terugkomen.
option-copies = Aantal sets tegels
    .about = Hoe vaak de set van acht tegels in het spel zit. Met 0 zijn er geen magische tegels.
option-mage-points = Punten van de tovenaar
    .about = Punten die de tovenaar toevoegt voor elke tegel van zijn weg of stad.
option-magic-move-one = Verplaatsen terwijl de ander wacht
    .about = Staat een van de twee niet op het bord, dan mag je in plaats daarvan de ander verplaatsen. Staat dit uit, dan moet je de wachtende op het bord zetten.

rule-mw-04 = Tovenaar en heks staan op een niet afgebouwde weg of stad, waar dan ook.
rule-mw-05 = Wat de nieuwe tegel afgebouwd heeft, is geen plek voor hen.
rule-mw-06 = Ze staan nooit in één project.
rule-mw-07 = Als beide op het bord staan, gaat een van hen; staat er één, dan plaats je de andere of verplaats je die ene.
rule-mw-14 = Met de tovenaar levert een project 1 punt per tegel extra op.
rule-mw-15 = Met de heks levert een project de helft van de punten op, naar boven afgerond.
