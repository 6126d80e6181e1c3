//! Games without a terminal: a script plays the human player.

use std::io::Cursor;
use std::sync::Arc;

use bastide_core::record::{Record, Recorder};
use bastide_core::table::Table;
use bastide_core::{
    Action, ArgKind, Ask, Context, Expansion, Fault, InstallError, Manifest, Menu, Offer, OfferStep, Options, Player, Registrar,
    Target, TargetKind, Verb, View, linked,
};

use super::saved_session::SavedSession;
use super::{exhibition, lines};
use bastide_console::Error;
use bastide_console::capabilities::Capabilities;
use bastide_tables::{records, tables};

const LOOK: Capabilities = Capabilities { width: 160, height: 90, ascii: false };

fn start(seed: u64) -> Result<Recorder, Error> {
    let setting = tables::to_play(None)?;
    Ok(Recorder::start(setting.table, setting.rules, seed)?)
}

fn game(recorder: Recorder) -> Result<SavedSession, Error> {
    SavedSession::new(recorder, None, None, bastide_files::Locks::default())
}

/// Plays these lines and returns the output.
fn play(saved: &mut SavedSession, typed: &str) -> Result<String, Error> {
    let mut out = anstream::StripStream::new(Vec::new());
    lines::run(saved, &mut Cursor::new(typed.as_bytes()), &mut out, || LOOK)?;
    Ok(String::from_utf8_lossy(&out.into_inner()).into_owned())
}

#[test]
fn a_person_who_always_takes_the_first_option_comes_to_the_end() -> Result<(), Error> {
    let mut recorder = start(1)?;
    while let Some(decision) = recorder.game().decision()
        && recorder.game().state().core.turn.number < 60
        && let Some(action) = decision.get(0)
    {
        recorder.play(action).map_err(|refused| Error::refused(1, refused))?;
    }
    let mut session = game(recorder)?;
    let output = play(&mut session, &("1\n".repeat(40) + "\nn\n"))?;
    assert!(session.session.recorder().game().is_over());
    assert!(output.contains("The game is over.") && output.contains(" won.") && output.ends_with("Not saved.\n"), "{output}");
    Ok(())
}

#[test]
fn undo_goes_back_to_the_persons_own_decision() -> Result<(), Error> {
    let mut session = game(start(2)?)?;
    play(&mut session, &"1\n".repeat(6))?;
    play(&mut session, "b\n")?;
    let (before, question) = (session.session.recorder().text(), session.session.list());
    play(&mut session, "1\n1\n")?;
    assert_ne!(session.session.recorder().text(), before);
    for _ in 0..3 {
        if session.session.recorder().text() != before {
            play(&mut session, "u\n")?;
        }
    }
    assert_eq!(session.session.recorder().text(), before);
    assert_eq!(session.session.list(), question);
    // The game continues as it would have.
    play(&mut session, &"1\n".repeat(20))?;
    let mut straight = game(start(2)?)?;
    play(&mut straight, &"1\n".repeat(40))?;
    straight.session.rewind(session.session.recorder().len())?;
    assert_eq!(session.session.recorder().text(), straight.session.recorder().text());
    Ok(())
}

#[test]
fn there_is_nothing_to_undo_at_the_start() -> Result<(), Error> {
    let output = play(&mut game(start(2)?)?, "u\n")?;
    assert!(output.contains("There is no decision of yours to undo."), "{output}");
    Ok(())
}

#[test]
fn a_game_is_kept_and_resumed_and_goes_on_as_if_it_had_not_stopped() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("game.record");
    let mut first = SavedSession::new(start(3)?, Some(path.clone()), None, bastide_files::Locks::default())?;
    let output = play(&mut first, &("1\n".repeat(20) + "q\n"))?;
    assert!(output.contains("--resume"), "{output}");
    let mut second = SavedSession::new(records::replay(&path, None)?, Some(path.clone()), None, bastide_files::Locks::default())?;
    assert_eq!(second.session.recorder().text(), first.session.recorder().text());
    play(&mut second, &"1\n".repeat(20))?;
    let mut straight = game(start(3)?)?;
    play(&mut straight, &"1\n".repeat(40))?;
    assert_eq!(second.session.recorder().text(), straight.session.recorder().text());
    assert_eq!(std::fs::read_to_string(&path)?, straight.session.recorder().text());
    Ok(())
}

