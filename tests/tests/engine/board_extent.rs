//! Boards end 1,000 cells from their centre. A plugin that places a tile beyond gets an error; the
//! board does not allocate gigabytes.

use std::sync::Arc;

use bastide_base::BASE;
use bastide_core::{
    BoundedBoard, Cell, Context, Expansion, Flow, Game, GameSetup, InstallError, Manifest, Options, Registrar, Step, Table,
    TurnPhase, before,
};
use bastide_testkit::{KitError, Scenario, play};

type Check = Result<(), KitError>;

/// Returns the failure of a scenario with these tiles; empty if it passes.
fn failure(placed: &str) -> Result<String, KitError> {
    let text = format!("title = 'far'\ngiven.apart = true\ngiven.placed = [{placed}]\n[[step]]\nquery = true\n");
    Ok(play(&Scenario::parse("far.toml", &text)?, &[&BASE]).map_or_else(|failure| failure.to_string(), |()| String::new()))
}

#[test]
fn a_scenario_with_tiles_too_far_away_is_refused() -> Check {
    for far in ["32767,32767", "-32768,-32768", "16000,16000", "-1001,0", "0,1001"] {
        let said = failure(&format!("'BA/RCr 0,0 0', 'BA/RCr {far} 0'"))?;
        let wanted = format!("the cell {far} is too far away; cells go from -1000 to 1000 in both directions");
        assert!(said.contains(&wanted), "{said}");
    }
    assert_eq!(failure("'BA/RCr 1000,1000 0', 'BA/RCr -1000,-1000 0'")?, "");
    Ok(())
}

static FAR: Manifest = Manifest::new("far", "Far", "1.0.0", "Places a tile far away.");

/// The placement that the plugin tries.
#[derive(Clone, Copy)]
enum Far {
    PlaceTile(Cell),
    Print(Cell),
    Open(Cell),
    Ground(Cell),
}

impl Expansion for Far {
    fn manifest(&self) -> &'static Manifest {
        &FAR
    }

    fn install(&self, _: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        if let Far::Ground(cell) = *self {
            return reg.bound_board(BoundedBoard { cells: vec![Cell::new(0, 0), cell], ..BoundedBoard::default() });
        }
        reg.phase("setup", "far.place", before("start"), &[], *self);
        Ok(())
    }
}

impl TurnPhase for Far {
    fn enter(&self, cx: &mut Context) -> Step {
        let tile = cx.rules.tiles.find("BA/C").unwrap_or_default();
        match *self {
            Far::PlaceTile(cell) => _ = cx.place_tile(tile, cell, 0),
            Far::Print(cell) => _ = cx.print(tile, cell, 0),
            Far::Open(cell) => assert!(!cx.open_cell(cell)),
            Far::Ground(_) => {}
        }
        Ok(Flow::Done)
    }
}

/// Returns the fault of a game with this plugin.
fn broken(far: Far) -> Result<String, KitError> {
    let table = Table::parse("t.toml", "far = true").map_err(KitError::other)?;
    let rules = match table.rules(&[&BASE, &far]) {
        Ok(rules) => Arc::new(rules),
        Err(error) => return Ok(error.to_string()),
    };
    Ok(Game::new(rules, &GameSetup::seeded(1)).map_or_else(|fault| fault.to_string(), |_| String::new()))
}

#[test]
fn a_plugin_that_lays_a_tile_too_far_away_breaks_the_game() -> Check {
    let places = "it places a tile on 32767,-32768; cells go from -1000 to 1000 in both directions";
    let far = Cell::new(i16::MAX, i16::MIN);
    for how in [Far::PlaceTile(far), Far::Print(far)] {
        let said = broken(how)?;
        assert!(said.ends_with(places), "{said}");
    }
    assert!(broken(Far::PlaceTile(Cell::new(1001, 0)))?.contains("it places a tile on 1001,0"));
    assert_eq!(broken(Far::PlaceTile(Cell::new(1000, -1000)))?, "");
    assert_eq!(broken(Far::Open(far))?, "");
    let board = broken(Far::Ground(Cell::new(0, -1001)))?;
    assert!(board.contains("the board has the cell 0,-1001, which is too far away"), "{board}");
    Ok(())
}
