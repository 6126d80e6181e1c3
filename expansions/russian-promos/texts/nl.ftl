verb-trap-free =
    .option = { $at } terugnemen
    .deed = neemt { $at } terug

kind-hut =
    .the = de hut
    .to = de hut
    .into = in de hut
    .in = in de hut

trait-solovei = boom van Solovej
trait-vodyanoy = meer van de vodjanoj

label-empty-places = { $n ->
    [one] lege plaats
   *[other] lege plaatsen
 }
label-field = weide
label-followers = { $n ->
    [one] horige
   *[other] horigen
 }
label-garden = tuin
label-hut = hut
label-road = weg
label-vodyanoy = vodjanoj

### Set-up
title = Russische Promo's
how = Er komen vier tegels bij; een ervan is een kruispunt zonder eigen regel. Een horige op de hut van Baba Jaga levert 1 punt op zodra er acht tegels omheen liggen, of aan het einde 1 punt en nog 1 punt voor elke lege plaats eromheen. Het meer van de vodjanoj vangt alle horigen op de acht tegels eromheen, en elke horige die er aan het einde nog staat, kost zijn eigenaar 2 punten. De boom van Solovej vangt de dichtstbijzijnde horigen op zijn weg. In plaats van een figuur te plaatsen mag je een eigen horige terugnemen van een meer of boom die er al lag.
option-promos = Tegels per jaar
    .about = Welke van de tegels in het spel zitten.
option-promos-2013 = 2013: kruispunt en hut
option-promos-2016 = 2016: meer en boom
option-copies = Aantal exemplaren van de tegels
    .about = Hoe vaak elk van deze tegels in het spel zit.
option-trap-figures = Wie gevangen wordt
    .about = Meer en boom vangen alleen horigen, of alle figuren van spelers, zoals bouwmeester en varken.
option-trap-figures-followers = alleen horigen
option-trap-figures-all = alle figuren van spelers
option-tree-reach = Bereik van de boom
    .about = Telkens als de boom vangt, pakt hij wie op zijn weg het dichtstbij staat, of iedereen op die weg.
option-tree-reach-nearest = de dichtstbijzijnde figuren
option-tree-reach-road = iedereen op de weg
option-first-trap = Eerst meer of boom
    .about = Komt eerst het meer, dan pakt het ook wie bij een boom ernaast gevangen is. Komt eerst de boom, dan blijven ze bij de boom.
option-first-trap-lake = het meer
option-first-trap-tree = de boom
option-lake-field = Figuren op de tegel van het meer
    .about = Figuren mogen op de weide van de tegel met het meer worden geplaatst.
option-hut-abbot = Abt op de hut
    .about = Een abt mag op de hut worden geplaatst.
option-hut-wagon = Wagen op de hut
    .about = Een wagen mag op de hut worden geplaatst of er na een puntentelling heen rijden.
preset-first-text = Eerste tekst
    .about = Volgens de eerste tekst vangt de boom alle horigen op zijn weg, niet alleen de dichtstbijzijnde.
preset-author-2021 = Auteur, 2021
    .about = Volgens de auteur vangen meer en boom alle figuren van spelers, niet alleen horigen.

rule-rp-11 = In plaats van een figuur te plaatsen mag je een gevangen horige terugnemen.
rule-rp-12 = Niet bij de tegel waarmee de val gelegd is.
rule-rp-16 = Op de tegel van het meer komt niemand.
