//! The colors of the pictures.
//!
//! One warm palette for everything printed, a color for each player by the name of the seat, and a
//! tint derived from its name for every kind that has no drawing of its own. Seats, fields and
//! cities can be distinguished with every common color blindness; `color_tests` measures it.

use bastide_core::{Player, Ruleset};

use crate::draw::geom::hash;

/// Grass.
pub(crate) const FIELD: &str = "#b4d089";
/// Light grass.
pub(crate) const FIELD_LIGHT: &str = "#c0d998";
/// Dark grass.
pub(crate) const FIELD_DARK: &str = "#a3c278";
/// Blades of grass, and the edges of woods.
pub(crate) const BLADE: &str = "#7fa35a";
/// A road.
pub(crate) const LANE: &str = "#f7edd2";
/// The edge of a road.
pub(crate) const LANE_RIM: &str = "#86714f";
/// The ground of a city.
pub(crate) const CITY: &str = "#c98f55";
/// The streets of a city.
pub(crate) const STREET: &str = "#b57c45";
/// A wall.
pub(crate) const STONE: &str = "#d9d2c3";
/// The edge of a wall.
pub(crate) const STONE_RIM: &str = "#574d41";
/// Dark ink.
pub(crate) const INK: &str = "#3f3021";
/// Pale ink.
pub(crate) const PALE: &str = "#8f7a58";
/// The background of the picture.
pub(crate) const SHEET: &str = "#f3e8cd";
/// Gold for highlights.
pub(crate) const GOLD: &str = "#e8b93c";

/// The colors of a player's figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Paint {
    /// The fill.
    pub(crate) fill: &'static str,
    /// The edge.
    pub(crate) edge: &'static str,
    /// The text on the fill.
    pub(crate) ink: &'static str,
    /// The color in a terminal, as a number of the 256 ANSI colors.
    pub(crate) ansi: u8,
    /// The mark of the seat, by the number of the seat; `None` for figures without an owner.
    pub(crate) mark: Option<u8>,
}

const fn paint(fill: &'static str, edge: &'static str, ink: &'static str, ansi: u8) -> Paint {
    Paint { fill, edge, ink, ansi, mark: None }
}

/// The colors of figures by the name of a seat, with those for seats of other names.
const NAMED: [(&str, Paint); 11] = [
    ("red", paint("#bf3316", "#5e120e", "#fff", 196)),
    ("blue", paint("#2277c0", "#10264f", "#fff", 33)),
    ("yellow", paint("#f5db11", "#6f5405", "#3f3021", 226)),
    ("green", paint("#2fa866", "#08381c", "#0b2616", 34)),
    ("black", paint("#33302f", "#000", "#fff", 240)),
    ("purple", paint("#6d2f92", "#38184a", "#fff", 134)),
    ("orange", paint("#f08a1c", "#6b3404", "#3f3021", 208)),
    ("white", paint("#f7f4ec", "#5f584a", "#3f3021", 231)),
    ("pink", paint("#f09bc0", "#722848", "#3f3021", 211)),
    ("grey", paint("#8f8f8f", "#3c3c3c", "#1d160e", 246)),
    ("brown", paint("#673627", "#3b2410", "#fff", 130)),
];

/// The colors of figures without an owner.
pub(crate) const NEUTRAL: Paint = paint("#cfc4ae", "#3f3021", "#3f3021", 250);

/// Returns the colors of a player: those that the seat is named after, or the next colors that no
/// seat is named after.
pub(crate) fn of_player(rules: &Ruleset, player: Player) -> Paint {
    let named = |seat: &str| NAMED.iter().find(|(name, _)| *name == seat).map(|(_, paint)| *paint);
    let mark = Some(player.0);
    if let Some(paint) = named(rules.seat(player)) {
        return Paint { mark, ..paint };
    }
    let free = NAMED.iter().filter(|(name, _)| !rules.seats.iter().any(|seat| seat == name));
    let nth = rules.seats.iter().take(player.index()).filter(|seat| named(seat).is_none()).count();
    let free: Vec<Paint> = free.map(|(_, paint)| *paint).collect();
    Paint { mark, ..free.get(nth % free.len().max(1)).copied().unwrap_or(NEUTRAL) }
}

/// Returns `true` for the name of water, which is blue and lies below roads.
pub(crate) fn is_water(name: &str) -> bool {
    matches!(name, "river" | "lake" | "sea" | "water")
}

/// Returns a light and a dark tint for a name.
pub(crate) fn tint(name: &str) -> (String, String) {
    if is_water(name) {
        return ("#8fc1dd".into(), "#4d86a8".into());
    }
    // Green is left out, since it would not stand out from the grass.
    const HUES: [u64; 10] = [0, 18, 48, 175, 200, 225, 255, 280, 305, 335];
    let hue = HUES[(hash(name, 1) % HUES.len() as u64) as usize];
    (hsl(hue, 0.46, 0.72), hsl(hue, 0.45, 0.36))
}

/// Returns a light and a dark tint for one of `count` sectors of a disc, as different as possible
/// from those of its neighbours.
pub(crate) fn sector(nth: usize, count: usize) -> (String, String) {
    // Neighbours are two fifths of the circle apart.
    let hue = (40 + nth as u64 * 144 + (nth as u64 * 360 / count.max(1) as u64) / 5) % 360;
    (hsl(hue, 0.5, 0.76), hsl(hue, 0.5, 0.27))
}

fn hsl(hue: u64, saturation: f64, light: f64) -> String {
    let channel = |shift: f64| {
        let k = (shift + hue as f64 / 30.0) % 12.0;
        let reach = saturation * light.min(1.0 - light);
        let value = light - reach * (k - 3.0).min(9.0 - k).clamp(-1.0, 1.0);
        (value * 255.0).round() as u8
    };
    format!("#{:02x}{:02x}{:02x}", channel(0.0), channel(8.0), channel(4.0))
}

#[cfg(test)]
#[path = "color_tests.rs"]
mod tests;
