//! Writes a module for the folder of each expansion: its suite, and its tests in Rust.

use std::path::Path;

include!("../expansions/all/folders.rs");

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let list = "../expansions/all/Cargo.toml";
    println!("cargo::rerun-if-changed={list}");
    println!("cargo::rerun-if-changed=../expansions/all/folders.rs");
    let all = std::fs::canonicalize("../expansions/all")?;
    let mut modules = String::new();
    for (id, folder) in folders(&std::fs::read_to_string(list)?) {
        let folder = std::fs::canonicalize(all.join(folder))?;
        modules.push_str(&format!("mod {} {{\n", id.replace('-', "_")));
        modules.push_str(&format!("    #[path = {:?}]\n    mod rules;\n", folder.join("tests/rules.rs")));
        modules.push_str(&format!("    bastide_testkit::suite!({folder:?}, {id:?}, bastide_expansions::all());\n}}\n"));
    }
    std::fs::write(Path::new(&std::env::var("OUT_DIR")?).join("expansions.rs"), modules)?;
    Ok(())
}
