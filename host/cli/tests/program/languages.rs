//! The program speaks the language that a person asks for.

use std::process::Stdio;

use bastide::Error;

type Check = Result<(), Error>;

/// Runs the program with these variables of the environment alone that name a language. Returns what is
/// printed, or the error.
fn told(line: &[&str], environment: &[(&str, &str)]) -> Result<Result<String, String>, Error> {
    let mut program = crate::program();
    for name in ["BASTIDE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
        program.env_remove(name);
    }
    let done = program.args(line).envs(environment.iter().copied()).stdin(Stdio::null()).output()?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Ok(if done.status.success() { Ok(text(&done.stdout)) } else { Err(text(&done.stderr)) })
}

#[test]
fn the_command_line_and_then_the_environment_choose_the_language() -> Check {
    let [english, dutch, german] = ["Print the version", "Toon de versie", "Die Version ausgeben"];
    for (line, environment, expected) in [
        (&[][..], &[][..], english),
        (&["--language", "nl"], &[("BASTIDE_LANGUAGE", "de")], dutch),
        (&["--language=de-AT"], &[], german),
        (&[], &[("BASTIDE_LANGUAGE", "nl"), ("LC_ALL", "de_DE.UTF-8")], dutch),
        (&[], &[("BASTIDE_LANGUAGE", ""), ("LC_ALL", ""), ("LANG", "nl_BE.UTF-8")], dutch),
        (&[], &[("LC_ALL", "de_AT@euro"), ("LC_MESSAGES", "nl_NL"), ("LANG", "en_US")], german),
        (&[], &[("LC_MESSAGES", "nl_NL"), ("LANG", "de_DE")], dutch),
        (&[], &[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")], english),
        (&[], &[("LC_ALL", "C.UTF-8"), ("LANG", "de_DE.UTF-8")], english),
        (&[], &[("LANG", "POSIX")], english),
        (&[], &[("LANG", "fr_FR.UTF-8")], english),
        (&["--language", "fr"], &[("LANG", "de_DE.UTF-8")], english),
    ] {
        let help = told(&[line, &["--help"]].concat(), environment)?.unwrap_or_default();
        assert!(help.contains(expected), "{line:?} {environment:?}: {help}");
    }
    Ok(())
}

#[test]
fn what_is_not_a_language_is_refused() -> Check {
    let wrong = |told: Result<String, String>| told.is_err_and(|e| e.contains("\"!\" is not a language; use en, nl or de"));
    assert!(wrong(told(&["check", "--language", "!"], &[])?));
    assert!(wrong(told(&["check"], &[("BASTIDE_LANGUAGE", "!"), ("LANG", "nl_NL")])?));
    // The system names what it likes.
    assert!(told(&["legend"], &[("LANG", "!")])?.is_ok_and(|text| text.contains("Codes of tiles")));
    Ok(())
}

#[test]
fn errors_of_the_command_line_are_told_in_the_language() -> Check {
    let german = told(&["play", "--sed", "1"], &[("LANG", "de_DE.UTF-8")])?.map_or_else(|text| text, |text| text);
    assert!(german.starts_with("Fehler: hier gibt es kein Argument --sed\nMeinst du --seed?\n\nAufruf: "), "{german}");
    let dutch = told(&["maps", "show", "beneluks"], &[("LANG", "nl_NL.UTF-8")])?.map_or_else(|text| text, |text| text);
    assert!(dutch.starts_with("fout: er is geen kaart \"beneluks\""), "{dutch}");
    Ok(())
}

#[test]
fn moves_are_told_in_english_dutch_and_german() -> Check {
    let game = |language| told(&["play", "--exhibition", "--seed", "1", "--language", language], &[]);
    let [english, dutch, german] = [game("en")?, game("nl")?, game("de")?].map(Result::unwrap_or_default);
    assert!(english.contains(" places BA/") && english.contains(" deploys a follower on "), "{english}");
    assert!(dutch.contains(" legt BA/") && dutch.contains(" plaatst een horige op de "), "{dutch}");
    assert!(german.contains(" legt BA/") && german.contains(" setzt einen Gefolgsmann auf die "), "{german}");
    for (told, deed) in [(&dutch, "deploys"), (&german, "places BA/"), (&german, "field")] {
        assert!(!told.contains(deed), "{deed} in {told}");
    }
    Ok(())
}

#[test]
fn plugins_are_described_in_the_language_and_json_is_not() -> Check {
    let tower = |language, more: &[&str]| told(&[&["plugins", "tower", "--language", language], more].concat(), &[]);
    let [english, dutch, german] = [tower("en", &[])?, tower("nl", &[])?, tower("de", &[])?].map(Result::unwrap_or_default);
    for (told, title, option) in
        [(&english, "The Tower ", "Ransom: 3"), (&dutch, "De Toren ", "Losgeld: 3"), (&german, "Der Turm ", "Lösegeld: 3")]
    {
        assert!(told.starts_with(title) && told.contains(option), "{told}");
        assert!(!told.contains("TO-34") && told.lines().all(|line| line.chars().count() <= 80), "{told}");
    }
    for more in ["--json", "--rules"] {
        assert_eq!(tower("en", &[more])?, tower("de", &[more])?);
    }
    assert!(tower("nl", &["--rules"])?.is_ok_and(|rules| rules.contains("- `ransom = 3`: ") && rules.contains("(TO-34)")));
    Ok(())
}
