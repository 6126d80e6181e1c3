verb-count-enter =
    .option = { $a } in { $at } setzen
    .deed = setzt { $a } in { $at }
verb-count-join =
    .option = { $a } aus der Stadt Carcassonne { $into } versetzen{ $value }
    .deed = versetzt { $a } aus der Stadt Carcassonne { $into }{ $value }
verb-count-move =
    .option = den Grafen in { $at } versetzen
    .deed = versetzt den Grafen in { $at }

token-king =
    .noun = König
    .count = König
token-king-marker = { $who } wird König durch die Stadt auf { $cell }
    .noun = Königschip
    .count = { $n ->
        [one] 1 Königschip
       *[other] { $n } Königschips
    }
token-robber-baron =
    .noun = Raubritter
    .count = Raubritter
token-robber-baron-marker = { $who } wird Raubritter durch die Straße auf { $cell }
    .noun = Raubritterchip
    .count = { $n ->
        [one] 1 Raubritterchip
       *[other] { $n } Raubritterchips
    }

figure-count = Graf
    .a = einen Grafen
    .the = den Grafen
    .to = dem Grafen
    .with = einem Grafen
    .subject = der Graf
    .count = { $n ->
        [one] 1 Graf
       *[other] { $n } Grafen
    }

kind-city-of-carcassonne =
    .the = die Stadt Carcassonne
    .to = der Stadt Carcassonne
    .into = in die Stadt Carcassonne
    .in = in der Stadt Carcassonne

trait-shrine = Kultstätte

place-count-castle = die Burg
    .to = der Burg
place-count-cathedral = die Kathedrale
    .to = der Kathedrale
place-count-market = den Markt
    .to = dem Markt
place-count-smithy = die Schmiede
    .to = der Schmiede

pile-count-king-robber-city = { "" }
pile-in-the-box = { "" }

prompt-move-a-follower-out-of-the-city-of-carcassonne = Einen Gefolgsmann aus der Stadt Carcassonne versetzen?
    .help = Ein Gefolgsmann aus dem passenden Viertel kommt vor der Wertung in das Gebiet und zählt für die Mehrheit mit.
prompt-move-the-count = Den Grafen versetzen?
    .help = Aus dem Viertel, in dem der Graf steht, kommt kein Gefolgsmann heraus.
prompt-place-a-follower-in-the-city-of-carcassonne = Einen Gefolgsmann in die Stadt Carcassonne setzen?
    .help = Er kann später bei einer Wertung dazukommen: Burg für Städte, Schmiede für Straßen, Kathedrale für Klöster, Markt für Wiesen.

label-carcassonne = Carcassonne
label-castle = Burg
label-cathedral = Kathedrale
label-cities = { $n ->
    [one] Stadt
   *[other] Städte
 }
label-city = Stadt
label-city-of-carcassonne = Stadt Carcassonne
label-field = Wiese
label-garden = Garten
label-king = König
label-king-and-robber-baron = König und Raubritter
label-market = Markt
label-monastery = Kloster
label-road = Straße
label-robber-baron = Raubritter
label-serves-cities = bedient Städte
label-serves-fields = bedient Wiesen
label-serves-monasteries = bedient Klöster
label-serves-roads = bedient Straßen
label-smithy = Schmiede
label-stack = Stapel
label-start = Start
label-the-count-is-here = der Graf ist hier

### Set-up
title = Graf, König und Konsorten
how = Die Stadt Carcassonne liegt in der Mitte, und zehn Plättchen werden eingemischt. Bringt dein Plättchen anderen Punkte und dir keine, darfst du einen Gefolgsmann in eines der vier Stadtviertel setzen und danach den Grafen versetzen. Bei einer Wertung dürfen Gefolgsleute dazukommen: aus der Burg in Städte, aus der Schmiede auf Straßen, aus der Kathedrale auf Klöster, aber nie aus dem Viertel, in dem der Graf steht. Wer die größte Stadt fertigstellt, bekommt den König, wer die längste Straße fertigstellt, den Raubritter; bei Spielende bringen sie 1 Punkt je fertiger Stadt oder Straße. Eine Kultstätte wird wie ein Kloster gewertet. Stehen Gefolgsleute auf einer Kultstätte und einem Kloster nebeneinander, bringt nur das Gebäude Punkte, das zuerst fertig ist.
option-kings = König
    .about = Wer die bisher größte Stadt fertigstellt, bekommt den König.
