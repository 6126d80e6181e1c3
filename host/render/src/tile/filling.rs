//! Filling of the free room of a tile: grass, houses in cities, trees on fields.
//!
//! All of it is random, but the same for the same tile and rotation.

use std::fmt::Write;

use bastide_core::TileInfo;

use crate::draw::color::BLADE;
use crate::draw::geom::{P, n, p, share, turn};
use crate::symbol::use_at;
use crate::tile::grid::Owner;
use crate::tile::layout::Layout;

/// Returns the smallest distance between a position on the rotated tile and the occupied positions.
fn free(layout: &Layout, at: P) -> f64 {
    layout.taken.iter().map(|(q, r)| q.to(at) - r).fold(f64::MAX, f64::min)
}

/// Rotates a position back from the rotated tile to the layout's own frame.
fn unturned(at: P, turns: usize) -> P {
    turn(at, 4 - turns)
}

fn is_kind(layout: &Layout, at: P, kind: &str) -> bool {
    matches!(layout.grid.owner(at), Owner::Segment(i) if layout.kinds[i] == kind)
}

/// Returns `true` if houses stand at a position: in a city, or inside of a piece.
fn is_town(layout: &Layout, at: P) -> bool {
    matches!(layout.grid.owner(at), Owner::Segment(i) if layout.kinds[i] == "city" || layout.built[i])
}

/// Draws blades of grass, in one path.
pub(crate) fn blades(out: &mut String, layout: &Layout, info: &TileInfo, turns: usize) {
    let mut d = String::new();
    let mut count = 0;
    for k in 0..70u64 {
        let salt = 500 + 2 * k + 1000 * turns as u64;
        let at = p(4.0 + 92.0 * share(&info.name, salt), 4.0 + 92.0 * share(&info.name, salt + 1));
        let own = unturned(at, turns);
        if count < 16 && is_kind(layout, own, "field") && layout.grid.room(own) > 4.0 {
            let _ = write!(d, "M{} {}l-.9-2M{0} {1}l.3-2.6M{0} {1}l1.3-1.7", n(at.x), n(at.y));
            count += 1;
        }
    }
    if !d.is_empty() {
        let _ = write!(out, r#"<path d="{d}" fill="none" stroke="{BLADE}" stroke-width=".6" stroke-linecap="round"/>"#);
    }
}

/// Draws houses in rows, the front ones over those behind.
pub(crate) fn houses(out: &mut String, layout: &Layout, info: &TileInfo, turns: usize) {
    let mut rows = String::new();
    for row in 0..15u64 {
        let middle = 9.0 + 6.4 * row as f64;
        let salt = 3000 + 100 * row + 2000 * turns as u64;
        let mut x = 3.0 + 7.0 * share(&info.name, salt);
        let mut k = 0;
        while x < 97.0 {
            k += 1;
            let y = middle + 2.6 * (share(&info.name, salt + 70 + k) - 0.5);
            // The whole house needs free space: its foot and its roof.
            let (foot, roof) = (unturned(p(x, y), turns), unturned(p(x, y - 6.0), turns));
            let fits = |at: P| is_town(layout, at) && layout.grid.room(at) > 6.2 && free(layout, at) > 3.0;
            if fits(foot) && fits(roof) {
                if share(&info.name, salt + k) < 0.9 {
                    let which = (share(&info.name, salt + 50 + k) * 9.0) as usize;
                    let id = ["h0", "h1", "h2", "h0", "h1", "h0", "h2", "h1", "h3"][which.min(8)];
                    use_at(&mut rows, id, p(x, y));
                }
                x += 10.4 + 2.0 * share(&info.name, salt + 20 + k);
            } else {
                x += 2.0;
            }
        }
    }
    if !rows.is_empty() {
        let _ = write!(out, r##"<g stroke="#6b4a33" stroke-width=".5" stroke-linejoin="round">{rows}</g>"##);
    }
}

/// Draws a few trees where there is much grass.
pub(crate) fn trees(out: &mut String, layout: &Layout, info: &TileInfo, turns: usize) {
    let mut stand: Vec<P> = Vec::new();
    for k in 0..60u64 {
        let salt = 7000 + 2 * k + 1000 * turns as u64;
        let at = p(5.0 + 90.0 * share(&info.name, salt), 12.0 + 84.0 * share(&info.name, salt + 1));
        let fits = |up: f64| {
            let own = unturned(at - p(0.0, up), turns);
            is_kind(layout, own, "field") && layout.grid.room(own) > 4.6 && free(layout, own) > 3.0
        };
        if stand.len() < 5 && fits(0.0) && fits(6.0) && stand.iter().all(|q| q.to(at) > 7.0) {
            stand.push(at);
        }
    }
    stand.sort_by(|a, b| a.y.total_cmp(&b.y));
    for (k, at) in stand.iter().enumerate() {
        use_at(out, ["t0", "t1", "t2", "t0", "t2"][(share(&info.name, 90 + k as u64) * 5.0) as usize % 5], *at);
    }
}
