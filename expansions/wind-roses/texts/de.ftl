trait-rose-blue = blaue Windrose
trait-rose-ne = Viertelrose des Nordostens
trait-rose-nw = Viertelrose des Nordwestens
trait-rose-orange = orangefarbene Windrose
trait-rose-se = Viertelrose des Südostens
trait-rose-sw = Viertelrose des Südwestens

label-city = Stadt
label-field = Wiese
label-quarter-turns-of-the-wind-rose = { $n ->
    [one] Vierteldrehung der Windrose
   *[other] Vierteldrehungen der Windrose
 }
label-road = Straße
label-start = Start
label-wind-rose = Windrose

### Set-up
title = Die Windrosen
how = Dazu kommen sechs Plättchen: eine orangefarbene Rose, eine blaue Rose und vier Viertelrosen. Die orangefarbene Rose ist das Startplättchen und teilt das Spielfeld in vier Bereiche: Nordost, Südost, Südwest und Nordwest; ihre Reihe und ihre Spalte gehören zu beiden Bereichen daneben. Legst du eine Viertelrose in ihren eigenen Bereich, bekommst du sofort 3 Punkte, auch ohne Gefolgsmann und wie auch immer das Plättchen gedreht ist. Sobald die blaue Rose liegt, gelten die Bereiche von ihr aus und drehen sich mit ihr.
option-copies = Plättchensätze
    .about = Wie viele Sätze der sechs Plättchen eingemischt werden. Mit 0 spielt ihr mit den Regeln, aber ohne die Plättchen.
option-rose-start = Orange Rose als Startplättchen
    .about = Die orangefarbene Rose ist das Startplättchen. Sonst wird sie wie jedes andere Plättchen gezogen, und Viertelrosen bringen Punkte, sobald eine der ganzen Rosen liegt.
option-rose-beside-start = Orange Rose bei anderem Start
    .about = Mit einem Fluss oder der Stadt Carcassonne liegt auch die orangefarbene Rose von Anfang an. Sonst wird sie dann eingemischt.
option-rose-points = Punkte für eine Viertelrose
    .about = Punkte für den, der eine Viertelrose in ihren eigenen Bereich legt.
option-rose-counts = Die Rose, die zählt
    .about = Welche ganze Rose zählt, wenn es mehrere gibt.
option-rose-counts-blue = die letzte blaue, oder die erste orangefarbene davor
option-rose-counts-last = die letzte, gleich welcher Farbe
