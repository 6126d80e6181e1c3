verb-count-enter =
    .option = { $a } plaatsen in { $at }
    .deed = plaatst { $a } in { $at }
verb-count-join =
    .option = { $a } uit de stad Carcassonne verplaatsen naar { $at }{ $value }
    .deed = verplaatst { $a } uit de stad Carcassonne naar { $at }{ $value }
verb-count-move =
    .option = de graaf verplaatsen naar { $at }
    .deed = verplaatst de graaf naar { $at }

token-king =
    .noun = koning
token-king-marker = { $who } wordt koning door de stad op { $cell }
    .noun = koningsfiche
token-robber-baron =
    .noun = roofridder
token-robber-baron-marker = { $who } wordt roofridder door de weg op { $cell }
    .noun = roofridderfiche

figure-count = graaf
    .a = een graaf
    .the = de graaf
    .to = de graaf
    .with = een graaf
    .subject = de graaf
    .count = { $n ->
        [one] 1 graaf
       *[other] { $n } graven
    }

kind-city-of-carcassonne =
    .the = de stad Carcassonne
    .to = de stad Carcassonne

place-count-castle = de burcht
    .to = de burcht
place-count-cathedral = de kathedraal
    .to = de kathedraal
place-count-market = de markt
    .to = de markt
place-count-smithy = de smidse
    .to = de smidse

prompt-move-a-follower-out-of-the-city-of-carcassonne = Een horige uit de stad Carcassonne verplaatsen?
prompt-move-the-count = De graaf verplaatsen?
prompt-place-a-follower-in-the-city-of-carcassonne = Een horige in de stad Carcassonne plaatsen?

label-carcassonne = Carcassonne
label-castle = burcht
label-cathedral = kathedraal
label-cities = { $n ->
    [one] stad
   *[other] steden
 }
label-city = stad
label-city-of-carcassonne = stad Carcassonne
label-field = weide
label-garden = tuin
label-king = koning
label-king-and-robber-baron = koning en roofridder
label-market = markt
label-monastery = klooster
label-road = weg
label-robber-baron = roofridder
label-serves-cities = bedient steden
label-serves-fields = bedient weiden
label-serves-monasteries = bedient kloosters
label-serves-roads = bedient wegen
label-smithy = smidse
label-stack = stapel
label-start = start
label-the-count-is-here = de graaf is hier
