//! What lies on the table: the tiles of the catalogue, the board with its frontier, the feature graph, and laying a piece, where
//! the two grow together.

pub mod board;
pub(crate) mod eight;
pub mod graph;
mod ground;
pub(crate) mod lay;
mod placing;
pub mod scenery;
pub mod tile;
mod window;
