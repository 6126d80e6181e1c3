//! The module with the expansions of Bastide. Build it with
//! `cargo build --release -p bastide-module --example bastide --target wasm32-unknown-unknown`.

bastide_module::module!();
