trait-post-n-straight = Wegweiser geradeaus
trait-post-e-left = Wegweiser nach links
trait-post-e-right = Wegweiser nach rechts
trait-post-e-straight = Wegweiser geradeaus
trait-post-w-left = Wegweiser nach links
trait-post-w-right = Wegweiser nach rechts
trait-post-w-straight = Wegweiser geradeaus
trait-post-s-left = Wegweiser nach links
trait-post-s-right = Wegweiser nach rechts
trait-post-s-straight = Wegweiser geradeaus

label-road = Straße
label-signposts = { $n ->
    [one] Wegweiser, der stimmt
   *[other] Wegweiser, die stimmen
 }

### Set-up
title = Die Wegweiser
how = Zwölf Plättchen mit je zwei Wegweisern kommen hinzu. Ein Wegweiser steht am Rand seines Plättchens und zeigt nach links, geradeaus oder nach rechts: So soll die Straße über das nächste Plättchen weitergehen. Wird eine Straße fertig, bringt jeder Wegweiser, der stimmt, zusätzlich zur Straße Punkte für alle, die sie werten: je 1 Punkt, wenn alle von einer Art sind, je 2 bei zwei Arten, je 3 bei allen dreien. Endet die Straße auf dem nächsten Plättchen, stimmt der Wegweiser nicht. Am Spielende bringt jeder Wegweiser, der stimmt, auf einer unfertigen Straße 1 Punkt.
option-copies = Plättchensätze
    .about = Wie oft der Satz von zwölf Plättchen im Spiel ist. Wir haben die Plättchen selbst entworfen. Mit 0 gibt es keine Wegweiser.
