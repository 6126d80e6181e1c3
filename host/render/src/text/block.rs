//! A tile as a block of characters.
//!
//! Areas and fields are sampled from the tile's [`Layout`]. Roads are routed again from the centres
//! of the sides, so that they become clean box-drawing lines. [`terminal`](crate::terminal()) joins
//! the blocks.

use bastide_core::{EdgeContact, Side, TileInfo};

use crate::draw::geom::{P, SIZE, p, turn};
use crate::symbol::compass;
use crate::tile::grid::Owner;
use crate::tile::layout::Layout;
use crate::tile::roads::End;

/// The content of a character, which decides its color.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Paint {
    #[default]
    Blank,
    Field,
    Area,
    Foreign,
    Lane,
    Building,
    Mark,
    /// A background color, as a number of the 256 colors.
    Figure(u8),
    Label,
    Rim,
    /// A text color, as a number of the 256 colors.
    Owned(u8),
}

/// One character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Glyph {
    pub(crate) letter: char,
    pub(crate) paint: Paint,
}

impl Glyph {
    pub(crate) const BLANK: Glyph = Glyph { letter: ' ', paint: Paint::Blank };

    pub(crate) const fn new(letter: char, paint: Paint) -> Glyph {
        Glyph { letter, paint }
    }
}

/// A block of characters with the segment that each belongs to.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    pub(crate) wide: usize,
    pub(crate) high: usize,
    pub(crate) glyphs: Vec<Glyph>,
    pub(crate) owner: Vec<Option<usize>>,
    pub(crate) label: Vec<P>,
}

/// The line characters, indexed by the sides that they connect: 1 north, 2 east, 4 south, 8 west.
const LINES: [char; 16] = [' ', '╵', '╶', '╰', '╷', '│', '╭', '├', '╴', '╯', '─', '┴', '╮', '┤', '┬', '┼'];
const PLAIN: [char; 16] = [' ', '|', '-', '+', '|', '|', '+', '+', '-', '+', '-', '+', '+', '+', '+', '+'];

/// Returns the line character that connects these sides.
pub(crate) const fn line(sides: u8, ascii: bool) -> char {
    (if ascii { PLAIN } else { LINES })[(sides & 15) as usize]
}

/// Returns the next position in a direction.
const fn step(at: (usize, usize), side: Side) -> (usize, usize) {
    match side {
        Side::N => (at.0, at.1.wrapping_sub(1)),
        Side::E => (at.0 + 1, at.1),
        Side::S => (at.0, at.1 + 1),
        Side::W => (at.0.wrapping_sub(1), at.1),
    }
}

impl Block {
    /// Returns the block of a tile with a rotation.
    pub(crate) fn of(layout: &Layout, info: &TileInfo, turns: u8, (wide, high): (usize, usize), ascii: bool) -> Block {
        let mut block = Block {
            wide,
            high,
            glyphs: vec![Glyph::BLANK; wide * high],
            owner: vec![None; wide * high],
            label: layout.label.iter().map(|at| turn(*at, turns.into())).collect(),
        };
        if high == 1 {
            block.sketch(layout, info, turns, ascii);
            return block;
        }
        block.sample(layout, turns, ascii);
        let routes: Vec<Route> = layout.lanes.iter().enumerate().flat_map(|(i, _)| block.route(layout, info, turns, i)).collect();
        block.draw_lanes(layout, &routes, ascii);
        if layout.plaza.is_some() {
            let middle = block.middle();
            block.put(middle, Glyph::new('o', Paint::Building), None);
        }
        for (i, at) in layout.inner.iter().enumerate() {
            let Some(at) = at else { continue };
            let letter = building(layout, i, ascii);
            let open = |g: &Glyph| matches!(g.paint, Paint::Field | Paint::Area | Paint::Foreign);
            let central = at.to(p(50.0, 50.0)) < 1.0;
            let at = if central { block.middle() } else { block.nearest(turn(*at, turns.into()), open) };
            block.put(at, Glyph::new(letter, Paint::Building), Some(i));
        }
        for mark in &layout.marks {
            let at = turn(mark.at, turns.into());
            let free = block.nearest(at, |g| matches!(g.paint, Paint::Field | Paint::Area | Paint::Foreign));
            let owner = block.owner[free.1 * wide + free.0];
            let letter = compass::printed(&mark.name).map(|way| way.turned(turns.into()).letter(ascii)).unwrap_or(mark.letter);
            block.put(free, Glyph::new(letter, Paint::Mark), owner);
        }
        block
    }

