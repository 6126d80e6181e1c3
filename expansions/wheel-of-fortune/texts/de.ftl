verb-wheel-enter =
    .option = { $a } { $into } setzen
    .deed = setzt { $a } { $into }
verb-wheel-remove =
    .option = { $at } in den Vorrat zurücknehmen
    .deed = nimmt { $at } in den Vorrat zurück

event-wheel-famine = das Schwein zieht { $n } weiter und hält bei Hungersnot
event-wheel-fortune = das Schwein zieht { $n } weiter und hält bei Glück
event-wheel-inquisition = das Schwein zieht { $n } weiter und hält bei Inquisition
event-wheel-plague = das Schwein zieht { $n } weiter und hält bei Pest
event-wheel-storm = das Schwein zieht { $n } weiter und hält bei Unwetter
event-wheel-taxes = das Schwein zieht { $n } weiter und hält bei Steuern

figure-wheel-pig = Schwein des Rads
    .a = ein Schwein des Rads
    .the = das Schwein des Rads
    .to = dem Schwein des Rads
    .with = einem Schwein des Rads
    .subject = das Schwein des Rads
    .count = { $n ->
        [one] 1 Schwein des Rads
       *[other] { $n } Schweine des Rads
    }

kind-wheel-hub =
    .the = die Achse des Rads
    .to = der Achse des Rads
    .into = auf die Achse des Rads
    .in = auf der Achse des Rads

trait-wheel-1 = Rad mit einer 1
trait-wheel-2 = Rad mit einer 2
trait-wheel-3 = Rad mit einer 3

place-wheel-crowns = Kronenfeld { $nth }
    .to = Kronenfeld { $nth }
place-wheel-sectors = { "" }

pile-wheel-of-fortune-start = { "" }

prompt-the-plague-which-follower-do-you-take-back = Die Pest: Welchen Gefolgsmann nimmst du zurück?
    .help = Jeder Spieler muss einen Gefolgsmann vom Spielfeld zurücknehmen, aber nicht vom Rad.

label-0-for-each-farmer-and-completed-city = 0 je Bauer und fertiger Stadt
label-0-for-each-follower-in-supply = 0 je Gefolgsmann im Vorrat
label-0-for-each-monk = 0 je Mönch
label-0-points-for-the-player-at-turn = 0 Punkte für den Spieler am Zug
label-1-for-each-farmer-and-completed-city = 1 je Bauer und fertiger Stadt
label-1-for-each-follower-in-supply = 1 je Gefolgsmann im Vorrat
label-10-for-each-monk = 10 je Mönch
label-2-for-each-farmer-and-completed-city = 2 je Bauer und fertiger Stadt
label-2-for-each-follower-in-supply = 2 je Gefolgsmann im Vorrat
label-2-for-each-monk = 2 je Mönch
label-20-points-for-the-player-at-turn = 20 Punkte für den Spieler am Zug
label-3-for-each-monk = 3 je Mönch
label-3-points-for-the-player-at-turn = 3 Punkte für den Spieler am Zug
label-4-points-for-the-player-at-turn = 4 Punkte für den Spieler am Zug
label-5-for-each-farmer-and-completed-city = 5 je Bauer und fertiger Stadt
label-5-for-each-follower-in-supply = 5 je Gefolgsmann im Vorrat
label-city = Stadt
label-crown-space = Kronenfeld
label-each-player-takes-one-follower-back = alle nehmen einen Gefolgsmann zurück
label-famine = Hungersnot
label-farmers = { $n ->
    [one] Bauer
   *[other] Bauern
 }
label-field = Wiese
label-followers-in-supply = { $n ->
    [one] Gefolgsmann im Vorrat
   *[other] Gefolgsleute im Vorrat
 }
label-for-each-city-its-pennants-and-own-knights = je Stadt: ihre Wappen und eigenen Ritter
label-for-each-knight-pennants-and-own-knights-of-the-city = je Ritter: die Wappen und eigenen Ritter der Stadt
label-fortune = Glück
label-inquisition = Inquisition
label-knights = Ritter
label-monastery = Kloster
label-monks = { $n ->
    [one] Mönch
   *[other] Mönche
 }
label-pig = Schwein
label-plague = Pest
label-ringmaster = Zirkusdirektor
label-road = Straße
label-start = Start
label-storm = Unwetter
label-taxes = Steuern
label-the-wheel = Das Rad
label-wheel-hub = Achse des Rads

### Set-up
title = Das Schicksalsrad
how = Das Rad hat sechs Sektoren, neun Kronenfelder und ein Schwein, und 19 Plättchen tragen eine Zahl von 1 bis 3. Ziehst du so ein Plättchen, zieht das Schwein zuerst so viele Sektoren weiter, und der Sektor, bei dem es hält, wirkt. Glück bringt dir 3 Punkte; Steuern, Hungersnot, Unwetter und Inquisition bringen allen Punkte, für Ritter, Bauern, Gefolgsleute im Vorrat und Mönche; bei der Pest nehmen alle einen Gefolgsmann zurück. Statt einen Gefolgsmann auf das Plättchen zu setzen, darfst du einen auf ein freies Kronenfeld setzen. Hält das Schwein bei dessen Sektor, bringt er 3 Punkte, oder 6, wenn der Sektor zwei Kronenfelder hat und das andere leer ist, und kommt zu dir zurück.
option-wheel = Rad im Spiel
    .about = Plättchen mit Zahl bewegen das Schwein, und Gefolgsleute dürfen auf das Rad. Sonst haben die Zahlen keine Bedeutung.
