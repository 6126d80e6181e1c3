//! The fitted numbers of the evaluation, in the order of the fields of `Numbers`.
//!
//! `cargo run --release -p bastide-bots --example fit_numbers -- 14000 3 base base inns-cathedrals+traders-builders bridges-castles-bazaars` prints this file.

use super::Numbers;

impl Numbers {
    /// The numbers that all bots but `greedy-1` use, fitted from games.
    pub const FITTED: Numbers = Numbers::from_array([
        3.463,   // half_side
        0.237,   // extending
        2.989,   // half_cell
        0.124,   // half_side_tile
        5.683,   // wait_sides
        5.176,   // wait_cells
        0.052,   // growth
        0.053,   // growth_cells
        0.211,   // growth_completed
        0.634,   // completing
        369.130, // followers
        1.196,   // half_followers
        117.890, // half_turns
        0.748,   // returning
        0.936,   // away
        0.187,   // neighbour
        0.246,   // prospect
        0.183,   // endless
        0.666,   // joining
        0.552,   // joining_endless
        0.805,   // held
        0.016,   // risk
        0.247,   // contest
    ]);
}
