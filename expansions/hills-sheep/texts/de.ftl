verb-sheep-grow =
    .option = die Herde von { $to } wachsen lassen
    .deed = lässt die Herde von { $to } wachsen
verb-sheep-home =
    .option = die Herde von { $to } heimtreiben
    .deed = treibt die Herde von { $to } heim

event-hills-sheep-tie = { $who } gewinnt den Gleichstand durch den Hügel
event-hills-sheep-sheep = { $n ->
    [one] { $who } zieht 1 Schaf
   *[other] { $who } zieht { $n } Schafe
 }
event-hills-sheep-wolf = { $who } zieht einen Wolf

token-sheep = { "" }
    .noun = Schaf
    .count = { $n ->
        [one] 1 Chip mit Schafen
       *[other] { $n } Chips mit Schafen
    }
token-wolf =
    .noun = Wolf
    .count = { $n ->
        [one] 1 Wolf
       *[other] { $n } Wölfe
    }

chance-hills-sheep-bag = { "" }

stream-hills-sheep-bag = { "" }

figure-shepherd = Schäfer
    .a = einen Schäfer
    .the = den Schäfer
    .to = dem Schäfer
    .with = einem Schäfer
    .subject = der Schäfer
    .count = { $n ->
        [one] 1 Schäfer
       *[other] { $n } Schäfer
    }

trait-hill = Hügel
trait-vineyard = Weinberg

prompt-let-the-flock-grow-or-drive-it-home = Die Herde wachsen lassen oder heimtreiben?
    .help = Wächst sie, ziehst du Schafe oder einen Wolf, der sie ohne Punkte vertreibt. Heimtreiben bringt allen mit einem Schäfer dort 1 Punkt je Schaf.

label-city = Stadt
label-field = Wiese
label-flock = Herde
label-garden = Garten
label-monastery = Kloster
label-road = Straße
label-sheep = { $n ->
    [one] Schaf
   *[other] Schafe
 }
label-sheep-in-the-field = { $n ->
    [one] Schaf auf der Wiese
   *[other] Schafe auf der Wiese
 }
label-shop = Shop
label-tokens-with-1-sheep-in-the-bag = { $n ->
    [one] Chip mit 1 Schaf im Beutel
   *[other] Chips mit 1 Schaf im Beutel
 }
label-tokens-with-2-sheep-in-the-bag = { $n ->
    [one] Chip mit 2 Schafen im Beutel
   *[other] Chips mit 2 Schafen im Beutel
 }
label-tokens-with-3-sheep-in-the-bag = { $n ->
    [one] Chip mit 3 Schafen im Beutel
   *[other] Chips mit 3 Schafen im Beutel
 }
label-tokens-with-4-sheep-in-the-bag = { $n ->
    [one] Chip mit 4 Schafen im Beutel
   *[other] Chips mit 4 Schafen im Beutel
 }
label-vineyards = { $n ->
    [one] Weinberg
   *[other] Weinberge
 }

### Set-up
title = Schafe und Hügel
how = Achtzehn Plättchen werden eingemischt, und jeder Spieler bekommt einen Schäfer. Du darfst ihn statt eines Gefolgsmannes auf eine Wiese setzen; dann ziehst du einen Chip aus dem Beutel: ein bis vier Schafe oder einen Wolf. Erweitert ein späteres Plättchen von dir seine Wiese, ziehst du noch einen Chip oder treibst die Herde heim: Jeder Spieler mit einem Schäfer auf der Wiese bekommt 1 Punkt je Schaf, das dort steht. Ein Wolf vertreibt alle Schafe und Schäfer der Wiese ohne Punkte. Bei Gleichstand um ein Gebiet entscheidet ein Gefolgsmann auf einem Hügel. Ein fertiges Kloster bringt 3 Punkte mehr je Weinberg ringsum.
option-copies = Plättchensätze
    .about = Wie viele Sätze mit 18 Plättchen eingemischt werden, jeder mit einem Beutel Chips. Bei 0 gelten die Regeln ohne die Plättchen, mit einem Beutel.
option-shepherds = Schäfer
    .about = Wie viele Schäfer jeder Spieler bekommt. Bei 0 gibt es keine Schafe.
option-hills = Hügel
    .about = Ein Gefolgsmann auf einem Hügel gewinnt bei Gleichstand. Ist dies aus, sind Hügel nur Verzierung.
option-hill-tile-below = Plättchen unter jedem Hügel
    .about = Jeder Hügel kostet ein ungesehenes Plättchen vom Stapel, was das Spiel verkürzt.
option-hill-tiebreak = Gleichstand auf Hügeln
    .about = Ob es bei Gleichstand darauf ankommt, wie viele Gefolgsleute ein Spieler auf Hügeln hat.
option-hill-tiebreak-any = nein, ein Gefolgsmann genügt
option-hill-tiebreak-count = ja, die meisten auf Hügeln gewinnen
option-vineyards = Weinberge
    .about = Ein fertiges Kloster bringt mehr durch die Weinberge ringsum. Ist dies aus, sind Weinberge nur Verzierung.
option-vineyard-points = Punkte je Weinberg
    .about = Punkte für jeden Weinberg um ein fertiges Kloster.
option-vineyard-gardens = Weinberge zählen für Gärten
    .about = Auch ein fertiger Garten bringt mehr durch die Weinberge ringsum.
option-closed-field = Herde auf einer geschlossenen Wiese
    .about = Was mit der Herde einer Wiese geschieht, die nicht mehr wachsen kann.
option-closed-field-home = sie wird heimgetrieben
option-closed-field-stays = sie bleibt stehen
option-closed-field-when = Heimtreiben von geschlossener Wiese
    .about = Wann die Herde einer geschlossenen Wiese heimgetrieben wird. Beim Legen des Plättchens wird nicht gefragt, und der Schäfer kann gleich wieder gesetzt werden.
option-closed-field-when-flock-step = nach dem Setzen des Gefolgsmannes
option-closed-field-when-tile = beim Legen des Plättchens
option-lost-shepherd = Schafe eines verlorenen Schäfers
    .about = Wohin die Schafe kommen, wenn ihr Schäfer durch eine andere Regel verschwindet, etwa durch den Drachen.
option-lost-shepherd-bag = zurück in den Beutel
option-lost-shepherd-stay = sie bleiben auf der Wiese
preset-sheep-only = Nur die Schafe
    .about = Schäfer und Schafe; Hügel und Weinberge sind nur Verzierung.

rule-hs-14 = Ein Schäfer kommt auf eine Wiese des eben gelegten Plättchens.
rule-hs-16 = Eine Wiese mit Schäfer ist für einen weiteren geschlossen.
rule-hs-27 = Du wählst nach dem Setzen und vor der Wertung, ob die Herde wächst oder heimkehrt.
rule-hs-28 = Nur ein eigenes Plättchen, das die Wiese erweitert, gibt die Wahl.
rule-hs-69 = Der Laden nimmt keinen Schäfer zurück.
rule-hs-50 = Bei Gleichstand bekommen nur die Spieler mit einem Gefolgsmann auf einem Hügel im Gebiet die Punkte.
rule-hs-56 = Ein fertiges Kloster bringt 3 Punkte mehr für jeden Weinberg auf den acht Plättchen ringsum.