option-robbers = Raubritter
    .about = Wer die bisher längste Straße fertigstellt, bekommt den Raubritter.
option-king-copies = Sätze von König und Raubritter
    .about = Wie viele Sätze mit fünf Plättchen eingemischt werden. Bei 0 gelten die Regeln ohne die Plättchen.
option-shrine-copies = Sätze von Kultstätten
    .about = Wie viele Sätze mit fünf oder sechs Plättchen eingemischt werden. Bei 0 gelten die Regeln ohne diese Sätze.
option-city = Stadt Carcassonne
    .about = Die Stadt Carcassonne liegt von Anfang an in der Mitte. Ist dies aus, gibt es auch keinen Grafen.
option-king-robber-scoring = Punkte für König und Raubritter
    .about = Was König und Raubritter bringen: bei Spielende, oder sofort für alles, was fertig wird, während du sie hast.
option-king-robber-scoring-count = 1 je fertiger Stadt oder Straße
option-king-robber-scoring-ten = 10 für jeden der beiden
option-king-robber-scoring-fifteen-forty = 15 für einen, 40 für beide
option-king-robber-scoring-running = sofort 1 je Stadt oder Straße
option-shrines = Wettstreit der Kultstätten
    .about = Kultstätten und Klöster fordern einander heraus und dürfen nur begrenzt nebeneinander liegen. Ist dies aus, sind Kultstätten Klöster.
option-shrine-tiles = Kultstätten je Satz
    .about = Wie viele Plättchen ein Satz Kultstätten hat, fünf oder sechs. Das sechste Plättchen stammt aus einer anderen Schachtel.
option-sixth-shrines = Weitere sechste Kultstätten
    .about = Wie viele Exemplare der sechsten Kultstätte noch eingemischt werden, neben denen in den Sätzen.
option-shrine-second-neighbour = Zweite Kultstätte neben einem Kloster
    .about = Ob ein Kloster mit einer Kultstätte daneben durch ein späteres Plättchen eine zweite bekommen darf. Dasselbe gilt für Klöster neben einer Kultstätte.
option-shrine-second-neighbour-forbidden = nicht erlaubt
option-shrine-second-neighbour-allowed = erlaubt
option-shrine-limit-if-occupied = Nur besetzte Gebäude begrenzen
    .about = Nur Kultstätten und Klöster, auf denen ein Gefolgsmann steht, begrenzen, was daneben liegen darf.
option-challenge-loser-wagon = Wagen des Verlierers fährt weiter
    .about = Ein Wagen, der den Wettstreit verliert, darf in ein anderes Gebiet weiterfahren. Ist dies aus, geht er zurück zu seinem Besitzer.
option-abbot-on-shrine = Abt auf einer Kultstätte
    .about = Ein Abt darf auf eine Kultstätte gesetzt werden.
option-abbot-in-cathedral = Abt in der Kathedrale
    .about = Ein Abt darf in die Kathedrale der Stadt Carcassonne.
option-count = Graf und Stadtviertel
    .about = Gefolgsleute dürfen in die Stadtviertel, und der Graf zieht umher. Ist dies aus, beginnt das Spiel nur an der Stadt.
option-count-start-tile = Übliches Startplättchen
    .about = Was mit dem Startplättchen des Grundspiels geschieht, wenn die Stadt Carcassonne in der Mitte liegt.
option-count-start-tile-box = bleibt in der Schachtel
option-count-start-tile-stack = kommt in den Stapel
option-count-city-for-fields = Carcassonne zählt für Wiesen
    .about = Die Stadt Carcassonne zählt für die Wiesen daneben als fertige Stadt.
