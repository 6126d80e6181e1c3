trait-leipzig-gate = Tor von Leipzig
trait-farmhouse = Bauernhof

kind-leipzig =
    .the = Leipzig
    .to = Leipzig
    .into = in Leipzig
    .in = in Leipzig

place-leipzig-wainwrights = das Viertel der Wagner
    .to = dem Viertel der Wagner
place-leipzig-coiners = das Viertel der Münzer
    .to = dem Viertel der Münzer
place-leipzig-bookbinders = das Viertel der Buchbinder
    .to = dem Viertel der Buchbinder
place-leipzig-tanners = das Viertel der Gerber
    .to = dem Viertel der Gerber

verb-leipzig-send =
    .option = { $n } in { $at } schicken
    .deed = schickt { $n } in { $at }

pile-leipzig-town = { "" }
pile-in-the-box = { "" }

prompt-send-a-follower-to-leipzig = Einen Gefolgsmann nach Leipzig schicken?
    .help = Er geht von der fertigen Straße in ein Viertel, in dem du noch niemanden hast, und bleibt dort bis zum Spielende. Für die Straße zählt er nicht mehr: Ist er dort dein einziger Gefolgsmann, bringt sie dir nichts.

label-leipzig = Leipzig
label-wainwrights = Plättchen, Wagner
label-coiners = Münzer
label-bookbinders = Buchbinder
label-tanners = { $n ->
    [one] Haus, Gerber
   *[other] Häuser, Gerber
 }
label-quarter-of-the-wainwrights = Wagner
label-quarter-of-the-coiners = Münzer
label-quarter-of-the-bookbinders = Buchbinder
label-quarter-of-the-tanners = Gerber
label-tiles-of-completed-roads = Plättchen fertiger Straßen
label-pennants-of-completed-cities = Wappen fertiger Städte
label-completed-monasteries = fertige Klöster
label-houses-on-fields-at-the-end = Häuser auf Wiesen am Ende

### Set-up
title = Die Märkte zu Leipzig
how = Statt des Startplättchens liegt die Stadt Leipzig in der Mitte: vier doppelt große Plättchen, jedes mit einem Viertel und einem Tor, an dem eine Straße beginnt. Jeder hat einen Gefolgsmann mehr. Wird eine Straße fertig, die direkt oder über Dörfer nach Leipzig führt, darf ein Spieler mit der Mehrheit darauf einen Gefolgsmann von ihr in ein Viertel schicken, in dem er noch niemanden hat; der zählt für die Straße nicht mehr und bleibt im Viertel. Wagner bringen dir 1 Punkt mehr für jedes Plättchen einer fertigen Straße, die du wertest. Münzer bringen dir 3 Punkte für jedes Wappen in einer fertigen Stadt, Buchbinder 3 für ein fertiges Kloster, ganz gleich, wem sie gehören. Gerber bringen dir am Ende 1 Punkt für jeden Bauernhof, Schuppen und Schweinestall auf deinen Wiesen. Was Buchbinder und Gerber bringen, ist unsere eigene Regel.
option-leipzig-followers = Weitere Gefolgsleute
    .about = Wie viele Gefolgsleute jeder zusätzlich zu den üblichen hat.
option-leipzig-alone = Der einzige Gefolgsmann geht
    .about = Was ein Spieler für die Straße bekommt, von der sein einziger Gefolgsmann nach Leipzig geht.
option-leipzig-alone-nothing = nichts
option-leipzig-alone-wainwrights = 1 Punkt für jedes Plättchen, wenn er zu den Wagnern geht
option-leipzig-long-road = Straße auf einem Stadtplättchen
    .about = Wie die Straße über beide Hälften eines Plättchens der Stadt zählt.
option-leipzig-long-road-once = als ein Plättchen
option-leipzig-long-road-halves = als zwei Plättchen, eins je Hälfte
option-leipzig-bookbinders = Buchbinder
    .about = Punkte für jeden Spieler mit einem Gefolgsmann bei den Buchbindern, wenn ein Kloster fertig wird. Bei 0 bringen sie nichts.
option-leipzig-tanners = Gerber
    .about = Punkte am Ende für jeden Bauernhof, Schuppen und Schweinestall auf einer Wiese von dir, wenn du einen Gefolgsmann bei den Gerbern hast. Bei 0 bringen sie nichts.
preset-print-2017 = Ausgabe von 2017
    .about = Die Straße über beide Hälften eines Stadtplättchens zählt als ein Plättchen.
preset-print-2023 = Ausgabe von 2023
    .about = Jede Hälfte der Straße auf einem Stadtplättchen zählt als ein Plättchen.
preset-reading-2019 = Lesart von 2019
    .about = Der einzige Gefolgsmann, der zu den Wagnern geht, bringt 1 Punkt für jedes Plättchen der Straße, die er verlässt.

rule-le-05 = Ein Spieler mit der Mehrheit auf einer fertigen Straße nach Leipzig darf einen Gefolgsmann in ein Viertel schicken, in dem keiner der eigenen steht.
rule-le-06 = Von jeder solchen Straße geht ein Gefolgsmann, jeder in ein anderes Viertel.
rule-le-08 = Wer auf einer Straße stehen darf, darf gehen.
