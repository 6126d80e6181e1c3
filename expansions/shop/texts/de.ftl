verb-shop-buy =
    .option = { $n } in { $to } kaufen
    .deed = kauft { $n } in { $to }
verb-shop-enter =
    .option = sich mit { $with } in { $to } anstellen
    .deed = stellt sich mit { $with } in { $to } an
verb-shop-forfeit =
    .option = den Platz in { $to } aufgeben
    .deed = gibt den Platz in { $to } auf
verb-shop-take-back =
    .option = { $at } zurücknehmen
    .deed = nimmt { $at } zurück
verb-shop-use =
    .option = { $n } aus { $to } nehmen
    .deed = nimmt { $n } aus { $to }

chance-shop = { "" }

place-shop =
    { $name ->
        [wheel] die Spalte „Rad“ des Ladens
        [goods] die Spalte „Waren“ des Ladens
        [dragon] die Spalte „Drachen“ des Ladens
        [tower] die Spalte „Turm“ des Ladens
        [coat] die Spalte „Wappen“ des Ladens
        [fair] die Spalte „Jahrmarkt“ des Ladens
        [bazaar] die Spalte „Basar“ des Ladens
        [castle] die Spalte „Burg“ des Ladens
        [bridge] die Spalte „Brücken“ des Ladens
       *[other] die Spalte „{ $name }“ des Ladens
    }
    .to =
    { $name ->
        [wheel] der Spalte „Rad“ des Ladens
        [goods] der Spalte „Waren“ des Ladens
        [dragon] der Spalte „Drachen“ des Ladens
        [tower] der Spalte „Turm“ des Ladens
        [coat] der Spalte „Wappen“ des Ladens
        [fair] der Spalte „Jahrmarkt“ des Ladens
        [bazaar] der Spalte „Basar“ des Ladens
        [castle] der Spalte „Burg“ des Ladens
        [bridge] der Spalte „Brücken“ des Ladens
       *[other] der Spalte „{ $name }“ des Ladens
    }
place-shop-city = die Stadtspalte des Ladens
    .to = der Stadtspalte des Ladens
place-shop-road = die Straßenspalte des Ladens
    .to = der Straßenspalte des Ladens
place-shop-takeback = die Rücknahmespalte des Ladens
    .to = der Rücknahmespalte des Ladens

prompt-use-what-you-queued-for-or-forfeit-it = Nutzen, wofür du angestanden hast, oder verzichten?

label-bazaar = Basar
label-castle = Burg
label-city = Stadt
label-fair = Jahrmarkt
label-field = Wiese
label-it-costs-more-points-than-you-have = es kostet mehr Punkte, als du hast
label-monastery = Kloster
label-none-of-its-tiles-fits = keines der Plättchen passt
label-nothing-is-left = es ist nichts übrig
label-road = Straße
label-shop = Laden
label-takeback = Rücknahme
label-the-shop = Der Laden
label-what-it-acts-on-is-not-on-the-board = worauf es wirkt, liegt nicht auf dem Spielfeld
