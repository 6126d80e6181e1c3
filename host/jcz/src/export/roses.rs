//! Wind roses. The engine of JCloisterZone stops at a tile with a quarter of a rose while no tile with a
//! whole one lies.

/// The tiles with a whole wind rose.
const WHOLE: [&str; 2] = ["WR/CFR", "WR/Rr"];

/// The reason against a quarter of a rose.
pub(super) const NO_WHOLE_ROSE: &str =
    "JCloisterZone places no tile with a quarter of a wind rose before one with a whole wind rose";

/// Returns `true` for a tile with a whole wind rose.
pub(super) fn is_whole(tile: &str) -> bool {
    WHOLE.contains(&tile)
}

/// Returns `true` for a tile with a quarter of a wind rose.
pub(super) fn is_quarter(tile: &str) -> bool {
    tile.starts_with("WR/") && !is_whole(tile)
}
