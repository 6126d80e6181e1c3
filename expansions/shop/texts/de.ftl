verb-shop-buy =
    .option = { $n } in { $to } kaufen
    .deed = kauft { $n } in { $to }
verb-shop-enter =
    .option = sich mit { $with } in { $to } anstellen
    .deed = stellt sich mit { $with } in { $to } an
verb-shop-forfeit =
    .option = den Platz in { $to } aufgeben
    .deed = gibt den Platz in { $to } auf
verb-shop-lay-coat =
    .option = ein Wappen in { $at } legen
    .deed = legt ein Wappen in { $at }
verb-shop-lay-good =
    .option = die Ware in { $at } legen
    .deed = legt die Ware in { $at }
verb-shop-take-back =
    .option = { $at } zurücknehmen
    .deed = nimmt { $at } zurück
verb-shop-use =
    .option = { $n } aus { $to } nehmen
    .deed = nimmt { $n } aus { $to }

token-coat =
    .noun = Wappen
    .count = { $n } Wappen
token-tea =
    .noun = Tee
    .count = { $n } Tee

chance-shop = { "" }

stream-shop = { "" }

place-shop =
    { $name ->
        [wheel] die Spalte „Rad“ des Shops
        [goods] die Spalte „Waren“ des Shops
        [dragon] die Spalte „Drachen“ des Shops
        [tower] die Spalte „Turm“ des Shops
        [coat] die Spalte „Wappen“ des Shops
        [fair] die Spalte „Jahrmarkt“ des Shops
        [bazaar] die Spalte „Basar“ des Shops
        [castle] die Spalte „Burg“ des Shops
        [bridge] die Spalte „Brücken“ des Shops
       *[other] die Spalte „{ $name }“ des Shops
    }
    .to =
    { $name ->
        [wheel] der Spalte „Rad“ des Shops
        [goods] der Spalte „Waren“ des Shops
        [dragon] der Spalte „Drachen“ des Shops
        [tower] der Spalte „Turm“ des Shops
        [coat] der Spalte „Wappen“ des Shops
        [fair] der Spalte „Jahrmarkt“ des Shops
        [bazaar] der Spalte „Basar“ des Shops
        [castle] der Spalte „Burg“ des Shops
        [bridge] der Spalte „Brücken“ des Shops
       *[other] der Spalte „{ $name }“ des Shops
    }
place-shop-city = die Stadtspalte des Shops
    .to = der Stadtspalte des Shops
place-shop-road = die Straßenspalte des Shops
    .to = der Straßenspalte des Shops
place-shop-takeback = die Rücknahmespalte des Shops
    .to = der Rücknahmespalte des Shops

pile-shop-bought = { "" }
pile-shop-city = { "" }
pile-shop-city-open = { "" }
pile-shop-road = { "" }
pile-shop-road-open = { "" }

prompt-on-which-of-the-tile-s-cities-does-the-good-lie = In welcher Stadt des Plättchens liegt die Ware?
    .help = Wer diese Stadt fertigstellt, bekommt die Ware.
prompt-place-a-coat-in-the-city-of-your-mayor = Ein Wappen in die Stadt deines Bürgermeisters legen?
    .help = Es zählt wie ein gedrucktes: für die Punkte der Stadt und als ein Gefolgsmann mehr für deinen Bürgermeister.
prompt-use-what-you-queued-for-or-forfeit-it = Nutzen, wofür du angestanden hast, oder verzichten?
    .help = Nutzen kostet Punkte; dein Gefolgsmann kommt später in diesem Zug zurück. Verzichtest du, kommt er sofort; passt du, verzichtest du auf alles.

label-bazaar = Basar
label-bridge = Brücke
label-castle = Burg
label-city = Stadt
label-coat = Wappen
label-dragon = Drache
label-fair = Jahrmarkt
label-field = Wiese
label-goods = Waren
label-it-costs-more-points-than-you-have = es kostet mehr Punkte, als du hast
label-monastery = Kloster
label-none-of-its-tiles-fits = keines der Plättchen passt
label-nothing-is-left = es ist nichts übrig
label-road = Straße
label-shop = Shop
label-takeback = Rücknahme
label-tea = Tee
label-the-shop = Der Shop
label-tower = Turm
label-what-it-acts-on-is-not-on-the-board = worauf es wirkt, liegt nicht auf dem Spielfeld
label-wheel = Rad

