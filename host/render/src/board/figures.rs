//! Figures on the board. In the picture of a finished game, the figures that stood there at the
//! end.

use std::collections::BTreeMap;
use std::fmt::Write;

use bastide_core::{Cell, Display, Event, Figure, FigureLocation, FigureState, Player, SegmentId, View};

use crate::board::display;
use crate::board::pillars;
use crate::board::spots::Spots;
use crate::board::{PutPiece, put_standing};
use crate::draw::color::{self, Paint};
use crate::draw::geom::{P, n, north_west, p, turn};
use crate::draw::pen::{Anchor, Pen, Style};
use crate::scene::Scene;
use crate::symbol::figure::{self, Look};
use crate::symbol::seat_mark;
use crate::tile::rings;

/// A figure with its position in the picture.
struct Standing {
    figure: FigureState,
    /// The feature on which it stands.
    feature: Option<SegmentId>,
    look: Look,
    at: P,
}

/// Draws all figures on the board and the points of the final scoring, `zoom` times as large as
/// usual. Returns the figures that are on the board now, each with its middle.
pub(crate) fn paint(
    piece: &mut PutPiece,
    view: View,
    (scene, displays): (&Scene, &[Display]),
    spots: &Spots,
    pen: &Pen,
    zoom: f64,
) -> Vec<(Figure, P)> {
    let mut all = standing(view, spots, &view.core.figures, false, zoom);
    accompany(&mut all, view, displays, zoom);
    // Figures of one place stand in the order of their numbers.
    let mut present = Vec::new();
    for (i, f) in view.core.figures.iter().enumerate() {
        let before = view.core.figures.iter().take(i).filter(|other| other.place == f.place).count();
        let mut here = all.iter().filter(|standing| standing.figure.place == f.place);
        present.extend(here.nth(before).map(|standing| (Figure::at(i), standing.at)));
    }
    if view.core.is_over {
        all.extend(standing(view, spots, &taken_off(view, &scene.events), true, zoom));
    }
    put_standing(piece, "n-figure", &mut all, |s| s.at, |out, s| figure::put(out, pen, &s.look, s.at));
    if view.core.is_over {
        piece("n-points", &|out| points(out, view, scene, spots, &all, (pen, zoom)));
    }
    present
}

/// Moves each figure that stands beside another one to the side of it that is nearer to the middle
/// of the cell.
fn accompany(all: &mut [Standing], view: View, displays: &[Display], zoom: f64) {
    const ASIDE: f64 = 18.0;
    for (figure, with) in display::companions(view, displays) {
        let is = |standing: &Standing, figure: Figure| view.core.figures.get(figure.index()) == Some(&standing.figure);
        let Some(beside) = all.iter().find(|standing| is(standing, with)).map(|standing| standing.at) else { continue };
        if let Some(standing) = all.iter_mut().find(|standing| is(standing, figure)) {
            let middle = beside.x.div_euclid(100.0) * 100.0 + 50.0;
            let side = if beside.x < middle { 1.0 } else { -1.0 };
            standing.look.zoom *= 0.86;
            standing.at = p(beside.x + side * ASIDE * zoom, beside.y + 2.0 * zoom);
        }
    }
}

/// Returns the figures that events removed from the board, each at its last location.
fn taken_off(view: View, events: &[Event]) -> Vec<FigureState> {
    let on_board = |place: FigureLocation| matches!(place, FigureLocation::Segment(_) | FigureLocation::Spot { .. });
    let mut off: BTreeMap<usize, FigureLocation> = BTreeMap::new();
    for event in events {
        if let Event::FigureMoved { figure, from, to } = *event {
            if on_board(from) && !on_board(to) {
                off.insert(figure.index(), from);
            } else if on_board(to) {
                off.remove(&figure.index());
            }
        }
    }
    let known = |(i, place)| view.core.figures.get(i).map(|f| FigureState { place, ..*f });
    off.into_iter().filter_map(known).collect()
}

/// Returns the positions of figures: the figures of one place stand side by side.
fn standing(view: View, spots: &Spots, figures: &[FigureState], gone: bool, zoom: f64) -> Vec<Standing> {
    let mut on: BTreeMap<SegmentId, Vec<FigureState>> = BTreeMap::new();
    // Those on top of a token apart from those beside it.
    let mut points: BTreeMap<(Cell, u8, bool), Vec<FigureState>> = BTreeMap::new();
    for f in figures {
        match f.place {
            FigureLocation::Segment(seg) => on.entry(seg).or_default().push(*f),
            FigureLocation::Spot { cell, at } => {
                points.entry((cell, at, pillars::below(view, f).is_some())).or_default().push(*f);
            }
            _ => {}
        }
    }
    let mut all = Vec::new();
    for (seg, figures) in &on {
        let spot = spots.of(*seg);
        let cell = north_west(view.core.graph.get(*seg).cell);
        let feature = Some(view.core.graph.feature(*seg));
        for (figure, at) in figures.iter().zip(figure::side_by_side(spot.at, cell, figures.len(), zoom)) {
            let look = Look { raised: spot.raised, gone, zoom, ..Look::of(view.rules, figure, spot.lying) };
            all.push(Standing { figure: *figure, feature, look, at });
        }
    }
    for ((cell, point, on_top), figures) in &points {
        let ring = rings::of(view, spots.layouts, *cell).filter(|_| *point == 0);
        let middle = match pillars::on(view, *cell).filter(|_| *on_top) {
            Some(carrier) => {
                let lift = (pillars::height(carrier) + figure::FOOT) * zoom;
                pillars::foot(view, spots.layouts, *cell) - p(0.0, lift)
            }
            None => north_west(*cell) + ring.unwrap_or_else(|| point_of(*point)),
        };
        if rings::is_pyramid(view, *cell, *point) {
            all.extend(pyramid(view, figures, middle, gone, zoom));
            continue;
        }
        for (figure, at) in figures.iter().zip(figure::side_by_side(middle, middle - p(50.0, 50.0), figures.len(), zoom)) {
            let look = Look { gone, zoom, ..Look::of(view.rules, figure, false) };
            all.push(Standing { figure: *figure, feature: None, look, at });
        }
    }
    all
}

