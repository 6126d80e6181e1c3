verb-tower-capture =
    .option = { $at } gefangen nehmen
    .deed = nimmt { $at } gefangen
verb-tower-floor =
    .option = am Turm auf { $cell } bauen
    .deed = baut am Turm auf { $cell }
verb-tower-guard =
    .option = { $the } auf den Turm auf { $cell } stellen
    .deed = stellt { $the } auf den Turm auf { $cell }
verb-tower-ransom =
    .option = { $at } freikaufen
    .deed = kauft { $at } frei
verb-tower-swap =
    .option = { $at } zurücknehmen
    .deed = nimmt { $at } zurück

token-tower-piece = { $who } baut am Turm auf { $cell }
    .noun = Turmteil
    .count = { $n ->
        [one] 1 Turmteil
       *[other] { $n } Turmteile
    }

trait-tower = Turm

place-tower-prison-noun = Gefängnis

prompt-capture-a-follower = Einen Gefolgsmann gefangen nehmen?
    .help = Der Turm erreicht sein eigenes Plättchen und in gerader Linie so viele, wie er Teile hat. Fremde Gefolgsleute nimmst du gefangen; eigene kommen zurück.
prompt-whom-do-you-take-back = Wen nimmst du zurück?
    .help = Ihr tauscht Gefangene; du wählst, welcher deiner Gefolgsleute für den eben gefangenen zurückkommt.

label-city = Stadt
label-field = Wiese
label-garden = Garten
label-monastery = Kloster
label-ransom = Lösegeld
label-road = Straße

### Set-up
title = Der Turm
how = Dazu kommen 18 Plättchen mit Bauplätzen für Türme, und alle erhalten Turmteile: zu zweit je 10, zu dritt 9, zu viert 7, zu fünft 6, zu sechst 5. Statt wie üblich einen Gefolgsmann zu setzen, darfst du ein Turmteil auf einen Bauplatz oder einen offenen Turm stellen oder einen offenen Turm mit einem Gefolgsmann abschließen. Mit einem Turmteil darfst du einen Gefolgsmann gefangen nehmen: auf dem Plättchen des Turms oder in gerader Linie davon, höchstens so viele Plättchen entfernt, wie der Turm Teile hat. Haben zwei Spieler einen Gefolgsmann voneinander, tauschen sie sofort. Einmal in deinem Zug darfst du einen Gefolgsmann freikaufen; die 3 Punkte bekommt, wer ihn gefangen hält.
option-copies = Plättchensätze
    .about = Wie viele Sätze der 18 Plättchen eingemischt werden. Mit 0 spielt ihr mit den Regeln, aber ohne die Plättchen.
option-towers = Türme
    .about = Türme dürfen gebaut werden. Ohne Türme haben die Bauplätze keine Bedeutung.
option-tower-pieces = Turmteile je Spieler
    .about = Turmteile, mit denen alle beginnen. 0: die übliche Zahl für diese Spielerzahl.
option-tower-turn = Wann Türme genutzt werden dürfen
    .about = Ob du nach jedem Plättchen ein Turmteil oder einen Gefolgsmann auf einen Turm stellen darfst oder nur nach einem mit Bauplatz.
option-tower-turn-any-tile = nach jedem Plättchen
option-tower-turn-tile-with-place = nur nach einem Plättchen mit Bauplatz
option-tower-capture = Gefangennahme
    .about = Ob du nach dem Setzen eines Turmteils einen Gefolgsmann in Reichweite gefangen nehmen musst.
option-tower-capture-may = du darfst einen Gefolgsmann gefangen nehmen
option-tower-capture-must = du musst einen Gefolgsmann gefangen nehmen
option-tower-exchange = Gefangenenaustausch
    .about = Zwei Spieler, die einen Gefolgsmann voneinander haben, tauschen sofort. Sonst bleiben beide gefangen.
option-ransom = Lösegeld
    .about = Punkte, für die du einen Gefangenen freikaufst. 0: Niemand kann freigekauft werden.
option-ransom-time = Wann Lösegeld gezahlt werden darf
    .about = Wann du in deinem Zug einen Gefangenen freikaufen darfst. Bei der zweiten Wahl musst du beim Setzen auch etwas anderes tun können.
option-ransom-time-any-question = bei jeder Entscheidung vor der Wertung
option-ransom-time-tile-or-step = beim Legen des Plättchens oder beim Setzen
option-ransom-time-before-tile = nur vor dem Legen des Plättchens
option-ransom-debt = Lösegeld trotz zu wenig Punkten
    .about = Du darfst Lösegeld mit Punkten zahlen, die du nicht hast.
option-tower-guard-safe = Sicher auf Türmen
    .about = Ein Gefolgsmann auf einem Turm kann nicht gefangen genommen werden.
option-tower-guard-and-dragon = Drache und Gefolgsleute auf Türmen
    .about = Ob der Drache und alles, was die Figuren eines Plättchens trifft, auch einen Gefolgsmann auf dessen Turm trifft. Andere Türme erreichen ihn trotzdem.
option-tower-guard-and-dragon-eaten = der Drache frisst sie
option-tower-guard-and-dragon-safe = der Drache verschont sie
option-fairy-to-guard = Fee für Gefolgsleute auf Türmen
    .about = Die Fee darf zu einem Gefolgsmann auf einem Turm ziehen.
option-tower-in-carcassonne = Türme reichen nach Carcassonne
    .about = Ein Turm erreicht Gefolgsleute in den Vierteln der Stadt Carcassonne, auf dem Plättchen mit den Vierteln.
preset-zmg-print = Frühe Auflagen von Z-Man Games
    .about = Neue Ausgabe, in zwei später berichtigten Auflagen: Türme dürfen nur nach einem Plättchen mit Bauplatz genutzt werden.

rule-to-11 = Beim Setzen tust du eines von vier Dingen: wie sonst setzen, auf einen Turmplatz bauen, auf einen offenen Turm bauen oder einen offenen Turm mit einem Gefolgsmann schließen.
rule-to-13 = Jeder Turmplatz und jeder offene Turm auf dem Spielfeld ist erlaubt.
rule-to-20 = Ein Turm erreicht sein eigenes Plättchen und in jeder Richtung so viele, wie er Teile hat.
rule-to-23 = Gefolgsleute auf einem Plättchen in Reichweite dürfen gefangen werden; andere Figuren und solche, die auf keinem Plättchen stehen, nicht.
rule-to-31 = Zwei Spieler, die je einen Gefolgsmann des anderen halten, tauschen sofort.
rule-to-34 = Einmal im eigenen Zug darfst du einen deiner Gefolgsleute für 3 Punkte zurückkaufen.
rule-to-37 = Lösegeld zahlst du bei einer Frage des eigenen Zuges, vor der Wertung.
rule-to-38 = Mit weniger als 3 Punkten kannst du nicht zahlen.
rule-to-42 = Ein Platz ohne Turmteil ist kein Turm.
rule-to-45 = Gewöhnliche und große Gefolgsleute stehen auf Türmen; welche anderen es dürfen, ist eine Option.
