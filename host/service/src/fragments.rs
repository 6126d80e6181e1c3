//! Parts of a page as HTML: the players with what they have, and moves of the log.

use bastide_core::{FigureKind, Game, Player, Token};
use bastide_render::Studio;
use bastide_session::ear::Ear;
use bastide_session::transcript::Joining;
use bastide_session::words::Words;
use bastide_session::{Names, News};
use bastide_texts::Args;
use maud::{Markup, PreEscaped, html};

use super::cells;
use crate::texts;

/// Returns a figure as a small picture of its own.
pub(super) fn figure(svg: &str) -> Markup {
    html! { svg class="fig" viewBox="-15 -17 30 30" aria-hidden="true" { (PreEscaped(svg)) } }
}

/// Returns the players with scores, figures, tokens, and what plugins show for them, each as a part. Whose
/// turn it is and who is asked is in the state, so that a part changes only with what the player has. `left` are the seats
/// whose people left, if the game has ended.
pub(super) fn players(game: &Game, names: &Names, studio: &Studio, left: Option<&[u8]>) -> Vec<String> {
    let core = &game.state().core;
    let stays = |p: &Player| !left.unwrap_or_default().contains(&p.0);
    let most = core.players().filter(stays).map(|p| core.score[p.index()]).max();
    let is_first = |p: Player| (game.is_over() || left.is_some()) && stays(&p) && Some(core.score[p.index()]) == most;
    let say = |id| texts::say(names.language(), id);
    let player = |p: Player| {
        let (fill, edge) = Studio::colors(game.rules(), p);
        let score = core.score[p.index()];
        html! {
            li.player data-player=(p.0) data-fill=(fill) data-edge=(edge) {
                span.mark { (figure(&studio.figure(game.rules(), game.rules().player_figure(), Some(p), false))) }
                span.who {
                    span.name { (names.of(p)) }
                    span.seat { (names.color(p)) }
                }
                span.clock data-clock=(p.0) {}
                span.score title=(say("board-points")) { (score) @if is_first(p) { span.first title=(say("board-most-points")) { " ★" } } }
                button.fold type="button" aria-expanded="false" aria-label=(texts::say_with(names.language(), "board-fold", &Args::new().with("name", names.of(p)))) { "▾" }
                (supply(game, names, p, studio))
            }
        }
    };
    core.players().map(|p| player(p).into_string()).collect()
}

/// Returns the figures and tokens of a player, and the numbers that plugins show.
fn supply(game: &Game, names: &Names, p: Player, studio: &Studio) -> Markup {
    let (core, rules) = (&game.state().core, game.rules());
    let words = Words::of_log(game, names);
    let kinds = (0..rules.names.figures.len()).map(FigureKind::at);
    let figures = kinds.map(|k| (k, core.in_supply(p, k)));
    // That no usual follower is left is shown.
    let figures: Vec<(FigureKind, u8)> = figures.filter(|(k, n)| *n > 0 || *k == rules.player_figure()).collect();
    let tokens: Vec<(Token, i16)> =
        (0..rules.names.tokens.len()).map(|i| (Token::at(i), core.tokens(p, Token::at(i)))).filter(|(_, n)| *n > 0).collect();
    let shown = game.view().shown_numbers(p).unwrap_or_default();
    let held = held(game, names, p);
    html! {
        span.supply {
            @for (kind, n) in &figures { (have(&figure(&studio.figure(rules, *kind, Some(p), false)), *n, &words.figures(*kind, u64::from(*n)), true)) }
            @for (token, n) in &tokens {
                @let (svg, drawn) = studio.token(rules, *token);
                @let disc = html! { svg.fig viewBox="-12 -13 24 22" aria-hidden="true" { (PreEscaped(svg)) } };
                (have(&disc, *n, &words.speech().tokens(rules.names.tokens.name(token.index()), (*n).into()), drawn))
            }
            @for (name, n) in &shown { span.have.token { (words.speech().number(name, (*n).into())) } }
            @for text in &held { span.have.token { (text) } }
        }
    }
}

