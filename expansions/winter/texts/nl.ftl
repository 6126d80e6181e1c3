trait-inn = herberg

label-city = stad
label-field = weide
label-monastery = klooster
label-road = weg

### Set-up
title = Wintereditie
how = Twaalf tegels met winterdieren worden door die van het basisspel geschud. Ze hebben wegen, steden en kloosters in nieuwe combinaties. Je legt en scoort ze als alle andere; de dieren zijn plaatjes zonder regel. Op een ervan staat een herberg, die alleen telt met Kathedralen en Herbergen.
option-copies = Aantal sets tegels
    .about = Hoeveel sets van de twaalf tegels worden meegeschud. Met 0 doen ze niet mee.
