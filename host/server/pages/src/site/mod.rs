//! A site without a server: pages as files, which ask the engine in the browser.
//!
//! [`write()`] fills a folder with the pages in each language, their scripts and style sheets, the engine as a
//! WebAssembly module, a service worker that keeps all of it for times without a network, and what a browser needs
//! to install the site as an app. All addresses in it are relative, so it works in any folder of any host.

mod error;
mod files;
mod icons;
mod manifest;
mod scripts;

use std::path::Path;

use bastide_sandbox::Bundle;
use bastide_service::Catalogue;
use bastide_texts::Language;
use serde_json::{Value, json};

pub use self::error::SiteError;
pub use self::files::Written;
use self::files::{Files, hash};
use crate::bundles::Offer;
use crate::frame::Place;
use crate::record::Record;
use crate::{assets, draw, edit, game, home, new_table, puzzles, record};
use bastide_common::texts;

/// The name of the module in messages.
const MODULE: &str = "the module of the site";

/// Writes a site with this engine, a WebAssembly module, into a folder. A site that lies there is replaced.
///
/// # Errors
/// The folder has other files, the module is not an engine, or the disk fails.
pub fn write(folder: &Path, module: &[u8]) -> Result<Written, SiteError> {
    Bundle::module(MODULE, module)?;
    files::check(folder)?;
    let mut all = Files::default();
    for language in texts::languages() {
        pages(&mut all, language);
    }
    all.put("index.html", home::root(texts::languages()).into_string().into_bytes());
    all.put("manifest.webmanifest", manifest::manifest().to_string().into_bytes());
    for (name, contents) in scripts::all() {
        all.put(&format!("assets/{name}"), contents);
    }
    for (name, png) in icons::all()? {
        all.put(&format!("assets/{name}"), png);
    }
    all.put("assets/bastide.wasm.gz", files::compressed(module));
    let worker = assets::file("site/sw.js").map(|file| file.contents.clone()).unwrap_or_default();
    let parts: Value =
        all.iter().map(|(path, contents)| (path.clone(), json!(hash(contents)))).collect::<serde_json::Map<_, _>>().into();
    let version = hash(format!("{parts}{}", hash(&worker)).as_bytes());
    let site = json!({"version": version, "files": parts});
    all.put("sw.js", [format!("self.SITE = {site};\n").into_bytes(), worker].concat());
    all.write(folder)
}

/// Adds the pages of a language.
fn pages(all: &mut Files, language: &Language) {
    let place = Place::Files;
    let (nothing, catalogue) = (json!({"id": ""}), Catalogue::of(&[]));
    let record = Record { id: "", title: "", set: json!({}), ended: true, told: Vec::new() };
    for (name, page) in [
        ("index", home::page(language)),
        ("new", new_table::page(place, language, &catalogue, &Offer::default())),
        ("draw", draw::page(place, language, &catalogue)),
        ("table", game::page(place, language, "", &nothing, true)),
        ("record", record::page(place, language, &record)),
        ("edit", edit::page(place, language)),
        ("puzzles", puzzles::page(place, language)),
    ] {
        all.put(&format!("{language}/{name}.html"), page.into_bytes());
    }
}
