//! The scripts and style sheets of a site: those that its pages load, and what these load in turn.

use std::collections::BTreeMap;

use crate::assets;

/// The scripts and style sheets that the pages and their threads load.
const FIRST: [&str; 18] = [
    "draw-board/draw.js",
    "referee/edit.js",
    "game/game.js",
    "new-table/new.js",
    "new-table/open-bundle.js",
    "puzzles/puzzles.js",
    "record/record.js",
    "site/home.js",
    "site/root.js",
    "site/worker.js",
    "site/box.js",
    "shared/base.css",
    "shared/color-scheme.js",
    "shared/site.css",
    "draw-board/draw.css",
    "game/game.css",
    "lobby/lobby.css",
    "new-table/new.css",
];
/// Pictures that scripts name.
const PICTURES: [&str; 2] = ["icon.svg", "icon-turn.svg"];

/// The script that talks to a server, and the text that replaces it in a site.
const TRANSPORT: (&str, &str) = ("shared/transport.js", "export * from \"../site/transport.js\";\n");

/// Returns the files with their names.
pub(super) fn all() -> BTreeMap<String, Vec<u8>> {
    let mut all = BTreeMap::new();
    let mut open: Vec<String> = FIRST.iter().chain(&PICTURES).map(|name| (*name).to_owned()).collect();
    while let Some(name) = open.pop() {
        let contents = match assets::file(&name) {
            _ if name == TRANSPORT.0 => TRANSPORT.1.as_bytes().to_vec(),
            Some(file) => file.contents.clone(),
            None => continue,
        };
        let text = String::from_utf8_lossy(&contents);
        let loaded: Vec<String> = text.lines().filter_map(imported).filter_map(|path| resolved(&name, path)).collect();
        all.insert(name, contents);
        open.extend(loaded.into_iter().filter(|name| !all.contains_key(name)));
    }
    all
}

/// Returns the path that a line of a script imports.
fn imported(line: &str) -> Option<&str> {
    let from = line.strip_prefix("import ").or(line.strip_prefix("export * "))?;
    from.split('"').nth(1).filter(|path| path.starts_with('.'))
}

/// Returns the name of a file that another one names by its path. A folder is one level deep.
fn resolved(of: &str, path: &str) -> Option<String> {
    match (of.split_once('/'), path.strip_prefix("../"), path.strip_prefix("./")) {
        (Some(_), Some(name), _) | (None, None, Some(name)) => Some(name.to_owned()),
        (Some((folder, _)), None, Some(name)) => Some(format!("{folder}/{name}")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_has_what_its_pages_load_and_nothing_that_talks_to_a_server() {
        let all = all();
        for (name, contents) in &all {
            let text = String::from_utf8_lossy(contents);
            for path in text.lines().filter_map(imported) {
                assert!(resolved(name, path).is_some_and(|loaded| all.contains_key(&loaded)), "{name} loads {path}");
            }
            let asks = text.contains("fetch(") || text.contains("EventSource");
            let may = ["site/sw.js", "site/module.js"].contains(&name.as_str());
            assert!(!asks || may, "{name} talks to a server");
        }
        for name in FIRST.iter().chain(&PICTURES).chain(&["shared/board.js", "site/table.js", "site/notes.js"]) {
            assert!(all.contains_key(*name), "{name}");
        }
        assert!(!all.contains_key("account/passkey.js") && !all.contains_key("lobby/lobby.js"));
    }
}
