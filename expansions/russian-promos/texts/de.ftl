verb-trap-free =
    .option = { $at } zurücknehmen
    .deed = nimmt { $at } zurück

kind-hut =
    .the = die Hütte
    .to = der Hütte
    .into = in die Hütte
    .in = in der Hütte

trait-solovei = Baum des Solowei
trait-vodyanoy = See des Wodjanoi

label-empty-places = { $n ->
    [one] leerer Platz
   *[other] leere Plätze
 }
label-field = Wiese
label-followers = { $n ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
 }
label-garden = Garten
label-hut = Hütte
label-road = Straße
label-vodyanoy = Wodjanoi

### Set-up
title = Russische Promos
how = Vier Plättchen kommen hinzu; eines davon ist eine Kreuzung ohne eigene Regel. Ein Gefolgsmann auf der Hütte der Baba Jaga bringt 1 Punkt, sobald acht Plättchen ringsum liegen, oder am Ende 1 Punkt und 1 weiteren für jeden leeren Platz ringsum. Der See des Wodjanoi fängt alle Gefolgsleute auf den acht Plättchen ringsum, und jeder, der am Ende noch dort steht, kostet seinen Besitzer 2 Punkte. Der Baum des Solowei fängt die nächststehenden Gefolgsleute auf seiner Straße. Statt eine Figur zu setzen, darfst du einen eigenen Gefolgsmann von einem See oder Baum zurücknehmen, der schon vorher lag.
option-promos = Plättchen der Jahre
    .about = Welche der Plättchen im Spiel sind.
option-promos-2013 = 2013: Kreuzung und Hütte
option-promos-2016 = 2016: See und Baum
option-copies = Anzahl der Plättchen
    .about = Wie oft jedes dieser Plättchen im Spiel ist.
option-trap-figures = Wer gefangen wird
    .about = See und Baum fangen nur Gefolgsleute oder alle Figuren der Spieler, etwa Baumeister und Schwein.
option-trap-figures-followers = nur Gefolgsleute
option-trap-figures-all = alle Figuren der Spieler
option-tree-reach = Reichweite des Baums
    .about = Jedes Mal, wenn der Baum fängt, nimmt er, wer auf seiner Straße am nächsten steht, oder alle auf dieser Straße.
option-tree-reach-nearest = die nächststehenden Figuren
option-tree-reach-road = alle auf der Straße
option-first-trap = Zuerst See oder Baum
    .about = Kommt der See zuerst, nimmt er auch, wer an einem Baum daneben gefangen ist. Kommt der Baum zuerst, bleiben sie am Baum.
option-first-trap-lake = der See
option-first-trap-tree = der Baum
option-lake-field = Figuren auf dem Plättchen des Sees
    .about = Figuren dürfen auf die Wiese des Plättchens mit dem See gesetzt werden.
option-hut-abbot = Abt auf der Hütte
    .about = Ein Abt darf auf die Hütte gesetzt werden.
option-hut-wagon = Wagen auf der Hütte
    .about = Ein Wagen darf auf die Hütte gesetzt werden oder nach einer Wertung dorthin fahren.
preset-first-text = Erster Text
    .about = Nach dem ersten Text fängt der Baum alle Gefolgsleute auf seiner Straße, nicht nur die nächststehenden.
preset-author-2021 = Autor, 2021
    .about = Nach dem Autor fangen See und Baum alle Figuren der Spieler, nicht nur Gefolgsleute.

rule-rp-11 = Statt eine Figur zu setzen, darfst du einen gefangenen Gefolgsmann zurücknehmen.
rule-rp-12 = Nicht bei dem Plättchen, mit dem die Falle gelegt wurde.
rule-rp-16 = Auf das Plättchen des Sees kommt niemand.
