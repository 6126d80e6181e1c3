//! The data of a picture other than the state of the game.

use bastide_core::table::IMPLIED;
use bastide_core::{Cell, Edition, Event, Player, Ruleset, View};
use bastide_texts::{Args, Language, table};

use crate::words::Words;

/// The most plugins that a headline lists.
const LISTED: usize = 8;

/// The data of a picture other than the state of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// The language of the reader.
    pub language: Language,
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
}

impl Scene {
    /// Returns a scene in English with a headline that highlights the last tile placed.
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
pub fn headline(rules: &Ruleset, language: &Language) -> String {
    let words = Words::of(rules, language);
    let titles = table::titles(rules, language);
    if titles.len() <= LISTED {
        return words.speech.list(&titles);
    }
    let base = rules.plugins.iter().position(|plugin| plugin.id == IMPLIED).and_then(|base| titles.get(base));
    match base {
        Some(base) => {
            let args = Args::new().with("base", base.as_str()).with("n", titles.len() - 1);
            words.speech.say("base-and-expansions", &args)
        }
        None => words.say_number("expansions", titles.len()),
    }
}

/// Returns a line below a headline: the edition, the seed, the turn, and the number of actions if
/// they are given, and whether the game is over.
pub fn subtitle(view: View, language: &Language, seed: Option<u64>, actions: Option<usize>) -> String {
    let words = Words::of(view.rules, language);
    let edition = match view.rules.edition {
        Edition::First => "edition-first",
        Edition::New => "edition-new",
    };
    let parts = [
        Some(words.say(edition)),
        seed.map(|seed| words.say_text("seed", "seed", seed.to_string())),
        Some(words.say_number("turn", view.core.turn.number)),
        actions.map(|actions| words.say_number("actions", actions)),
        view.core.is_over.then(|| words.say("the-end")),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}
