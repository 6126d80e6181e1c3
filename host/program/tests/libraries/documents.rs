//! What the guide for authors shows is so: its scenarios are played, and its tables are read.

use std::path::Path;

use bastide_console::Error;
use bastide_core::Table;

use crate::outside::{library, run};

type Check = Result<(), Error>;

/// The documents that show an expansion called `dark-woods`, which is the scaffold and so the example.
const DOCUMENTS: [&str; 2] = ["expansions/README.md", "expansions/SCENARIOS.md"];

/// Returns the blocks of TOML in a document, with the names of the example.
fn blocks(document: &str) -> Result<Vec<String>, Error> {
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(document))?;
    let blocks = text.split("```toml\n").skip(1).filter_map(|rest| Some(rest.split_once("```")?.0));
    Ok(blocks.map(|block| block.replace("dark-woods", "example").replace("DW", "EX")).collect())
}

#[test]
fn documented_scenarios_come_out_as_written() -> Check {
    let example = library("example")?.display().to_string();
    let dir = tempfile::tempdir()?;
    let mut played = 0;
    for document in DOCUMENTS {
        for block in blocks(document)?.iter().filter(|block| block.contains("[[step]]")) {
            let file = dir.path().join(format!("scenario-{played}.toml"));
            std::fs::write(&file, block)?;
            let told = run(&["verify", &file.display().to_string(), "--library", &example]);
            let told = told.map_err(|error| Error::Usage(format!("{document}: {}\n{block}", error.message())))?;
            assert!(told.contains("1 file passed"), "{document}: {told}\n{block}");
            played += 1;
        }
    }
    assert_eq!(played, 2, "each document shows a scenario");
    Ok(())
}

#[test]
fn documented_tables_have_options_of_the_expansion() -> Check {
    let example = library("example")?;
    let dir = tempfile::tempdir()?;
    std::fs::create_dir(dir.path().join("libs"))?;
    let mut checked = 0;
    for block in blocks("expansions/README.md")?.iter().filter(|block| block.contains("library = \"libs/")) {
        // The file of the package has another name than that of the guide.
        let table = Table::parse("guide", &block.replace("c5d5a2…", &"0".repeat(64)))?;
        let named = table.libraries.get("example").map(|library| library.file.clone()).unwrap_or_default();
        std::fs::copy(&example, dir.path().join(&named))?;
        let file = dir.path().join("t.toml");
        let lines: Vec<&str> = block.lines().filter(|line| !line.starts_with("sha256")).collect();
        std::fs::write(&file, lines.join("\n"))?;
        assert!(run(&["check", &file.display().to_string()])?.contains("well_points = 2"));
        checked += 1;
    }
    assert_eq!(checked, 1);
    Ok(())
}