### Set-up
title = Der Shop
how = Eine Erweiterung von Bastide, nicht von einem Verlag. Neben dem Spielfeld liegt ein Shop mit drei Spalten zu je drei Plätzen; bis zu drei Marker fügen Spalten für andere Erweiterungen hinzu. Statt wie üblich einen Gefolgsmann zu setzen, darfst du ihn in einer Spalte anstellen. In deinem nächsten Zug bezahlst du die Aktion dieser Spalte, oder du verzichtest und nimmst ihn zurück. Ein offenes Stadtplättchen kostet 4 Punkte, ein offenes Straßenplättchen 2, und jeder weitere Gefolgsmann in der Spalte macht es um 3 oder 2 Punkte teurer; du legst es, statt eines zu ziehen. In die dritte Spalte stellst du einen Gefolgsmann vom Spielfeld, für 1 Punkt und 1 je weiteren dort; in deinem nächsten Zug hast du ihn wieder.
option-markers = Marker
    .about = Bis zu drei verschiedene Marker, jeder eine weitere Spalte von links nach rechts. Jeder braucht die Erweiterung, zu der er gehört.
option-markers-wheel = Rad: dein nächstes Plättchen bewegt das Schwein
option-markers-goods = Waren: eine Ware in eine Stadt deines nächsten Plättchens
option-markers-dragon = Drachen: dein nächstes Plättchen bewegt den Drachen
option-markers-tower = Turm: bis zu 2 Turmteile
option-markers-coat = Wappen: eines in die Stadt deines Bürgermeisters
option-markers-fair = Jahrmarkt: ein Jahrmarkt mit deinem nächsten Plättchen
option-markers-bazaar = Basar: ein Basar mit deinem nächsten Plättchen
option-markers-castle = Burg: bis zu 2 Burgen
option-markers-bridge = Brücken: bis zu 2 Brücken
option-side = Seite des Shops
    .about = Welche Seite des Shops oben liegt. Das spielt nur eine Rolle, wenn die markierte Seite andere Preise hat.
option-side-auto = nach der Spielerzahl
option-side-unmarked = die Seite für bis zu 4 Spieler
option-side-marked = die markierte Seite für 5 und 6 Spieler
option-prices-5-6 = Preise der markierten Seite
    .about = Preise, die auf der Seite für 5 und 6 Spieler anders sind, jeweils als "city 5/+3" geschrieben: 5 Punkte und 3 je weiteren Gefolgsmann. Die Spalten heißen city (Stadt), road (Straße), takeback (Rücknahme) und wie die Marker.
option-tile-set = Plättchen zum Kauf
    .about = Die 20 Stadtplättchen und 20 Straßenplättchen, die der Shop verkauft.
option-tile-set-bastide = der Satz dieses Programms
option-column-lock = Gesperrte Spalten
    .about = Wann eine Spalte für dich gesperrt ist. Die Spalten für Stadt- und Straßenplättchen gelten als eine.
option-column-lock-present = solange du eine Figur darin hast
option-column-lock-previous-round = auch wenn du zu Beginn deines Zuges eine darin hattest
option-function-conflict = Zwei Funktionen in einem Zug
    .about = Der Shop gibt deinem Plättchen nur eine Funktion: Rad, Ware, Drachen, Jahrmarkt oder Basar. Was geschieht, wenn du für zwei angestanden hast.
option-function-conflict-last-wins = du darfst beide bezahlen, die letzte zählt
option-function-conflict-must-forfeit = du verzichtest auf die zweite
option-allow-debt = Mehr bezahlen, als du hast
    .about = Du darfst mehr Punkte bezahlen, als du hast; dein Punktestand fällt dann unter 0.
option-wheel-price = Preis des Rads
    .about = Wann das Rad 1 Punkt mehr kostet als die üblichen 2.
