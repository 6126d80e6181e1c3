//! A game is told in the language that a person asks for.

use std::process::Command;

use bastide::Error;

type Check = Result<(), Error>;

/// Runs a game of bots and returns what is printed, or the error.
fn told(line: &[&str], environment: &str) -> Result<Result<String, String>, Error> {
    let mut program = Command::new(env!("CARGO_BIN_EXE_bastide"));
    program.args(["play", "--exhibition", "--seed", "1"]).args(line).stdin(std::process::Stdio::null());
    let done = program.env("BASTIDE_LANGUAGE", environment).output()?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Ok(if done.status.success() { Ok(text(&done.stdout)) } else { Err(text(&done.stderr)) })
}

#[test]
fn moves_are_told_in_english_dutch_and_german() -> Check {
    let [english, dutch, german, region, environment] = [
        (&[][..], ""),
        (&["--language", "nl"][..], "de"),
        (&["--language", "de"][..], ""),
        (&["--language", "de-AT"], ""),
        (&[], "de_DE.UTF-8"),
    ]
    .map(|(line, environment)| told(line, environment));
    let (english, german) = (english?.unwrap_or_default(), german?.unwrap_or_default());
    assert!(english.contains(" places BA/") && english.contains(" deploys a follower on "), "{english}");
    let dutch = dutch?.unwrap_or_default();
    assert!(dutch.contains(" legt BA/") && dutch.contains(" plaatst een horige op de "), "{dutch}");
    assert!(german.contains(" legt BA/") && german.contains(" setzt einen Gefolgsmann auf die "), "{german}");
    for (told, deed) in [(&dutch, "deploys"), (&german, "places BA/"), (&german, "field")] {
        // The table of points at the end has the names of the rules.
        assert!(!told.split("player  seat").next().unwrap_or_default().contains(deed), "{deed} in {told}");
    }
    assert_eq!(region?.as_deref(), Ok(german.as_str()));
    assert_eq!(environment?.as_deref(), Ok(german.as_str()));
    Ok(())
}

#[test]
fn what_is_no_language_is_refused_and_one_without_texts_is_english() -> Check {
    assert!(told(&["--language", "!"], "")?.is_err_and(|e| e.contains("\"!\" is not a language; use en, nl or de")));
    assert_eq!(told(&["--language", "fr"], "")?, told(&[], "")?);
    Ok(())
}
