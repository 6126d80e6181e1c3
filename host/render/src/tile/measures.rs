//! Sizes of the objects on a tile, in hundredths of its side.

/// Half the width of a road.
pub(crate) const LANE: f64 = 4.6;
/// The radius of a crossing.
pub(crate) const PLAZA: f64 = 8.5;
/// The radius of a crossing around a space in the middle of the tile, so that it shows around what stands there.
pub(crate) const CLEARING: f64 = 12.0;
/// The radius of a building.
pub(crate) const BUILDING: f64 = 15.0;
/// The radius of the water where a river ends.
pub(crate) const POOL: f64 = 10.0;
