//! The drawing board for maps.

use bastide_core::table::IMPLIED;
use bastide_core::{Manifest, Preset};
use bastide_service::Catalogue;
use bastide_texts::{Args, Language};
use maud::{Markup, PreEscaped, html};

use super::frame::{Place, bar, tools, whole};
use bastide_common::texts;

/// The brushes: the kind of cell or print, the id of its drawing and of its words, and its key.
const BRUSHES: [(&str, &str, &str); 12] = [
    (".", "land", "l"),
    ("~", "water", "w"),
    ("#", "abroad", "a"),
    ("o", "town", "o"),
    ("S", "start", "s"),
    ("city", "large", "c"),
    ("road", "road", "r"),
    ("border-city", "border-city", "b"),
    ("ferry", "ferry", "f"),
    ("note", "note", "n"),
    ("erase", "erase", "x"),
    ("hand", "hand", "h"),
];

/// The drawings of the kinds of cells and prints, on squares of 100 units.
const DRAWINGS: &str = r##"<g id="d-water"><path fill="#9cc6d6" d="M0 0h100v100H0z"/><path d="M18 36q8-9 16 0t16 0M50 68q8-9 16 0t16 0" fill="none" stroke="#eef7f8" stroke-width="4" stroke-linecap="round"/></g>
<g id="d-abroad"><path fill="#e5d7b2" d="M0 0h100v100H0z"/><path d="M0 30 30 0M0 65 65 0M0 100 100 0M35 100l65-65M70 100l30-30" stroke="#b59a5e" stroke-width="2.5"/></g>
<g id="d-land"><path fill="#e3ebbd" stroke="#8f9a62" stroke-width="1.5" d="M0 0h100v100H0z"/></g>
<g id="d-house"><path d="M30 78V50l20-18 20 18v28z" fill="#fbf5e4" stroke="#5a3218" stroke-width="4"/><path d="M23 54 50 29l27 25" fill="none" stroke="#8c2f1d" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M44 78V62h12v16z" fill="#5a3218"/></g>
<g id="d-town"><use href="#d-land"/><use href="#d-house"/></g>
<g id="d-start"><use href="#d-land"/><use href="#d-house"/><circle cx="50" cy="53" r="41" fill="none" stroke="#8c2f1d" stroke-width="4" stroke-dasharray="9 6"/><path d="M50 30V5l24 8-24 8" fill="#8c2f1d" stroke="#5a3218" stroke-width="3" stroke-linejoin="round"/></g>
<g id="d-large"><use href="#d-land"/><path d="M28 74V34h8v7h9v-7h10v7h9v-7h8v40z" fill="#c98f5a" stroke="#5a3218" stroke-width="4" stroke-linejoin="round"/></g>
<g id="d-road"><path d="M50 100V52" stroke="#fff" stroke-width="20"/><path d="M50 100V52" stroke="#8f7a4d" stroke-width="26" stroke-opacity=".5"/><path d="M50 100V52" stroke="#fffdf4" stroke-width="14"/><path d="M0 50h100" stroke="#9a5b35" stroke-width="4" stroke-dasharray="10 7"/><path d="M50 46V6m-12 14L50 6l12 14" fill="none" stroke="#5a3218" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></g>
<g id="d-border-city"><path d="M0 50h100" stroke="#9a5b35" stroke-width="4" stroke-dasharray="10 7"/><path d="M18 46a32 32 0 0 1 64 0z" fill="#c98f5a" stroke="#5a3218" stroke-width="4"/><path d="M18 54h64l-14 34H32z" fill="#c98f5a" fill-opacity=".35" stroke="#5a3218" stroke-width="2" stroke-dasharray="4 4"/></g>
<g id="d-ferry"><path d="M4 62h92" stroke="#1f5f78" stroke-width="5" stroke-dasharray="10 7"/><path d="M22 58h56l-10 18H32z" fill="#8c4a2a" stroke="#5a3218" stroke-width="3"/><path d="M50 58V18l22 32H50" fill="#fbf5e4" stroke="#5a3218" stroke-width="3"/></g>
<g id="d-note"><circle cx="50" cy="50" r="30" fill="#fbf5e4" stroke="#5a3218" stroke-width="5"/><path d="M50 32v26m0 10v2" stroke="#5a3218" stroke-width="7" stroke-linecap="round"/></g>
<g id="d-erase"><path d="m22 62 34-38 26 24-34 36H34z" fill="#f0b9a8" stroke="#5a3218" stroke-width="4" stroke-linejoin="round"/><path d="M20 86h62" stroke="#5a3218" stroke-width="5" stroke-linecap="round"/></g>
<g id="d-hand"><path d="M50 10v80M10 50h80M50 10l-9 12m9-12 9 12M50 90l-9-12m9 12 9-12M10 50l12-9m-12 9 12 9M90 50l-12-9m12 9-12 9" fill="none" stroke="#5a3218" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></g>"##;

