verb-messages-marker =
    .option = Zählfigur { $n } ziehen
    .deed = zieht Zählfigur { $n }
verb-messages-return =
    .option = { $at } werten und zurücknehmen
    .deed = wertet { $at } und nimmt ihn zurück
verb-messages-take =
    .option = die Depesche ausführen
    .deed = führt die Depesche aus
verb-messages-two-points =
    .option = stattdessen 2 Punkte nehmen
    .deed = nimmt stattdessen 2 Punkte

event-messages-city = { $who } zieht die Depesche der kleinsten Stadt
event-messages-farmers = { $who } zieht die Depesche der Bauern
event-messages-follower = { $who } zieht die Depesche eines Gefolgsmanns
event-messages-knights = { $who } zieht die Depesche der Ritter
event-messages-monastery = { $who } zieht die Depesche des kleinsten Klosters
event-messages-pennants = { $who } zieht die Depesche der Wappen
event-messages-road = { $who } zieht die Depesche der kürzesten Straße
event-messages-tile = { $who } zieht die Depesche eines weiteren Plättchens

chance-messages = { "" }

stream-messages = { "" }

number-marker-second = zweite Zählfigur auf { $n }
number-marker-usual = Zählfigur auf { $n }

prompt-carry-out-the-message = Die Depesche ausführen?
    .help = Führst du sie nicht aus, bekommst du stattdessen 2 Punkte.
prompt-which-follower-is-scored-and-taken-back = Welcher Gefolgsmann wird gewertet und zurückgenommen?
    .help = Das Gebiet dieses Gefolgsmanns wird jetzt für dich gewertet wie am Spielende, auch ohne Mehrheit.
prompt-which-marker-moves = Welche Zählfigur zieht?
    .help = In deinem eigenen Zug bringt dir eine Zählfigur, die auf einem dunklen Feld landet (0, 5, 10 und so weiter), eine Depesche.

label-city = Stadt
label-farmers = { $n ->
    [one] Bauer
   *[other] Bauern
 }
label-field = Wiese
label-knights = Ritter
label-message = Depesche
label-monastery = Kloster
label-pennants = Wappen
label-road = Straße
label-shop = Shop

### Set-up
title = Die Depeschen
how = Jeder Spieler bekommt eine zweite Zählfigur. Immer wenn du Punkte bekommst, entscheidest du, welche deiner beiden Zählfiguren zieht; dein Punktestand ist die Summe beider. Landet sie in deinem eigenen Zug auf einem dunklen Feld (0, 5, 10 und so weiter), ziehst du eine von acht Depeschen. Du führst sie aus oder nimmst stattdessen 2 Punkte. Depeschen bringen Punkte für deine Straßen, Städte, Klöster, Ritter, Bauern oder Wappen, oder du legst ein weiteres Plättchen.
option-message-unit = Ziehen der Zählfiguren
    .about = Für die Punkte jedes Gebiets wählst du eine Zählfigur, oder eine Zählfigur zieht um alle Punkte einer Wertung.
option-message-unit-feature = jedes Gebiet für sich
option-message-unit-scoring = alle Punkte einer Wertung zusammen
option-message-timing = Zeitpunkt der Depesche
    .about = Die Depesche wird ausgeführt, wenn alles gewertet ist, oder sofort, bevor das nächste Gebiet gewertet wird.
option-message-timing-after-scoring = nach der Wertung
option-message-timing-at-once = sofort
option-message-chain = Depesche auf Depesche
    .about = Die Punkte einer Depesche können dir eine weitere Depesche bringen.
option-message-limit = Anzahl der Depeschen
    .about = In einer Wertung bekommst du höchstens eine Depesche oder jedes Mal eine, wenn eine Zählfigur auf einem dunklen Feld landet.
option-message-limit-scoring = eine je Wertung
option-message-limit-landing = eine je Landung auf einem dunklen Feld
option-message-alone = Keine Depesche neben anderen
    .about = Du bekommst keine Depesche, wenn auf demselben dunklen Feld eine Zählfigur eines anderen Spielers steht.
option-message-recycle = Benutzte Depeschen
    .about = Benutzte Depeschen kommen unter den Stapel, sodass sich die Reihenfolge wiederholt, oder alle werden gemischt, wenn die letzte benutzt wurde.
option-message-recycle-auto = mit dem Shop gemischt, sonst unter den Stapel
option-message-recycle-bottom = unter den Stapel
option-message-recycle-shuffle = gemischt, wenn alle benutzt sind
option-farmer-message-points = Punkte für Bauern
    .about = Punkte für jeden deiner Bauern bei der Depesche der Bauern.
option-messages = Depeschen im Spiel
    .about = Welche der acht Depeschen im Stapel sind; mindestens eine.
option-messages-road = kürzeste Straße
option-messages-city = kleinste Stadt
option-messages-monastery = kleinstes Kloster
option-messages-tile = weiteres Plättchen
option-messages-pennants = Wappen: je 2 Punkte
option-messages-knights = Ritter: je 2 Punkte
option-messages-farmers = Bauern
option-messages-follower = einen Gefolgsmann werten und zurücknehmen
preset-big-box-8 = Big Box 8
    .about = Der Text von 2025: Eine Zählfigur zieht um alle Punkte einer Wertung.
preset-zman-new = Z-Man Games
    .about = Neue Ausgabe: keine Depesche, wenn auf demselben dunklen Feld eine Zählfigur eines anderen Spielers steht.
preset-quick = Schnell
    .about = Weniger Fragen: Eine Zählfigur zieht um alle Punkte einer Wertung, und Depeschen bringen keine Depeschen.

rule-ms-03 = Wer Punkte macht, wählt, welche seiner beiden Zählfiguren zieht.
rule-ms-05 = Eine Depesche wird ausgeführt, oder du nimmst stattdessen 2 Punkte.
rule-ms-21 = Eine Depesche, die nicht ausgeführt werden kann, lässt nur die 2 Punkte.
