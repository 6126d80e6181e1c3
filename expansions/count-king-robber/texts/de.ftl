verb-count-enter =
    .option = { $a } in { $at } stellen
    .deed = stellt { $a } in { $at }
verb-count-join =
    .option = { $a } aus der Stadt Carcassonne auf { $at } versetzen{ $value }
    .deed = versetzt { $a } aus der Stadt Carcassonne auf { $at }{ $value }
verb-count-move =
    .option = den Grafen in { $at } versetzen
    .deed = versetzt den Grafen in { $at }

token-king =
    .noun = König
token-king-marker = { $who } wird König durch die Stadt auf { $cell }
    .noun = Königschip
token-robber-baron =
    .noun = Raubritter
token-robber-baron-marker = { $who } wird Raubritter durch die Straße auf { $cell }
    .noun = Raubritterchip

figure-count = Graf
    .a = einen Grafen
    .the = den Grafen
    .to = dem Grafen
    .with = einem Grafen
    .subject = der Graf
    .count = { $n ->
        [one] 1 Graf
       *[other] { $n } Grafen
    }

kind-city-of-carcassonne =
    .the = die Stadt Carcassonne
    .to = der Stadt Carcassonne

place-count-castle = die Burg
    .to = der Burg
place-count-cathedral = die Kathedrale
    .to = der Kathedrale
place-count-market = den Markt
    .to = dem Markt
place-count-smithy = die Schmiede
    .to = der Schmiede

prompt-move-a-follower-out-of-the-city-of-carcassonne = Einen Gefolgsmann aus der Stadt Carcassonne versetzen?
prompt-move-the-count = Den Grafen versetzen?
prompt-place-a-follower-in-the-city-of-carcassonne = Einen Gefolgsmann in die Stadt Carcassonne setzen?

label-carcassonne = Carcassonne
label-castle = Burg
label-cathedral = Kathedrale
label-cities = { $n ->
    [one] Stadt
   *[other] Städte
 }
label-city = Stadt
label-city-of-carcassonne = Stadt Carcassonne
label-field = Wiese
label-garden = Garten
label-king = König
label-king-and-robber-baron = König und Raubritter
label-market = Markt
label-monastery = Kloster
label-road = Straße
label-robber-baron = Raubritter
label-serves-cities = bedient Städte
label-serves-fields = bedient Wiesen
label-serves-monasteries = bedient Klöster
label-serves-roads = bedient Straßen
label-smithy = Schmiede
label-stack = Stapel
label-start = Start
label-the-count-is-here = der Graf ist hier
