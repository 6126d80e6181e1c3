//! The names of a table: numbers inside, text at the borders.
//!
//! While expansions are installed, each name gets a number, and the plugin that defines it adds its
//! spec. A name without a spec is refused when the ruleset is built.

use crate::model::action::VerbShape;
use crate::model::kind::{FigureSpec, KindSpec};
use crate::model::ware::WareSpec;

/// Names with their specs.
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

    /// Gives the name with this number a spec if no plugin defined it.
    pub(crate) fn define_if_missing(&mut self, index: usize, spec: S) {
        if let Some(missing @ None) = self.specs.get_mut(index) {
            *missing = Some(spec);
        }
    }

    /// Returns the number of a name.
    pub fn index(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|n| n == name)
    }

    /// Returns the name with this number.
    pub fn name(&self, index: usize) -> &str {
        self.names.get(index).map_or("?", String::as_str)
    }

    /// Returns the spec of the name with this number, if a plugin defined it.
    pub fn spec(&self, index: usize) -> Option<&S> {
        self.specs.get(index)?.as_ref()
    }

    pub(crate) fn spec_mut(&mut self, index: usize) -> Option<&mut S> {
        self.specs.get_mut(index)?.as_mut()
    }

    /// Returns all names in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }

    /// Returns the number of names.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Returns `true` if there is no name.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }
}

/// The names of a ruleset, by kind of id.
#[derive(Clone, Debug, Default)]
#[allow(missing_docs, reason = "each field holds the names of the ids of that name")]
pub struct AllNames {
    pub verbs: Names<VerbShape>,
    pub kinds: Names<KindSpec>,
    pub edges: Names<()>,
    pub figures: Names<FigureSpec>,
    pub tokens: Names<i16>,
    pub groups: Names<GroupSpec>,
    pub spots: Names<SpotSpec>,
    pub shown: Names<()>,
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
    /// The number of places.
    pub places: u8,
    /// Whether its content is hidden from all players but its owner.
    pub hidden: bool,
    /// The effects that reach the figures there as if they stood on the landscape.
    pub in_reach: Reach,
}

/// The effects that reach the figures in a group of places off the board as if they stood on the landscape.
/// Each reaches what those before it reach, and more groups let it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Reach {
    /// Nobody: a prison, the seats of a shop.
    #[default]
    Nobody,
    /// Acts of players on their own figures, such as taking one back at a festival.
    Owner,
    /// All that reaches figures on the landscape, of every player: a catapult.
    Everyone,
}

/// A sort of spot on the landscape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpotSpec {
    /// Whether followers there count as followers on the landscape.
    pub follower: bool,
    /// Whether what reaches the tile reaches the figures there.
    pub on_one_tile: bool,
}
