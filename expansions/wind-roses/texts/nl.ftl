trait-rose-blue = blauwe windroos
trait-rose-ne = kwartroos van het noordoosten
trait-rose-nw = kwartroos van het noordwesten
trait-rose-orange = oranje windroos
trait-rose-se = kwartroos van het zuidoosten
trait-rose-sw = kwartroos van het zuidwesten

label-city = stad
label-field = weide
label-quarter-turns-of-the-wind-rose = { $n ->
    [one] kwartslag van de windroos
   *[other] kwartslagen van de windroos
 }
label-road = weg
label-start = start
label-wind-rose = windroos

### Set-up
title = De Windrozen
how = Er komen zes tegels bij: een oranje roos, een blauwe roos en vier kwartrozen. De oranje roos is de starttegel en verdeelt het bord in vier delen: noordoost, zuidoost, zuidwest en noordwest; haar rij en haar kolom horen bij beide delen ernaast. Leg je een kwartroos in haar eigen deel, dan krijg je meteen 3 punten, ook zonder horige en hoe de tegel ook gedraaid is. Zodra de blauwe roos ligt, gelden de delen vanaf die roos, en ze draaien met haar mee.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van de zes tegels worden meegeschud. Met 0 speel je met de regels, maar zonder de tegels.
option-rose-start = Oranje roos als starttegel
    .about = De oranje roos is de starttegel. Anders wordt ze getrokken als elke andere tegel, en leveren kwartrozen punten op zodra een van de hele rozen ligt.
option-rose-beside-start = Oranje roos bij een andere start
    .about = Met een rivier of de stad Carcassonne ligt ook de oranje roos vanaf het begin op het bord. Anders wordt ze dan meegeschud.
option-rose-points = Punten voor een kwartroos
    .about = Punten voor wie een kwartroos in haar eigen deel legt.
option-rose-counts = De roos die telt
    .about = Welke hele roos telt als er meer zijn.
option-rose-counts-blue = de laatste blauwe, of de eerste oranje daarvoor
option-rose-counts-last = de laatste, welke kleur ook
