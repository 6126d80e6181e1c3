//! The commands as a user types them, except the game in the terminal.

use std::path::Path;

use bastide_cli::cli::Cli;
use bastide_cli::commands;
use bastide_console::Error;
use bastide_files::FileError;
use clap::Parser;
use serde_json::Value;

/// Runs a command line and returns its output without styles.
fn run(line: &[&str]) -> Result<String, Error> {
    let cli = Cli::try_parse_from([&["bastide"], line].concat()).map_err(|e| Error::Usage(e.to_string()))?;
    let mut out = anstream::StripStream::new(Vec::new());
    commands::run(&cli, &mut out)?;
    Ok(String::from_utf8_lossy(&out.into_inner()).into_owned())
}

fn name(path: &Path) -> String {
    path.display().to_string()
}

#[test]
fn every_command_that_prints_a_result_prints_it_as_json_too() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let record = name(&dir.path().join("game.record"));
    let table = name(&dir.path().join("table.toml"));
    run(&["new", &table])?;
    let played: Value = serde_json::from_str(&run(&["play", "--json", "--seed", "3", "--save", &record])?)?;
    assert_eq!(played["is_over"], true);
    let lines: &[&[&str]] = &[
        &["simulate", "--games", "20", "--threads", "2"],
        &["match", "--bots", "greedy,random", "--games", "2"],
        &["match", "--bots", "greedy,random,random", "--games", "2"],
        &["bench", "--seconds", "0.05"],
        &["move", &record, "--bot", "greedy", "--at", "9"],
        &["analyze", &record, "--until", "7", "--simulations", "8"],
        &["replay", &record],
        &["replay", &record, "--until", "5"],
        &["show", &record, "--at", "9"],
        &["check", &table],
        &["plugins"],
        &["plugins", "base"],
        &["plugins", "base", "--rules"],
        &["phases"],
        &["phases", &table],
        &["legend"],
        &["legend", &table],
    ];
    for line in lines {
        let text = run(line)?;
        let json = run(&[*line, &["--json"]].concat())?;
        assert!(!text.is_empty() && serde_json::from_str::<Value>(&text).is_err(), "{line:?}: {text}");
        let value: Value = serde_json::from_str(&json)?;
        assert!(value.is_object() || value.is_array(), "{line:?}: {json}");
    }
    let replayed: Value = serde_json::from_str(&run(&["replay", &record, "--json"])?)?;
    assert_eq!(replayed, played);
    let half: Value = serde_json::from_str(&run(&["replay", &record, "--until", "5", "--json"])?)?;
    assert_eq!(half["actions"].as_array().map(Vec::len), Some(5));
    Ok(())
}

#[test]
fn a_match_tells_who_is_stronger_or_what_is_wrong_with_its_arguments() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let rows = name(&dir.path().join("rows.csv"));
    let text = run(&["match", "--bots", "greedy,random", "--games", "3", "--csv", &rows])?;
    assert!(
        text.starts_with("4 games of Base game, first edition, with red and blue, each seed from every seat; seed 1\n"),
        "{text}"
    );
    assert!(text.contains("greedy scores 100.0 % against random, 95% interval "), "{text}");
    let rows = std::fs::read_to_string(rows)?;
    assert_eq!((rows.lines().count(), rows.lines().next()), (5, Some("round,seed,seat,points,most_of_others")));
    let refused = |line: &[&str]| run(&[&["match"], line].concat()).err().map_or_else(String::new, |e| e.to_string());
    assert!(refused(&["--bots", "greedy"]).contains("--bots names 1 bot; name two, such as --bots search:1s,greedy"));
    assert!(refused(&["--bots", "greedy,random,random", "--sprt", "0,30"]).contains("belong to a match of two bots"));
    let ladder = run(&["match", "--bots", "random,greedy,random", "--games", "2", "--seed", "4"])?;
    let command = "bastide match --bots \"random,greedy,random\" --games 2 --seed 4\n";
    assert!(ladder.starts_with(command) && ladder.contains("greedy against random"), "{ladder}");
    assert!(refused(&["--bots", "greedy,gredy"]).contains("did you mean \"greedy\"?"));
    assert!(refused(&["--bots", "greedy,random", "--sprt", "30,0"]).contains("the lower one first, such as --sprt 0,30"));
    Ok(())
}