/// Returns a button with the words of an id.
fn button(language: &Language, id: &str) -> Markup {
    html! { button type="button" id=(id) { (texts::say(language, &format!("page-draw-{id}"))) } }
}

/// Returns the choice of the brush.
fn brushes(language: &Language) -> Markup {
    let say = |id: &str| texts::say(language, id);
    html! {
        fieldset id="brushes" {
            legend { (say("page-draw-brushes")) }
            @for (value, name, key) in BRUSHES {
                label.brush title=(texts::say_with(language, "page-draw-key", &Args::new().with("key", key.to_uppercase()))) {
                    input type="radio" name="brush" value=(value) data-key=(key) checked[value == "."];
                    svg viewBox="0 0 100 100" aria-hidden="true" { use href=(format!("#d-{name}")) {} }
                    span { (say(&format!("script-draw-kind-{name}"))) }
                }
            }
        }
    }
}

/// Returns what is told of the board as a whole, and how it is made larger, filled at random and laid over a picture.
fn settings(language: &Language, catalogue: &Catalogue) -> Markup {
    let say = |id: &str| texts::say(language, id);
    // The implied plugin has no tiles that it could be without.
    let is_set = |m: &Manifest| m.id == IMPLIED || m.presets.iter().any(|preset| preset.name == Preset::TILES_ONLY.name);
    let sets = catalogue.texts().iter().filter(|texts| is_set(texts.manifest()));
    html! {
        details id="about" {
            summary { (say("page-draw-about")) }
            label { (say("page-draw-name")) input id="board-name" maxlength="60"; }
            label { (say("page-draw-sentence")) input id="board-about" maxlength="200"; }
            label { (say("page-draw-credits")) input id="board-credits" maxlength="200"; }
            div.row {
                label { (say("page-draw-tiles")) input id="board-tiles" type="number" min="0" max="4096"; }
                label { (say("page-draw-meeples")) input id="board-meeples" type="number" min="1" max="20"; }
                label { (say("page-draw-starts")) input id="board-starts" type="number" min="2" max="20"; }
            }
            label.check { input id="tiles-suited" type="checkbox" checked; (say("page-draw-suited")) }
            p.hint id="tiles-hint" {}
            label { (say("page-draw-chips")) select id="board-chips" {} }
            details id="board-sets" {
                summary { (say("page-draw-sets")) }
                @for texts in sets { label { input type="number" min="0" max="9" value="0" data-set=(texts.manifest().id); " " (texts.title(language)) } }
            }
        }
        details {
            summary { (say("page-draw-size")) }
            div id="sizes" {}
            p { (button(language, "blank")) }
        }
        details id="random-box" {
            summary { (say("page-draw-random")) }
            div.row {
                label { (say("page-draw-columns")) input id="random-width" type="number" min="6" max="40" value="14"; }
                label { (say("page-draw-rows")) input id="random-height" type="number" min="6" max="40" value="12"; }
                label { (say("page-draw-seed")) input id="random-seed" type="number" min="0" max="4294967295" value="1"; }
            }
            label.check { input id="random-abroad" type="checkbox" checked; (say("page-draw-abroad")) }
            p.row { (button(language, "random")) (button(language, "random-next")) }
        }
        details {
            summary { (say("page-draw-picture")) }
            p.hint { (say("page-draw-picture-hint")) }
            input id="picture-file" type="file" accept="image/*" aria-label=(say("page-draw-picture"));
            label { (say("page-draw-picture-shade")) input id="picture-shade" type="range" min="5" max="95" value="45"; }
            label { (say("page-draw-picture-size")) input id="picture-size" type="range" min="20" max="300" value="100"; }
            label { (say("page-draw-picture-x")) input id="picture-x" type="range" min="-100" max="100" value="0"; }
            label { (say("page-draw-picture-y")) input id="picture-y" type="range" min="-100" max="100" value="0"; }
            p { (button(language, "picture-remove")) }
        }
        details { summary { (say("page-draw-keys")) } p.keys { (say("page-draw-keys-text")) } }
    }
}

