//! Registration of what other plugins and screens ask for: sorts of spots, neutral figures, shown
//! numbers.

use crate::api::register::Registrar;
use crate::contract::declared::PlacesOn;
use crate::contract::manifest::InstallError;
use crate::dispatch::hook::{AreaOfSpot, ScoresCell, View};
use crate::model::figure::{FigureLocation, FigureState};
use crate::model::geometry::{Area, Cell};
use crate::model::ids::{Figure, FigureKind, Group, Kind, Player, SegmentId, ShownNumber, SpotKind};
use crate::model::kind::{FigureKinds, FigureSpec};
use crate::model::names::SpotSpec;

impl Registrar {
    /// Defines a sort of spot: the top of a tower, a pyramid of acrobats. `is_there` says whether a
    /// point of a cell is one; like every query it changes nothing and depends on the game alone.
    /// A point that two sorts claim belongs to the one that was registered first.
    pub fn spot(
        &mut self,
        name: &str,
        spec: SpotSpec,
        is_there: impl Fn(View, Cell, u8) -> bool + Send + Sync + 'static,
    ) -> SpotKind {
        let kind = SpotKind::at(self.names.spots.define(name, spec));
        if self.is_guarded() {
            let guard = self.guard(is_there);
            self.parts
                .answers
                .spots
                .push((kind, Box::new(move |v, cell, at| guard.call("spot", |is_there| Ok(is_there(v, cell, at))))));
        } else {
            self.parts.answers.spots.push((kind, Box::new(move |v, cell, at| Ok(is_there(v, cell, at)))));
        }
        kind
    }

    /// Declares the cells that meet at a spot of this sort, which lies on several tiles: the four
    /// around a corner. [`View::area_of`] returns them for the figures there.
    pub fn spot_area(&mut self, spot: SpotKind, area: impl Fn(Cell, u8) -> Area + Send + Sync + 'static) {
        let area: AreaOfSpot = if self.is_guarded() {
            let guard = self.guard(area);
            Box::new(move |cell, at| guard.call("spot_area", |area| Ok(area(cell, at))))
        } else {
            Box::new(move |cell, at| Ok(area(cell, at)))
        };
        self.parts.answers.spot_areas.push((spot, area));
    }

    /// Declares the cells that a feature of this kind scores, if they are neither those of its tiles
    /// nor those that it waits for: the row and the column of a prior. Query them with
    /// [`View::scores_cell`]. Like every query, `scores` changes nothing and depends on the game alone.
    pub fn scored_cells(&mut self, kind: Kind, scores: impl Fn(View, SegmentId, Cell) -> bool + Send + Sync + 'static) {
        let scores: ScoresCell = if self.is_guarded() {
            let guard = self.guard(scores);
            Box::new(move |v, feature, cell| guard.call("scored_cells", |scores| Ok(scores(v, feature, cell))))
        } else {
            Box::new(move |v, feature, cell| Ok(scores(v, feature, cell)))
        };
        self.parts.answers.scored_cells.push((kind, scores));
    }

    /// Declares the kinds of figures that may stand at places of this plugin that are not segments of a
    /// tile: the top of a tower, a quarter of a city, a castle. `kinds` returns `None` for any other
    /// place. Query it with [`View::takes_at`], for a figure that is not deployed there. Like every
    /// query, `kinds` changes nothing and depends on the game alone.
    pub fn takes_at(&mut self, kinds: impl Fn(View, FigureLocation) -> Option<FigureKinds> + Send + Sync + 'static) {
        if self.is_guarded() {
            let guard = self.guard(kinds);
            self.parts.answers.takes_at.push(Box::new(move |v, place| guard.call("takes_at", |kinds| Ok(kinds(v, place)))));
        } else {
            self.parts.answers.takes_at.push(Box::new(move |v, place| Ok(kinds(v, place))));
        }
    }

    /// Declares which figures carry others, as two acrobats carry a third one. A rule that takes one
    /// figure from a tile, such as a tower, first takes those that carry none; see
    /// [`View::carries_another`]. Like every query, `carries` changes nothing and depends on the
    /// game alone.
    pub fn carriers(&mut self, carries: impl Fn(View, Figure) -> bool + Send + Sync + 'static) {
        if self.is_guarded() {
            let guard = self.guard(carries);
            self.parts.answers.carries.push(Box::new(move |v, figure| guard.call("carriers", |carries| Ok(carries(v, figure)))));
        } else {
            self.parts.answers.carries.push(Box::new(move |v, figure| Ok(carries(v, figure))));
        }
    }

    /// Defines a number that this plugin keeps for each player and shows to others by name: the
    /// place of a marker. Like every query, `read` changes nothing and depends on the game alone.
    pub fn show_number(&mut self, name: &str, read: impl Fn(View, Player) -> i32 + Send + Sync + 'static) -> ShownNumber {
        let number = ShownNumber::at(self.names.shown.define(name, ()));
        if self.is_guarded() {
            let guard = self.guard(read);
            self.parts
                .answers
                .shown
                .push((number, Box::new(move |v, player| guard.call("show_number", |read| Ok(read(v, player))))));
        } else {
            self.parts.answers.shown.push((number, Box::new(move |v, player| Ok(read(v, player)))));
        }
        number
    }

    /// Returns the shown number with this name, whether or not a plugin at the table shows it.
    pub fn shown_number(&mut self, name: &str) -> ShownNumber {
        ShownNumber::at(self.names.shown.mention(name))
    }

    /// Adds one figure without an owner, such as a dragon, which begins the game at `first`.
    /// Further calls with the same name add further figures of that kind.
    ///
    /// # Errors
    /// `first` is a segment: no segment exists before the game begins.
    pub fn neutral_figure(&mut self, name: &str, first: FigureLocation) -> Result<FigureKind, InstallError> {
        if matches!(first, FigureLocation::Segment(_)) {
            let message =
                format!("the figure \"{name}\" cannot begin on a segment; let it begin elsewhere, and move it in a setup phase");
            return Err(InstallError::Refused(message));
        }
        let kind = self.define_figure(name, FigureSpec { per_player: 0, weight: 0, strength: 0, follower: false });
        self.declared.neutral.push(FigureState { kind, owner: None, place: first });
        Ok(kind)
    }

    /// Declares that places of a group, counted from `first`, lie on cells of the landscape: the
    /// quarter of a city. An effect on one of these cells reaches the figures there, if the group is
    /// [in reach](crate::GroupSpec::in_reach) of it; see [`View::area_of`].
    pub fn places_on(&mut self, group: Group, first: u8, count: u8, on: Area) {
        self.declared.places_on.push(PlacesOn { group, first, count, on });
    }

    /// Returns the sort of spot with this name. A plugin defines its own with [`Self::spot`].
    pub fn spot_kind(&mut self, name: &str) -> SpotKind {
        SpotKind::at(self.names.spots.mention(name))
    }
}
