//! The conversion of a tile's data to a [`Layout`].
//!
//! From segments, edge points and borders it computes, for the tile without rotation: the outlines
//! of areas, the curves of roads, the crossing where roads meet, the positions of buildings, and
//! the best position for a figure on every segment. A test checks that the fields of a layout are
//! separated exactly as the data says.

use bastide_core::{EdgeContact, EdgePoint, EdgePosition, PrintedSegment, Ruleset, Side, SymbolOf, SymbolPlace, TileInfo, Trait};

use crate::draw::geom::{P, SIZE, p};
use crate::symbol;
use crate::tile::decorations::{decorate, place_of, room_of};
use crate::tile::grid::{Grid, Shapes};
use crate::tile::layout::{Layout, Site};
use crate::tile::measures::{BUILDING, CLEARING, PLAZA};
use crate::tile::outline::{Frontage, Outline, outline};
use crate::tile::roads::{self, End, Ground, Lane};

struct Segments<'a> {
    info: &'a TileInfo,
    areas: Vec<usize>,
}

impl Ground for Segments<'_> {
    fn at(&self, edge_point: EdgePoint) -> Option<usize> {
        self.info.segments.iter().position(|segment| segment.edge_points.has(edge_point))
    }

    fn borders(&self, field: usize, area: usize) -> bool {
        let has = |a: usize, b: usize| self.info.segments.get(a).is_some_and(|segment| segment.borders.contains(&(b as u8)));
        has(field, area) || has(area, field)
    }

    fn areas(&self) -> &[usize] {
        &self.areas
    }
}

