//! The data of a picture other than the state of the game.

use bastide_core::table::IMPLIED;
use bastide_core::{Cell, Event, Player, Ruleset, View, message};

/// The most plugins that a headline lists.
const LISTED: usize = 8;

/// The data of a picture other than the state of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// The headline.
    pub title: String,
    /// The line below the headline.
    pub subtitle: String,
    /// The display names of the players, in the order of the seats. A missing name is the name of
    /// the seat.
    pub names: Vec<String>,
    /// The player whose decision is open; the prices of side boards are this player's.
    pub asked: Option<Player>,
    /// The cell of the last tile, to be highlighted.
    pub last: Option<Cell>,
    /// The cells that may be chosen, with the text to write into them.
    pub candidates: Vec<(Cell, String)>,
    /// The events of the last action. If the game is over, the figures that these events took off
    /// the board are drawn at their last location, with the points that were scored for their
    /// features.
    pub events: Vec<Event>,
    /// What the random outcomes among these events mean, in their order: a sentence for each. For
    /// one that is missing or empty, the picture has the name of its stream and the outcome.
    pub dice: Vec<String>,
}

impl Scene {
    /// Returns a scene with a headline that highlights the last tile placed.
    pub fn of(view: View, title: &str) -> Scene {
        let last = view.core.board.placed_tiles().last().map(|board_tile| board_tile.cell);
        Scene { title: title.to_owned(), last, ..Scene::default() }
    }

    /// Returns the display name of a player.
    pub(crate) fn name<'a>(&'a self, view: View<'a>, player: Player) -> &'a str {
        self.names.get(player.index()).map_or_else(|| view.rules.seat(player), String::as_str)
    }
}

/// Returns a headline for games with these rules: the titles of the plugins, or their number if
/// there are more than 8.
pub fn headline(rules: &Ruleset) -> String {
    let plugins = &rules.plugins;
    if plugins.len() <= LISTED {
        return message::list(plugins.iter().map(|plugin| plugin.title));
    }
    match plugins.iter().find(|plugin| plugin.id == IMPLIED) {
        Some(base) => format!("{} and {} expansions", base.title, plugins.len() - 1),
        None => format!("{} expansions", plugins.len()),
    }
}
