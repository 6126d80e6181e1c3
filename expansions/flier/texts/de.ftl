verb-flier-fly =
    .option = { $a } von { $cell } fliegen lassen
    .deed = lässt { $a } von { $cell } fliegen
verb-flier-land =
    .option = auf { $to } landen
    .deed = landet auf { $to }

event-flier-lost = { $who } findet keinen Landeplatz und nimmt die Figur zurück
event-flier-rolled = { $who } würfelt { $n } für den Flug von { $cell }

chance-flier-die = { "" }

prompt-where-does-the-figure-land = Wo landet die Figur?

label-field = Wiese
label-garden = Garten
label-ringmaster = Zirkusdirektor
label-road = Straße