#[test]
fn leaving_offers_to_keep_the_game() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let path = dir.path().join("kept.record");
    let mut session = game(start(4)?)?;
    let output = play(&mut session, &format!("1\n1\n1\nq\n{}\n", path.display()))?;
    assert!(output.contains("Save the game?"), "{output}");
    let text = std::fs::read_to_string(&path)?;
    assert!(Record::parse("kept.record", &text).is_ok(), "{text}");
    Ok(())
}

#[test]
fn a_file_of_something_else_is_replaced_only_if_the_person_says_so() -> Result<(), Error> {
    let dir = tempfile::tempdir()?;
    let (other, own) = (dir.path().join("letter.txt"), dir.path().join("own.record"));
    std::fs::write(&other, "dear reader")?;
    let mut session = game(start(4)?)?;
    let output = play(&mut session, &format!("1\ns {}\n", other.display()))?;
    assert!(output.contains("exists already") && output.contains(&format!("s! {}", other.display())), "{output}");
    assert_eq!(std::fs::read_to_string(&other)?, "dear reader");
    // The game's own file is overwritten each time.
    play(&mut session, &format!("s {0}\n1\ns {0}\n1\ns\n", own.display()))?;
    assert_eq!(std::fs::read_to_string(&own)?, session.session.recorder().text());
    play(&mut session, &format!("s! {}\n", other.display()))?;
    assert_eq!(std::fs::read_to_string(&other)?, session.session.recorder().text());
    Ok(())
}

#[test]
fn an_option_may_be_typed_as_in_a_record_and_what_is_wrong_is_explained() -> Result<(), Error> {
    let mut session = game(start(5)?)?;
    let line = session.session.recorder().game().decision().and_then(|d| d.get(0));
    let line = line.map(|a| bastide_core::notation::print(session.session.recorder().game().view(), &a)).unwrap_or_default();
    let output = play(&mut session, "99\nplaice x\nplace BA/RCr 50,50 0\nh\nk\nt\np\nm\n")?;
    for part in [
        "the numbers go from 1 to",
        "did you mean \"place\"?",
        "is not a legal move here",
        "u, undo",
        "Left: ",
        "Codes of tiles",
        "If the game ended now: ",
    ] {
        assert!(output.contains(part), "{part} is not in: {output}");
    }
    assert!(session.session.recorder().is_empty());
    play(&mut session, &format!("{line}\n"))?;
    assert_eq!(session.session.recorder().played().next().map(|(_, _, played)| played.to_owned()), Some(line));
    Ok(())
}

#[test]
fn an_exhibition_tells_moves_and_scores_and_says_why() -> Result<(), Error> {
    let setting = tables::to_play(None)?;
    let recorder = Recorder::start(exhibition::with_bots(setting.table), setting.rules, 6)?;
    let mut out = anstream::StripStream::new(Vec::new());
    exhibition::run(recorder, Vec::new(), None, Some("There is no terminal."), false, &mut out)?;
    let output = String::from_utf8_lossy(&out.into_inner()).into_owned();
    assert!(output.starts_with("There is no terminal."), "{output}");
    assert!(output.lines().filter(|l| l.contains(" places ")).count() >= 60, "{output}");
    assert!(output.contains("red +") && output.contains(" won.") && output.contains("now "), "{output}");
    Ok(())
}

/// A plugin whose only option breaks the game.
struct Trap;

static TRAP: Manifest = Manifest::new("trap", "Trap", "0.1.0", "Breaks.");

impl Expansion for Trap {
    fn manifest(&self) -> &'static Manifest {
        &TRAP
    }

    fn install(&self, _options: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        let verb = reg.verb("trap.spring", TargetKind::None, ArgKind::None)?;
        let offer_point = reg.offer_point("deploy-step");
        reg.offer(offer_point, Spring(verb));
        Ok(())
    }
}

struct Spring(Verb);

impl Offer for Spring {
    fn offer(&self, _v: View, _ask: Ask, menu: &mut Menu) -> Result<(), Fault> {
        menu.add(self.0, Target::None, 0);
        Ok(())
    }

    fn act(&self, _cx: &mut Context, _who: Player, _a: Action) -> OfferStep {
        Err(Fault::contract("trap", "act", "it was sprung"))
    }
}

