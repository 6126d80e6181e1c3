verb-shop-buy =
    .option = { $n } kopen in { $at }
    .deed = koopt { $n } in { $at }
verb-shop-enter =
    .option = met { $with } in de rij gaan staan in { $at }
    .deed = gaat met { $with } in de rij staan in { $at }
verb-shop-forfeit =
    .option = de plaats in { $at } opgeven
    .deed = geeft de plaats in { $at } op
verb-shop-take-back =
    .option = { $at } terugnemen
    .deed = neemt { $at } terug
verb-shop-use =
    .option = { $n } nemen uit { $at }
    .deed = neemt { $n } uit { $at }

chance-shop = { "" }

place-shop =
    { $name ->
        [wheel] de kolom rad van de Winkel
        [goods] de kolom waren van de Winkel
        [dragon] de kolom draak van de Winkel
        [tower] de kolom toren van de Winkel
        [coat] de kolom wapen van de Winkel
        [fair] de kolom kermis van de Winkel
        [bazaar] de kolom markt van de Winkel
        [castle] de kolom burcht van de Winkel
        [bridge] de kolom brug van de Winkel
       *[other] de kolom { $name } van de Winkel
    }
    .to =
    { $name ->
        [wheel] de kolom rad van de Winkel
        [goods] de kolom waren van de Winkel
        [dragon] de kolom draak van de Winkel
        [tower] de kolom toren van de Winkel
        [coat] de kolom wapen van de Winkel
        [fair] de kolom kermis van de Winkel
        [bazaar] de kolom markt van de Winkel
        [castle] de kolom burcht van de Winkel
        [bridge] de kolom brug van de Winkel
       *[other] de kolom { $name } van de Winkel
    }
place-shop-city = de stadskolom van de Winkel
    .to = de stadskolom van de Winkel
place-shop-road = de wegkolom van de Winkel
    .to = de wegkolom van de Winkel
place-shop-takeback = de terugneemkolom van de Winkel
    .to = de terugneemkolom van de Winkel

prompt-use-what-you-queued-for-or-forfeit-it = Gebruiken waarvoor je in de rij stond, of opgeven?

label-bazaar = markt
label-castle = burcht
label-city = stad
label-fair = kermis
label-field = weide
label-it-costs-more-points-than-you-have = het kost meer punten dan je hebt
label-monastery = klooster
label-none-of-its-tiles-fits = geen van de tegels past
label-nothing-is-left = er is niets over
label-road = weg
label-shop = winkel
label-takeback = terugnemen
label-the-shop = De Winkel
label-what-it-acts-on-is-not-on-the-board = waar het op werkt, ligt niet op het bord
