figure-phantom = Phantom
    .a = ein Phantom
    .the = das Phantom
    .to = dem Phantom
    .with = einem Phantom
    .subject = das Phantom
    .count = { $n ->
        [one] 1 Phantom
       *[other] { $n } Phantome
    }

prompt-deploy-the-phantom = Das Phantom setzen?
