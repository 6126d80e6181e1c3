//! The fitted numbers of the evaluation.
//!
//! `cargo run --release -p bastide-bots --example fit_numbers -- 4000 1` prints this file.

use super::Numbers;

/// The numbers that games have fitted.
pub(super) const FITTED: Numbers = Numbers {
    half_side: 27.128,
    half_cell: 4.179,
    growth: 0.118,
    followers: 35.266,
    half_followers: 1.516,
    half_turns: 4.068,
    returning: 0.201,
    away: 1.001,
    neighbour: 0.413,
    contest: 0.307,
};
