//! The tournaments of a server, and what the rest of it asks of them.

use std::sync::Arc;

use bastide_texts::Language;
use maud::{Markup, html};

use bastide_accounts::Accounts;
use bastide_common::Failure;
use bastide_common::texts::say;
use bastide_rooms::Rooms;
use bastide_tournaments::Tournaments;

/// The tournaments of a server.
pub(crate) struct Hall(Option<Arc<Tournaments>>);

impl Hall {
    /// Returns the tournaments of a server.
    pub(crate) fn new(rooms: &Arc<Rooms>, accounts: Option<&Arc<Accounts>>) -> Hall {
        Hall(accounts.map(|accounts| Tournaments::new(rooms.clone(), accounts.clone())))
    }

    /// Returns the work that looks after the games of tournaments, to be done again and again; `None` if there are none.
    pub(crate) fn work(&self) -> Option<impl Fn() + Clone + Send + 'static + use<>> {
        let tournaments = self.0.clone()?;
        Some(move || tournaments.run())
    }

    /// Returns the tournaments.
    ///
    /// # Errors
    /// The server has none.
    pub(crate) fn get(&self) -> Result<Arc<Tournaments>, Failure> {
        self.0.clone().ok_or(Failure::NoPage)
    }

    /// Returns the way to the tournaments on the first page.
    pub(crate) fn entry(&self, language: &Language) -> Markup {
        html! {
            @if self.0.is_some() { p.way { a.button id="to-tournaments" href="/tournaments" { (say(language, "page-tournaments")) } } }
        }
    }
}
