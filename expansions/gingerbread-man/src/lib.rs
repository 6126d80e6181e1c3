//! The Gingerbread Man: a figure without an owner that goes from city to city. Knights bring points
//! when he leaves their city, and when it is completed.
//!
//! The rules with their ids are in `RULES.md`; the comments name them. The option `copies` adds the
//! tiles.
//!
//! Modules: `options` (the options of a table), `knights` (the points of the city where he stands),
//! `moves` (he comes onto the board and goes to another city), `refusals` (the rules by which
//! actions are refused).

mod knights;
mod moves;
mod options;
mod refusals;

use bastide_core::author::prelude::*;

pub use options::MANIFEST;

/// The Gingerbread Man.
pub static GINGERBREAD_MAN: GingerbreadMan = GingerbreadMan;

bastide_core::export_expansion!(GINGERBREAD_MAN);

/// The Gingerbread Man as an expansion.
#[derive(Debug)]
pub struct GingerbreadMan;

/// The figure, and the kind of feature where it stands.
#[derive(Clone, Copy)]
struct Man {
    kind: FigureKind,
    city: Kind,
}

impl Man {
    /// Returns the figure with the segment where it stands; `None` while it is off the board.
    #[inline]
    fn standing(self, v: View) -> Option<(Figure, SegmentId)> {
        let figure = v.neutral(self.kind)?;
        match v.core.figures.get(figure.index())?.place {
            FigureLocation::Segment(seg) => Some((figure, seg)),
            _ => None,
        }
    }

    /// Returns `true` while he stands nowhere.
    fn is_off_the_board(self, v: View) -> bool {
        let man = v.neutral(self.kind).and_then(|figure| v.core.figures.get(figure.index()));
        man.is_some_and(|f| f.place == FigureLocation::Supply)
    }
}

impl Expansion for GingerbreadMan {
    fn manifest(&self) -> &'static Manifest {
        &MANIFEST
    }

    fn install(&self, o: &Options, reg: &mut Registrar) -> Result<(), InstallError> {
        reg.refusals(refusals::REFUSALS);
        reg.symbols("expansions/gingerbread-man/symbols.toml", include_str!("../symbols.toml"))?;
        let copies = o.number("copies")? as u16;
        reg.tiles("expansions/gingerbread-man/tiles.toml", include_str!("../tiles.toml"), copies, STOCK)?;
        // GM-16: he belongs to nobody. GM-07, GM-14: he leaves a city with its other figures, when it is
        // scored or becomes a castle.
        let kind = reg.neutral_figure("gingerbread-man", FigureLocation::Supply)?;
        let man = Man { kind, city: reg.kind("city") };
        let knights = knights::install(man, o, reg)?;
        moves::install(knights, reg)
    }
}
