verb-base-decline =
    .option = { $n } ablehnen
    .deed = lehnt { $n } ab
verb-base-recall =
    .option = { $the } zurückrufen
    .deed = ruft { $the } zurück

figure-abbot = Abt
    .a = einen Abt
    .the = den Abt
    .to = dem Abt
    .with = einem Abt
    .subject = der Abt
    .count = { $n ->
        [one] 1 Abt
       *[other] { $n } Äbte
    }
figure-follower = Gefolgsmann
    .a = einen Gefolgsmann
    .the = den Gefolgsmann
    .to = dem Gefolgsmann
    .with = einem Gefolgsmann
    .subject = der Gefolgsmann
    .count = { $n ->
        [one] 1 Gefolgsmann
       *[other] { $n } Gefolgsleute
    }

kind-city =
    .the = die Stadt
    .to = der Stadt
kind-field =
    .the = die Wiese
    .to = der Wiese
kind-garden =
    .the = den Garten
    .to = dem Garten
kind-monastery =
    .the = das Kloster
    .to = dem Kloster
kind-road =
    .the = die Straße
    .to = der Straße

prompt-deploy-a-follower = Einen Gefolgsmann setzen?
prompt-place-the-tile = Lege das Plättchen.

label-cities = { $n ->
    [one] Stadt
   *[other] Städte
 }
label-city = Stadt
label-farmers = { $n ->
    [one] Bauer
   *[other] Bauern
 }
label-field = Wiese
label-followers = { $n ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
 }
label-garden = Garten
label-monastery = Kloster
label-neighbours = { $n ->
    [one] Nachbar
   *[other] Nachbarn
 }
label-pennants = Wappen
label-road = Straße
label-stack = Stapel
label-tiles = Plättchen
