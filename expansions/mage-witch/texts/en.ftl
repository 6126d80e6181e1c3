verb-magic-off =
    .option = take { $at } off the board
    .deed = takes { $at } off the board
verb-magic-to =
    .option = place { $the } { $into }
    .deed = places { $the } { $into }

figure-mage = mage
    .a = a mage
    .the = the mage
    .to = the mage
    .with = a mage
    .subject = the mage
    .count = { $n ->
        [one] 1 mage
       *[other] { $n } mages
    }
figure-witch = witch
    .a = a witch
    .the = the witch
    .to = the witch
    .with = a witch
    .subject = the witch
    .count = { $n ->
        [one] 1 witch
       *[other] { $n } witches
    }

trait-magic = magic symbol

prompt-where-do-the-mage-and-the-witch-go = Where do the mage and the witch go?
    .help = Place one of them on an unfinished road or city: the mage adds points for each of its tiles, the witch halves its points.
prompt-which-of-the-two-leaves-the-board = Which of the two leaves the board?
    .help = There is no other feature to go to, so one of them leaves the board.

label-city = city
label-ferries = { $n ->
    [one] ferry
   *[other] ferries
 }
label-field = field
label-garden = garden
label-mage = mage
label-road = road
label-witch = witch

### Set-up
title = Mage and Witch
how = Eight tiles with a magic symbol are added, and two figures that belong to nobody. If you place such a tile, you must put the mage or the witch on an unfinished road or city, or move one of them, before you deploy a figure. The two never stand on the same road or city. With the mage it scores 1 more point for each of its tiles, with the witch only half of its points, rounded up. After the scoring that figure leaves the board and may come back with a later magic tile.
option-copies = Sets of tiles
    .about = How often the set of eight tiles is in the game. With 0 there are no magic tiles.
option-mage-points = Points of the mage
    .about = Points that the mage adds for each tile of its road or city.
option-magic-move-one = Moving while the other waits
    .about = While one of the two is off the board, you may move the other one instead. If this is off, you must put the waiting one on the board.

rule-mw-04 = Mage and witch stand on an unfinished road or city, anywhere.
rule-mw-05 = What the new tile completed is not a place for them.
rule-mw-06 = They never stand in one feature.
rule-mw-07 = If both are on the board, one of them moves; if one is, you place the other or move the one.
rule-mw-14 = With the mage, a feature scores 1 point more per tile.
rule-mw-15 = With the witch, a feature scores half its points, rounded up.
