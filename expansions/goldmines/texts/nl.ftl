verb-gold-lay =
    .option = de tweede goudstaaf leggen { $into }
    .deed = legt de tweede goudstaaf { $into }

event-goldmines-laid = { $who } legt een goudstaaf op { $cell }
event-goldmines-took = { $who } neemt een goudstaaf van { $cell }

token-ingot = { "" }
    .noun = goudstaaf
    .count = { $n ->
        [one] 1 goudstaaf
       *[other] { $n } goudstaven
    }

trait-goldmine = goudmijn

prompt-on-which-tile-does-the-second-ingot-go = Op welke tegel komt de tweede goudstaaf?
    .help = Is een project afgebouwd, dan nemen de spelers met de meerderheid de goudstaven op de tegels ervan, bij een klooster ook die eromheen.

label-castle = burcht
label-castles = { $n ->
    [one] burcht
   *[other] burchten
 }
label-city = stad
label-field = weide
label-garden = tuin
label-gold = goud
label-monastery = klooster
label-road = weg

### Set-up
title = De Goudmijnen
how = Er komen acht tegels met een goudmijn bij, en er zijn 16 goudstaven. Leg je een goudmijn, dan leg je één goudstaaf erop en één op een tegel eromheen. Is een weg, stad of klooster afgebouwd, dan neemt de speler met de meerderheid de goudstaven op de tegels ervan, bij een klooster ook die op de acht tegels eromheen. Bij gelijke stand neemt ieder om de beurt één goudstaaf. Aan het einde levert elke goudstaaf 1 punt op als je er 1–3 hebt, 2 bij 4–6, 3 bij 7–9 en 4 bij 10 of meer.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van acht tegels erbij komen. Bij 0 gelden de regels zonder de tegels.
option-ingots = Goudstaven
    .about = Hoeveel goudstaven er in totaal zijn. Bij meer sets tegels komen er geen bij.
option-gold-sharing = Verdelen van de goudstaven
    .about = Hoe de goudstaven worden verdeeld als er meer projecten tegelijk worden gescoord.
option-gold-sharing-together = die van alle projecten samen, om de beurt
option-gold-sharing-by-feature = het ene project na het andere
option-castle-gold = Burchten nemen goudstaven
    .about = Een burcht die wordt gescoord, neemt de goudstaven op de zes tegels in zijn omgeving.
option-castle-gold-by-weight = Geen goud voor burgemeester in burcht
    .about = Een figuur in een burcht die voor de meerderheid niet telt, zoals een burgemeester, krijgt daarvoor geen goudstaven.
option-gold-points = Punten per goudstaaf
    .about = Punten per goudstaaf voor wie er 1–3, 4–6, 7–9 of meer heeft: hoogstens vier getallen. Zijn het er minder, dan geldt het laatste ook voor de rest.
option-gold-rows-of-monks = Monniken nemen goudstaven van hun rijen
    .about = Een monnik van een bijzonder klooster neemt de goudstaven in zijn rij en zijn kolom, en geen op zijn tegel of eromheen.

rule-go-03 = Eén goudstaaf komt op de nieuwe tegel en één op een tegel ernaast, ook schuin.
rule-go-04 = Een enkele goudstaaf komt op de tegel zelf; uit een lege voorraad wordt niets gelegd.
