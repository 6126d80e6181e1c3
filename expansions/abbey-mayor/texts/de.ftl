verb-abbey-use =
    .option = eine Abtei verwenden
    .deed = verwendet eine Abtei
verb-barn-build =
    .option = die Scheune { $into } setzen
    .deed = setzt die Scheune { $into }
verb-wagon-move =
    .option = den Wagen { $into } ziehen
    .deed = zieht den Wagen { $into }

event-abbey-mayor-mayor = { $n ->
    [0] Der Bürgermeister von { $who } zählt ohne Wappen nichts
    [one] Der Bürgermeister von { $who } zählt 1, für 1 Wappen
   *[other] Der Bürgermeister von { $who } zählt { $n }, für { $n } Wappen
 }

token-abbey =
    .noun = Abtei
    .count = { $n ->
        [one] 1 Abtei
       *[other] { $n } Abteien
    }

figure-barn = Scheune
    .a = eine Scheune
    .the = die Scheune
    .to = der Scheune
    .with = einer Scheune
    .subject = die Scheune
    .count = { $n ->
        [one] 1 Scheune
       *[other] { $n } Scheunen
    }
figure-mayor = Bürgermeister
    .a = einen Bürgermeister
    .the = den Bürgermeister
    .to = dem Bürgermeister
    .with = einem Bürgermeister
    .subject = der Bürgermeister
    .count = { $n ->
        [one] 1 Bürgermeister
       *[other] { $n } Bürgermeister
    }
figure-wagon = Wagen
    .a = einen Wagen
    .the = den Wagen
    .to = dem Wagen
    .with = einem Wagen
    .subject = der Wagen
    .count = { $n ->
        [one] 1 Wagen
       *[other] { $n } Wagen
    }

kind-abbey =
    .the = die Abtei
    .to = der Abtei
    .into = in die Abtei
    .in = in der Abtei

pile-abbey-mayor-abbeys = { "" }

prompt-move-your-wagon-or-take-it-back = Deinen Wagen ziehen oder zurücknehmen?
    .help = Er darf in ein benachbartes Gebiet fahren, das frei und unfertig ist; sonst geht er in deinen Vorrat zurück.
prompt-place-your-abbey-or-draw-a-tile = Deine Abtei legen oder ein Plättchen ziehen?
    .help = Die Abtei füllt eine Lücke zwischen Plättchen: Straßen und Städte enden an ihr, und sie zählt als Kloster. Du ziehst dann kein Plättchen.

label-abbey = Abtei
label-barn = Scheune
label-besieged-cities = { $n ->
    [one] belagerte Stadt
   *[other] belagerte Städte
 }
label-castle = Burg
label-castles = { $n ->
    [one] Burg
   *[other] Burgen
 }
label-cities = { $n ->
    [one] Stadt
   *[other] Städte
 }
label-city = Stadt
label-farmers-at-a-barn = { $n ->
    [one] Bauer an einer Scheune
   *[other] Bauern an einer Scheune
 }
label-field = Wiese
label-garden = Garten
label-little-buildings = { $n ->
    [one] kleines Gebäude
   *[other] kleine Gebäude
 }
label-little-houses = Häuschen
label-little-sheds = Schuppen
label-little-towers = Türmchen
label-monastery = Kloster
label-own-abbey = eigene Abtei
label-pig-herd = Schweineherde
label-road = Straße
label-shop = Shop

### Set-up
title = Abtei und Bürgermeister
how = 12 Plättchen kommen dazu, und jeder Spieler bekommt eine Abtei, einen Bürgermeister, einen Wagen und eine Scheune. Statt ein Plättchen zu ziehen, darfst du deine Abtei in eine Lücke legen, die auf allen vier Seiten von Plättchen umgeben ist; die Abtei passt überall und zählt als Kloster. Ein Bürgermeister darf nur in eine Stadt und zählt so viele Gefolgsleute, wie die Stadt Wappen hat. Ein Wagen darf nach der Wertung seines Gebiets in ein benachbartes Gebiet weiterfahren, das frei und unfertig ist. Eine Scheune kommt auf eine Ecke, an der vier Plättchen nur Wiese zeigen: Die Bauern dort bekommen 3 Punkte für jede fertige Stadt und gehen zu ihren Besitzern zurück. Am Ende bringt die Scheune 4 Punkte für jede fertige Stadt an ihrer Wiese.
option-copies = Plättchensätze
    .about = Wie viele Sätze der 12 Plättchen eingemischt werden. Mit 0 spielt ihr mit den Regeln, aber ohne die Plättchen.
