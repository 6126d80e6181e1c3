verb-gingerbread-to =
    .option = den Lebkuchenmann in { $at } schicken
    .deed = schickt den Lebkuchenmann in { $at }

figure-gingerbread-man = Lebkuchenmann
    .a = einen Lebkuchenmann
    .the = den Lebkuchenmann
    .to = dem Lebkuchenmann
    .with = einem Lebkuchenmann
    .subject = der Lebkuchenmann
    .count = { $n ->
        [one] 1 Lebkuchenmann
       *[other] { $n } Lebkuchenmänner
    }

trait-gingerbread = Lebkuchen

prompt-which-city-does-the-gingerbread-man-go-to = In welche Stadt geht der Lebkuchenmann?
    .help = Wähle eine unfertige Stadt, mit oder ohne Ritter. Verlässt er dafür eine unfertige Stadt, bringt jeder Ritter dort seinem Besitzer 1 Punkt für jedes Plättchen dieser Stadt.

label-city = Stadt
label-gingerbread = Lebkuchenmann

### Set-up
title = Der Lebkuchenmann
how = Sechs Plättchen mit einem Lebkuchenzeichen kommen hinzu und ein Lebkuchenmann, der niemandem gehört und in der Stadt des Startplättchens beginnt. Legst du ein Plättchen mit dem Zeichen, schickst du ihn am Ende deines Zuges in eine andere unfertige Stadt deiner Wahl. Jeder Ritter in der Stadt, die er verlässt, bringt seinem Besitzer 1 Punkt je Plättchen dieser Stadt; die Ritter bleiben stehen. Wird seine Stadt fertig, bringen die Ritter dieselben Punkte zusätzlich zu den üblichen, und er geht in eine andere unfertige Stadt.
option-copies = Plättchensätze
    .about = Wie oft der Satz von sechs Plättchen im Spiel ist. Mit 0 gibt es keine, und er zieht nur weiter, wenn seine Stadt fertig wird.
option-gingerbread-end = Stadt des Lebkuchenmanns am Ende
    .about = Ob die Ritter in seiner unfertigen Stadt diese Punkte auch am Spielende bringen.
option-gingerbread-end-nothing = sie bringen nichts zusätzlich
option-gingerbread-end-scores = sie bringen 1 Punkt je Plättchen

rule-gm-04 = Er zieht nur nach einem Plättchen mit seinem Zeichen oder wenn seine Stadt fertig wurde.
rule-gm-07 = Er geht in eine unfertige Stadt.
rule-gm-10 = Es muss eine andere Stadt sein als die, in der er steht.
