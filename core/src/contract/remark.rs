//! Remarks of a plugin for the author of a document, such as a board.

use crate::model::geometry::Cell;
use crate::model::source::Location;

/// A remark about a document that an option takes (see [`OptionKind::Document`](crate::OptionKind::Document)).
///
/// A plugin returns it from [`Expansion::remarks`](crate::Expansion::remarks). Hosts show the message
/// `remark-NAME` of the plugin in the language of the reader, or `text` if the plugin has no such
/// message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// The place in the document.
    pub at: Location,
    /// Whether a table with this document is refused. The others are hints.
    pub is_error: bool,
    /// The cells of the board that it is about; may be empty.
    pub cells: Vec<Cell>,
    /// The name of the message.
    pub name: &'static str,
    /// The arguments of the message, by name.
    pub args: Vec<(&'static str, RemarkArg)>,
    /// The remark in English.
    pub text: String,
}

/// An argument of the message of a [`Remark`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RemarkArg {
    /// A text, put in as it is.
    Text(String),
    /// A number, which may choose a plural form.
    Number(usize),
}

impl From<String> for RemarkArg {
    fn from(text: String) -> RemarkArg {
        RemarkArg::Text(text)
    }
}

impl From<&str> for RemarkArg {
    fn from(text: &str) -> RemarkArg {
        RemarkArg::Text(text.into())
    }
}

impl From<usize> for RemarkArg {
    fn from(n: usize) -> RemarkArg {
        RemarkArg::Number(n)
    }
}
