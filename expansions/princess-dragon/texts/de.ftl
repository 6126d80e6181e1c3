verb-dragon-move =
    .option = den Drachen auf { $at } ziehen
    .deed = zieht den Drachen auf { $at }
verb-fairy-on =
    .option = die Fee auf { $at } ziehen
    .deed = zieht die Fee auf { $at }
verb-fairy-to =
    .option = die Fee zu { $to } stellen
    .deed = stellt die Fee zu { $to }
verb-princess-remove =
    .option = { $at } nach Hause schicken
    .deed = schickt { $at } nach Hause

event-dragon-eats = der Drache frisst { $at }

figure-dragon = Drache
    .a = einen Drachen
    .the = den Drachen
    .to = dem Drachen
    .with = einem Drachen
    .subject = der Drache
    .count = { $n ->
        [one] 1 Drache
       *[other] { $n } Drachen
    }
figure-fairy = Fee
    .a = eine Fee
    .the = die Fee
    .to = der Fee
    .with = einer Fee
    .subject = die Fee
    .count = { $n ->
        [one] 1 Fee
       *[other] { $n } Feen
    }

prompt-move-the-dragon = Ziehe den Drachen.

label-before-the-dragon = vor dem Drachen
label-city = Stadt
label-city-of-carcassonne = Stadt Carcassonne
label-dragon-tiles-put-aside = { $n ->
    [one] beiseitegelegtes Drachenplättchen
   *[other] beiseitegelegte Drachenplättchen
 }
label-fairy = Fee
label-field = Wiese
label-followers = { $n ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
 }
label-garden = Garten
label-monasteries = { $n ->
    [one] Kloster
   *[other] Klöster
 }
label-monastery = Kloster
label-road = Straße
label-wheel-hub = Achse des Rads
