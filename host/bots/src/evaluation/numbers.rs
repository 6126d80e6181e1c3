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
    /// The number of fitting tiles at which an open side is closed with a probability of one half.
    /// Many of these tiles would extend the feature, and all of them are needed elsewhere too.
    half_side,
    /// The same number for a cell that only needs to be covered.
    half_cell,
    /// What each remaining tile adds to `half_side`: a tile that fits one of many is drawn later.
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
    /// The points that an endless feature gains over a whole game, in addition to those for its
    /// present neighbours.
    endless,
    /// The share of the chance to fill a cell with which two features of different owners beside it
    /// are joined.
    joining,
    /// The same for features that are never complete.
    joining_endless,
    /// The share of the expected points of all features that is not lost to competitors.
    held,
    /// The share of a field's points that is lost to competitors over a whole game.
    contest,
}

impl Numbers {
    /// The numbers with which the fit began: those of an earlier fit.
    pub const BEGIN: Numbers = Numbers {
        half_side: 18.789,
        half_cell: 2.940,
        half_side_tile: 0.048,
        wait_sides: 8.580,
        wait_cells: 3.131,
        growth: 0.116,
        growth_cells: 0.126,
        followers: 75.136,
        half_followers: 2.087,
        half_turns: 11.581,
        returning: 0.676,
        away: 0.828,
        neighbour: 0.297,
        endless: 1.228,
        joining: 1.217,
        joining_endless: 0.235,
        held: 0.894,
        contest: 0.332,
    };

    /// The numbers that were chosen by hand, from matches between bots with different numbers. The
    /// bot `greedy-1` uses them.
    pub const BY_HAND: Numbers = Numbers {
        half_side: 30.0,
        half_cell: 5.0,
        half_side_tile: 0.0,
        wait_sides: 0.0,
        wait_cells: 0.0,
        growth: 0.2,
        growth_cells: 0.2,
        followers: 30.0,
        half_followers: 1.5,
        half_turns: 4.0,
        returning: 0.2,
        away: 1.0,
        neighbour: 0.4,
        endless: 0.0,
        joining: 0.0,
        joining_endless: 0.0,
        held: 1.0,
        contest: 0.35,
    };
}
