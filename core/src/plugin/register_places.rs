//! Registration of places for figures: sorts of spots on the landscape.

use crate::model::geometry::Cell;
use crate::model::ids::SpotKind;
use crate::model::names::SpotSpec;
use crate::plugin::hook::View;
use crate::plugin::registrar::Registrar;

impl Registrar {
    /// Defines a sort of spot: the top of a tower, a pyramid of acrobats. `is_there` says whether a point of a
    /// cell is one; like every query it changes nothing and depends on the game alone. Where two sorts claim
    /// one point, the first that was registered has it.
    pub fn spot(
        &mut self,
        name: &str,
        spec: SpotSpec,
        is_there: impl Fn(View, Cell, u8) -> bool + Send + Sync + 'static,
    ) -> SpotKind {
        let kind = SpotKind::at(self.names.spots.define(name, spec));
        if self.is_guarded() {
            let guard = self.guard(is_there);
            self.answers
                .spots
                .push((kind, Box::new(move |v, cell, at| guard.call("spot", |is_there| Ok(is_there(v, cell, at))))));
        } else {
            self.answers.spots.push((kind, Box::new(move |v, cell, at| Ok(is_there(v, cell, at)))));
        }
        kind
    }

    /// Returns the sort of spot with this name. A plugin defines its own with [`Self::spot`].
    pub fn spot_kind(&mut self, name: &str) -> SpotKind {
        SpotKind::at(self.names.spots.mention(name))
    }
}
