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

stream-robbers-lend = { "" }

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

trait-robber = Beutel

place-robbers-track = Feld { $nth } der Zählleiste
    .to = Feld { $nth } der Zählleiste
place-robbers-track-noun = neben der Zählfigur

prompt-beside-whose-marker-does-the-robber-go = Neben wessen Zählfigur kommt der Räuber?
    .help = Zieht diese Zählfigur durch eine Wertung vorwärts, bekommst du die Hälfte der Punkte; wer sie gemacht hat, verliert nichts.
prompt-whom-does-the-robber-rob = Wen beraubt der Räuber?
    .help = Du bekommst die Hälfte der Punkte, die dieser Spieler jetzt erhält; er verliert nichts.

label-robber = Räuber

### Set-up
title = Die Räuber
how = Jeder Spieler bekommt einen Räuber für die Zählleiste, und acht Plättchen tragen einen Beutel. Wenn du ein solches Plättchen legst, darfst du deinen Räuber sofort neben die Zählfigur eines anderen Spielers stellen oder dorthin versetzen. Danach darf der nächste Spieler, dessen Räuber nicht auf der Zählleiste steht, dasselbe tun. Zieht die Zählfigur durch eine Wertung vorwärts, bekommt der Besitzer des Räubers daneben die Hälfte der Punkte, aufgerundet. Wer die Punkte gemacht hat, verliert nichts. Danach geht der Räuber zu seinem Besitzer zurück.
option-robber-tiles = Plättchen mit Beutel
    .about = Acht Plättchen mit Beutel kommen dazu, oder acht zufällig bestimmte Plättchen des Stapels tragen einen, oder keines, und dann spielen die Räuber nicht mit.
option-robber-tiles-printed = eingemischt wie gedruckt
option-robber-tiles-none = keine Plättchen
option-robber-tiles-lent = acht Plättchen des Stapels
option-copies = Sätze von Beuteln
    .about = Wie viele Sätze von acht Beuteln im Spiel sind.
option-robber-invites = Wer noch einen Räuber setzen darf
    .about = Nach dem Spieler des Plättchens dürfen Spieler, deren Räuber nicht auf der Zählleiste steht, ihn setzen: nur der nächste oder alle reihum.
option-robber-invites-next = nur der nächste Spieler
option-robber-invites-each = alle anderen Spieler reihum
option-robber-share = Hälfte der Punkte
    .about = Wie die Hälfte für den Räuber bei einer ungeraden Punktzahl gerundet wird.
option-robber-share-half-up = aufgerundet
option-robber-share-half-down = abgerundet
option-robber-in-final = Räuber in der Schlusswertung
    .about = Ein Räuber, der noch auf der Zählleiste steht, bekommt auch in der Schlusswertung seine Hälfte der Punkte.
preset-zman-bb4 = Z-Man Games, Big Box 4
    .about = Alle anderen, deren Räuber nicht auf der Zählleiste steht, dürfen ihn reihum setzen, nicht nur der nächste.

rule-ro-04 = Wer ein Plättchen mit Beutel legt, darf seinen Räuber auf ein Feld der Wertungsleiste mit der Zählfigur eines anderen stellen.
rule-ro-05 = Ein Räuber, der schon dort steht, darf auf ein anderes solches Feld.
rule-ro-12 = Wenn mehrere Zählfiguren zugleich Punkte machen, wählt der Besitzer des Räubers, wen er beraubt.
