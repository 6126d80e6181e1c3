//! A tile in two characters, for very small boards.

use bastide_core::{EdgeContact, TileInfo};

use crate::draw::geom::p;
use crate::text::block::{Block, Glyph, Paint, building, ground_at, line};
use crate::tile::layout::Layout;

impl Block {
    /// Draws a tile in one line: a building or the roads on the left, and the city, if there is
    /// one, on the right.
    pub(crate) fn sketch(&mut self, layout: &Layout, info: &TileInfo, turns: u8, ascii: bool) {
        let ground = |i: usize| match layout.kinds[i].as_str() {
            "city" => Glyph::new(if ascii { '#' } else { '▓' }, Paint::Area),
            "field" => Glyph::new(if ascii { '.' } else { '·' }, Paint::Field),
            _ => Glyph::new(if ascii { '~' } else { '≈' }, Paint::Foreign),
        };
        let middle = ground_at(layout, p(50.0, 50.0)).map_or(Glyph::BLANK, ground);
        let whole = (0..layout.kinds.len()).find(|i| layout.contact[*i] == EdgeContact::Whole);
        let roads = info.segments.iter().enumerate().filter(|(i, _)| layout.kinds.get(*i).is_some_and(|kind| kind == "road"));
        let sides =
            roads.flat_map(|(_, segment)| segment.edge_points.turned(turns).sides()).fold(0, |all, side| all | 1 << side.index());
        let sign = layout.inner.iter().position(Option::is_some).map(|i| building(layout, i, ascii));
        let left = match (sign, sides) {
            (Some(letter), _) => Glyph::new(letter, Paint::Building),
            (None, 0) => middle,
            (None, sides) => Glyph::new(line(sides, ascii), Paint::Lane),
        };
        self.put((0, 0), left, None);
        (1..self.wide).for_each(|x| self.put((x, 0), whole.map_or(middle, ground), None));
    }
}
