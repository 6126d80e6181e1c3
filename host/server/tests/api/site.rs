//! The files of a site without a server.

use bastide_pages::site::{self, SiteError};

use crate::support::Done;

/// Returns what is enough of a module to be written.
pub(crate) fn module() -> Done<Vec<u8>> {
    let functions = r#"(func (export "bastide_room") (param i32) (result i32) (i32.const 0))
        (func (export "bastide_answer") (result i32) (i32.const 0)) (func (export "bastide_text") (result i32) (i32.const 0))"#;
    Ok(wat::parse_str(format!("(module (memory (export \"memory\") 1) {functions})"))?)
}

#[test]
fn a_site_replaces_its_own_files_and_never_those_of_somebody_else() -> Done {
    let folder = tempfile::tempdir()?;
    let new = folder.path().join("new/site");
    let module = module()?;
    let written = site::write(&new, &module)?;
    assert!(written.files > 60, "{written:?}");
    std::fs::write(new.join("own.txt"), "own")?;
    std::fs::write(new.join(".bastide-site"), "en/gone.html\n../outside.txt\n/etc/hostname\n")?;
    std::fs::write(new.join("en/gone.html"), "old")?;
    std::fs::write(folder.path().join("new/outside.txt"), "outside")?;
    site::write(&new, &module)?;
    assert!(!new.join("en/gone.html").exists() && new.join("own.txt").exists() && folder.path().join("new/outside.txt").exists());
    let other = folder.path().join("other");
    std::fs::create_dir(&other)?;
    site::write(&other, &module)?;
    let full = folder.path().join("full");
    std::fs::create_dir(&full)?;
    std::fs::write(full.join("index.html"), "mine")?;
    assert!(matches!(site::write(&full, &module), Err(SiteError::NotEmpty(_))));
    assert_eq!(std::fs::read_to_string(full.join("index.html"))?, "mine");
    Ok(())
}

#[test]
fn what_is_no_engine_is_refused_before_anything_is_written() -> Done {
    let folder = tempfile::tempdir()?;
    let other = wat::parse_str("(module (memory (export \"memory\") 1))")?;
    for module in [&b"<html>"[..], b"\0asm of another program", b"", &other] {
        assert!(matches!(site::write(&folder.path().join("site"), module), Err(SiteError::NoModule(_))));
    }
    assert!(!folder.path().join("site").exists());
    Ok(())
}

#[test]
fn pages_name_relative_addresses_alone() -> Done {
    let folder = tempfile::tempdir()?;
    site::write(folder.path(), &module()?)?;
    for page in ["index.html", "en/index.html", "nl/new.html", "de/table.html", "en/record.html"] {
        let text = std::fs::read_to_string(folder.path().join(page))?;
        for part in ["src=\"/", "href=\"/"] {
            let found = text.split(part).nth(1).map(|rest| rest.chars().take(30).collect::<String>());
            // Scripts put the address of a table in.
            assert!(found.as_ref().is_none_or(|found| found.starts_with("t/")), "{page}: {part}{found:?}");
        }
        assert!(!text.contains("http://") && !text.contains("https://"), "{page}");
    }
    Ok(())
}
