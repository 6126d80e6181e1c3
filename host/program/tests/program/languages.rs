//! The program speaks the language that a person asks for.

use std::process::Stdio;

use bastide_console::Error;

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
    let german = told(&["play", "--sed", "1"], &[("LANG", "de_DE.UTF-8")])?.unwrap_or_else(|text| text);
    assert!(german.starts_with("Fehler: hier gibt es kein Argument --sed\nMeinst du --seed?\n\nAufruf: "), "{german}");
    let dutch = told(&["maps", "show", "beneluks"], &[("LANG", "nl_NL.UTF-8")])?.unwrap_or_else(|text| text);
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

/// Returns a file of English messages in a made-up language: all its texts in «».
fn made_up(english: &str) -> String {
    let marked = |line: &str| {
        let (head, text) = match line.trim_start().starts_with(['[', '*']) {
            true => line.split_once("] ").map(|(head, text)| (format!("{head}] "), text)),
            false => line.split_once(" = ").map(|(head, text)| (format!("{head} = "), text)),
        }?;
        let is_text = !line.starts_with('#') && !text.ends_with("->") && !text.trim().is_empty() && text.trim() != "{ \"\" }";
        is_text.then(|| format!("{head}«{text}»"))
    };
    english.lines().map(|line| marked(line).unwrap_or_else(|| line.to_owned()) + "\n").collect()
}

/// Returns what of a text is not in «».
fn outside(text: &str) -> String {
    let mut depth = 0_usize;
    let mut left = String::new();
    for c in text.chars() {
        match c {
            '«' => depth += 1,
            '»' => depth = depth.saturating_sub(1),
            c if depth == 0 => left.push(c),
            _ => {}
        }
    }
    left
}

#[test]
fn a_fourth_language_is_files_alone() -> Check {
    let (folder, root) = (tempfile::tempdir()?, std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."));
    let hosts = ["cli", "console", "outside", "reports", "terminal", "workshop", "render", "service", "session"]
        .map(|name| (name.to_owned(), root.join("host").join(name)));
    let mut of = hosts.to_vec();
    of.push(("maps".into(), root.join("maps")));
    of.push(("server".into(), root.join("host/server/common")));
    for entry in std::fs::read_dir(root.join("expansions"))? {
        let entry = entry?;
        of.push((entry.file_name().to_string_lossy().into_owned(), entry.path()));
    }
    for (name, path) in of {
        if let Ok(english) = std::fs::read_to_string(path.join("texts/en.ftl")) {
            std::fs::create_dir(folder.path().join(&name))?;
            std::fs::write(folder.path().join(name).join("qaa.ftl"), made_up(&english))?;
        }
    }
    let texts = folder.path().display().to_string();
    let speak = |line: &[&str]| told(line, &[("BASTIDE_TEXTS", texts.as_str()), ("LANG", "qaa")]);
    let game = speak(&["play", "--exhibition", "--seed", "1"])?.unwrap_or_else(|e| e);
    assert!(game.contains("«places ") && game.lines().count() > 100, "{game}");
    let names = ["replay", "red", "blue", "green", "yellow", "greedy", "bastide"];
    for (line, text) in game.lines().map(|line| (line, outside(line))) {
        let words = text.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| word.len() > 3);
        let words: Vec<&str> = words.filter(|word| !names.contains(word)).collect();
        assert!(words.is_empty(), "{words:?} are in no text of the language: {line}");
    }
    let help = speak(&["plugins", "tower"])?.unwrap_or_else(|e| e);
    assert!(help.contains("«Ransom»"), "{help}");
    std::fs::write(folder.path().join("tower/qaa.ftl"), "title = {")?;
    assert!(speak(&["plugins"])?.is_err_and(|e| e.contains("BASTIDE_TEXTS: ") && e.contains("qaa.ftl:1: not Fluent")));
    Ok(())
}
