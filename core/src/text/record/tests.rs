//! Records are written, read back and replayed, and each kind of failure has its message.

use std::sync::Arc;

use super::*;
use crate::model::ids::Player;
use crate::text::notation;
use crate::text::table::fixture::{ALL, LATER};
use crate::text::table::write::MOVES;

/// Returns a recorder after N actions of a game that differs for each seed.
fn played(table: &str, seed: u64, actions: usize) -> Result<Recorder, RecordError> {
    let table = Table::parse("t.toml", table)?;
    let rules = Arc::new(table.rules(&ALL)?);
    let mut recorder = Recorder::start(table, rules, seed)?;
    for i in 0..actions {
        let Some(decision) = recorder.game().decision() else { break };
        let mut options: Vec<_> = decision.iter().map(|a| (notation::print(recorder.game().view(), &a), a)).collect();
        options.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        let (_, action) = options[(seed as usize * 7 + i * 5) % options.len()];
        assert!(recorder.play(action).is_ok());
    }
    Ok(recorder)
}

fn text(actions: usize) -> String {
    played("draws = ['T/Road', 'T/Road', 'T/Meadow']", 3, actions).map(|r| r.text()).unwrap_or_default()
}

fn again(text: &str) -> Result<Recorder, RecordError> {
    Record::parse("g.txt", text)?.replay(&ALL, None)
}

/// Returns the message of reading and replaying a text; an empty text if it is valid.
fn message(text: &str) -> String {
    again(text).map_or_else(|error| error.to_string(), |_| String::new())
}

/// Checks the message for a game of four actions in which one thing was changed.
fn check(from: &str, to: &str, expected: &str) {
    let whole = text(4);
    assert!(whole.contains(from), "{from} is not in\n{whole}");
    assert_eq!(message(&whole.replacen(from, to, 1)), expected, "{from} -> {to}");
}

