verb-plague-flea =
    .option = einen Floh { $into } setzen
    .deed = setzt einen Floh { $into }
verb-plague-flee =
    .option = { $at } fliehen lassen
    .deed = lässt { $at } fliehen
verb-plague-flee-to =
    .option = { $into } fliehen
    .deed = flieht { $into }
verb-plague-take =
    .option = den Floh von { $to } nehmen
    .deed = nimmt den Floh von { $to }

token-eradicated-outbreak = die Pest auf { $cell } ist ausgerottet
    .noun = erloschener Pestherd
    .count = { $n ->
        [one] 1 erloschener Pestherd
       *[other] { $n } erloschene Pestherde
    }
token-flea = { "" }
    .noun = Floh
    .count = { $n ->
        [one] 1 Floh
       *[other] { $n } Flöhe
    }
token-inactive-flea = { "" }
    .noun = ruhender Floh
    .count = { $n ->
        [one] 1 ruhender Floh
       *[other] { $n } ruhende Flöhe
    }
token-outbreak = auf { $cell } bricht die Pest aus
    .noun = Pestherd
    .count = { $n ->
        [one] 1 Pestherd
       *[other] { $n } Pestherde
    }

trait-plague-source = Pestherd

pile-plague-sources = { "" }

prompt-the-plague-spreads-where-do-you-put-a-flea = Die Pest breitet sich aus: Wohin setzt du einen Floh?
    .help = Figuren auf dem Plättchen, das den Floh bekommt, kehren ohne Punkte zu ihren Besitzern zurück. Ist kein Floh mehr übrig, versetzt du einen.
prompt-where-do-you-lay-the-flea-that-you-took = Wohin legst du den genommenen Floh?
    .help = Er kommt auf ein anderes Plättchen neben einem Pestherd oder dessen Flöhen; Figuren dort kehren ohne Punkte zu ihren Besitzern zurück.
prompt-where-does-it-flee-to = Wohin flieht er?
    .help = Die Figur zieht auf ihrer Straße, Stadt oder Wiese auf ein anderes Plättchen, aber nie auf oder über einen Floh oder einen aktiven Pestherd.

label-city = Stadt
label-fairy = Fee
label-field = Wiese
label-fleas-in-the-supply = { $n ->
    [one] Floh im Vorrat
   *[other] Flöhe im Vorrat
 }
label-monastery = Kloster
label-road = Straße

### Set-up
title = Die Pest
how = Sechs Plättchen kommen hinzu, auf denen die Pest ausbricht. Solange es einen Pestherd gibt, setzt jeder Spieler in seinem Zug einen von 18 Flöhen auf ein Plättchen neben einem Pestherd oder dessen Flöhen, außer in einem Zug, in dem er selbst ein solches Plättchen legt. Figuren auf einem Plättchen, das einen Floh bekommt, gehen ohne Punkte nach Hause. Einmal im Zug darfst du eine deiner Figuren auf ihrer Straße, Stadt oder Wiese auf ein anderes Plättchen fliehen lassen. Gibt es mehrere Pestherde und gehen die Flöhe aus, erlischt der älteste Pestherd, und seine Flöhe wirken nicht mehr.
option-copies = Plättchensätze und Flöhe
    .about = Wie oft die sechs Plättchen, ihre Pestherde und 18 Flöhe im Spiel sind.
option-tiles = Quellplättchen
    .about = Welche Formen die sechs Quellplättchen haben.
option-tiles-printed = wie gedruckt
option-tiles-own = unser eigener Entwurf
option-plague-quiet = Ruhige Plättchen zu Beginn
    .about = Anzahl der Plättchen, die gezogen werden, bevor die Plättchen mit Pestherd in den Stapel gemischt werden.
option-plague-must = Flohpflicht
    .about = Wer einen Floh setzen kann, muss es tun. Ist dies aus, darf man darauf verzichten.
option-plague-window = Zeitpunkt des Flohs
    .about = Wann ein Spieler den Floh seines Zugs setzt.
option-plague-window-any = jederzeit nach dem Legen
option-plague-window-deploy = beim Setzen einer Figur
option-source-figures = Figuren auf einem Pestherd
    .about = Figuren dürfen auch auf ein Plättchen mit aktivem Pestherd gesetzt werden.
option-plague-fairy = Fee gegen Flöhe
    .about = Die Fee schützt den Gefolgsmann neben sich vor Flöhen, oder alle Figuren auf ihrem Plättchen, wenn sie für ein ganzes Plättchen gilt.

rule-pl-04 = Ein Floh kommt auf ein Plättchen ohne Floh, das mit einer Seite an einen aktiven Ausbruch oder dessen Gebiet grenzt.
rule-pl-06 = Auf ein Quellplättchen kommt kein Floh.
rule-pl-10 = Einmal in deinem Zug darf eine deiner Figuren entlang ihrer Straße, Stadt oder Wiese fliehen.
rule-pl-11 = Sie flieht nicht auf oder über ein Plättchen mit Floh oder aktivem Ausbruch.
rule-pl-15 = Ohne Flöhe im Vorrat wird ein inaktiver von der Landschaft genommen.
rule-pl-16 = Wenn ein Gebiet alle Flöhe hat, wird einer genommen, den es entbehren kann.
rule-pl-24 = In einem Zug gibt es einen Floh und eine Flucht, des Spielers am Zug.
rule-pl-26 = Auf ein Plättchen mit aktivem Ausbruch kommt keine Figur.
