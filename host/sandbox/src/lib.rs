//! Runs WebAssembly modules of Bastide without rights.
//!
//! A [`Bundle`] is a module with its manifest, checked before anything of it runs: it imports nothing, so it
//! has no clock, no files and no network. A [`Sandbox`] is the game of one table in a bundle, behind the
//! messages of [`bastide_service`], with limits of memory and work. A [`BoxedGame`] is one behind calls. A module that breaks a limit, stops, or gives
//! a wrong answer ends its own game with a message that names it; the host goes on.

mod bundle;
mod error;
mod game;
mod limits;
mod machine;
mod manifest;
mod naming;
mod sandbox;

pub use bundle::Bundle;
pub use error::BundleError;
pub use game::{BoxedError, BoxedGame};
pub use limits::Limits;
pub use manifest::{Manifest, Packed};
pub use naming::{named, named_in};
pub use sandbox::Sandbox;
