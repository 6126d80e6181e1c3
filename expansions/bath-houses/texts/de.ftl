trait-bathhouse = Badehaus
trait-banner-3 = Banner eines Badehauses, 3
trait-banner-4 = Banner eines Badehauses, 4
trait-banner-5 = Banner eines Badehauses, 5

verb-bath-first =
    .option = { $at } geht zuerst
    .deed = lässt { $at } zuerst gehen
verb-bath-to =
    .option = ins Badehaus auf { $cell }
    .deed = schickt einen Gefolgsmann ins Badehaus auf { $cell }
verb-bath-pay =
    .option = { $at } zurückkaufen
    .deed = kauft { $at } zurück

prompt-who-goes-to-a-bathhouse-first = Wer geht zuerst in ein Badehaus?
    .help = Jeder dieser Gefolgsleute war allein in seinem Gebiet und geht deshalb in ein Badehaus statt zurück zum Spieler. Du bestimmst die Reihenfolge; der Besitzer wählt das Badehaus.
prompt-to-which-bathhouse-does-your-follower-go = In welches Badehaus geht dein Gefolgsmann?
    .help = Er war allein in seinem Gebiet und geht deshalb in ein Badehaus statt in deinen Vorrat. Ihn zurückzukaufen kostet die Zahl auf dem Banner; umsonst kommt er zurück, sobald auf den acht Feldern um das Badehaus Plättchen liegen.
prompt-buy-a-follower-back-out-of-the-bathhouse = Einen Gefolgsmann aus dem Badehaus zurückkaufen?
    .help = Das kostet die Zahl auf dem Banner des Badehauses. Du darfst den Gefolgsmann noch in diesem Zug setzen.

stream-bath-houses-pick = { "" }
pile-bath-houses-box = { "" }

label-bath = Bad
label-bathhouse = Badehaus

### Set-up
title = Die Bader
how = Dazu kommen Plättchen mit einem Badehaus: vier der sechs zu zweit, fünf zu dritt, sonst alle. Jedes hat an seiner Stadt oder Straße ein Banner mit 3, 4 oder 5. Wird diese Stadt oder Straße fertig, ist sie so viele Punkte mehr wert. Wird ein Gefolgsmann gewertet, der allein in einem Gebiet steht, kommt er nicht zurück, sondern muss in ein freies Badehaus deiner Wahl, falls es eines gibt. Er kommt zurück, sobald auf den acht Feldern um das Badehaus Plättchen liegen, oder wenn du in deinem Zug, bevor du eine Figur setzt, die Zahl auf dem Banner bezahlst. Am Spielende bringt ein Gefolgsmann im Badehaus nichts.
option-copies = Plättchensätze
    .about = Wie viele Sätze der sechs Plättchen es gibt; von jedem Satz sind zu zweit vier, zu dritt fünf im Spiel. Mit 0 spielt ihr mit den Regeln, aber ohne die Plättchen.
option-bath-where = Welches Badehaus
    .about = In welches freie Badehaus ein Gefolgsmann gehen darf.
option-bath-where-any = jedes in der Landschaft
option-bath-where-feature = eines auf einem Plättchen seines Gebiets
option-bath-debt = Bezahlen mit zu wenig Punkten
    .about = Ob du einen Gefolgsmann zurückkaufen darfst, wenn du weniger Punkte hast, als er kostet. Deine Punkte können dann unter 0 fallen.
option-bath-debt-allowed = erlaubt
option-bath-debt-refused = nicht erlaubt

rule-bh-05 = Ein Gefolgsmann, der allein gewertet wird, geht in ein freies Badehaus.
rule-bh-06 = Der Spieler am Zug sagt, wer zuerst geht.
rule-bh-09 = Du kaufst Gefolgsleute im eigenen Zug zurück, vor dem Setzen.
rule-bh-10 = Du zahlst die Zahl auf dem Banner; bei einer Option nur, wenn du die Punkte hast.
rule-bh-24 = Der Besitzer wählt ein freies Badehaus.
