//! A site without a server. `BASTIDE_MODULE` names the engine as a WebAssembly module, and `BASTIDE_BUNDLES` a folder with
//! the bundles of two expansions outside of the workspace.

mod bundles;
mod cases;
mod draw;
mod edit;
mod games;
mod host;
mod hostile;
mod pages;
mod pictures;
mod records;
mod served;
