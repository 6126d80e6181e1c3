//! The features against which peasants revolt (RULES.md, section 1).

use bastide_core::author::prelude::*;

/// PR-01: the signs, with the number of tiles that have each.
pub(crate) const SIGNS: [(&str, usize); 3] = [("city", 5), ("road", 4), ("monastery", 3)];

/// The signs on tiles, and the kinds of features that each means.
#[derive(Clone, Copy)]
pub(crate) struct Signs {
    pub(crate) traits: [Trait; SIGNS.len()],
    kinds: [Kind; SIGNS.len()],
    /// PR-16: the place of a prior is monastic too.
    prior: Option<Kind>,
}

pub(crate) fn install(reg: &mut Registrar) -> Signs {
    Signs {
        traits: SIGNS.map(|(sign, _)| reg.tile_trait(&format!("revolt-{sign}"))),
        kinds: SIGNS.map(|(sign, _)| reg.kind(sign)),
        prior: reg.has("special-monasteries").then(|| reg.kind("prior")),
    }
}

impl Signs {
    /// Returns the number of the sign on a tile.
    pub(crate) fn on(self, v: View, tile: TileType) -> Option<usize> {
        let printed = &v.rules.tiles.get(tile).traits;
        self.traits.iter().position(|sign| printed.has(*sign))
    }

    /// PR-08, PR-16, PR-17: returns the number of the sign that means the feature on which a figure
    /// stands, if it is a follower.
    pub(crate) fn of_figure(self, v: View, f: &FigureState) -> Option<usize> {
        let FigureLocation::Segment(seg) = f.place else { return None };
        if !v.rules.figures.get(f.kind).follower {
            return None;
        }
        let kind = v.core.graph.get(seg).kind;
        if self.prior == Some(kind) {
            return Some(SIGNS.len() - 1);
        }
        self.kinds.iter().position(|known| *known == kind)
    }

    /// Returns the followers of a player on features that a sign means.
    pub(crate) fn against(self, v: View<'_>, who: Player, sign: usize) -> impl Iterator<Item = Figure> {
        let own = v.core.on_landscape().filter(move |(_, f)| f.owner == Some(who));
        own.filter(move |(_, f)| self.of_figure(v, f) == Some(sign)).map(|(figure, _)| figure)
    }
}
