//! The options of one question, stored without a list of them.
//!
//! A menu is derived from the state by pure hooks whenever a question is asked. It is not part of
//! the state. The placements of a tile are stored as one byte per frontier cell (its legal turns),
//! everything else as an entry for one action or for a range of numbers. So the options are counted
//! and indexed without being listed. [`Decision::get`] returns option number `n`, and
//! [`Decision::offers`] tells whether an action is among the options. That is the engine's only
//! test of legality.

use std::collections::BTreeMap;

use crate::contract::fault::Fault;
use crate::model::action::{Action, Target};
use crate::model::board::Board;
use crate::model::board::piece_shape::PieceShape;
use crate::model::board::placement_mask::RotationMask8;
use crate::model::ids::{Handler, TileType, Verb};

/// The most entries of a question in a game of few tiles, placements not counted.
pub(crate) const MAX_ENTRIES: usize = 10_000;
/// The entries for each tile of a game of many tiles: a question may name each segment of each tile
/// for several kinds of figures.
pub(crate) const ENTRIES_A_TILE: usize = 32;
/// A handler that offers this many more is in an endless loop.
const ENDLESS: usize = 100 * MAX_ENTRIES;

/// One action, or one action for each number of a range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The verb.
    pub verb: Verb,
    /// The target.
    pub target: Target,
    /// The least number.
    pub lo: i16,
    /// The greatest number.
    pub hi: i16,
    /// The handler that offers it.
    pub by: Handler,
}

impl Entry {
    #[inline]
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
    /// For each tile the cells of the frontier, [eight](RotationMask8) by eight.
    turns: Vec<[u8; 8]>,
    entries: Vec<Entry>,
    /// The pieces of several cells that entries place, by verb and number.
    pieces: Vec<(Verb, i16, PieceShape)>,
    total: usize,
    /// Whether an entry may stand for more than one number.
    ranges: bool,
    by: Handler,
    /// The number of entries before `by` began to offer.
    before: usize,
    /// The verbs of those entries: verb number `n` as bit `n % 64`.
    verbs_before: u64,
    /// The verbs of all entries.
    verbs: u64,
    /// The entries for which there is room beyond [`MAX_ENTRIES`].
    more: usize,
    /// The number of entries beyond the limit, and the handler that offered the last of them.
    surplus: usize,
    surplus_by: Handler,
}

/// Returns the bit of a verb among 64, which several verbs may share.
#[inline(always)]
const fn bit(verb: Verb) -> u64 {
    1 << (verb.0 % 64)
}

#[cold]
#[allow(clippy::panic, reason = "there is no other way out of a loop of a plugin; the guard around plugins catches it")]
fn endless() -> ! {
    panic!("more than {ENDLESS} entries for one question; offer numbers as one range, with add_range")
}

impl Menu {
    /// Removes all entries, before a question that may have `limit` of them.
    pub(crate) fn begin(&mut self, limit: usize) {
        self.clear();
        self.more = limit.saturating_sub(MAX_ENTRIES);
    }

    pub(crate) fn clear(&mut self) {
        self.places.clear();
        self.turns.clear();
        self.entries.clear();
        self.pieces.clear();
        (self.total, self.before, self.surplus) = (0, 0, 0);
        (self.verbs, self.verbs_before, self.ranges) = (0, 0, false);
    }

    #[inline]
    pub(crate) fn on_behalf_of(&mut self, by: Handler) {
        (self.by, self.before, self.verbs_before) = (by, self.entries.len(), self.verbs);
    }

    /// Returns the entries of others, if one of them may have this verb.
    #[inline(always)]
    fn of_others(&self, verb: Verb) -> &[Entry] {
        let end = if self.verbs_before & bit(verb) == 0 { 0 } else { self.before.min(self.entries.len()) };
        &self.entries[..end]
    }

    /// Offers one action. If another phase or offer has already added the same action, that entry
    /// stays. A handler must not offer an action twice.
    #[inline]
    pub fn add(&mut self, verb: Verb, target: Target, arg: i16) {
        self.offer(verb, target, (arg, arg));
    }

