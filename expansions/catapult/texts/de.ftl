verb-catapult-caught =
    .option = einen Fang eintragen, oder einen Chip, der nicht über das Lineal flog
    .deed = trägt einen Fang ein, oder einen Chip, der nicht über das Lineal flog
verb-catapult-hit =
    .option = { $at } treffen
    .deed = trifft { $at }
verb-catapult-landed =
    .option = eine Landung auf { $cell } eintragen
    .deed = trägt eine Landung auf { $cell } ein
verb-catapult-pick =
    .option = { $at } spielen
    .deed = spielt { $at }
verb-catapult-swap =
    .option = { $a } an die Stelle von { $to } setzen
    .deed = setzt { $a } an die Stelle von { $to }
verb-catapult-throw =
    .option = auf { $cell } werfen
    .deed = wirft auf { $cell }

event-catapult-catch = { $who } beginnt eine Runde Fangen
event-catapult-is-caught = { $who } fängt den Chip
event-catapult-is-missed = niemand fängt den Chip von { $who }
event-catapult-knock-out = { $who } beginnt eine Runde Umwerfen
event-catapult-seduction = { $who } beginnt eine Runde Verführen
event-catapult-target = { $who } beginnt eine Runde Zielen

token-catch = der Chip von { $who } landet auf { $cell }
    .noun = Fangchip
token-knock-out = der Chip von { $who } landet auf { $cell }
    .noun = Umwerfchip
token-seduction = der Chip von { $who } landet auf { $cell }
    .noun = Verführchip
token-target = der Chip von { $who } landet auf { $cell }
    .noun = Zielchip

chance-catapult-catch = { "" }
chance-catapult-hit = { "" }
chance-catapult-throw = { "" }

place-catapult-kind = Spiel { $nth }
    .to = Spiel { $nth }

prompt-put-a-follower-in-the-place-of-the-nearest-one = Einen Gefolgsmann an die Stelle des nächsten setzen?
prompt-was-the-token-caught = Wurde der Chip gefangen?
prompt-where-did-the-token-land = Wo ist der Chip gelandet?
prompt-where-do-you-aim = Wohin zielst du?
prompt-which-game-is-played-at-the-fair-1-knock-out-2-seduction = Welches Spiel wird auf dem Jahrmarkt gespielt? 1 Umwerfen, 2 Verführen
prompt-which-game-is-played-at-the-fair-1-knock-out-2-seduction-3-target-4-catch = Welches Spiel wird auf dem Jahrmarkt gespielt? 1 Umwerfen, 2 Verführen, 3 Zielen, 4 Fangen
prompt-whom-does-the-token-hit = Wen trifft der Chip?

label-catch-tokens-thrown = { $n ->
    [one] geworfener Fangchip
   *[other] geworfene Fangchips
 }
label-city = Stadt
label-distance-from-the-fair-squared = Abstand zum Jahrmarkt, im Quadrat
label-fair = Jahrmarkt
label-field = Wiese
label-followers = { $n ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
 }
label-knock-out-tokens-thrown = { $n ->
    [one] geworfener Umwerfchip
   *[other] geworfene Umwerfchips
 }
label-monastery = Kloster
label-road = Straße
label-seduction-tokens-thrown = { $n ->
    [one] geworfener Verführchip
   *[other] geworfene Verführchips
 }
label-target-tokens-thrown = { $n ->
    [one] geworfener Zielchip
   *[other] geworfene Zielchips
 }
label-tiles = Plättchen
