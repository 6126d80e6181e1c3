//! The fitted numbers of the evaluation, in the order of the fields of `Numbers`.
//!
//! `cargo run --release -p bastide-bots --example fit_numbers -- 9000 3` prints this file.

use super::Numbers;

impl Numbers {
    /// The numbers that all bots but `greedy-1` use, fitted from games.
    pub const FITTED: Numbers = Numbers::from_array([
        13.938, // half_side
        3.300,  // half_cell
        0.047,  // half_side_tile
        14.113, // wait_sides
        4.055,  // wait_cells
        0.120,  // growth
        0.231,  // growth_cells
        80.789, // followers
        2.414,  // half_followers
        15.325, // half_turns
        0.682,  // returning
        0.978,  // away
        0.368,  // neighbour
        1.505,  // endless
        0.786,  // joining
        0.221,  // joining_endless
        0.805,  // held
        0.275,  // contest
    ]);
}