#[test]
fn the_same_seed_and_bots_play_the_same_game_in_a_simulation_and_in_an_exhibition() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let rows = name(&dir.path().join("rows.csv"));
    let table = name(&dir.path().join("table.toml"));
    std::fs::write(&table, "players = [{ color = \"red\", bot = \"greedy\" }, { color = \"blue\", bot = \"random\" }]\n")?;
    run(&["simulate", &table, "--games", "3", "--csv", &rows])?;
    let rows = std::fs::read_to_string(rows)?;
    let cells: Vec<&str> = rows.lines().nth(3).unwrap_or_default().split(',').collect();
    let played: Value = serde_json::from_str(&run(&["play", &table, "--seed", cells[1], "--json"])?)?;
    assert_eq!(played["seats"][0]["score"].to_string(), cells[5]);
    Ok(())
}

#[test]
fn the_shards_of_a_simulation_add_up_to_one_run() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let file = |shard: &str| name(&dir.path().join(shard.replace('/', "-of-")));
    let line = ["simulate", "--games", "50", "--seed", "9", "--bots", "greedy,random", "--json"];
    let alone = |text: &str| {
        let mut outcome: Value = serde_json::from_str(text)?;
        let object = outcome.as_object_mut();
        object.map(|o| ["threads", "speed"].map(|key| o.remove(key)));
        Ok::<_, Error>(outcome)
    };
    let whole = run(&[&line[..], &["--totals", &file("whole")]].concat())?;
    for shard in ["1/3", "2/3", "3/3"] {
        let text = run(&[&line[..], &["--shard", shard, "--totals", &file(shard), "--threads", "1"]].concat())?;
        assert!(text.contains("\"shard\""), "{text}");
    }
    let (one, two, three, out) = (file("1/3"), file("2/3"), file("3/3"), file("out"));
    let merged = run(&["merge", &three, &one, &two, "--out", &out, "--json"])?;
    assert_eq!(alone(&merged)?, alone(&whole)?);
    assert_eq!(std::fs::read_to_string(&out)?, std::fs::read_to_string(file("whole"))?);
    assert_eq!(run(&["merge", &out, "--json"])?, merged);
    assert!(run(&["merge", &one, &two, &three])?.starts_with("50 games of base, first edition, with red and blue; seed 9\n"));

    let refused = |line: &[&str]| run(line).err().map_or_else(String::new, |e| format!("{} {e}", e.exit_code()));
    assert!(refused(&["merge", &one, &two]).starts_with("2 1 of the 3 shards are missing: 3/3;"));
    assert!(refused(&["merge", &one, &two, &one]).starts_with("2 shard 1/3 is given twice: by "));
    assert!(refused(&["merge", &one, &two, &three, "--out", &out]).contains("exists already"));
    let other = file("other");
    run(&["simulate", "--games", "50", "--seed", "8", "--shard", "3/3", "--totals", &other])?;
    assert!(refused(&["merge", &one, &two, &other]).contains("it has another seed: 8, not 9"));
    std::fs::write(&other, "{}")?;
    if !cfg!(feature = "parquet") {
        assert!(
            refused(&["simulate", "--parquet", &file("rows")])
                .contains("build it with `cargo build --release --features parquet`")
        );
    }
    assert!(refused(&["merge", &other]).contains("does not hold totals of `bastide simulate --totals`: missing field"));
    Ok(())
}

#[test]
fn a_new_table_is_sound_and_never_replaces_a_file() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let table = name(&dir.path().join("table.toml"));
    run(&["new", &table])?;
    assert!(run(&["check", &table])?.contains("is valid"));
    std::fs::write(&table, "edition = \"new\"\n")?;
    let refused = run(&["new", &table]);
    assert!(refused.is_err_and(|e| e.to_string().contains("exists already") && e.exit_code() == 2));
    assert_eq!(std::fs::read_to_string(&table)?, "edition = \"new\"\n");
    Ok(())
}

