verb-wonders-take =
    .option = take { $a }
    .deed = takes { $a }
verb-wonders-lay =
    .option = place { $a } at { $at }
    .deed = places { $a } at { $at }

token-stonehenge = { "" }
    .noun = Stonehenge
    .a = Stonehenge
    .count = Stonehenge
token-circus-maximus = { "" }
    .noun = Circus Maximus
    .a = the Circus Maximus
    .count = Circus Maximus
token-notre-dame = { "" }
    .noun = Notre-Dame
    .a = Notre-Dame
    .count = Notre-Dame
token-alhambra = { "" }
    .noun = Alhambra
    .a = the Alhambra
    .count = Alhambra
token-wonder-marker = { "" }
    .noun = marker of a wonder
    .a = a marker of a wonder
    .count = { $n ->
        [one] 1 marker of a wonder
       *[other] { $n } markers of wonders
     }

pile-wonders-cells = { "" }

place-wonders-track-noun = beside the score track

trait-stonehenge = Stonehenge
trait-arena = Circus Maximus
trait-arena-start = west end of the Circus Maximus
trait-arena-end = east end of the Circus Maximus
trait-notre-dame = Notre-Dame
trait-alhambra = Alhambra
trait-alhambra-court = court of the Alhambra

prompt-place-a-second-follower = Place a second follower?
    .help = You may place up to two followers on a wonder, on different features.
prompt-place-the-wonder = Place the wonder.
    .help = All edges of its five cells must fit.
prompt-which-wonder-do-you-take = Which wonder do you take?
    .help = You place it at once, may place up to two followers on it, and it brings you points for the rest of the game: Stonehenge for roads that you complete, the Alhambra for cities, Notre-Dame for monasteries, the Circus Maximus for turns in which you place no figure.

label-points-for-the-next-wonder = points for the next wonder
label-wonder = wonder

### Set-up
title = The Wonders of Humanity
how = When your points reach 10, you take one of the wonders, a landmark of five cells, and place it at once. You get one more follower and may place up to two followers on the wonder. The next wonders come at 15, 20 and 25 points, one for each player at most. Your wonder brings you points for the rest of the game: Stonehenge 3 when you complete a road with followers, the Alhambra 3 for a city, Notre-Dame 3 for a monastery, and the Circus Maximus 1 whenever you place a tile and no figure.
option-wonders = Wonders
    .about = The wonders of the game. Their shapes, and all abilities but that of Stonehenge, are of our own design.
option-wonders-stonehenge = Stonehenge
option-wonders-circus-maximus = Circus Maximus
option-wonders-notre-dame = Notre-Dame
option-wonders-alhambra = Alhambra
option-wonder-fields = Points for the wonders
    .about = With how many points players take the first wonder, the second one and so on.
option-wonder-points = Points of a wonder
    .about = How many points Stonehenge, the Alhambra and Notre-Dame bring each time.
option-circus-points = Points of the Circus Maximus
    .about = How many points the Circus Maximus brings each time.
option-big-tiles = A wonder counts as
    .about = Whether roads and cities count a wonder as one tile, or each of its cells.
option-big-tiles-whole = one tile
option-big-tiles-halves = five tiles, one for each cell

rule-wh-05 = A player whose points reach the figure on the score track takes one of the wonders left.
rule-wh-07 = All cells of the wonder must be empty, and all its outer edges match.
rule-wh-17 = It is taken after the scoring, from the active player clockwise.