#[test]
fn an_action_that_breaks_a_plugin_is_taken_back() -> Result<(), Error> {
    let table = Table::parse("t.toml", "[trap]\n")?;
    let available = [&[&Trap as &dyn Expansion], linked().as_slice()].concat();
    let rules = Arc::new(table.rules(&available)?);
    let mut session = game(Recorder::start(table, rules, 7)?)?;
    play(&mut session, "1\n")?;
    while session.session.recorder().is_empty() {
        play(&mut session, "1\n")?;
    }
    let before = session.session.recorder().text();
    let output = play(&mut session, "trap.spring\n")?;
    assert!(output.contains("it was sprung") && output.contains("Your choice was undone"), "{output}");
    assert_eq!(session.session.recorder().text(), before);
    play(&mut session, "pass\n")?;
    assert_eq!(session.session.recorder().len(), 2);
    Ok(())
}

/// Returns the output for blue about a castle, after red has built one with the same tile.
fn blue_is_shown(order: &str) -> Result<String, Error> {
    let text = format!(
        "players = ['red', 'blue']\ndraws = ['BA/RFr', 'BA/C', 'BA/CC.2']\n[base]\n\
         [bridges-castles-bazaars]\nbridges = false\nbazaars = false\ncastle_decision_order = '{order}'\n"
    );
    let setting = tables::ResolvedTable::new("t.toml", Table::parse("t.toml", &text)?, std::path::Path::new("."))?;
    let mut session = game(Recorder::start(setting.table, setting.rules, 1)?)?;
    play(&mut session, "place BA/RFr 1,0 0\npass\nplace BA/C 1,-1 270\ndeploy follower city@1,-1:W\n")?;
    play(&mut session, "place BA/CC.2 0,-1 180\ndeploy follower city@0,-1:S\n")?;
    play(&mut session, "castles.build city@0,0:N\n")
}

#[test]
fn an_answer_that_is_sealed_is_no_news_for_the_next_who_is_asked() -> Result<(), Error> {
    let output = blue_is_shown("clockwise_from_active")?;
    assert!(output.contains("red builds a castle of the north city at 0,0"), "{output}");
    let output = blue_is_shown("simultaneous_secret")?;
    assert!(output.contains("Build a castle, or score the city?") && !output.contains("red builds a castle"), "{output}");
    Ok(())
}

#[test]
fn figures_of_which_nobody_is_at_hand_are_left_out_of_the_status() -> Result<(), Error> {
    let text = "players = ['red', 'blue']\ndraws = ['BA/RFr']\n[meeples]\nfollower = 1\nbig = 1\n[base]\n[inns-cathedrals]\n";
    let setting = tables::ResolvedTable::new("t.toml", Table::parse("t.toml", text)?, std::path::Path::new("."))?;
    let mut session = game(Recorder::start(setting.table, setting.rules, 1)?)?;
    let output = play(&mut session, "place BA/RFr 1,0 0\ndeploy big road@1,0:E\n")?;
    assert!(output.contains("red 0 (1 follower, 1 big)"), "{output}");
    assert!(output.contains("red 0 (1 follower)  |"), "{output}");
    assert!(!output.contains("0 big"), "{output}");
    Ok(())
}

/// Returns the question to red in the first turn at a table with the Shop.
fn shop_asks(options: &str) -> Result<String, Error> {
    let text = format!(
        "players = ['red', 'blue']\ndraws = ['BA/RFr']\n[base]\n[bridges-castles-bazaars]\n[traders-builders]\n\
         [shop]\n{options}\n"
    );
    let setting = tables::ResolvedTable::new("t.toml", Table::parse("t.toml", &text)?, std::path::Path::new("."))?;
    let mut asked = game(Recorder::start(setting.table, setting.rules, 1)?)?;
    play(&mut asked, "place BA/RFr 1,0 0\n")
}

#[test]
fn an_option_that_leads_where_nothing_can_be_used_says_so() -> Result<(), Error> {
    let option = |output: &str, column: &str| {
        let found =
            output.lines().find(|line| line.contains(&format!("queue with a follower in the {column} column of the Shop ")));
        found.map(str::to_owned).unwrap_or_default()
    };
    let poor = shop_asks("markers = ['bridge']")?;
    for column in ["city", "road", "bridge"] {
        assert!(option(&poor, column).ends_with("; not possible now: it costs more points than you have"), "{poor}");
    }
    let rich = shop_asks("markers = ['bridge']\nallow_debt = true")?;
    for column in ["city", "road", "bridge"] {
        assert!(option(&rich, column).ends_with(')'), "{rich}");
    }
    Ok(())
}
