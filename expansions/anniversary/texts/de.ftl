verb-anniversary-choose =
    .option = dem Pfeil { $into } folgen
    .deed = folgt dem Pfeil { $into }
verb-anniversary-add =
    .option = { $a } { $into } dazustellen
    .deed = stellt { $a } { $into } dazu
verb-anniversary-again =
    .option = noch ein Plättchen legen
    .deed = legt noch ein Plättchen

trait-arrow-n = Pfeil
trait-arrow-e = Pfeil
trait-arrow-s = Pfeil
trait-arrow-w = Pfeil
trait-arrow-add = Pfeil für einen Gefolgsmann dazu
trait-arrow-place = Pfeil für einen Gefolgsmann anderswo
trait-arrow-again = Pfeil für noch ein Plättchen

prompt-which-arrow-do-you-follow = Welchem Pfeil folgst du?
    .help = Das neue Plättchen hat mehrere Pfeile ausgelöst. Du darfst nur einen nutzen: einen Gefolgsmann zu einem anderen von dir stellen, einen Gefolgsmann auf ein anderes Plättchen setzen oder danach noch ein Plättchen legen.
prompt-place-another-tile = Noch ein Plättchen legen?
    .help = Durch einen Pfeil darfst du in diesem Zug noch ein Plättchen ziehen und legen.

label-arrow = Pfeil

### Set-up
title = 20 Jahre Jubiläum
how = Fünfzehn Plättchen mit einem Pfeil kommen hinzu. Zeigt der Pfeil des Plättchens, das du legst, auf kein Plättchen, bekommst du 2 Punkte. Zeigt er auf eines, oder legst du ein Plättchen, auf das der Pfeil eines anderen zeigt, darfst du tun, was der Pfeil angibt. Plus: Statt einen Gefolgsmann auf das neue Plättchen zu setzen, stellst du einen zu einem anderen von dir in ein unfertiges Gebiet. Gefolgsmann mit Pfeil: Du setzt stattdessen einen in ein freies, unfertiges Gebiet eines anderen Plättchens. Zwei Plättchen: Nach der Wertung legst du noch ein Plättchen. Werden mehrere Pfeile ausgelöst, wählst du einen.
option-copies = Plättchensätze
    .about = Wie oft der Satz von fünfzehn Plättchen im Spiel ist. Wir haben die Plättchen selbst entworfen. Mit 0 gibt es keine Pfeile.
option-add-fields = Bauern dazustellen
    .about = Ein Gefolgsmann darf auch zu einem Bauern von dir kommen.
option-arrow-place = Gefolgsmann anderswo
    .about = Die Plättchen, auf die ein Pfeil für einen Gefolgsmann anderswo führt.
option-arrow-place-portal = jedes Plättchen
option-arrow-place-neighbour = nur das Plättchen, auf das er zeigt
option-arrow-again = Noch ein Plättchen
    .about = Wie oft Pfeile im selben Zug noch ein Plättchen bringen.
option-arrow-again-once = einmal je Zug
option-arrow-again-each = einmal je Pfeil

rule-an-05 = Wenn mehrere Pfeile auf das neue Plättchen oder aufeinander zeigen, nutzt du einen davon.
rule-an-08 = Durch den Pfeil stellst du einen Gefolgsmann zu einem anderen eigenen, statt einen auf das neue Plättchen zu setzen.
rule-an-09 = Er kommt auf unfertige Straßen, Städte und Klöster und auf Wiesen, wo seine Art stehen darf.
rule-an-11 = Ein Pfeil für einen zusätzlichen Zug gibt nach der Wertung noch ein Plättchen, und ein Pfeil, der dabei ausgelöst wird, gibt kein weiteres.
