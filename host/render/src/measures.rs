//! Sizes of what is drawn on a tile, in hundredths of its side.

/// The half width of a lane.
pub(super) const LANE: f64 = 4.6;
/// The radius of a plaza.
pub(super) const PLAZA: f64 = 8.5;
/// The room of a building.
pub(super) const BUILDING: f64 = 15.0;
