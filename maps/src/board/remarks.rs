//! What is said to the author of a board: errors, and hints if there are none.

use bastide_core::author::prelude::*;
use bastide_core::{Document, Remark, RemarkArg};

use super::{Edge, Map, MapError, Wrong};

/// The name, the cells and the arguments of a remark.
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
    let (name, cells, args) = told(&error.wrong);
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
        Wrong::Toml(why) => text("toml", "why", why),
        Wrong::UnknownKey { key, known, .. } => {
            ("unknown-key", Vec::new(), vec![("key", key.as_str().into()), ("known", known.as_str().into())])
        }
        Wrong::Kind { kind, .. } => text("kind", "kind", kind),
        Wrong::Size { width, height, most } => {
            ("size", Vec::new(), vec![("width", (*width).into()), ("height", (*height).into()), ("most", (*most).into())])
        }
        Wrong::Width { row, have, first } => {
            ("width", Vec::new(), vec![("row", (*row).into()), ("have", (*have).into()), ("first", (*first).into())])
        }
        Wrong::Letter { letter } => key("letter", *letter),
        Wrong::NoCity { key: letter } => key("no-city", *letter),
        Wrong::NoCell { key: letter } => key("no-cell", *letter),
        Wrong::CellTwice { key: letter } => key("cell-twice", *letter),
        Wrong::Key { key } => text("city-key", "key", key),
        Wrong::KeyTwice { key: letter } => key("key-twice", *letter),
        Wrong::Segments { key: letter } => key("segments", *letter),
        Wrong::Sides { text: given } => text("sides", "text", given),
        Wrong::SideTwice { edge } => on("side-twice", edge, &[]),
        Wrong::Cell { text: given } => text("cell", "text", given),
        Wrong::Edge { text: given } => text("edge", "text", given),
        Wrong::NoEdge => ("no-edge", Vec::new(), Vec::new()),
        Wrong::Ends { have } => ("ends", Vec::new(), vec![("have", (*have).into())]),
        Wrong::Name { cell } => ("name", vec![*cell], vec![("cell", shown(*cell).into())]),
        Wrong::NameTwice { cell } => ("name-twice", vec![*cell], vec![("cell", shown(*cell).into())]),
        Wrong::NotBorder { edge, .. } => on("not-border", edge, &[]),
        Wrong::Taken { edge, .. } => on("taken", edge, &[]),
        Wrong::Mismatch { edge, shows, kind } => on("mismatch", edge, &[("shows", shows), ("kind", kind)]),
        Wrong::Facing { edge, shows, other } => on("facing", edge, &[("shows", shows), ("other", other)]),
        Wrong::Starts { have } => ("starts", Vec::new(), vec![("n", (*have).into())]),
        Wrong::StartsUsed { wanted, have } => {
            ("starts-used", Vec::new(), vec![("wanted", usize::from(*wanted).into()), ("have", (*have).into())])
        }
        Wrong::Unreachable { cells } => {
            let first = cells.first().copied().map(shown).unwrap_or_default();
            ("unreachable", cells.clone(), vec![("cell", first.into()), ("n", cells.len().into())])
        }
    }
}
