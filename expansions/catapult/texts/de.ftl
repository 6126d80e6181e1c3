verb-catapult-caught =
    .option = einen Fang eintragen, oder einen Chip, der nicht über das Lineal flog
    .deed = trägt einen Fang ein, oder einen Chip, der nicht über das Lineal flog
verb-catapult-hit =
    .option = { $at } treffen
    .deed = trifft { $at }
verb-catapult-landed =
    .option = eine Landung auf { $cell } eintragen
    .deed = trägt eine Landung auf { $cell } ein
verb-catapult-pick =
    .option = { $at } spielen
    .deed = spielt { $at }
verb-catapult-swap =
    .option = { $a } an die Stelle von { $to } setzen
    .deed = setzt { $a } an die Stelle von { $to }
verb-catapult-throw =
    .option = auf { $cell } werfen
    .deed = wirft auf { $cell }

event-catapult-catch = { $who } beginnt eine Runde Fangen
event-catapult-is-caught = { $who } fängt den Chip
event-catapult-is-missed = niemand fängt den Chip von { $who }
event-catapult-knock-out = { $who } beginnt eine Runde Umwerfen
event-catapult-seduction = { $who } beginnt eine Runde Verführen
event-catapult-target = { $who } beginnt eine Runde Zielen

token-catch = der Chip von { $who } landet auf { $cell }
    .noun = Fangchip
    .count = { $n ->
        [one] 1 Fangchip
       *[other] { $n } Fangchips
    }
token-knock-out = der Chip von { $who } landet auf { $cell }
    .noun = Umwerfchip
    .count = { $n ->
        [one] 1 Umwerfchip
       *[other] { $n } Umwerfchips
    }
token-seduction = der Chip von { $who } landet auf { $cell }
    .noun = Verführchip
    .count = { $n ->
        [one] 1 Verführchip
       *[other] { $n } Verführchips
    }
token-target = der Chip von { $who } landet auf { $cell }
    .noun = Zielchip
    .count = { $n ->
        [one] 1 Zielchip
       *[other] { $n } Zielchips
    }

chance-catapult-catch = { "" }
chance-catapult-hit = { "" }
chance-catapult-throw = { "" }

stream-catapult-catch = { "" }
stream-catapult-hit = { "" }
stream-catapult-lend = { "" }
stream-catapult-roll = Würfel: { $n }
stream-catapult-throw = { "" }

trait-fair = Jahrmarkt

place-catapult-kind = Spiel { $nth }
    .to = Spiel { $nth }

prompt-put-a-follower-in-the-place-of-the-nearest-one = Einen Gefolgsmann an die Stelle des nächsten setzen?
    .help = Dein Gefolgsmann nimmt den Platz dessen ein, der dem Chip am nächsten steht; dieser kehrt zu seinem Besitzer zurück.
prompt-was-the-token-caught = Wurde der Chip gefangen?
    .help = Sag, was am Tisch geschah: Wer den Chip fängt, bekommt Punkte.
prompt-where-did-the-token-land = Wo ist der Chip gelandet?
    .help = Wähle das Feld, auf dem der Chip liegt, auch wenn dort kein Plättchen liegt.
prompt-where-do-you-aim = Wohin zielst du?
    .help = Der Chip kann neben dem gewählten Plättchen landen, außer ihr spielt ohne Streuung.
prompt-which-game-is-played-at-the-fair-1-knock-out-2-seduction = Welches Spiel wird auf dem Jahrmarkt gespielt? 1 Umwerfen, 2 Verführen
    .help = Jeder wirft einmal. Beim Umwerfen kehren getroffene Figuren zurück; beim Verführen darf der Werfer einen Gefolgsmann durch einen eigenen ersetzen.
prompt-which-game-is-played-at-the-fair-1-knock-out-2-seduction-3-target-4-catch = Welches Spiel wird auf dem Jahrmarkt gespielt? 1 Umwerfen, 2 Verführen, 3 Zielen, 4 Fangen
    .help = Jeder wirft einmal. Beim Umwerfen kehren Figuren zurück, beim Verführen wird ein Gefolgsmann ersetzt; Zielen und Fangen bringen Punkte.