option-abbeys = Abteien je Spieler
    .about = Mit wie vielen Abteien jeder Spieler beginnt.
option-mayors = Bürgermeister je Spieler
    .about = Wie viele Bürgermeister jeder Spieler im Vorrat hat.
option-wagons = Wagen je Spieler
    .about = Wie viele Wagen jeder Spieler im Vorrat hat.
option-barns = Scheunen je Spieler
    .about = Wie viele Scheunen jeder Spieler im Vorrat hat.
option-abbey-at-end = Abteien nach dem letzten Plättchen
    .about = Was mit Abteien geschieht, die Spieler noch haben, wenn das letzte Plättchen des Stapels gelegt ist.
option-abbey-at-end-round = jeder darf reihum noch eine legen
option-abbey-at-end-none = sie verfallen
option-abbey-at-border = Abtei an der Grenze einer Karte
    .about = Eine Abtei darf auch in eine Lücke zwischen Plättchen und der Grenze einer Karte gelegt werden.
option-wagon-reach = Reichweite eines Wagens
    .about = In welche Gebiete ein Wagen fahren darf, wenn sein Gebiet gewertet wurde. Sie müssen frei und unfertig sein.
option-wagon-reach-connected = Gebiete, die direkt anschließen, ohne Wiese dazwischen
option-wagon-reach-around = Gebiete auf seinem und den acht Plättchen ringsum
option-barn-beside-barn = Mehrere Scheunen auf einer Wiese
    .about = Eine Scheune darf auch auf eine Wiese gesetzt werden, auf der schon eine steht.
option-barn-place-points = Bauern an einer neuen Scheune
    .about = Punkte, die Bauern für jede fertige Stadt bekommen, wenn auf ihre Wiese eine Scheune gesetzt wird.
option-barn-join-points = Bauern, die zu einer Scheune kommen
    .about = Punkte, die Bauern für jede fertige Stadt bekommen, wenn ihre Wiese mit einer Wiese mit Scheune verbunden wird.
option-barn-points = Scheune am Ende
    .about = Punkte, die eine Scheune am Ende des Spiels für jede fertige Stadt an ihrer Wiese bringt.
option-barn-pig-herd = Schweineherde an einer Scheune
    .about = Mit einer Schweineherde auf der Wiese bringt eine Scheune am Ende 1 Punkt mehr je Stadt.
option-wagon-meets = Wo sich Straßen für einen Wagen treffen
    .about = Straßen, die auf einem Plättchen zusammen enden, treffen sich überall, oder nur an Dörfern, Toren und Klöstern.
option-wagon-meets-ends = überall, wo sie zusammen enden
option-wagon-meets-villages = an Dörfern, Toren und Klöstern
option-wagon-segments = Abschnitte für einen Wagen
    .about = Wo ein Wagen der ersten Auflage in dem Gebiet stehen darf, in das er fährt.
option-wagon-segments-all = auf jedem Abschnitt
option-wagon-segments-touching = auf einem Abschnitt, der das gewertete Gebiet trifft
preset-rules-2007 = Regeln von 2007
    .about = Erste Ausgabe mit einer frühen Antwort: Abteien, die nach dem letzten Plättchen noch im Vorrat sind, verfallen.
preset-abbeys-only = Nur die Abteien
    .about = Die Plättchen und die Abteien, ohne Bürgermeister, Wagen und Scheunen.

rule-am-21 = Deine Abtei legst du zu Beginn, statt ein Plättchen zu ziehen.
rule-am-22 = Eine Abtei darf nur in eine Lücke.
rule-am-24 = Ohne Lücke kann die Abtei nicht gelegt werden.
rule-am-25 = Die Wahl kommt vor dem Ziehen; ein gezogenes oder gekauftes Plättchen musst du legen.
rule-am-44 = Ein Bürgermeister steht nur in einer Stadt.
rule-am-56 = Wenn sein Gebiet gewertet wurde, kehrt ein Wagen zurück oder zieht in ein angrenzendes Gebiet, das frei und unfertig ist.
rule-am-73 = Statt eines Gefolgsmanns darf eine Scheune auf eine Ecke des eben gelegten Plättchens, an der vier Plättchen zusammentreffen, die dort nur Wiese zeigen.
rule-am-76 = Eine Wiese mit Scheune bekommt keine weitere.
rule-am-82 = In eine Wiese mit Scheune kommt kein Bauer.
rule-am-115 = Der Laden nimmt keine Scheune zurück.
rule-am-46 = Der Bürgermeister zählt so viele Gefolgsleute, wie die Stadt Wappen hat.
