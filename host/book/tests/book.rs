//! The source of the book is complete, and its links lead somewhere.

use bastide_expansions as _;

use std::error::Error;
use std::path::{Path, PathBuf};

use bastide_book::markdown::{Link, blocks, headings, links};
use bastide_book::{repository, write};

type Done<T = ()> = Result<T, Box<dyn Error>>;

/// Documents that are no chapters: forms of the hosting site, and crates that show how an author's looks.
const NO_CHAPTERS: [&str; 3] = [".github", "expansions/example", "expansions/beacons"];

/// Returns the documents of the repository, from its root.
fn documents(folder: &Path, found: &mut Vec<PathBuf>) -> Done {
    for entry in std::fs::read_dir(repository().join(folder))? {
        let entry = entry?;
        let (path, name) = (folder.join(entry.file_name()), entry.file_name());
        let left_out =
            ["target", "node_modules", ".git", ".pytest_cache", "fixtures", ".venv"].iter().any(|other| name == *other);
        if entry.file_type()?.is_dir() && !left_out {
            documents(&path, found)?;
        } else if path.extension().is_some_and(|end| end == "md") {
            found.push(path);
        }
    }
    Ok(())
}

#[test]
fn every_document_is_a_chapter_and_every_expansion_has_one_with_a_picture() -> Done {
    let folder = tempfile::tempdir()?;
    let count = write(&repository(), folder.path())?;
    let summary = std::fs::read_to_string(folder.path().join("src/SUMMARY.md"))?;
    let listed: Vec<String> = links(&summary).into_iter().map(|link| link.target).collect();
    assert_eq!(listed.len(), count);
    let mut all = Vec::new();
    documents(Path::new(""), &mut all)?;
    let chapter = |path: &Path| path.to_string_lossy().replace("README.md", "index.md");
    let no_chapter = |path: &Path| path.starts_with("host/book") || NO_CHAPTERS.iter().any(|other| path.starts_with(other));
    let missing: Vec<_> = all.iter().filter(|path| !no_chapter(path) && !listed.contains(&chapter(path))).collect();
    assert!(missing.is_empty(), "name them in host/book/SUMMARY.md: {missing:?}");
    for target in &listed {
        assert!(folder.path().join("src").join(target).is_file(), "{target} was not written");
    }
    let rules = listed.iter().filter(|target| target.ends_with("RULES.md")).count();
    let pictures = std::fs::read_dir(folder.path().join("src/expansions"))?;
    let drawn = pictures.filter_map(Result::ok).filter(|file| file.file_name().to_string_lossy().ends_with(".game.svg")).count();
    assert_eq!((rules, rules > 30), (drawn, true));
    // Options are told with their defaults.
    let shop = std::fs::read_to_string(folder.path().join("src/expansions/inns-cathedrals.md"))?;
    assert!(shop.contains("| `copies` | `1` | **Sets of tiles.**"), "{shop}");
    Ok(())
}

#[test]
fn links_that_lead_nowhere_are_refused() -> Done {
    let root = repository();
    let copy = tempfile::tempdir()?;
    let mut all = Vec::new();
    documents(Path::new(""), &mut all)?;
    all.push(PathBuf::from("host/server/src/http/openapi.json"));
    for path in &all {
        let to = copy.path().join(path);
        std::fs::create_dir_all(to.parent().ok_or("no folder")?)?;
        std::fs::copy(root.join(path), to)?;
    }
    for path in all.iter().filter(|path| path.extension().is_some_and(|end| end == "md")) {
        std::fs::write(copy.path().join(path), "# A document\n")?;
    }
    let text = "[a](nothing.rs) [b](host/nothing.md) [c](#nothing) [d](README.md#nothing) [e](README.md#a-document)";
    std::fs::write(copy.path().join("SECURITY.md"), text)?;
    let out = tempfile::tempdir()?;
    let error = write(copy.path(), out.path()).err().map(|error| error.to_string()).unwrap_or_default();
    let mut told: Vec<&str> = error.lines().collect();
    told.sort_unstable();
    let expected = [
        "SECURITY.md: the link \"#nothing\" leads to no heading",
        "SECURITY.md: the link \"README.md#nothing\" leads to no heading",
        "SECURITY.md: the link \"host/nothing.md\" leads to a document that is not a chapter of the book",
        "SECURITY.md: the link \"nothing.rs\" leads to no file",
    ];
    assert_eq!(told, expected);
    Ok(())
}

#[test]
fn tables_in_documents_can_be_read() -> Done {
    let mut all = Vec::new();
    documents(Path::new(""), &mut all)?;
    let mut problems = Vec::new();
    for path in all {
        for block in blocks(&std::fs::read_to_string(repository().join(&path))?) {
            if block.language == "toml"
                && let Err(error) = block.text.parse::<toml::Table>()
            {
                problems.push(format!("{}:{}: {error}", path.display(), block.line));
            }
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
    Ok(())
}

#[test]
fn a_text_is_taken_apart() {
    let text = "# A `B` c\n\n[x](a.md#b) and ![y](p.png)\n\n## A b c\n\n```toml\na = 1\n```\n";
    let told: Vec<(String, &str)> = links(text).iter().map(|link| (link.target.clone(), &text[link.range.clone()])).collect();
    assert_eq!(told, [("a.md#b".to_owned(), "a.md#b"), ("p.png".to_owned(), "p.png")]);
    let link = Link { target: "a.md#b".into(), range: 0..0 };
    assert_eq!((link.parts(), link.is_outside()), (("a.md", Some("b")), false));
    assert_eq!(headings(text), ["a-b-c", "a-b-c-1"]);
    let told: Vec<_> = blocks(text).into_iter().map(|block| (block.language, block.line, block.text)).collect();
    assert_eq!(told, [("toml".to_owned(), 8, "a = 1\n".to_owned())]);
}
