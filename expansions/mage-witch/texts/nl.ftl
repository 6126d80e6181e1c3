verb-magic-off =
    .option = { $at } van het bord nemen
    .deed = neemt { $at } van het bord
verb-magic-to =
    .option = { $the } zetten op { $at }
    .deed = zet { $the } op { $at }

figure-mage = magiër
    .a = een magiër
    .the = de magiër
    .to = de magiër
    .with = een magiër
    .subject = de magiër
    .count = { $n ->
        [one] 1 magiër
       *[other] { $n } magiërs
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

prompt-where-do-the-mage-and-the-witch-go = Waar komen de magiër en de heks?
prompt-which-of-the-two-leaves-the-board = Wie van de twee verlaat het bord?

label-city = stad
label-ferries = { $n ->
    [one] veerpont
   *[other] veerponten
 }
label-field = weide
label-garden = tuin
label-mage = magiër
label-road = weg
label-witch = heks
