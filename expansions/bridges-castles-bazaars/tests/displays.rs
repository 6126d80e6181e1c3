//! The displays of castles and bazaars.

use bastide_base::BASE;
use bastide_bridges_castles_bazaars::BRIDGES_CASTLES_BAZAARS;
use bastide_core::{Display, Expansion, Game, PASS, Player};
use bastide_testkit::{KitError, Scenario, position};

use super::order::SecondTilePlay;

const AVAILABLE: [&dyn Expansion; 3] = [&BASE, &BRIDGES_CASTLES_BAZAARS, &SecondTilePlay];

/// Returns a position with these options, before the first of its tiles is placed.
fn standing(options: &str, given: &str, first: &str) -> Result<Game, KitError> {
    let text = format!(
        "title = 'A position'\n[table]\nedition = 'new'\nsecond-tile-play = {{}}\n[table.base]\ncopies = 3\n\
         [table.bridges-castles-bazaars]\nbridges = false\n{options}\n[given]\nstock = 20\n{given}\n\
         [[step]]\nplace = '{first}'\n"
    );
    position(&Scenario::parse("displays.toml", &text)?, &AVAILABLE)
}

fn displays(game: &Game) -> Result<Vec<Display>, KitError> {
    let asked = game.decision().map_or(game.state().core.turn.active, |d| d.ask.player);
    game.view().displays(asked).map_err(|e| KitError::other(e.to_string()))
}

// covers: CA-17, CA-53
#[test]
fn a_shared_castle_shows_all_its_owners_or_by_that_option_one() -> Result<(), KitError> {
    let given = "placed = ['BA/C 0,0 180', 'BA/C 0,1 0', 'red: castles.build city@0,0:S', 'blue: castles.build castle@0,0:S']\n\
                 figures = ['red follower castle@0,0:S', 'blue follower castle@0,0:S']";
    for (option, shown) in [("stack", 2), ("one_on_board", 1)] {
        let game = standing(&format!("shared_castle_tokens = '{option}'"), given, "BA/L 1,0 0")?;
        let seen = displays(&game)?;
        let domain = seen.iter().find_map(|s| match s {
            Display::Domain { seat, area, of, done, .. } => Some((seat.cells().count(), area.cells().count(), of.len(), *done)),
            _ => None,
        });
        assert_eq!(domain, Some((2, 6, shown, false)), "{option}");
    }
    Ok(())
}

// covers: BZ-06, BZ-35
#[test]
fn the_offer_lies_face_down_until_the_second_part_is_played() -> Result<(), KitError> {
    let options = "castles = false\nbuilder_bazaar_order = 'builder_first'";
    let mut game = standing(options, "placed = ['BA/L 0,0 0']", "BB/F.b 1,0 0")?;
    let mut placed = 0;
    let tiles = |game: &Game| displays(game).map(|all| all.iter().filter(|s| matches!(s, Display::Tile { .. })).count());
    while let Some(decision) = game.decision().filter(|d| d.ask.player == Player(0)) {
        assert_eq!(tiles(&game)?, 0);
        placed += usize::from(decision.menu().placements() > 0);
        let pass = decision.iter().find(|a| a.verb == PASS);
        game.apply(pass.or(decision.get(0)).unwrap_or_default()).map_err(|e| KitError::other(e.to_string()))?;
    }
    assert_eq!((placed, tiles(&game)?), (2, 2));
    Ok(())
}
