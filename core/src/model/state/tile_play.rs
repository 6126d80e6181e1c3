//! One tile play: what is known while a tile is drawn, placed, used and scored.

use std::hash::{Hash, Hasher};

use crate::copy_in_place;
use crate::model::ids::{Label, PlacedTile, Player, SegmentId, TileType, Trait, Verb};
use crate::model::kind::FigureKinds;
use crate::model::points::ScoringReason;
use crate::model::tile::TileInfo;
use crate::model::trait_set::TraitSet;

/// One tile play: a tile is drawn or chosen, placed, used and scored. Tile plays nest; the present
/// one is [`GameState::tile_play`](crate::GameState::tile_play).
///
/// Plugins stamp their own data with `serial` ("a bridge was built in tile play 17"). A stamp is
/// never out of date, whereas a flag has to be cleared. Outside any tile play there is an empty one
/// with serial 0.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct TilePlay {
    /// The number of this tile play in the game, from 1.
    pub serial: u16,
    /// The player who places the tile.
    pub player: Player,
    /// The tiles that may be placed. Filled by the first phase that finds any: a bought tile, a
    /// hand, an abbey, the draw.
    pub tiles: Vec<TileType>,
    /// The source of the tiles.
    pub source: Label,
    /// Traits that the tile has in addition to its printed ones.
    pub extra: Vec<Trait>,
    /// The tiles that were placed: usually one.
    pub placed_tiles: Vec<PlacedTile>,
    /// The traits of its tiles as a whole, printed or granted.
    pub(crate) traits: TraitSet,
    /// The same with those of the segments of its tiles.
    pub(crate) all_traits: TraitSet,
    /// The kinds of figures that the present deploy step allows.
    pub may_deploy: FigureKinds,
    /// The position of the frame that called this tile play; that frame also runs its follow-ups.
    pub called_by: u8,
    /// Whether another tile of the same turn gave it, so that it gives no further tile play.
    pub additional: bool,
    /// The verb that ended the last deploy step of this tile play.
    pub(crate) used: Option<Verb>,
    /// The verb that was chosen in the present deploy step, while the program that it called runs.
    pub(crate) chosen: Option<Verb>,
    /// The number of score entries of the turn when this tile play began.
    pub(crate) entries_from: u16,
    /// The features that are due in its scoring by a rule, although they are not complete.
    pub(crate) due: Vec<(SegmentId, ScoringReason)>,
    /// The segments that settled in it before another tile play interrupted it. Its own scoring
    /// takes them, not the scorings in between.
    pub settled: Vec<SegmentId>,
}

copy_in_place!(TilePlay {
    serial,
    player,
    tiles,
    source,
    extra,
    placed_tiles,
    traits,
    all_traits,
    may_deploy,
    called_by,
    additional,
    used,
    chosen,
    entries_from,
    due,
    settled,
});

/// All fields but `settled`, which is empty in the present tile play, the only one that a
/// fingerprint includes, and those that follow from the others or from the actions of this turn.
impl Hash for TilePlay {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.serial, self.player, &self.tiles, self.source, &self.extra, &self.placed_tiles).hash(state);
        (self.may_deploy, self.called_by, self.additional).hash(state);
        // Only what is present is hashed, see `State::fingerprint`.
        self.due.iter().for_each(|due| due.hash(state));
    }
}

impl TilePlay {
    /// Returns the types of the tiles that may be placed, each once: two tiles of one type are placed alike.
    #[inline]
    pub fn tile_types(&self) -> impl Iterator<Item = TileType> {
        self.tiles
            .iter()
            .enumerate()
            .filter(|(at, tile)| !self.tiles.iter().take(*at).any(|before| before == *tile))
            .map(|(_, tile)| *tile)
    }

    /// Adds the traits of a tile to those in play.
    #[inline]
    pub(crate) fn add_traits(&mut self, tile: &TileInfo) {
        self.traits.add_all(tile.traits.set());
        self.all_traits.add_all(tile.all_traits);
    }

    /// Begins a tile play in one that is empty.
    pub(crate) fn begin(&mut self, serial: u16, player: Player, called_by: u8) {
        (self.serial, self.player, self.called_by) = (serial, player, called_by);
    }

    /// Ends it: what remains is an empty one of the player at turn.
    pub(crate) fn clear(&mut self, player: Player) {
        self.tiles.clear();
        self.extra.clear();
        self.placed_tiles.clear();
        (self.traits, self.all_traits) = Default::default();
        self.settled.clear();
        self.due.clear();
        (self.used, self.chosen, self.entries_from) = (None, None, 0);
        (self.serial, self.player, self.source, self.may_deploy, self.called_by, self.additional) =
            (0, player, Label(0), FigureKinds::ALL, 0, false);
    }

    /// Returns the verb that ended the last deploy step of this tile play: what the step was used
    /// for. `PASS` if the player passed; `None` if the step was skipped without a question, is
    /// still open, or is still to come. Not part of a fingerprint.
    pub fn used(&self) -> Option<Verb> {
        self.used
    }

    /// Returns the features that are due in the scoring of this tile play by a rule, see
    /// [`Context::make_due`](crate::Context::make_due).
    pub fn due(&self) -> &[(SegmentId, ScoringReason)] {
        &self.due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_tiles_of_one_type_are_one_type_to_place() {
        let tile_play = TilePlay { tiles: vec![TileType(3), TileType(5), TileType(3)], ..TilePlay::default() };
        assert_eq!(tile_play.tile_types().collect::<Vec<_>>(), [TileType(3), TileType(5)]);
    }
}
