verb-corn-add =
    .option = { $a } { $into } dazustellen
    .deed = stellt { $a } { $into } dazu
verb-corn-all-add =
    .option = alle einen Gefolgsmann dazustellen lassen
    .deed = lässt alle einen Gefolgsmann dazustellen
verb-corn-all-remove =
    .option = alle einen Gefolgsmann zurücknehmen lassen
    .deed = lässt alle einen Gefolgsmann zurücknehmen
verb-corn-remove =
    .option = { $at } zurücknehmen
    .deed = nimmt { $at } zurück

trait-circle-city = Kornkreis für Ritter
trait-circle-field = Kornkreis für Bauern
trait-circle-road = Kornkreis für Gefolgsleute auf Straßen

prompt-a-follower-for-the-crop-circle = Ein Gefolgsmann für den Kornkreis.
    .help = Wie gewählt, stellst du in einem Gebiet der gezeigten Art einen Gefolgsmann zu einem eigenen, oder du nimmst dort einen zurück.
prompt-shall-all-players-add-a-follower-or-take-one-back = Sollen alle einen Gefolgsmann dazustellen oder einen zurücknehmen?
    .help = Deine Wahl gilt für alle Spieler. Der Kreis sagt, um wen es geht: Mistgabel Bauern, Keule Gefolgsleute auf Straßen, Schild Ritter.

label-city = Stadt
label-farmers = { $n ->
    [one] Bauer
   *[other] Bauern
 }
label-field = Wiese
label-road = Straße

### Set-up
title = Die Kornkreise
how = Plättchen mit einem Kornkreis werden eingemischt, sechs je Satz. Ist ein solches Plättchen gelegt und gewertet, entscheidet der Spieler, der es gelegt hat, für alle: Alle dürfen einen Gefolgsmann dazustellen, oder alle müssen einen zurücknehmen. Der Kreis sagt, um wen es geht: die Mistgabel um Bauern, die Keule um Gefolgsleute auf Straßen, der Schild um Ritter. Ein dazugestellter Gefolgsmann kommt zu einem eigenen im selben Gebiet. Der linke Nachbar beginnt, der Spieler des Plättchens kommt zuletzt.
option-sets = Sätze
    .about = Welche Sätze mit je sechs Plättchen eingemischt werden.
option-sets-one = der erste Satz (2010)
option-sets-two = der zweite Satz (2012)
option-copies = Exemplare jedes Satzes
    .about = Wie oft jeder gewählte Satz eingemischt wird. Bei 0 gelten die Regeln ohne die Plättchen.
option-circles = Kornkreise
    .about = Nach einem Plättchen mit Kreis stellen alle einen Gefolgsmann dazu oder nehmen einen zurück. Ist dies aus, sind die Kreise nur Verzierung.
option-corn-add = Einen Gefolgsmann dazustellen
    .about = Ob ein Spieler, der einen Gefolgsmann dazustellen kann, auch darauf verzichten darf.
option-corn-add-may = freiwillig
option-corn-add-must = Pflicht
preset-zman-new = Z-Man Games
    .about = Neue englische Ausgabe: Wer einen Gefolgsmann dazustellen kann, muss es tun.

rule-cc-05 = Der Spieler des Plättchens wählt für alle: alle stellen einen Gefolgsmann dazu, oder alle nehmen einen zurück.
rule-cc-07 = Ein Gefolgsmann aus deinem Vorrat kommt zu einem eigenen dieser Art auf dessen Gebiet.
rule-cc-08 = Bei einer Option muss ein Spieler, der einen Gefolgsmann dazustellen kann, es tun.
rule-cc-09 = Ein eigener Gefolgsmann dieser Art muss heimkehren.
rule-cc-11 = Jeder Gefolgsmann, der auf dem Gebiet stehen darf, zählt; Baumeister, Schwein, Scheune und Schäfer nicht.
