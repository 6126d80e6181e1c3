//! The options of one question, without a list of them.
//!
//! A menu is derived from the state by pure hooks whenever a question arises; it is no part of the state. Placements of a
//! tile stand in it as one byte a frontier cell (its legal turns), everything else as an entry for one action or for a
//! range of numbers. So the options are counted and indexed without being written out: [`Decision::get`] gives the
//! n-th, and [`Decision::offers`] tells whether an action is among them, which is the engine's one test of legality.

use crate::model::action::{Action, Ask, Target};
use crate::model::board::Board;
use crate::model::ids::{Handler, TileType, Verb};
use crate::model::placement_mask::RotationMask8;
use crate::plugin::fault::Fault;

/// No question has more entries besides placements.
const MOST_ENTRIES: usize = 10_000;
/// Who offers so many more does not come to an end.
const ENDLESS: usize = 100 * MOST_ENTRIES;

/// One action, or one action for each number of a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What is done.
    pub verb: Verb,
    /// To what.
    pub target: Target,
    /// The least number.
    pub lo: i16,
    /// The greatest number.
    pub hi: i16,
    /// Who offers it.
    pub by: Handler,
}

impl Entry {
    fn len(&self) -> usize {
        (self.hi as i32 - self.lo as i32 + 1).max(0) as usize
    }

    fn has(&self, a: &Action) -> bool {
        self.verb == a.verb && self.target == a.target && self.lo <= a.arg && a.arg <= self.hi
    }
}

/// All placements of one tile: a byte of turns for each frontier cell.
#[derive(Clone, Copy, Debug)]
struct Places {
    verb: Verb,
    tile: i16,
    by: Handler,
    first: usize,
    total: usize,
}

/// The options of one question.
#[derive(Clone, Debug, Default)]
pub struct Menu {
    places: Vec<Places>,
    /// For each tile the cells of the frontier, [eight](Eight) by eight.
    turns: Vec<[u8; 8]>,
    entries: Vec<Entry>,
    total: usize,
    by: Handler,
    /// How many entries stood there before `by` began to offer.
    before: usize,
    /// How many entries were too many, and who offered the last of them.
    surplus: usize,
    surplus_by: Handler,
}

#[cold]
#[allow(clippy::panic, reason = "there is no other way out of a loop of a plugin; the guard around plugins catches it")]
fn endless() -> ! {
    panic!("more than {ENDLESS} entries are offered for one question; numbers are offered as a range, with add_range")
}

impl Menu {
    pub(crate) fn clear(&mut self) {
        self.places.clear();
        self.turns.clear();
        self.entries.clear();
        (self.total, self.before, self.surplus) = (0, 0, 0);
    }

    pub(crate) fn on_behalf_of(&mut self, by: Handler) {
        (self.by, self.before) = (by, self.entries.len());
    }

    /// Offers one action. If another phase or offer has the same in the menu already, that one stands; nobody may offer an action twice
    /// himself.
    #[inline]
    pub fn add(&mut self, verb: Verb, target: Target, arg: i16) {
        self.add_range(verb, target, arg, arg);
    }

    /// Offers an action with each number from `lo` to `hi`: a bid of 3 to 40 is one entry. An empty range adds nothing.
    ///
    /// There is room for ten thousand entries; who offers more breaks the contract, which ends the game with a fault.
    ///
    /// # Panics
    /// If a million entries are offered beyond those: whoever offers as many does not come to an end.
    pub fn add_range(&mut self, verb: Verb, target: Target, lo: i16, hi: i16) {
        let others = &self.entries[..self.before.min(self.entries.len())];
        if lo > hi || others.iter().any(|e| e.verb == verb && e.target == target && e.lo <= hi && lo <= e.hi) {
            return;
        }
        if self.entries.len() == MOST_ENTRIES {
            return self.refuse();
        }
        let entry = Entry { verb, target, lo, hi, by: self.by };
        self.total += entry.len();
        self.entries.push(entry);
    }

    #[cold]
    fn refuse(&mut self) {
        (self.surplus, self.surplus_by) = (self.surplus + 1, self.by);
        if self.surplus == ENDLESS {
            endless();
        }
    }

    /// Who offered more than there is room for, if anybody did.
    #[inline]
    pub(crate) fn overfilled(&self) -> Option<Handler> {
        if self.surplus == 0 { None } else { Some(self.surplus_by) }
    }

