//! The list of the tokens on the landscape, with the number of each kind.

use crate::copy_in_place;
use crate::model::board::placed_token::PlacedToken;
use crate::model::ids::Token;

/// The number of tokens of one kind on the landscape.
#[derive(Clone, Copy, Default, Debug)]
struct Count {
    lying: u32,
    /// The number of times that one was put down, moved, renumbered or taken off.
    changes: u32,
}

/// The tokens on the landscape, in the order in which they were put there.
#[derive(Default, Debug)]
pub(crate) struct PlacedTokens {
    list: Vec<PlacedToken>,
    /// For each kind of token, as far as the greatest one that was put down.
    counts: Vec<Count>,
}

copy_in_place!(PlacedTokens { list, counts });

impl PlacedTokens {
    pub(crate) fn clear(&mut self) {
        self.list.clear();
        self.counts.clear();
    }

    #[inline]
    pub(crate) fn all(&self) -> &[PlacedToken] {
        &self.list
    }

    #[inline]
    fn count(&self, token: Token) -> Count {
        self.counts.get(token.index()).copied().unwrap_or_default()
    }

    /// Returns the number of tokens of a kind.
    #[inline]
    pub(crate) fn lying(&self, token: Token) -> usize {
        self.count(token).lying as usize
    }

    /// Returns how often tokens of a kind changed.
    #[inline]
    pub(crate) fn changes(&self, token: Token) -> u32 {
        self.count(token).changes
    }

    pub(crate) fn push(&mut self, placed: PlacedToken) {
        let at = placed.token.index();
        if at >= self.counts.len() {
            self.counts.resize(at + 1, Count::default());
        }
        self.counts[at].lying += 1;
        self.changed(placed.token);
        self.list.push(placed);
    }

    /// Removes the token at a position of the list.
    pub(crate) fn remove(&mut self, at: usize) -> PlacedToken {
        let placed = self.list.remove(at);
        self.counts[placed.token.index()].lying -= 1;
        self.changed(placed.token);
        placed
    }

    /// Gives another number to the token at a position of the list.
    pub(crate) fn set_number(&mut self, at: usize, number: i16) {
        let placed = &mut self.list[at];
        placed.number = number;
        let token = placed.token;
        self.changed(token);
    }

    fn changed(&mut self, token: Token) {
        let count = &mut self.counts[token.index()];
        count.changes = count.changes.wrapping_add(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::board::placed_token::TokenPlace;
    use crate::model::geometry::Cell;

    fn on(token: usize, x: i16) -> PlacedToken {
        PlacedToken { token: Token::at(token), place: TokenPlace::Cell(Cell::new(x, 0)), number: 1, owner: None }
    }

    #[test]
    fn each_kind_is_counted_with_its_changes() {
        let mut tokens = PlacedTokens::default();
        let state = |tokens: &PlacedTokens, token| (tokens.lying(Token::at(token)), tokens.changes(Token::at(token)));
        [on(3, 0), on(1, 1), on(3, 2)].into_iter().for_each(|placed| tokens.push(placed));
        assert_eq!([state(&tokens, 3), state(&tokens, 1), state(&tokens, 9)], [(2, 2), (1, 1), (0, 0)]);
        tokens.set_number(0, 5);
        assert_eq!((tokens.remove(0).number, state(&tokens, 3)), (5, (1, 4)));
        assert_eq!((tokens.all(), state(&tokens, 1)), (&[on(1, 1), on(3, 2)][..], (1, 1)));
        tokens.clear();
        assert_eq!((tokens.all().len(), state(&tokens, 3)), (0, (0, 0)));
    }
}
