//! The numbers of the evaluation.

/// Declares [`Numbers`] with the names of its fields.
macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// The numbers of an [`Evaluation`](super::Evaluation).
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Numbers {
            $($(#[$doc])* pub $name: f64,)*
        }

        impl Numbers {
            /// The names, in the order of [`Self::to_array`].
            pub const NAMES: [&'static str; 10] = [$(stringify!($name)),*];

            /// Returns all numbers.
            pub const fn to_array(self) -> [f64; 10] {
                [$(self.$name),*]
            }

            /// Returns the numbers of an array.
            pub const fn from_array([$($name),*]: [f64; 10]) -> Numbers {
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
    /// The share of the growth needed for completion that also comes to features that stay open.
    growth,
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
    /// The share of a field's points that is lost to competitors over a whole game.
    contest,
}

impl Numbers {
    /// The numbers that all bots but `greedy-1` use, fitted from games.
    pub const FITTED: Numbers = Numbers::from_array(super::fitted::FITTED);

    /// The numbers that were chosen by hand, from matches between bots with different numbers. The
    /// bot `greedy-1` uses them.
    pub const BY_HAND: Numbers = Numbers {
        half_side: 30.0,
        half_cell: 5.0,
        growth: 0.2,
        followers: 30.0,
        half_followers: 1.5,
        half_turns: 4.0,
        returning: 0.2,
        away: 1.0,
        neighbour: 0.4,
        contest: 0.35,
    };
}
