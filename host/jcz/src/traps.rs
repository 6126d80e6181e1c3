//! The figures that a lake or a tree of the Russian promos has caught.

use bastide_core::{Figure, FigureLocation, Game, SpotKind};

use super::names;

/// Returns the figures of players that stand at a lake or a tree, caught, with the numbers of their owners.
pub(super) fn caught(game: &Game) -> Vec<(Figure, u8)> {
    let (v, spots) = (game.view(), &game.rules().names.spots);
    let traps: Vec<SpotKind> = names::traps().filter_map(|name| spots.index(name)).map(SpotKind::at).collect();
    let is_caught = |figure: &Figure| match v.core.figures[figure.index()].place {
        FigureLocation::Spot { cell, at } => v.spot_kind(cell, at).ok().flatten().is_some_and(|kind| traps.contains(&kind)),
        _ => false,
    };
    if traps.is_empty() {
        return Vec::new();
    }
    // The dragon may stand there too.
    let owned = |figure: Figure| Some((figure, v.core.figures[figure.index()].owner?.0));
    (0..v.core.figures.len()).map(Figure::at).filter(is_caught).filter_map(owned).collect()
}
