//! The number of elements of a drawing, including those that it repeats.
//!
//! An element of SVG may draw another one again by its id, which may draw others again: a few short lines come to more shapes
//! than a browser can draw, and a picture in the lobby is drawn by everybody who opens it.

use std::collections::HashMap;

/// The most elements that a drawing comes to, with those that it repeats.
const MAX: u64 = 1 << 20;
/// The most elements that repeat each other in a row. The engine has a board with tiles with houses.
const DEEPEST: usize = 12;

/// The elements of one or more texts of a page.
#[derive(Default)]
pub(crate) struct Repeats<'a> {
    /// The elements with an id, in their order; the first place is that of all others.
    places: Vec<Place<'a>>,
    /// The elements that have not ended: the name, and the place of what is in it.
    open: Vec<(&'a str, usize)>,
}

/// Elements that are drawn together.
#[derive(Default)]
struct Place<'a> {
    id: &'a str,
    /// The place that this one is in.
    outer: usize,
    elements: u64,
    /// The ids of what it repeats.
    repeated: Vec<&'a str>,
}

impl<'a> Repeats<'a> {
    /// Begins a text, which does not go on with an element of the one before.
    pub(crate) fn begin(&mut self) {
        self.open.clear();
        if self.places.is_empty() {
            self.places.push(Place::default());
        }
    }

    /// Adds an element that repeats others by their ids. If it `ends` at once, nothing is in it.
    pub(crate) fn element(&mut self, name: &'a str, id: Option<&'a str>, repeated: Vec<&'a str>, ends: bool) {
        let mut at = self.open.last().map_or(0, |(_, place)| *place);
        if let Some(id) = id {
            self.places.push(Place { id, outer: at, ..Place::default() });
            at = self.places.len() - 1;
        }
        if let Some(place) = self.places.get_mut(at) {
            place.elements += 1;
            place.repeated.extend(repeated);
        }
        if !ends {
            self.open.push((name, at));
        }
    }

    /// Ends the last element with this name, and those in it.
    pub(crate) fn end(&mut self, name: &str) {
        if let Some(last) = self.open.iter().rposition(|(open, _)| *open == name) {
            self.open.truncate(last);
        }
    }

    /// Checks how much all texts come to.
    ///
    /// # Errors
    /// It is too much, or has no end.
    pub(crate) fn check(&self) -> Result<(), String> {
        let mut by_id: HashMap<&str, u64> = HashMap::new();
        for _ in 0..=DEEPEST {
            let mut sums: Vec<u64> = self.places.iter().map(|place| place.sum(&by_id)).collect();
            let mut settled = true;
            // What is in a place comes after it.
            for at in (1..sums.len()).rev() {
                let (sum, place) = (sums[at], &self.places[at]);
                sums[place.outer] = sums[place.outer].saturating_add(sum);
                let known = by_id.entry(place.id).or_default();
                settled &= *known >= sum;
                *known = sum.max(*known);
            }
            if sums.first().is_some_and(|all| *all > MAX) {
                break;
            }
            if settled {
                return Ok(());
            }
        }
        Err(format!("more than {MAX} elements, with those that it repeats"))
    }
}

impl Place<'_> {
    fn sum(&self, by_id: &HashMap<&str, u64>) -> u64 {
        let repeated = self.repeated.iter().map(|id| by_id.get(id).copied().unwrap_or_default());
        repeated.fold(self.elements, u64::saturating_add)
    }
}
