verb-corn-add =
    .option = { $a } bijzetten op { $at }
    .deed = zet { $a } bij op { $at }
verb-corn-all-add =
    .option = alle spelers een horige laten bijzetten
    .deed = laat alle spelers een horige bijzetten
verb-corn-all-remove =
    .option = alle spelers een horige laten terugnemen
    .deed = laat alle spelers een horige terugnemen
verb-corn-remove =
    .option = { $at } terugnemen
    .deed = neemt { $at } terug

prompt-a-follower-for-the-crop-circle = Een horige voor de graancirkel.
prompt-shall-all-players-add-a-follower-or-take-one-back = Moeten alle spelers een horige bijzetten, of er een terugnemen?

label-city = stad
label-farmers = { $n ->
    [one] boer
   *[other] boeren
 }
label-field = weide
label-road = weg
