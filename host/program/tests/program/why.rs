//! Why a bot takes an option, in words.

use std::error::Error;

use bastide_bots::greedy::Greedy;
use bastide_bots::{Dice, make};
use bastide_core::table::Seat;
use bastide_core::{Game, GameView, notation};
use bastide_session::{Names, reasons};
use bastide_texts::Language;
use bastide_verify::{Scenario, position};
use serde_json::Value;

use crate::program;

type Check<T = ()> = Result<T, Box<dyn Error>>;

/// Returns a position in which red has this tile in hand.
fn asked((given, tile): (&str, &str)) -> Check<Game> {
    let text = format!(
        "title = 'A position'\n[table]\nplayers = ['red', 'blue']\n[table.base]\ncopies = 2\n[given]\n{given}\n\
         [[step]]\nby = 'red'\nplace = '{tile}'\n"
    );
    let scenario = Scenario::parse("position.toml", &text)?;
    Ok(position(&scenario, &bastide_core::linked())?)
}

fn names(language: &str) -> Names {
    let seats = [("Anna", "red"), ("Bert", "blue")].map(|(name, color)| Seat { name: name.to_owned(), ..Seat::of(color) });
    Names::new(&seats).in_language(Language::parse(language).unwrap_or_default())
}

/// Returns the move of a bot, and its reasons in a language.
fn told(game: &Game, bot: &str, language: &str) -> Check<(String, Vec<String>)> {
    let (choice, reasons) = make(bot)?.explain(&GameView::for_asked(game), &mut Dice::new(3, 0));
    let decision = game.decision().ok_or("nothing is asked")?;
    let action = decision.get(choice).ok_or("no such option")?;
    let reasons = reasons.ok_or("no reasons")?;
    Ok((
        notation::print(game.view(), &action),
        reasons::sentences(game, &names(language), decision.ask.player, &action, &reasons),
    ))
}

/// Returns what speaks for a move, as the greedy bot sees it.
fn told_of(game: &Game, line: &str, language: &str) -> Check<Vec<String>> {
    let action = notation::parse(game.view(), line)?;
    let decision = game.decision().ok_or("nothing is asked")?;
    let option = decision.iter().position(|other| other == action).ok_or("not an option")?;
    let reasons = Greedy::default().reasons(&GameView::for_asked(game), option, &mut Dice::new(3, 0)).ok_or("no reasons")?;
    Ok(reasons::sentences(game, &names(language), decision.ask.player, &action, &reasons))
}

/// A city with a follower of red, the only open side of which the tile closes.
const CITY: (&str, &str) = ("placed = ['BA/RCr 0,0 0']\nfigures = ['red follower city@0,0:N']\n", "BA/C 0,-1 180");

/// Two fields that the tile may connect. The one beside two completed cities is blue's.
fn fields(red: &str) -> (String, &'static str) {
    let placed = "'BA/RCr 0,0 0', 'BA/C 0,1 180', 'BA/C 0,2 0', 'BA/C 1,1 180', 'BA/C 1,2 0', 'BA/L 3,1 0', 'BA/L 3,2 0'";
    (format!("apart = true\nplaced = [{placed}]\nfigures = ['blue follower field@0,1:NL', {red}]\n"), "BA/L 2,1 0")
}

#[test]
fn a_bot_tells_that_it_closes_a_city_and_gets_its_follower_back() -> Check {
    let game = asked(CITY)?;
    let words = [
        ("en", ["completes the city: 4 points for you", "brings a follower back, so you have 7"]),
        ("nl", ["maakt de stad af: 4 punten voor jou", "brengt een horige terug; je hebt er dan 7"]),
        ("de", ["schließt die Stadt ab: 4 Punkte für dich", "bringt einen Gefolgsmann zurück; du hast dann 7"]),
    ];
    for (language, wanted) in words {
        let told = told_of(&game, "place BA/C 0,-1 180", language)?;
        assert_eq!(told[..2], wanted, "{told:?}");
        assert!(told.len() == 3 && told[2].contains("BA/C"), "the next option is named: {told:?}");
    }
    // Another player's city is closed for that player.
    let given = CITY.0.replace("red follower", "blue follower");
    let told = told_of(&asked((&given, CITY.1))?, "place BA/C 0,-1 180", "en")?;
    assert!(told.contains(&"completes Bert's city: 4 points for Bert".to_owned()), "{told:?}");
    Ok(())
}

