//! The numbers of equal figures. When a capture makes two players exchange prisoners of one kind,
//! JCloisterZone gives back the one that was captured first, and Bastide the one with the lowest number.
//! From then on the two have each other's numbers in the messages.

use std::collections::BTreeMap;

use bastide_core::{Figure, Player, View};
use serde_json::Value;

use crate::places;

/// The paths of the ids of figures in messages.
const IDS: [&str; 3] = ["/payload/meepleId", "/payload/pointer/meepleId", "/payload/to/meepleId"];

/// The prisoners in the order of their captures, and the figures that have other numbers than in Bastide.
#[derive(Clone, Debug, Default)]
pub(super) struct Numbers {
    held: BTreeMap<Player, Vec<Figure>>,
    /// The figures whose numbers these have.
    named: BTreeMap<Figure, Figure>,
}

/// Returns the prisoners with their captors.
fn prisoners(v: View<'_>) -> impl Iterator<Item = (Player, Figure)> + '_ {
    (0..v.core.figures.len()).map(Figure::at).filter_map(move |figure| Some((places::captor(v, figure)?, figure)))
}

impl Numbers {
    /// Replaces the ids of figures in a message by those of JCloisterZone.
    pub(super) fn name(&self, v: View, msg: &mut Value) {
        for path in IDS {
            let Some(id) = msg.pointer_mut(path) else { continue };
            let named = self.named.iter().find(|(figure, _)| places::figure_id(v, **figure).as_deref() == id.as_str());
            if let Some(other) = named.and_then(|(_, other)| places::figure_id(v, *other)) {
                *id = other.into();
            }
        }
    }

    /// Notes the prisoners after a message. A capture in which one comes back was an exchange.
    pub(super) fn note(&mut self, v: View, captures: bool) {
        let now: Vec<(Player, Figure)> = prisoners(v).collect();
        for (captor, held) in &mut self.held {
            let back = held.iter().position(|figure| !now.contains(&(*captor, *figure)));
            if let (Some(at), true) = (back, captures) {
                exchange(v, held, at, &mut self.named);
            }
            held.retain(|figure| now.contains(&(*captor, *figure)));
        }
        for (captor, figure) in now {
            let held = self.held.entry(captor).or_default();
            if !held.contains(&figure) {
                held.push(figure);
            }
        }
    }
}

/// Makes the figure at this position of a prison, which came back, and the first equal one change their
/// numbers.
fn exchange(v: View, held: &mut [Figure], at: usize, named: &mut BTreeMap<Figure, Figure>) {
    let back = held[at];
    let same = |figure: &Figure| {
        let (one, other) = (v.core.figures.get(figure.index()), v.core.figures.get(back.index()));
        one.map(|f| (f.owner, f.kind)) == other.map(|f| (f.owner, f.kind))
    };
    let Some(first) = held.iter().copied().find(same).filter(|first| *first != back) else { return };
    let of = |figure: Figure| named.get(&figure).copied().unwrap_or(figure);
    let (of_back, of_first) = (of(back), of(first));
    named.insert(back, of_first);
    named.insert(first, of_back);
    // The one that stays has the place of the one whose number it takes.
    if let Some(earlier) = held.iter().position(|figure| *figure == first) {
        held.swap(earlier, at);
    }
}