#[test]
fn a_record_is_not_overwritten_by_another_game() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let record = name(&dir.path().join("game.record"));
    run(&["play", "--exhibition", "--seed", "1", "--save", &record])?;
    let refused = run(&["play", "--exhibition", "--seed", "2", "--save", &record]);
    assert!(matches!(refused.as_ref().err().and_then(Error::file), Some(FileError::Exists(_))));
    Ok(())
}

#[test]
fn a_game_that_bots_play_to_its_end_is_left_as_it_was() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("game.record");
    let setting = bastide_tables::tables::to_play(None)?;
    let open = bastide_core::record::Recorder::start(setting.table, setting.rules, 10)?.text();
    std::fs::write(&path, &open)?;
    assert!(run(&["play", "--exhibition", "--resume", &name(&path)])?.contains(" won."));
    assert_eq!(std::fs::read_to_string(&path)?, open);
    Ok(())
}

#[test]
fn records_that_do_not_fit_are_refused_with_their_line() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("game.record");
    run(&["play", "--exhibition", "--seed", "1", "--save", &name(&path)])?;
    let text = std::fs::read_to_string(&path)?;
    let message = |text: &str| {
        assert!(std::fs::write(&path, text).is_ok());
        run(&["replay", &name(&path)]).map_or_else(|e| e.message(), |_| String::new())
    };
    let cut = &text[..text.len() / 2];
    assert!(message(cut).contains("breaks off") || message(cut).contains("not a line of a record"), "{}", message(cut));
    let edited = text.replacen("place ", "plaice ", 1);
    assert!(message(&edited).contains("did you mean \"place\"") && message(&edited).contains("^^^"), "{}", message(&edited));
    let past = run(&["show", &name(&path), "--at", "9999"]);
    assert!(past.is_err());
    Ok(())
}

#[test]
fn completions_and_phases_are_printed() -> Result<(), Error> {
    assert!(run(&["completions", "bash"])?.contains("complete -F _bastide"));
    assert!(run(&["phases", "--dot"])?.starts_with("digraph phases {"));
    assert!(run(&["phases"])?.contains("base.place"));
    assert!(run(&["plugins", "base", "--rules"])?.starts_with("# Base game"));
    Ok(())
}

#[test]
fn each_command_has_a_manual_page() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let folder = name(dir.path());
    run(&["man", &folder])?;
    let page = |name: &str| std::fs::read_to_string(dir.path().join(name));
    assert!(page("bastide.1")?.contains("bastide\\-serve(1)"));
    assert!(page("bastide-add.1")?.contains("index.toml"));
    assert!(page("bastide-expansion-bundle.1").is_ok() && page("bastide-isolated.1").is_err());
    // The commands `help` have none.
    let mut names =
        std::fs::read_dir(dir.path())?.map(|entry| entry.map(|entry| name(&entry.path()))).collect::<Result<Vec<_>, _>>()?;
    names.retain(|name| name.contains("help"));
    assert!(names.is_empty(), "{names:?}");
    // A folder that does not exist is made, and a file is no folder.
    run(&["man", &format!("{folder}/share/man1")])?;
    assert_eq!(page("share/man1/bastide.1")?, page("bastide.1")?);
    let missing = run(&["man", &format!("{folder}/bastide.1")]);
    assert!(missing.is_err_and(|error| error.to_string().contains("bastide.1")));
    Ok(())
}

#[test]
fn replay_show_and_until_count_the_same_actions_and_print_the_number() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let record = name(&dir.path().join("game.record"));
    run(&["play", "--exhibition", "--seed", "4", "--save", &record])?;
    let whole = run(&["replay", &record])?;
    let numbers = |text: &str| -> Vec<usize> {
        let of_line = |line: &str| line.get(..6).and_then(|number| number.trim().parse().ok());
        text.lines().filter_map(of_line).collect()
    };
    let last = numbers(&whole).last().copied().unwrap_or_default();
    let actions = std::fs::read_to_string(&record)?.lines().filter(|l| l.starts_with("red: ") || l.starts_with("blue: ")).count();
    assert_eq!(last, actions, "{whole}");
    assert!(whole.lines().next().is_some_and(|l| l.ends_with(&format!("after {last} actions, the end"))), "{whole}");
    for at in [1, 2, 9] {
        let at = at.to_string();
        let (until, shown) = (run(&["replay", &record, "--until", &at])?, run(&["show", &record, "--at", &at])?);
        let printed = if at == "1" { "after 1 action".to_owned() } else { format!("after {at} actions") };
        for text in [&until, &shown] {
            assert!(text.lines().next().is_some_and(|l| l.ends_with(&printed)), "{text}");
        }
        assert_eq!(numbers(&until).last().map(usize::to_string), Some(at.clone()), "{until}");
        let data: Value = serde_json::from_str(&run(&["replay", &record, "--until", &at, "--json"])?)?;
        let shown: Value = serde_json::from_str(&run(&["show", &record, "--at", &at, "--json"])?)?;
        assert_eq!((data["actions"].as_array().map(Vec::len), shown["actions"].as_u64()), (at.parse().ok(), at.parse().ok()));
    }
    Ok(())
}

