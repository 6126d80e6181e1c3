verb-bazaars-bid =
    .option = { $n } bieten
    .deed = bietet { $n }
verb-bazaars-buy =
    .option = das Plättchen für das höchste Gebot kaufen
    .deed = kauft das Plättchen für das höchste Gebot
verb-bazaars-open =
    .option = { $at } mit einem Gebot von { $n } versteigern
    .deed = versteigert { $at } mit einem Gebot von { $n }
verb-bazaars-request =
    .option = eine Versteigerung verlangen
    .deed = verlangt eine Versteigerung
verb-bazaars-sell =
    .option = das Plättchen für das höchste Gebot verkaufen
    .deed = verkauft das Plättchen für das höchste Gebot
verb-bazaars-take =
    .option = { $at } nehmen
    .deed = nimmt { $at }
verb-bridges-build =
    .option = eine Brücke { $at } bauen
    .deed = baut eine Brücke { $at }
verb-castles-build =
    .option = aus { $to } eine Burg machen
    .deed = macht aus { $to } eine Burg
verb-castles-score =
    .option = { $at } werten{ $value }
    .deed = wertet { $at }{ $value }
verb-castles-take =
    .option = { $at } nehmen{ $value }
    .deed = nimmt { $at }{ $value }

event-bazaars-got = { $who } bekommt { $at } für { $points }
event-bazaars-none = der Basar von { $who } fällt aus; im Stapel sind noch { $n } Plättchen

token-bridge = { $who } baut eine Brücke { $at }
    .noun = Brücke
token-castle = { $who } baut eine Burg auf { $cell }
    .noun = Burg

kind-castle =
    .the = die Burg
    .to = der Burg

place-bazaars-offer = Plättchen { $nth }
    .to = Plättchen { $nth }

prompt-bid-higher-or-pass = Höher bieten oder passen?
prompt-build-a-bridge = Eine Brücke bauen?
prompt-build-a-castle-or-score-the-city = Eine Burg bauen oder die Stadt werten?
prompt-build-the-bridge-that-the-tile-needs = Baue die Brücke, die das Plättchen braucht.
prompt-buy-the-tile-or-sell-it-to-the-highest-bidder = Das Plättchen kaufen oder an den Höchstbietenden verkaufen?
prompt-do-you-want-an-auction = Möchtest du eine Versteigerung?
prompt-put-a-tile-up-for-auction-with-your-bid = Versteigere ein Plättchen, mit deinem Gebot.
prompt-take-a-tile = Nimm ein Plättchen.
prompt-which-feature-does-your-castle-score = Was wertet deine Burg?
prompt-with-which-castle-does-this-one-score = Mit welcher Burg wertet diese?

label-auctioneer = Versteigerer
label-bazaar = Basar
label-bid = Gebot
label-castle = Burg
label-castles = { $n ->
    [one] Burg
   *[other] Burgen
 }
label-city = Stadt
label-field = Wiese
label-garden = Garten
label-highest-bid = höchstes Gebot
label-monastery = Kloster
label-organizer = Organisator
label-road = Straße
label-stack = Stapel
