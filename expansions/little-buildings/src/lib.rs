//! The Little Buildings: sheds, houses and towers that add to the value of features.
//!
//! The rules with their ids are in `RULES.md`; the comments name them.
//!
//! Modules: `options` (the options of a table), `deal` (the buildings of each player), `lay` (a
//! building is laid), `worth` (what buildings add), `refusals` (the rules by which actions are
//! refused).

mod deal;
mod lay;
mod options;
mod refusals;
mod worth;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Little Buildings.
pub static LITTLE_BUILDINGS: LittleBuildings = LittleBuildings;

bastide_core::export_expansion!(LITTLE_BUILDINGS);

/// The kinds of buildings: the token, and the name of several in a score.
const KINDS: [(&str, &str); 3] =
    [("little-tower", "little towers"), ("little-house", "little houses"), ("little-shed", "little sheds")];

/// The tokens of the three kinds, with the points of each.
#[derive(Clone, Copy)]
pub(crate) struct Buildings {
    tokens: [Token; KINDS.len()],
    points: [i16; KINDS.len()],
}

impl Buildings {
    /// Returns `true` in the plain game, in which all buildings are worth the same (LB-08).
    pub(crate) fn is_plain(&self) -> bool {
        self.points.iter().all(|points| *points == self.points[0])
    }
}

/// The Little Buildings as an expansion.
#[derive(Debug)]
pub struct LittleBuildings;

impl Expansion for LittleBuildings {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/little-buildings/symbols.toml", include_str!("../symbols.toml"))?;
        // LB-12: by the variant a tower counts 3 and a house 2.
        let points = if o.word("building_points")? == "3/2/1" { [3, 2, 1] } else { [1; KINDS.len()] };
        let tokens = KINDS.map(|(name, _)| reg.define_token(name, 0));
        let buildings = Buildings { tokens, points };
        deal::install(buildings, o, reg)?;
        lay::install(buildings, reg)?;
        worth::install(buildings, o, reg)
    }
}
