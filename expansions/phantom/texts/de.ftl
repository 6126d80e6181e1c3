figure-phantom = Phantom
    .a = ein Phantom
    .the = das Phantom
    .to = dem Phantom
    .with = einem Phantom
    .subject = das Phantom
    .count = { $n ->
        [one] 1 Phantom
       *[other] { $n } Phantome
    }

prompt-deploy-the-phantom = Das Phantom setzen?
    .help = Du darfst auch noch das Phantom, das als Gefolgsmann zählt, in ein unbesetztes Gebiet dieses Plättchens setzen.

### Set-up
title = Das Phantom (Das Gefolge)
how = Jeder Spieler bekommt ein Phantom, einen zusätzlichen Gefolgsmann. Hast du wie üblich eine Figur gesetzt, darfst du das Phantom auf ein anderes freies Gebiet des gerade gelegten Plättchens setzen. Das geht auch, wenn du sonst nichts gesetzt hast. Setzt du das Phantom zuerst, folgt keine andere Figur. Es zählt wie ein gewöhnlicher Gefolgsmann und kommt genauso zu dir zurück.
option-phantoms = Phantome je Spieler
    .about = Anzahl der Phantome im Vorrat jedes Spielers.
option-phantom-after = Wann das Phantom folgen darf
    .about = Was du direkt vor dem Setzen des Phantoms getan haben darfst. Für das Burgfräulein gibt es eine eigene Option.
option-phantom-after-any-step = nach allem
option-phantom-after-figures = nicht nach Turmteil, Fee oder Pyramide
option-phantom-after-princess = Phantom nach einem Burgfräulein
    .about = Du darfst das Phantom auch setzen, wenn du mit einem Burgfräulein einen Ritter nach Hause geschickt hast.
option-phantom-after-phantom = Ein Phantom nach dem anderen
    .about = Wer mehrere Phantome hat und eines als erste Figur einsetzt, darf noch eines einsetzen.

rule-ph-03 = Das Phantom wird nach dem Setzen gesetzt, auf ein anderes Gebiet des eben gelegten Plättchens.
rule-ph-04 = Sein Gebiet muss frei sein, auch von der ersten Figur.