    /// Draws that the roads of these sides are linked in the middle of the tile.
    pub(crate) fn link(&mut self, sides: u8, ascii: bool) {
        if self.high > 1 {
            let middle = self.middle();
            self.put(middle, Glyph::new(line(sides, ascii), Paint::Lane), None);
        }
    }

    pub(crate) fn put(&mut self, (x, y): (usize, usize), glyph: Glyph, owner: Option<usize>) {
        if x < self.wide && y < self.high {
            self.glyphs[y * self.wide + x] = glyph;
            self.owner[y * self.wide + x] = owner;
        }
    }

    const fn middle(&self) -> (usize, usize) {
        (self.wide / 2, self.high / 2)
    }

    /// Returns the point of the tile under a character.
    fn point(&self, x: usize, y: usize) -> P {
        p((x as f64 + 0.5) / self.wide as f64, (y as f64 + 0.5) / self.high as f64) * SIZE
    }

    fn sample(&mut self, layout: &Layout, turns: u8, ascii: bool) {
        for y in 0..self.high {
            for x in 0..self.wide {
                // A little towards the middle, so that no point lies between two cells of the
                // raster.
                let at = self.point(x, y);
                let own = turn(at + (p(50.0, 50.0) - at).unit() * 0.7, 4 - usize::from(turns & 3));
                let Some(i) = ground_at(layout, own) else { continue };
                let glyph = match (layout.contact[i], layout.kinds[i].as_str()) {
                    (EdgeContact::Halves, "field") => Glyph::new(if ascii { '.' } else { '·' }, Paint::Field),
                    (EdgeContact::Halves, _) if layout.built[i] => Glyph::new(if ascii { '%' } else { '░' }, Paint::Foreign),
                    (EdgeContact::Halves, _) => Glyph::new(',', Paint::Foreign),
                    (_, "city") => Glyph::new(if ascii { '#' } else { '▓' }, Paint::Area),
                    _ => Glyph::new(if ascii { '%' } else { '▒' }, Paint::Foreign),
                };
                self.put((x, y), glyph, Some(i));
            }
        }
    }

    /// Returns the positions of a road, each with the sides that it connects.
    fn route(&self, layout: &Layout, info: &TileInfo, turns: u8, nth: usize) -> Option<Route> {
        let lane = &layout.lanes[nth];
        let sides: Vec<Side> = info.segments.get(lane.segment)?.edge_points.turned(turns).sides().collect();
        let middle = self.middle();
        let first = layout.lanes.iter().position(|l| l.segment == lane.segment)?;
        let from = *sides.get(if sides.len() > 2 { nth - first } else { 0 })?;
        let mut at = Route { segment: lane.segment, joins: lane.end.is_some() || sides.len() > 2, places: Vec::new() };
        let bends = |l: &crate::tile::roads::Lane| {
            let mut s = info.segments[l.segment].edge_points.sides();
            l.end.is_none() && matches!((s.next(), s.next(), s.next()), (Some(a), Some(b), None) if b != a.opposite())
        };
        match (sides.as_slice(), lane.end) {
            (&[a, b], _) if b == a.opposite() => {
                self.leg(&mut at, a, middle);
                self.leg(&mut at, b, middle);
            }
            (&[a, b], _) if layout.lanes.iter().filter(|l| bends(l)).count() > 1 => self.detour(&mut at, a, b),
            (&[a, b], _) => {
                self.leg(&mut at, a, middle);
                self.leg(&mut at, b, middle);
            }
            (_, Some(End::Gate(area))) if lane.bent => {
                self.leg_aside(&mut at, from, area, info.segments[area].edge_points.turned(turns).sides().collect())
            }
            (_, Some(End::Gate(area))) => {
                self.leg_to_area(&mut at, from, area, info.segments[area].edge_points.turned(turns).sides().collect())
            }
            _ => self.leg(&mut at, from, middle),
        }
        Some(at)
    }

    /// Returns the position at the centre of a side.
    const fn side_centre(&self, side: Side) -> (usize, usize) {
        let (x, y) = self.middle();
        match side {
            Side::N => (x, 0),
            Side::E => (self.wide - 1, y),
            Side::S => (x, self.high - 1),
            Side::W => (0, y),
        }
    }

    /// Adds a straight line from a side to a position.
    fn leg(&self, route: &mut Route, from: Side, to: (usize, usize)) {
        let mut at = self.side_centre(from);
        while at != to && at.0 < self.wide && at.1 < self.high {
            route.add(at, &[from, from.opposite()]);
            at = step(at, from.opposite());
        }
        route.add(to, &[from]);
    }

