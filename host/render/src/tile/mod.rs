//! Tiles as SVG: the ground once for each tile type, and the upright objects once for each
//! rotation.
//!
//! The ground (grass, areas with their walls, roads) is written for the tile without rotation and
//! rotated where it is used. Houses, trees, churches and badges are written for each rotation, so
//! that they always stand upright.

pub(crate) mod compute;
pub(crate) mod decorations;
pub(crate) mod filling;
pub(crate) mod grid;
pub(crate) mod layout;
pub(crate) mod measures;
pub(crate) mod outline;
pub(crate) mod rings;
pub(crate) mod roads;

use std::fmt::Write;

use bastide_core::{EdgeContact, SymbolPlace, TileInfo};

use crate::draw::color::{
    CITY, FIELD, FIELD_DARK, FIELD_LIGHT, INK, LANE as LANE_FILL, LANE_RIM, STONE, STONE_RIM, STREET, is_water, tint,
};
use crate::draw::geom::{P, SIZE, n, p, share, turn};
use crate::draw::pen::{Anchor, Pen, Style};
use crate::symbol::compass;
use crate::symbol::{Picture, use_at};
use crate::tile::grid::Owner;
use crate::tile::layout::Layout;
use crate::tile::measures::{LANE, POOL};
use crate::tile::roads::{End, Lane};

/// The radius of the mound above the tunnels in the middle of a tile.
const MOUND: f64 = 15.0;
/// The share of a road that the mound covers.
const TO_MOUND: f64 = 0.26;

