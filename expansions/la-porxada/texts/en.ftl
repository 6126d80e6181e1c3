verb-porxada-accept =
    .option = agree to the exchange
    .deed = agrees to the exchange
verb-porxada-bonus =
    .option = take the bonus at the end
    .deed = takes the bonus at the end
verb-porxada-lose =
    .option = give up { $at }
    .deed = gives up { $at }
verb-porxada-refuse =
    .option = refuse the exchange
    .deed = refuses the exchange
verb-porxada-swap =
    .option = exchange { $at }
    .deed = wants to exchange { $at }
verb-porxada-with =
    .option = for { $at }
    .deed = asks for { $at }

token-porxada = La Porxada
    .noun = La Porxada
    .a = a token of La Porxada
    .count = { $n ->
        [one] 1 token of La Porxada
       *[other] { $n } tokens of La Porxada
    }

trait-porxada = hall

prompt-the-bonus-or-an-exchange = The bonus, or an exchange?
    .help = With the bonus, everyone with a knight in the city of the hall when it is completed scores their unfinished cities at the end as if they were completed. Or exchange one of your followers for one of another player, who may refuse.
prompt-exchange-two-followers = Exchange two followers?
    .help = You may exchange one of your followers for one of another player: each goes where the other stood.
prompt-for-which-follower-do-you-exchange-it = For which follower do you exchange it?
    .help = The two followers change places. The other player is asked first, if refusing is allowed.
prompt-do-you-agree-to-the-exchange = Do you agree to the exchange?
    .help = If you agree, the two followers change places. After a refusal a follower leaves the game for good.
prompt-which-follower-leaves-the-game = Which follower leaves the game?
    .help = The exchange was refused, so you give up one of your followers, on the board or in your supply, for the rest of the game.

label-city = city

### Set-up
title = La Porxada
how = One tile is added: a city on all four sides with a hall. If you place it, you choose before placing a follower. Either you exchange one of your followers on the board for one of another player: each goes where the other one stood. The other player may refuse, but then loses one of their followers for the rest of the game. Or you take the bonus: when the city of the hall is completed, every player with a knight in it gets a token, and whoever has a token at the end scores their unfinished cities as if they were completed.
option-copies = Copies of the tile
    .about = Number of copies of the tile that are shuffled in. With 0 it is not in the game.
option-porxada-choice = Exchange and bonus
    .about = What the player who places the tile gets.
option-porxada-choice-either = the exchange or the bonus, by choice
option-porxada-choice-both = the bonus, and the exchange as well if they like
option-porxada-choice-bonus = the bonus only
option-porxada-refusal = Refusing the exchange
    .about = Who loses a follower if the other player refuses the exchange, or whether nobody may refuse.
option-porxada-refusal-refuser = the player who refuses
option-porxada-refusal-asker = the player who asked
option-porxada-refusal-no = nobody may refuse

rule-lp-03 = Who places the tile chooses an exchange now or a bonus at the end, before the deploy step.
rule-lp-04 = One of your followers changes places with one of another player, who may refuse.
rule-lp-05 = Who refuses loses a follower of their choice.
rule-lp-06 = Each of the two must be allowed to stand where the other does, on different features.