    /// Offers an action with each number from `lo` to `hi`: a bid of 3 to 40 is one entry. An empty
    /// range adds nothing.
    ///
    /// There is room for 10,000 entries, and for more in games of more than 312 tiles: 32 for each
    /// tile. A handler that offers more breaks its contract, which ends the game with a fault.
    ///
    /// # Panics
    /// Panics if a million entries are offered, since the handler is in an endless loop.
    pub fn add_range(&mut self, verb: Verb, target: Target, lo: i16, hi: i16) {
        if lo <= hi {
            self.ranges |= lo != hi;
            self.offer(verb, target, (lo, hi));
        }
    }

    /// Adds an entry unless one of another handler has an action in common with it.
    #[inline(always)]
    fn offer(&mut self, verb: Verb, target: Target, (lo, hi): (i16, i16)) {
        if self.verbs_before & bit(verb) == 0 {
            self.push(verb, target, lo, hi);
        } else {
            self.push_unless_offered(verb, target, lo, hi);
        }
    }

    /// Does what [`Self::offer`] does for a verb that another handler may have offered, which is rare.
    #[inline(never)]
    fn push_unless_offered(&mut self, verb: Verb, target: Target, lo: i16, hi: i16) {
        let overlaps = |e: &Entry| e.verb == verb && e.target == target && e.lo <= hi && lo <= e.hi;
        if !self.of_others(verb).iter().any(overlaps) {
            self.push(verb, target, lo, hi);
        }
    }

    #[inline(always)]
    fn push(&mut self, verb: Verb, target: Target, lo: i16, hi: i16) {
        let count = self.entries.len();
        if count == self.entries.capacity() || count == MAX_ENTRIES + self.more {
            return self.push_beyond(verb, target, lo, hi);
        }
        let entry = Entry { verb, target, lo, hi, by: self.by };
        self.total += entry.len();
        self.verbs |= bit(verb);
        self.entries.push(entry);
    }

    /// Adds an entry for which memory has to be reserved, or counts it if there are too many.
    #[cold]
    fn push_beyond(&mut self, verb: Verb, target: Target, lo: i16, hi: i16) {
        if self.entries.len() < MAX_ENTRIES + self.more {
            self.entries.reserve(1);
            return self.push(verb, target, lo, hi);
        }
        (self.surplus, self.surplus_by) = (self.surplus + 1, self.by);
        if self.surplus == ENDLESS {
            endless();
        }
    }

    /// Offers an action at each of these targets, all with the same number, as [`Self::add`] does.
    #[inline]
    pub fn add_each(&mut self, verb: Verb, targets: impl Iterator<Item = Target>, arg: i16) {
        // Other offers with this verb are usually on few segments or on none, so that one
        // comparison tells most targets from theirs.
        let (mut first, mut last) = (u16::MAX, 0);
        for entry in self.of_others(verb).iter().filter(|e| e.verb == verb) {
            (first, last) = match entry.target {
                Target::Segment(seg) => (first.min(seg.0), last.max(seg.0)),
                _ => return targets.for_each(|target| self.add(verb, target, arg)),
            };
        }
        for target in targets {
            let apart = !matches!(target, Target::Segment(seg) if first <= seg.0 && seg.0 <= last);
            if apart {
                self.push(verb, target, arg, arg);
            } else {
                self.add(verb, target, arg);
            }
        }
    }

    /// Returns the handler that offered more entries than there is room for, if any.
    #[inline]
    /// Returns the handler that offers most, and the limit, if there are more entries than that.
    pub(crate) fn overfilled(&self) -> Option<(Handler, usize)> {
        if self.surplus == 0 {
            return None;
        }
        let mut offered: BTreeMap<u16, usize> = BTreeMap::from([(self.surplus_by.0, self.surplus)]);
        for entry in &self.entries {
            *offered.entry(entry.by.0).or_default() += 1;
        }
        let most = offered.into_iter().max_by_key(|(_, entries)| *entries);
        most.map(|(by, _)| (Handler(by), MAX_ENTRIES + self.more))
    }