prompt-which-game-is-played-at-the-fair-3-target-4-catch = Welches Spiel wird auf dem Jahrmarkt gespielt? 3 Zielen, 4 Fangen
    .help = Jeder wirft einmal. Beim Zielen bringt der Chip, der dem Jahrmarkt am nächsten liegt, Punkte; beim Fangen bekommt sie ein Nachbar, der den Chip fängt.
prompt-whom-does-the-token-hit = Wen trifft der Chip?
    .help = Die getroffene Figur kehrt zu ihrem Besitzer zurück.

label-catch-tokens-thrown = { $n ->
    [one] geworfener Fangchip
   *[other] geworfene Fangchips
 }
label-city = Stadt
label-distance-from-the-fair-squared = Abstand zum Jahrmarkt, im Quadrat
label-fair = Jahrmarkt
label-field = Wiese
label-followers = { $n ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
 }
label-knock-out-tokens-thrown = { $n ->
    [one] geworfener Umwerfchip
   *[other] geworfene Umwerfchips
 }
label-monastery = Kloster
label-road = Straße
label-seduction-tokens-thrown = { $n ->
    [one] geworfener Verführchip
   *[other] geworfene Verführchips
 }
label-target-tokens-thrown = { $n ->
    [one] geworfener Zielchip
   *[other] geworfene Zielchips
 }
label-tiles = Plättchen

### Set-up
title = Das Katapult
how = Zwölf Plättchen zeigen einen Jahrmarkt. Ist ein solches Plättchen gelegt und gewertet, wählt der Spieler, der es gelegt hat, eines von vier Spielen, und alle werfen im Uhrzeigersinn je einen Chip. Umwerfen: Ein Gefolgsmann auf dem Plättchen, auf dem der Chip landet, geht zurück zu seinem Besitzer; Verführen: Du darfst einen eigenen Gefolgsmann an die Stelle des nächsten setzen. Zielen: Der Chip, der dem Jahrmarkt am nächsten liegt, bringt 5 Punkte; Fangen: Fängt dein linker Nachbar deinen Chip, bekommt er 5 Punkte, sonst du. Am Bildschirm wählst du, wohin du zielst, und der Zufall entscheidet, wo der Chip landet.
option-fair-time = Zeitpunkt der Runde
    .about = In einem Doppelzug kommt die Runde gleich nach dem Plättchen mit dem Jahrmarkt oder erst, wenn der ganze Zug vorbei ist.
option-fair-time-part = nach dem Plättchen mit dem Jahrmarkt
option-fair-time-turn = am Ende des Zuges
option-fair-tiles = Plättchen mit Jahrmarkt
    .about = Welche Plättchen einen Jahrmarkt zeigen.
option-fair-tiles-printed = zwölf gedruckte Plättchen
option-fair-tiles-lent = Plättchen des Stapels, zu Beginn ausgelost
option-fair-tiles-own = zusätzliche Plättchen nach eigenem Entwurf
option-fair-tiles-none = keine
option-copies = Sätze Jahrmarktplättchen
    .about = Wie viele Sätze mit je 12 Jahrmarktplättchen es gibt.
option-kinds = Spiele auf dem Jahrmarkt
    .about = Welche Spiele auf dem Jahrmarkt gewählt werden dürfen, mindestens eines.
option-kinds-knock-out = Umwerfen
option-kinds-seduction = Verführen
option-kinds-target = Zielen
option-kinds-catch = Fangen
option-throws = Würfe
    .about = Der Zufall entscheidet, wo die Chips landen, oder ihr werft mit einem echten Katapult und tragt ein, was passiert ist.
option-throws-chance = durch Zufall bestimmt
option-throws-entered = mit einem echten Katapult
option-spread = Streuung der Würfe
    .about = Wie weit vom Ziel ein Chip landen kann. Ohne Streuung bestimmt der Werfer selbst, wer getroffen wird, wenn Umwerfen nur eine Figur trifft.
option-spread-fair = mittel: bis 2 Plättchen daneben, 2 von 9 treffen
option-spread-sure = keine: jeder Wurf trifft das Ziel
option-spread-steady = klein: bis 1 Plättchen daneben, 1 von 3 trifft
option-spread-wild = groß: bis 2 Plättchen daneben, 1 von 9 trifft
option-aims = Wohin man zielen darf
    .about = Du darfst auf jedes Plättchen zielen, oder nur auf solche, auf denen ein Umwerfchip jemanden treffen kann, solange es welche gibt.
