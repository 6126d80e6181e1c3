verb-fruit-lay =
    .option = place a stack of { $n } { $into }
    .deed = places a stack of { $n } { $into }
verb-fruit-harvest =
    .option = harvest { $into }
    .deed = harvests { $into }
verb-fruit-sell =
    .option = sell { $a }
    .deed = sells { $a }

token-quince = { "" }
    .noun = quince
    .a = a quince
    .count = { $n ->
        [one] 1 quince
       *[other] { $n } quinces
     }
token-apple = { "" }
    .noun = apple
    .a = an apple
    .count = { $n ->
        [one] 1 apple
       *[other] { $n } apples
     }
token-apricot = { "" }
    .noun = apricot
    .a = an apricot
    .count = { $n ->
        [one] 1 apricot
       *[other] { $n } apricots
     }
token-cherry = { "" }
    .noun = cherry
    .a = a cherry
    .count = { $n ->
        [one] 1 cherry
       *[other] { $n } cherries
     }
token-plum = { "" }
    .noun = plum
    .a = a plum
    .count = { $n ->
        [one] 1 plum
       *[other] { $n } plums
     }
token-elder = { "" }
    .noun = elderberry
    .a = an elderberry
    .count = { $n ->
        [one] 1 elderberry
       *[other] { $n } elderberries
     }

trait-fruit-tree = fruit tree

chance-fruit-trees = { "" }
stream-fruit-trees = { "" }

prompt-which-fruit-grows-on-the-tree = Which fruit grows on the tree?
    .help = The stack that you choose comes onto the tree, face down. It has four tokens worth 5, 4, 3 and 2 points.
prompt-harvest-or-sell-fruit = Harvest or sell fruit?
    .help = You placed a figure beside a tree: take the top token of one tree and score its value, or sell one to four fruits of different kinds for 3, 6, 10 or 15 points.
prompt-sell-another-fruit = Sell another fruit?
    .help = Each further fruit of another kind makes the sale worth more: 3, 6, 10, 15 points. Pass to end the sale.

label-harvest = harvest
label-fruit-sold = fruit sold
label-fruit = { $n ->
    [one] fruit
   *[other] fruits
 }

### Set-up
title = The Fruit-Bearing Trees
how = Six tiles have a tree. Whoever places one chooses a stack of four tokens of one fruit for it, which are worth 5, 4, 3 and 2 points in an order that nobody knows. When you place a follower on a tile with a tree or on one of the eight tiles around a tree, you may harvest or sell. Harvest: you take the top token of one tree, score its value and keep it. Sell: you give up one to four tokens of different fruits for 3, 6, 10 or 15 points. At the end each token that you still have scores 1 point.
option-copies = Sets of tiles
    .about = How many sets of six tiles are shuffled in. The tiles are of our own design, and there are six stacks in any case.
option-fruit-first = At once
    .about = A follower on the tile of the tree itself lets you harvest or sell, too.
option-fruit-figures = Figures
    .about = The figures that let you harvest or sell when you place them.
option-fruit-figures-followers = followers
option-fruit-figures-figures = figures of all kinds

rule-fb-03 = A tree tile gets one of the stacks that are left.
rule-fb-05 = One fruit action is allowed to who has placed a follower on the tree tile, or later on a tile adjacent to it.
rule-fb-07 = You harvest the top token of the tree, if there is one.
rule-fb-08 = You sell one to four tokens, all of different fruits.
