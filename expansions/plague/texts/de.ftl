verb-plague-flea =
    .option = einen Floh auf { $at } setzen
    .deed = setzt einen Floh auf { $at }
verb-plague-flee =
    .option = { $at } fliehen lassen
    .deed = lässt { $at } fliehen
verb-plague-flee-to =
    .option = auf { $at } fliehen
    .deed = flieht auf { $at }
verb-plague-take =
    .option = den Floh von { $to } nehmen
    .deed = nimmt den Floh von { $to }

token-eradicated-outbreak = die Pest auf { $cell } ist ausgerottet
    .noun = erloschener Herd
token-flea = { "" }
    .noun = Floh
token-inactive-flea = { "" }
    .noun = ruhender Floh
token-outbreak = auf { $cell } bricht die Pest aus
    .noun = Pestherd

prompt-the-plague-spreads-where-do-you-put-a-flea = Die Pest breitet sich aus: Wohin setzt du einen Floh?
prompt-where-do-you-lay-the-flea-that-you-took = Wohin legst du den genommenen Floh?
prompt-where-does-it-flee-to = Wohin flieht er?

label-city = Stadt
label-fairy = Fee
label-field = Wiese
label-fleas-in-the-supply = { $n ->
    [one] Floh im Vorrat
   *[other] Flöhe im Vorrat
 }
label-monastery = Kloster
label-road = Straße
