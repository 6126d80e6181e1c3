//! Tournaments, of which this build has none.

use axum::Router;

use self::hall::Hall;

/// Returns no routes.
pub(super) fn routes<S: Clone + Send + Sync + 'static>(_: &Hall) -> Router<S> {
    Router::new()
}

/// What the rest of the server asks of tournaments.
pub(super) mod hall {
    use std::sync::Arc;

    use bastide_accounts::Accounts;
    use bastide_rooms::Rooms;
    use bastide_texts::Language;
    use maud::{Markup, html};

    /// No tournaments.
    pub(crate) struct Hall;

    impl Hall {
        /// Returns no tournaments.
        pub(crate) fn new(_: &Arc<Rooms>, _: Option<&Arc<Accounts>>) -> Hall {
            Hall
        }

        /// Returns no work.
        pub(crate) fn work(&self) -> Option<fn()> {
            None
        }

        /// Returns no way to tournaments.
        pub(crate) fn entry(&self, _: &Language) -> Markup {
            html! {}
        }
    }
}
