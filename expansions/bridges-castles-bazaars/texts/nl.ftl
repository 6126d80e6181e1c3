verb-bazaars-bid =
    .option = { $n } bieden
    .deed = biedt { $n }
verb-bazaars-buy =
    .option = de tegel kopen voor het hoogste bod
    .deed = koopt de tegel voor het hoogste bod
verb-bazaars-open =
    .option = { $at } veilen met een bod van { $n }
    .deed = veilt { $at } met een bod van { $n }
verb-bazaars-request =
    .option = een veiling vragen
    .deed = vraagt een veiling
verb-bazaars-sell =
    .option = de tegel verkopen voor het hoogste bod
    .deed = verkoopt de tegel voor het hoogste bod
verb-bazaars-take =
    .option = { $at } nemen
    .deed = neemt { $at }
verb-bridges-build =
    .option = een brug bouwen { $at }
    .deed = bouwt een brug { $at }
verb-castles-build =
    .option = een burcht maken van { $at }
    .deed = maakt een burcht van { $at }
verb-castles-score =
    .option = { $at } scoren{ $value }
    .deed = scoort { $at }{ $value }
verb-castles-take =
    .option = { $at } nemen{ $value }
    .deed = neemt { $at }{ $value }

event-bazaars-got = { $who } krijgt { $at } voor { $points }
event-bazaars-none = de markt van { $who } gaat niet door; er zijn nog { $n } tegels in de stapel

token-bridge = { $who } bouwt een brug { $at }
    .noun = brug
token-castle = { $who } bouwt een burcht op { $cell }
    .noun = burcht

kind-castle =
    .the = de burcht
    .to = de burcht

place-bazaars-offer = tegel { $nth }
    .to = tegel { $nth }

prompt-bid-higher-or-pass = Hoger bieden, of passen?
prompt-build-a-bridge = Een brug bouwen?
prompt-build-a-castle-or-score-the-city = Een burcht bouwen, of de stad scoren?
prompt-build-the-bridge-that-the-tile-needs = Bouw de brug die de tegel nodig heeft.
prompt-buy-the-tile-or-sell-it-to-the-highest-bidder = De tegel kopen, of verkopen aan de hoogste bieder?
prompt-do-you-want-an-auction = Wil je een veiling?
prompt-put-a-tile-up-for-auction-with-your-bid = Veil een tegel, met je bod.
prompt-take-a-tile = Neem een tegel.
prompt-which-feature-does-your-castle-score = Wat scoort je burcht?
prompt-with-which-castle-does-this-one-score = Met welke burcht scoort deze?

label-auctioneer = veilingmeester
label-bazaar = markt
label-bid = bod
label-castle = burcht
label-castles = { $n ->
    [one] burcht
   *[other] burchten
 }
label-city = stad
label-field = weide
label-garden = tuin
label-highest-bid = hoogste bod
label-monastery = klooster
label-organizer = organisator
label-road = weg
label-stack = stapel
