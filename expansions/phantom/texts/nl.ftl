figure-phantom = fantoom
    .a = een fantoom
    .the = het fantoom
    .to = het fantoom
    .with = een fantoom
    .subject = het fantoom
    .count = { $n ->
        [one] 1 fantoom
       *[other] { $n } fantomen
    }

prompt-deploy-the-phantom = Het fantoom plaatsen?
