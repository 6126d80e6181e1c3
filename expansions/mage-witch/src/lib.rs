//! Mage and Witch: two figures without an owner, who raise and lower the points of a road or city.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles.
//!
//! Modules: `options` (the options of a table), `magic` (the figures are placed and moved), `value`
//! (what their feature is worth), `refusals` (the rules by which actions are refused).

mod magic;
mod options;
mod refusals;
mod value;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// Mage and Witch.
pub static MAGE_WITCH: MageWitch = MageWitch;

bastide_core::export_expansion!(MAGE_WITCH);

/// Mage and Witch as an expansion.
#[derive(Debug)]
pub struct MageWitch;

/// The two figures, and the kinds of features where they stand.
#[derive(Clone, Copy)]
struct Figures {
    mage: FigureKind,
    witch: FigureKind,
    /// MW-04: roads and cities.
    kinds: [Kind; 2],
}

impl Figures {
    fn both(self) -> [FigureKind; 2] {
        [self.mage, self.witch]
    }

    /// Returns a figure with the segment where it stands; `None` for one that is off the board.
    #[inline]
    fn standing(self, v: View, kind: FigureKind) -> Option<(Figure, SegmentId)> {
        let figure = v.neutral(kind)?;
        match v.core.figures.get(figure.index())?.place {
            FigureLocation::Segment(seg) => Some((figure, seg)),
            _ => None,
        }
    }

    /// Returns `true` if a figure stands on a feature.
    #[inline]
    fn is_on(self, v: View, kind: FigureKind, feature: SegmentId) -> bool {
        self.standing(v, kind).is_some_and(|(_, seg)| v.core.graph.joined(seg, feature))
    }
}

impl Expansion for MageWitch {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/mage-witch/symbols.toml", include_str!("../symbols.toml"))?;
        let copies = o.number("copies")? as u16;
        reg.tiles("expansions/mage-witch/tiles.toml", include_str!("../tiles.toml"), copies, STOCK)?;
        // MW-02: they belong to nobody and begin off the board. MW-17, MW-18, MW-24: they leave a feature
        // with its other figures, when it is scored or becomes a castle.
        let mage = reg.neutral_figure("mage", FigureLocation::Supply)?;
        let witch = reg.neutral_figure("witch", FigureLocation::Supply)?;
        let figures = Figures { mage, witch, kinds: [reg.kind("road"), reg.kind("city")] };
        value::install(figures, o, reg)?;
        magic::install(figures, o, reg)
    }
}