#[test]
fn a_bot_tells_of_the_field_of_another_player_that_it_joins_or_takes() -> Check {
    for (red, en, nl, de) in [
        (
            "'red follower field@3,1:NL'",
            "joins Bert's field, worth about ",
            "brengt je in de weide van Bert, voor jou ",
            "bringt dich in die Wiese von Bert, für dich ",
        ),
        (
            "'red follower field@3,1:NL', 'red follower field@3,2:NL'",
            "takes the field from Bert, worth about ",
            "pakt de weide van Bert af, ",
            "nimmt Bert die Wiese ab, ",
        ),
    ] {
        let (given, tile) = fields(red);
        let game = asked((&given, tile))?;
        for (language, words) in [("en", en), ("nl", nl), ("de", de)] {
            let told = told_of(&game, "place BA/L 2,1 0", language)?;
            assert!(told.iter().any(|reason| reason.starts_with(words)), "{words}: {told:?}");
        }
    }
    Ok(())
}

#[test]
fn a_bot_tells_what_it_claims_and_how_many_followers_it_keeps() -> Check {
    let mut game = asked(("placed = ['BA/RCr 0,0 0']\n", "BA/L 0,1 0"))?;
    let told = told_of(&game, "place BA/L 0,1 0", "en")?;
    assert!(told[0].starts_with("then deploys a follower in the monastery"), "{told:?}");
    assert!(told.iter().any(|reason| reason.starts_with("claims the monastery, worth about ")), "{told:?}");
    assert!(told.contains(&"leaves you 6 followers".to_owned()), "{told:?}");
    game.apply(notation::parse(game.view(), "place BA/L 0,1 0")?).map_err(|refused| refused.to_string())?;
    let passes = told_of(&game, "pass", "en")?;
    assert!(passes.contains(&"leaves you 7 followers".to_owned()), "{passes:?}");
    assert!(passes[1].starts_with("is ") && passes[1].contains(" worse than the best option, which "), "{passes:?}");
    Ok(())
}

#[test]
fn each_bot_tells_of_the_choice_that_it_makes() -> Check {
    let game = asked(CITY)?;
    for bot in ["greedy", "beginner", "club", "expert", "greedy-1", "search:60", "master"] {
        let (line, told) = told(&game, bot, "en")?;
        let choice = make(bot)?.choose(&GameView::for_asked(&game), &mut Dice::new(3, 0));
        let chosen = game.decision().and_then(|decision| decision.get(choice)).ok_or("no choice")?;
        assert_eq!(line, notation::print(game.view(), &chosen), "{bot}");
        let searches = bastide_bots::searches(bot);
        assert_eq!(told.iter().any(|reason| reason.contains("% chance of winning")), searches, "{bot}: {told:?}");
        assert_eq!(told.iter().any(|reason| reason.starts_with("is ")), !searches, "{bot}: {told:?}");
    }
    let (_, reasons) = make("random")?.explain(&GameView::for_asked(&game), &mut Dice::new(3, 0));
    assert_eq!(reasons, None);
    Ok(())
}

#[test]
fn the_command_tells_why_only_if_it_is_asked_to() -> Check {
    let folder = tempfile::tempdir()?;
    let record = folder.path().join("game.record").display().to_string();
    let run = |line: &[&str]| -> Check<String> { Ok(String::from_utf8(program().args(line).output()?.stdout)?) };
    run(&["play", "--exhibition", "--seed", "7", "--save", &record])?;
    let ask = |bot: &str, more: &[&str]| run(&[&["move", &record, "--at", "60", "--bot", bot], more].concat());
    let plain = ask("greedy", &[])?;
    let why = ask("greedy", &["--why"])?;
    assert_eq!(plain.lines().count(), 1, "{plain}");
    assert!(why.starts_with(&plain) && why.lines().count() > 2, "{why}");
    assert!(why.lines().skip(1).all(|line| line.starts_with("  ")), "{why}");
    assert_eq!(ask("random", &["--why"])?.lines().nth(1), Some("random does not tell its reasons."));
    let json: Value = serde_json::from_str(&ask("search:30", &["--why", "--json"])?)?;
    assert!(json["why"].as_array().is_some_and(|why| why.len() > 2), "{json}");
    assert!(!ask("greedy", &["--json"])?.contains("\"why\""));
    Ok(())
}
