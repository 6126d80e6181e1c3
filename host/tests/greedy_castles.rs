//! What greedy bots do with castles: they build where the open features around promise more than the points of the small city,
//! whoever's turn it is, and score with the best that is complete.

use std::error::Error;

use bastide::bots::greedy::Greedy;
use bastide::bots::outlook::Outlook;
use bastide::bots::{Bot, Dice};
use bastide_core::{Game, Player, notation};
use bastide_testkit::{Scenario, position};

type Check = Result<(), Box<dyn Error>>;

/// A position in which a tile is laid, up to the question that follows; `by` lays it.
fn asked(by: &str, castles: &str, given: &str, place: &str) -> Result<Game, Box<dyn Error>> {
    let text = format!(
        "title = 'A position'\n[table]\nedition = 'new'\nplayers = ['red', 'blue', 'green']\n[table.base]\ncopies = 4\n\
         [table.bridges-castles-bazaars]\nbridges = false\nbazaars = false\n{castles}\n\
         [given]\napart = true\nstock = 60\n{given}\n[[step]]\nby = '{by}'\nplace = '{place}'\n"
    );
    let scenario = Scenario::parse("position.toml", &text)?;
    let mut game = position(&scenario, &bastide::plugins::available())?;
    do_line(&mut game, &format!("place {place}"))?;
    if game.decision().is_some_and(|d| d.offers(&notation::parse(game.view(), "pass").unwrap_or_default())) {
        do_line(&mut game, "pass")?;
    }
    Ok(game)
}

fn do_line(game: &mut Game, line: &str) -> Check {
    let action = notation::parse(game.view(), line)?;
    game.apply(action).map_err(|refused| format!("{line}: {refused}").into())
}

/// Who is asked, and what a greedy bot answers, whatever its dice.
fn answer(game: &Game) -> Result<(Player, String), Box<dyn Error>> {
    let decision = game.decision().ok_or("nothing is asked")?;
    let mut told: Vec<String> = Vec::new();
    for seed in 0..8 {
        let choice = Greedy::default().choose(game, &mut Dice::new(seed, 0));
        let action = decision.get(choice).ok_or("no such option")?;
        told.push(notation::print(game.view(), &action));
    }
    told.dedup();
    if told.len() == 1 { Ok((decision.ask.player, told.remove(0))) } else { Err(format!("{told:?}").into()) }
}

/// The castle's hope after a line, and what the position promises a player then.
fn after(game: &Game, line: &str, who: Player) -> Result<f64, Box<dyn Error>> {
    let mut copy = game.clone();
    let mut outlook = Outlook::default();
    outlook.prepare(copy.view());
    do_line(&mut copy, line)?;
    Ok(outlook.of(copy.view(), who)?)
}

const CITY: &str = "'BA/C 1,1 90', 'BA/CFc.1 2,1 0', 'BA/CFc.1 3,1 0', 'BA/CFc.1 4,1 0', 'BA/CFc.1 5,1 0'";

#[test]
fn probe() -> Check {
    for (n, given) in [
        format!("placed = ['BA/C 0,0 180', {CITY}]\nfigures = ['red follower city@0,0:S']"),
        "placed = ['BA/C 0,0 180']\nfigures = ['red follower city@0,0:S']".to_owned(),
        "placed = ['BA/C 0,0 180', 'BA/LR 1,0 270', 'BA/RFr 2,0 0', 'BA/RFr 3,0 0']\nfigures = ['red follower city@0,0:S']"
            .to_owned(),
    ]
    .into_iter()
    .enumerate()
    {
        for by in ["red", "blue"] {
            let game = asked(by, "", &given, "BA/C 0,1 0");
            let Ok(game) = game else {
                println!("{n} {by} {:?}", game.err());
                continue;
            };
            let (who, line) = answer(&game)?;
            println!(
                "{n} {by} {who:?} {line} build {} score {}",
                after(&game, "castles.build city@0,0:S", who)?,
                after(&game, "castles.score city@0,0:S", who)?
            );
        }
    }
    Ok(())
}
