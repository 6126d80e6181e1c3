//! Decisions of greedy bots about castles: they build one where the open features around it are
//! expected to score more than the small city, for any active player, and score the best complete
//! feature.

use std::error::Error;

use bastide_bots::evaluation::Evaluation;
use bastide_bots::greedy::Greedy;
use bastide_bots::{Bot, Dice};
use bastide_core::{Game, GameView, Player, notation};
use bastide_verify::{Scenario, position};

type Check = Result<(), Box<dyn Error>>;

/// The options of a position.
#[derive(Clone, Copy)]
struct Way {
    small_cities: &'static str,
    stock: usize,
}

const USUAL: Way = Way { small_cities: "full", stock: 60 };

/// Returns a position in which `by` places a tile, up to the question that follows.
fn asked(by: &str, table: Way, given: &str, place: &str) -> Result<Game, Box<dyn Error>> {
    let text = format!(
        "title = 'A position'\n[table]\nedition = 'new'\nplayers = ['red', 'blue', 'green']\n\
         [table.base]\ncopies = 4\nsmall_city_scoring = '{}'\n\
         [table.bridges-castles-bazaars]\nbridges = false\nbazaars = false\n\
         [given]\napart = true\nstock = {}\n{given}\n[[step]]\nby = '{by}'\nplace = '{place}'\n",
        table.small_cities, table.stock
    );
    let scenario = Scenario::parse("position.toml", &text)?;
    let mut game = position(&scenario, &bastide_core::linked())?;
    do_line(&mut game, &format!("place {place}"))?;
    if game.decision().is_some_and(|d| d.offers(&notation::parse(game.view(), "pass").unwrap_or_default())) {
        do_line(&mut game, "pass")?;
    }
    Ok(game)
}

fn do_line(game: &mut Game, line: &str) -> Check {
    let action = notation::parse(game.view(), line)?;
    game.apply(action).map_err(|refused| format!("{line}: {refused}"))?;
    Ok(())
}

/// Returns the player who is asked, and the answer of a greedy bot with any dice.
fn answer(game: &Game) -> Result<(Player, String), Box<dyn Error>> {
    let decision = game.decision().ok_or("nothing is asked")?;
    let mut told: Vec<String> = Vec::new();
    for seed in 0..8 {
        let choice = Greedy::default().choose(&GameView::for_asked(game), &mut Dice::new(seed, 0));
        let action = decision.get(choice).ok_or("no such option")?;
        told.push(notation::print(game.view(), &action));
    }
    told.dedup();
    if told.len() == 1 { Ok((decision.ask.player, told.remove(0))) } else { Err(format!("{told:?}").into()) }
}

/// Returns the expected points of a castle after a line.
fn expected_after(game: &Game, line: &str, castle: &str) -> Result<i16, Box<dyn Error>> {
    let mut copy = game.clone();
    do_line(&mut copy, line)?;
    let seg = notation::parse_segment(copy.view(), castle)?;
    Ok(copy.view().expected_points(copy.view().core.graph.feature(seg))?)
}

/// Returns the evaluation of a position for a player after a line.
fn promise_after(game: &Game, line: &str, who: Player) -> Result<f64, Box<dyn Error>> {
    let (mut copy, mut evaluation) = (game.clone(), Evaluation::default());
    evaluation.prepare(copy.view());
    do_line(&mut copy, line)?;
    Ok(evaluation.of(copy.view(), who)?)
}

const RED: Player = Player(0);
const BUILD: &str = "castles.build city@0,0:S";
const SCORE: &str = "castles.score city@0,0:S";

/// Returns a position with half of red's small city, and more around it.
fn half_a_city(more: &str) -> String {
    format!("placed = ['BA/C 0,0 180'{more}]\nfigures = ['red follower city@0,0:S']")
}

/// Returns an open city of five tiles that begins at a cell in the east.
fn open_city(y: i16) -> String {
    let middle: String = (2..6).map(|x| format!(", 'BA/CFc.1 {x},{y} 0'")).collect();
    format!(", 'BA/C 1,{y} 90'{middle}")
}

#[test]
fn it_builds_where_what_is_open_promises_more_than_the_city_for_any_player_at_turn() -> Check {
    for by in ["red", "blue", "green"] {
        let game = asked(by, USUAL, &half_a_city(&open_city(1)), "BA/C 0,1 0")?;
        // 10 points are open. The expected points are 4 and a quarter of 10, against the 4 of the
        // city.
        assert_eq!(expected_after(&game, BUILD, "castle@0,0:S")?, 6);
        let gain = promise_after(&game, BUILD, RED)? - promise_after(&game, SCORE, RED)?;
        assert!(gain > 1.0 && gain < 2.0, "{gain}");
        assert_eq!(answer(&game)?, (RED, BUILD.into()), "{by} places the tile");
    }
    Ok(())
}

