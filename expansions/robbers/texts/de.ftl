verb-robber-rob =
    .option = { $at } berauben
    .deed = beraubt { $at }
verb-robber-rob-second =
    .option = { $at } bei der zweiten Zählfigur berauben
    .deed = beraubt { $at } bei der zweiten Zählfigur
verb-robber-to =
    .option = den Räuber neben die Zählfigur von { $at } stellen
    .deed = stellt den Räuber neben die Zählfigur von { $at }
verb-robber-to-second =
    .option = den Räuber neben die zweite Zählfigur von { $at } stellen
    .deed = stellt den Räuber neben die zweite Zählfigur von { $at }

figure-robber = Räuber
    .a = einen Räuber
    .the = den Räuber
    .to = dem Räuber
    .with = einem Räuber
    .subject = der Räuber
    .count = { $n ->
        [one] 1 Räuber
       *[other] { $n } Räuber
    }

place-robbers-track = Feld { $nth } der Zählleiste
    .to = Feld { $nth } der Zählleiste

prompt-beside-whose-marker-does-the-robber-go = Neben wessen Zählfigur kommt der Räuber?
prompt-whom-does-the-robber-rob = Wen beraubt der Räuber?

label-robber = Räuber