    /// Adds a line from a side to the first character of an area: straight ahead, or with a bend in
    /// the middle.
    fn leg_to_area(&self, route: &mut Route, from: Side, area: usize, sides: Vec<Side>) {
        let ahead = from.opposite();
        let toward = if sides.contains(&ahead) { ahead } else { sides.first().copied().unwrap_or(ahead) };
        let (mut at, mut going) = (self.side_centre(from), ahead);
        while at.0 < self.wide && at.1 < self.high && self.owner[at.1 * self.wide + at.0] != Some(area) {
            let coming = going.opposite();
            if at == self.middle() {
                going = toward;
            }
            route.add(at, &[coming, going]);
            at = step(at, going);
        }
    }

    /// Adds a line from a side with an early bend to the area beside it, clear of another road.
    fn leg_aside(&self, route: &mut Route, from: Side, area: usize, sides: Vec<Side>) {
        let (ahead, middle) = (from.opposite(), self.middle());
        let toward = sides.into_iter().find(|s| *s != ahead).unwrap_or(ahead);
        let mut at = self.side_centre(from);
        let before_middle = |at: (usize, usize)| at.0.abs_diff(middle.0) > self.wide / 7 || at.1.abs_diff(middle.1) > 1;
        while before_middle(at) {
            route.add(at, &[from, ahead]);
            at = step(at, ahead);
        }
        route.add(at, &[from, toward]);
        at = step(at, toward);
        while at.0 < self.wide && at.1 < self.high && self.owner[at.1 * self.wide + at.0] != Some(area) {
            route.add(at, &[toward, toward.opposite()]);
            at = step(at, toward);
        }
    }

    /// Adds the line of a road on a tile with two bends: each keeps to its own corner.
    fn detour(&self, route: &mut Route, a: Side, b: Side) {
        let upright = |s: Side| matches!(s, Side::N | Side::S);
        let (up, along) = if upright(a) { (a, b) } else { (b, a) };
        let (x, y) = self.middle();
        let shift = (self.wide / 5).max(1);
        let column = if along == Side::W { x - shift } else { x + shift };
        let row = if up == Side::N { y.saturating_sub(1) } else { (y + 1).min(self.high - 1) };
        self.leg(route, up, (x, row));
        let mut at = (x, row);
        while at.0 != column {
            route.add(at, &[along]);
            at = step(at, along);
            route.add(at, &[along.opposite()]);
        }
        while at.1 != y {
            route.add(at, &[up.opposite()]);
            at = step(at, up.opposite());
            route.add(at, &[up]);
        }
        route.add(at, &[along]);
        while at != self.side_centre(along) && at.0 < self.wide {
            at = step(at, along);
            route.add(at, &[along, along.opposite()]);
        }
    }

    fn draw_lanes(&mut self, layout: &Layout, routes: &[Route], ascii: bool) {
        for (i, route) in routes.iter().enumerate() {
            for &(at, own) in &route.places {
                let others = routes[..i].iter().filter(|o| route.joins && o.joins || o.segment == route.segment);
                let more =
                    others.flat_map(|o| &o.places).filter(|(place, _)| *place == at).fold(0, |all, (_, sides)| all | sides);
                let crossed =
                    routes[..i].iter().any(|o| !(route.joins && o.joins) && o.places.iter().any(|(place, _)| *place == at));
                let all = if crossed { 15 } else { own | more };
                let glyph = if layout.kinds[route.segment] == "road" {
                    Glyph::new(line(all, ascii), Paint::Lane)
                } else {
                    Glyph::new(if ascii { '~' } else { '≈' }, Paint::Foreign)
                };
                self.put(at, glyph, Some(route.segment));
            }
        }
    }

    /// Returns the position nearest to a point whose character is wanted, or the position of the
    /// point itself if there is none.
    fn nearest(&self, to: P, wanted: impl Fn(&Glyph) -> bool) -> (usize, usize) {
        self.closest(to, |i| wanted(&self.glyphs[i]))
    }

    pub(crate) fn closest(&self, to: P, wanted: impl Fn(usize) -> bool) -> (usize, usize) {
        let all = || (0..self.glyphs.len()).map(|i| (i % self.wide, i / self.wide));
        let far = |(x, y): (usize, usize)| self.point(x, y).to(to);
        let wanted = all().filter(|&(x, y)| wanted(y * self.wide + x)).min_by(|a, b| far(*a).total_cmp(&far(*b)));
        wanted.or_else(|| all().min_by(|a, b| far(*a).total_cmp(&far(*b)))).unwrap_or_default()
    }

