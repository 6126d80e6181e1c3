figure-big = großer Gefolgsmann
    .a = einen großen Gefolgsmann
    .the = den großen Gefolgsmann
    .to = dem großen Gefolgsmann
    .with = einem großen Gefolgsmann
    .subject = der große Gefolgsmann
    .count = { $n ->
        [one] 1 großer
       *[other] { $n } große
    }

trait-cathedral = Kathedrale
trait-inn = Wirtshaus

label-cathedral = Kathedrale
label-city = Stadt
label-field = Wiese
label-garden = Garten
label-monastery = Kloster
label-pennants = Wappen
label-road = Straße
label-tiles = Plättchen

### Set-up
title = Wirtshäuser und Kathedralen
how = Achtzehn Plättchen werden eingemischt. Eine fertige Straße mit Wirtshaus bringt 2 Punkte je Plättchen, eine fertige Stadt mit Kathedrale 3 Punkte je Plättchen und je Wappen. Sind sie bei Spielende nicht fertig, bringen sie nichts. Außerdem bekommt jeder Spieler einen großen Gefolgsmann, der für die Mehrheit wie zwei Gefolgsleute zählt. Ein sechster Spieler kann mitspielen.
option-copies = Plättchensätze
    .about = Wie viele Sätze mit 18 Plättchen eingemischt werden. Bei 0 gelten die Regeln ohne die Plättchen.
option-inns = Wirtshäuser
    .about = Eine fertige Straße mit Wirtshaus bringt 2 Punkte je Plättchen. Ist dies aus, haben Wirtshäuser keine Wirkung.
option-cathedrals = Kathedralen
    .about = Eine fertige Stadt mit Kathedrale bringt 3 Punkte je Plättchen und je Wappen. Ist dies aus, haben Kathedralen keine Wirkung.
option-big-followers = Große Gefolgsleute
    .about = Wie viele große Gefolgsleute jeder Spieler bekommt. Ein großer Gefolgsmann zählt für die Mehrheit wie zwei.
option-sixth-player = Sechster Spieler
    .about = Es darf ein Spieler mehr mitspielen als im Grundspiel.
option-unfinished-inn-cathedral = Unfertig mit Wirtshaus oder Kathedrale
    .about = Was eine unfertige Straße mit Wirtshaus oder eine unfertige Stadt mit Kathedrale bei Spielende bringt.
option-unfinished-inn-cathedral-zero = nichts
option-unfinished-inn-cathedral-ignore = so viel wie ohne Wirtshaus oder Kathedrale

# Rules, for the referee
rule-ic-22 = Eine fertige Straße mit einem Wirtshaus bringt 2 Punkte je Plättchen statt 1.
rule-ic-24 = Am Ende des Spiels bringt eine unfertige Straße mit einem Wirtshaus nichts.
rule-ic-30 = Eine fertige Stadt mit einer Kathedrale bringt 3 Punkte je Plättchen und 3 je Wappen.
rule-ic-32 = Am Ende des Spiels bringt eine unfertige Stadt mit einer Kathedrale nichts.
