verb-gifts-open =
    .option = open the gift { $n }
    .deed = opens the gift { $n }
verb-gifts-synod =
    .option = send { $a } to { $to }
    .deed = sends { $a } to { $to }
verb-gifts-sweep =
    .option = sweep { $at }
    .deed = sweeps { $at }
verb-gifts-change =
    .option = move { $the } to { $to }
    .deed = moves { $the } to { $to }
verb-gifts-cash =
    .option = cash out { $at }
    .deed = cashes out { $at }
verb-gifts-give =
    .option = take the gift { $n }
    .deed = takes the gift { $n }
verb-gifts-discard =
    .option = discard the gift { $n }
    .deed = discards the gift { $n }

event-gifts-received = { $who } gets a gift

token-gift-synod = { "" }
    .noun = synod
    .count = { $n ->
        [one] 1 synod
       *[other] { $n } synods
     }
    .card = Place a follower from your supply on a monastery where others stand. It shares the monastery.
token-gift-sweeper = { "" }
    .noun = road sweeper
    .count = { $n ->
        [one] 1 road sweeper
       *[other] { $n } road sweepers
     }
    .card = Score an unfinished road at once, as at the end of the game. All followers on it go home.
token-gift-change = { "" }
    .noun = change of position
    .count = { $n ->
        [one] 1 change of position
       *[other] { $n } changes of position
     }
    .card = Lay one of your standing followers into a field of its tile, or stand a farmer up on a road, a city or a monastery of its tile.
token-gift-cash = { "" }
    .noun = cash out
    .count = { $n ->
        [one] 1 cash out
       *[other] { $n } cash outs
     }
    .card = Take one of your followers back and score its feature as at the end of the game, even without the majority.
token-gift-two = { "" }
    .noun = take two
    .count = { $n ->
        [one] 1 take two
       *[other] { $n } × take two
     }
    .card = You get another tile.

stream-gifts = { "" }
number-gifts = { $n ->
    [0] no gifts
    [one] 1 gift
   *[other] { $n } gifts
 }

prompt-open-a-gift = Open a gift?
    .help = You may open one of your cards before you place the tile. The others do not see which cards you keep.
prompt-which-monastery-does-the-synod-meet-in = Which monastery does the synod meet in?
    .help = Choose the monastery, and the follower that comes there from your supply.
prompt-which-road-is-swept = Which road is swept?
    .help = It is scored now for those with the most followers on it, and all followers on it go home.
prompt-who-changes-position = Who changes position?
    .help = Choose the place on its tile to which your follower moves.
prompt-which-follower-do-you-cash-out = Which follower do you cash out?
    .help = You take the follower back. Its feature scores as at the end of the game, if this table says so.

label-cash-out = cash out

### Set-up
title = The Gifts
how = Whoever places a tile that continues a road or a city in which others have the most followers draws a gift: a card that only its owner sees. In a later turn, when you have drawn your tile and before you place it, you may open one of your gifts. Synod: a follower joins others on a monastery. Road sweeper: an unfinished road is scored at once and its followers go home. Change of position: a follower of yours lies down in a field of its tile or stands up from it. Cash out: you score the feature of one of your followers and take it back. Take two: you get another tile. The texts of the last three cards are our own reading of their names.
option-gift-kinds = Gifts in the game
    .about = Which of the five gifts are in the deck, with five cards each; at least one.
option-gift-kinds-synod = synod
option-gift-kinds-sweeper = road sweeper
option-gift-kinds-change = change of position
option-gift-kinds-cash = cash out
option-gift-kinds-two = take two
option-gift-limit = Number of gifts
    .about = How many gifts you may open.
option-gift-limit-part = one for each tile that you place
option-gift-limit-turn = one a turn
option-synod-target = Synod
    .about = The monasteries to which a synod leads.
option-synod-target-occupied = monasteries where others stand
option-synod-target-any = any monastery that is not completed
option-sweeper-scoring = Road sweeper
    .about = How the road is scored.
option-sweeper-scoring-final = as at the end of the game
option-sweeper-scoring-completed = as a completed road
option-change-between = Change of position
    .about = The features between which a follower moves.
option-change-between-lying = from or to a field of its tile
option-change-between-any = any two features of its tile
option-change-occupied = Change to occupied features
    .about = A change of position may lead to a feature where others stand.
option-cash-out = Cash out
    .about = What you score for the follower that you take back.
option-cash-out-feature = its feature, as at the end of the game
option-cash-out-none = nothing
option-take-two = Take two
    .about = What another tile means.
option-take-two-part = a second tile after this one
option-take-two-lay = two tiles, then one follower on either of them
option-take-two-choose = two tiles, of which you place one
preset-known = Known cards
    .about = Only synod and road sweeper, the two cards whose texts are known.

rule-gi-09 = Gifts come from the top of the deck.
rule-gi-11 = After drawing and before placing your tile you may open exactly one gift.
rule-gi-16 = A gift that can do nothing cannot be opened.
rule-gi-17 = The synod brings a follower of your supply onto a monastery where others stand.
rule-gi-19 = By an option also onto one where nobody stands.
rule-gi-21 = The road sweeper scores an unfinished road with at least one follower.
rule-gi-25 = A change of position moves an own follower on its tile, between standing and lying.
rule-gi-27 = You cash out one of your own followers on a road, in a city, on a monastery or in a field.
