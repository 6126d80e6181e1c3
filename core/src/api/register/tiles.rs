//! Registration of what changes the tiles of other plugins: marked copies, split segments, copies
//! that are left out.

use crate::api::register::Registrar;
use crate::contract::declared::{Instead, MarkedEntry, MarkedTwins, TwinsEntry};
use crate::contract::flow::{Flow, Step};
use crate::contract::order::Order;
use crate::dispatch::hook::Context;
use crate::dispatch::roles::TurnPhase;
use crate::model::ids::{EdgeKind, Phase, STOCK, Stream};
use crate::model::tile::Hole;

impl Registrar {
    /// Adds a copy of the tile `of` of another plugin, with the id `id` and these further traits, to
    /// the same pile. Several copies may have one id. Checked when all plugins are installed: a tile
    /// that does not exist, or that has too few copies to replace, is refused.
    pub fn marked(&mut self, of: &str, id: &str, traits: &[&str], instead: Instead) {
        let traits = traits.iter().map(|t| (*t).to_owned()).collect();
        self.declared.marked.push(MarkedEntry { plugin: self.plugin, of: of.into(), id: id.into(), traits, instead });
    }

    /// Leaves copies of a tile of another plugin out of the game, or all if there are fewer. Marked
    /// copies stay. Checked when all plugins are installed: a tile that does not exist is refused.
    pub fn leave_out(&mut self, tile: &str, copies: u16) {
        self.declared.left_out.push((tile.to_owned(), copies));
    }

    /// Adds a twin of each tile of the stack: a tile with these traits in addition, whose id is
    /// `prefix` and the id of the tile. There are no copies of twins. A setup phase exchanges tiles
    /// of the stack for their twins: see [`Self::mark_stack`]. Nobody sees which tiles of a pile
    /// are twins. [`Ruleset::twin`](crate::Ruleset::twin) returns the twin of a tile.
    pub fn marked_twins(&mut self, prefix: &str, traits: &[&str]) -> MarkedTwins {
        let traits = traits.iter().map(|t| (*t).to_owned()).collect();
        self.declared.twins.push(TwinsEntry { plugin: self.plugin, prefix: prefix.into(), traits });
        MarkedTwins(self.declared.twins.len() as u8 - 1)
    }

    /// Adds a setup phase that exchanges `number` random tiles of the stack for their
    /// [marked twins](Self::marked_twins), or all that have one if there are fewer. All are equally
    /// likely. The phase and the stream of its chance have this name.
    pub fn mark_stack(&mut self, name: &str, order: Order, twins: MarkedTwins, number: u16) -> Phase {
        let stream = self.stream(name);
        self.phase("setup", name, order, &[], MarkStack { twins, number, stream })
    }

    /// Declares that tiles with an edge of this kind fill holes: they match every edge, and are
    /// placed, in any rotation, only on such a cell. No edge of a later tile ever meets them, so a
    /// kind of edge that is registered after all others costs nothing.
    pub fn fills_holes(&mut self, edge: EdgeKind, hole: Hole) {
        self.declared.fills_holes.push((edge, hole));
    }

    /// Declares that a tile is absent at its edges of this kind: the sides of a triangle that covers
    /// half of its cell. Such an edge matches every other and demands nothing. It opens no cell, and
    /// features that meet it stay open, as beside an empty cell.
    pub fn leaves_gap(&mut self, edge: EdgeKind) {
        self.declared.gaps.push(edge);
    }

    /// Splits every segment whose tile file says `splits = "<name>"`, on the tiles of all plugins:
    /// it becomes one segment for each of its edges, and each gets the trait `<name>-opening`. Its
    /// other traits stay with the segment at its first edge.
    pub fn split(&mut self, name: &str) {
        if !self.declared.splits.iter().any(|known| known == name) {
            self.declared.splits.push(name.to_owned());
        }
    }
}

/// The phase of [`Registrar::mark_stack`].
struct MarkStack {
    twins: MarkedTwins,
    number: u16,
    stream: Stream,
}

impl TurnPhase for MarkStack {
    fn enter(&self, cx: &mut Context) -> Step {
        cx.mark_in_pile(STOCK, self.twins, self.number, self.stream);
        Ok(Flow::Done)
    }
}
