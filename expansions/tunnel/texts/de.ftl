verb-tunnel-lay =
    .option = einen Chip von Tunnel { $n } { $into } legen
    .deed = legt einen Chip von Tunnel { $n } { $into }

token-tunnel = { $who } legt einen Tunnelchip { $into }
    .noun = Tunnelchip
    .count = { $n ->
        [one] 1 Tunnelchip
       *[other] { $n } Tunnelchips
    }

trait-tunnel-opening = Tunneleingang

prompt-lay-a-tunnel-token = Einen Tunnelchip legen?
    .help = Liegen beide Chips eines Paares, führt die Straße von einem Tunneleingang zum anderen weiter.

label-city = Stadt
label-field = Wiese
label-road = Straße

### Set-up
title = Der Tunnel
how = Dazu kommen vier Plättchen, auf denen Straßen in Tunneleingänge führen. Alle bekommen Paare von Tunnelchips: zu zweit je drei Paare, zu dritt zwei, sonst eins. Nach dem Legen deines Plättchens darfst du einen Chip auf einen freien Eingang legen und trotzdem einen Gefolgsmann setzen. Liegen beide Chips eines Paares, führt die Straße von einem Eingang zum anderen weiter. An einem Eingang, der nirgendwohin führt, bleibt die Straße unfertig, und der Weg unter der Erde bringt keine Punkte.
option-tunnels = Tunnelchips
    .about = Es werden Tunnelchips gelegt. Sonst endet eine Straße an einem Tunneleingang.
option-copies = Plättchensätze
    .about = Wie viele Sätze der vier Plättchen eingemischt werden. Mit 0 spielt ihr mit den Regeln, aber ohne die Plättchen.
option-tunnel-pairs = Chippaare
    .about = Paare von Tunnelchips, die alle im Spiel zu zweit und zu dritt haben. Bei mehr Spielern ist es immer eins.
option-tunnel-pairs-3-2 = drei zu zweit, zwei zu dritt
option-tunnel-pairs-2-1 = zwei zu zweit, eins zu dritt
option-tunnel-pairs-1-1 = immer eins
option-tunnel-step = Wann ein Chip gelegt wird
    .about = Ob du einen Chip nur nach deinem Plättchen legen darfst oder auch davor.
option-tunnel-step-deploy = nach dem Plättchen
option-tunnel-step-any = vor oder nach dem Plättchen
option-tunnel-per = Wie viele Chips du legen darfst
    .about = Das spielt nur in einem Zug mit mehreren Plättchen eine Rolle, etwa durch einen Baumeister.
option-tunnel-per-part = einen mit jedem Plättchen
option-tunnel-per-turn = einen je Zug
option-tunnel-everywhere = Eingänge auf anderen Plättchen
    .about = Straßen, die auf Plättchen anderer Erweiterungen unter einer Stadt hindurchführen, haben ebenfalls auf beiden Seiten einen Eingang.
option-tunnel-needs-follower = Nur mit Gefolgsmann
    .about = Du darfst einen Chip nur an einen Eingang einer Straße legen, auf der du einen Gefolgsmann hast.
preset-own-tiles = Nur die eigenen Plättchen
    .about = Nur die vier Plättchen des Tunnels haben Eingänge.

rule-tu-04 = Ein Chip kommt auf eine Öffnung ohne Chip; bei einer Option nur, wo ein Gefolgsmann von dir auf der Straße steht.
rule-tu-09 = Es gibt einen Chip je gelegtem Plättchen, oder bei einer Option einen im Zug.
