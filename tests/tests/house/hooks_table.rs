//! The table of hooks in `core/guide/hooks.md` is the list of hooks in the engine.
//!
//! `BASTIDE_BLESS=1 cargo test -p bastide-tests --test house hooks_table` rewrites the table.

use std::path::Path;

use bastide_core::{HOOKS, HookInfo};

#[test]
fn the_guide_has_the_table_of_all_hooks() -> Result<(), Box<dyn std::error::Error>> {
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("../core/guide/hooks.md");
    let text = std::fs::read_to_string(&guide)?;
    let (before, rest) = text.split_once(HookInfo::HEADER).ok_or("the guide has no table of hooks")?;
    let after = rest.find("\n\n").map_or("", |end| &rest[end..]);
    let rows: Vec<String> = HOOKS.iter().map(HookInfo::to_string).collect();
    let expected = format!("{before}{}{}{after}", HookInfo::HEADER, rows.join("\n"));
    if std::env::var_os("BASTIDE_BLESS").is_some_and(|v| v == "1") {
        std::fs::write(&guide, expected)?;
    } else {
        assert!(text == expected, "core/guide/hooks.md has another table of hooks; run this test with BASTIDE_BLESS=1");
    }
    Ok(())
}
