//! Displays of plugins beside the board, as HTML: side boards, open tiles, facts.

use bastide_core::{Display, FigureLocation, FigureState, Game, Player, Section, Target, TileType, notation};
use bastide_render::{Studio, bags, dice, domain, fact, held_cards};
use bastide_session::Names;
use bastide_session::ear::Ear;
use bastide_session::speech::Speech;
use bastide_session::words::Words;
use bastide_texts::Args;
use maud::{Markup, PreEscaped, html};

use crate::texts;

use super::fragments::figure;

/// Returns the tiles that lie open, and the side boards as cards, with the prices for the viewer, each as
/// a part with a key that stays the same.
pub(super) fn side_boards(game: &Game, names: &Names, viewer: Option<Player>, studio: &Studio) -> Vec<(String, String)> {
    let v = game.view();
    let who = viewer.unwrap_or_else(|| game.decision().map_or(v.core.turn.active, |d| d.ask.player));
    let boards = v.side_boards(who).unwrap_or_default();
    let tiles: Vec<Display> =
        v.displays(who).unwrap_or_default().into_iter().filter(|d| matches!(d, Display::Tile { .. })).collect();
    let mut parts = Vec::new();
    if !tiles.is_empty() {
        parts.push(("0-tiles".to_owned(), open_tiles(game, names, &tiles).into_string()));
    }
    for (n, board) in boards.iter().enumerate().filter(|(_, board)| !board.sections.is_empty()) {
        let title = Speech::of(v.rules, names.language()).label(board.title, 0);
        let part = html! {
            section.sideboard {
                h3 { (title) }
                div.cards { @for section in &board.sections { (card(game, names, section, studio)) } }
            }
        };
        parts.push((format!("1-{n:02}"), part.into_string()));
    }
    parts
}

fn tile(tile: TileType, title: &str) -> Markup {
    html! { svg.tile viewBox="-3 -6 106 109" role="img" aria-label=(title) { use href=(format!("#{}", Studio::loose(tile, 0))) {} } }
}

/// Returns the cards in the hand of the viewer, each with its picture and what it does. A page marks
/// those that can be played. `None` if there are none.
pub(super) fn hand(game: &Game, names: &Names, viewer: Option<Player>, studio: &Studio) -> Option<String> {
    let v = game.view();
    let who = viewer.or_else(|| game.decision().map(|d| d.ask.player)).unwrap_or(v.core.turn.active);
    let mut cards = held_cards(v, names.language(), who);
    cards.sort_by_key(|card| card.help.is_none());
    let hand = html! {
        section.sideboard.hand { h3 { (texts::say(names.language(), "board-cards")) }
            div.cards {
                @for held in &cards {
                    div.card.held.told[held.help.is_some()] data-slot=[held.slot.as_deref()] {
                        svg.face viewBox="-11 -12 22 22" aria-hidden="true" { (PreEscaped(studio.card(v.rules, held))) }
                        span.words {
                            span.title { (held.words) }
                            @if let Some(help) = &held.help { span.note { (help) } }
                        }
                    }
                }
            }
        }
    };
    (!cards.is_empty()).then(|| hand.into_string())
}

/// Returns the tiles that lie face up, each with its place and its owner.
fn open_tiles(game: &Game, names: &Names, tiles: &[Display]) -> Markup {
    let (v, ear) = (game.view(), Ear::of(game, names));
    html! {
        section.sideboard { h3 { (texts::say(names.language(), "board-open-tiles")) }
            div.cards {
                @for display in tiles {
                    @if let Display::Tile { tile: t, group, index, of, now } = *display {
                        div.card.open-tile.now[now] data-slot=(notation::target(v, Target::Slot { group, index })) {
                            (tile(t, &ear.tile(t, 0)))
                            span.caption {
                                @match of {
                                    Some(p) => { (names.color(p)) }
                                    None => { (u16::from(index) + 1) @if now { " · " (texts::say(names.language(), "board-now")) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Returns one section of a side board.
fn card(game: &Game, names: &Names, section: &Section, studio: &Studio) -> Markup {
    let v = game.view();
    let (speech, ear) = (Speech::of(v.rules, names.language()), Ear::of(game, names));
    let label = |l: bastide_core::Label| speech.label(v.rules.names.labels.name(l.index()), 0);
    let say = |id| texts::say(names.language(), id);
    let places: Vec<u8> = section.seats.map_or_else(Vec::new, |group| {
        section.places(v.rules.names.groups.spec(group.index()).map_or(0, |g| g.places)).collect()
    });
    let open: Vec<TileType> = section.open.and_then(|pile| v.core.piles.get(pile.index())).cloned().unwrap_or_default();
    let here = |f: &&FigureState| section.figure.is_some_and(|figure| v.core.figures.get(figure.index()) == Some(*f));
    html! {
        div.card.closed[section.closed.is_some()] {
            div.head {
                span.title { (label(section.name)) }
                @if let Some(price) = section.price { span.price title=(say("board-price")) { (price) } }
                @if let Some(gain) = section.gain { span.gain title=(say("board-gain")) { (format!("{gain:+}")) } }
            }
            @if let Some(group) = section.seats {
                div.places {
                    @for index in places {
                        span.place data-slot=(notation::target(v, Target::Slot { group, index })) {
                            @for f in v.core.figures.iter().filter(|f| f.place == FigureLocation::Slot { group, index }) {
                                (figure(&studio.figure(v.rules, f.kind, f.owner, false)))
                            }
                        }
                    }
                }
            }
            @for f in v.core.figures.iter().filter(here) { (figure(&studio.figure(v.rules, f.kind, f.owner, false))) }
            @if !open.is_empty() { div.tiles { @for t in &open { (tile(*t, &ear.tile(*t, 0))) } } }
            @if let Some(left) = section.left { span.left { (texts::say_with(names.language(), "board-left", &Args::new().with("n", left))) } }
            @if let Some(note) = section.note { span.note { (label(note)) } }
            @if let Some(closed) = section.closed { span.why { (texts::say_with(names.language(), "board-closed", &Args::new().with("why", label(closed)))) } }
        }
    }
}

/// Returns facts, domains, bags and dice, one line each.
pub(super) fn facts(game: &Game, names: &Names) -> String {
    let v = game.view();
    let words = Words::of_log(game, names);
    let mut lines: Vec<String> = Vec::new();
    for display in v.displays(v.core.turn.active).unwrap_or_default() {
        match display {
            Display::Fact { name, player, number } => {
                lines.push(fact(v.rules, names.language(), name, player.map(|p| names.of(p).to_owned()), number));
            }
            Display::Domain { .. } => {
                lines.extend(domain(v.rules, names.language(), &display, &|p| names.of(p).to_owned()));
            }
            Display::Beside { figure, with } => {
                let args = Args::new().with("figure", words.subject(figure)).with("with", words.figure(with));
                lines.push(texts::say_with(names.language(), "board-stands-beside", &args));
            }
            _ => {}
        }
    }
    lines.extend(bags(v, names.language()).into_iter().map(|bag| bag.words));
    lines.extend(dice(v, names.language(), game.log().events()).into_iter().map(|die| die.words));
    html! { @for line in &lines { li { (line) } } }.into_string()
}
