verb-sheep-grow =
    .option = die Herde von { $to } wachsen lassen
    .deed = lässt die Herde von { $to } wachsen
verb-sheep-home =
    .option = die Herde von { $to } heimtreiben
    .deed = treibt die Herde von { $to } heim

event-hills-sheep-sheep = { $n ->
    [one] { $who } zieht 1 Schaf
   *[other] { $who } zieht { $n } Schafe
 }
event-hills-sheep-wolf = { $who } zieht einen Wolf

token-sheep = { "" }
    .noun = Schaf
token-wolf =
    .noun = Wolf

chance-hills-sheep-bag = { "" }

figure-shepherd = Schäfer
    .a = einen Schäfer
    .the = den Schäfer
    .to = dem Schäfer
    .with = einem Schäfer
    .subject = der Schäfer
    .count = { $n ->
        [one] 1 Schäfer
       *[other] { $n } Schäfer
    }

prompt-let-the-flock-grow-or-drive-it-home = Die Herde wachsen lassen oder heimtreiben?

label-city = Stadt
label-field = Wiese
label-flock = Herde
label-garden = Garten
label-monastery = Kloster
label-road = Straße
label-sheep = { $n ->
    [one] Schaf
   *[other] Schafe
 }
label-sheep-in-the-field = { $n ->
    [one] Schaf auf der Wiese
   *[other] Schafe auf der Wiese
 }
label-shop = Laden
label-tokens-with-1-sheep-in-the-bag = { $n ->
    [one] Chip mit 1 Schaf im Beutel
   *[other] Chips mit 1 Schaf im Beutel
 }
label-tokens-with-2-sheep-in-the-bag = { $n ->
    [one] Chip mit 2 Schafen im Beutel
   *[other] Chips mit 2 Schafen im Beutel
 }
label-tokens-with-3-sheep-in-the-bag = { $n ->
    [one] Chip mit 3 Schafen im Beutel
   *[other] Chips mit 3 Schafen im Beutel
 }
label-tokens-with-4-sheep-in-the-bag = { $n ->
    [one] Chip mit 4 Schafen im Beutel
   *[other] Chips mit 4 Schafen im Beutel
 }
label-vineyards = { $n ->
    [one] Weinberg
   *[other] Weinberge
 }
