//! Tools of all pictures: geometry, colors, and letters as outlines.

pub(crate) mod color;
pub(crate) mod geom;
pub(crate) mod pen;
