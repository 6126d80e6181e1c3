figure-phantom = Phantom
    .a = ein Phantom
    .the = das Phantom
    .to = dem Phantom
    .with = einem Phantom
    .subject = das Phantom

prompt-deploy-the-phantom = Das Phantom setzen?
