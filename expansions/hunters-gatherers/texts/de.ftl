verb-hunters-gatherers-retake =
    .option = { $at } zurücknehmen
    .deed = nimmt { $at } zurück

event-hunters-gatherers-majority = { $who } zählt { $n } und hat die Mehrheit bei { $to }
event-hunters-gatherers-menhir = { $who } hat einen Wald mit Menhir geschlossen und legt ein Menhirplättchen
event-hunters-gatherers-minority = { $who } zählt dort { $n } und geht leer aus

stream-hunters-gatherers-menhir = { "" }
stream-seats = { "" }
stream-stock = { "" }

figure-hut = Hütte
    .a = eine Hütte
    .the = die Hütte
    .to = der Hütte
    .with = einer Hütte
    .subject = die Hütte
    .count = { $n ->
        [one] 1 Hütte
       *[other] { $n } Hütten
    }
figure-pawn = Spielfigur
    .a = eine Spielfigur
    .the = die Spielfigur
    .to = der Spielfigur
    .with = einer Spielfigur
    .subject = die Spielfigur
    .count = { $n ->
        [one] 1 Spielfigur
       *[other] { $n } Spielfiguren
    }

kind-forest =
    .the = den Wald
    .to = dem Wald
    .into = in den Wald
    .in = im Wald
kind-lake =
    .the = den See
    .to = dem See
    .into = auf den See
    .in = auf dem See
kind-meadow =
    .the = die Wiese
    .to = der Wiese
    .into = auf die Wiese
    .in = auf der Wiese
kind-river =
    .the = den Fluss
    .to = dem Fluss
    .into = auf den Fluss
    .in = auf dem Fluss

trait-aurochs = Auerochse
trait-deer = Hirsch
trait-fish = Fisch
trait-hunting-trap = Jagdfalle
trait-logboat = Einbaum
trait-mammoth = Mammut
trait-menhir = Menhir
trait-mushrooms = Pilze
trait-pit-trap = Fallgrube
trait-raft = Floß
trait-shaman = Schamane
trait-tiger = Tiger
trait-wild-fire = Lauffeuer

pile-hunters-gatherers-menhir = Menhirplättchen
pile-stock = { "" }

prompt-lay-the-tile = Lege das Plättchen an.
    .help = Alle Kanten müssen passen: Wiese an Wiese, Wald an Wald, Fluss an Fluss.
prompt-put-a-figure-on-it = Eine Figur darauf setzen?
    .help = Eine Spielfigur besetzt eine Wiese, einen Wald oder einen Fluss ohne Spielfiguren. Eine Hütte besetzt alle verbundenen Flüsse und Seen und bleibt stehen.
prompt-take-a-pawn-back = Eine Spielfigur zurücknehmen?
    .help = Durch den Schamanen darfst du eine deiner Spielfiguren vom Plan nehmen. Du darfst sie sofort auf dieses Plättchen setzen.

label-aurochs = { $n ->
    [one] Auerochse
   *[other] Auerochsen
 }
label-deer = { $n ->
    [one] Hirsch
   *[other] Hirsche
 }
label-fish = { $n ->
    [one] Fisch
   *[other] Fische
 }
label-forest = Wald
label-hunting-trap = Jagdfalle
label-lake = See
label-logboat = Einbaum
label-mammoth = { $n ->
    [one] Mammut
   *[other] Mammuts
 }
label-meadow = Wiese
label-menhir-tiles = Menhirplättchen
label-mushrooms = Pilze
label-pit-trap = Fallgrube
label-raft = { $n ->
    [one] See des Floßes
   *[other] Seen des Floßes
 }
label-river = Fluss
label-stack = Stapel
label-taken-deer = { $n ->
    [one] Hirsch für Tiger
   *[other] Hirsche für Tiger
 }
label-tiles = Plättchen

