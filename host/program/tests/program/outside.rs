//! Bots that are programs: good ones, and those that are late, silent, wrong, crash or flood.

use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};
use std::time::Duration;

use bastide_console::Error;
use bastide_core::record::Recorder;
use bastide_core::table::Table;
use bastide_outside::programs::Programs;
use bastide_session::Session;
use bastide_tables::{records, tables};
use serde_json::Value;
use tempfile::TempDir;

/// A shell script that is ready, and then does this with each question, whose number is `$n`.
fn at_each_question(does: &str) -> String {
    format!("read line\necho 'ready 1'\nwhile read -r word n rest; do case $word in go) {does};; esac; done\n")
}

/// A time for an answer that no machine needs, in milliseconds.
const FAR: u64 = 600_000;

const GOOD: &str = "echo \"take $n 2\"";

/// Writes a script and returns the text that names it as a bot.
fn script(folder: &TempDir, text: &str) -> Result<String, Error> {
    let path = folder.path().join("bot.sh");
    std::fs::write(&path, text)?;
    Ok(format!("command:sh {}", path.display()))
}

/// Lets a program answer some decisions of a game, and returns the reasons for its lost moves.
fn lost_by(text: &str, decisions: usize, milliseconds: u64) -> Result<Vec<String>, Error> {
    let folder = tempfile::tempdir()?;
    let setting = tables::to_measure(None)?;
    let programs = Programs::at(&setting.table, Duration::from_millis(milliseconds));
    let mut bot = programs.make(&script(&folder, text)?)?;
    let mut recorder = Recorder::start(setting.table, setting.rules, 3)?;
    for _ in 0..decisions {
        let choice = bastide_bots::choose(bot.as_mut(), &recorder);
        let action = recorder.game().decision().zip(choice).and_then(|(decision, n)| decision.get(n)).unwrap_or_default();
        recorder.play(action).map_err(|refused| Error::refused(3, refused))?;
    }
    Ok(bot.take_lost())
}

#[test]
fn a_program_that_keeps_to_the_protocol_loses_no_move() -> Result<(), Error> {
    assert_eq!(lost_by(&at_each_question(GOOD), 12, FAR)?, [""; 0]);
    assert_eq!(lost_by(&at_each_question("echo note; echo; echo note x; echo \"take $n 1\""), 6, FAR)?, [""; 0]);
    // Answers to earlier questions are not answers to this one.
    assert_eq!(lost_by(&at_each_question("echo 'take 0 1'; echo \"take $n 1\""), 6, FAR)?, [""; 0]);
    Ok(())
}

#[test]
fn a_program_that_is_late_or_silent_loses_its_moves() -> Result<(), Error> {
    let late = "no answer within 0.1 s";
    let last = format!("{late}; this was its third missed answer, so the program is ended");
    let ended = "the program has ended";
    for does in ["sleep 60; echo \"take $n 1\"", ":", "sleep 1000"] {
        assert_eq!(lost_by(&at_each_question(does), 5, 100)?, [late, late, &last, ended, ended], "{does}");
    }
    // A program that never reads gets as many messages as there is room for.
    assert_eq!(lost_by("read line\necho 'ready 1'\nexec sleep 1000\n", 4, 100)?, [late, late, &last, ended]);
    Ok(())
}

#[test]
fn a_wrong_answer_loses_the_move() -> Result<(), Error> {
    for wrong in ["take $n 0", "take $n 99999", "take 99 1", "take $n", "pass", "hello $n"] {
        let lost = lost_by(&at_each_question(&format!("echo \"{wrong}\"")), 1, FAR)?;
        let said = wrong.replace("$n", "1");
        assert!(
            lost.len() == 1 && lost[0].starts_with(&format!("\"{said}\" is not an answer to question 1, which has")),
            "{lost:?}"
        );
    }
    let lost = lost_by(&at_each_question("printf 'a\\033[2Jb\\n'"), 1, FAR)?;
    assert!(lost[0].starts_with("\"a\\u{1b}[2Jb\" is not an answer"), "{lost:?}");
    Ok(())
}

#[test]
fn a_program_that_crashes_says_how() -> Result<(), Error> {
    let lost = lost_by(&at_each_question("echo first >&2; echo 'cannot go on' >&2; exit 3"), 3, FAR)?;
    let how = "the program ended: exit status: 3; its last error line is \"cannot go on\"";
    assert_eq!(lost, [how, "the program has ended", "the program has ended"]);
    Ok(())
}

