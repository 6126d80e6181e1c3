//! Registration for the table as a whole: the board, the first tiles, the figures of each player,
//! scores.

use crate::api::register::Registrar;
use crate::contract::declared::{First, FirstTiles};
use crate::contract::manifest::InstallError;
use crate::model::board::bounded_board::BoundedBoard;
use crate::model::board::scenery::Scenery;
use crate::model::geometry::Cell;
use crate::model::ids::{FigureKind, Kind, Label};

impl Registrar {
    /// Bounds the board: these cells exist and no others. At most one plugin may do so.
    ///
    /// # Errors
    /// Another plugin bounds the board already, or a cell is beyond [`Cell::MAX`].
    pub fn bound_board(&mut self, bounded_board: BoundedBoard) -> Result<(), InstallError> {
        if let Some(Cell { x, y }) = bounded_board.cells.iter().find(|cell| !cell.is_within_extent()) {
            let most = Cell::MAX;
            return Err(InstallError::Refused(format!(
                "the board has the cell {x},{y}, which is too far away; cells go from -{most} to {most} in both directions"
            )));
        }
        if self.board.bounded_board.replace(bounded_board).is_some() {
            return Err(InstallError::Refused("two plugins bound the board; use one of them".into()));
        }
        Ok(())
    }

    /// Names a start tile; another plugin may place it elsewhere. If several are named, the one with
    /// the lowest rank is the start tile, and the others are ordinary tiles; that of the base game has
    /// rank 0. A rank below 0 counts only if no plugin
    /// [places the first tiles](Self::places_first_tiles).
    pub fn start_tile(&mut self, name: &str, rank: i8) {
        self.declared.start_tiles.push((rank, name.to_owned()));
    }

    /// Declares that this plugin places the first tiles of a game: on the start cells of a map, or
    /// as a river. `remedy` names the settings with which it can be combined with other such plugins,
    /// as in `city = false in [count-king-robber]`; it is empty if there are none.
    ///
    /// # Errors
    /// Another plugin has declared it already, and not both place theirs
    /// [together](First::Together).
    pub fn places_first_tiles(&mut self, first: First, remedy: &'static str) -> Result<(), InstallError> {
        let own = FirstTiles { plugin: self.plugin, first, remedy };
        let agrees = |other: &&FirstTiles| (first, other.first) == (First::Together, First::Together);
        if let Some(other) = self.declared.first_tiles.iter().find(|other| !agrees(other)) {
            let remedies = [other, &own].into_iter().filter(|one| !one.remedy.is_empty());
            let remedies: String = remedies.map(|one| format!(", or set {}", one.remedy)).collect();
            let (a, b) = (other.plugin, self.plugin);
            let message = format!("{a} and {b} both place the first tiles of a game; use one of them{remedies}");
            return Err(InstallError::Together { other: a, message });
        }
        self.declared.first_tiles.push(own);
        Ok(())
    }

    /// Declares that this plugin sets up the landscape, so that no plugin places first tiles.
    pub fn gives_first_tiles(&mut self) {
        self.declared.first_tiles_given = true;
    }

    /// Declares that this plugin has the figures of `more` players in addition to those of the game
    /// without it.
    pub fn bring_seats(&mut self, more: u8) {
        self.more_seats += more;
    }

    /// Returns the number of additional players for whom plugins have figures. Complete only in a
    /// [`Self::check`].
    pub fn brought_seats(&self) -> u8 {
        self.more_seats
    }

    /// Sets the number of figures of a kind with which each player begins, regardless of the
    /// figure's plugin. A table may still override it.
    pub fn begin_with(&mut self, figure: FigureKind, each: u8) {
        self.allowed.figures_each.push((figure, each));
    }

    /// Gives each player `more` figures of a kind, in addition to those with which they begin otherwise.
    /// A table may still override the number.
    pub fn begin_with_more(&mut self, figure: FigureKind, more: u8) {
        self.allowed.more_each.push((figure, more));
    }

    /// Declares that figures of this kind stand for their players where a screen shows a seat, such as
    /// the followers of the base game. The first declaration of a table counts. Without one, the kind
    /// with the most figures at the start stands for the players.
    pub fn stands_for_player(&mut self, figure: FigureKind) {
        self.declared.stands_for_player.get_or_insert(figure);
    }

    /// Sets the printed picture of the board.
    pub fn scenery(&mut self, scenery: Scenery) {
        self.board.scenery = Some(scenery);
    }

    /// Declares that the features of this kind are not scored one by one at the end of the game:
    /// the `final_points` hooks pay for all of them together. Neither `value` nor `award` is called
    /// for them, in the scoring or in a projection.
    pub fn paid_by_last(&mut self, kind: Kind) {
        self.score_rules.paid_by_last.push(kind);
    }

    /// Declares that points with this label may be awarded after the last decision although no
    /// projection of the scores contains them: a die or other players decide about them, or nobody may
    /// know them before. `bastide expansion test` leaves them out when it compares the final scores
    /// with the projection.
    pub fn unforeseen(&mut self, label: Label) {
        self.score_rules.unforeseen.push(label);
    }

    /// Declares that figures of this kind stay on a feature that is scored, unless they leave by
    /// another rule: a shepherd in a field whose farmers go home.
    pub fn stays_when_scored(&mut self, figure: FigureKind) {
        self.allowed.staying.insert(figure);
    }

    /// Declares that no figure may come to the segments on the tile of the neutral figure of this
    /// kind, while that figure stands at a spot of the landscape. Removes all kinds from each
    /// [claim](crate::Claim) there.
    pub fn keeps_cell_free(&mut self, neutral: FigureKind) {
        self.declared.keep_cell_free.push(neutral);
    }

    /// Returns the lowest score of a player, if a plugin set one. Complete only in a [`Self::check`].
    pub fn lowest_score(&self) -> Option<i32> {
        self.score_rules.floor
    }

    /// Sets the lowest score of a player. A score entry that would go below it takes fewer points, and
    /// logs the rest.
    pub fn score_floor(&mut self, floor: i32) {
        self.score_rules.floor = Some(floor);
        self.score_rules.floor_label = self.label("not taken");
    }
}