impl Layout {
    /// Returns the layout of a tile.
    pub(crate) fn of(rules: &Ruleset, info: &TileInfo) -> Layout {
        let name = |segment: &PrintedSegment| rules.names.kinds.name(segment.kind.index()).to_owned();
        let kinds: Vec<String> = info.segments.iter().map(name).collect();
        let contact: Vec<EdgeContact> = info.segments.iter().map(|segment| rules.kinds.get(segment.kind).contact).collect();
        let built = info.segments.iter().map(|segment| rules.kinds.get(segment.kind).edge.is_some()).collect();
        let sides: Vec<Vec<Side>> = info.segments.iter().map(|segment| segment.edge_points.sides().collect()).collect();
        let is_gap = |point: EdgePoint| rules.edge_rules.is_gap(info.side(0, point.side).edge);
        let is_absent = |segment: &PrintedSegment| segment.edge_points.iter().any(is_gap);
        let absent = info.segments.iter().map(is_absent).collect();
        let of = |wanted: EdgeContact| (0..kinds.len()).filter(|&i| contact[i] == wanted).collect::<Vec<_>>();
        let with_sides = |i: &usize| !sides[*i].is_empty();
        let (mut whole, mut lanes) = (of(EdgeContact::Whole), of(EdgeContact::Centre));
        whole.retain(with_sides);
        lanes.retain(with_sides);
        let g = Segments { info, areas: whole.clone() };

        let is_at = |t: Trait, place| place_of(rules, rules.names.traits.name(t.index())) == place;
        // A building stands in the middle unless a road goes through there.
        let crossed = lanes.iter().any(|&i| sides[i].len() > 2 || sides[i].len() == 2 && sides[i][0].opposite() == sides[i][1]);
        let indoors: Vec<usize> = (0..kinds.len())
            .filter(|i| contact[*i] == EdgeContact::Inside || !with_sides(i) && contact[*i] != EdgeContact::Halves)
            .collect();
        let central = indoors.iter().copied().find(|&i| room_of(rules, &kinds[i]) >= BUILDING && !crossed);
        let single: Vec<Side> = lanes.iter().filter(|&&i| sides[i].len() == 1).map(|&i| sides[i][0]).collect();
        let mut ends = roads::ends(&g, &single, central.is_some());
        // A road that meets no other one goes on to the space in the middle.
        let has_ring = info.traits.iter().any(|(t, _)| is_at(t, SymbolPlace::Ring));
        let to_ring = has_ring && central.is_none();
        ends.iter_mut().filter(|(_, end)| to_ring && *end == End::Stop).for_each(|(_, end)| *end = End::Middle);
        let touched = roads::touched(&g, &ends);

        let mut areas: Vec<Option<Outline>> = vec![None; kinds.len()];
        for &i in &whole {
            areas[i] = outline(&frontage(&g, i, &whole, &sides, touched.len() > 1 && touched.contains(&i)));
        }
        let plaza = ends.iter().any(|(_, end)| *end == End::Plaza).then(|| plaza(&touched, &whole, &sides, &areas));
        let centre = (central.is_some() || to_ring).then(|| p(SIZE / 2.0, SIZE / 2.0));

        let is_opening =
            |segment: &bastide_core::PrintedSegment| segment.traits.iter().any(|(t, _)| is_at(t, SymbolPlace::Mound));
        let opens: Vec<bool> = info.segments.iter().map(is_opening).collect();
        let mut courses = Vec::new();
        let all: Vec<&Outline> = areas.iter().flatten().collect();
        let shy: [bool; 4] = std::array::from_fn(|s| whole.iter().any(|&i| sides[i].contains(&Side::at(s))));
        for &i in &lanes {
            match sides[i][..] {
                [a, b] if let Some(area) = roads::tunnel(&g, a, b).and_then(|area| areas[area].as_ref()) => {
                    let lane =
                        |side| Lane { segment: i, course: roads::to_mouth(side, area), end: Some(End::Mouth), bent: false };
                    courses.extend([a, b].map(lane));
                }
                [a, b] => {
                    courses.push(Lane { segment: i, course: roads::through(a, b, shy, &info.name), end: None, bent: false })
                }
                [side] => {
                    let end = ends.iter().find(|(s, _)| *s == side).map_or(End::Stop, |(_, end)| *end);
                    if let (true, End::Stop, Some(area)) = (opens[i], end, all.first()) {
                        let course = roads::to_mouth(side, area);
                        courses.push(Lane { segment: i, course, end: Some(End::Mouth), bent: false });
                        continue;
                    }
                    let course = match end {
                        End::Gate(area) => areas[area].as_ref().map(|o| {
                            let others: Vec<&Outline> =
                                areas.iter().enumerate().filter(|(j, _)| *j != area).filter_map(|(_, o)| o.as_ref()).collect();
                            roads::to_wall(side, o, &others)
                        }),
                        End::Plaza => plaza.map(|at| roads::to_point(side, at)),
                        End::Middle => centre.map(|at| roads::to_point(side, at)),
                        End::Stop | End::Mouth => None,
                    };
                    let course = course.unwrap_or_else(|| roads::to_nowhere(side, &all, &info.name));
                    courses.push(Lane { segment: i, course, end: Some(end), bent: false });
                }
                _ => courses.extend(sides[i].iter().map(|&side| Lane {
                    segment: i,
                    course: roads::to_point(side, p(SIZE / 2.0, SIZE / 2.0)),
                    end: None,
                    bent: false,
                })),
            }
        }
        unclash(&mut courses, &sides, &areas);
        let mut layout = Layout {
            label: vec![p(SIZE / 2.0, SIZE / 2.0); kinds.len()],
            inner: vec![None; kinds.len()],
            sites: kinds.iter().map(|kind| site(rules, kind)).collect(),
            kinds,
            contact,
            built,
            absent,
            areas,
            lanes: courses,
            opens,
            plaza,
            plaza_radius: if has_ring { CLEARING } else { PLAZA },
            marks: Vec::new(),
            grid: Grid::default(),
            taken: Vec::new(),
        };
        if let (Some(i), Some(at)) = (central, centre) {
            layout.inner[i] = Some(at);
        }
        let Layout { contact, areas, lanes, plaza, plaza_radius, inner, .. } = &layout;
        layout.grid = Grid::of(&Shapes { contact, areas, lanes, plaza: *plaza, plaza_radius: *plaza_radius, inner }, info);
        decorate(&mut layout, rules, info, &indoors);
        layout
    }
}

/// Returns how a kind of segment is shown.
fn site(rules: &Ruleset, kind: &str) -> Site {
    let symbol = symbol::get(rules, SymbolOf::Kind, kind);
    Site {
        picture: symbol::picture(rules, SymbolOf::Kind, kind),
        place: symbol.map_or(SymbolPlace::Free, |symbol| symbol.place),
        letter: symbol.and_then(|symbol| symbol.letter.flatten()),
    }
}

