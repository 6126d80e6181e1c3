verb-drawbridge-cross =
    .option = { $n } in { $at } gehen lassen
    .deed = lässt { $n } in { $at } gehen

trait-drawbridge = Zugbrücke

prompt-does-your-follower-cross-a-drawbridge = Geht dein Gefolgsmann über eine Zugbrücke?
    .help = Die Straße ist fertig und gewertet. Dein Gefolgsmann darf über eine Zugbrücke in eine unfertige Stadt gehen und zählt dort von nun an mit, egal wer dort steht; sonst kehrt er heim. Du entscheidest für jeden deiner Gefolgsleute auf der Straße.

label-city = Stadt
label-road = Straße

### Set-up
title = Die Zugbrücken
how = Zwölf Plättchen kommen hinzu, auf denen Straßen an der Zugbrücke einer Stadt enden. Wird eine solche Straße fertig, wird sie wie üblich gewertet. Ist die Stadt hinter der Zugbrücke noch unfertig, darf, wer allein die meisten Gefolgsleute auf der Straße hat, jeden von ihnen in die Stadt gehen lassen, statt ihn heimzuholen, egal wer dort steht und wer die Straße fertig gebaut hat. Führt die Straße zu mehreren unfertigen Städten, darf jeder Gefolgsmann in eine davon gehen.
option-copies = Plättchensätze
    .about = Wie oft der Satz von zwölf Plättchen im Spiel ist. Die meisten Plättchen haben wir selbst entworfen. Mit 0 gibt es keine Zugbrücken.
option-drawbridge-tied = Auch bei Gleichstand
    .about = Haben mehrere Spieler die meisten Gefolgsleute auf der Straße, darf jeder von ihnen seine gehen lassen.
option-drawbridge-tile = Wo ein Gefolgsmann danach steht
    .about = Das Plättchen der Stadt, auf dem ein Gefolgsmann steht, nachdem er über die Zugbrücke gegangen ist.
option-drawbridge-tile-gate = auf dem Plättchen der Zugbrücke
option-drawbridge-tile-any = auf einem beliebigen Plättchen der Stadt

rule-db-04 = Ein Spieler, der auf der fertigen Straße allein die Mehrheit hat, darf Gefolgsleute in die unfertige Stadt der Zugbrücke ziehen.
rule-db-06 = Unter mehreren unfertigen Städten wählt der Spieler für jeden Gefolgsmann eine.
