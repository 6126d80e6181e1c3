//! What a plugin registers for the table as a whole: the board, the first tiles, the figures of each player, scores.

use crate::model::bounded_board::BoundedBoard;
use crate::model::geometry::Cell;
use crate::model::ids::{FigureKind, Kind};
use crate::model::scenery::Scenery;
use crate::plugin::manifest::InstallError;
use crate::plugin::registrar::Registrar;

impl Registrar {
    /// The board ends: these cells exist and no others. One plugin at most may say so.
    ///
    /// # Errors
    /// If another plugin bounds the board already, or a cell is beyond [`Cell::MOST`].
    pub fn bound_board(&mut self, ground: BoundedBoard) -> Result<(), InstallError> {
        if let Some(Cell { x, y }) = ground.cells.iter().find(|cell| !cell.is_within_extent()) {
            let most = Cell::MOST;
            return Err(InstallError::Refused(format!(
                "the board has the cell {x},{y}, which is too far away; cells go from -{most} to {most} in both directions"
            )));
        }
        if self.ground.replace(ground).is_some() {
            return Err(InstallError::Refused("two plugins bound the board; use one of them".into()));
        }
        Ok(())
    }

    /// The tile that lies at the start: others may lay it elsewhere.
    pub fn start_tile(&mut self, name: &str) {
        self.start_tile = Some(name.to_owned());
    }

    /// This plugin lays the first tiles, in place of those of others: on the start cells of a map, as a river. One plugin at most may say
    /// so.
    pub fn lays_first_tiles(&mut self) -> Result<(), InstallError> {
        match self.first_tiles.replace(self.plugin) {
            Some(other) => Err(InstallError::Refused(format!(
                "{other} and {} both lay the first tiles of a game; use one of them",
                self.plugin
            ))),
            None => Ok(()),
        }
    }

    /// Each player begins with so many figures of a kind, whatever the plugin says that brings them. A table may still say otherwise.
    pub fn begin_with(&mut self, figure: FigureKind, each: u8) {
        self.figures_each.push((figure, each));
    }

    /// What the board shows, for those who look at it.
    pub fn scenery(&mut self, scenery: Scenery) {
        self.scenery = Some(scenery);
    }

    /// At the end of the game features of this kind are not scored one by one: the `last` hooks pay for all of them together. Neither
    /// `worth` nor `award` is asked for them, in the scoring and in a projection.
    pub fn paid_by_last(&mut self, kind: Kind) {
        self.paid_by_last.push(kind);
    }

    /// No score falls below this. A booking that would go below it takes less, and says so.
    pub fn score_floor(&mut self, floor: i32) {
        self.score_floor = Some(floor);
        self.floor_label = self.label("not taken");
    }
}