/// Bends roads that run to the same wall and would cross before they reach it.
fn unclash(courses: &mut [Lane], sides: &[Vec<Side>], areas: &[Option<Outline>]) {
    let gate = |lane: &Lane| if let Some(End::Gate(area)) = lane.end { Some(area) } else { None };
    for i in 0..courses.len() {
        let other = (0..courses.len()).find(|&j| {
            let same = gate(&courses[i]).is_some() && gate(&courses[i]) == gate(&courses[j]);
            j != i && same && (courses[j].bent || roads::clash(&courses[i].course, &courses[j].course))
        });
        if let (Some(_), Some(area)) = (other, gate(&courses[i]).and_then(|area| areas[area].as_ref()))
            && let [side] = sides[courses[i].segment][..]
        {
            courses[i].course = roads::to_wall_aside(side, area);
            courses[i].bent = true;
        }
    }
}

fn frontage(g: &Segments, area: usize, whole: &[usize], sides: &[Vec<Side>], deep: bool) -> Frontage {
    let takes = |i: usize, s: usize| sides[i].contains(&Side::at(s));
    let other = |s: usize| whole.iter().any(|&o| o != area && takes(o, s));
    let tip = |s: usize| {
        let before = g.at(EdgePoint::new(Side::at(s + 3), EdgePosition::Right));
        let after = g.at(EdgePoint::new(Side::at(s), EdgePosition::Left));
        let parted = before.zip(after).filter(|(a, b)| a != b);
        parted.is_some_and(|(a, b)| roads::shared(g, a, b).next() == Some(area))
    };
    let point = |s: usize| {
        let at = |position| g.at(EdgePoint::new(Side::at(s), position));
        let parted = at(EdgePosition::Left).zip(at(EdgePosition::Right)).filter(|(a, b)| a != b);
        let bare = at(EdgePosition::Centre).is_none();
        bare && parted.is_some_and(|(a, b)| roads::shared(g, a, b).next() == Some(area))
    };
    // Two areas on opposite sides, and nothing else between the fields at the other sides.
    let meets = || {
        let [side] = sides[area][..] else { return false };
        let [beside, across] =
            [side.index() + 1, side.index() + 3].map(|s| g.at(EdgePoint::new(Side::at(s), EdgePosition::Left)));
        let opposite = whole.iter().any(|&o| o != area && sides[o][..] == [side.opposite()]);
        let roads =
            (0..4).any(|s| !takes(area, s) && !other(s) && g.at(EdgePoint::new(Side::at(s), EdgePosition::Centre)).is_some());
        opposite
            && !roads
            && beside.zip(across).is_some_and(|(a, b)| a != b && roads::shared(g, a, b).any(|shared| shared == area))
    };
    Frontage {
        points: std::array::from_fn(point),
        meets: meets(),
        sides: std::array::from_fn(|s| takes(area, s)),
        tips: std::array::from_fn(tip),
        others: std::array::from_fn(other),
        hugged: std::array::from_fn(|s| whole.iter().any(|&o| o != area && takes(o, (s + 1) & 3) && takes(o, (s + 3) & 3))),
        deep,
    }
}

/// Returns the point where roads meet: in the middle, a little away from areas, or at the wall that
/// it must touch.
fn plaza(touched: &[usize], whole: &[usize], sides: &[Vec<Side>], areas: &[Option<Outline>]) -> P {
    if let [one] = touched
        && let Some(o) = &areas[*one]
    {
        let middle = p(SIZE / 2.0, SIZE / 2.0);
        let places = o.walls.iter().map(|w| w.along(0.5));
        if let Some((at, along)) = places.min_by(|a, b| a.0.to(middle).total_cmp(&b.0.to(middle))) {
            return at + along.left() * (PLAZA - 1.5);
        }
    }
    let push = |at: P, side: &Side| at + roads::gateway(*side).1 * if touched.is_empty() { 8.0 } else { 0.0 };
    whole.iter().flat_map(|&i| &sides[i]).fold(p(SIZE / 2.0, SIZE / 2.0), push)
}
