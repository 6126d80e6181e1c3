//! What is said to the author of a board: errors, and hints if there are none.

use bastide_core::author::prelude::*;
use bastide_core::{Document, Remark, RemarkArg};

use super::{Edge, Map, MapError, Wrong};

/// The id of the message, the cells and the arguments of a remark.
type Told = (&'static str, Vec<Cell>, Vec<(&'static str, RemarkArg)>);

/// Returns all errors of a board, or the hints about one without errors.
pub(crate) fn remarks(document: &Document) -> Vec<Remark> {
    match Map::draft(&document.file, &document.text) {
        Ok((map, errors)) if errors.is_empty() => map.hints(),
        Ok((_, errors)) => errors.into_iter().map(of_error).collect(),
        Err(error) => error.all().cloned().map(of_error).collect(),
    }
}

fn of_error(error: MapError) -> Remark {
    let (id, cells, args) = told(&error.wrong);
    let name = id.strip_prefix("remark-").unwrap_or(id);
    Remark { at: *error.at, is_error: true, cells, name, args, text: error.wrong.to_string() }
}

/// Returns the column and the row of a cell as text.
pub(super) fn shown(cell: Cell) -> String {
    format!("{},{}", cell.x, cell.y)
}

fn told(wrong: &Wrong) -> Told {
    let on = |name, edge: &Edge, args: &[(&'static str, &str)]| -> Told {
        let edge_text = ("edge", edge.to_string().into());
        (name, vec![edge.cell], std::iter::once(edge_text).chain(args.iter().map(|(key, text)| (*key, (*text).into()))).collect())
    };
    let text = |name, key: &'static str, text: &str| -> Told { (name, Vec::new(), vec![(key, text.into())]) };
    let key = |name, key: char| -> Told { (name, Vec::new(), vec![("key", key.to_string().into())]) };
    match wrong {
        Wrong::Toml(why) => text("remark-toml", "why", why),
        Wrong::UnknownKey { key, known, .. } => {
            ("remark-unknown-key", Vec::new(), vec![("key", key.as_str().into()), ("known", known.as_str().into())])
        }
        Wrong::Kind { kind, .. } => text("remark-kind", "kind", kind),
        Wrong::Size { width, height, most } => {
            ("remark-size", Vec::new(), vec![("width", (*width).into()), ("height", (*height).into()), ("most", (*most).into())])
        }
        Wrong::Width { row, have, first } => {
            ("remark-width", Vec::new(), vec![("row", (*row).into()), ("have", (*have).into()), ("first", (*first).into())])
        }
        Wrong::Letter { letter } => key("remark-letter", *letter),
        Wrong::NoCity { key: letter } => key("remark-no-city", *letter),
        Wrong::NoCell { key: letter } => key("remark-no-cell", *letter),
        Wrong::CellTwice { key: letter } => key("remark-cell-twice", *letter),
        Wrong::Key { key } => text("remark-city-key", "key", key),
        Wrong::KeyTwice { key: letter } => key("remark-key-twice", *letter),
        Wrong::Segments { key: letter } => key("remark-segments", *letter),
        Wrong::Sides { text: given } => text("remark-sides", "text", given),
        Wrong::SideTwice { edge } => on("remark-side-twice", edge, &[]),
        Wrong::Cell { text: given } => text("remark-cell", "text", given),
        Wrong::Edge { text: given } => text("remark-edge", "text", given),
        Wrong::NoEdge => ("remark-no-edge", Vec::new(), Vec::new()),
        Wrong::Ends { have } => ("remark-ends", Vec::new(), vec![("have", (*have).into())]),
        Wrong::Name { cell } => ("remark-name", vec![*cell], vec![("cell", shown(*cell).into())]),
        Wrong::NameTwice { cell } => ("remark-name-twice", vec![*cell], vec![("cell", shown(*cell).into())]),
        Wrong::NotBorder { edge, .. } => on("remark-not-border", edge, &[]),
        Wrong::Taken { edge, .. } => on("remark-taken", edge, &[]),
        Wrong::Mismatch { edge, shows, kind } => on("remark-mismatch", edge, &[("shows", shows), ("kind", kind)]),
        Wrong::Facing { edge, shows, other } => on("remark-facing", edge, &[("shows", shows), ("other", other)]),
        Wrong::Starts { have } => ("remark-starts", Vec::new(), vec![("n", (*have).into())]),
        Wrong::StartsUsed { wanted, have } => {
            ("remark-starts-used", Vec::new(), vec![("wanted", usize::from(*wanted).into()), ("have", (*have).into())])
        }
        Wrong::Unreachable { cells } => {
            let first = cells.first().copied().map(shown).unwrap_or_default();
            ("remark-unreachable", cells.clone(), vec![("cell", first.into()), ("n", cells.len().into())])
        }
    }
}

/// A message in the texts of the plugin; in English, the sentence of the problem itself.
impl Explained for Wrong {
    fn explained(&self) -> ErrorText {
        let (id, _, args) = told(self);
        let value = |arg| match arg {
            RemarkArg::Text(text) => ErrorText::from(text),
            RemarkArg::Number(n) => ErrorText::from(n),
        };
        let english = std::iter::once(("english", self.to_string().into()));
        let args = english.chain(args.into_iter().map(|(name, arg)| (name, value(arg)))).collect();
        ErrorText::message(id, "{english}", args).of(crate::MANIFEST.texts)
    }
}
