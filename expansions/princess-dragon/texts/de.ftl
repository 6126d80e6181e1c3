verb-dragon-move =
    .option = den Drachen { $into } ziehen
    .deed = zieht den Drachen { $into }
verb-fairy-on =
    .option = die Fee { $into } ziehen
    .deed = zieht die Fee { $into }
verb-fairy-to =
    .option = die Fee zu { $to } stellen
    .deed = stellt die Fee zu { $to }
verb-princess-remove =
    .option = { $at } nach Hause schicken
    .deed = schickt { $at } nach Hause

event-dragon-eats = der Drache frisst { $at }

figure-dragon = Drache
    .a = einen Drachen
    .the = den Drachen
    .to = dem Drachen
    .with = einem Drachen
    .subject = der Drache
    .count = { $n ->
        [one] 1 Drache
       *[other] { $n } Drachen
    }
figure-fairy = Fee
    .a = eine Fee
    .the = die Fee
    .to = der Fee
    .with = einer Fee
    .subject = die Fee
    .count = { $n ->
        [one] 1 Fee
       *[other] { $n } Feen
    }

trait-dragon = Drache
trait-portal = Portal
trait-princess = Burgfräulein
trait-volcano = Vulkan

pile-princess-dragon-waiting = { $n ->
    [one] 1 beiseitegelegtes Drachenplättchen
   *[other] { $n } beiseitegelegte Drachenplättchen
 }

prompt-move-the-dragon = Ziehe den Drachen.
    .help = Figuren auf dem Plättchen, das der Drache betritt, kehren zu ihren Besitzern zurück; er betritt keines zweimal.

label-before-the-dragon = vor dem Drachen
label-city = Stadt
label-city-of-carcassonne = Stadt Carcassonne
label-dragon-tiles-put-aside = { $n ->
    [one] beiseitegelegtes Drachenplättchen
   *[other] beiseitegelegte Drachenplättchen
 }
label-fairy = Fee
label-field = Wiese
label-followers = { $n ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
 }
label-garden = Garten
label-monasteries = { $n ->
    [one] Kloster
   *[other] Klöster
 }
label-monastery = Kloster
label-road = Straße
label-wheel-hub = Achse des Rads

### Set-up
title = Burgfräulein und Drache
how = 30 Plättchen kommen hinzu, dazu ein Drache und eine Fee, die niemandem gehören. Ein Vulkanplättchen bringt den Drachen ins Spiel. Wird ein Drachenplättchen gelegt, ziehen die Spieler den Drachen reihum je ein Plättchen weiter, insgesamt sechsmal, und die Figuren auf den Plättchen, die er betritt, gehen nach Hause. Statt eine Figur zu setzen, darfst du die Fee zu einem deiner Gefolgsleute stellen: Sie hält den Drachen fern und bringt dir 1 Punkt zu Beginn deines Zugs und 3 Punkte, wenn das Gebiet dieses Gefolgsmanns gewertet wird. Mit einem Portalplättchen darfst du einen Gefolgsmann auf ein beliebiges Plättchen setzen. Legst du ein Burgfräulein an eine Stadt, geht ein Ritter aus dieser Stadt nach Hause.
option-copies = Plättchensätze
    .about = Wie oft die 30 Plättchen im Spiel sind, stets mit einem Drachen und einer Fee. Mit 0 gelten die Regeln ohne die Plättchen.
option-dragon = Drache
    .about = Vulkanplättchen bringen den Drachen, und Drachenplättchen bewegen ihn. Ist dies aus, sind es gewöhnliche Plättchen.
option-fairy = Fee
    .about = Statt eine Figur zu setzen, darf man die Fee zu einem eigenen Gefolgsmann stellen.
option-portals = Magische Portale
    .about = Wer ein Portalplättchen legt, darf einen Gefolgsmann auf ein beliebiges Plättchen setzen.
option-princess = Burgfräulein
    .about = Wer ein Burgfräulein an eine Stadt mit Rittern legt, darf oder muss einen davon nach Hause schicken, statt eine Figur zu setzen.
option-princess-off = ohne Wirkung
option-princess-may = ein Ritter darf nach Hause
option-princess-must = ein Ritter muss nach Hause
option-dragon-move = Zeitpunkt des Drachenzugs
    .about = Der Drache zieht, bevor oder nachdem die Gebiete gewertet werden, die das Drachenplättchen fertigstellt. Zieht er vorher, fehlen gefressene Figuren bei der Wertung.
option-dragon-move-before-scoring = vor der Wertung
option-dragon-move-after-scoring = nach der Wertung
option-dragon-steps = Schritte des Drachen
    .about = Anzahl der Plättchen, die der Drache bei jedem Drachenplättchen weiterzieht.
option-early-dragon-tiles = Drachenplättchen vor dem ersten Vulkan
    .about = Solche Plättchen werden nach dem Ziehen beiseitegelegt, oder sie können erst gezogen werden, wenn das erste Vulkanplättchen liegt. Dann kommen sie in den Stapel.
option-early-dragon-tiles-put-aside = nach dem Ziehen beiseitegelegt
option-early-dragon-tiles-withheld = vor dem Vulkan nicht gezogen
option-volcano-step = Auf einem neuen Vulkanplättchen
    .about = Nach dem Legen eines Vulkanplättchens darfst du keine Figur darauf setzen, oder keinen Gefolgsmann, oder du darfst nur noch die Fee versetzen.
