verb-plague-flea =
    .option = een vlo zetten { $into }
    .deed = zet een vlo { $into }
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
    .noun = uitgeroeide pesthaard
    .count = { $n ->
        [one] 1 uitgeroeide pesthaard
       *[other] { $n } uitgeroeide pesthaarden
    }
token-flea = { "" }
    .noun = vlo
    .count = { $n ->
        [one] 1 vlo
       *[other] { $n } vlooien
    }
token-inactive-flea = { "" }
    .noun = inactieve vlo
    .count = { $n ->
        [one] 1 inactieve vlo
       *[other] { $n } inactieve vlooien
    }
token-outbreak = de pest breekt uit op { $cell }
    .noun = pesthaard
    .count = { $n ->
        [one] 1 pesthaard
       *[other] { $n } pesthaarden
    }

trait-plague-source = pesthaard

pile-plague-sources = { "" }

prompt-the-plague-spreads-where-do-you-put-a-flea = De pest breidt zich uit: waar zet je een vlo?
    .help = Figuren op de tegel waar de vlo komt, gaan zonder punten terug naar hun eigenaar. Zijn er geen vlooien meer over, dan verplaats je er een.
prompt-where-do-you-lay-the-flea-that-you-took = Waar leg je de vlo die je genomen hebt?
    .help = De vlo komt op een andere tegel naast een pesthaard of de vlooien daarvan; figuren daar gaan zonder punten terug naar hun eigenaar.
prompt-where-does-it-flee-to = Waarheen vlucht hij?
    .help = De figuur gaat over zijn weg, stad of weide naar een andere tegel, maar nooit op of over een vlo of een actieve pesthaard.

label-city = stad
label-fairy = fee
label-field = weide
label-fleas-in-the-supply = { $n ->
    [one] vlo in de voorraad
   *[other] vlooien in de voorraad
 }
label-monastery = klooster
label-road = weg

### Set-up
title = De Pest
how = Er komen zes tegels bij waarop de pest uitbreekt. Zolang er een pesthaard is, zet elke speler in zijn beurt een van de 18 vlooien op een tegel naast een pesthaard of de vlooien daarvan, behalve in een beurt waarin hij zelf zo'n tegel aanlegt. Figuren op de tegel waar een vlo komt, gaan zonder punten naar huis. Eén keer per beurt mag je een van je figuren over zijn weg, stad of weide naar een andere tegel laten vluchten. Zijn er meerdere pesthaarden en raken de vlooien op, dan eindigt de oudste pesthaard en werken de vlooien daarvan niet meer.
option-copies = Aantal sets tegels en vlooien
    .about = Hoe vaak de zes tegels, hun pesthaarden en 18 vlooien in het spel zitten.
option-tiles = Brontegels
    .about = Welke vormen de zes brontegels hebben.
option-tiles-printed = zoals gedrukt
option-tiles-own = ons eigen ontwerp
option-plague-quiet = Rustige tegels aan het begin
    .about = Aantal tegels dat wordt getrokken voordat de tegels met een pesthaard door de stapel worden geschud.
option-plague-must = Vlo zetten is verplicht
    .about = Wie een vlo kan zetten, moet dat doen. Staat dit uit, dan hoeft dat niet.
option-plague-window = Moment van de vlo
    .about = Wanneer een speler de vlo van zijn beurt zet.
option-plague-window-any = op elk moment na het aanleggen
option-plague-window-deploy = bij het plaatsen van een figuur
option-source-figures = Figuren op een pesthaard
    .about = Figuren mogen ook op een tegel met een actieve pesthaard worden geplaatst.
option-plague-fairy = Fee tegen vlooien
    .about = De fee beschermt de horige naast zich tegen vlooien, of alle figuren op haar tegel als ze voor een hele tegel geldt.

rule-pl-04 = Een vlo komt op een tegel zonder vlo die met een zijde aan een actieve uitbraak of haar gebied grenst.
rule-pl-06 = Op een brontegel komt geen vlo.
rule-pl-10 = Eén keer per beurt mag een figuur van je vluchten langs zijn weg, stad of weide.
rule-pl-11 = Hij vlucht niet naar of over een tegel met een vlo of een actieve uitbraak.
rule-pl-15 = Zonder vlooien in de voorraad neem je een inactieve van het landschap.
rule-pl-16 = Als één gebied alle vlooien heeft, neem je er een die het kan missen.
rule-pl-24 = Per beurt is er één vlo en één vlucht, van de speler aan beurt.
rule-pl-26 = Op een tegel met een actieve uitbraak komt geen figuur.
