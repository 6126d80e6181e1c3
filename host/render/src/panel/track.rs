//! The score track: fifty spaces around the board, with a marker for each player.

use std::fmt::Write;

use bastide_core::{Player, View};

use crate::draw::color::{self, GOLD, INK, PALE};
use crate::draw::geom::{P, n, p};
use crate::draw::pen::{Anchor, Pen, Style};
use crate::symbol::figure::{self, Look};

/// The number of spaces on the track.
const FIELDS: usize = 50;

/// A ring of spaces around a rectangle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Track {
    /// The corner of the rectangle inside.
    inner: P,
    /// The size of the rectangle inside.
    size: P,
    /// The thickness of the ring.
    pub(crate) thick: f64,
    /// The number of spaces along the top.
    across: usize,
}

impl Track {
    /// Makes a ring around a rectangle.
    pub(crate) fn around(inner: P, size: P) -> Track {
        let thick = (size.x + size.y) / FIELDS as f64 * 1.35;
        let share = (size.x + 2.0 * thick) / (size.x + size.y + 2.0 * thick);
        let half = FIELDS / 2;
        let across = ((half as f64 * share).round() as usize).clamp(3, half - 3);
        Track { inner, size, thick, across }
    }

    /// Returns the corner and the size of the outer rectangle.
    pub(crate) fn outer(&self) -> (P, P) {
        let rim = p(self.thick, self.thick);
        (self.inner - rim, self.size + rim * 2.0)
    }

    /// Returns the corner and the size of a space, counted clockwise from the north-west.
    fn field(&self, i: usize) -> (P, P) {
        let down = FIELDS / 2 - self.across;
        let (corner, outer) = self.outer();
        let (wide, high) = (outer.x / self.across as f64, self.size.y / down as f64);
        let (top, bottom) = (corner.y, corner.y + outer.y - self.thick);
        let right = corner.x + outer.x - self.thick;
        match i {
            i if i < self.across => (p(corner.x + i as f64 * wide, top), p(wide, self.thick)),
            i if i < FIELDS / 2 => (p(right, self.inner.y + (i - self.across) as f64 * high), p(self.thick, high)),
            i if i < FIELDS / 2 + self.across => {
                let k = self.across - 1 - (i - FIELDS / 2);
                (p(corner.x + k as f64 * wide, bottom), p(wide, self.thick))
            }
            i => (p(corner.x, self.inner.y + (FIELDS - 1 - i) as f64 * high), p(self.thick, high)),
        }
    }

    /// Draws spaces, numbers and markers.
    pub(crate) fn paint(&self, out: &mut String, v: View, pen: &Pen) {
        let line = self.thick * 0.028;
        for i in 0..FIELDS {
            let (at, size) = self.field(i);
            let fill = match i {
                0 => "#e2b64a",
                i if i % 10 == 0 => "#e6c987",
                i if i % 5 == 0 => "#ecd8a6",
                i if i % 2 == 0 => "#f1e4c1",
                _ => "#f6ecd2",
            };
            let _ = write!(
                out,
                r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{fill}" stroke="{PALE}" stroke-width="{}"/>"#,
                n(at.x),
                n(at.y),
                n(size.x),
                n(size.y),
                n(line)
            );
            let ink = if i % 5 == 0 { INK } else { PALE };
            let style = Style::new(self.thick * 0.3, ink).at(Anchor::Middle);
            let middle = at + size * 0.5;
            pen.put(out, &i.to_string(), middle + p(0.0, self.thick * 0.105), if i % 5 == 0 { style.bold() } else { style });
        }
        self.markers(out, v, pen);
    }

    /// Draws the markers. Those on one space stand side by side. A marker beyond one lap carries a
    /// flag with the points of the full laps, and the second marker of a player a 2.
    fn markers(&self, out: &mut String, v: View, pen: &Pen) {
        let all = markers(v);
        let field = |points: i32| points.rem_euclid(FIELDS as i32) as usize;
        for (i, marker) in all.iter().enumerate() {
            let on = |other: &Marker| field(other.points) == field(marker.points);
            let (here, nth) = (all.iter().filter(|other| on(other)).count(), all[..i].iter().filter(|other| on(other)).count());
            let (at, size) = self.field(field(marker.points));
            let spread = (nth as f64 - (here - 1) as f64 / 2.0) * (0.8 / here.max(2) as f64);
            let along = if size.x > size.y { p(size.x * spread, 0.0) } else { p(size.x * spread, size.y * spread * 0.3) };
            let place = at + size * 0.5 + along;
            let paint = color::of_player(v.rules, marker.player);
            let scale = self.thick / if here > 1 { 38.0 } else { 31.0 };
            let _ = write!(out, r#"<g transform="translate({} {}) scale({})">"#, n(place.x), n(place.y), n(scale));
            figure::put(out, pen, &Look::ordinary(v.rules, paint, false), p(0.0, 0.0));
            let laps = marker.points.div_euclid(FIELDS as i32);
            if laps != 0 {
                let text = (laps * FIELDS as i32).to_string();
                let half = pen.width(&text, 7.5) / 2.0 + 2.0;
                let _ = write!(
                    out,
                    r#"<rect x="{}" y="-18" width="{}" height="9.4" rx="2" fill="{GOLD}" stroke="{INK}" stroke-width=".7"/>"#,
                    n(-half),
                    n(2.0 * half)
                );
                pen.put(out, &text, p(0.0, -10.6), Style::new(7.5, INK).bold().at(Anchor::Middle));
            }
            if marker.second {
                let _ = write!(out, r##"<circle cx="7" cy="6" r="5" fill="#fff" stroke="{INK}" stroke-width=".7"/>"##);
                pen.put(out, "2", p(7.0, 8.6), Style::new(7.5, INK).bold().at(Anchor::Middle));
            }
            out.push_str("</g>");
        }
    }
}

/// A marker on the track.
struct Marker {
    player: Player,
    points: i32,
    /// Whether it is the second marker of its player.
    second: bool,
}

/// Returns all markers: one for each player, and those that a plugin shows as `marker.usual` and
/// `marker.second`.
fn markers(v: View) -> Vec<Marker> {
    let mut all = Vec::new();
    for player in v.core.players() {
        let shown = v.shown_numbers(player).unwrap_or_default();
        let of = |name: &str| shown.iter().find(|(known, _)| *known == name).map(|(_, points)| *points);
        let score = v.core.score.get(player.index()).copied().unwrap_or_default();
        all.push(Marker { player, points: of("marker.usual").unwrap_or(score), second: false });
        all.extend(of("marker.second").map(|points| Marker { player, points, second: true }));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fields_go_around_without_a_gap() {
        for size in [p(700.0, 560.0), p(2000.0, 500.0), p(400.0, 1900.0)] {
            let track = Track::around(p(0.0, 0.0), size);
            let area: f64 = (0..FIELDS).map(|i| track.field(i).1).map(|s| s.x * s.y).sum();
            let outer = track.outer().1;
            assert!((area - (outer.x * outer.y - size.x * size.y)).abs() < 1.0, "{size:?}");
            for i in 0..FIELDS {
                let middle = |i: usize| track.field(i % FIELDS).0 + track.field(i % FIELDS).1 * 0.5;
                let step = middle(i).to(middle(i + 1));
                assert!(step < 2.5 * track.thick.max(track.field(i).1.x).max(track.field(i).1.y), "{size:?} {i}");
            }
        }
    }
}
