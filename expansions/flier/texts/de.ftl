verb-flier-fly =
    .option = { $a } von { $cell } fliegen lassen
    .deed = lässt { $a } von { $cell } fliegen
verb-flier-land =
    .option = { $in } landen
    .deed = landet { $in }

event-flier-lost = { $who } findet keinen Landeplatz und nimmt die Figur zurück
event-flier-rolled = { $who } würfelt { $n } für den Flug von { $cell }

chance-flier-die = { "" }

stream-flier-die = { "" }

trait-flying-machine = Fluggerät

prompt-where-does-the-figure-land = Wo landet die Figur?
    .help = Sie muss in einem unfertigen Gebiet des erreichten Plättchens landen, nie auf einer Wiese; dort dürfen schon andere stehen.

label-field = Wiese
label-garden = Garten
label-ringmaster = Zirkusdirektor
label-road = Straße

### Set-up
title = Die Fluggeräte
how = Acht Plättchen mit einem Fluggerät werden eingemischt. Hast du eines gelegt, darfst du wie gewohnt eine Figur setzen oder einen Gefolgsmann fliegen lassen. Du würfelst mit einem Würfel, der je zweimal 1, 2 und 3 zeigt; so viele Plättchen weit fliegt der Gefolgsmann geradeaus in Richtung des Fluggeräts, manchmal schräg. Er muss in einem unfertigen Gebiet dieses Plättchens landen (Straße, Stadt oder Kloster), auch wenn es besetzt ist, aber nie auf einer Wiese. Findet er keinen Platz, geht er zurück in deinen Vorrat.
option-flying-machines = Fluggeräte
    .about = Gefolgsleute dürfen fliegen. Ist dies aus, sind die Fluggeräte nur Verzierung.
option-copies = Plättchensätze
    .about = Wie viele Sätze mit acht Plättchen eingemischt werden. Bei 0 gelten die Regeln ohne die Plättchen.
option-flier-kinds = Wer fliegen darf
    .about = Welche deiner Figuren fliegen dürfen. Wo eine Figur landet, muss sie stehen dürfen, ein Bürgermeister etwa in einer Stadt.
option-flier-kinds-follower = gewöhnlicher Gefolgsmann
option-flier-kinds-big = großer Gefolgsmann
option-flier-kinds-abbot = Abt
option-flier-kinds-mayor = Bürgermeister
option-flier-kinds-wagon = Wagen
option-flier-kinds-ringmaster = Zirkusdirektor
option-flier-kinds-phantom = Phantom
option-flier-die = Seiten des Würfels
    .about = Die Zahlen auf dem Würfel, jede eine Anzahl Plättchen von 1 bis 99.
preset-big-box-8 = Big Box 8
    .about = Der Text von 2025: Nur gewöhnliche und große Gefolgsleute dürfen fliegen.

rule-fl-04 = Eine Figur fliegt nur mit der Maschine des eben gelegten Plättchens, statt gesetzt zu werden.
rule-fl-06 = Sie landet auf einer unfertigen Straße, Stadt oder einem unfertigen Kloster des Plättchens darunter, besetzt oder nicht.
rule-fl-10 = Ein Gebiet, das das neue Plättchen fertiggestellt hat, ist kein Landeplatz.
rule-fl-11 = Gefolgsleute fliegen und landen, wo ihre Art stehen darf.
