verb-magic-off =
    .option = { $at } vom Spielfeld nehmen
    .deed = nimmt { $at } vom Spielfeld
verb-magic-to =
    .option = { $the } auf { $at } stellen
    .deed = stellt { $the } auf { $at }

figure-mage = Magier
    .a = einen Magier
    .the = den Magier
    .to = dem Magier
    .with = einem Magier
    .subject = der Magier
    .count = { $n ->
        [one] 1 Magier
       *[other] { $n } Magier
    }
figure-witch = Hexe
    .a = eine Hexe
    .the = die Hexe
    .to = der Hexe
    .with = einer Hexe
    .subject = die Hexe
    .count = { $n ->
        [one] 1 Hexe
       *[other] { $n } Hexen
    }

prompt-where-do-the-mage-and-the-witch-go = Wohin kommen Magier und Hexe?
prompt-which-of-the-two-leaves-the-board = Wer von beiden verlässt das Spielfeld?

label-city = Stadt
label-ferries = { $n ->
    [one] Fähre
   *[other] Fähren
 }
label-field = Wiese
label-garden = Garten
label-mage = Magier
label-road = Straße
label-witch = Hexe
