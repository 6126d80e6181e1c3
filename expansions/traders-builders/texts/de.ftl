verb-traders-builders-draw =
    .option = ein zweites Plättchen legen
    .deed = legt ein zweites Plättchen

token-cloth =
    .noun = Tuch
    .count = { $n } Tuch
token-grain =
    .noun = Korn
    .count = { $n } Korn
token-wine =
    .noun = Wein
    .count = { $n } Wein

figure-builder = Baumeister
    .a = einen Baumeister
    .the = den Baumeister
    .to = dem Baumeister
    .with = einem Baumeister
    .subject = der Baumeister
    .count = { $n ->
        [one] 1 Baumeister
       *[other] { $n } Baumeister
    }
figure-pig = Schwein
    .a = ein Schwein
    .the = das Schwein
    .to = dem Schwein
    .with = einem Schwein
    .subject = das Schwein
    .count = { $n ->
        [one] 1 Schwein
       *[other] { $n } Schweine
    }

trait-cloth = Tuch
trait-grain = Korn
trait-wine = Wein

prompt-take-the-second-tile-play = Das zweite Plättchen legen?
    .help = Dank deinem Baumeister darfst du in diesem Zug noch ein Plättchen ziehen und legen und wieder einen Gefolgsmann setzen.

label-castles = { $n ->
    [one] Burg
   *[other] Burgen
 }
label-cities = { $n ->
    [one] Stadt
   *[other] Städte
 }
label-city = Stadt
label-cloth = Tuch
label-field = Wiese
label-garden = Garten
label-grain = Korn
label-monastery = Kloster
label-pig = Schwein
label-road = Straße
label-wine = Wein

### Set-up
title = Händler und Baumeister
how = Dazu kommen 24 Plättchen; auf 20 davon zeigt eine Stadt Wein, Korn oder Tuch. Schließt du eine solche Stadt ab, nimmst du für jedes Symbol eine Ware, auch wenn du dort keinen Gefolgsmann hast; am Ende bringen die meisten Waren einer Sorte 10 Punkte. Außerdem bekommen alle einen Baumeister und ein Schwein. Den Baumeister setzt du auf eine Straße oder in eine Stadt, in der du schon einen Gefolgsmann hast; erweiterst du sie später, darfst du in diesem Zug ein zweites Plättchen legen. Das Schwein setzt du auf eine Wiese, auf der du schon einen Bauern hast; wertest du diese Wiese, bringt dir jede fertige Stadt 4 statt 3 Punkte.
option-copies = Plättchensätze
    .about = Wie viele Sätze der 24 Plättchen eingemischt werden. Mit 0 spielt ihr mit den Regeln, aber ohne die Plättchen.
option-goods = Waren
    .about = Wer eine Stadt abschließt, nimmt für jedes Symbol darin eine Ware. Sonst haben die Symbole keine Bedeutung.
option-goods-points = Punkte für die meisten Waren
    .about = Punkte am Ende für die meisten Waren einer Sorte. Bei Gleichstand bekommt sie jeder Beteiligte.
option-builders = Baumeister je Spieler
    .about = Baumeister im Vorrat jedes Spielers; bei 0 bleiben sie weg.
option-pigs = Schweine je Spieler
    .about = Schweine im Vorrat jedes Spielers; bei 0 bleiben sie weg.
option-companions-together = Mehrere Baumeister oder Schweine
    .about = Du darfst einen zweiten eigenen Baumeister in dieselbe Straße oder Stadt setzen und ein zweites eigenes Schwein auf dieselbe Wiese. Das spielt nur eine Rolle, wenn alle zwei oder mehr davon haben.
option-pig-bonus = Punkte des Schweins
    .about = Punkte, die ein Schwein je fertiger Stadt an seiner Wiese zusätzlich bringt.
option-builder-trigger = Was ein zweites Plättchen bringt
    .about = Ob du die Straße oder Stadt deines Baumeisters erweitern musst oder ob es reicht, sie nur abzuschließen, etwa mit einer Abtei.
option-builder-trigger-extend = die Straße oder Stadt erweitern
option-builder-trigger-extend-or-complete = erweitern oder nur abschließen
option-builder-second-part = Zweites Plättchen
    .about = Ob du auf das zweite Plättchen verzichten darfst oder es immer ziehst.
option-builder-second-part-optional = freiwillig
option-builder-second-part-forced = wird immer gezogen
option-builder-on-completed = Baumeister auf fertigen Gebieten
    .about = Du darfst einen Baumeister auf eine Straße oder Stadt setzen, die dein Plättchen gerade abgeschlossen hat. Er kommt sofort ohne Wirkung zurück.
preset-original-2003 = Regeln von 2003
    .about = Erste Ausgabe, erste Auflagen: Für ein zweites Plättchen genügt es, die Straße oder Stadt deines Baumeisters abzuschließen.

rule-tb-27 = Ein Baumeister oder Schwein kommt in ein Gebiet des eben gelegten Plättchens, in dem schon ein Gefolgsmann von dir steht.
rule-tb-44 = Der zweite Teil kommt nach allem, was das erste Plättchen auslöst.
rule-tb-73 = Ein zweiter eigener Baumeister oder ein zweites Schwein kommt nicht in dasselbe Gebiet.
rule-tb-61 = Wer ein Schwein auf einer Wiese hat, die er wertet, bekommt 1 Punkt mehr für jede fertige Stadt.
