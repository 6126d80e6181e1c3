//! Decisions of greedy bots about the Wheel of Fortune: which crown space they take, and whom they
//! take back in a plague.

use std::error::Error;

use bastide_bots::greedy::Greedy;
use bastide_bots::{Bot, Dice};
use bastide_core::{Game, GameView, notation};
use bastide_verify::{Scenario, position};

type Check = Result<(), Box<dyn Error>>;

/// Returns a position in which red is asked something, after the lines of red.
fn asked(given: &str, draw: &str, lines: &[&str]) -> Result<Game, Box<dyn Error>> {
    let text = format!(
        "title = 'A position'\n[table]\n[table.base]\nfarmers = false\n[table.wheel-of-fortune]\ntiles = 'own'\n[given]\n{given}\n\
         [[step]]\nby = 'red'\ndraws = ['{draw}']\nactions = ['pass']\n"
    );
    let scenario = Scenario::parse("position.toml", &text)?;
    let mut game = position(&scenario, &bastide_core::linked())?;
    for line in lines {
        let action = notation::parse(game.view(), line)?;
        game.apply(action).map_err(|refused| format!("{line}: {refused}"))?;
    }
    Ok(game)
}

/// Returns the answers of greedy bots with several dice, each once.
fn answers(game: &Game) -> Result<Vec<String>, Box<dyn Error>> {
    let decision = game.decision().ok_or("nothing is asked")?;
    let mut told: Vec<String> = Vec::new();
    for seed in 0..12 {
        let choice = Greedy::default().choose(&GameView::for_asked(game), &mut Dice::new(seed, 0));
        let action = decision.get(choice).ok_or("no such option")?;
        told.push(notation::print(game.view(), &action));
    }
    told.sort();
    told.dedup();
    Ok(told)
}

#[test]
fn it_takes_a_space_where_it_is_alone_on_one_of_two() -> Check {
    // The tile offers a road of two tiles that another player has; the wheel is all that is left.
    let given = "placed = ['BA/RCr 0,0 0']\n\
        figures = ['blue follower road@0,0:W', 'blue follower wheel.crowns:2', 'blue follower wheel.crowns:5']";
    let game = asked(given, "BA/RFr", &["place BA/RFr 1,0 0"])?;
    for line in answers(&game)? {
        let space = line.strip_prefix("wheel.enter follower wheel.crowns:").ok_or(line.clone())?.parse::<u8>()?;
        // Taxes and Storm have a follower of blue already, so that red would get 3 there, and blue
        // 3 less.
        assert!([3, 6, 8, 9].contains(&space), "{line}");
    }
    Ok(())
}

#[test]
fn in_a_plague_it_takes_back_the_follower_that_is_worth_least() -> Check {
    let given = "placed = ['BA/RCr 0,0 0', 'BA/CFC.2 0,-1 0', 'BA/Cccc+ 0,-2 0', 'BA/LR -1,0 270']\n\
        figures = ['red follower road@0,0:W', 'red follower city@0,-2:N', 'wheel-pig wheel.sectors:4']";
    let game = asked(given, "WF/RFr.2", &[])?;
    assert_eq!(answers(&game)?, ["wheel.remove red.follower.1"]);
    Ok(())
}
