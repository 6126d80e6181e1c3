verb-gingerbread-to =
    .option = send the gingerbread man to { $at }
    .deed = sends the gingerbread man to { $at }

figure-gingerbread-man = gingerbread man
    .a = a gingerbread man
    .the = the gingerbread man
    .to = the gingerbread man
    .with = a gingerbread man
    .subject = the gingerbread man
    .count = { $n ->
        [one] 1 gingerbread man
       *[other] { $n } gingerbread men
    }

trait-gingerbread = gingerbread

prompt-which-city-does-the-gingerbread-man-go-to = Which city does the gingerbread man go to?
    .help = Choose an unfinished city, with or without knights. If he leaves an unfinished city for it, each knight there scores its owner 1 point for each tile of that city.

label-city = city
label-gingerbread = gingerbread man

### Set-up
title = The Gingerbread Man
how = Six tiles with a gingerbread sign are added, and a gingerbread man who belongs to nobody and begins in the city of the start tile. If you place a tile with the sign, at the end of your turn you send him to another unfinished city of your choice. Each knight in the city that he leaves scores its owner 1 point for each tile of that city; the knights stay. If his city is completed, the knights bring the same points besides the usual ones, and he goes on to another unfinished city.
option-copies = Sets of tiles
    .about = Number of sets of the six tiles that are shuffled in. With 0 there are none, and he only moves when his city is completed.
option-gingerbread-end = City of the gingerbread man at the end
    .about = Whether the knights in his unfinished city bring these points at the end of the game too.
option-gingerbread-end-nothing = they score nothing more
option-gingerbread-end-scores = they score 1 point for each tile

rule-gm-04 = He moves only after a tile with his sign, or when his city was completed.
rule-gm-07 = He goes into an unfinished city.
rule-gm-10 = It must be another city than the one where he stands.
