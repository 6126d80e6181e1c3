verb-circus-climb =
    .option = place { $the } among the acrobats at { $cell }
    .deed = places { $the } among the acrobats at { $cell }
verb-circus-score =
    .option = score the acrobats at { $cell }
    .deed = scores the acrobats at { $cell }

event-big-top-animal = The animal token at { $cell } is turned up, for { $points }

token-animal = An animal token is put face down at { $cell }
    .noun = animal token
    .count = { $n ->
        [one] 1 animal token
       *[other] { $n } animal tokens
    }

chance-big-top-animals = { "" }

stream-big-top-animals = { "" }

figure-big-top = big top
    .a = a big top
    .the = the big top
    .to = the big top
    .with = a big top
    .subject = the big top
    .count = { $n ->
        [one] 1 big top
       *[other] { $n } big tops
    }
figure-ringmaster = ringmaster
    .a = a ringmaster
    .the = the ringmaster
    .to = the ringmaster
    .with = a ringmaster
    .subject = the ringmaster
    .count = { $n ->
        [one] 1 ringmaster
       *[other] { $n } ringmasters
    }

trait-acrobats = space for acrobats
trait-circus = circus

label-acrobats = { $n ->
    [one] acrobat
   *[other] acrobats
 }
label-circus = circus
label-city = city
label-field = field
label-garden = garden
label-meeples = { $n ->
    [one] meeple
   *[other] meeples
 }
label-ringmaster = ringmaster
label-road = road
label-shop = shop

### Set-up
title = Under the Big Top
how = 20 tiles are shuffled in: 12 with a circus and 8 with acrobats. When a circus tile is placed, the circus where the big top stands is scored: its animal token is turned up, worth 1 to 7 points, and each player gets them for each own meeple on that tile and the eight around it. Then the big top moves to the new tile. Instead of placing a follower as usual, you may place one among the acrobats on the tile you placed or one that touches it. In a later turn a full pyramid of three may be scored, with 5 points for each acrobat. Each player also has a ringmaster: a follower that scores 2 more points for each circus and acrobat tile on and around its own tile when its feature is scored.
option-copies = Sets of tiles
    .about = Number of sets of the 20 tiles that are shuffled in. With 0 you play the rules without the tiles.
option-redrawn-copies = Redrawn sets of tiles
    .about = Number of sets of these tiles, redrawn in the look of the first edition, that are shuffled in.
option-circus = Circus
    .about = Circus tiles move the big top, and the circus is scored. If off, they are ordinary tiles.
option-acrobats = Acrobats
    .about = Figures may join the acrobats and score as a pyramid. If off, acrobat tiles are ordinary tiles.
option-ringmasters = Ringmasters per player
    .about = Number of ringmasters in each player's supply.
option-animals = Points on animal tokens
    .about = The points on the animal tokens of one set: a number from 0 to 99 for each token.
option-acrobat-points = Points for an acrobat
    .about = Points for each acrobat of a pyramid that is scored, and for each acrobat at the end of the game.
option-acrobat-kinds = Figures that may be acrobats
    .about = Which figures may be put among the acrobats.
option-acrobat-kinds-follower = ordinary follower
option-acrobat-kinds-phantom = phantom
option-acrobat-kinds-big = big follower
option-acrobat-kinds-abbot = abbot
option-acrobat-kinds-mayor = mayor
option-acrobat-kinds-wagon = wagon
option-pyramid-scorer = Who may score a pyramid
    .about = Who may score a full pyramid instead of placing a figure.
option-pyramid-scorer-anyone = any player
option-pyramid-scorer-participant = only a player with an acrobat in it
option-ringmaster-points = Points of a ringmaster
    .about = Points for each circus and acrobat tile on and around the tile of a ringmaster when its feature is scored.
option-ringmaster-spaces = Tiles that a ringmaster counts
    .about = Whether circus or acrobat tiles count for a ringmaster also if the circus or the acrobats are off.
option-ringmaster-spaces-played = only those that are in play count
option-ringmaster-spaces-printed = all of them count
option-ringmaster-as-prior = Ringmaster in a special monastery
    .about = A ringmaster also scores its points as the prior of a special monastery.
option-ringmaster-lord-bonus = Ringmaster on a castle
    .about = A ringmaster on a castle scores its points too when the castle is scored.
option-portal-to-acrobats = Magic portal to acrobats
    .about = Through a magic portal a figure may join the acrobats on any tile with room for it.
option-phantom-after-pyramid = Phantom after a pyramid
    .about = After scoring a pyramid you may still place your phantom.
option-circus-counts-quarters = Circus counts Carcassonne and the Wheel
    .about = A circus also counts figures in the City of Carcassonne and on the Wheel of Fortune, if their place lies around it.
option-circus-lord-cell = Lords stand around the circus
    .about = A lord counts for a circus only if its figure stands in the area around it.
preset-circus-only = Circus only
    .about = The circus alone, without acrobats and ringmasters.

rule-bt-27 = If you place an acrobat tile, you may put a meeple on its space, instead of any other figure.
rule-bt-28 = The same is allowed if your tile lies beside an acrobat tile, also cornerwise.
rule-bt-32 = Only meeples of ordinary size climb.
rule-bt-33 = Big followers, mayors, wagons and abbots do not climb.
rule-bt-36 = If you deploy no figure, you may score one full pyramid instead.
rule-bt-39 = By an option only a player with an acrobat in the pyramid may score it.