option-aims-tiles = jedes Plättchen
option-aims-tiles-with-followers = nur Plättchen mit Gefolgsleuten
option-reach = Reichweite des Katapults
    .about = Wie viele Plättchen vom Jahrmarkt entfernt du zielen darfst, auch schräg. Bei 0 gibt es keine Grenze.
option-knockout-hits = Treffer beim Umwerfen
    .about = Wie viele der Figuren, auf deren Plättchen ein Umwerfchip landet, getroffen werden.
option-knockout-hits-one = eine
option-knockout-hits-roll = durch Würfeln: 1 keine, 2–5 eine, 6 alle
option-knockout-hits-all = alle
option-knockout-figures = Figuren, die getroffen werden
    .about = Ob ein Umwerfchip auch Figuren trifft, die keine Gefolgsleute sind, etwa Baumeister, Schwein, Scheune und Schäfer.
option-knockout-figures-followers = nur Gefolgsleute
option-knockout-figures-all = alle Figuren der Spieler
option-lords-hit = Burgherr kann getroffen werden
    .about = Ein Umwerfchip auf einem der beiden Plättchen einer Burg kann den Gefolgsmann in der Burg treffen.
option-seduction-nearest = Wer verführt wird
    .about = Wessen Gefolgsmann ein Verführchip findet. Einen eigenen kannst du nur durch eine andere Art Gefolgsmann ersetzen.
option-seduction-nearest-of-all = der nächste Gefolgsmann aller Spieler
option-seduction-nearest-opponents = der nächste Gefolgsmann eines Gegners
option-target-points = Punkte für Zielen
    .about = Punkte für den Chip, der dem Jahrmarkt am nächsten liegt. Bei Gleichstand bekommt sie jeder der Beteiligten.
option-catch-points = Punkte für Fangen
    .about = Punkte für den Spieler, der einen Chip fängt, oder für den Werfer, wenn der Chip nicht gefangen wird.
option-target-off-field = Zielchips neben den Plättchen
    .about = Ob ein Zielchip zählt, der dort landet, wo kein Plättchen liegt.
option-target-off-field-counts = zählen mit
option-target-off-field-void = zählen nicht
option-catcher = Fänger
    .about = Welcher Nachbar des Werfers versucht, den Chip zu fangen.
option-catcher-left = der linke Nachbar
option-catcher-right = der rechte Nachbar
option-catch-missed = Chip, der nicht gefangen wird
    .about = Wer die Punkte für Fangen bekommt, wenn der Chip nicht gefangen wird.
option-catch-missed-thrower = der Werfer
option-catch-missed-nobody = niemand
option-catch-odds = Chance für einen Fang
    .about = Bei wie vielen von 36 Würfen der Chip gefangen wird. Bei 12 ist das einer von drei.
preset-screen = Am Bildschirm
    .about = Du wählst, wohin du zielst, und der Zufall entscheidet, wo die Chips landen.
preset-table = Mit einem echten Katapult
    .about = Ihr werft mit einem echten Katapult neben dem Bildschirm und tragt ein, was passiert ist.
preset-chess = Ohne Zufall
    .about = Nur Umwerfen und Verführen; jeder Wurf trifft sein Ziel, höchstens 4 Plättchen vom Jahrmarkt entfernt.
preset-gentle = Freundlich
    .about = Nur Zielen und Fangen, sodass niemand einen Gefolgsmann verliert.

rule-cp-06 = Die Runde wählt unter den Jahrmarktspielen dieses Tisches.
rule-cp-20 = Ein Chip trifft Figuren auf den Feldern, die er erreicht.
rule-cp-26 = Der Werfer darf einen Gefolgsmann aus dem Vorrat an die Stelle des nächsten eines anderen setzen.
rule-cp-28 = Unter gleich nahen wählt der Werfer.
rule-cp-30 = Der Tausch ist freiwillig und braucht einen Gefolgsmann im Vorrat.
rule-cp-40 = Ein Fang bringt dem Fänger 5 Punkte, ein nicht gefangener Chip dem Werfer.
rule-cp-47 = Du zielst auf ein Feld mit einem Plättchen.
rule-cp-52 = Eine eingetragene Landung liegt höchstens 8 Felder von den Plättchen.