#[test]
fn a_flood_ends_the_program() -> Result<(), Error> {
    let lines = "it wrote more than 1000 lines without an answer; the program is ended";
    assert_eq!(lost_by(&at_each_question("yes note"), 1, FAR)?, [lines]);
    let long = "it wrote a line of more than 4096 bytes; the program is ended";
    assert_eq!(lost_by(&at_each_question("tr '\\0' x </dev/zero"), 1, FAR)?, [long]);
    // Its error output is read and dropped.
    assert_eq!(lost_by(&at_each_question("head -c 1000000 /dev/zero >&2; echo \"take $n 1\""), 2, FAR)?, [""; 0]);
    Ok(())
}

#[test]
fn what_is_no_bot_is_refused_before_the_first_question() -> Result<(), Error> {
    let expected = [
        ("exit 4", "does not speak the protocol of bots: the program ended: exit status: 4"),
        ("echo hello; cat", "it said \"hello\" before it was ready"),
        ("echo ready 2; cat", "it speaks version 2; this program speaks version 1"),
    ];
    for (text, why) in expected {
        let error = lost_by(text, 1, 1000).map_or_else(|error| error.message(), |_| String::new());
        assert!(error.contains(why), "{text}: {error}");
    }
    let programs = Programs::at(&Table::default(), Duration::from_secs(1));
    let error = programs.make("command:no-such-program-as-this").map_or_else(|error| error.to_string(), |_| String::new());
    assert!(error.contains("cannot start no-such-program-as-this"), "{error}");
    Ok(())
}

