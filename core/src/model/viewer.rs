//! The viewer of a state.

use crate::model::ids::Player;

/// The index of a hidden place in a group: the viewer does not know which place it is. Notation
/// writes it as `?`.
pub const HIDDEN_PLACE: u8 = u8::MAX;

/// The viewer of a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Viewer {
    /// The engine, which sees everything.
    #[default]
    Engine,
    /// A seat, or `None` for a spectator, who sees what all see.
    Seat(Option<Player>),
}

impl Viewer {
    /// Returns `true` if the viewer sees what belongs to `owner` alone.
    pub(crate) fn sees(self, owner: Option<Player>) -> bool {
        match self {
            Viewer::Engine => true,
            Viewer::Seat(seat) => owner.is_some() && seat == owner,
        }
    }
}
