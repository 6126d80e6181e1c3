//! All tiles of a ruleset on one sheet, each in its four rotations, for authors to check their
//! data.

use std::fmt::Write;

use bastide_core::Ruleset;
use bastide_texts::Language;

use crate::draw::color::{INK, NEUTRAL, PALE, SHEET};
use crate::draw::geom::{n, p, turn};
use crate::draw::pen::{Anchor, Pen, Style, escape};
use crate::symbol;
use crate::symbol::figure;
use crate::tile;
use crate::tile::layout::Layout;
use crate::words::Words;

/// Draws the sheet: every tile in all rotations, with its id. `labels` also marks the position of a
/// figure on each segment.
pub fn sheet(rules: &Ruleset, language: &Language, labels: bool) -> String {
    let pen = Pen::new();
    let (block, across) = (460.0, 4usize);
    let rows = rules.tiles.len().div_ceil(across);
    let (width, height) = (across as f64 * block + 40.0, rows as f64 * 150.0 + 40.0);
    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><title>{}</title><defs>{}"#,
        escape(&Words::of(rules, language).say("all-tiles")),
        symbol::defs(rules)
    );
    let layouts: Vec<Layout> = rules.tiles.iter().map(|(_, info)| Layout::of(rules, info)).collect();
    for (layout, (tile, info)) in layouts.iter().zip(rules.tiles.iter()) {
        let _ = write!(out, r#"<g id="g{}">{}</g>"#, tile.0, tile::ground(layout, info));
    }
    let _ = write!(out, r#"</defs><path d="M0 0h{width}v{height}H0z" fill="{SHEET}"/>"#);
    for (k, (layout, (id, info))) in layouts.iter().zip(rules.tiles.iter()).enumerate() {
        let corner = p(30.0 + (k % across) as f64 * block, 36.0 + (k / across) as f64 * 150.0);
        pen.put(&mut out, &info.name, corner + p(0.0, -6.0), Style::new(15.0, INK).bold());
        for turns in 0..4u8 {
            let at = corner + p(f64::from(turns) * 106.0, 0.0);
            let _ = write!(
                out,
                r##"<g transform="translate({} {})"><use href="#g{}" transform="rotate({} 50 50)"/>{}<path d="M0 0h100v100H0z" fill="none" stroke="{INK}" stroke-opacity=".35" stroke-width=".8"/>"##,
                n(at.x),
                n(at.y),
                id.0,
                u32::from(turns) * 90,
                tile::standing(layout, info, turns, &pen)
            );
            for corner in layout.wall_ends() {
                symbol::use_at(&mut out, "turret", turn(corner, turns.into()));
            }
            if labels {
                for (i, label) in layout.label.iter().enumerate() {
                    let at = turn(*label, turns.into());
                    let lying = layout.kinds[i] == "field";
                    figure::put(&mut out, &pen, &figure::Look::ordinary(rules, NEUTRAL, lying), at);
                }
            }
            out.push_str("</g>");
        }
    }
    pen.put(&mut out, "Bastide", p(width - 20.0, height - 10.0), Style::new(12.0, PALE).at(Anchor::End));
    out.push_str("</svg>");
    out
}
