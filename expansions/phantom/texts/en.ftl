figure-phantom = phantom
    .a = a phantom
    .the = the phantom
    .to = the phantom
    .with = a phantom
    .subject = the phantom
    .count = { $n ->
        [one] 1 phantom
       *[other] { $n } phantoms
    }

prompt-deploy-the-phantom = Deploy the phantom?
    .help = You may also deploy the phantom, which counts as a follower, on a feature of this tile that is not occupied.

### Set-up
title = The Phantom
how = Each player gets a phantom, one more follower. When you have deployed a figure as usual, you may put the phantom on another free feature of the tile that you just placed. You may also deploy it if you did nothing else in that step. If you deploy it first, no other figure follows. It counts as an ordinary follower and comes back to you in the same way.
option-phantoms = Phantoms for each player
    .about = Number of phantoms in the supply of each player.
option-phantom-after = When the phantom may follow
    .about = What you may have done just before you deploy the phantom. After a princess an option of its own holds.
option-phantom-after-any-step = after everything
option-phantom-after-figures = not after a tower piece, the fairy or a pyramid
option-phantom-after-princess = Phantom after a princess
    .about = You may deploy the phantom also when you have sent a knight home with a princess.
option-phantom-after-phantom = One phantom after another
    .about = If you have several phantoms and placed one as your first figure, another one may follow.

rule-ph-03 = The phantom is deployed after the deploy step, on another feature of the tile just placed.
rule-ph-04 = Its feature must be free, the first figure included.
