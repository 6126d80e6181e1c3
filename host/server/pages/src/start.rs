//! The part of the first page from which games begin: a quick game, the guide, a new table, a file.

use bastide_bots::STRENGTHS;
use bastide_texts::Language;
use maud::{Markup, html};

use super::frame::Place;
use super::open_file;
use bastide_common::texts;

/// The strength of the bot of a quick game, unless the player chooses another one.
const USUAL: &str = "casual";

/// Returns the part, with these words about where games are played.
pub fn start(place: Place, language: &Language, about: &str) -> Markup {
    let say = |id| texts::say(language, id);
    html! {
        section.hello {
            h1 { (say("page-hello")) }
            p { (about) }
            form id="quick-form" {
                p.start {
                    label { (say("page-your-name")) " " input id="name" maxlength="30" autocomplete="nickname"; }
                    label { (say("page-bot")) " " select id="strength" { @for name in STRENGTHS { option value=(name) selected[name == USUAL] { (texts::say(language, &format!("script-all-bot-{name}"))) } } } }
                }
                p.start {
                    button.main id="quick" { (say("page-quick")) }
                    button id="learn" type="button" { span aria-hidden="true" { "✦" } " " (say("page-learn")) }
                    a.button href=(place.to("/new")) { (say("page-set-up")) }
                    a.button.phone href=(place.to("/edit")) { (say("page-referee")) }
                    a.button.phone href=(place.to("/puzzles")) { (say("page-puzzles")) }
                    (open_file::button(language))
                }
                p id="quick-what" { (say("page-quick-what")) }
            }
            (open_file::messages(place, language))
            p id="wrong" role="alert" {}
        }
    }
}
