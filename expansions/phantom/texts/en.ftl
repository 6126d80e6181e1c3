figure-phantom = phantom
    .a = a phantom
    .the = the phantom
    .to = the phantom
    .with = a phantom
    .subject = the phantom

prompt-deploy-the-phantom = Deploy the phantom?
