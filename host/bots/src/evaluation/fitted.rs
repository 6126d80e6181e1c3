//! The fitted numbers of the evaluation, in the order of the fields of `Numbers`.
//!
//! `cargo run --release -p bastide-bots --example fit_numbers -- 4000 1` prints this file.

pub(super) const FITTED: [f64; 10] = [
    27.128, // half_side
    4.179,  // half_cell
    0.118,  // growth
    35.266, // followers
    1.516,  // half_followers
    4.068,  // half_turns
    0.201,  // returning
    1.001,  // away
    0.413,  // neighbour
    0.307,  // contest
];
