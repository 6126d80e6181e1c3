//! Castles of another plugin, if they are played (RULES.md, section 8).

use bastide_core::author::prelude::*;

const PLUGIN: &str = "bridges-castles-bazaars";

/// Returns `true` if castles are played.
pub(crate) fn played(reg: &Registrar) -> Result<bool, InstallError> {
    Ok(matches!(reg.option_of(PLUGIN, "castles")?, Some(Chosen::Switch(true))))
}

/// AM-110: where a wagon may move to from a castle that was scored.
#[derive(Clone, Copy)]
pub(crate) struct FromCastle {
    pub(crate) castle: Kind,
    /// Only to the cells of the castle and those that share a side with them.
    beside: bool,
    /// Nowhere.
    none: bool,
}

impl FromCastle {
    /// Returns the rule of a table with castles.
    pub(crate) fn of(reg: &mut Registrar) -> Result<Option<FromCastle>, InstallError> {
        if !played(reg)? {
            return Ok(None);
        }
        let scope = reg.option_of(PLUGIN, "wagon_from_castle_scope")?;
        let is = |wanted: &str| matches!(&scope, Some(Chosen::Word(word)) if word == wanted);
        let (beside, none) = (is("adjacent"), is("none"));
        Ok(Some(FromCastle { castle: reg.kind("castle"), beside, none }))
    }

    /// Returns the cells of the features to which a wagon may move from a castle.
    pub(crate) fn cells(self, v: View, castle: SegmentId) -> Vec<Cell> {
        if self.none {
            return Vec::new();
        }
        let graph = &v.core.graph;
        let own: Vec<Cell> =
            graph.members(castle).filter(|seg| graph.get(*seg).tile().is_some()).map(|s| graph.get(s).cell).collect();
        let (x, y) = (|cell: &Cell| cell.x, |cell: &Cell| cell.y);
        let (Some(min_x), Some(max_x)) = (own.iter().map(x).min(), own.iter().map(x).max()) else { return own };
        let (Some(min_y), Some(max_y)) = (own.iter().map(y).min(), own.iter().map(y).max()) else { return own };
        // The fief is the castle and the cells on its two long sides.
        let upright = min_x == max_x;
        let (min, max) = (
            Cell::new(min_x - i16::from(upright), min_y - i16::from(!upright)),
            Cell::new(max_x + i16::from(upright), max_y + i16::from(!upright)),
        );
        let fief = Area { min, max }.cells();
        if !self.beside {
            return fief.collect();
        }
        let ends = own.iter().flat_map(|cell| bastide_core::Side::ALL.map(|side| cell.step(side)));
        fief.chain(ends).collect()
    }
}