### Set-up
title = Jäger und Sammler
how = Ein eigenes Spiel mit 95 Plättchen mit Wiesen, Wäldern, Flüssen und Seen. In deinem Zug legst du ein Plättchen und darfst eine Spielfigur auf eine Wiese, einen Wald oder einen Fluss darauf setzen oder eine Hütte auf einen See oder einen Fluss. Ein geschlossener Wald bringt 2 Punkte je Plättchen und mehr für Pilze, ein geschlossener Fluss 1 Punkt je Plättchen und je Fisch. Wer einen Wald mit einem Menhir schließt, legt sofort ein Menhirplättchen; sechs davon haben eine besondere Kraft. Am Ende werten Jäger die Tiere ihrer Wiese, von denen Tiger Hirsche nehmen, und Hütten die Fische aller verbundenen Flüsse und Seen. Wer die meisten Spielfiguren oder Hütten hat, bekommt die Punkte; bei Gleichstand bekommen alle Beteiligten sie voll.
option-pawns = Spielfiguren je Spieler
    .about = Mit wie vielen Spielfiguren jeder Spieler beginnt.
option-huts = Hütten je Spieler
    .about = Mit wie vielen Hütten jeder Spieler beginnt: 3 in der neuen Ausgabe, 2 in der ersten.
option-animal-points = Punkte der Tiere
    .about = Was jedes Tier einer Wiese am Ende zählt.
option-animal-points-by-kind = Mammut 3, Auerochse 2, Hirsch 1
option-animal-points-equal = jedes Tier 2
option-mushroom-points = Punkte der Pilze
    .about = Was eine Gruppe Pilze in einem geschlossenen Wald zählt: 3 in der neuen Ausgabe, 2 in der ersten.
option-powers = Menhirplättchen mit Kräften
    .about = Die Jagdfalle, der Einbaum, der Schamane, das Lauffeuer, die Fallgrube und das Floß sind im zweiten Stapel. Die erste Ausgabe hatte Bonusplättchen mit anderen Formen; die zehn einfachen Menhirplättchen stehen dafür.
option-player-limit = Anzahl der Spieler
    .about = Wie viele mitspielen können.
option-player-limit-box = 2 bis 5, wie in der Schachtel
option-player-limit-free = 1 bis 8
option-first-player = Startspieler
    .about = Wer den ersten Zug macht.
option-first-player-listed = der erste Spieler der Liste
option-first-player-random = ein zufälliger Spieler

rule-hg-04 = Ein Plättchen kommt auf ein freies Feld neben ein anderes, und jede Kante an einem Plättchen muss passen: Wiese an Wiese, Wald an Wald, Fluss an Fluss.
rule-hg-10 = Du legst das gezogene Plättchen und darfst dann eine Figur daraufsetzen: eine Spielfigur auf eine Wiese, einen Wald oder einen Fluss oder eine Hütte auf einen See oder einen Fluss.
rule-hg-11 = Auf der ganzen Wiese, im ganzen Wald oder auf dem ganzen Fluss darf noch keine Spielfigur stehen, auch keine eigene.
rule-hg-12 = Auf allen verbundenen Flüssen und Seen darf noch keine Hütte stehen, auch keine eigene.
rule-hg-13 = Eine Hütte steht auf dem See des Plättchens, nicht auf einem Fluss, der darin endet.
rule-hg-14 = Ohne eine solche Figur in deinem Vorrat kannst du keine auf das Plättchen setzen.
rule-hg-20 = Ein geschlossener Wald bringt 2 Punkte je Plättchen und mehr für jede Gruppe Pilze.
rule-hg-21 = Ein geschlossener Fluss bringt 1 Punkt je Plättchen und 1 für jeden Fisch in ihm und in den Seen an seinen Enden.
rule-hg-22 = Der Spieler mit den meisten Spielfiguren bekommt alle Punkte; bei Gleichstand bekommen alle Beteiligten sie voll.
rule-hg-23 = Wälder und Flüsse, die am Ende offen sind, bringen nichts.
rule-hg-32 = Mit dem Schamanen darfst du eine eigene Spielfigur zurücknehmen, bevor du eine Figur auf das Plättchen setzt.
rule-hg-40 = Am Ende werten die Jäger einer Wiese ihre Tiere; jeder Tiger nimmt einen Hirsch weg.
rule-hg-45 = Das Spiel endet nach dem Zug, in dem das letzte Plättchen des Stapels gelegt wurde.
error-players = { $players ->
    [one] { $players } Spieler; das Spiel ist für 2 bis 5 (HG-01). Schreib player_limit = "free" unter [hunters-gatherers] für 1 bis 8
   *[other] { $players } Spieler; das Spiel ist für 2 bis 5 (HG-01). Schreib player_limit = "free" unter [hunters-gatherers] für 1 bis 8
}