option-volcano-step-no-figure-here = keine Figur auf dieses Plättchen
option-volcano-step-no-follower-here = keinen Gefolgsmann auf dieses Plättchen
option-volcano-step-fairy-only = nur die Fee versetzen
option-deploy-beside-dragon = Figuren auf dem Plättchen des Drachen
    .about = Figuren dürfen später auf das Plättchen gesetzt werden, auf dem der Drache steht, etwa durch ein Portal.
option-fairy-placement = Platz der Fee
    .about = Die Fee gehört zu einem Gefolgsmann oder zu allen Gefolgsleuten auf ihrem Plättchen. In beiden Fällen betritt der Drache ihr Plättchen nicht.
option-fairy-placement-next-to-follower = neben einem Gefolgsmann
option-fairy-placement-on-tile = auf einem Plättchen, für alle dort
option-fairy-turn-counts = Punkte je Zug auf ihrem Plättchen
    .about = Nur für eine Fee, die für ein ganzes Plättchen gilt: wie oft sie dir zu Beginn deines Zugs Punkte bringt.
option-fairy-turn-counts-once = einmal
option-fairy-turn-counts-followers = für jeden eigenen Gefolgsmann dort
option-fairy-turn-counts-figures = für jede eigene Figur dort
option-fairy-turn-points = Fee: Punkte je Zug
    .about = Punkte zu Beginn deines Zugs, wenn die Fee bei deinem Gefolgsmann steht.
option-fairy-with-monk = Fee bei Klöstern mit Prälatur
    .about = Die Fee bringt ihre Punkte für ein Gebiet auch bei einem Mönch in einem Kloster mit Prälatur.
option-fairy-feature-points = Fee: Punkte für ein Gebiet
    .about = Punkte für den Besitzer des Gefolgsmanns bei der Fee, wenn dessen Gebiet gewertet wird, auch ohne Mehrheit.
option-dragon-over-carcassonne = Drache um Carcassonne
    .about = Der Drache darf die Plättchen der Stadt Carcassonne betreten. Er frisst dort nur Figuren außerhalb der Mauern.
option-fairy-in-carcassonne = Fee in Carcassonne
    .about = Die Fee darf auch neben einem Gefolgsmann in einem Viertel der Stadt Carcassonne stehen.
option-dragon-over-wheel = Drache auf dem Schicksalsrad
    .about = Der Drache darf die Plättchen des Schicksalsrads betreten.
option-fairy-castle-cells = Fee auf einer Burg
    .about = Eine Fee bei einem Gefolgsmann auf einer Burg hält den Drachen von beiden Plättchen der Burg fern oder nur von einem.
option-fairy-castle-cells-both = beide Plättchen der Burg
option-fairy-castle-cells-anchor = nur das Plättchen, auf dem sie steht
option-portal-figures = Figuren durch ein Portal
    .about = Nur Gefolgsleute gehen durch ein Portal oder auch andere Figuren wie der Baumeister, nach ihren eigenen Regeln.
option-portal-figures-followers = nur Gefolgsleute
option-portal-figures-all = alle Figuren
option-portal-completed = Portal in fertige Gebiete
    .about = In welche Gebiete auf anderen Plättchen ein Portal führt, obwohl das Portalplättchen sie fertigstellt. In unfertige führt es immer.
option-portal-completed-none = in keine
option-portal-completed-monasteries = in Klöster, Kultstätten und Ähnliches
option-portal-completed-all = in alle
preset-rgg-2005 = Rio Grande Games, 2005
    .about = Die englischen Regeln von 2005: Der Drache zieht nach der Wertung, ein Ritter darf nach Hause, muss aber nicht, und die Fee gilt für alle Gefolgsleute auf ihrem Plättchen.
preset-hig-2005 = Hans im Glück, 2005
    .about = Die deutschen Regeln von 2005: Die Fee gilt für alle Gefolgsleute auf ihrem Plättchen.

rule-pd-15 = Auf ein Vulkanplättchen kommt kein Gefolgsmann.
rule-pd-16 = Auf ein Vulkanplättchen kommt keine Figur; bei einer Option darf danach nur die Fee ziehen.
rule-pd-25 = Der Drache geht auf ein Plättchen, das mit einer Seite an seines grenzt.
rule-pd-26 = Auf einem Flug betritt der Drache kein Plättchen zweimal.
rule-pd-33 = Auf das Plättchen des Drachen kommt keine Figur.
rule-pd-37 = Wenn du keine Figur setzt, darfst du die Fee zu einem eigenen Gefolgsmann auf der Landschaft ziehen.
rule-pd-38 = Es ist eine Wahl beim Setzen, einmal je gelegtem Plättchen, und die Fee muss sich bewegen.
rule-pd-42 = Der Drache kann das Plättchen der Fee nicht betreten.
rule-pd-49 = Mit einem Portal darfst du auf jedes andere Plättchen setzen, in ein Gebiet, das frei und unfertig ist.
rule-pd-50 = Ein fertiges Gebiet darf nur auf dem Portalplättchen selbst besetzt werden.
rule-pd-54 = Ein Burgfräulein schickt einen Ritter der Stadt heim; bei einer Option muss es sein.
rule-pd-55 = Bei einer Option muss ein Ritter heimgeschickt werden, wenn einer da ist.
rule-pd-44 = Der Besitzer des Gefolgsmanns bei der Fee bekommt 3 Punkte, wenn dessen Gebiet gewertet wird.
