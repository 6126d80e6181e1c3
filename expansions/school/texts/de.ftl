verb-school-copy =
    .option = die Punkte für { $at } wiederholen ({ $n })
    .deed = lässt den Lehrer die Punkte für { $at } wiederholen ({ $n })

figure-teacher = Lehrer
    .a = einen Lehrer
    .the = den Lehrer
    .to = dem Lehrer
    .with = einem Lehrer
    .subject = der Lehrer
    .count = { $n ->
        [one] 1 Lehrer
       *[other] { $n } Lehrer
    }
trait-school-west = westliche Hälfte der Schule
trait-school-east = östliche Hälfte der Schule

kind-school =
    .the = die Schule
    .to = der Schule
    .into = in die Schule
    .in = in der Schule

place-school-teacher-noun = Klasse

pile-school-halves = { "" }

prompt-which-points-does-the-teacher-repeat = Welche Punkte wiederholt der Lehrer?
    .help = Mehrere Gebiete wurden mit verschieden vielen Punkten gewertet. Wer den Lehrer hat, bekommt die Punkte des Gebiets, das hier gewählt wird; dann geht der Lehrer zurück in die Schule.

label-road = Straße
label-school = Schule
label-teacher = Lehrer

### Set-up
title = Die Schule
how = Die zwei Hälften der Schule liegen von Anfang an neben dem Startplättchen, mit sechs Straßen, die dort enden, und einem Lehrer, der niemandem gehört. Schließt du eine Straße zur Schule ab, nimmst du nach ihrer Wertung den Lehrer. Solange du ihn hast, bekommst du dieselben Punkte noch einmal, wenn das nächste Mal ein Gebiet gewertet wird, ganz gleich, wem es gehört; ist es deines, bekommst du sie doppelt. Dann geht der Lehrer zurück in die Schule. Werden mehrere Gebiete gewertet, suchst du dir eines aus, außer wenn ein Spieler alle Punkte bekommt: dann wählt dieser. Sind alle sechs Straßen fertig, bleibt der Lehrer in der Schule.
option-school-side = Platz der Schule
    .about = Die Seite des Startplättchens, auf der die Schule liegt.
option-school-side-right = rechts vom Startplättchen
option-school-side-left = links vom Startplättchen
option-teacher-points = Punkte, die der Lehrer wiederholt
    .about = Ob nur die Punkte des Gebiets zählen oder auch das, was Figuren dort ihrem Besitzer bringen, etwa die Fee.
option-teacher-points-feature = die Punkte des Gebiets
option-teacher-points-all = alle Punkte, die ein Spieler dafür bekommt
option-teacher-final = Lehrer in der Schlusswertung
    .about = Wer den Lehrer am Spielende noch hat, bekommt auch Punkte der Schlusswertung.
option-teacher-dragon = Lehrer und Drache
    .about = Was geschieht, wenn der Drache auf die westliche Hälfte der Schule kommt, während der Lehrer dort ist.
option-teacher-dragon-eaten = der Lehrer verlässt das Spiel
option-teacher-dragon-safe = nichts

rule-sc-09 = Gehen alle Punkte an einen Spieler, wählt dieser; sonst wählt, wer den Lehrer hat.
rule-sc-10 = Der Lehrer wiederholt eine der Summen, die ein Spieler für ein Gebiet bekam.
