//! The face of core for programs that play: games, what a seat may see of them, and their search.

pub mod prelude {
    //! The names that programs use which play games, to import all at once.

    pub use crate::contract::decision::Decision;
    pub use crate::contract::menu::{Entry, Menu};
    pub use crate::dispatch::hook::{Ruleset, View};
    pub use crate::engine::game::{Game, GameSetup, PlayError};
    pub use crate::engine::game_view::GameView;
    pub use crate::model::action::{Action, DEPLOY, PASS, PLACE, Target};
    pub use crate::model::event::{Event, Log};
    pub use crate::model::figure::{FigureLocation, FigureState};
    pub use crate::model::geometry::{Cell, Side};
    pub use crate::model::ids::{Figure, PlacedTile, Player, SegmentId, TileType};
    pub use crate::model::state::{GameState, State};
}