#[cfg(target_os = "linux")]
#[test]
fn the_processes_of_a_program_end_with_it() -> Result<(), Error> {
    let folder = tempfile::tempdir()?;
    let note = folder.path().join("pid");
    let text = format!("sleep 1000 &\necho $! > {}\n{}", note.display(), at_each_question(GOOD));
    lost_by(&text, 1, FAR)?;
    let pid = std::fs::read_to_string(note)?;
    let process = PathBuf::from(format!("/proc/{}/stat", pid.trim()));
    // The process may be left as a zombie until its new parent looks.
    for _ in 0..200 {
        if std::fs::read_to_string(&process).map_or(true, |stat| stat.contains(") Z ")) {
            return Ok(());
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    Err(Error::Usage(format!("{} still runs", process.display())))
}

fn bastide(line: &[&str]) -> Result<Output, Error> {
    Ok(crate::program().args(line).stdin(Stdio::null()).output()?)
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn name(path: &Path) -> String {
    path.display().to_string()
}

#[test]
fn a_table_runs_no_program_unless_it_is_allowed_and_a_record_never() -> Result<(), Error> {
    let folder = tempfile::tempdir()?;
    let mark = folder.path().join("it-ran");
    let bot = script(&folder, &format!("touch {}\n{}", mark.display(), at_each_question("echo 'take 1'")))?;
    let table = folder.path().join("table.toml");
    std::fs::write(&table, format!("players = ['red', {{ color = 'blue', bot = '{bot}' }}]\n"))?;
    let (table, record) = (name(&table), name(&folder.path().join("game.record")));
    for line in [&["check", &table][..], &["play", &table], &["match", &table, "--bots", "random,random"], &["simulate", &table]]
    {
        let output = bastide(line)?;
        let said = errors(&output);
        assert_eq!(output.status.code(), Some(2), "{line:?}: {said}");
        assert!(said.contains("the table runs the program \"sh\"") && said.contains("--allow-command"), "{line:?}: {said}");
        assert!(said.contains("table.toml:1:"), "{said}");
    }
    let output = bastide(&["simulate", &table, "--allow-command"])?;
    assert!(errors(&output).contains("programs do not play here"), "{}", errors(&output));
    assert!(!mark.exists());

    let output = bastide(&["play", &table, "--allow-command", "--save", &record, "--seed", "4"])?;
    assert!(output.status.success() && mark.exists(), "{}", errors(&output));
    assert!(
        errors(&output).contains("blue gave no valid answer for move ")
            && errors(&output).contains("this was its third missed answer"),
        "{}",
        errors(&output)
    );
    let text = std::fs::read_to_string(&record)?;
    assert!(!text.contains("command:") && text.contains("name = \"sh\""), "{text}");
    assert!(bastide(&["replay", &record])?.status.success());

    let with_program = text.replace("name = \"sh\"", &format!("bot = \"{bot}\""));
    std::fs::remove_file(&mark)?;
    std::fs::write(&record, with_program)?;
    for line in
        [&["replay", &record][..], &["play", "--resume", &record], &["show", &record], &["move", &record, "--bot", "random"]]
    {
        let output = bastide(&[line, &["--allow-command"]].concat())?;
        let said = errors(&output);
        assert!(
            !output.status.success() && said.contains("a record cannot name the program \"sh\" as a bot"),
            "{line:?}: {said}"
        );
    }
    assert!(!mark.exists());
    Ok(())
}

/// A server plays its tables as sessions.
#[test]
fn a_session_starts_no_program() -> Result<(), Error> {
    let setting = tables::to_measure(None)?;
    let mut table = setting.table;
    table.players[1].bot = Some("command:my-bot".into());
    let error = Session::new(Recorder::start(table, setting.rules, 1)?).map_or_else(|error| error.to_string(), |_| String::new());
    assert!(error.contains("programs do not play here"), "{error}");
    Ok(())
}

#[test]
#[needs(PYTHON)]
fn the_example_in_python_beats_the_random_bot() -> Result<(), Error> {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bots/examples/biggest_city.py");
    let bots = format!("command:python3 {},random", example.display());
    let output = bastide(&["match", "--bots", &bots, "--games", "4", "--bot-time", "600", "--json"])?;
    let outcome: Value = serde_json::from_slice(&output.stdout)?;
    assert_eq!(
        (&outcome["moves_lost"], &outcome["games"]),
        (&serde_json::json!([0, 0]), &serde_json::json!(4)),
        "{}",
        errors(&output)
    );
    assert!(outcome["points"][0].as_f64() > outcome["points"][1].as_f64(), "{outcome}");
    Ok(())
}

#[test]
fn a_match_counts_lost_moves() -> Result<(), Error> {
    let folder = tempfile::tempdir()?;
    let bots = format!("random,{}", script(&folder, &at_each_question("echo no"))?);
    let output = bastide(&["match", "--bots", &bots, "--games", "2", "--seed", "3"])?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        text.contains("questions; the first option was taken instead") && text.contains("\"no\" is not an answer to question 1"),
        "{text}"
    );
    Ok(())
}

#[test]
fn our_bots_play_as_programs_and_a_move_is_that_of_the_game() -> Result<(), Error> {
    let program = format!("command:{} bot greedy", env!("CARGO_BIN_EXE_bastide"));
    let output = bastide(&["match", "--bots", &format!("{program},random"), "--games", "2", "--bot-time", "600", "--json"])?;
    let outcome: Value = serde_json::from_slice(&output.stdout)?;
    assert_eq!(
        (&outcome["moves_lost"], &outcome["won"]),
        (&serde_json::json!([0, 0]), &serde_json::json!(2)),
        "{}",
        errors(&output)
    );

    let folder = tempfile::tempdir()?;
    let record = name(&folder.path().join("game.record"));
    bastide(&["play", "--exhibition", "--seed", "6", "--save", &record])?;
    let read = records::read(Path::new(&record))?;
    let actions: Vec<&str> = read.actions().collect();
    for at in [0, 17, 40] {
        let output = bastide(&["move", &record, "--bot", "greedy", "--at", &at.to_string(), "--json"])?;
        let chosen: Value = serde_json::from_slice(&output.stdout)?;
        assert_eq!(chosen["move"], actions[at], "{}", errors(&output));
        let output = bastide(&["move", &record, "--bot", &program, "--at", &at.to_string()])?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success() && text.starts_with(chosen["seat"].as_str().unwrap_or("?")), "{text}");
    }
    let over = bastide(&["move", &record, "--bot", "greedy"])?;
    assert!(errors(&over).contains("is over after") && over.status.code() == Some(2), "{}", errors(&over));
    Ok(())
}

#[test]
fn an_analysis_marks_a_bad_move_and_says_what_was_better() -> Result<(), Error> {
    let folder = tempfile::tempdir()?;
    let table = folder.path().join("table.toml");
    std::fs::write(&table, "players = [{ color = 'red', bot = 'greedy' }, { color = 'blue', bot = 'random' }]\n")?;
    let record = name(&folder.path().join("game.record"));
    bastide(&["play", &name(&table), "--seed", "8", "--save", &record])?;
    let line = ["analyze", &record, "--simulations", "30", "--until", "60"];
    let output = bastide(&[&line[..], &["--json"]].concat())?;
    let analysis: Value = serde_json::from_slice(&output.stdout)?;
    let lost = |seat: usize| analysis["lost"][seat].as_f64().unwrap_or_default();
    assert!(lost(1) > 10.0 && lost(1) > 2.0 * lost(0), "{}", analysis["lost"]);
    for judged in analysis["moves"].as_array().into_iter().flatten() {
        let sum: f64 = judged["chances"].as_array().into_iter().flatten().filter_map(Value::as_f64).sum();
        assert!((sum - 1.0).abs() < 1e-6, "{judged}");
        assert_eq!(judged["lost"].as_f64() > Some(0.0), judged["played"] != judged["best"], "{judged}");
    }
    let text = String::from_utf8_lossy(&bastide(&line)?.stdout).into_owned();
    assert!(
        text.contains("The moves that lost the most expected points") && text.contains("The chance of winning after each turn"),
        "{text}"
    );
    assert_eq!(text, String::from_utf8_lossy(&bastide(&[&line[..], &["--threads", "1"]].concat())?.stdout));
    Ok(())
}
