verb-building-lay =
    .option = { $a } auf { $cell } legen
    .deed = legt { $a } auf { $cell }

token-little-house = { $who } legt ein Häuschen auf { $cell }
    .noun = Häuschen
    .a = ein Häuschen
token-little-shed = { $who } legt einen Schuppen auf { $cell }
    .noun = Schuppen
    .a = einen Schuppen
token-little-tower = { $who } legt ein Türmchen auf { $cell }
    .noun = Türmchen
    .a = ein Türmchen

label-field = Wiese
label-little-buildings = { $n ->
    [one] kleines Gebäude
   *[other] kleine Gebäude
 }
label-little-houses = Häuschen
label-little-sheds = Schuppen
label-little-towers = Türmchen
