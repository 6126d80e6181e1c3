//! Tables with the same seed have the same tiles in the same order, whatever their players do: a duplicate tournament compares
//! their scores. `bastide_tournament::opened` says what stays equal, and where tables part.

use std::collections::BTreeMap;
use std::sync::Arc;

use bastide_core::{Event, Game, GameSetup, Table, TileType, linked};
use bastide_testkit::KitError;
use bastide_testkit::dice::Dice;

const TWO: &str = "players = ['red', 'blue']\n";

/// The tiles of a game.
#[derive(Default)]
struct Drawn {
    /// The tiles in the order in which they were drawn.
    order: Vec<TileType>,
    /// The last tile that was drawn in each turn.
    by_turn: BTreeMap<u16, TileType>,
    /// Tiles that fitted nowhere.
    refused: usize,
}

/// Plays a game at random and returns its tiles.
fn play(plugins: &str, seed: u64, players: u64) -> Result<Drawn, KitError> {
    let table = Table::parse("table.toml", &format!("{TWO}{plugins}")).map_err(KitError::other)?;
    let rules = table.rules(&linked()).map(Arc::new).map_err(KitError::other)?;
    let mut game = Game::new(rules, &GameSetup::seeded(seed)).map_err(KitError::other)?;
    let (mut dice, mut drawn, mut turn, mut stock) = (Dice::new(players), Drawn::default(), 0, None);
    loop {
        for event in game.log().events() {
            match event {
                Event::Turn { number, .. } => turn = *number,
                // The first tile comes from the stock. Players have others of their own.
                Event::TileDrawn { tile, source, .. } if *stock.get_or_insert(*source) == *source => {
                    drawn.order.push(*tile);
                    drawn.by_turn.insert(turn, *tile);
                }
                Event::TileRefused { .. } => drawn.refused += 1,
                _ => {}
            }
        }
        let Some(decision) = game.decision() else { return Ok(drawn) };
        let choice = dice.choose(&decision, 1);
        game.apply_nth(choice).map_err(KitError::other)?;
    }
}

/// Returns the number of tiles at the beginning that two games have in common.
fn common(a: &[TileType], b: &[TileType]) -> usize {
    a.iter().zip(b).take_while(|(a, b)| a == b).count()
}

#[test]
fn the_nth_tile_that_is_drawn_is_the_same_at_all_tables() -> Result<(), KitError> {
    for plugins in ["", "[inns-cathedrals]\n", "[traders-builders]\n", "[tower]\n", "[count-king-robber]\n", "[abbey-mayor]\n"] {
        let first = play(plugins, 5, 1)?;
        for players in 2..8 {
            let other = play(plugins, 5, players)?;
            let least = first.order.len().min(other.order.len());
            assert!(least > 60 && common(&first.order, &other.order) == least, "{plugins}: {:?} {:?}", first.order, other.order);
        }
        assert!(common(&first.order, &play(plugins, 6, 1)?.order) < 20, "{plugins}: another seed");
    }
    Ok(())
}

#[test]
fn a_tile_that_fits_nowhere_or_another_turn_moves_the_turns_and_not_the_order() -> Result<(), KitError> {
    let (mut moved, mut refused) = (0, 0);
    for seed in 0..30 {
        let [a, b] = [play("[traders-builders]\n", seed, 1)?, play("[traders-builders]\n", seed, 2)?];
        let least = a.order.len().min(b.order.len());
        assert_eq!(common(&a.order, &b.order), least, "seed {seed}");
        refused += a.refused + b.refused;
        moved += usize::from(a.by_turn.iter().any(|(turn, tile)| b.by_turn.get(turn).is_some_and(|other| other != tile)));
    }
    assert!(moved > 0 && refused > 0, "{moved} games in which turns moved, {refused} tiles that fitted nowhere");
    Ok(())
}
