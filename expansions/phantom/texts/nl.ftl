figure-phantom = fantoom
    .a = een fantoom
    .the = het fantoom
    .to = het fantoom
    .with = een fantoom
    .subject = het fantoom

prompt-deploy-the-phantom = Het fantoom plaatsen?
