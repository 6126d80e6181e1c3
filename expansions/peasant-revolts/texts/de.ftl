verb-revolts-protect =
    .option = { $at } schützen
    .deed = schützt { $at }

event-peasant-revolts-revolt = Bauern erheben sich gegen { $n ->
    [0] Städte
    [1] Straßen
   *[other] Klöster
 }

trait-revolt-city = Aufstand gegen Städte
trait-revolt-road = Aufstand gegen Straßen
trait-revolt-monastery = Aufstand gegen Klöster

token-protection = { "" }
    .noun = Schutz
    .a = einen Schutz
    .count = { $n ->
        [one] 1 Schutz
       *[other] { $n } × Schutz
     }

pile-peasant-revolts-box = { $n ->
    [one] 1 Plättchen in der Schachtel
   *[other] { $n } Plättchen in der Schachtel
 }
stream-peasant-revolts-pick = { "" }

prompt-protect-a-follower = Einen Gefolgsmann schützen?
    .help = Ein geschützter Gefolgsmann bleibt bei einem Aufstand stehen und bringt 2 Punkte. Der Schutz kostet Punkte: Wie viele, sagen die Regeln dieses Tisches.

label-protected = { $n ->
    [one] geschützter Gefolgsmann
   *[other] geschützte Gefolgsleute
 }
label-protection = Schutz

### Set-up
title = Die Bauernaufstände
how = Zwölf Plättchen zeigen eine Heugabel und das Zeichen einer Stadt, einer Straße oder eines Klosters; einige davon bleiben ungesehen in der Schachtel. Sobald ein solches Plättchen gezogen wird, nimmt sein Spieler alle Gefolgsleute auf Gebieten dieser Art zurück. Geschützte bleiben und bringen je 2 Punkte. Hatte der Spieler niemanden zurückzunehmen, geht der Aufstand zum nächsten weiter, bis einer jemanden zurücknimmt. Setzt du einen Gefolgsmann, darfst du ihn sofort für 4 Punkte schützen; setzt du keinen, darfst du einen, der schon steht, für 2 Punkte schützen. Bauern in Wiesen sind nie betroffen. Die Formen der Plättchen haben wir selbst entworfen.
option-copies = Sätze von Plättchen
    .about = Wie viele Sätze von zwölf Plättchen eingemischt werden. Die Plättchen sind von uns entworfen. Mit 0 gibt es keine Aufstände.
option-revolts-out = Plättchen in der Schachtel
    .about = Wie viele Plättchen jedes Satzes in der Schachtel bleiben. Niemand weiß, welche.
option-protect-costs = Preis des Schutzes
    .about = Die Punkte für einen gerade gesetzten Gefolgsmann und für einen, der schon steht.
option-protect-costs-4-2 = 4 und 2 Punkte
option-protect-costs-2-2 = 2 und 2 Punkte
option-protect-where = Wann geschützt wird
    .about = Die Plättchen, nach denen du einen Gefolgsmann schützen darfst.
option-protect-where-any = jedes Plättchen
option-protect-where-revolt-tile = nur Plättchen mit einer Heugabel
option-revolt-when = Zeitpunkt des Aufstands
    .about = Ob auch ein Plättchen, das nirgends passt, einen Aufstand auslöst.
option-revolt-when-fits = nur, wenn das Plättchen gelegt werden kann
option-revolt-when-drawn = sobald es gezogen wird

rule-pr-09 = Du schützt den Gefolgsmann, den du setzt, für 4 Punkte, oder einen, der schon steht, für 2, wenn du keinen setzt.
rule-pr-10 = Bei einer Option geht das nur nach einem Plättchen mit Heugabel.
rule-pr-14 = Du brauchst so viele Punkte, wie es kostet.
