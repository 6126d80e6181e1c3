//! Games at a terminal that is none: a script sits in the place of the person.

use std::io::Cursor;

use bastide_core::record::{Record, Recorder};

use super::screen::Look;
use super::{Session, exhibition};
use crate::error::Error;
use crate::{records, tables};

const LOOK: Look = Look { width: 80, height: 24, clear: false, ascii: false };

fn start(seed: u64) -> Result<Recorder, Error> {
    let setting = tables::to_play(None)?;
    Ok(Recorder::start(setting.table, setting.rules, seed)?)
}

/// Plays these lines and gives back what was printed.
fn talk(session: &mut Session, lines: &str) -> Result<String, Error> {
    let mut out = anstream::StripStream::new(Vec::new());
    session.converse(&mut Cursor::new(lines.as_bytes()), &mut out, || LOOK)?;
    Ok(String::from_utf8_lossy(&out.into_inner()).into_owned())
}

#[test]
fn a_person_who_always_takes_the_first_option_comes_to_the_end() -> Result<(), Error> {
    let mut session = Session::new(start(1)?, None)?;
    let said = talk(&mut session, &("1\n".repeat(300) + "\nn\n"))?;
    assert!(session.recorder().game().over());
    assert!(said.contains("The game is over.") && said.contains(" won.") && said.ends_with("Not kept.\n"), "{said}");
    Ok(())
}

#[test]
fn undo_goes_back_to_the_persons_own_decision() -> Result<(), Error> {
    let mut session = Session::new(start(2)?, None)?;
    talk(&mut session, &"1\n".repeat(6))?;
    talk(&mut session, "b\n")?;
    let (before, question) = (session.recorder().text(), session.list());
    talk(&mut session, "1\n1\n")?;
    assert_ne!(session.recorder().text(), before);
    for _ in 0..3 {
        if session.recorder().text() != before {
            talk(&mut session, "u\n")?;
        }
    }
    assert_eq!(session.recorder().text(), before);
    assert_eq!(session.list(), question);
    // What follows is as it would have been.
    talk(&mut session, &"1\n".repeat(300))?;
    let mut straight = Session::new(start(2)?, None)?;
    talk(&mut straight, &"1\n".repeat(300))?;
    assert_eq!(session.recorder().text(), straight.recorder().text());
    Ok(())
}

#[test]
fn there_is_nothing_to_undo_at_the_start() -> Result<(), Error> {
    let said = talk(&mut Session::new(start(2)?, None)?, "u\n")?;
    assert!(said.contains("There is nothing of yours to take back."), "{said}");
    Ok(())
}

#[test]
fn a_game_is_kept_and_resumed_and_goes_on_as_if_it_had_not_stopped() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("game.record");
    let mut first = Session::new(start(3)?, Some(path.clone()))?;
    let said = talk(&mut first, &("1\n".repeat(20) + "q\n"))?;
    assert!(said.contains("--resume"), "{said}");
    let mut second = Session::new(records::replay(&path, None)?, Some(path.clone()))?;
    assert_eq!(second.recorder().text(), first.recorder().text());
    talk(&mut second, &"1\n".repeat(20))?;
    let mut straight = Session::new(start(3)?, None)?;
    talk(&mut straight, &"1\n".repeat(40))?;
    assert_eq!(second.recorder().text(), straight.recorder().text());
    assert_eq!(std::fs::read_to_string(&path)?, straight.recorder().text());
    Ok(())
}

#[test]
fn leaving_offers_to_keep_the_game() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("kept.record");
    let mut session = Session::new(start(4)?, None)?;
    let said = talk(&mut session, &format!("1\n1\n1\nq\n{}\n", path.display()))?;
    assert!(said.contains("Keep the game?"), "{said}");
    let text = std::fs::read_to_string(&path)?;
    assert!(Record::parse("kept.record", &text).is_ok(), "{text}");
    Ok(())
}

#[test]
fn an_option_may_be_typed_as_in_a_record_and_what_is_wrong_is_explained() -> Result<(), Error> {
    let mut session = Session::new(start(5)?, None)?;
    let line = session.recorder().game().decision().and_then(|d| d.get(0));
    let line = line.map(|a| bastide_core::notation::print(session.recorder().game().view(), &a)).unwrap_or_default();
    let said = talk(&mut session, "99\nplaice x\nplace BA/RCr 50,50 0\n?\nt\np\nl\n")?;
    for part in [
        "the numbers go from 1 to",
        "did you mean \"place\"?",
        "is not on offer now",
        "u, undo",
        "Left: ",
        "If the game ended now: ",
    ] {
        assert!(said.contains(part), "{part} is not in: {said}");
    }
    assert!(session.recorder().is_empty());
    talk(&mut session, &format!("{line}\n"))?;
    assert_eq!(session.recorder().played().next().map(|(_, _, played)| played.to_owned()), Some(line));
    Ok(())
}

#[test]
fn an_exhibition_tells_moves_and_scores_and_says_why() -> Result<(), Error> {
    let setting = tables::to_play(None)?;
    let recorder = Recorder::start(exhibition::with_bots(setting.table), setting.rules, 6)?;
    let mut out = anstream::StripStream::new(Vec::new());
    exhibition::run(recorder, None, Some("There is no terminal."), false, &mut out)?;
    let said = String::from_utf8_lossy(&out.into_inner()).into_owned();
    assert!(said.starts_with("There is no terminal."), "{said}");
    assert!(said.lines().filter(|l| l.contains("place ")).count() >= 60, "{said}");
    assert!(said.contains("You") && said.contains(" won.") && said.contains("now "), "{said}");
    Ok(())
}
