figure-phantom = fantoom
    .a = een fantoom
    .the = het fantoom
    .to = het fantoom
    .with = een fantoom
    .subject = het fantoom
    .count = { $n ->
        [one] 1 fantoom
       *[other] { $n } fantomen
    }

prompt-deploy-the-phantom = Het fantoom plaatsen?
    .help = Je mag ook nog het fantoom, dat als horige telt, op een onbezet project van deze tegel plaatsen.

### Set-up
title = Het Fantoom (De Volgeling)
how = Elke speler krijgt een fantoom, een extra horige. Heb je zoals gewoonlijk een figuur geplaatst, dan mag je het fantoom op een ander vrij project van de net aangelegde tegel zetten. Dat mag ook als je verder niets hebt geplaatst. Zet je het fantoom als eerste, dan volgt er geen andere figuur. Het telt als een gewone horige en komt op dezelfde manier bij je terug.
option-phantoms = Fantomen per speler
    .about = Aantal fantomen in de voorraad van elke speler.
option-phantom-after = Wanneer het fantoom mag volgen
    .about = Wat je gedaan mag hebben vlak voordat je het fantoom plaatst. Voor de jonkvrouw is er een eigen optie.
option-phantom-after-any-step = na alles
option-phantom-after-figures = niet na een torendeel, de fee of een piramide
option-phantom-after-princess = Fantoom na een jonkvrouw
    .about = Je mag het fantoom ook plaatsen als je met een jonkvrouw een ridder naar huis hebt gestuurd.
option-phantom-after-phantom = Het ene fantoom na het andere
    .about = Wie meer fantomen heeft en er een als eerste figuur plaatst, mag er nog een plaatsen.

rule-ph-03 = Het fantoom komt na het plaatsen, op een ander project van de net gelegde tegel.
rule-ph-04 = Zijn project moet vrij zijn, ook van de eerste figuur.
