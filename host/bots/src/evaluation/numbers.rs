//! The numbers of the evaluation.

/// Declares [`Numbers`] with the names of its fields.
macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// The number of [`Numbers`].
        pub const COUNT: usize = [$(stringify!($name)),*].len();

        /// The numbers of an [`Evaluation`](super::Evaluation).
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Numbers {
            $($(#[$doc])* pub $name: f64,)*
        }

        impl Numbers {
            /// The names, in the order of [`Self::to_array`].
            pub const NAMES: [&'static str; COUNT] = [$(stringify!($name)),*];

            /// Returns all numbers.
            pub const fn to_array(self) -> [f64; COUNT] {
                [$(self.$name),*]
            }

            /// Returns the numbers of an array.
            pub const fn from_array([$($name),*]: [f64; COUNT]) -> Numbers {
                Numbers { $($name),* }
            }
        }
    };
}

numbers! {
    /// The number of closing tiles at which an open side is closed with a probability of one half.
    /// All of these tiles are needed elsewhere too.
    half_side,
    /// The weight of a tile that fits an open side without closing it, among those that close it.
    extending,
    /// The same number for a cell that only needs to be covered.
    half_cell,
    /// The share that each remaining tile adds to `half_side`: a tile that fits one of many is drawn later.
    half_side_tile,
    /// The number of remaining tiles at which a feature with open sides that waits for two cells is
    /// completed half as often as the two cells alone would be. Each further cell counts as much.
    wait_sides,
    /// The same number for a feature whose cells only need to be covered.
    wait_cells,
    /// The share of the growth needed for completion that also comes to features that stay open.
    growth,
    /// The same share for a feature whose cells only need to be covered.
    growth_cells,
    /// The share of the growth needed for completion that comes to features that are completed.
    growth_completed,
    /// The share of the points that completion adds which counts once more.
    completing,
    /// The value of the followers in supply as their number goes to infinity.
    followers,
    /// The number of followers in supply at which their value is half of `followers`.
    half_followers,
    /// The number of remaining turns at which followers in supply have half of their value in an
    /// endless game.
    half_turns,
    /// The weight of a follower that is certain to return, among those in supply.
    returning,
    /// The weight of a follower off the board, among those in supply. It returns by itself, with the
    /// thing that it was sent for.
    away,
    /// The chance that a city beside a field is completed if the whole game is still to be played.
    neighbour,
    /// The points that an endless feature gains for each neighbour that is not complete, if the whole
    /// game is still to be played.
    prospect,
    /// The points that an endless feature gains over a whole game, in addition to those for its
    /// present neighbours.
    endless,
    /// The share of the chance to fill a cell with a joining tile with which two features of different
    /// owners beside it are joined.
    joining,
    /// The same for features that are never complete.
    joining_endless,
    /// The share of the expected points of all features that is not lost to competitors.
    held,
    /// The further share that is lost for each point which a feature that is not complete promises,
    /// if the whole game is still to be played.
    risk,
    /// The share of a field's points that is lost to competitors over a whole game.
    contest,
}

impl Numbers {
    /// The numbers with which the fit began: those of an earlier fit.
    pub const BEGIN: Numbers = Numbers {
        half_side: 5.814,
        extending: 0.165,
        half_cell: 3.170,
        half_side_tile: 0.140,
        wait_sides: 4.459,
        wait_cells: 6.660,
        growth: 0.059,
        growth_cells: 0.115,
        growth_completed: 0.243,
        completing: 0.292,
        followers: 415.123,
        half_followers: 1.286,
        half_turns: 124.803,
        returning: 1.092,
        away: 0.834,
        neighbour: 0.231,
        prospect: 0.290,
        endless: 0.331,
        joining: 0.881,
        joining_endless: 0.657,
        held: 0.730,
        risk: 0.020,
        contest: 0.149,
    };

    /// The numbers that were chosen by hand, from matches between bots with different numbers. The
    /// bot `greedy-1` uses them.
    pub const BY_HAND: Numbers = Numbers {
        half_side: 30.0,
        extending: 1.0,
        half_cell: 5.0,
        half_side_tile: 0.0,
        wait_sides: 0.0,
        wait_cells: 0.0,
        growth: 0.2,
        growth_cells: 0.2,
        growth_completed: 1.0,
        completing: 0.0,
        followers: 30.0,
        half_followers: 1.5,
        half_turns: 4.0,
        returning: 0.2,
        away: 1.0,
        neighbour: 0.4,
        prospect: 0.0,
        endless: 0.0,
        joining: 0.0,
        joining_endless: 0.0,
        held: 1.0,
        risk: 0.0,
        contest: 0.35,
    };

    /// Returns these numbers for a player who does not see that features of different owners may be
    /// joined.
    pub fn without_rivals(self) -> Numbers {
        Numbers { joining: 0.0, joining_endless: 0.0, ..self }
    }

    /// Returns `true` if features may be joined: those that are never complete, or the others.
    pub(super) fn joins(&self, endless: bool) -> bool {
        (if endless { self.joining_endless } else { self.joining }) > 0.0
    }
}
