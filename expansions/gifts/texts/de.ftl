verb-gifts-open =
    .option = das Geschenk { $n } öffnen
    .deed = öffnet das Geschenk { $n }
verb-gifts-synod =
    .option = { $a } { $into } schicken
    .deed = schickt { $a } { $into }
verb-gifts-sweep =
    .option = { $at } kehren
    .deed = kehrt { $at }
verb-gifts-change =
    .option = { $the } { $into } bewegen
    .deed = bewegt { $the } { $into }
verb-gifts-cash =
    .option = { $at } auszahlen lassen
    .deed = lässt { $at } auszahlen
verb-gifts-give =
    .option = das Geschenk { $n } nehmen
    .deed = nimmt das Geschenk { $n }
verb-gifts-discard =
    .option = das Geschenk { $n } ablegen
    .deed = legt das Geschenk { $n } ab

event-gifts-received = { $who } bekommt ein Geschenk

token-gift-synod = { "" }
    .noun = Synode
    .count = { $n ->
        [one] 1 Synode
       *[other] { $n } Synoden
     }
    .card = Setze einen Gefolgsmann aus deinem Vorrat auf ein Kloster, auf dem andere stehen. Er teilt es mit ihnen.
token-gift-sweeper = { "" }
    .noun = Straßenkehrer
    .count = { $n ->
        [one] 1 Straßenkehrer
       *[other] { $n } Straßenkehrer
     }
    .card = Werte eine unfertige Straße sofort wie am Spielende. Alle Gefolgsleute darauf kehren heim.
token-gift-change = { "" }
    .noun = Stellungswechsel
    .count = { $n ->
        [one] 1 Stellungswechsel
       *[other] { $n } Stellungswechsel
     }
    .card = Lege einen deiner stehenden Gefolgsleute in eine Wiese seines Plättchens, oder stelle einen Bauern auf eine Straße, in eine Stadt oder auf ein Kloster seines Plättchens.
token-gift-cash = { "" }
    .noun = Auszahlung
    .count = { $n ->
        [one] 1 Auszahlung
       *[other] { $n } Auszahlungen
     }
    .card = Nimm einen deiner Gefolgsleute zurück und werte sein Gebiet wie am Spielende, auch ohne Mehrheit.
token-gift-two = { "" }
    .noun = Zwei auf einmal
    .count = { $n ->
        [one] 1 Zwei auf einmal
       *[other] { $n } × Zwei auf einmal
     }
    .card = Du bekommst noch ein Plättchen.

stream-gifts = { "" }
number-gifts = { $n ->
    [0] keine Geschenke
    [one] 1 Geschenk
   *[other] { $n } Geschenke
 }

prompt-open-a-gift = Ein Geschenk öffnen?
    .help = Du darfst eine deiner Karten öffnen, bevor du das Plättchen legst. Die anderen sehen nicht, welche Karten du behältst.
prompt-which-monastery-does-the-synod-meet-in = In welchem Kloster tagt die Synode?
    .help = Wähle das Kloster und den Gefolgsmann, der aus deinem Vorrat dorthin kommt.
prompt-which-road-is-swept = Welche Straße wird gekehrt?
    .help = Sie wird jetzt für alle gewertet, die dort die meisten Gefolgsleute haben, und alle Gefolgsleute darauf kehren heim.
prompt-who-changes-position = Wer wechselt die Stellung?
    .help = Wähle den Platz auf dem Plättchen, auf den dein Gefolgsmann wechselt.
prompt-which-follower-do-you-cash-out = Welchen Gefolgsmann lässt du auszahlen?
    .help = Du nimmst den Gefolgsmann zurück. Sein Gebiet wird wie am Spielende gewertet, wenn dieser Tisch es so vorsieht.

label-cash-out = Auszahlung