/// Returns a thing of a supply: its picture and how many there are. Its noun is beside it if the picture does
/// not tell what it is, and in a tip and for the ear in any case. `counted` is the number with the noun.
fn have(picture: &Markup, n: impl std::fmt::Display, counted: &str, drawn: bool) -> Markup {
    let word = counted.strip_prefix(&format!("{n} ")).unwrap_or(counted);
    html! {
        span.have data-tip=(counted) {
            (picture) span.n { (n) }
            @if drawn { span.hush { " " (word) } } @else { " " (word) }
        }
    }
}

/// Returns the figures that a player holds of others.
fn held(game: &Game, names: &Names, p: Player) -> Vec<String> {
    let (v, words) = (game.view(), Words::of_log(game, names));
    let mut lines = Vec::new();
    for (i, name) in v.rules.names.groups.iter().enumerate() {
        let group = bastide_core::Group::at(i);
        if v.keeper(group) != Some(p) {
            continue;
        }
        let here =
            |f: &bastide_core::FigureState| matches!(f.place, bastide_core::FigureLocation::Slot { group: g, .. } if g == group);
        let figures = v.core.figures.iter().enumerate().filter(|(_, f)| here(f));
        let figures: Vec<String> = figures.map(|(i, _)| words.subject(bastide_core::Figure::at(i))).collect();
        if !figures.is_empty() {
            let name = name.rsplit_once('.').map_or(name, |(name, _)| name);
            lines.push(format!("{}: {}", words.speech().group(name), figures.join(", ")));
        }
    }
    lines
}

/// Returns the moves of a player in a turn as a row of the log. `number` is that of the first one, from 1.
pub(super) fn news(moves: &[News], names: &Names, game: &Game, number: usize) -> String {
    let Some(first) = moves.first() else { return String::new() };
    let (fill, _) = Studio::colors(game.rules(), first.player);
    let joining = Joining::of(game, names);
    let passes = moves.iter().all(|news| news.words == joining.passes && news.notes.is_empty());
    // A pass after another move of the turn is no news.
    let is_told = |news: &&News| moves.len() == 1 || news.words != joining.passes;
    let placed = moves.iter().find_map(|news| news.placed);
    let cell = placed.map(|new| format!("{},{}", new.cell.x, new.cell.y));
    let say = |id, args: &Args| texts::say_with(names.language(), id, args);
    let ear = Ear::of(game, names);
    let told = |text: &str| cells::told_here(text, placed.map(|new| new.cell), ear, names.language());
    // The picture stands for the tile, wherever the language puts it.
    let places = say("board-places-tile", &Args::new().with("tile", PICTURE));
    let (before, after) = places.split_once(PICTURE).unwrap_or((&places, ""));
    html! {
        div.move.pass[passes] data-move=(number) data-fill=(fill) data-cell=[cell] {
            span.turn { (first.turn) }
            span.deed {
                b { (names.of(first.player)) }
                @for (i, news) in moves.iter().filter(is_told).enumerate() {
                    @if i > 0 { "," }
                    " "
                    @match news.placed {
                        Some(new) => {
                            (before)
                            svg.laid viewBox="-4 -8 108 112" role="img" aria-label=(ear.placed(new.tile, new.turn, new.cell)) { (PreEscaped(Studio::thumbnail(new.tile, new.turn))) }
                            (after)
                        }
                        None => (told(&news.words)),
                    }
                }
            }
            // A deed and its notes stand on lines of their own; for the ear, each is a sentence.
            @for note in moves.iter().flat_map(|news| &news.notes) { span.hush { ". " } span.note { (told(note)) } }
        }
    }
    .into_string()
}

/// A mark that no text has.
const PICTURE: &str = "\u{1}";