    /// Offers the placements of a tile that `fill` adds. Returns the other result of `fill`.
    #[inline]
    pub(crate) fn add_turns<T>(
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

    /// Removes every entry for which `keep` returns `false`. Placements stay: `restrict_placements`
    /// is the hook for those.
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

    /// Removes every entry with this verb for which `keep` returns `false`, as [`Self::retain`] does.
    /// It costs nothing if no entry has the verb.
    #[inline]
    pub fn retain_of(&mut self, verb: Verb, mut keep: impl FnMut(&Entry) -> bool) {
        if self.verbs & bit(verb) != 0 {
            self.retain(|entry| entry.verb != verb || keep(entry));
        }
    }

    /// Notes the shape of the piece that a verb places with this number.
    pub(crate) fn note_piece(&mut self, verb: Verb, arg: i16, piece: &PieceShape) {
        if self.piece(verb, arg).is_none() {
            self.pieces.push((verb, arg, piece.clone()));
        }
    }

    /// Returns the shape of the piece that a verb places with this number, as
    /// [`Self::add_piece`] offers it; `None` if it places no piece of several cells.
    pub fn piece(&self, verb: Verb, arg: i16) -> Option<&PieceShape> {
        self.pieces.iter().find(|(v, n, _)| (*v, *n) == (verb, arg)).map(|(.., piece)| piece)
    }

    /// Returns the entries that are not placements.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns the number of actions on the menu.
    #[inline]
    pub const fn len(&self) -> usize {
        self.total
    }

    /// Returns `true` if the menu is empty.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// Returns how many of the actions are placements; they come first.
    #[inline]
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
            // Most callers ask for a random position, so all groups are counted and no branch has
            // to be predicted.
            let (mut group, mut left, mut before) = (0, n, 0);
            for counted in &self.turns[p.first..] {
                before += RotationMask8::from(*counted).count();
                let beyond = before <= n;
                group += usize::from(beyond);
                left = if beyond { n - before } else { left };
            }
            let (at, turn) = RotationMask8::from(*self.turns.get(p.first + group)?).nth(left);
            let target = Target::Place { cell: board.frontier_cell(group * 8 + at), turn };
            return Some((Action { verb: p.verb, target, arg: p.tile }, p.by));
        }
        if !self.ranges {
            let e = self.entries.get(n)?;
            return Some((Action { verb: e.verb, target: e.target, arg: e.lo }, e.by));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::geometry::Cell;

    const MOVE: Verb = Verb(7);
    /// A verb that shares its bit with the other one.
    const ALIKE: Verb = Verb(7 + 64);

    fn at(x: i16) -> Target {
        Target::Cell(Cell::new(x, 0))
    }

    fn options(menu: &Menu) -> Vec<(Verb, Target, i16, Handler)> {
        let board = Board::default();
        (0..menu.len()).filter_map(|n| menu.nth(&board, n)).map(|(a, by)| (a.verb, a.target, a.arg, by)).collect()
    }

    #[test]
    fn an_action_that_another_handler_offers_is_not_added_again() {
        let mut menu = Menu::default();
        menu.on_behalf_of(Handler(0));
        menu.add(MOVE, at(1), 0);
        menu.on_behalf_of(Handler(1));
        menu.add(ALIKE, at(1), 0);
        menu.add(MOVE, at(1), 0);
        menu.add(MOVE, at(1), 5);
        menu.add_each(MOVE, [at(1), at(2)].into_iter(), 0);
        let [first, second] = [Handler(0), Handler(1)];
        let expected = [(MOVE, at(1), 0, first), (ALIKE, at(1), 0, second), (MOVE, at(1), 5, second), (MOVE, at(2), 0, second)];
        assert_eq!(options(&menu), expected);
        menu.clear();
        menu.on_behalf_of(Handler(1));
        menu.add(MOVE, at(1), 0);
        assert_eq!(options(&menu), [(MOVE, at(1), 0, second)]);
    }

    #[test]
    fn numbers_of_a_range_are_options_between_those_of_single_actions() {
        let mut menu = Menu::default();
        menu.on_behalf_of(Handler(0));
        menu.add(ALIKE, at(0), 1);
        menu.add_range(MOVE, at(0), 3, 5);
        menu.add_range(MOVE, at(0), 2, 1);
        menu.add(ALIKE, at(0), 2);
        let numbers: Vec<i16> = options(&menu).into_iter().map(|(_, _, n, _)| n).collect();
        assert_eq!(numbers, [1, 3, 4, 5, 2]);
        menu.on_behalf_of(Handler(1));
        menu.add_range(MOVE, at(0), 5, 9);
        assert_eq!(menu.len(), 5, "a range that overlaps one of another handler");
        menu.retain_of(ALIKE, |entry| entry.lo == 2);
        assert_eq!(options(&menu).len(), 4);
        menu.retain_of(Verb(8), |_| false);
        menu.retain(|entry| entry.verb == ALIKE);
        assert_eq!(options(&menu).len(), 1);
    }
}
