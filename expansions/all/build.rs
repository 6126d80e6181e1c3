//! Writes the list of expansions from the dependencies of this crate.

use std::path::Path;

include!("folders.rs");

/// Returns the type of an expansion, by its id.
fn type_name(id: &str) -> String {
    id.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("cargo::rerun-if-changed=Cargo.toml");
    println!("cargo::rerun-if-changed=folders.rs");
    let manifest = std::fs::read_to_string("Cargo.toml")?;
    let each = folders(&manifest)
        .map(|(id, _)| format!("&bastide_{}::{} as &dyn Expansion", id.replace('-', "_"), type_name(id)))
        .collect::<Vec<_>>();
    std::fs::write(Path::new(&std::env::var("OUT_DIR")?).join("list.rs"), format!("[{}]", each.join(", ")))?;
    Ok(())
}
