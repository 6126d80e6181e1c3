kind-river =
    .the = den Fluss
    .to = dem Fluss
    .into = auf den Fluss
    .in = auf dem Fluss

trait-vineyard = Weinberg
trait-inn = Wirtshaus
trait-lake = See
trait-pig-herd = Schweineherde
trait-spring = Quelle
trait-volcano = Vulkan

pile-in-the-box = { "" }
pile-rivers-fork = { "" }
pile-rivers-lake = { "" }
pile-rivers-river = { "" }
pile-rivers-spring = { "" }
pile-rivers-start = { "" }

label-castles = { $n ->
    [one] Burg
   *[other] Burgen
 }
label-cities = { $n ->
    [one] Stadt
   *[other] Städte
 }
label-city = Stadt
label-field = Wiese
label-garden = Garten
label-monastery = Kloster
label-pig-herd = Schweineherde
label-river = Fluss
label-road = Straße
label-stack = Stapel
label-start = Start

### Set-up
title = Der Fluss
how = Der Fluss wird vor allen anderen Plättchen gelegt. Die Quelle ersetzt das Startplättchen, dann ziehen und legen die Spieler reihum Flussplättchen, und der See kommt zuletzt. Figuren werden wie üblich gesetzt und Gebiete gewertet, aber niemand steht auf dem Fluss. Der Fluss darf nicht zweimal hintereinander zur selben Seite abbiegen. Der Fluss II hat eine Gabelung und einen See mit Vulkan: Wer diesen See legt, setzt keine Figur darauf und hat noch einen Zug.
option-river = Fluss
    .about = Der Fluss I und Der Fluss II haben je 12 Plättchen. Zusammen ergeben sie einen Fluss aus 22 Plättchen.
option-river-one = Der Fluss I
option-river-two = Der Fluss II
option-river-both = ein Fluss aus beiden
option-river-big-box = der Fluss von 2014
option-river-none = kein Fluss
option-copies = Sätze des Flusses
    .about = Wie oft die Plättchen des Flusses im Spiel sind. Mit 0 gibt es keinen Fluss.
option-gq11-tiles = Landschaftsplättchen von Games Quarterly 11
    .about = Die zehn Landschaftsplättchen dieser Zeitschrift werden eingemischt. Eines davon hat eine Schweineherde.
option-gq11-river = Flussplättchen von Games Quarterly 11
    .about = Das Flussplättchen dieser Zeitschrift wird in den Fluss gemischt, und ihre Quelle kann die andere ersetzen.
option-gq11-river-none = keine
option-gq11-river-tile = das Flussplättchen
option-gq11-river-spring = das Flussplättchen und die Quelle
option-start-tile = Startplättchen des Grundspiels
    .about = Was mit dem Startplättchen geschieht, da die Quelle es ersetzt.
option-start-tile-after-river = erstes Landschaftsplättchen nach dem Fluss
option-start-tile-river-stack = unter die Flussplättchen gemischt
option-start-tile-stack = in den Stapel gemischt
option-start-tile-box = bleibt in der Schachtel
option-river-lake = See bei beiden Flüssen
    .about = Mit beiden Flüssen ist ein See zu viel da. Wähle, welcher See gelegt wird.
option-river-lake-volcano = der See mit Vulkan
option-river-lake-plain = der See ohne Vulkan
option-river-lakes = Anzahl der Seen
    .about = So viele Seen, wie neben der Stadt am Ende eines Arms nötig sind, oder einer für jeden Arm; die Stadt gilt dann nicht als Ende.
option-river-lakes-needed = so viele wie nötig
option-river-lakes-each-arm = einer für jeden Arm
option-river-lakes-copied = einer für jeden Arm, auch der Vulkansee
option-river-uturn = Kehren des Flusses
    .about = Nach einer Biegung darf der Fluss auf dem nächsten Plättchen nicht zur selben Seite abbiegen, oder auch nicht bei der nächsten Biegung, egal wie weit sie entfernt ist.
option-river-uturn-immediate = auf dem nächsten Plättchen verboten
option-river-uturn-never = bei der nächsten Biegung verboten
option-river-lookahead = Freie Plätze voraus
    .about = Anzahl der Plätze, die geradeaus vor jedem offenen Ende eines gelegten Flussplättchens leer sein müssen.
option-river-lookahead-wide = Freie Plätze zu beiden Seiten
    .about = Auch die Plätze links und rechts davon müssen leer sein.
option-river-parallel-arms = Arme nebeneinander
    .about = Ob zwei offene Enden des Flusses nebeneinander in dieselbe Richtung zeigen dürfen.
option-river-parallel-arms-allowed = erlaubt
option-river-parallel-arms-forbidden = nicht erlaubt
option-river-parallel-arms-forbidden-far = nicht erlaubt, auch nicht zwei Felder weiter
option-volcano-turn = See mit Vulkan
    .about = Wann die Regel gilt, dass niemand eine Figur auf diesen See setzt und wer ihn legt, noch einen Zug hat.
option-volcano-turn-always = immer
option-volcano-turn-with-dragon = nur mit dem Drachen im Spiel
option-volcano-turn-never = nie
option-pig-herd = Schweineherden
    .about = Eine Herde bringt den Bauern ihrer Wiese 1 Punkt mehr für jede fertige Stadt: nur mit Händler und Baumeister, immer oder nie.
option-pig-herd-with-traders = mit Händler und Baumeister
option-pig-herd-always = immer
option-pig-herd-off = nie
option-pig-herds-add = Mehrere Herden auf einer Wiese
    .about = Jede Herde auf einer Wiese zählt. Ist dies aus, zählen sie zusammen als eine.
option-count-with-river = Fluss und Graf
    .about = Mit der Stadt Carcassonne gibt es keinen Fluss, oder die Quelle liegt an dieser Stadt.
option-count-with-river-refuse = kein Fluss mit dem Grafen
option-count-with-river-join = der erste Spieler legt die Quelle
option-count-with-river-start = die Quelle liegt von Anfang an dort
preset-current = Der Fluss I
    .about = Der Fluss I mit den heutigen Regeln.
preset-river-two = Der Fluss II
    .about = Der Fluss II mit den heutigen Regeln.
preset-long-river = Langer Fluss
    .about = Der Fluss I und Der Fluss II ergeben zusammen einen Fluss.
preset-careful-river = Vorsichtiger Fluss
    .about = Der Fluss kann sich nicht selbst versperren: keine zwei Biegungen nacheinander zur selben Seite, fünf freie Plätze vor jedem offenen Ende und keine Arme nebeneinander.
preset-tiles-only = Nur die Landschaftsplättchen
    .about = Kein Fluss, nur die Landschaftsplättchen von Games Quarterly 11; eine Schweineherde hat keine Wirkung.
preset-games-quarterly = Games Quarterly 11
    .about = Erste Ausgabe: Der Fluss I mit allen Plättchen dieser Zeitschrift.

rule-rv-28 = Ein Flussplättchen setzt den Fluss fort: eine Flusskante liegt an einem offenen Ende.
rule-rv-31 = Der Fluss darf nicht zweimal nacheinander zur selben Seite abbiegen.
rule-rv-34 = Ein Flussplättchen verbindet keine zwei Arme.
