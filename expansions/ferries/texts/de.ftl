verb-ferries-lay =
    .option = eine Fähre { $at } legen
    .deed = legt eine Fähre { $at }
verb-ferries-turn =
    .option = die Fähre { $at } umlegen
    .deed = legt die Fähre { $at } um

token-ferry = { "" }
    .noun = Fähre

prompt-lay-the-ferry-of-the-new-lake = Lege die Fähre des neuen Sees.
prompt-move-a-ferry-on-a-road-that-you-extended = Eine Fähre auf einer Straße umlegen, die du verlängert hast?

label-city = Stadt
label-ferries = { $n ->
    [one] Fähre
   *[other] Fähren
 }
label-field = Wiese
label-road = Straße
