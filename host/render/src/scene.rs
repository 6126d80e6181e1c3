//! What a picture shows besides the state of the game.

use bastide_core::{Cell, Event, Player, View};

/// What a picture shows besides the state of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// The headline.
    pub title: String,
    /// A line below it.
    pub subtitle: String,
    /// The names of the players for people, in the order of the seats; a missing one is the name of the seat.
    pub names: Vec<String>,
    /// Whom a question is open to; the prices of boards beside the board are theirs.
    pub asked: Option<Player>,
    /// The cell of the last tile, to be marked.
    pub last: Option<Cell>,
    /// Cells that may be chosen, with what to write into them.
    pub candidates: Vec<(Cell, String)>,
    /// What the last action brought. If the game is over, the figures that these events took off the board are drawn where
    /// they stood, with the points that were paid for their features.
    pub events: Vec<Event>,
}

impl Scene {
    /// Returns a scene with a headline that marks the last tile laid.
    pub fn of(view: View, title: &str) -> Scene {
        let last = view.core.board.pieces().last().map(|laid| laid.cell);
        Scene { title: title.to_owned(), last, ..Scene::default() }
    }

    /// Returns the name of a player for people.
    pub(super) fn name<'a>(&'a self, view: View<'a>, player: Player) -> &'a str {
        self.names.get(player.index()).map_or_else(|| view.rules.seat(player), String::as_str)
    }
}
