//! Operations of state-changing hooks on tokens that lie on the landscape.

use crate::dispatch::hook::Context;
use crate::model::action::Target;
use crate::model::board::placed_token::{PlacedToken, TokenPlace};
use crate::model::event::Event;
use crate::model::ids::{Player, Token};

impl Context<'_> {
    /// Puts a token on the landscape, where screens show it with its number. Does not take it from its
    /// owner or from the common supply; call [`Self::give`] first. `by` is the player who puts it
    /// there, or `None` for the rules.
    pub fn put_token(&mut self, placed: PlacedToken, by: Option<Player>) {
        self.core.placed_tokens.push(placed);
        self.log.put(Event::TokenMoved { token: placed.token, target: placed.place.into(), by });
    }

    /// Moves a token to another place on the landscape; of several at `from`, the one that came last.
    /// Returns `false` if there is no such token.
    pub fn move_token(&mut self, token: Token, from: TokenPlace, to: TokenPlace, by: Option<Player>) -> bool {
        let Some(at) = self.find_token(token, from, None) else { return false };
        self.put_elsewhere(at, to, by);
        true
    }

    /// Moves the token of `owner`, who moves it, to another place on the landscape. For a kind of token
    /// of which several owners may have one at the same place. Returns `false` if there is no such
    /// token.
    pub fn move_token_of(&mut self, owner: Player, token: Token, from: TokenPlace, to: TokenPlace) -> bool {
        let Some(at) = self.find_token(token, from, Some(owner)) else { return false };
        self.put_elsewhere(at, to, Some(owner));
        true
    }

    fn put_elsewhere(&mut self, at: usize, to: TokenPlace, by: Option<Player>) {
        let placed = self.core.placed_tokens.remove(at);
        self.put_token(PlacedToken { place: to, ..placed }, by);
    }

    /// Removes a token from the landscape, and gives it to the player `to` if there is one. Of several
    /// at `from`, it takes the one that came last.
    pub fn take_token(&mut self, token: Token, from: TokenPlace, to: Option<Player>) -> Option<PlacedToken> {
        let at = self.find_token(token, from, None)?;
        if let Some(player) = to {
            self.give(player, token, 1);
            self.log.put(Event::TokenMoved { token, target: Target::Player(player), by: None });
        }
        Some(self.core.placed_tokens.remove(at))
    }

    /// Changes the number of a token on the landscape, such as the height of a tower. Returns
    /// `false` if there is no such token. Logs no event; to notify players, log an
    /// [`Event::TokenMoved`] as [`Self::put_token`] does.
    pub fn set_token_number(&mut self, token: Token, at: TokenPlace, number: i16) -> bool {
        let found = self.find_token(token, at, None);
        found.map(|at| self.core.placed_tokens.set_number(at, number)).is_some()
    }

    /// Changes the number of the token of `owner`, as [`Self::set_token_number`] does. For a kind of
    /// token of which several owners may have one at the same place.
    pub fn set_token_number_of(&mut self, owner: Player, token: Token, at: TokenPlace, number: i16) -> bool {
        let found = self.find_token(token, at, Some(owner));
        found.map(|at| self.core.placed_tokens.set_number(at, number)).is_some()
    }

    /// Returns the position of the last token of a kind that came to a place, of any owner or of this
    /// one.
    fn find_token(&self, token: Token, place: TokenPlace, owner: Option<Player>) -> Option<usize> {
        if self.core.tokens_lying(token) == 0 {
            return None;
        }
        self.core
            .placed_tokens()
            .iter()
            .rposition(|placed| placed.token == token && placed.place == place && (owner.is_none() || placed.owner == owner))
    }
}