/// Draws the ground of a tile without rotation.
pub(crate) fn ground(layout: &Layout, info: &TileInfo) -> String {
    let mut out = format!(r#"<path d="M0 0h{SIZE}v{SIZE}H0z" fill="{FIELD}"/>"#);
    meadows(&mut out, layout, info);
    for i in 0..layout.kinds.len() {
        area(&mut out, layout, i, info);
    }
    lanes(&mut out, layout);
    out
}

/// Draws lighter and darker grass, and unknown kinds of open ground.
fn meadows(out: &mut String, layout: &Layout, info: &TileInfo) {
    for k in 0..3u64 {
        let at = p(22.0 + 56.0 * share(&info.name, k), 22.0 + 56.0 * share(&info.name, k + 10));
        let (rx, ry) = (10.0 + 9.0 * share(&info.name, k + 20), 7.0 + 6.0 * share(&info.name, k + 30));
        let fill = if k == 1 { FIELD_DARK } else { FIELD_LIGHT };
        let angle = (share(&info.name, k + 40) * 180.0).round();
        let _ = write!(
            out,
            r#"<ellipse cx="{}" cy="{}" rx="{}" ry="{}" fill="{fill}" fill-opacity=".6" transform="rotate({angle} {0} {1})"/>"#,
            n(at.x),
            n(at.y),
            n(rx),
            n(ry)
        );
    }
    for (i, kind) in layout.kinds.iter().enumerate() {
        if layout.contact[i] == EdgeContact::Halves && kind != "field" && !layout.absent[i] {
            let (fill, _) = tint(kind);
            let own = |o| o == Owner::Segment(i);
            let paved = layout.sites[i].place == SymbolPlace::Paved;
            if layout.built[i] || paved {
                let is_road = |o| matches!(o, Owner::Segment(i) if layout.contact.get(i) == Some(&EdgeContact::Centre));
                let d = layout.grid.smooth(own, |o| o == Owner::Mark || is_road(o)).unwrap_or_else(|| layout.grid.rows(own));
                let ground = if paved { PAVEMENT } else { CITY };
                // The wall is clipped at the edge of the tile, so that it does not part the piece.
                let _ = write!(
                    out,
                    r#"<svg width="{SIZE}" height="{SIZE}"><path d="{d}" fill="none" stroke="{STONE_RIM}" stroke-width="9"/><path d="{d}" fill="none" stroke="{STONE}" stroke-width="6.6"/></svg><path d="{d}" fill="{ground}"/>"#
                );
                if paved {
                    cobbles(out, layout, i, (&info.name, JOINT));
                }
                continue;
            }
            let _ = write!(out, r#"<path d="{}" fill="{fill}" fill-opacity=".7"/>"#, layout.grid.rows(own));
        }
    }
}

fn area(out: &mut String, layout: &Layout, i: usize, info: &TileInfo) {
    let Some(outline) = &layout.areas[i] else { return };
    let city = layout.kinds[i] == "city";
    let (light, dark) = tint(&layout.kinds[i]);
    let (fill, rim) = if city { (CITY, STONE_RIM) } else { (light.as_str(), dark.as_str()) };
    let walls: String = outline.walls.iter().map(crate::draw::geom::Curve::d).collect();
    if !walls.is_empty() {
        let _ = write!(out, r#"<path d="{walls}" fill="none" stroke="{INK}" stroke-opacity=".16" stroke-width="10.5"/>"#);
    }
    if layout.sites[i].place == SymbolPlace::Paved {
        return court(out, &outline.around.d());
    }
    let _ = write!(out, r#"<path d="{}z" fill="{fill}"/>"#, outline.around.d());
    if city {
        cobbles(out, layout, i, (&info.name, STREET));
    }
    if !walls.is_empty() {
        let _ =
            write!(out, r#"<g fill="none"><path d="{walls}" stroke="{rim}" stroke-width="{}"/>"#, if city { "6.6" } else { "4" });
        if city {
            let _ = write!(
                out,
                r##"<path d="{walls}" stroke="{STONE}" stroke-width="4.8"/><path d="{walls}" stroke="#b3a994" stroke-width="4.8" stroke-dasharray=".7 3.6"/><path d="{walls}" stroke="#f0ebdf" stroke-width="1.2"/>"##
            );
        }
        out.push_str("</g>");
    }
}

/// The color of paved ground.
const PAVEMENT: &str = "#d9d0bb";
/// The joints of paved ground.
const JOINT: &str = "#b3a68a";

/// Draws paved ground with a wall around it.
fn court(out: &mut String, outline: &str) {
    let _ = write!(out, r##"<path d="{outline}z" fill="{PAVEMENT}"/>"##);
    let mut d = String::new();
    for row in 0..10 {
        let y = 10 * row;
        let _ = write!(d, "M0 {y}h100");
        (0..5).for_each(|column| _ = write!(d, "M{} {y}v10", 20 * column + if row % 2 == 0 { 6 } else { 16 }));
    }
    let _ = write!(
        out,
        r##"<path d="{d}" fill="none" stroke="{JOINT}" stroke-width="1.1"/><rect x="3.5" y="3.5" width="93" height="93" rx="5" fill="none" stroke="{STONE_RIM}" stroke-width="6"/><rect x="3.5" y="3.5" width="93" height="93" rx="5" fill="none" stroke="{STONE}" stroke-width="4"/>"##
    );
}

/// Draws the pavement of a segment of a tile in a color.
fn cobbles(out: &mut String, layout: &Layout, i: usize, (tile, color): (&str, &str)) {
    let mut d = String::new();
    for k in 0..90u64 {
        let at = p(SIZE * share(tile, 100 + 2 * k), SIZE * share(tile, 101 + 2 * k));
        if layout.grid.owner(at) == Owner::Segment(i) && layout.grid.room(at) > 3.0 {
            let _ = write!(d, "M{} {}h{}", n(at.x), n(at.y), n(1.5 + 2.0 * share(tile, k)));
        }
    }
    let _ = write!(out, r#"<path d="{d}" stroke="{color}" stroke-width="1.6" stroke-linecap="round"/>"#);
}

fn stroke(out: &mut String, d: &str, color: &str, width: f64) {
    let _ = write!(out, r#"<path d="{d}" fill="none" stroke="{color}" stroke-width="{}"/>"#, n(width));
}

/// Draws all roads: those that meet are drawn as one, those that cross are drawn over one another,
/// and water is drawn below them.
fn lanes(out: &mut String, layout: &Layout) {
    let colors = |segment: usize| match layout.kinds[segment].as_str() {
        "road" => (LANE_FILL.to_owned(), LANE_RIM.to_owned()),
        other => tint(other),
    };
    let width = |segment: usize| if layout.kinds[segment] == "road" { 2.0 * LANE - 1.0 } else { 2.0 * LANE + 2.0 };
    let mut groups: Vec<Vec<&Lane>> = Vec::new();
    for lane in &layout.lanes {
        let wet = |o: &Lane| is_water(&layout.kinds[o.segment]);
        let meets = |o: &Lane| o.segment == lane.segment || lane.end.is_some() && o.end.is_some() && wet(o) == wet(lane);
        match groups.iter_mut().find(|group| group.iter().any(|o| meets(o))) {
            Some(group) => group.push(lane),
            None => groups.push(vec![lane]),
        }
    }
    let wet = |group: &[&Lane]| group.iter().any(|lane| is_water(&layout.kinds[lane.segment]));
    groups.sort_by_key(|group| !wet(group));
    for group in groups {
        let wet = wet(&group);
        let plaza = layout.plaza.filter(|_| group.iter().any(|lane| lane.end == Some(End::Plaza)));
        let disc = |out: &mut String, at: P, r: f64, fill: &str| {
            let _ = write!(out, r#"<circle cx="{}" cy="{}" r="{}" fill="{fill}"/>"#, n(at.x), n(at.y), n(r));
        };
        let stops = || group.iter().filter(|lane| lane.end == Some(End::Stop));
        for lane in &group {
            stroke(out, &lane.course.d(), &colors(lane.segment).1, width(lane.segment) + 2.4);
        }
        // Water that ends is a spring or a lake.
        let end = if wet { POOL } else { 5.2 };
        stops().for_each(|lane| disc(out, lane.course.end(), end + 1.2, &colors(lane.segment).1));
        for lane in &group {
            stroke(out, &lane.course.d(), &colors(lane.segment).0, width(lane.segment));
        }
        stops().for_each(|lane| disc(out, lane.course.end(), end, &colors(lane.segment).0));
        if wet {
            continue;
        }
        // The outline goes all around, to show that the roads end here.
        if let Some(at) = plaza {
            disc(out, at, layout.plaza_radius + 0.6, LANE_RIM);
            disc(out, at, layout.plaza_radius - 0.7, "#ecdcb2");
        }
        let below = |lane: &Lane| lane.end == Some(End::Plaza) && layout.opens.get(lane.segment) == Some(&true);
        if let (true, Some(at)) = (group.iter().any(|lane| below(lane)), plaza) {
            disc(out, at, MOUND + 1.0, "#5d7b36");
            disc(out, at, MOUND, "#a3bd6c");
        }
        for lane in group.iter().filter(|lane| lane.end == Some(End::Mouth) || below(lane)) {
            let room = if below(lane) { TO_MOUND } else { 0.0 };
            let (at, along) = lane.course.along(1.0 - room);
            let angle = along.y.atan2(along.x).to_degrees() + 90.0;
            let _ = write!(out, r##"<use href="#mouth" transform="translate({} {}) rotate({})"/>"##, n(at.x), n(at.y), n(angle));
        }
        for lane in &group {
            if let Some(End::Gate(_)) = lane.end {
                let (at, along) = lane.course.along(1.0);
                let angle = along.y.atan2(along.x).to_degrees() + 90.0;
                stroke(
                    out,
                    &crate::draw::geom::Curve::from(at - along * 1.5).line(at + along * 4.2).d(),
                    &colors(lane.segment).0,
                    7.4,
                );
                let _ =
                    write!(out, r##"<use href="#gate" transform="translate({} {}) rotate({})"/>"##, n(at.x), n(at.y), n(angle));
            }
        }
    }
}

/// Draws the upright objects of a tile with a rotation.
pub(crate) fn standing(layout: &Layout, info: &TileInfo, turns: u8, pen: &Pen) -> String {
    let turns = usize::from(turns);
    let mut out = String::new();
    filling::blades(&mut out, layout, info, turns);
    filling::houses(&mut out, layout, info, turns);
    filling::trees(&mut out, layout, info, turns);
    let wet = |lane: &Lane| lane.end == Some(End::Plaza) && is_water(&layout.kinds[lane.segment]);
    let ring = layout.opens.contains(&true) || layout.marks.iter().any(|mark| mark.place == SymbolPlace::Ring);
    if let Some(at) = layout.plaza.filter(|_| !ring && !layout.lanes.iter().any(wet)) {
        use_at(&mut out, "village", turn(at, turns) + p(0.0, 2.0));
    }
    let instead = layout.marks.iter().find(|mark| mark.place == SymbolPlace::Building).and_then(|mark| mark.picture.as_ref());
    for (i, at) in layout.inner.iter().enumerate() {
        let Some(at) = at.map(|at| turn(at, turns)) else { continue };
        let site = &layout.sites[i];
        match instead.filter(|_| site.place == SymbolPlace::Free).or(site.picture.as_ref()) {
            Some(picture) => put(&mut out, picture, at, turns),
            None => medallion(&mut out, &layout.kinds[i], at, pen),
        }
    }
    for (i, kind) in layout.kinds.iter().enumerate() {
        let paved = layout.sites[i].place == SymbolPlace::Paved;
        let plain = layout.built[i] || paved || matches!(kind.as_str(), "city" | "road" | "field" | "river");
        if !plain && layout.inner[i].is_none() {
            let room = if layout.areas[i].is_some() { p(0.0, 0.0) } else { p(0.0, -12.0) };
            medallion(&mut out, kind, turn(layout.label[i], turns) + room, pen);
        }
    }
    let elsewhere = |place| matches!(place, SymbolPlace::Building | SymbolPlace::Mound);
    for mark in layout.marks.iter().filter(|mark| !elsewhere(mark.place)) {
        let at = turn(mark.at, turns);
        if let Some(way) = compass::printed(&mark.name) {
            compass::arrow(&mut out, way.turned(turns), at);
        } else if let Some(picture) = mark.picture.as_ref().filter(|picture| picture.turns) {
            put(&mut out, picture, at, turns);
        } else {
            badge(&mut out, &mark.name, mark.picture.as_ref(), at, pen);
        }
    }
    out
}

/// Draws a picture, turned with its tile if it says so.
fn put(out: &mut String, picture: &Picture, at: P, turns: usize) {
    let (id, at) = (&picture.id, at + picture.shift);
    if !picture.turns {
        return use_at(out, id, at);
    }
    let _ = write!(out, r##"<use href="#{id}" transform="translate({} {}) rotate({})"/>"##, n(at.x), n(at.y), 90 * turns);
}

/// Draws a disc with the first letter of a name, for kinds without a picture.
pub(crate) fn medallion(out: &mut String, name: &str, at: P, pen: &Pen) {
    let (light, dark) = tint(name);
    let _ = write!(
        out,
        r##"<circle cx="{}" cy="{}" r="8" fill="{light}" stroke="{dark}" stroke-width="1.4"/><circle cx="{0}" cy="{1}" r="6.2" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width=".8"/>"##,
        n(at.x),
        n(at.y)
    );
    let letter: String = name.chars().take(1).flat_map(char::to_uppercase).collect();
    pen.put(out, &letter, at + p(0.0, 3.2), Style::new(9.0, &dark).bold().at(Anchor::Middle));
}

/// Draws the mark of a trait: its picture, or its first letters on a label.
pub(crate) fn badge(out: &mut String, name: &str, picture: Option<&Picture>, at: P, pen: &Pen) {
    if let Some(Picture { id, shift, number, .. }) = picture {
        let Some(number) = number else { return use_at(out, id, at + *shift) };
        let _ = write!(
            out,
            r##"<g transform="translate({} {}) scale(1.25)"><use href="#{id}"/><circle r="5" fill="#fff8e4" stroke="#4a2c14" stroke-width=".6"/></g>"##,
            n(at.x),
            n(at.y)
        );
        return pen.put(out, number, at + p(0.0, 4.1), Style::new(11.4, INK).bold().at(Anchor::Middle));
    }
    let (light, dark) = tint(name);
    let text: String = name.chars().filter(|c| c.is_alphanumeric()).take(3).collect();
    let half = pen.width(&text, 6.0) / 2.0 + 2.6;
    let _ = write!(
        out,
        r#"<rect x="{}" y="{}" width="{}" height="9" rx="3" fill="{light}" stroke="{dark}" stroke-width="1"/>"#,
        n(at.x - half),
        n(at.y - 4.5),
        n(2.0 * half)
    );
    pen.put(out, &text, at + p(0.0, 2.1), Style::new(6.0, &dark).bold().at(Anchor::Middle));
}
