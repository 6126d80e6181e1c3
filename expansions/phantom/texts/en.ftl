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
