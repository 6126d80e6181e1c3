verb-magic-off =
    .option = take { $at } off the board
    .deed = takes { $at } off the board
verb-magic-to =
    .option = put { $the } on { $at }
    .deed = puts { $the } on { $at }

figure-mage = mage
    .a = a mage
    .the = the mage
    .to = the mage
    .with = a mage
    .subject = the mage
    .count = { $n ->
        [one] 1 mage
       *[other] { $n } mages
    }
figure-witch = witch
    .a = a witch
    .the = the witch
    .to = the witch
    .with = a witch
    .subject = the witch
    .count = { $n ->
        [one] 1 witch
       *[other] { $n } witches
    }

prompt-where-do-the-mage-and-the-witch-go = Where do the mage and the witch go?
prompt-which-of-the-two-leaves-the-board = Which of the two leaves the board?

label-city = city
label-ferries = { $n ->
    [one] ferry
   *[other] ferries
 }
label-field = field
label-garden = garden
label-mage = mage
label-road = road
label-witch = witch
