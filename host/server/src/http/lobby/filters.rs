//! The filters of the lobby: a script hides the tables that do not fit them.

use bastide_texts::Language;
use maud::{Markup, html};

use bastide_common::texts;
use bastide_rooms::Rooms;

/// Returns the filters.
pub(super) fn filters(rooms: &Rooms, language: &Language) -> Markup {
    let say = |id| texts::say(language, id);
    let mut expansions: Vec<(&str, String)> =
        rooms.services.catalogue.texts().iter().map(|texts| (texts.manifest().id, texts.title(language))).collect();
    expansions.retain(|(id, _)| *id != bastide_core::table::IMPLIED);
    expansions.sort_by(|a, b| a.1.cmp(&b.1));
    html! {
        form id="filters" role="search" aria-label=(say("page-filters")) {
            input id="filter-text" type="search" maxlength="60" placeholder=(say("page-filter-text")) aria-label=(say("page-filter-text"));
            select id="filter-expansion" aria-label=(say("page-expansions")) {
                option value="" { (say("page-filter-any-expansion")) }
                @for (id, title) in &expansions { option value=(id) { (title) } }
            }
            select id="filter-clock" aria-label=(say("page-rules-clock")) {
                option value="" { (say("page-filter-any-clock")) }
                @for kind in ["none", "live", "days"] { option value=(kind) { (texts::say(language, &format!("page-clock-{kind}"))) } }
            }
            label { input id="filter-free" type="checkbox"; " " (say("page-filter-free")) }
            span id="filtered" role="status" {}
        }
    }
}
