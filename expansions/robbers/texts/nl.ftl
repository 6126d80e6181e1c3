verb-robber-rob =
    .option = { $at } beroven
    .deed = berooft { $at }
verb-robber-rob-second =
    .option = { $at } beroven bij de tweede scorefiguur
    .deed = berooft { $at } bij de tweede scorefiguur
verb-robber-to =
    .option = de rover naast de scorefiguur van { $at } zetten
    .deed = zet de rover naast de scorefiguur van { $at }
verb-robber-to-second =
    .option = de rover naast de tweede scorefiguur van { $at } zetten
    .deed = zet de rover naast de tweede scorefiguur van { $at }

figure-robber = rover
    .a = een rover
    .the = de rover
    .to = de rover
    .with = een rover
    .subject = de rover
    .count = { $n ->
        [one] 1 rover
       *[other] { $n } rovers
    }

place-robbers-track = veld { $nth } van het scorespoor
    .to = veld { $nth } van het scorespoor

prompt-beside-whose-marker-does-the-robber-go = Naast wiens scorefiguur komt de rover?
prompt-whom-does-the-robber-rob = Wie berooft de rover?

label-robber = rover
