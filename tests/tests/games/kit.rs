//! Tests of the test kit itself: a wrong scenario fails, and its failure names the problem.

use bastide_base::BASE;
use bastide_testkit::{KitError, Scenario, play};

const ROAD: &str = "
title = 'A road of three tiles'
covers = ['BA-55']
[given]
placed = ['BA/RCr 0,0 0', 'BA/LR 1,0 90']
figures = ['red follower road@0,0:W']
[[step]]
by = 'blue'
place = 'BA/LR -1,0 270'
deploy = 'deploy follower monastery@-1,0'
";

/// Returns the failure of this scenario; empty if it passes.
fn said(text: &str) -> Result<String, KitError> {
    let failure = play(&Scenario::parse("s.toml", text)?, &[&BASE]).err();
    Ok(failure.map_or_else(String::new, |f| f.to_string()))
}

/// Returns the failure if this is expected of the road.
fn expecting(expected: &str) -> Result<String, KitError> {
    said(&format!("{ROAD}[step.expect]\n{expected}\n"))
}

#[test]
fn what_holds_holds() -> Result<(), KitError> {
    for expected in [
        "score = { red = 3 }",
        "returned = ['red follower road@0,0:W']",
        "offer = ['pass', 'deploy follower monastery@-1,0', 'deploy follower field@-1,0:SL']",
        "refused = ['place BA/LR -1,0 90', 'deploy follower road@-1,0:E']",
        "events = ['blue draws BA/LR from stack', 'red +3 road: 3 x 1 tiles']",
        "events = ['turn 1 blue', 'BA/LR lies at -1,0 270', 'red.follower.1 from road@0,0:E to supply', 'turn 2 red']",
        "complete = ['road@0,0:W']\nincomplete = ['city@0,0:N']",
        "same = [['road@0,0:W', 'road@0,0:E', 'road@1,0:W']]\napart = [['road@0,0:W', 'city@0,0:N']]",
        "tiles = { 'road@0,0:W' = 3 }\ncities = { 'field@0,0:EL' = 0 }",
        "placements = { 'BA/Cccc+' = ['0,-1 0', '0,-1 90', '0,-1 180', '0,-1 270'] }",
        "legal = ['BA/C 0,-1 180']\nillegal = ['BA/C 0,-1 0']",
        "next = 'red'\nsecond_part = false",
        "tokens = { red = {} }",
    ] {
        assert_eq!(expecting(expected)?, "", "{expected}");
    }
    Ok(())
}

#[test]
fn what_does_not_hold_is_told() -> Result<(), KitError> {
    for (expected, words) in [
        ("score = { red = 4 }", "expected  red +4, blue +0"),
        ("score = {}", "red +3 road: 3 x 1 tiles"),
        ("score = { pink = 1 }", "no seat of the table is pink"),
        ("returned = []", "found     red follower road@0,0:E"),
        ("returned = ['blue follower road@0,0:E']", "expected  blue follower road@0,0:E"),
        ("offer = ['pass']", "too much  deploy follower field@-1,0:NL, deploy follower monastery@-1,0"),
        ("offer = ['pass', 'deploy follower road@-1,0:E']", "missing   deploy follower road@-1,0:E"),
        ("offer = ['deploy follower moat@-1,0:E']", "there is no kind of segment \"moat\""),
        ("question = ['pass']", "missing   pass"),
        ("refused = ['pass']", "\"pass\" is on offer"),
        ("refused = ['base.recall abbot']", "\"base.recall abbot\" is not valid at any question of the step"),
        ("events = ['red +3 road: 3 x 1 tiles', 'blue draws BA/LR from stack']", "after those before it"),
        ("complete = ['city@0,0:N']", "city@0,0:N is not complete"),
        ("incomplete = ['road@0,0:W']", "road@0,0:W is complete"),
        ("same = [['road@0,0:W', 'city@0,0:N']]", "are not one feature"),
        ("apart = [['road@0,0:W', 'road@0,0:E']]", "are one feature"),
        ("tiles = { 'road@0,0:W' = 2 }", "has 3 tiles and not 2"),
        ("cities = { 'field@0,0:EL' = 1 }", "borders 0 complete cities and not 1"),
        ("placements = { 'BA/Cccc+' = ['0,-1 0'] }", "too much  place BA/Cccc+ 0,-1 180"),
        ("placements = { 'BA/X' = [] }", "there is no tile \"BA/X\""),
        ("legal = ['BA/C 0,-1 0']", "BA/C 0,-1 0 is not legal"),
        ("illegal = ['BA/C 0,-1 180']", "BA/C 0,-1 180 is legal"),
        ("next = 'blue'", "expected  blue places a tile"),
        ("second_part = true", "there is none"),
        ("tokens = { red = { bridge = 3 } }", "there is no token \"bridge\""),
    ] {
        let said = expecting(expected)?;
        assert!(said.contains(words), "{expected}\n{said}");
        assert!(said.contains("s.toml") && said.contains("BA-55") && said.contains("RCr"), "{said}");
    }
    Ok(())
}

