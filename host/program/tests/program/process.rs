//! The program as a process: exit codes, output that cannot be written, and two programs with one
//! record.

use std::fs::File;
use std::io::Result;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use bastide_files::Locks;

fn bastide(line: &[&str]) -> Command {
    let mut command = crate::program();
    command.args(line).stdin(Stdio::null());
    command
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn options_for_all_commands_may_stand_before_the_command() -> Result<()> {
    let output = bastide(&["--json", "plugins"]).output()?;
    assert!(output.status.success() && output.stdout.starts_with(b"{") || output.stdout.starts_with(b"["), "{}", stderr(&output));
    assert_eq!(output.stdout, bastide(&["plugins", "--json"]).output()?.stdout);
    Ok(())
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_is_no_success_and_makes_no_noise() -> Result<()> {
    for line in [&["plugins"][..], &["plugins", "--json"], &["completions", "bash"], &["maps"]] {
        let (reader, writer) = std::io::pipe()?;
        drop(reader);
        let output = bastide(line).stdout(writer).stderr(Stdio::piped()).output()?;
        assert_eq!((output.status.code(), stderr(&output).as_str()), (Some(141), ""), "{line:?}");
    }
    Ok(())
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_finds_no_room_is_an_error() -> Result<()> {
    for line in [&["plugins"][..], &["plugins", "--json"], &["completions", "bash"], &["maps", "table", "benelux"]] {
        let full = File::options().write(true).open("/dev/full")?;
        let output = bastide(line).stdout(full).stderr(Stdio::piped()).output()?;
        assert_eq!(output.status.code(), Some(1), "{line:?}: {}", stderr(&output));
        assert!(stderr(&output).contains("cannot write the output: "), "{line:?}: {}", stderr(&output));
    }
    Ok(())
}

#[cfg(target_os = "linux")]
#[test]
fn threads_that_cannot_be_had_are_an_error() -> Result<()> {
    // No machine has room for a stack of this size.
    let stack = (1_u64 << 46).to_string();
    let output = bastide(&["simulate", "-n", "64", "--threads", "4"]).env("RUST_MIN_STACK", stack).output()?;
    assert_eq!(output.status.code(), Some(1), "{}", stderr(&output));
    assert!(
        stderr(&output).contains("cannot start thread 1 of 4: ") && stderr(&output).contains("--threads"),
        "{}",
        stderr(&output)
    );
    assert!(!stderr(&output).contains("panicked"));
    Ok(())
}

#[test]
fn a_record_that_another_program_writes_is_refused() -> std::result::Result<(), bastide_console::Error> {
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("game.record");
    let record = path.display().to_string();
    let mut locks = Locks::default();
    locks.hold(&path)?;
    let play = ["play", "--exhibition", "--seed", "3", "--save", &record];
    let output = bastide(&play).output()?;
    assert_eq!(output.status.code(), Some(2), "{}", stderr(&output));
    assert!(stderr(&output).contains("another program plays the game in") && !path.exists(), "{}", stderr(&output));
    drop(locks);
    let output = bastide(&play).output()?;
    assert!(output.status.success() && path.exists(), "{}", stderr(&output));
    let left: Vec<_> = std::fs::read_dir(dir.path())?.filter_map(|entry| Some(entry.ok()?.file_name())).collect();
    assert_eq!(left, [Path::new("game.record")]);
    Ok(())
}

#[test]
fn a_shard_has_the_same_totals_in_a_separate_process() -> Result<()> {
    let dir = tempfile::tempdir()?;
    let totals = |more: &[&str]| {
        let file = dir.path().join(format!("{}.json", more.len()));
        let path = file.display().to_string();
        let line = ["simulate", "-n", "30", "--shard", "2/3", "--totals", &path];
        let output = bastide(&[&line[..], more].concat()).output()?;
        assert!(output.status.success(), "{output:?}");
        std::fs::read_to_string(file)
    };
    let here = totals(&[])?;
    assert!(here.contains("\"played\":10"), "{here}");
    assert_eq!(here, totals(&["--isolate"])?);
    Ok(())
}

#[cfg(unix)]
#[test]
fn a_game_that_is_ended_from_outside_leaves_no_lock_file() -> Result<()> {
    for signal in ["-INT", "-TERM"] {
        let dir = tempfile::tempdir()?;
        let record = dir.path().join("game.record");
        let lock = dir.path().join(".game.record.lock");
        let line = ["play", "--plain", "--seed", "3", "--save", &record.display().to_string()];
        let mut game = bastide(&line).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        // Its input stays open, so that only the signal ends it.
        let input = game.stdin.take();
        // Wait for the first question: the game holds its lock by then.
        let mut first = [0];
        let mut output = game.stdout.take().ok_or_else(|| std::io::Error::other("no output"))?;
        std::io::Read::read_exact(&mut output, &mut first)?;
        assert!(lock.exists(), "{signal}: the game holds a lock");
        Command::new("kill").args([signal, &game.id().to_string()]).status()?;
        assert_eq!(game.wait()?.code(), Some(130), "{signal}");
        assert!(!lock.exists(), "{signal}: the lock file is still there");
        // The game could write until its end.
        drop((output, input));
    }
    Ok(())
}