option-wheel-price-by-steps = für zwei Schritte des Schweins
option-wheel-price-by-side = auf der markierten Seite des Shops
option-extra-per-piece = Aufpreis für jedes Teil
    .about = Kaufst du zwei Turmteile, Burgen oder Brücken, kostet jedes Teil den vollen Preis. Sonst zahlst du den Aufpreis für weitere Gefolgsleute nur einmal.
option-goods-bag = Waren im Beutel
    .about = Aus welchen Waren der Shop zieht.
option-goods-bag-shop-only = die 20 des Shops
option-goods-bag-with-expansion = auch die von Händler und Baumeister
option-tea-points = Punkte für den meisten Tee
    .about = Punkte am Ende für den meisten Tee, eine Ware, die nur der Shop hat.
option-coat-unplaced = Nicht gelegte Wappen
    .about = Was mit einem Wappen geschieht, das du nicht in dem Zug legst, in dem du es kaufst.
option-coat-unplaced-keep = du behältst es
option-coat-unplaced-return = es geht zurück in den Shop
option-exhausted-scope = Ausverkaufte Spalten
    .about = Welche Spalten schließen, wenn nichts mehr da ist. Figuren, die dort noch warten, gehen an ihre Spieler zurück.
option-exhausted-scope-all-stocks = alle mit einem Vorrat
option-exhausted-scope-pieces-only = nur Turm, Wappen, Burg und Brücken
option-exhausted-scope-none = keine
option-supply-basis = Vorrat an Teilen
    .about = Welche Turmteile, Burgen und Brücken der Shop außer seinen je 6 eigenen verkauft.
option-supply-basis-all-leftover = alle, die kein Spieler bekommen hat
option-supply-basis-reduced-only = nur die, die Spieler weniger bekommen haben
option-reduce-when = Ein Teil weniger je Spieler
    .about = Wann alle mit einem Turmteil, einer Burg oder einer Brücke weniger beginnen.
option-reduce-when-marker-in-play = wenn ihr Marker im Spiel ist
option-reduce-when-expansion-in-play = wenn ihre Erweiterung im Spiel ist
option-mayor-strength = Bürgermeister zurücknehmen
    .about = Wie viel ein Bürgermeister im Preis zählt, wenn du ihn zurücknimmst.
option-mayor-strength-one = wie ein Gefolgsmann
option-mayor-strength-coats = die Wappen seiner Stadt, mindestens 1

rule-sh-16 = Beim Setzen darfst du einen Gefolgsmann in eine Reihe des Ladens stellen.
rule-sh-20 = Eine Reihe fasst höchstens 3 Figuren.
rule-sh-21 = Du darfst keine zweite Figur in eine Reihe stellen und keine Reihe in dem Zug wieder betreten, in dem du sie genutzt hast.
rule-sh-26 = Gefolgsleute dürfen anstehen; Baumeister, Schwein und Scheune nicht.
rule-sh-27 = Eine Reihe, deren Vorrat aufgebraucht ist, ist geschlossen.
rule-sh-33 = In deinem Zug nutzt du die Aktion einer Figur im Laden und zahlst, oder du verzichtest.
rule-sh-57 = Du darfst nur zahlen, was du hast.
rule-sh-63 = Ein Plättchen wird gekauft und statt eines gezogenen gelegt.
rule-sh-67 = Nur ein Plättchen, das irgendwo passt, kann gekauft werden.
rule-sh-68 = Ein gekauftes Plättchen muss gelegt werden, und kein anderes.
rule-sh-69 = Als deine Aktion beim Setzen nimmst du einen eigenen Gefolgsmann, Baumeister oder ein Schwein von der Landschaft zurück.
rule-sh-70 = Nicht aus der Stadt Carcassonne, vom Rad, aus dem Laden oder aus einem Gefängnis.
rule-sh-79 = Die Ware kommt auf eine Stadt des Plättchens, das du gelegt hast.
rule-sh-87 = Eine Funktion, die auf eine Figur wirkt, braucht sie auf dem Spielfeld.
rule-sh-89 = Du darfst ein gekauftes Wappen je Zug legen, in die Stadt deines Bürgermeisters.
rule-sh-90 = Ein Teil einer Stadt trägt höchstens 2 Wappen, gedruckte eingerechnet.
