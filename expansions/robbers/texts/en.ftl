verb-robber-rob =
    .option = rob { $at }
    .deed = robs { $at }
verb-robber-rob-second =
    .option = rob { $at } at the second marker
    .deed = robs { $at } at the second marker
verb-robber-to =
    .option = put the robber beside the marker of { $at }
    .deed = puts the robber beside the marker of { $at }
verb-robber-to-second =
    .option = put the robber beside the second marker of { $at }
    .deed = puts the robber beside the second marker of { $at }

figure-robber = robber
    .a = a robber
    .the = the robber
    .to = the robber
    .with = a robber
    .subject = the robber
    .count = { $n ->
        [one] 1 robber
       *[other] { $n } robbers
    }

place-robbers-track = the { $nth } field of the score track
    .to = the { $nth } field of the score track

prompt-beside-whose-marker-does-the-robber-go = Beside whose marker does the robber go?
prompt-whom-does-the-robber-rob = Whom does the robber rob?

label-robber = robber
