//! Displays of plugins other than the board, as lines: domains with their owners, open tiles, and
//! facts.

use bastide_core::{Display, Game, Player};

use bastide_console::capabilities::{Capabilities, named, width};
use bastide_render::TextSize;
use bastide_session::Names;

/// Returns the displays as lines, each with a line break; empty if there are none.
pub(super) fn side_panel(game: &Game, names: &Names, capabilities: &Capabilities) -> String {
    let displays = game.view().displays(game.state().core.turn.active).unwrap_or_default();
    domains(game, names, &displays) + &tiles(game, names, capabilities, &displays) + &facts(game, names, &displays)
}

/// Returns all domains on one line: `castle of Anna at 0,0 to 0,1, for -1,0 to 1,1; ...`.
fn domains(game: &Game, names: &Names, displays: &[Display]) -> String {
    let owner = |p| named(game, names, p);
    let domain = |display| bastide_render::domain(game.rules(), names.language(), display, &owner);
    let domains: Vec<String> = displays.iter().filter_map(domain).collect();
    if domains.is_empty() { String::new() } else { domains.join("; ") + "\n" }
}

/// Draws the tiles side by side, with their numbers or the names of their owners below.
fn tiles(game: &Game, names: &Names, capabilities: &Capabilities, displays: &[Display]) -> String {
    let mut rows: Vec<String> = Vec::new();
    for display in displays {
        let &Display::Tile { tile, index, of, now, .. } = display else { continue };
        let picture = bastide_render::tile_text(game.rules(), tile, 0, capabilities.text(TextSize::Small));
        let mark = if now { "> " } else { "" };
        let below = of.map_or_else(|| format!("{mark}{}", index + 1), |p: Player| named(game, names, p));
        let wide = 10;
        for (k, line) in picture.lines().chain([below.as_str()]).enumerate() {
            if rows.len() <= k {
                rows.push(" ".into());
            }
            rows[k].push_str(&format!(" {line}{}", " ".repeat(wide - width(line).min(wide))));
        }
    }
    rows.into_iter().map(|row| row.trim_end().to_owned() + "\n").collect()
}

/// Returns all facts on one line.
fn facts(game: &Game, names: &Names, displays: &[Display]) -> String {
    let fact = |display: &Display| match *display {
        Display::Fact { name, player, number } => {
            Some(bastide_render::fact(game.rules(), names.language(), name, player.map(|p| named(game, names, p)), number))
        }
        Display::Beside { figure, with } => Some(super::kept::beside_another(game, names, figure, with)),
        _ => None,
    };
    let facts: Vec<String> = displays.iter().filter_map(fact).collect();
    if facts.is_empty() { String::new() } else { facts.join("  |  ") + "\n" }
}