### Set-up
title = Die Geschenke
how = Wer ein Plättchen so legt, dass es eine Straße oder Stadt fortsetzt, in der andere die meisten Gefolgsleute haben, zieht ein Geschenk: eine Karte, die nur ihr Besitzer sieht. In einem späteren Zug darfst du, nachdem du dein Plättchen gezogen hast und bevor du es legst, eines deiner Geschenke öffnen. Synode: Ein Gefolgsmann kommt zu anderen auf ein Kloster. Straßenkehrer: Eine unfertige Straße wird sofort gewertet, und ihre Gefolgsleute kehren heim. Stellungswechsel: Einer deiner Gefolgsleute legt sich in eine Wiese seines Plättchens oder steht aus ihr auf. Auszahlung: Du wertest das Gebiet eines deiner Gefolgsleute und nimmst ihn zurück. Zwei auf einmal: Du bekommst noch ein Plättchen. Die Texte der letzten drei Karten haben wir aus ihren Namen erschlossen.
option-gift-kinds = Geschenke im Spiel
    .about = Welche der fünf Geschenke im Stapel sind, mit je fünf Karten; mindestens eines.
option-gift-kinds-synod = Synode
option-gift-kinds-sweeper = Straßenkehrer
option-gift-kinds-change = Stellungswechsel
option-gift-kinds-cash = Auszahlung
option-gift-kinds-two = Zwei auf einmal
option-gift-limit = Zahl der Geschenke
    .about = Wie viele Geschenke du öffnen darfst.
option-gift-limit-part = eines für jedes Plättchen, das du legst
option-gift-limit-turn = eines je Zug
option-synod-target = Synode
    .about = Die Klöster, zu denen eine Synode führt.
option-synod-target-occupied = Klöster, auf denen andere stehen
option-synod-target-any = jedes Kloster, das nicht fertig ist
option-sweeper-scoring = Straßenkehrer
    .about = Wie die Straße gewertet wird.
option-sweeper-scoring-final = wie am Spielende
option-sweeper-scoring-completed = wie eine fertige Straße
option-change-between = Stellungswechsel
    .about = Die Gebiete, zwischen denen ein Gefolgsmann wechselt.
option-change-between-lying = aus einer oder in eine Wiese seines Plättchens
option-change-between-any = zwischen zwei beliebigen Gebieten seines Plättchens
option-change-occupied = Wechsel in besetzte Gebiete
    .about = Ein Stellungswechsel darf in ein Gebiet führen, in dem andere stehen.
option-cash-out = Auszahlung
    .about = Was du für den Gefolgsmann bekommst, den du zurücknimmst.
option-cash-out-feature = sein Gebiet wie am Spielende
option-cash-out-none = nichts
option-take-two = Zwei auf einmal
    .about = Was noch ein Plättchen bedeutet.
option-take-two-part = ein zweites Plättchen nach diesem
option-take-two-lay = zwei Plättchen, dann ein Gefolgsmann auf einem davon
option-take-two-choose = zwei Plättchen, von denen du eines legst
preset-known = Bekannte Karten
    .about = Nur Synode und Straßenkehrer, die beiden Karten, deren Text bekannt ist.

rule-gi-09 = Geschenke kommen vom Stapel oben.
rule-gi-11 = Nach dem Ziehen und vor dem Legen darfst du genau ein Geschenk öffnen.
rule-gi-16 = Ein Geschenk, das nichts bewirken kann, kann nicht geöffnet werden.
rule-gi-17 = Die Synode bringt einen Gefolgsmann aus deinem Vorrat auf ein Kloster, auf dem andere stehen.
rule-gi-19 = Bei einer Option auch auf eines, auf dem niemand steht.
rule-gi-21 = Der Straßenkehrer wertet eine unfertige Straße mit mindestens einem Gefolgsmann.
rule-gi-25 = Ein Stellungswechsel versetzt einen eigenen Gefolgsmann auf seinem Plättchen, vom Stehen zum Liegen oder umgekehrt.
rule-gi-27 = Du lässt einen eigenen Gefolgsmann auf einer Straße, in einer Stadt, auf einem Kloster oder auf einer Wiese auszahlen.