    /// Offers the placements of a tile that `fill` adds, with what else it returns.
    #[inline]
    pub(super) fn add_turns<T>(
        &mut self,
        verb: Verb,
        tile: TileType,
        fill: impl FnOnce(&mut Vec<[u8; 8]>) -> Result<(usize, T), Fault>,
    ) -> Result<T, Fault> {
        let first = self.turns.len();
        let (total, rest) = fill(&mut self.turns)?;
        self.places.push(Places { verb, tile: tile.0 as i16, by: self.by, first, total });
        self.total += total;
        Ok(rest)
    }

    /// Takes out every entry that is not to be kept (placements stay: `limit` is the hook for those).
    pub fn retain(&mut self, mut keep: impl FnMut(&Entry) -> bool) {
        let total = &mut self.total;
        self.entries.retain(|e| {
            let kept = keep(e);
            if !kept {
                *total -= e.len();
            }
            kept
        });
    }

    /// The entries besides placements.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// How many actions are on offer.
    #[inline]
    pub const fn len(&self) -> usize {
        self.total
    }

    /// Is nothing on offer?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// How many of the actions are placements; they come first.
    pub fn placements(&self) -> usize {
        self.places.iter().map(|p| p.total).sum()
    }

    fn turns_of(&self, i: usize) -> &[u8] {
        let end = self.places.get(i + 1).map_or(self.turns.len(), |next| next.first);
        self.turns[self.places[i].first..end].as_flattened()
    }

    #[inline(always)]
    pub(crate) fn nth(&self, board: &Board, mut n: usize) -> Option<(Action, Handler)> {
        for p in &self.places {
            if n >= p.total {
                n -= p.total;
                continue;
            }
            // Where it stands is by chance, for most who ask: so all are counted, and no branch has to be guessed.
            let (mut eight, mut left, mut before) = (0, n, 0);
            for counted in &self.turns[p.first..] {
                before += RotationMask8::from(*counted).count();
                let beyond = before <= n;
                eight += usize::from(beyond);
                left = if beyond { n - before } else { left };
            }
            let (at, turn) = RotationMask8::from(*self.turns.get(p.first + eight)?).nth(left);
            let target = Target::Place { cell: board.frontier_cell(eight * 8 + at), turn };
            return Some((Action { verb: p.verb, target, arg: p.tile }, p.by));
        }
        for e in &self.entries {
            if n < e.len() {
                return Some((Action { verb: e.verb, target: e.target, arg: e.lo + n as i16 }, e.by));
            }
            n -= e.len();
        }
        None
    }

    pub(crate) fn owner(&self, board: &Board, a: &Action) -> Option<Handler> {
        if let Target::Place { cell, turn } = a.target
            && turn < 4
            && let Some(at) = board.frontier_index(cell)
        {
            let found = self.places.iter().enumerate().find(|(i, p)| {
                p.verb == a.verb && p.tile == a.arg && self.turns_of(*i).get(at).is_some_and(|t| t & (1 << turn) != 0)
            });
            if let Some((_, p)) = found {
                return Some(p.by);
            }
        }
        self.entries.iter().find(|e| e.has(a)).map(|e| e.by)
    }
}

/// A question with its options: what [`Game::decision`](crate::Game::decision) lends.
#[derive(Clone, Copy, Debug)]
pub struct Decision<'a> {
    /// Who is asked what.
    pub ask: Ask,
    pub(crate) menu: &'a Menu,
    pub(crate) board: &'a Board,
}

impl<'a> Decision<'a> {
    /// How many actions are on offer; never 0.
    #[inline]
    #[allow(clippy::len_without_is_empty, reason = "a decision is never empty")]
    pub fn len(&self) -> usize {
        self.menu.len()
    }

    /// The n-th action.
    pub fn get(&self, n: usize) -> Option<Action> {
        self.menu.nth(self.board, n).map(|(a, _)| a)
    }

    /// Is the action on offer?
    pub fn offers(&self, a: &Action) -> bool {
        self.menu.owner(self.board, a).is_some()
    }

    /// All actions, placements first.
    pub fn iter(self) -> impl Iterator<Item = Action> + 'a {
        (0..self.len()).filter_map(move |n| self.get(n))
    }

    /// The menu, for those who want ranges as ranges.
    pub fn menu(&self) -> &'a Menu {
        self.menu
    }
}
