verb-circus-climb =
    .option = { $the } zu den Akrobaten auf { $cell } stellen
    .deed = stellt { $the } zu den Akrobaten auf { $cell }
verb-circus-score =
    .option = die Akrobaten auf { $cell } werten
    .deed = wertet die Akrobaten auf { $cell }

event-big-top-animal = der Tierchip auf { $cell } wird umgedreht, für { $points }

token-animal = Ein Tierchip wird verdeckt auf { $cell } gelegt
    .noun = Tierchip

chance-big-top-animals = { "" }

figure-big-top = Zirkuszelt
    .a = ein Zirkuszelt
    .the = das Zirkuszelt
    .to = dem Zirkuszelt
    .with = einem Zirkuszelt
    .subject = das Zirkuszelt
    .count = { $n ->
        [one] 1 Zirkuszelt
       *[other] { $n } Zirkuszelte
    }
figure-ringmaster = Zirkusdirektor
    .a = einen Zirkusdirektor
    .the = den Zirkusdirektor
    .to = dem Zirkusdirektor
    .with = einem Zirkusdirektor
    .subject = der Zirkusdirektor
    .count = { $n ->
        [one] 1 Zirkusdirektor
       *[other] { $n } Zirkusdirektoren
    }

label-acrobats = { $n ->
    [one] Akrobat
   *[other] Akrobaten
 }
label-circus = Zirkus
label-city = Stadt
label-field = Wiese
label-garden = Garten
label-meeples = { $n ->
    [one] Meeple
   *[other] Meeples
 }
label-ringmaster = Zirkusdirektor
label-road = Straße
label-shop = Laden
