//! The names of a table: numbers inside, text at the borders.
//!
//! While expansions install themselves, each name gets a number, and whoever brings the thing adds what is known of it. What nobody brings
//! has no spec, and is refused when the ruleset is built.

use crate::model::action::VerbShape;
use crate::model::kind::{FigureSpec, KindSpec};
use crate::model::ware::WareSpec;

/// Names with what is known of them.
#[derive(Clone, Debug)]
pub struct Names<S> {
    names: Vec<String>,
    specs: Vec<Option<S>>,
}

impl<S> Default for Names<S> {
    fn default() -> Self {
        Names { names: Vec::new(), specs: Vec::new() }
    }
}

impl<S> Names<S> {
    pub(crate) fn mention(&mut self, name: &str) -> usize {
        if let Some(i) = self.index(name) {
            return i;
        }
        self.names.push(name.to_owned());
        self.specs.push(None);
        self.names.len() - 1
    }

    pub(crate) fn define(&mut self, name: &str, spec: S) -> usize {
        let i = self.mention(name);
        self.specs[i] = Some(spec);
        i
    }

    /// The number of a name.
    pub fn index(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|n| n == name)
    }

    /// The name with this number.
    pub fn name(&self, index: usize) -> &str {
        self.names.get(index).map_or("?", String::as_str)
    }

    /// What is known of the name with this number.
    pub fn spec(&self, index: usize) -> Option<&S> {
        self.specs.get(index)?.as_ref()
    }

    pub(crate) fn spec_mut(&mut self, index: usize) -> Option<&mut S> {
        self.specs.get_mut(index)?.as_mut()
    }

    /// All names in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }

    /// How many names there are.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Is there no name?
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }
}

/// The names of a ruleset, by sort.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs, reason = "each field holds the names of the ids of that name")]
pub struct AllNames {
    pub verbs: Names<VerbShape>,
    pub kinds: Names<KindSpec>,
    pub edges: Names<()>,
    pub figures: Names<FigureSpec>,
    pub tokens: Names<i16>,
    pub groups: Names<GroupSpec>,
    pub labels: Names<()>,
    pub prompts: Names<()>,
    pub tags: Names<()>,
    pub relations: Names<()>,
    pub traits: Names<()>,
    pub streams: Names<()>,
    pub offer_points: Names<()>,
    pub schedules: Names<Vec<&'static str>>,
    pub piles: Names<Option<i8>>,
    pub wares: Names<WareSpec>,
}

/// A group of places off the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GroupSpec {
    /// How many places it has.
    pub places: u8,
    /// Is what stands there hidden from all but its owner?
    pub hidden: bool,
}