#[test]
fn a_check_tells_all_errors_of_a_file_at_once() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let table = name(&dir.path().join("t.toml"));
    std::fs::write(&table, "seed = 'x'\n[bcb]\n[base]\nfarmer = true\nabbot = 3\n[[players]]\nbot = 'gredy'\n")?;
    let printed = run(&["check", &table]).unwrap_or_else(|e| e.message());
    let expected = [
        ("seed = 'x' is not allowed", "1 | seed = 'x'"),
        ("no plugin \"bcb\"; did you mean \"bridges-castles-bazaars\"?", "2 | [bcb]"),
        ("base has no option \"farmer\"; did you mean \"farmers\"?", "4 | farmer = true"),
        ("base.abbot = 3 is not allowed: it takes true or false", "5 | abbot = 3"),
        ("no bot \"gredy\"; did you mean \"greedy\"?", "7 | bot = 'gredy'"),
    ];
    let mut from = 0;
    for (what, line) in expected {
        for part in [what, line] {
            let at = printed[from..].find(part);
            assert!(at.is_some(), "{part} is missing or out of order in\n{printed}");
            from += at.unwrap_or_default();
        }
    }
    std::fs::write(&table, "base = false\n")?;
    for command in ["check", "play", "simulate"] {
        let printed = run(&[command, &table]).unwrap_or_else(|e| e.message());
        assert!(
            printed.contains("there is nothing to play; take out `base = false`") && printed.contains("1 | base = false"),
            "{printed}"
        );
    }
    Ok(())
}

#[test]
fn every_line_that_a_new_table_offers_is_a_default() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let table = name(&dir.path().join("t.toml"));
    run(&["new", &table])?;
    let offered = |line: &str| line.strip_prefix('#').filter(|rest| !rest.starts_with(' ')).unwrap_or(line).to_owned() + "\n";
    let text: String = std::fs::read_to_string(&table)?.lines().map(offered).collect();
    let alone = ["count-king-robber", "ghosts-castles-cemeteries", "leipzig", "maps", "rivers", "school"];
    // These six place the first tiles of a game, so a table has one of them.
    for kept in alone {
        let section = |line: &str| line.strip_prefix('[').and_then(|rest| rest.split([']', '.']).next().map(str::to_owned));
        let mut left_out = false;
        let mut lines = String::new();
        for line in text.lines() {
            left_out = section(line).map_or(left_out, |name| name != kept && alone.contains(&name.as_str()));
            if !left_out {
                lines.push_str(line);
                lines.push('\n');
            }
        }
        std::fs::write(&table, &lines)?;
        let printed = run(&["check", &table])?;
        let plugins = printed.lines().filter(|line| line.starts_with("  plugin ")).collect::<Vec<_>>();
        assert_eq!(plugins.len(), 49, "{printed}");
        assert!(plugins.iter().all(|line| line.ends_with("all options at their defaults")), "{printed}");
    }
    Ok(())
}

