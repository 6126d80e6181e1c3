//! Declarations of plugins about tiles and figures of the whole table, before the rules are compiled
//! from it.

use crate::model::figure::FigureState;
use crate::model::geometry::Area;
use crate::model::ids::{EdgeKind, FigureKind, Group, TileType};
use crate::model::tile::{Catalogue, Hole};

/// Whether a marked copy of a tile is one more tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Instead {
    /// It takes the place of one unmarked copy.
    OfOne,
    /// It comes in addition to the unmarked copies.
    Besides,
}

/// The order of two plugins that both place first tiles of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// It places the first tiles, and no other plugin may do so too.
    Alone,
    /// It places first tiles besides those of others that do so: a later set lies beside an earlier
    /// one, see [`View::start_place`](crate::View::start_place).
    Together,
}

/// A plugin that places first tiles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FirstTiles {
    pub(crate) plugin: &'static str,
    pub(crate) first: First,
    /// The settings with which it gets along with others, in words; empty if there are none.
    pub(crate) remedy: &'static str,
}

/// A marked copy of a tile of another plugin.
#[derive(Clone, Debug)]
pub(crate) struct MarkedEntry {
    pub(crate) plugin: &'static str,
    pub(crate) of: String,
    pub(crate) id: String,
    pub(crate) traits: Vec<String>,
    pub(crate) instead: Instead,
}

/// The marked twins that a plugin has registered with
/// [`Registrar::marked_twins`](crate::Registrar::marked_twins).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MarkedTwins(pub(crate) u8);

/// Marked twins of all tiles of the stack.
#[derive(Clone, Debug)]
pub(crate) struct TwinsEntry {
    pub(crate) plugin: &'static str,
    pub(crate) prefix: String,
    pub(crate) traits: Vec<String>,
}

impl TwinsEntry {
    /// Returns each tile that has a twin, with the twin.
    pub(crate) fn pairs(&self, tiles: &Catalogue) -> Vec<(TileType, TileType)> {
        let all = (0..tiles.len()).map(TileType::at);
        all.filter_map(|tile| Some((tile, tiles.find(&format!("{}{}", self.prefix, tiles.get(tile).name))?))).collect()
    }
}

/// The declarations.
#[derive(Debug, Default)]
pub(crate) struct Declared {
    pub(crate) marked: Vec<MarkedEntry>,
    /// The tiles of other plugins of which copies are left out, with the number of copies.
    pub(crate) left_out: Vec<(String, u16)>,
    pub(crate) twins: Vec<TwinsEntry>,
    /// The names of splits that are carried out.
    pub(crate) splits: Vec<String>,
    /// The plugins that place the first tiles.
    pub(crate) first_tiles: Vec<FirstTiles>,
    /// Whether a plugin sets up the landscape.
    pub(crate) first_tiles_given: bool,
    /// The start tiles with their ranks.
    pub(crate) start_tiles: Vec<(i8, String)>,
    /// The kinds of edges behind which a tile is absent.
    pub(crate) gaps: Vec<EdgeKind>,
    /// The kinds of edges whose tiles fill holes.
    pub(crate) fills_holes: Vec<(EdgeKind, Hole)>,
    /// The neutral figures with their first locations.
    pub(crate) neutral: Vec<FigureState>,
    /// The kind of figure that stands for its player.
    pub(crate) stands_for_player: Option<FigureKind>,
    /// The kinds of neutral figures on whose cells no figure may be deployed.
    pub(crate) keep_cell_free: Vec<FigureKind>,
    /// The places off the board that lie on cells of the landscape.
    pub(crate) places_on: Vec<PlacesOn>,
}

/// Places of a group that lie on cells of the landscape.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlacesOn {
    pub(crate) group: Group,
    /// The first place, and the number of places.
    pub(crate) first: u8,
    pub(crate) count: u8,
    pub(crate) on: Area,
}

impl PlacesOn {
    /// Returns `true` if this is a place of the group that lies there.
    pub(crate) fn has(&self, group: Group, index: u8) -> bool {
        self.group == group && (self.first..self.first.saturating_add(self.count)).contains(&index)
    }
}

impl Declared {
    /// Returns the start tile. One with a rank below 0 counts only if no plugin places the first
    /// tiles.
    pub(crate) fn start_tile(&self) -> Option<&str> {
        let counts = |rank: i8| rank >= 0 || self.first_tiles.is_empty();
        let ranked = self.start_tiles.iter().filter(|(rank, _)| counts(*rank));
        ranked.min_by_key(|(rank, _)| *rank).map(|(_, name)| name.as_str())
    }
}
