verb-circus-climb =
    .option = { $the } bij de acrobaten op { $cell } zetten
    .deed = zet { $the } bij de acrobaten op { $cell }
verb-circus-score =
    .option = de acrobaten op { $cell } scoren
    .deed = scoort de acrobaten op { $cell }

event-big-top-animal = het dierfiche op { $cell } wordt omgedraaid, voor { $points }

token-animal = Een dierfiche wordt dicht op { $cell } gelegd
    .noun = dierfiche

chance-big-top-animals = { "" }

figure-big-top = circustent
    .a = een circustent
    .the = de circustent
    .to = de circustent
    .with = een circustent
    .subject = de circustent
    .count = { $n ->
        [one] 1 circustent
       *[other] { $n } circustenten
    }
figure-ringmaster = circusdirecteur
    .a = een circusdirecteur
    .the = de circusdirecteur
    .to = de circusdirecteur
    .with = een circusdirecteur
    .subject = de circusdirecteur
    .count = { $n ->
        [one] 1 circusdirecteur
       *[other] { $n } circusdirecteuren
    }

label-acrobats = { $n ->
    [one] acrobaat
   *[other] acrobaten
 }
label-circus = circus
label-city = stad
label-field = weide
label-garden = tuin
label-meeples = { $n ->
    [one] meeple
   *[other] meeples
 }
label-ringmaster = circusdirecteur
label-road = weg
label-shop = winkel
