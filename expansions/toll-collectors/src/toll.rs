//! What a road pays to a tollhouse (RULES.md, section 2).

use bastide_core::Crossings;
use bastide_core::author::prelude::*;

/// Traits of tiles that count as houses: with a garden, once a tile each (TK-08, TK-20).
const HOUSES: [&str; 3] = ["farmhouse", "pigsty", "shed"];

/// Counts what a toll is raised for.
#[derive(Clone, Copy)]
pub(crate) struct Tolls {
    pub(crate) house: Token,
    pub(crate) crossings: Crossings,
    travellers: Trait,
    /// TK-20: the traits of houses, unless travellers and thieves alone are counted.
    houses: Option<[Trait; HOUSES.len()]>,
    garden: Kind,
    labels: [Label; 3],
}

/// One toll: who gets it for which road, at which side of the tollhouse, with its lines.
pub(crate) struct Toll {
    pub(crate) player: Player,
    pub(crate) cell: Cell,
    pub(crate) side: i16,
    pub(crate) lines: Vec<Line>,
}

impl Toll {
    pub(crate) fn points(&self) -> i16 {
        self.lines.iter().map(Line::points).sum()
    }
}

impl Tolls {
    pub(crate) fn new(house: Token, crossings: Crossings, o: &Options, reg: &mut Registrar) -> Result<Tolls, InstallError> {
        let counted = o.word("toll_houses")? == "known";
        Ok(Tolls {
            house,
            crossings,
            travellers: reg.tile_trait("travellers"),
            houses: counted.then(|| HOUSES.map(|name| reg.tile_trait(name))),
            garden: reg.kind("garden"),
            labels: ["thieves", "houses and gardens", "groups of travellers"].map(|name| reg.label(name)),
        })
    }

    /// TK-19: returns the number of thieves on a road: each follower counts one.
    fn thieves(self, v: View, road: SegmentId) -> i16 {
        v.core.figures_on(road).filter(|(_, f)| f.owner.is_some() && v.rules.figures.get(f.kind).follower).count() as i16
    }

    /// TK-08, TK-12, TK-19: returns the number of houses and gardens on the tiles of a road. Where only a
    /// bridge of it crosses a tile, nothing of the tile counts.
    fn houses(self, v: View, road: SegmentId) -> i16 {
        let Some(traits) = self.houses else { return 0 };
        let on_tile = |placed: &PlacedTile| {
            let printed = &v.rules.tiles.get(v.core.board.tile(*placed).tile).traits;
            let houses = traits.iter().filter(|house| printed.has(**house)).count();
            houses + v.printed(*placed).filter(|seg| v.core.graph.get(*seg).kind == self.garden).count()
        };
        v.printed_on(road).iter().map(on_tile).sum::<usize>() as i16
    }

    /// TK-08, TK-09: returns what a road pays to a tollhouse with this side up.
    fn lines(self, v: View, road: SegmentId, side: i16) -> Vec<Line> {
        let groups = v.printed_traits(road, self.travellers);
        let counts = [(self.thieves(v, road), side), (self.houses(v, road), side), (groups, 3 * side)];
        let lines = self.labels.into_iter().zip(counts).map(|(label, (count, each))| Line { label, count, each });
        lines.filter(|line| line.count > 0).collect()
    }

    /// TK-07, TK-14, TK-21, TK-22: returns the tolls of a road, one for each tollhouse at one of its
    /// ends. With a `side`, that of the houses does not matter (TK-16).
    pub(crate) fn of(self, v: View, road: SegmentId, side: Option<i16>) -> Vec<Toll> {
        let mut tolls = Vec::new();
        for token in v.core.tokens_of(self.house) {
            let (TokenPlace::Cell(cell), Some(player)) = (token.place, token.owner) else { continue };
            if self.crossings.ends_on(v, cell).iter().any(|end| v.core.graph.joined(*end, road)) {
                let side = side.unwrap_or(token.number);
                tolls.push(Toll { player, cell, side, lines: self.lines(v, road, side) });
            }
        }
        tolls.retain(|toll| toll.points() > 0);
        tolls
    }
}