#[test]
fn a_record_reads_like_this() {
    let expected = "\
# Bastide game record 2
engine = \"0.1.0\"
plugins = { base = \"1.2.3\" }
seed = 3

[table]
edition = \"first\"
draws = [\"T/Road\", \"T/Road\", \"T/Meadow\"]
players = [\"red\", \"blue\"]

[moves]
red: place T/Road 0,1 180
red: shout 2
blue: place T/Meadow 1,1 90
blue: shout 0
end open, 4 actions, red 2, blue 0 = ";
    let text = text(4).replace(ENGINE, "0.1.0");
    assert_eq!(&text[..expected.len().min(text.len())], expected);
}

#[test]
fn a_game_plays_again_to_the_same_state_wherever_it_is_cut() -> Result<(), RecordError> {
    for (table, seed, actions) in [("", 1, 0), ("extra = true", 2, 1), ("players = ['white']", 3, 20), ("", 4, 27), ("", 5, 999)]
    {
        let recorder = played(table, seed, actions)?;
        let text = recorder.text();
        let record = Record::parse("g.txt", &text)?;
        assert_eq!((record.seed, &record.table), (seed, recorder.table()));
        let end = record.end.as_ref().map(|end| (end.actions, end.is_over));
        assert_eq!(end, Some((recorder.len(), actions == 999)), "{text}");
        assert!(record.actions().eq(recorder.played().map(|(_, _, line)| line)));
        let again = record.replay(&ALL, None)?;
        assert_eq!(again.text(), text);
        assert_eq!(text.lines().filter(|l| l.starts_with("= ")).count(), recorder.len() / STRIDE);
        for until in [0, 1, 20, 21] {
            let part = record.replay(&ALL, Some(until))?;
            assert_eq!(part.len(), until.min(recorder.len()));
        }
    }
    Ok(())
}

#[test]
fn a_loaded_game_can_be_played_on_and_rewound() -> Result<(), RecordError> {
    let whole = played("", 9, 28)?;
    let mut recorder = again(&whole.text())?;
    assert_eq!(recorder.last_of(Player(1)), Some(27));
    assert_eq!(recorder.rewind(19), Ok(()));
    assert_eq!((recorder.len(), recorder.last_of(Player(0))), (19, Some(17)));
    for (_, action, _) in whole.played().skip(19) {
        assert!(recorder.play(action).is_ok());
    }
    assert_eq!(recorder.text(), whole.text());
    Ok(())
}

#[test]
fn what_is_refused_is_not_written_down() -> Result<(), RecordError> {
    use crate::engine::game::PlayError;
    let mut recorder = played("", 1, 2)?;
    let before = recorder.text();
    let (_, done, _) = recorder.played().next_back().unwrap_or_default();
    assert_eq!(recorder.play(done).err(), Some(PlayError::NotOffered));
    assert_eq!(recorder.text(), before);
    let mut over = played("", 1, 999)?;
    assert_eq!(over.play(done).err(), Some(PlayError::Over));
    Ok(())
}

#[test]
fn a_hand_may_add_comments_and_leave_out_seats() {
    check("red: place", "\n  # a bold opening\n  place", "");
    assert_eq!(message(&text(4).replace('\n', "\r\n")), "");
    assert_eq!(message(&(text(4) + "\n# good game\n")), "");
}

#[test]
fn every_truncation_is_noticed() {
    for actions in [0, 4, 21, 999] {
        let whole = text(actions);
        for cut in (0..whole.trim_end().len()).filter(|&cut| whole.is_char_boundary(cut)) {
            assert!(again(&whole[..cut]).is_err(), "{}", &whole[..cut]);
        }
    }
    let close = "It should close with a line like \"end open, 57 actions, red 12, blue 9 = 3f9a0c12e4b7d655\"";
    let whole = text(4);
    let cut = |until: &str| &whole[..whole.find(until).unwrap_or_default()];
    let here = |n: &str| format!("the record breaks off here; {n} before this place can be read. {close}");
    assert_eq!(message(cut("blue: shout")), format!("g.txt:14:1: {}", here("3 actions")));
    assert_eq!(message(cut("t 2\nblue")), format!("g.txt:13:1: {}", here("1 action")));
    assert_eq!(message(cut(", blue 0 =")), format!("g.txt:16:1: {}", here("4 actions")));
    let head = "the record breaks off here; the head should be followed by the line \"[moves]\" and the actions";
    assert_eq!(message(cut("\"blue\"]")), format!("g.txt:9:1: {head}"));
}

#[test]
fn other_files_are_refused() {
    let begins = "not a game record: a record begins with the line \"# Bastide game record 2\"";
    assert_eq!(message(""), format!("g.txt:1:1: {begins}"));
    assert_eq!(message("edition = 'new'"), format!("g.txt:1:1: {begins}"));
    check(
        "record 2",
        "record 1",
        "g.txt:1:1: this record has format 1, but this engine reads format 2; replay it with the engine that wrote it",
    );
}

#[test]
fn the_head_is_checked_like_a_table() {
    let keys = "its keys are engine, plugins, seed and table";
    let unknown = format!("the head of a record has no key \"sead\"; did you mean \"seed\"?; {keys}");
    check("seed = 3", "sead = 3", &format!("g.txt:4:1: {unknown}"));
    check("seed = 3", "", "g.txt: the head of a record needs the key \"seed\"");
    let tile = "draws: there is no tile \"T/Raod\" in this game; did you mean \"T/Road\"?";
    check("\"T/Road\", ", "\"T/Raod\", ", &format!("g.txt:8:10: {tile}"));
    let color = "players = \"rot\" is not allowed: it takes red, blue, green, yellow, black, pink, grey or white";
    check("\"red\"", "\"rot\"", &format!("g.txt:9:12: {color}; did you mean \"red\"?"));
    let shown = again(&text(4).replace("edition", "editon")).err().map(|e| e.snippet()).unwrap_or_default();
    assert_eq!(shown, "g.txt:7:1\n  7 | editon = \"first\"\n    | ^^^^^^");
    check("edition = ", "edition ", "g.txt:7:9: invalid TOML: key with no value, expected `=`");
}

#[test]
fn versions_have_to_agree() -> Result<(), RecordError> {
    let engine = format!("engine = \"{ENGINE}\"");
    let refused = "g.txt:1:1: the game was recorded by engine 9.0.1, but this is";
    check(&engine, "engine = \"9.0.1\"", &format!("{refused} {ENGINE}; the first two numbers have to agree"));
    let line: Vec<&str> = ENGINE.split('.').take(2).collect();
    check(&engine, &format!("engine = \"{}.999\"", line.join(".")), "");
    let missing = "g.txt:1:1: the game was recorded with dragon 0.3.0, which is not available; install that plugin";
    check("base = \"1.2.3\" ", "base = \"1.2.3\", dragon = \"0.3.0\" ", missing);
    let unnamed = "base is at the table, but the head does not name its version; this is base 1.2.3";
    check(" base = \"1.2.3\" ", "", &format!("g.txt:1:1: {unnamed}"));
    let record = Record::parse("g.txt", &played("extra = true", 1, 3)?.text())?;
    let changed = record.replay(&LATER, None).err().map(|e| e.to_string()).unwrap_or_default();
    let expected = "the game was recorded with extra 1.2.3, but this is extra 1.3.0; use the recorded version";
    assert_eq!(changed, format!("g.txt:1:1: {expected}"));
    Ok(())
}

#[test]
fn an_action_has_to_fit() {
    let may = "red was asked \"How loud?\" and may do \"shout 2\", \"shout 0\", \"shout 1\"";
    let misfit = |asked: &str, why: &str| format!("g.txt:13:1: \"{asked}\" does not fit: {why}; {may}");
    check("red: shout 2", "red: shout 22", &misfit("shout 22", "not a legal move here"));
    check("red: shout 2", "shoot 2", &misfit("shoot 2", "there is no verb \"shoot\"; did you mean \"shout\"?"));
    let more = "red was asked \"Place the tile.\" and may do \"place T/Road 0,1 0\", \"place T/Road 0,-1 0\", \
                \"place T/Road 0,1 180\" or 5 other things";
    check("0,1 180", "0,1 90", &format!("g.txt:12:1: \"place T/Road 0,1 90\" does not fit: not a legal move here; {more}"));
    check("red: shout", "blue: shout", "g.txt:13:1: this is the line of blue, but red was asked \"How loud?\"");
    let over = text(999);
    let end = over.find("end over, ").unwrap_or_default();
    let late = format!("{}red: shout 1\n{}", &over[..end], over[end..].replace("28 actions", "29 actions"));
    assert!(message(&late).ends_with("\"shout 1\" comes too late: the game was over after 28 actions"), "{}", message(&late));
}

#[test]
fn lines_have_to_mean_something() {
    let state = "not a line of a record: the fingerprint of a state is \"= \" and 16 digits of 0 to 9 and a to f";
    check("red: shout", "= 12\nred: shout", &format!("g.txt:13:1: {state}"));
    let whole = text(4);
    assert_eq!(message(&(whole.clone() + "pass")), "g.txt:17:1: the record ended above; a file holds one record");
    check("red: shout 2\n", "", "g.txt:15:1: the record had 4 actions when it was written, but now it has 3");
}

#[test]
fn another_course_is_noticed_where_it_begins() {
    let whole = text(24);
    let at = whole.find("\n= ").unwrap_or_default() + 3;
    let mut changed = whole.clone();
    changed.replace_range(at..at + 16, "0123456789abcdef");
    let said = message(&changed);
    assert!(said.starts_with("g.txt:32:1: after 20 actions the fingerprint was 0123456789abcdef, but now it is "), "{said}");
    let said = message(&whole.replace("seed = 3", "seed = 4"));
    assert!(said.starts_with("g.txt:"), "another seed gives another game: {said}");
    let said = message(&text(4).replace("red 2, blue 0", "red 3, blue 0"));
    assert!(said.starts_with("g.txt:16:1: the record says \"end open, 4 actions, red 3, blue 0 = "), "{said}");
    assert!(message(&text(4).replace("end open", "end over")).contains("but the replay gives \"end open"));
}

#[test]
fn an_edited_head_is_noticed_before_the_first_action_is_trusted() {
    let whole = text(2);
    let edited = [
        ("seed = 3", "seed = 4"),
        ("edition = \"first\"", "edition = \"new\""),
        ("[\"red\", \"blue\"]", "[\"red\", { color = \"blue\", name = \"Anna\" }]"),
        ("[\"red\", \"blue\"]", "[\"red\", { color = \"blue\", bot = \"greedy\" }]"),
        ("\"T/Road\", \"T/Road\", \"T/Meadow\"", "\"T/Road\", \"T/Road\", \"T/Meadow\", \"T/Road\""),
        ("[\"red\", \"blue\"]", "[\"red\", \"blue\"]\nbase = { motto = \"other\" }"),
    ];
    for (from, to) in edited {
        assert!(whole.contains(from), "{from} is not in\n{whole}");
        let said = message(&whole.replacen(from, to, 1));
        assert!(said.contains("the record was edited") || said.contains("is not"), "{from} -> {to}: {said}");
    }
    assert_eq!(message(&whole.replacen("\"red\"", "{ color = \"red\" }", 1)), "", "the same table in other words");
    assert_eq!(message(&format!("\u{feff}{whole}")), "", "a byte-order mark changes nothing");
}

#[test]
fn line_breaks_of_another_system_change_nothing_in_a_document_either() -> Result<(), RecordError> {
    let text = played("base = { song = { file = 'a.txt', text = \"la\\nla\\n\" } }", 3, 4)?.text();
    assert!(text.contains("la\nla\n\'\'\'"), "{text}");
    assert_eq!(message(&text.replace('\n', "\r\n")), "");
    assert!(message(&text.replacen("la\n", "lo\n", 1)).contains("the record was edited"));
    Ok(())
}

#[test]
fn a_record_that_breaks_off_is_read_up_to_its_last_whole_line() -> Result<(), RecordError> {
    let recorder = played("", 5, 24)?;
    let whole = recorder.text();
    let moves = whole.find(MOVES).unwrap_or_default() + MOVES.len();
    let last = whole.trim_end().rfind('\n').unwrap_or_default() + 1;
    for cut in moves + 1..whole.trim_end().len() {
        let part = &whole[..cut];
        assert!(Record::parse("g.txt", part).is_err_and(|e| e.is_cut()), "{part}");
        let record = Record::parse_cut("g.txt", part)?;
        let lines = part[moves..].matches('\n').count().saturating_sub(1);
        let actions = lines - usize::from(lines > STRIDE);
        assert_eq!((record.actions().count(), record.end.is_none()), (actions.min(24), true), "{part}");
        let again = record.replay(&ALL, None)?;
        assert!(again.played().eq(recorder.played().take(again.len())));
        if cut >= last {
            assert_eq!(again.text(), whole, "nothing but the last line is missing");
        }
    }
    assert_eq!(Record::parse_cut("g.txt", &whole)?.replay(&ALL, None)?.text(), whole, "one that is whole is read as ever");
    let head = Record::parse_cut("g.txt", &whole[..moves - 3]);
    assert!(head.is_err_and(|e| !e.is_cut()), "a record cannot be read without its head");
    Ok(())
}

#[test]
fn a_message_shows_at_most_a_part_of_a_long_line() {
    let long = "x".repeat(200_000);
    for (from, to) in
        [("shout 2", long.as_str()), ("red: shout 2", &format!("{long}: shout 2")), ("seed = 3", &format!("seed = \"{long}\""))]
    {
        let error = again(&text(4).replacen(from, to, 1)).err();
        let shown = error.map(|e| format!("{}\n{}", e.problem, e.snippet())).unwrap_or_default();
        assert!((1..2_000).contains(&shown.len()), "{} bytes", shown.len());
    }
}

#[test]
fn another_game_begins_with_the_first_actions_and_goes_on_by_new_chance() -> Result<(), RecordError> {
    let whole = played("", 3, 60)?;
    let mut ends = std::collections::BTreeSet::new();
    for keep in [0, 1, 7, 20] {
        for seed in 100..104 {
            let mut fork = whole.fork(keep, seed)?;
            assert_eq!(fork.len(), keep);
            let same = whole.played().zip(fork.played()).take(keep).all(|(a, b)| a == b);
            assert!(same, "the first {keep} actions");
            while let Some(first) = fork.game().decision().and_then(|decision| decision.get(0)) {
                assert!(fork.play(first).is_ok());
            }
            assert_eq!(again(&fork.text())?.fingerprint(), fork.fingerprint(), "its record is an ordinary one");
            ends.insert(fork.text_for(None).lines().skip(12).map(str::to_owned).collect::<Vec<_>>());
        }
    }
    assert!(ends.len() > 8, "what follows differs with the seed");
    assert_eq!(whole.fork(whole.len(), 5)?.game().state().core.score, whole.game().state().core.score);
    Ok(())
}
