verb-magic-off =
    .option = { $at } vom Spielfeld nehmen
    .deed = nimmt { $at } vom Spielfeld
verb-magic-to =
    .option = { $the } { $into } stellen
    .deed = stellt { $the } { $into }

figure-mage = Magier
    .a = einen Magier
    .the = den Magier
    .to = dem Magier
    .with = einem Magier
    .subject = der Magier
    .count = { $n ->
        [one] 1 Magier
       *[other] { $n } Magier
    }
figure-witch = Hexe
    .a = eine Hexe
    .the = die Hexe
    .to = der Hexe
    .with = einer Hexe
    .subject = die Hexe
    .count = { $n ->
        [one] 1 Hexe
       *[other] { $n } Hexen
    }

trait-magic = magisches Symbol

prompt-where-do-the-mage-and-the-witch-go = Wohin kommen Magier und Hexe?
    .help = Stelle eine der beiden Figuren auf eine unfertige Straße oder Stadt: Der Magier bringt mehr Punkte je Plättchen, die Hexe halbiert die Punkte.
prompt-which-of-the-two-leaves-the-board = Wer von beiden verlässt das Spielfeld?
    .help = Es gibt kein anderes Gebiet, also verlässt eine der beiden Figuren das Spielfeld.

label-city = Stadt
label-ferries = { $n ->
    [one] Fähre
   *[other] Fähren
 }
label-field = Wiese
label-garden = Garten
label-mage = Magier
label-road = Straße
label-witch = Hexe

### Set-up
title = Magier & Hexe
how = Acht Plättchen mit einem magischen Symbol kommen hinzu und zwei Figuren, die niemandem gehören. Wenn du ein solches Plättchen legst, musst du den Magier oder die Hexe auf eine unfertige Straße oder Stadt stellen oder versetzen, bevor du eine Figur setzt. Die beiden stehen nie im selben Gebiet. Mit dem Magier bringt das Gebiet 1 Punkt mehr für jedes seiner Plättchen, mit der Hexe nur die Hälfte der Punkte, aufgerundet. Nach der Wertung verlässt die Figur das Spielfeld und kann mit einem späteren magischen Plättchen zurückkommen.
option-copies = Plättchensätze
    .about = Wie oft der Satz von acht Plättchen im Spiel ist. Mit 0 gibt es keine magischen Plättchen.
option-mage-points = Punkte des Magiers
    .about = Punkte, die der Magier für jedes Plättchen seiner Straße oder Stadt hinzufügt.
option-magic-move-one = Versetzen, während eine wartet
    .about = Steht eine der beiden Figuren nicht auf dem Spielfeld, darfst du stattdessen die andere versetzen. Ist dies aus, musst du die wartende einsetzen.

rule-mw-04 = Magier und Hexe stehen auf einer unfertigen Straße oder Stadt, irgendwo.
rule-mw-05 = Was das neue Plättchen fertiggestellt hat, ist kein Ort für sie.
rule-mw-06 = Sie stehen nie in einem Gebiet.
rule-mw-07 = Stehen beide auf dem Spielfeld, zieht einer; steht einer, setzt du den anderen oder versetzt den einen.
rule-mw-14 = Mit dem Magier bringt ein Gebiet 1 Punkt je Plättchen mehr.
rule-mw-15 = Mit der Hexe bringt ein Gebiet die Hälfte der Punkte, aufgerundet.
