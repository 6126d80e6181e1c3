//! The chapters about expansions: what each is, its options, and a picture of a game with it.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use bastide_service::{Answer, Format, Opening, Order, Service, Viewer};
use serde_json::Value;

use crate::error::Error;

/// The folder of the chapters.
const FOLDER: &str = "expansions";
/// The end of the name of a picture.
const PICTURE: &str = ".game.svg";
/// The decisions that bots make before the picture is drawn.
const DECISIONS: usize = 70;

/// A chapter.
pub(crate) struct Chapter {
    id: String,
    title: String,
    /// The path of its rules.
    rules: String,
    /// Its text in Markdown.
    pub(crate) text: String,
    /// A drawing of a game as SVG.
    pub(crate) picture: Vec<u8>,
}

impl Chapter {
    /// Returns the path of its text.
    pub(crate) fn file(&self) -> PathBuf {
        Path::new(FOLDER).join(format!("{}.md", self.id))
    }

    /// Returns the path of its picture.
    pub(crate) fn picture_file(&self) -> PathBuf {
        Path::new(FOLDER).join(format!("{}{PICTURE}", self.id))
    }

    /// Returns its lines in the list of the chapters: its own and that of its rules.
    pub(crate) fn listed(&self) -> String {
        let Chapter { id, title, rules, .. } = self;
        format!("- [{title}]({FOLDER}/{id}.md)\n  - [Rules by number]({rules})\n")
    }
}

/// Returns whether a path is that of a picture of a chapter.
pub(crate) fn is_picture(file: &Path) -> bool {
    file.starts_with(FOLDER) && file.to_string_lossy().ends_with(PICTURE)
}

/// Returns the path of the rules of a plugin. One with a folder of its own has them there.
fn rules(repository: &Path, id: &str) -> String {
    let own = repository.join(id).join("RULES.md").is_file();
    if own { format!("{id}/RULES.md") } else { format!("{FOLDER}/{id}/RULES.md") }
}

/// Returns the chapters about all linked plugins, in the order of their ids.
///
/// # Errors
/// A plugin cannot be played with the base game, or the engine refuses something.
pub(crate) fn chapters(repository: &Path) -> Result<Vec<Chapter>, Error> {
    let language = Viewer::default().language;
    let catalogue = data(&mut Service::new(Vec::new()), &Order::Catalogue { language })?;
    list(&catalogue["plugins"]).iter().map(|plugin| chapter(repository, plugin)).collect()
}

fn chapter(repository: &Path, plugin: &Value) -> Result<Chapter, Error> {
    let (id, title) = (text(&plugin["id"]), text(&plugin["title"]));
    Ok(Chapter { text: described(plugin, &id, &title), picture: picture(&id)?, rules: rules(repository, &id), id, title })
}

/// Returns the text of a chapter.
fn described(plugin: &Value, id: &str, title: &str) -> String {
    let mut out = format!("# {title}\n\n{}\n\n", text(&plugin["about"]));
    out += &format!("![A game of two bots with {title}]({id}{PICTURE})\n\n");
    let how = list(&plugin["how"]);
    match how.is_empty() {
        true => out += &format!("{}\n\n", text(&plugin["how"])),
        false => how.iter().for_each(|line| out += &format!("{}\n\n", text(line))),
    }
    out += &format!("## In a table file\n\n```toml\n[{id}]\n```\n\n");
    let needs = list(&plugin["requires"]);
    if !needs.is_empty() {
        out += &format!("It needs {}.\n", ids(needs));
    }
    let excludes = list(&plugin["conflicts"]);
    if !excludes.is_empty() {
        out += &format!("It cannot be played with {}.\n", ids(excludes));
    }
    let options = list(&plugin["options"]);
    if !options.is_empty() {
        out += "\n## Options\n\n| option | by default | what it changes |\n|---|---|---|\n";
        for option in options {
            let (name, takes, default) = (text(&option["name"]), takes(&option["kind"]), default(option));
            let (label, about) = (cell(&text(&option["label"])), cell(&text(&option["about"])));
            // Writing to a text does not fail.
            let _ = writeln!(out, "| `{name}` | {default} | **{label}.** {about} Takes {takes}. |");
        }
    }
    let presets = list(&plugin["presets"]);
    if !presets.is_empty() {
        out += "\n## Presets\n\n`preset = \"NAME\"` sets several options at once.\n\n| preset | what it sets |\n|---|---|\n";
        for preset in presets {
            let sets: Vec<String> =
                preset["sets"].as_object().into_iter().flatten().map(|(name, to)| format!("`{name} = {to}`")).collect();
            let _ = writeln!(out, "| `{}`: {} | {} |", text(&preset["name"]), cell(&text(&preset["label"])), sets.join(", "));
        }
    }
    out
}

/// Returns a drawing of a game with a plugin between two bots, before it is over.
fn picture(id: &str) -> Result<Vec<u8>, Error> {
    let mut service = Service::new(Vec::new());
    let toml = format!("players = [\"red\", \"blue\"]\n[{id}]\n");
    let mut ask = |order: &Order| service.carry_out(order);
    if let answer @ (Answer::Refused(_) | Answer::Broken(_)) = ask(&Order::Open(Opening { toml, seed: 3, lines: Vec::new() })) {
        return Err(unexpected(&format!("a game with {id}"), &answer));
    }
    for _ in 0..DECISIONS {
        match ask(&Order::Bot { kind: "greedy".into() }) {
            Answer::Played(_, status) if status.over => break,
            Answer::Played(..) => {}
            answer => return Err(unexpected(&format!("a move with {id}"), &answer)),
        }
    }
    match ask(&Order::Write { viewer: Viewer::default(), format: Format::Svg, at: None }) {
        Answer::File(bytes) => Ok(bytes),
        answer => Err(unexpected(&format!("a picture with {id}"), &answer)),
    }
}

fn data(service: &mut Service, order: &Order) -> Result<Value, Error> {
    match service.carry_out(order) {
        Answer::Data(value) => Ok(value),
        answer => Err(unexpected("its plugins", &answer)),
    }
}

fn unexpected(asked: &str, answer: &Answer) -> Error {
    Error::Engine { asked: asked.to_owned(), answer: format!("{answer:?}") }
}

/// Returns what an option takes.
fn takes(kind: &Value) -> String {
    let words = |words: &Value| list(words).iter().map(|word| format!("`\"{}\"`", text(word))).collect::<Vec<_>>().join(", ");
    match kind["is"].as_str().unwrap_or_default() {
        "switch" => "`true` or `false`".into(),
        "number" => format!("a number from {} to {}", kind["min"], kind["max"]),
        "choice" => format!("one of {}", words(&kind["words"])),
        "names" => "a list of names".into(),
        _ => "a text".into(),
    }
}

/// Returns the value that an option has in both editions, or in each.
fn default(option: &Value) -> String {
    let (first, new) = (&option["first"], &option["new"]);
    if first == new { value(first) } else { format!("first edition {}, new edition {}", value(first), value(new)) }
}

/// Returns a value as a table file has it.
fn value(value: &Value) -> String {
    if value.is_null() { "-".into() } else { format!("`{value}`") }
}

fn ids(list: &[Value]) -> String {
    list.iter().map(|id| format!("`{}`", text(id))).collect::<Vec<_>>().join(", ")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Returns a text that stays within a cell of a table.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('\n', " ")
}