#[test]
fn it_scores_where_what_is_open_promises_no_more() -> Check {
    let short_road = ", 'BA/LR 1,0 270', 'BA/RFr 2,0 0'";
    for (more, expected) in [("", 4), (short_road, 4)] {
        for by in ["red", "blue"] {
            let game = asked(by, USUAL, &half_a_city(more), "BA/C 0,1 0")?;
            assert_eq!(expected_after(&game, BUILD, "castle@0,0:S")?, expected);
            assert!(promise_after(&game, BUILD, RED)? < promise_after(&game, SCORE, RED)?);
            assert_eq!(answer(&game)?, (RED, SCORE.into()), "{by} places the tile, {more}");
        }
    }
    // With two more tiles of the same road, 4 points are open.
    let road = ", 'BA/LR 1,0 270', 'BA/RFr 2,0 0', 'BA/RFr 3,0 0', 'BA/RFr 4,0 0'";
    let game = asked("blue", USUAL, &half_a_city(road), "BA/C 0,1 0")?;
    assert_eq!(expected_after(&game, BUILD, "castle@0,0:S")?, 5);
    assert_eq!(answer(&game)?, (RED, BUILD.into()));
    Ok(())
}

#[test]
fn it_builds_of_a_city_that_brings_less_by_the_early_rule() -> Check {
    let game = asked("blue", Way { small_cities: "reduced", ..USUAL }, &half_a_city(""), "BA/C 0,1 0")?;
    assert_eq!(answer(&game)?, (RED, BUILD.into()));
    Ok(())
}

#[test]
fn it_scores_when_too_few_tiles_are_left() -> Check {
    let game = asked("blue", Way { stock: 1, ..USUAL }, &half_a_city(&open_city(1)), "BA/C 0,1 0")?;
    assert_eq!(expected_after(&game, BUILD, "castle@0,0:S")?, 6);
    assert_eq!(answer(&game)?, (RED, SCORE.into()));
    Ok(())
}

#[test]
fn with_one_token_it_builds_the_castle_with_the_better_fief() -> Check {
    for (y, built) in [(-1, "castles.build city@0,-1:S"), (1, "castles.build city@0,1:N")] {
        let given = format!(
            "placed = ['BA/C 0,-1 180', 'BA/C 0,1 0'{}]\ntokens = {{ red = {{ castle = 1 }} }}\n\
             figures = ['red follower city@0,-1:S', 'red follower city@0,1:N']",
            open_city(y)
        );
        let mut game = asked("blue", USUAL, &given, "BA/CFC.2 0,0 0")?;
        let mut told = Vec::new();
        while game.decision().is_some_and(|d| d.ask.player == RED) {
            let (_, line) = answer(&game)?;
            do_line(&mut game, &line)?;
            told.push(line);
        }
        told.retain(|line| line.starts_with("castles.build"));
        assert_eq!(told, [built]);
    }
    Ok(())
}

/// Two roads, of 2 and 3 tiles, that one tile completes.
const ROADS: &str = "'BA/LR -1,-1 0', 'BA/RFr -1,1 90', 'BA/LR -1,2 180'";

#[test]
fn its_castle_takes_the_better_of_two_features() -> Check {
    let given = format!(
        "placed = ['BA/C 0,0 180', 'BA/C 0,1 0', 'red: castles.build city@0,0:S', {ROADS}]\n\
         figures = ['red follower castle@0,0:S']"
    );
    for by in ["red", "green"] {
        let game = asked(by, USUAL, &given, "BB/RFR.b -1,0 0")?;
        assert_eq!(answer(&game)?, (RED, "castles.take road@-1,1:N".into()));
    }
    Ok(())
}

#[test]
fn it_gives_the_castle_of_another_the_lesser_value() -> Check {
    // A castle between two that score 5 and 6; in the new edition the active player decides what it
    // scores.
    let castles: String = [("red", 0), ("blue", 1), ("green", 2)]
        .map(|(who, x)| format!("'BA/C {x},0 180', 'BA/C {x},1 0', '{who}: castles.build city@{x},0:S', "))
        .concat();
    let roads = "'BA/RFr 0,-2 0', 'BA/Rr -1,-2 270', 'BA/RFr -1,-1 90', 'BA/LR -1,0 180', 'BA/RFr 2,-2 0', 'BA/Rr 3,-2 0', \
                 'BA/RFr 3,-1 90', 'BA/RFr 3,0 90', 'BA/LR 3,1 180'";
    let figures = "['red follower castle@0,0:S', 'blue follower castle@1,0:S', 'green follower castle@2,0:S']";
    let given = format!("placed = [{castles}{roads}]\nfigures = {figures}");
    for (by, who, line) in [("red", RED, "castles.take castle@0,0:S"), ("blue", Player(1), "castles.take castle@2,0:S")] {
        assert_eq!(answer(&asked(by, USUAL, &given, "BB/RFR.b 1,-2 90")?)?, (who, line.into()));
    }
    Ok(())
}