#[test]
fn the_legend_explains_every_figure_and_mark_of_a_table() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let table = name(&dir.path().join("t.toml"));
    std::fs::write(&table, "players = ['green', 'pink']\n[inns-cathedrals]\n[bridges-castles-bazaars]\n")?;
    let printed = run(&["legend", &table])?;
    for part in ["a follower of green", "the big follower", "cathedral", "bridge", "BA is the base game", "city@3,-1:N"] {
        assert!(printed.contains(part), "{part}: {printed}");
    }
    assert!(!run(&["legend"])?.contains("cathedral"));
    assert!(!printed.contains("road E W, city N"));
    let tiles = run(&["legend", "--tiles", &table])?;
    let start = tiles.lines().find(|line| line.trim_start().starts_with("BA/RCr "));
    assert!(start.is_some_and(|line| line.ends_with("road E W, city N, field EL WR, field ER SL SR WL")), "{tiles}");
    // A figure that a plugin only names, since its own plugin may be absent, is not a figure of the table.
    std::fs::write(&table, "players = ['green', 'pink']\n[german-cathedrals]\n")?;
    assert!(!run(&["legend", &table])?.contains("wagon"));
    Ok(())
}

#[test]
fn rows_may_go_to_the_output_and_ctrl_c_prints_what_was_played() -> Result<(), Error> {
    use std::io::{BufRead, BufReader, Read};
    use std::process::Stdio;
    let bastide = crate::program;
    let done = bastide().args(["simulate", "--games", "5", "--csv", "-"]).output()?;
    let (rows, result) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success() && rows.lines().count() == 6 && rows.starts_with("game,seed,"), "{rows}");
    assert!(result.starts_with("5 games of ") && result.contains("95% interval"), "{result}");
    if cfg!(not(unix)) {
        return Ok(());
    }
    let mut long = bastide();
    long.args(["simulate", "--games", "1000000000", "--threads", "1", "--csv", "-"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut running = long.spawn()?;
    let mut rows = BufReader::new(running.stdout.take().ok_or_else(|| Error::Usage("no output".into()))?);
    // The first row shows that games are being played.
    let mut line = String::new();
    rows.read_line(&mut line)?;
    rows.read_line(&mut line)?;
    let sent = std::process::Command::new("kill").args(["-INT", &running.id().to_string()]).status()?;
    let mut rest = String::new();
    rows.read_to_string(&mut rest)?;
    let mut printed = String::new();
    running.stderr.take().ok_or_else(|| Error::Usage("no errors".into()))?.read_to_string(&mut printed)?;
    let code = running.wait()?.code();
    assert!(sent.success() && code == Some(130), "{code:?}: {printed}");
    let games = 1 + rest.lines().count();
    let told = printed.split(' ').next().unwrap_or_default().replace(',', "");
    assert_eq!(told, games.to_string(), "{printed}");
    assert!(printed.contains("stopped early") && printed.contains("stopped by Ctrl-C after"), "{printed}");
    Ok(())
}

#[test]
fn presets_are_listed_with_their_edition() -> Result<(), Error> {
    let text = run(&["plugins", "bridges-castles-bazaars"])?;
    for line in ["hig: ", "n999 (first edition): ", "zmg (first edition): ", "zmg (new edition): "] {
        assert_eq!(text.lines().filter(|l| l.starts_with(line)).count(), 1, "{line:?} in {text}");
    }
    let json: Value = serde_json::from_str(&run(&["plugins", "bridges-castles-bazaars", "--json"])?)?;
    let edition = |name: &str| {
        let presets = json["presets"].as_array().cloned().unwrap_or_default();
        presets.into_iter().find(|p| p["name"] == name).map(|p| p["edition"].clone())
    };
    assert_eq!((edition("n999"), edition("hig")), (Some(Value::from("first")), Some(Value::Null)));
    Ok(())
}

#[test]
fn a_person_plays_through_pipes_with_plain_and_without_codes_for_terminals() -> Result<(), Error> {
    use std::io::Write;
    use std::process::Stdio;
    let home = tempfile::tempdir()?;
    let mut played = crate::program()
        .args(["play", "--plain", "--seed", "5"])
        .env("XDG_STATE_HOME", home.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    if let Some(mut input) = played.stdin.take() {
        input.write_all(b"1 4\nu\nt\nq\nn\n")?;
    }
    let output = played.wait_with_output()?;
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{printed}");
    for part in ["Player: Place the tile.", "Your last decision was undone.", "Left: ", "Save the game?", "Not saved.\n"] {
        assert!(printed.contains(part), "{part} is not in: {printed}");
    }
    assert!(!printed.contains('\u{1b}'), "{printed}");
    Ok(())
}