#[test]
fn a_position_that_cannot_be_is_refused() -> Result<(), KitError> {
    let given = |given: &str| said(&format!("title = 't'\n[given]\n{given}\n[[step]]\nquery = true\n"));
    let two = "placed = ['BA/RCr 0,0 0', ";
    for (text, words) in [
        (format!("{two}'BA/C 0,-1 0']"), "its edges do not match what lies around"),
        (format!("{two}'BA/C 0,0 0']"), "something lies there already"),
        (format!("{two}'BA/C 5,5 0']"), "nothing lies beside that cell"),
        (format!("{two}'BA/RCR 0,-1 0']"), "there is no tile \"BA/RCR\""),
        (format!("{two}'red: pass']"), "no plugin at the table performs that"),
        ("placed = ['BA/Cccc+ 0,0 0', 'BA/Cccc+ 0,1 0']".into(), "no copy of BA/Cccc+ is left; there is 1 in this game"),
        (format!("{two}]\nfigures = ['red follower road@0,0:N']"), "there is no road@0,0:N on the board"),
        (format!("{two}]\nfigures = ['red pig road@0,0:W']"), "there is no figure \"pig\""),
        (format!("{two}]\nfigures = ['follower road@0,0:W']"), "none is left in the supply"),
        (format!("{two}]\nsupply = {{ red = {{ follower = 8 }} }}"), "red has 7 of follower left and not 8"),
        (format!("{two}]\nscore = {{ pink = 1 }}"), "no seat of the table is pink"),
    ] {
        let said = given(&text)?;
        assert!(said.contains(words), "{text}\n{said}");
    }
    assert_eq!(given(&format!("{two}'BA/C 5,5 0']\napart = true"))?, "");
    Ok(())
}

#[test]
fn a_step_that_cannot_be_played_is_told() -> Result<(), KitError> {
    let step = |step: &str| said(&format!("title = 't'\n[given]\nplaced = ['BA/RCr 0,0 0']\n[[step]]\n{step}\n"));
    for (text, words) in [
        ("place = 'BA/L 0,-1 0'", "\"place BA/L 0,-1 0\": not a legal move here"),
        (
            "place = 'BA/Cccc+ 0,-1 0'\n[[step]]\nplace = 'BA/Cccc+ 0,-2 0'",
            "\"place BA/Cccc+ 0,-2 0\": no copy of BA/Cccc+ is left; there is 1 in this game",
        ),
        ("place = 'BA/L 0,1 0'\ndeploy = 'deploy follower city@0,0:N'", "not a legal move here"),
        ("place = 'BA/L 0,1 0'\nbefore = ['blue: pass']", "it is red who is asked"),
        ("place = 'BA/L 0,1 0'\nafter = ['pass']", "not a legal move here"),
        ("place = 'BA/L 0,1 0'\n[[step]]\nby = 'red'\nplace = 'BA/C 0,-1 180'", "it is blue who is asked, and not red"),
    ] {
        let said = step(text)?;
        assert!(said.contains(words), "{text}\n{said}");
    }
    let given =
        "title = 't'\n[given]\nplaced = ['BA/RCr 0,0 0']\nsupply = { red = { follower = 0 } }\n[[step]]\nplace = 'BA/L 0,1 0'\n";
    assert!(said(&format!("{given}deploy = 'deploy follower monastery@0,1'"))?.contains("nothing is asked after the tile lies"));
    assert_eq!(said(&format!("{given}deploy = 'pass'\nexpect = {{ offer = ['pass'] }}"))?, "");
    Ok(())
}