/// Returns the sheets on which a board is printed.
fn print(language: &Language) -> Markup {
    let say = |id: &str| texts::say(language, id);
    html! {
        dialog id="print-box" aria-labelledby="print-title" {
            div.head { h2 id="print-title" { (say("page-draw-print")) } button type="button" id="print-close" { (say("page-draw-close")) } }
            p { (say("page-draw-print-hint")) }
            div.row {
                label { (say("page-draw-paper")) select id="print-paper" { option value="a4" { "A4" } option value="letter" { "Letter" } } }
                button.main type="button" id="print-pdf" disabled { (say("page-draw-pdf")) }
            }
            p id="print-told" role="status" {}
            ol id="print-sheets" {}
        }
    }
}

/// Returns the page.
pub fn page(place: Place, language: &Language, catalogue: &Catalogue) -> String {
    let say = |id: &str| texts::say(language, id);
    let body = html! {
        (bar(place, language, &html! { h1 { (say("page-draw")) } }))
        main {
            section id="stage" aria-label=(say("page-draw-board")) {
                svg id="land" width="1" height="1" aria-hidden="true" { defs id="defs" { (PreEscaped(DRAWINGS)) } g id="tiles" {} }
                svg id="things" width="1" height="1" aria-hidden="true" { g id="pieces" {} }
                svg id="board" role="application" aria-label=(say("page-draw-board")) aria-describedby="board-keys" tabindex="0" { g id="lit" {} g id="hot" {} }
                (tools(language, &html! {
                    button id="undo" title=(say("page-draw-undo")) aria-label=(say("page-draw-undo")) disabled { "↶" }
                    button id="redo" title=(say("page-draw-redo")) aria-label=(say("page-draw-redo")) disabled { "↷" }
                }))
                p.hush id="board-keys" { (say("page-draw-keys-text")) }
                p.hush id="spoken" role="status" {}
            }
            div id="panel" {
                (brushes(language))
                div.row {
                    label { (say("page-draw-symmetry")) select id="symmetry" {
                        @for name in ["none", "mirror", "flip", "turn", "four"] { option value=(name) { (say(&format!("page-draw-symmetry-{name}"))) } }
                    } }
                    label { (say("page-draw-note")) select id="note-kind" {} }
                }
                p.hint id="told" role="status" {}
                section id="here" aria-labelledby="here-title" { h2 id="here-title" {} div id="here-fields" {} }
                section aria-labelledby="checked-title" {
                    h2 id="checked-title" { (say("page-draw-checked")) }
                    p id="verdict" role="status" {}
                    ul id="remarks" {}
                }
                section aria-labelledby="filling-title" {
                    h2 id="filling-title" { (say("page-draw-filling")) }
                    p.row { button type="button" id="fill" { (say("page-draw-fill")) } label.check id="heat-label" hidden { input id="heat" type="checkbox" checked; (say("page-draw-heat")) } }
                    progress id="fill-progress" max="500" value="0" aria-labelledby="filling-title" hidden {}
                    p id="fill-told" role="status" {}
                }
                section.actions aria-label=(say("page-draw-actions")) {
                    button.main type="button" id="play" { (say("page-draw-play")) }
                    (button(language, "save"))
                    (button(language, "open"))
                    input id="board-file" type="file" accept=".toml,text/plain" aria-label=(say("page-draw-open")) hidden;
                    (button(language, "share"))
                    (button(language, "print"))
                }
                (settings(language, catalogue))
            }
        }
        (print(language))
    };
    whole(place, language, &format!("{} · Bastide", say("page-draw")), "draw-board/draw", "draw-board/draw", &body)
}
