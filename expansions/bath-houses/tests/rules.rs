//! Rules of the Bathhouses that the scenario format cannot express.

use bastide_core::{Game, STOCK, Trait};
use bastide_testkit::KitError;
use bastide_testkit::games::{Check, stage};

bastide_testkit::suite!(env!("CARGO_MANIFEST_DIR"), "bath-houses", bastide_expansions::all());

/// Returns a game that has just begun.
fn begun(players: &[&str], copies: u8) -> Result<Game, KitError> {
    let table = format!(
        "edition = \"new\"\nplayers = {players:?}\nbase = {{ player_limit = \"free\" }}\nbath-houses = {{ copies = {copies} }}"
    );
    stage(&format!("title = 'a game'\n[table]\n{table}\n[[step]]\nquery = true\n"), &[])
}

/// Returns the number of tiles with a bathhouse in the stack, with the tile that was drawn.
fn in_stock(game: &Game) -> usize {
    let rules = game.rules();
    let bathhouse = rules.names.traits.index("bathhouse").map(Trait::at).unwrap_or_default();
    let core = game.view().core;
    core.piles[STOCK.index()]
        .iter()
        .chain(&core.tile_play.tiles)
        .filter(|tile| rules.tiles.get(**tile).traits.has(bathhouse))
        .count()
}

// covers: BH-01, BH-02
#[test]
fn as_many_tiles_are_in_play_as_the_number_of_players_asks_for() -> Check {
    let all = ["red", "blue", "green", "yellow", "black", "grey"];
    for (players, used) in [(2, 4), (3, 5), (4, 6), (6, 6)] {
        for copies in [0, 1, 2] {
            let players = all.get(..players).unwrap_or_default();
            assert_eq!(in_stock(&begun(players, copies)?), used * usize::from(copies), "{players:?}");
        }
    }
    Ok(())
}

// covers: BH-02
#[test]
fn nobody_sees_which_tiles_are_in_the_box() -> Check {
    let game = begun(&["red", "blue"], 1)?;
    let left = game.view().tiles_left();
    let seen = bastide_core::GameView::for_player(&game, None).into_game();
    assert_eq!(in_stock(&seen), 6, "those in the box may be drawn for all that a viewer knows");
    assert_eq!(seen.view().tiles_left(), left);
    Ok(())
}
