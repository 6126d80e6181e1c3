//! A site without a server. `BASTIDE_MODULE` names the engine as a WebAssembly module, and `BASTIDE_BUNDLES` a folder with
//! the bundles of two expansions outside of the workspace; without them, each test that needs them says so and does nothing.

mod bundles;
mod draw;
mod edit;
mod games;
mod host;
mod hostile;
mod pages;
mod pictures;
mod records;
mod served;
