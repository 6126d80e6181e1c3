//! The part of the page for a new table where expansions of strangers are opened.

use std::sync::Arc;

use bastide_sandbox::Bundle;
use bastide_texts::{Args, Language};
use maud::{Markup, html};
use serde_json::Value;

use super::frame::Place;
use bastide_common::texts::{say, say_with};

/// The bundles that people may choose, and the ways in which they may open others.
#[derive(Default)]
pub struct Offer<'a> {
    /// The bundle whose rules the table has.
    pub chosen: Option<Opened>,
    /// The bundles of the operator.
    pub own: &'a [Arc<Bundle>],
    /// Whether people may open files.
    pub files: bool,
    /// Whether people may name addresses.
    pub addresses: bool,
}

/// A bundle that was opened.
pub struct Opened {
    /// The bundle.
    pub bundle: Arc<Bundle>,
    /// The catalogue of expansions from the bundle.
    pub known: Value,
}

/// Returns the part; an empty one if people may choose and open no bundle. On a page without a server, anybody may open
/// files, and scripts show those that the browser keeps.
pub(super) fn part(place: Place, language: &Language, offer: &Offer) -> Markup {
    let say = |id| say(language, id);
    let with = |id, name, value: &str| say_with(language, id, &Args::new().with(name, value));
    let titles = |bundle: &Bundle| bundle.expansions().iter().map(|one| one.title.clone()).collect::<Vec<_>>().join(", ");
    let is_chosen = |bundle: &Bundle| offer.chosen.as_ref().is_some_and(|chosen| chosen.bundle.sha256() == bundle.sha256());
    let is_site = place == Place::Files;
    html! {
        @if is_site || offer.chosen.is_some() || offer.files || offer.addresses || !offer.own.is_empty() {
            section id="bundles" {
                h2 { (say("page-bundles")) }
                p.hint { (say("page-bundles-hint")) }
                @if let Some(chosen) = &offer.chosen {
                    p { (with("script-new-bundle-chosen", "name", chosen.bundle.name())) " " a href="/new" { (say("page-bundle-without")) } }
                }
                @if is_site {
                    p id="bundle-chosen" hidden { span id="bundle-chosen-name" {} " " a href=(place.to("/new")) { (say("page-bundle-without")) } }
                    ul id="bundle-list" {}
                }
                @for bundle in offer.own.iter().filter(|bundle| !is_chosen(bundle)) {
                    p { a.button href=(format!("/new?bundle={}", bundle.sha256())) { (with("script-new-bundle-play", "titles", &titles(bundle))) } }
                }
                @if is_site || offer.files {
                    p { label.button { (say("page-bundle-open")) input.hush id="bundle-file" type="file" accept=".wasm,application/wasm"; } }
                }
                @if offer.addresses {
                    div.row {
                        input id="bundle-address" type="url" placeholder="https://" aria-label=(say("page-bundle-address"));
                        button type="button" id="bundle-fetch" { (say("page-bundle-fetch")) }
                    }
                }
                p id="bundle-status" role="status" {}
                p id="bundle-wrong" role="alert" {}
                div id="bundle-about" {}
            }
        }
    }
}
