//! The order of tile plays and auctions in a turn, with a substitute for the builder (ledger,
//! "Order of play").

use std::sync::Arc;

use bastide_base::BASE;
use bastide_bridges_castles_bazaars::BRIDGES_CASTLES_BAZAARS;
use bastide_core::{
    Action, Call, Context, Expansion, Flow, Game, GameSetup, InstallError, Manifest, Options, PASS, Registrar, Step, TILE_PLAY,
    Table, TileType, TurnPhase, at,
};
use bastide_testkit::KitError;

/// A substitute for a builder: the player who places one of these tiles gets a second tile play, as
/// with a builder.
pub(crate) struct SecondTilePlay;

const OWED: [&str; 2] = ["BB/F.b", "BA/RFr"];

pub(crate) static SECOND_PART: Manifest =
    Manifest { requires: &[], ..Manifest::new("second-tile-play", "A second tile play", "0", "Stands in for a builder.") };

impl Expansion for SecondTilePlay {
    fn manifest(&self) -> &'static Manifest {
        &SECOND_PART
    }

    fn install(&self, _o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.phase("tile-play", "second.tile-play", at("scored"), &[], SecondTilePlay);
        Ok(())
    }
}

impl TurnPhase for SecondTilePlay {
    fn enter(&self, cx: &mut Context) -> Step {
        let (tile_play, board) = (&cx.core().tile_play, &cx.core().board);
        let owed = tile_play.placed_tiles.iter().any(|p| OWED.contains(&cx.rules.tiles.get(board.tile(*p).tile).name.as_str()));
        let call = Call::schedule(TILE_PLAY, tile_play.player);
        if owed {
            cx.follow_up(20, call);
        }
        Ok(Flow::Done)
    }
}

/// Returns the players who place a tile in the first turn, in order, by initials. Players pass
/// where they can and bid nothing.
fn order_of_parts(edition: &str, option: &str, draws: &[&str]) -> Result<String, KitError> {
    let other = |e: &dyn std::fmt::Display| KitError::other(e.to_string());
    let text = format!(
        "edition = '{edition}'\nplayers = ['red', 'blue', 'green']\n[second-tile-play]\n[base]\ncopies = 2\n\
         [bridges-castles-bazaars]\nbridges = false\ncastles = false\n{option}\n"
    );
    let table = Table::parse("table.toml", &text).map_err(|e| other(&e))?;
    let rules = table.rules(&[&BASE, &BRIDGES_CASTLES_BAZAARS, &SecondTilePlay]).map_err(|e| other(&e))?;
    let draws: Vec<TileType> = draws.iter().filter_map(|name| rules.tiles.find(name)).collect();
    let mut game = Game::new(Arc::new(rules), &GameSetup::seeded(1).with_draws(&draws)).map_err(|e| other(&e))?;
    let mut order = String::new();
    while game.state().core.turn.number == 1 {
        let Some(decision) = game.decision() else { break };
        let pass = Action { verb: PASS, ..Action::default() };
        if decision.menu().placements() > 0 {
            order.push_str(&game.rules().seat(decision.ask.player)[..1]);
        }
        let action = if decision.offers(&pass) { Some(pass) } else { decision.get(0) };
        game.apply(action.unwrap_or(pass)).map_err(|e| other(&e))?;
    }
    Ok(order)
}

/// Returns the order in both editions.
fn in_both(option: &str, draws: &[&str]) -> Result<[String; 2], KitError> {
    Ok([order_of_parts("first", option, draws)?, order_of_parts("new", option, draws)?])
}

// covers: BZ-24, BZ-34, BZ-35, BZ-38
#[test]
fn a_second_part_comes_after_the_session_or_inside_it() -> Result<(), KitError> {
    let draws = ["BB/F.b", "BA/L", "BA/RFr", "BA/L", "BA/L", "BA/L"];
    // OP-02 with a second tile play of green's: red, the round with green twice, red again.
    assert_eq!(order_of_parts("new", "builder_bazaar_order = 'bazaar_first'", &draws)?, "rbggrr");
    // OP-03: red's second tile play comes before the tiles are turned over.
    assert_eq!(order_of_parts("new", "builder_bazaar_order = 'builder_first'", &draws)?, "rrbggr");
    Ok(())
}

// covers: BZ-28, BZ-29, BZ-30, BZ-39
#[test]
fn a_bazaar_drawn_in_a_second_part_waits_or_is_lost() -> Result<(), KitError> {
    let draws = ["BB/F.b", "BA/RFr", "BA/L", "BA/L", "BB/R.bi", "BA/L", "BA/L", "BA/L", "BA/L"];
    // OP-06: blue's auction after the round, then red's second tile play.
    assert_eq!(order_of_parts("first", "", &draws)?, "rbbgrgrbr");
    // OP-05 with red's second tile play.
    assert_eq!(order_of_parts("new", "", &draws)?, "rbbgrr");
    Ok(())
}

// covers: BZ-26, BZ-28, BZ-34
#[test]
fn a_bazaar_of_the_second_part_is_held_after_it() -> Result<(), KitError> {
    let draws = ["BA/RFr", "BB/R.bi", "BA/L", "BA/L", "BA/L"];
    for option in ["builder_bazaar_order = 'bazaar_first'", "builder_bazaar_order = 'builder_first'"] {
        assert_eq!(in_both(option, &draws)?, ["rrbgr", "rrbgr"], "{option}");
    }
    Ok(())
}

// covers: BZ-29, BZ-30, BZ-35
#[test]
fn a_bazaar_of_a_second_part_inside_the_session_waits_or_is_lost() -> Result<(), KitError> {
    // OP-07, OP-08.
    let draws = ["BB/F.b", "BA/L", "BA/L", "BA/L", "BB/R.bi", "BA/L", "BA/L", "BA/L"];
    assert_eq!(in_both("copies = 3\nbuilder_bazaar_order = 'builder_first'", &draws)?, ["rrbgrbgr", "rrbgr"]);
    Ok(())
}

// covers: BZ-39
#[test]
fn bazaars_that_wait_are_held_in_the_order_in_which_they_were_laid() -> Result<(), KitError> {
    let round = ["BB/R.bi", "BA/RFr", "BA/RFr", "BA/L", "BB/R.bi", "BB/R.bi"];
    // Blue's auction: green, red with one more bazaar, blue. Then green's, then red's.
    let of_blue = ["BA/L", "BA/RFr", "BA/L", "BB/R.bi"];
    let draws = [&round[..], &of_blue, &["BA/L"; 6]].concat();
    assert_eq!(in_both("copies = 4", &draws)?, ["rbbggrgrrbrbgbgr", "rbbggr"]);
    Ok(())
}