option-wheel-place = Platz des Rads
    .about = Als Startplättchen bedeckt das Rad 16 Plätze, und Plättchen werden an seine Ränder gelegt. Das geht nicht zusammen mit einem Fluss, einer Karte oder der Stadt Carcassonne.
option-wheel-place-aside = neben dem Spielfeld
option-wheel-place-start = als Startplättchen
option-wheel-tiles = Plättchen mit Zahl
    .about = Wie die 19 Plättchen, die das Schwein bewegen, ins Spiel kommen. Ohne sie bewegt es nur der Shop.
option-wheel-tiles-marked = sie ersetzen Plättchen des Grundspiels
option-wheel-tiles-added = sie kommen zum Grundspiel dazu
option-wheel-tiles-none = es gibt keine
option-tiles = Zeichen und Rand
    .about = Welche Plättchen ein Zeichen haben und was um das Rad liegt, wenn es das Startplättchen ist.
option-tiles-printed = wie gedruckt
option-tiles-own = unser eigener Entwurf
option-wheel-counts = Rad als Teil eines Gebiets
    .about = Als wie viele Plättchen das Rad für eine Straße oder Stadt zählt, wenn es das Startplättchen ist.
option-wheel-counts-one = als ein Plättchen
option-wheel-counts-cells = jeder seiner Plätze als ein Plättchen
option-wheel-unplaceable = Zahl auf einem unlegbaren Plättchen
    .about = Ob ein gezogenes Plättchen mit Zahl das Schwein bewegt, wenn es nirgends passt.
option-wheel-unplaceable-acts = das Schwein zieht
option-wheel-unplaceable-ignored = das Schwein bleibt stehen
option-fortune-points = Punkte bei Glück
    .about = Punkte für den Spieler am Zug, wenn das Schwein bei Glück hält.
option-tax-rule = Steuern
    .about = Punkte für die Wappen und die eigenen Ritter einer Stadt: für jeden dieser Ritter oder nur einmal.
option-tax-rule-each-knight = für jeden eigenen Ritter
option-tax-rule-each-city = einmal je Stadt
option-famine-points = Punkte bei Hungersnot
    .about = Punkte, die jeder Bauer je fertiger Stadt an seiner Wiese bringt.
option-famine-pig = Schwein bei Hungersnot
    .about = Bei Hungersnot bringt das Schwein eines Spielers 1 Punkt extra für jede fertige Stadt an seiner Wiese.
option-storm-points = Punkte bei Unwetter
    .about = Punkte für jeden Gefolgsmann im Vorrat eines Spielers.
option-inquisition-points = Punkte bei Inquisition
    .about = Punkte für jeden Mönch eines Spielers.
option-plague-first = Wer bei der Pest beginnt
    .about = Wer zuerst einen Gefolgsmann zurücknimmt; die anderen folgen im Uhrzeigersinn.
option-plague-first-active = der Spieler am Zug
option-plague-first-left = der Spieler links davon
option-plague-lord = Burgherren bei der Pest
    .about = Bei der Pest darf auch ein Gefolgsmann auf einer Burg zurückgenommen werden.
option-crown-points = Punkte eines Kronenfelds
    .about = Punkte für einen Gefolgsmann auf einem Kronenfeld, wenn das Schwein bei dessen Sektor hält.
option-crown-alone = Punkte allein an zwei Kronenfeldern
    .about = Punkte, die ein Gefolgsmann stattdessen bringt, wenn sein Sektor zwei Kronenfelder hat und das andere leer ist.
option-crowns = Kronenfelder jedes Sektors
    .about = Sechs Zahlen von 0 bis 2 in dieser Reihenfolge: Glück, Steuern, Hungersnot, Unwetter, Inquisition, Pest.
option-crown-figures = Wer auf Kronenfelder darf
    .about = Ob dort Gefolgsleute jeder Art stehen dürfen, also auch Bürgermeister oder Abt.
option-crown-figures-all-followers = alle Gefolgsleute
option-crown-figures-plain = gewöhnliche, große Gefolgsleute, Phantome, Zirkusdirektoren
option-wheel-bazaar = Zahlen auf Plättchen eines Basars
    .about = Wann ein Plättchen mit Zahl, das in einem Basar versteigert wird, das Schwein bewegt.
option-wheel-bazaar-when-laid = kurz bevor der Käufer es legt
option-wheel-bazaar-when-drawn = wenn es für die Versteigerung gezogen wird
option-wheel-bazaar-never = nie
preset-current = Rad neben dem Spielfeld
    .about = Die veröffentlichten Regeln, aber das Rad liegt neben dem Spielfeld und ist kein Startplättchen.
preset-start-tile = Rad als Startplättchen
    .about = Das Rad ist das Startplättchen, wie veröffentlicht.
preset-wheel-only = Rad ohne Plättchen
    .about = Es gibt keine Plättchen mit Zahl: Nur der Shop bewegt das Schwein.

rule-wf-38 = Bei der Pest nimmt jeder Spieler einen eigenen Gefolgsmann vom Spielfeld zurück, nicht vom Rad.
rule-wf-40 = Baumeister und Schwein können nicht gewählt werden, auch keine Figur, die auf keinem Plättchen steht.
rule-wf-42 = Wenn du keinen Gefolgsmann auf das Plättchen gesetzt hast, darfst du einen auf einen freien Kronenplatz stellen.
rule-wf-53 = Gefolgsleute stehen auf Kronenplätzen; Baumeister, Schwein, Schäfer und Scheune nicht.