    /// Writes a word on a segment, where a figure stands.
    pub(crate) fn stand(&mut self, segment: usize, word: &str, paint: Paint) {
        let to = self.label.get(segment).copied().unwrap_or(p(50.0, 50.0));
        let free = |i: usize| !matches!(self.glyphs[i].paint, Paint::Figure(_));
        // A figure in a building stands at its right; others stand away from buildings.
        let building = |i: usize| self.glyphs[i].paint == Paint::Building;
        if let Some(house) = (0..self.glyphs.len()).find(|&i| building(i) && self.owner[i] == Some(segment)) {
            return self.write((house % self.wide + 1, house / self.wide), word, paint);
        }
        let beside = |i: usize| !i.is_multiple_of(self.wide) && building(i - 1);
        let mine = |i: usize| self.owner[i] == Some(segment) && free(i) && !beside(i) && self.glyphs[i].paint != Paint::Mark;
        let at = if (0..self.glyphs.len()).any(mine) { self.closest(to, mine) } else { self.closest(to, free) };
        self.write(at, word, paint);
    }

    /// Writes a word at a position, moved to the left if it does not fit.
    pub(crate) fn write(&mut self, (x, y): (usize, usize), word: &str, paint: Paint) {
        let x = x.min(self.wide.saturating_sub(word.chars().count()));
        for (i, letter) in word.chars().enumerate() {
            let owner = (x + i < self.wide).then(|| self.owner[y * self.wide + x + i]).flatten();
            self.put((x + i, y), Glyph::new(letter, paint), owner);
        }
    }

    /// Draws a bridge from side to side.
    pub(crate) fn bridge(&mut self, a: Side, b: Side, ascii: bool) {
        let mut route = Route { segment: usize::MAX, joins: true, places: Vec::new() };
        let middle = self.middle();
        self.leg(&mut route, a, middle);
        self.leg(&mut route, b, middle);
        for (at, sides) in route.places {
            let letter = match (sides & 5 != 0 && sides & 10 == 0, ascii) {
                (true, false) => '║',
                (true, true) => 'H',
                (false, false) => '═',
                (false, true) => '=',
            };
            self.put(at, Glyph::new(letter, Paint::Lane), Some(usize::MAX));
        }
        self.label.push(p(50.0, 50.0));
    }

    /// Returns a block without a tile.
    pub(crate) fn empty((wide, high): (usize, usize)) -> Block {
        Block { wide, high, glyphs: vec![Glyph::BLANK; wide * high], owner: vec![None; wide * high], label: Vec::new() }
    }
}

/// Returns the area or field at a point; under roads and crossings, the most common one around it.
pub(crate) fn ground_at(layout: &Layout, at: P) -> Option<usize> {
    let ground = |at: P| match layout.grid.owner(at) {
        Owner::Segment(i) if matches!(layout.contact[i], EdgeContact::Whole | EdgeContact::Halves) => Some(i),
        _ => None,
    };
    let around = |reach: f64| {
        let ways = [(1.0, 0.0), (0.7, 0.7), (0.0, 1.0), (-0.7, 0.7), (-1.0, 0.0), (-0.7, -0.7), (0.0, -1.0), (0.7, -0.7)];
        let found: Vec<usize> = ways.iter().filter_map(|(x, y)| ground(at + p(*x, *y) * reach)).collect();
        found.iter().copied().max_by_key(|i| (found.iter().filter(|o| *o == i).count(), std::cmp::Reverse(*i)))
    };
    ground(at).or_else(|| around(6.5)).or_else(|| around(13.0))
}

/// Returns the sign of the building of a segment.
pub(crate) fn building(layout: &Layout, segment: usize, ascii: bool) -> char {
    let own = layout.sites[segment].letter.filter(|letter| !ascii || letter.is_ascii());
    own.unwrap_or_else(|| initial(&layout.kinds[segment]))
}

/// Returns the first letter of a name in lower case; capitals are for figures.
pub(crate) fn initial(name: &str) -> char {
    name.chars().next().map_or('?', |c| c.to_ascii_lowercase())
}

/// The course of a road in characters.
struct Route {
    segment: usize,
    /// `true` if the road joins other roads rather than crossing them.
    joins: bool,
    places: Vec<((usize, usize), u8)>,
}

impl Route {
    fn add(&mut self, at: (usize, usize), sides: &[Side]) {
        let bits = sides.iter().fold(0, |all, side| all | 1 << side.index());
        match self.places.iter_mut().find(|(place, _)| *place == at) {
            Some((_, known)) => *known |= bits,
            None => self.places.push((at, bits)),
        }
    }
}