option-count-limit = Gefolgsleute in die Stadt
    .about = Wie viele Gefolgsleute du in einem Doppelzug in die Stadt Carcassonne setzen darfst.
option-count-limit-turn = einen je Zug
option-count-limit-part = einen bei jedem Plättchen des Zuges
option-count-window = Selbst keine Punkte
    .about = In einem Doppelzug: wann du keine Punkte bekommen haben darfst, um einen Gefolgsmann in die Stadt setzen zu dürfen.
option-count-window-part = mit diesem Plättchen
option-count-window-turn = in diesem ganzen Zug
option-count-move = Zug des Grafen
    .about = Wohin der Graf geht, nachdem ein Gefolgsmann in die Stadt gekommen ist.
option-count-move-player = der Spieler versetzt ihn oder lässt ihn stehen
option-count-move-clockwise = ins nächste Viertel
option-count-move-follow = ins Viertel dieses Gefolgsmannes
option-count-join = Wo Gefolgsleute dazukommen
    .about = In welche fertigen Gebiete Gefolgsleute aus den Vierteln ziehen dürfen.
option-count-join-scored = nur wo schon ein Gefolgsmann steht
option-count-join-completed = in alle, auch leere
option-count-final = Aus der Stadt bei Spielende
    .about = Aus welchen Vierteln Gefolgsleute vor der Schlusswertung in Gebiete ziehen dürfen. Das Viertel des Grafen bleibt zu.
option-count-final-market = nur aus dem Markt, auf Wiesen
option-count-final-any = aus allen Vierteln
option-count-final-order = Reihenfolge bei Spielende
    .about = Wie die Spieler drankommen, wenn Gefolgsleute vor der Schlusswertung die Stadt verlassen.
option-count-final-order-all-at-once = jeder versetzt alle auf einmal
option-count-final-order-one-by-one = reihum je ein Gefolgsmann
option-count-points = Punkte, mit denen ein Gefolgsmann in die Stadt kommt
    .about = Welche Punkte einer Wertung dafür zählen, wer in die Stadt Carcassonne darf.
option-count-points-all = alle Punkte der Wertung
option-count-points-features = nur die der abgeschlossenen Gebiete
option-count-final-when = Gefolgsleute verlassen die Stadt am Ende
    .about = Wann am Spielende Gefolgsleute die Stadt Carcassonne verlassen.
option-count-final-when-after-circus = nach dem letzten Zirkus und den Burgherren
option-count-final-when-before-circus = vor dem letzten Zirkus und den Burgherren
preset-six-shrines = Sechs Kultstätten
    .about = Ein Satz Kultstätten hat sechs Plättchen statt fünf.
preset-open-city = Offene Stadt
    .about = Gefolgsleute aus den Vierteln dürfen in jedes fertige Gebiet ziehen und vor der Schlusswertung einzeln alle Viertel außer dem des Grafen verlassen.

rule-cr-18 = Innerhalb der Mauern von Carcassonne kann nichts besetzt werden.
rule-cr-35 = Eine Kultstätte darf nicht neben mehreren Klöstern liegen, ein Kloster nicht neben mehreren Kultstätten.
rule-cr-36 = Auch darf ein Plättchen keinem Kloster eine zweite Kultstätte bringen, und keiner Kultstätte ein zweites Kloster.
rule-cr-62 = In einem Zug geht höchstens ein Gefolgsmann in die Stadt Carcassonne.
rule-cr-67 = Jedes Viertel nimmt die Figuren, die auf seiner Art von Gebiet stehen dürfen; Baumeister, Schwein und Scheune nie.
rule-cr-68 = Wer einen Gefolgsmann dorthin gesetzt hat, darf den Grafen versetzen, sonst niemand.
rule-cr-70 = Vor einer Wertung gehen Figuren aus einem Viertel in ein Gebiet seiner Art, das gewertet wird.
rule-cr-73 = Ein Gebiet, auf dem niemand steht, wird nicht gewertet, und niemand kann dorthin.
