verb-catapult-caught =
    .option = een vangst opgeven, of een fiche dat niet over de lineaal vloog
    .deed = geeft een vangst op, of een fiche dat niet over de lineaal vloog
verb-catapult-hit =
    .option = { $at } raken
    .deed = raakt { $at }
verb-catapult-landed =
    .option = een landing opgeven op { $cell }
    .deed = geeft een landing op bij { $cell }
verb-catapult-pick =
    .option = { $at } spelen
    .deed = speelt { $at }
verb-catapult-swap =
    .option = { $a } zetten in de plaats van { $at }
    .deed = zet { $a } in de plaats van { $at }
verb-catapult-throw =
    .option = werpen naar { $cell }
    .deed = werpt naar { $cell }

event-catapult-catch = { $who } begint een ronde vangen
event-catapult-is-caught = { $who } vangt het fiche
event-catapult-is-missed = niemand vangt het fiche van { $who }
event-catapult-knock-out = { $who } begint een ronde omgooien
event-catapult-seduction = { $who } begint een ronde verleiden
event-catapult-target = { $who } begint een ronde mikken

token-catch = het fiche van { $who } landt op { $cell }
    .noun = vangfiche
token-knock-out = het fiche van { $who } landt op { $cell }
    .noun = omgooifiche
token-seduction = het fiche van { $who } landt op { $cell }
    .noun = verleidfiche
token-target = het fiche van { $who } landt op { $cell }
    .noun = mikfiche

chance-catapult-catch = { "" }
chance-catapult-hit = { "" }
chance-catapult-throw = { "" }

place-catapult-kind = spel { $nth }
    .to = spel { $nth }

prompt-put-a-follower-in-the-place-of-the-nearest-one = Een horige in de plaats van de dichtstbijzijnde zetten?
prompt-was-the-token-caught = Is het fiche gevangen?
prompt-where-did-the-token-land = Waar is het fiche geland?
prompt-where-do-you-aim = Waarheen mik je?
prompt-which-game-is-played-at-the-fair-1-knock-out-2-seduction = Welk spel wordt op de kermis gespeeld? 1 omgooien, 2 verleiden
prompt-which-game-is-played-at-the-fair-1-knock-out-2-seduction-3-target-4-catch = Welk spel wordt op de kermis gespeeld? 1 omgooien, 2 verleiden, 3 mikken, 4 vangen
prompt-whom-does-the-token-hit = Wie raakt het fiche?

label-catch-tokens-thrown = { $n ->
    [one] geworpen vangfiche
   *[other] geworpen vangfiches
 }
label-city = stad
label-distance-from-the-fair-squared = afstand tot de kermis, in het kwadraat
label-fair = kermis
label-field = weide
label-followers = { $n ->
    [one] horige
   *[other] horigen
 }
label-knock-out-tokens-thrown = { $n ->
    [one] geworpen omgooifiche
   *[other] geworpen omgooifiches
 }
label-monastery = klooster
label-road = weg
label-seduction-tokens-thrown = { $n ->
    [one] geworpen verleidfiche
   *[other] geworpen verleidfiches
 }
label-target-tokens-thrown = { $n ->
    [one] geworpen mikfiche
   *[other] geworpen mikfiches
 }
label-tiles = { $n ->
    [one] tegel
   *[other] tegels
 }
