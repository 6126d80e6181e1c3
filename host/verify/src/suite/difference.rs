//! The difference of two states of a game, for the messages of the checks of secrets.

use bastide_core::{Game, Player, State, TileType};

/// Returns the name of a viewer.
pub(super) fn name_of(game: &Game, seat: Option<Player>) -> String {
    seat.map_or_else(|| "a spectator".to_owned(), |seat| game.rules().seat(seat).to_string())
}

/// Returns the first part in which two states differ.
pub(super) fn difference(a: &State, b: &State) -> Option<String> {
    let slots = a.slots.prints().into_iter().zip(b.slots.prints());
    if let Some(((name, _), _)) = slots.into_iter().find(|(a, b)| a.1 != b.1) {
        return Some(format!("the slot of type `{name}`"));
    }
    let (c, d) = (&a.core, &b.core);
    let sorted = |piles: &[Vec<TileType>]| -> Vec<Vec<TileType>> { piles.iter().map(|pile| sorted_pile(pile)).collect() };
    if sorted(&c.piles) != sorted(&d.piles) {
        return Some("the piles".into());
    }
    if c.figures != d.figures {
        return Some("the places of figures".into());
    }
    (c.score != d.score).then(|| "the scores".into())
}

fn sorted_pile(pile: &[TileType]) -> Vec<TileType> {
    let mut pile = pile.to_vec();
    pile.sort_unstable();
    pile
}
