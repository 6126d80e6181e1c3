verb-siege-escape =
    .option = { $at } aus der belagerten Stadt holen
    .deed = holt { $at } aus der belagerten Stadt

trait-besieged = belagerte Stadt

prompt-take-a-knight-out-of-a-besieged-city = Einen Ritter aus einer belagerten Stadt holen?
    .help = Er kehrt ohne Punkte in deinen Vorrat zurück. Eine belagerte Stadt bringt weniger Punkte, unfertig am Ende gar keine.

label-besieged-cities = { $n ->
    [one] belagerte Stadt
   *[other] belagerte Städte
 }
label-cities = { $n ->
    [one] Stadt
   *[other] Städte
 }
label-city = Stadt
label-field = Wiese
label-monastery = Kloster
label-pennants = Wappen
label-pig = Schwein
label-pig-herd = Schweineherde
label-road = Straße
label-tiles = Plättchen

### Set-up
title = Die Katharer und die Belagerer
how = Plättchen mit einer belagerten Stadt kommen hinzu: 4 der Katharer (oder von Siege) und 6 der Belagerer. Eine Stadt mit einem solchen Plättchen bringt, wenn sie fertig ist, nur 1 Punkt für jedes Plättchen und jedes Wappen, mit einer Kathedrale 2. Unfertig bringt sie am Ende nichts. Für Bauern zählt eine fertige belagerte Stadt doppelt. Am Ende deines Zugs darfst du einen deiner Ritter aus einer unfertigen belagerten Stadt zurücknehmen, wenn auf oder neben einem ihrer Belagerungsplättchen ein Kloster liegt.
option-siege = Belagerte Städte
    .about = Eine Stadt mit einem Belagerungsplättchen ist belagert. Ist dies aus, sind es gewöhnliche Plättchen.
option-copies = Exemplare jedes Satzes
    .about = Wie oft jeder gewählte Satz im Spiel ist. Mit 0 gibt es keine Belagerungsplättchen.
option-sets = Sätze
    .about = Welche Sätze von Belagerungsplättchen im Spiel sind.
option-sets-cathars = Katharer oder Siege, 4 Plättchen
option-sets-besiegers = Belagerer, 6 Plättchen
option-siege-coats = Wappen einer belagerten Stadt
    .about = Was ein Wappen einer fertigen belagerten Stadt bringt.
option-siege-coats-one = so viel wie ein Plättchen
option-siege-coats-none = nichts
option-siege-small-city = Belagerte Stadt aus zwei Plättchen
    .about = Nur wo kleine Städte weniger bringen als andere: was eine fertige belagerte Stadt aus zwei Plättchen bringt.
option-siege-small-city-one = 1 Punkt für jedes Plättchen
option-siege-small-city-zero = nichts
option-siege-fields = Belagerte Städte für Bauern
    .about = Wie eine fertige belagerte Stadt zählt, wenn eine Wiese gewertet wird.
option-siege-fields-double = doppelt
option-siege-fields-plain = wie jede andere Stadt
option-siege-pig = Schweine bei einer belagerten Stadt
    .about = Ob der Bonus eines Schweins oder einer Schweineherde für eine belagerte Stadt auch verdoppelt wird.
option-siege-pig-doubled = verdoppelt
option-siege-pig-once = nicht verdoppelt
option-escape = Flucht
    .about = Ein Spieler darf einen Ritter aus einer unfertigen belagerten Stadt zurücknehmen, wenn ein Kloster in der Nähe liegt.
option-escape-reach = Wie nah das Kloster liegen muss
    .about = Das Kloster muss auf oder neben einem Belagerungsplättchen der Stadt liegen, oder auf oder neben irgendeinem ihrer Plättchen. Schräg daneben genügt.
option-escape-reach-tile = bei einem Belagerungsplättchen
option-escape-reach-city = bei irgendeinem Plättchen der Stadt
option-escape-window = Zeitpunkt der Flucht
    .about = In einem Doppelzug darf nach jedem Teil ein Ritter fliehen oder nur einer am Ende.
option-escape-window-part = nach jedem Teil des Zugs
option-escape-window-turn = einmal am Ende des Zugs
option-escape-builder = Flucht eines Baumeisters
    .about = Ein Baumeister darf anstelle eines Ritters fliehen.
preset-current = Heutige Regeln
    .about = Die Regeln, wie sie heute erscheinen, mit den Plättchen der Katharer und der Belagerer.
preset-rio-grande = Rio Grande Games
    .about = Erste Ausgabe: nur die vier Plättchen von Siege, und für die Flucht genügt ein Kloster an irgendeinem Plättchen der Stadt.
preset-rules-2004 = Regeln von 2004
    .about = Erste Ausgabe: nur die vier Plättchen der Katharer, und eine Flucht am Ende des Zugs, auch für einen Baumeister.

rule-sg-23 = Ein Ritter entkommt am Ende deines Zuges, wenn ein Kloster neben einem Belagerungsplättchen der Stadt liegt; bei einer Option neben irgendeinem ihrer Plättchen.
rule-sg-27 = In einem Zug entkommt ein Ritter, oder bei einer Option einer je Teil.
rule-sg-32 = Nur deine eigenen Ritter entkommen, und nur aus einer unfertigen Stadt.
rule-sg-08 = Eine fertige belagerte Stadt bringt 1 Punkt je Plättchen weniger.
rule-sg-11 = Am Ende des Spiels bringt eine unfertige belagerte Stadt nichts.
rule-sg-16 = Eine fertige belagerte Stadt zählt für Bauern doppelt.
