//! The placement of buildings, figures and trait marks on a tile.
//!
//! Runs after the shapes of a [`Layout`] are known. Each object takes the position with the most
//! room in its segment, away from the objects placed before. Nothing that matters in the game is
//! hidden by something else.

use bastide_core::{EdgeContact, EdgePosition, PrintedSegment, Ruleset, SymbolOf, SymbolPlace, TileInfo, Traits};

use crate::draw::color::is_water;
use crate::draw::geom::{P, hash, p, turn};
use crate::symbol::compass;
use crate::symbol::trait_letters::{is_drawn, trait_letter};
use crate::symbol::{self, numbered};
use crate::tile::grid::Owner;
use crate::tile::layout::{Layout, Mark};
use crate::tile::measures::{BUILDING, POOL};
use crate::tile::rings;
use crate::tile::roads::{End, Lane};

const MIDDLE: P = p(50.0, 50.0);
/// The room of a space where the roads of a tile meet.
const CROSSING_ROOM: f64 = 18.0;
/// The room of what stands at the end of a road.
const ROAD_END: f64 = 7.0;
/// The room of a sign that says nothing else.
const SIGN_ROOM: f64 = 10.5;

/// The room of such a sign of a segment.
const SMALL_SIGN: f64 = 4.5;

/// Returns the room of a trait, if its drawing says so.
fn room_of_trait(rules: &Ruleset, name: &str) -> Option<f64> {
    symbol::get(rules, SymbolOf::Trait, name)?.room
}

/// Returns the room of the building of a kind of segment.
pub(crate) fn room_of(rules: &Ruleset, kind: &str) -> f64 {
    symbol::get(rules, SymbolOf::Kind, kind).and_then(|symbol| symbol.room).unwrap_or(BUILDING)
}

/// Returns where a trait is shown.
pub(crate) fn place_of(rules: &Ruleset, name: &str) -> SymbolPlace {
    symbol::get(rules, SymbolOf::Trait, name).map_or(SymbolPlace::Free, |symbol| symbol.place)
}

/// Returns the traits that are [drawn](is_drawn), one entry for each time they are printed. `wheel`
/// is drawn as part of `wheel-2`, where both are; the ground shows what is also a kind of segment.
fn shown(rules: &Ruleset, traits: &Traits) -> Vec<String> {
    let named = traits.iter().map(|(t, times)| (rules.names.traits.name(t.index()).to_owned(), times));
    let named: Vec<_> = named.filter(|(name, _)| is_drawn(name)).collect();
    let part = |name: &str| named.iter().any(|(other, _)| numbered(rules, other).is_some_and(|(base, _)| base == name));
    let drawn = named.iter().filter(|(name, _)| !part(name) && rules.names.kinds.index(name).is_none());
    drawn.flat_map(|(name, times)| std::iter::repeat_n(name.clone(), (*times).into())).collect()
}

/// Finds positions for the objects of a tile whose shapes are known. `indoors` lists the segments
/// with a building.
pub(crate) fn decorate(layout: &mut Layout, rules: &Ruleset, info: &TileInfo, indoors: &[usize]) {
    layout.decorate(rules, info, indoors);
}

impl Layout {
    /// Finds positions for the objects of the tile.
    fn decorate(&mut self, rules: &Ruleset, info: &TileInfo, indoors: &[usize]) {
        self.taken.extend(self.plaza.map(|at| (at, self.plaza_radius)));
        self.place_ring(rules, info);
        for &i in indoors {
            self.place_building(rules, info, i);
        }
        self.place_on_lanes();
        for (i, segment) in info.segments.iter().enumerate() {
            if self.areas[i].is_some() {
                self.place_in_area(rules, segment, i);
            }
        }
        for i in (0..self.kinds.len()).filter(|&i| self.contact[i] == EdgeContact::Halves).collect::<Vec<_>>() {
            let mine = |o: Owner| o == Owner::Segment(i);
            let at = self.grid.best(mine, &self.taken, 20.0, MIDDLE).or_else(|| self.grid.best(mine, &[], 20.0, MIDDLE));
            self.label[i] = at.unwrap_or_else(|| rim_point(info, i));
            self.taken.push((self.label[i], 11.0));
        }
        for (i, segment) in info.segments.iter().enumerate().filter(|(i, _)| self.areas[*i].is_none()).collect::<Vec<_>>() {
            for name in shown(rules, &segment.traits) {
                if place_of(rules, &name) == SymbolPlace::Crossing {
                    self.taken.push((MIDDLE, CROSSING_ROOM));
                    self.push(rules, name, MIDDLE);
                    continue;
                }
                let end = self.lanes.iter().find(|lane| lane.segment == i && lane.end.is_some());
                if let (SymbolPlace::RoadEnd, Some(at)) = (place_of(rules, &name), end.map(|lane| lane.course.end())) {
                    self.taken.push((at, ROAD_END));
                    self.push(rules, name, at);
                    continue;
                }
                let room = room_of_trait(rules, &name).unwrap_or(SMALL_SIGN);
                self.mark(rules, name, self.label[i], room);
            }
        }
        for name in shown(rules, &info.traits).into_iter().filter(|name| place_of(rules, name) != SymbolPlace::Ring) {
            if place_of(rules, &name) == SymbolPlace::Whole {
                self.push(rules, name, MIDDLE);
                continue;
            }
            if let (SymbolPlace::WaterEnd, Some(at)) = (place_of(rules, &name), self.end_of_water()) {
                self.taken.push((at, POOL));
                self.push(rules, name, at);
                continue;
            }
            let room = room_of_trait(rules, &name).unwrap_or(SIGN_ROOM);
            self.mark(rules, name, MIDDLE, room);
        }
        self.point(rules, info);
    }

