//! The page for a new table.

use bastide_service::{Catalogue, content};
use bastide_texts::Language;
use maud::{Markup, html};
use serde_json::{Value, json};

use super::bundles::{self, Offer};
use super::frame::{Place, bar, data, whole};
use super::whole_tables::WholeTable;
use bastide_common::texts;

/// Returns the button that chooses a whole table.
fn whole_table(whole: &WholeTable, language: &Language) -> Markup {
    html! {
        button.whole type="button" data-whole=(whole.id) aria-pressed="false" {
            b { (whole.name(language)) }
            span { (whole.about(language)) }
        }
    }
}

/// Returns the page for tables of these plugins, or of those of the bundle that was opened.
pub fn page(place: Place, language: &Language, catalogue: &Catalogue, offer: &Offer) -> String {
    let say = |id| texts::say(language, id);
    let wholes = WholeTable::all().iter().map(|whole| (whole.id.clone(), content(&whole.table())));
    let chosen = offer.chosen.as_ref();
    let mut known = chosen.map_or_else(|| catalogue.described(language), |chosen| chosen.known.clone());
    known["bundle"] = json!(chosen.map_or("", |chosen| chosen.bundle.sha256()));
    known["wholes"] = Value::Object(wholes.collect());
    let body = html! {
        (bar(place, language, &html! { h1 { (say("page-new-table")) } }))
        main {
            form id="form" {
                section {
                    h2 { (say("page-wholes")) }
                    p.hint { (say("page-wholes-hint")) }
                    div id="wholes" { @for whole in WholeTable::all() { (whole_table(whole, language)) } }
                }
                section {
                    h2 { (say("page-table")) }
                    div id="general" {}
                    p { button type="button" id="copy-table" { (say("page-copy-table")) } " " span id="copied" role="status" {} }
                }
                section { h2 { (say("page-players")) } div id="seats" {} p { button type="button" id="add-seat" { (say("page-add-player")) } } }
                section { h2 { (say("page-settings")) } div id="settings" {} }
                section {
                    h2 { (say("page-expansions")) }
                    div.row {
                        input id="search" type="search" placeholder=(say("page-search")) aria-label=(say("page-search-expansions"));
                        button type="button" id="surprise" { (say("page-three")) }
                    }
                    p.hint id="none-found" role="status" {}
                    div id="plugins" {}
                }
                (bundles::part(place, language, offer))
            }
            aside {
                h2 { (say("page-as-text")) }
                p.hint { (say("page-as-text-hint")) }
                textarea id="toml" spellcheck="false" aria-label=(say("page-as-toml")) {}
                div role="alert" { ul id="wrong" aria-label=(say("page-wrong")) {} }
                div.start {
                    ul id="badges" aria-label=(say("page-size")) {}
                    button.main id="make" { (say("page-open-table")) }
                    button.main id="to-referee" hidden { (say("page-to-referee")) }
                }
            }
        }
        (data("known", &known))
    };
    whole(place, language, &format!("{} · Bastide", say("page-new-table")), "new-table/new", "new-table/new", &body)
}