/// Returns the positions of acrobats: two on the ground, a third on their shoulders, and beside them
/// figures without an owner.
fn pyramid(view: View, figures: &[FigureState], middle: P, gone: bool, zoom: f64) -> Vec<Standing> {
    const PLACES: [P; 3] = [p(-9.6, 0.0), p(9.6, 0.0), p(0.0, -18.6)];
    const SMALLER: f64 = 0.86;
    let look = |f: &FigureState| Look { gone, zoom: SMALLER * zoom, ..Look::of(view.rules, f, false) };
    let (mut acrobats, others): (Vec<&FigureState>, Vec<&FigureState>) = figures.iter().partition(|f| f.owner.is_some());
    // Those who carry another one come first. Figures in equal states look the same.
    let number = |f: &FigureState| view.core.figures.iter().position(|other| other == f).map(Figure::at);
    let carries = |f: &FigureState| number(f).is_some_and(|figure| view.carries_another(figure).unwrap_or(false));
    acrobats.sort_by_key(|f| !carries(f));
    let on_space = acrobats.iter().zip(PLACES.iter().cycle()).map(|(f, place)| (*f, *place * zoom));
    let beside = others.iter().map(|f| (*f, p(26.0, 4.0) * zoom));
    let foot = middle - p(0.0, 8.0 * zoom);
    let all = on_space.chain(beside);
    all.map(|(f, place)| Standing { figure: *f, feature: None, look: look(f), at: foot + place }).collect()
}

/// Returns a point of a cell: the middle, the sides from the north, the corners from the
/// north-east.
pub(crate) fn point_of(at: u8) -> P {
    match at {
        1..=4 => turn(p(50.0, 0.0), usize::from(at - 1)),
        5..=8 => turn(p(100.0, 0.0), usize::from(at - 5)),
        _ => p(50.0, 50.0),
    }
}

/// Draws labels with the points that the last action scored for features, above a figure of the
/// player who received them.
fn points(out: &mut String, view: View, scene: &Scene, spots: &Spots, figures: &[Standing], (pen, zoom): (&Pen, f64)) {
    let mut paid: BTreeMap<(SegmentId, Player), i32> = BTreeMap::new();
    for event in &scene.events {
        let Event::PointsAwarded { score_entry, .. } = event else { continue };
        if let Some(seg) = score_entry.seg {
            *paid.entry((view.core.graph.feature(seg), score_entry.player)).or_default() += i32::from(score_entry.points);
        }
    }
    let mut taken: Vec<P> = Vec::new();
    for ((feature, player), points) in paid {
        let mine = |s: &&Standing| s.feature == Some(feature) && s.figure.owner == Some(player);
        let above = figures.iter().find(mine).map(|s| s.at - p(0.0, s.look.height() + 8.0 * zoom));
        let mut at = above.unwrap_or_else(|| spots.of(feature).at);
        while taken.iter().any(|q| (q.x - at.x).abs() < 40.0 * zoom && (q.y - at.y).abs() < 18.0 * zoom) {
            at.y -= 18.5 * zoom;
        }
        taken.push(at);
        label(out, &color::of_player(view.rules, player), points, at, (pen, zoom));
    }
}

/// Draws a label with points, in the color and with the mark of a player.
fn label(out: &mut String, paint: &Paint, points: i32, at: P, (pen, zoom): (&Pen, f64)) {
    const SIZE: f64 = 15.0;
    let text = format!("{points:+}");
    let wide = pen.width(&text, SIZE) + 19.0;
    let _ = write!(
        out,
        r##"<g class="points" transform="translate({} {}) scale({})"><rect x="{}" y="-9" width="{}" height="18" rx="5" fill="{}" stroke="#fff" stroke-width="3"/><rect x="{3}" y="-9" width="{4}" height="18" rx="5" fill="{5}" stroke="{}" stroke-width="1"/>"##,
        n(at.x),
        n(at.y),
        n(zoom),
        n(-wide / 2.0),
        n(wide),
        paint.fill,
        paint.edge
    );
    seat_mark::put(out, paint, p(8.5 - wide / 2.0, 0.0), 4.2);
    let place = p(wide / 2.0 - 4.0, 0.36 * SIZE);
    pen.put(out, &text, place, Style::new(SIZE, paint.ink).bold().at(Anchor::End));
    out.push_str("</g>");
}