    /// Places an arrow at the last mark of a tile that names a direction.
    fn point(&mut self, rules: &Ruleset, info: &TileInfo) {
        let names = info.traits.iter().map(|(t, _)| rules.names.traits.name(t.index()));
        if let (Some(name), Some(mark)) = (names.into_iter().find(|name| compass::printed(name).is_some()), self.marks.last()) {
            let at = mark.at;
            self.marks.push(Mark { letter: ' ', name: name.to_owned(), picture: None, place: SymbolPlace::Free, at });
        }
    }

    /// Places the space in the middle of the tile, if it has one: where its roads end.
    fn place_ring(&mut self, rules: &Ruleset, info: &TileInfo) {
        let Some(name) = shown(rules, &info.traits).into_iter().find(|name| place_of(rules, name) == SymbolPlace::Ring) else {
            return;
        };
        let road = self.lanes.iter().find(|lane| lane.end == Some(End::Middle)).map(|lane| lane.course.end());
        let at = self.plaza.or(road).unwrap_or_else(|| {
            let open = |o: Owner| matches!(o, Owner::Segment(q) if self.contact[q] == EdgeContact::Halves);
            self.grid.nearest(open, &self.taken, rings::ROOM, MIDDLE).unwrap_or(MIDDLE)
        });
        self.taken.push((at, rings::ROOM));
        self.push(rules, name, at);
    }

    /// Returns the point where a river of the tile ends.
    fn end_of_water(&self) -> Option<P> {
        let ends = |lane: &&Lane| lane.end.is_some() && is_water(&self.kinds[lane.segment]);
        self.lanes.iter().find(ends).map(|lane| lane.course.end())
    }

    /// Places a mark on the tile, near a position and not on a road.
    fn mark(&mut self, rules: &Ruleset, name: String, near: P, room: f64) {
        let open = |o: Owner| matches!(o, Owner::Segment(q) if self.contact[q] != EdgeContact::Centre);
        let at = self.grid.nearest(open, &self.taken, room, near).unwrap_or(near);
        self.taken.push((at, room));
        self.push(rules, name, at);
    }

    /// Adds the mark of a trait at a position.
    fn push(&mut self, rules: &Ruleset, name: String, at: P) {
        let picture = symbol::picture(rules, SymbolOf::Trait, &name);
        let (place, letter) = (place_of(rules, &name), trait_letter(rules, &name));
        self.marks.push(Mark { name, picture, place, letter, at });
    }

    fn place_building(&mut self, rules: &Ruleset, info: &TileInfo, i: usize) {
        let room = room_of(rules, &self.kinds[i]);
        let at = self.inner[i].unwrap_or_else(|| {
            // In the largest field, so that farmers have room in the others.
            let fields = (0..self.kinds.len()).filter(|&q| self.contact[q] == EdgeContact::Halves);
            let largest = fields.max_by_key(|&q| self.grid.size(q)).map(Owner::Segment);
            let field = |o: Owner| Some(o) == largest;
            let toward = turn(p(28.0, 28.0), hash(&info.name, i as u64) as usize & 3);
            let found = self.grid.best(field, &self.taken, room + 3.0, toward);
            found.or_else(|| self.grid.best(|_| true, &self.taken, room, toward)).unwrap_or(MIDDLE)
        });
        self.inner[i] = Some(at);
        self.taken.push((at, room));
        self.label[i] = at;
    }

    fn place_on_lanes(&mut self) {
        for i in 0..self.kinds.len() {
            let Some(lane) = self.lanes.iter().find(|lane: &&Lane| lane.segment == i) else { continue };
            let crossed = self.lanes.iter().any(|other| other.segment != i && lane.end.is_none() && other.end.is_none());
            let share = if lane.end.is_some() || crossed { 0.4 } else { 0.5 };
            let at = lane.course.along(if crossed { 0.25 } else { share }).0;
            self.label[i] = at;
            self.taken.push((at, 8.0));
        }
    }

    fn place_in_area(&mut self, rules: &Ruleset, segment: &PrintedSegment, i: usize) {
        let mine = |o: Owner| o == Owner::Segment(i);
        let points = self.areas[i].as_ref().map_or(&[][..], |o| &o.points);
        let centre = points.iter().fold(P::default(), |sum, at| sum + *at) * (1.0 / points.len().max(1) as f64);
        let traits = shown(rules, &segment.traits);
        let in_middle = |name: &String| place_of(rules, name) == SymbolPlace::AreaMiddle;
        for name in traits.iter().filter(|name| in_middle(name)) {
            let at = self.grid.best(mine, &self.taken, 30.0, centre).unwrap_or(centre);
            self.taken.push((at, 16.0));
            self.push(rules, name.clone(), at);
        }
        let at = self.grid.best(mine, &self.taken, 18.0, centre).unwrap_or(centre);
        self.taken.push((at, 8.0));
        self.label[i] = at;
        // Marks keep clear of the whole figure, from head to foot.
        let mut crowd = self.taken.clone();
        crowd.push((at, 13.0));
        for name in traits.into_iter().filter(|name| !in_middle(name)) {
            let at = self.grid.best(mine, &crowd, 8.0, centre).unwrap_or(centre);
            self.taken.push((at, 7.0));
            crowd.push((at, 7.0));
            self.push(rules, name, at);
        }
    }
}

/// Returns a point just inside the edge where a segment touches it.
fn rim_point(info: &TileInfo, segment: usize) -> P {
    let Some(edge_point) = info.segments.get(segment).and_then(|segment| segment.edge_points.iter().next()) else {
        return MIDDLE;
    };
    let u = match edge_point.position {
        EdgePosition::Left => 25.0,
        EdgePosition::Centre => 50.0,
        EdgePosition::Right => 75.0,
    };
    turn(p(u, 10.0), edge_point.side.index())
}
