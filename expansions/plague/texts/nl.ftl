verb-plague-flea =
    .option = een vlo zetten op { $at }
    .deed = zet een vlo op { $at }
verb-plague-flee =
    .option = { $at } laten vluchten
    .deed = laat { $at } vluchten
verb-plague-flee-to =
    .option = vluchten naar { $at }
    .deed = vlucht naar { $at }
verb-plague-take =
    .option = de vlo wegnemen van { $at }
    .deed = neemt de vlo weg van { $at }

token-eradicated-outbreak = de pest op { $cell } is uitgeroeid
    .noun = uitgeroeide haard
token-flea = { "" }
    .noun = vlo
token-inactive-flea = { "" }
    .noun = inactieve vlo
token-outbreak = de pest breekt uit op { $cell }
    .noun = pesthaard

prompt-the-plague-spreads-where-do-you-put-a-flea = De pest breidt zich uit: waar zet je een vlo?
prompt-where-do-you-lay-the-flea-that-you-took = Waar leg je de vlo die je genomen hebt?
prompt-where-does-it-flee-to = Waarheen vlucht hij?

label-city = stad
label-fairy = fee
label-field = weide
label-fleas-in-the-supply = { $n ->
    [one] vlo in de voorraad
   *[other] vlooien in de voorraad
 }
label-monastery = klooster
label-road = weg
