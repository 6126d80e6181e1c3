verb-wheel-enter =
    .option = { $a } auf { $at } stellen
    .deed = stellt { $a } auf { $at }
verb-wheel-remove =
    .option = { $at } in den Vorrat zurücknehmen
    .deed = nimmt { $at } in den Vorrat zurück

event-wheel-famine = das Schwein zieht { $n } weiter und hält bei Hungersnot
event-wheel-fortune = das Schwein zieht { $n } weiter und hält bei Glück
event-wheel-inquisition = das Schwein zieht { $n } weiter und hält bei Inquisition
event-wheel-plague = das Schwein zieht { $n } weiter und hält bei Pest
event-wheel-storm = das Schwein zieht { $n } weiter und hält bei Unwetter
event-wheel-taxes = das Schwein zieht { $n } weiter und hält bei Steuern

figure-wheel-pig = Schwein des Rads
    .a = ein Schwein des Rads
    .the = das Schwein des Rads
    .to = dem Schwein des Rads
    .with = einem Schwein des Rads
    .subject = das Schwein des Rads
    .count = { $n ->
        [one] 1 Schwein des Rads
       *[other] { $n } Schweine des Rads
    }

kind-wheel-hub =
    .the = die Achse des Rads
    .to = der Achse des Rads

place-wheel-crowns = Kronenfeld { $nth }
    .to = Kronenfeld { $nth }
place-wheel-sectors = { "" }

prompt-the-plague-which-follower-do-you-take-back = Die Pest: Welchen Gefolgsmann nimmst du zurück?

label-1-for-each-farmer-and-completed-city = 1 je Bauer und fertiger Stadt
label-1-for-each-follower-in-supply = 1 je Gefolgsmann im Vorrat
label-10-for-each-monk = 10 je Mönch
label-2-for-each-farmer-and-completed-city = 2 je Bauer und fertiger Stadt
label-2-for-each-follower-in-supply = 2 je Gefolgsmann im Vorrat
label-2-for-each-monk = 2 je Mönch
label-20-points-for-the-player-at-turn = 20 Punkte für den Spieler am Zug
label-3-for-each-monk = 3 je Mönch
label-3-points-for-the-player-at-turn = 3 Punkte für den Spieler am Zug
label-4-points-for-the-player-at-turn = 4 Punkte für den Spieler am Zug
label-5-for-each-farmer-and-completed-city = 5 je Bauer und fertiger Stadt
label-5-for-each-follower-in-supply = 5 je Gefolgsmann im Vorrat
label-city = Stadt
label-crown-space = Kronenfeld
label-each-player-takes-one-follower-back = alle nehmen einen Gefolgsmann zurück
label-famine = Hungersnot
label-farmers = { $n ->
    [one] Bauer
   *[other] Bauern
 }
label-field = Wiese
label-followers-in-supply = { $n ->
    [one] Gefolgsmann im Vorrat
   *[other] Gefolgsleute im Vorrat
 }
label-for-each-city-its-pennants-and-own-knights = je Stadt ihre Wappen und eigenen Ritter
label-for-each-knight-pennants-and-own-knights-of-the-city = je Ritter Wappen und eigene Ritter der Stadt
label-fortune = Glück
label-inquisition = Inquisition
label-knights = Ritter
label-monastery = Kloster
label-monks = { $n ->
    [one] Mönch
   *[other] Mönche
 }
label-pig = Schwein
label-plague = Pest
label-ringmaster = Zirkusdirektor
label-road = Straße
label-start = Start
label-storm = Unwetter
label-taxes = Steuern
label-the-wheel = Das Rad
label-wheel-hub = Achse des Rads
