//! The page of an account for everybody: its ratings and its public games.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Html;
use bastide_texts::{Args, Language};
use maud::{Markup, html};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use serde_json::json;

use crate::http::failure::Failed;
use crate::http::language;
use crate::http::state::{App, off_thread};
use bastide_accounts::Accounts;
use bastide_accounts::ratings::Rating;
use bastide_accounts::results::{Past, Player, Rated};
use bastide_common::Failure;
use bastide_common::texts::{say, say_with};
use bastide_pages::frame::{bar, whole};

/// The most past games on the page.
pub(super) const GAMES: usize = 100;

/// Returns the address of the page of an account.
pub(super) fn address(name: &str) -> String {
    format!("/u/{}", utf8_percent_encode(name, NON_ALPHANUMERIC))
}

/// Returns the page.
pub(in crate::http) async fn page(
    State(app): State<Arc<App>>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<Html<String>, Failed> {
    let (accounts, language) = (app.accounts()?, language::of(&headers));
    let (account, all, past, others) = off_thread(move || {
        let account = accounts.named(&name)?.ok_or(Failure::NoPage)?;
        let (all, mut past) = (accounts.ratings(&account.id)?, accounts.past(&account.id, GAMES)?);
        past.retain(|past| !past.game.private);
        let others = names(&accounts, &past)?;
        Ok((account, all, past, others))
    })
    .await?;
    let since = Args::new().with("n", account.games);
    let content = html! {
        (bar(app.place(), &language, &html! {}))
        main {
            h1 { (account.name) }
            section.who { p { (say_with(&language, "page-account-played", &since)) } }
            (ratings(&app, &language, &all))
            (games(&app, &language, &account.id, &past, &others))
        }
    };
    Ok(Html(whole(
        app.place(),
        &language,
        &format!("{} · Bastide", account.name),
        "account/account",
        "account/profile",
        &content,
    )))
}

/// The names of accounts by id.
pub(super) type Names = BTreeMap<String, String>;

/// Returns the names of the accounts that played these games.
pub(super) fn names(accounts: &Accounts, past: &[Past]) -> Result<Names, Failure> {
    let ids: BTreeSet<&String> =
        past.iter().flat_map(|past| &past.game.players).filter_map(|player| player.account.as_ref()).collect();
    let name = |id: &String| Ok(accounts.find(id)?.map(|account| (id.clone(), account.name)));
    ids.into_iter().filter_map(|id| name(id).transpose()).collect()
}

/// Returns what a set of expansions is called.
fn set_name(app: &App, language: &Language, plugins: &[String]) -> String {
    app.rooms.services.name(language, &json!({"plugins": plugins})).0
}

/// Returns a rating in words: "about 1540 ± 80".
fn told(language: &Language, rating: &Rating) -> String {
    let args = Args::new().with("rating", format!("{:.0}", rating.rating)).with("deviation", format!("{:.0}", rating.deviation));
    say_with(language, if rating.is_provisional() { "page-rating-provisional" } else { "page-rating-about" }, &args)
}

/// Returns `true` if games change ratings.
pub(super) fn has_ratings(app: &App) -> bool {
    app.accounts.as_ref().is_some_and(|accounts| accounts.has_ratings)
}

/// Returns the ratings of an account, unless the server has none.
pub(super) fn ratings(app: &App, language: &Language, all: &[Rated]) -> Markup {
    html! {
        @if has_ratings(app) {
            section {
                h2 { (say(language, "page-ratings")) }
                @if all.is_empty() { p.hint { (say(language, "page-ratings-none")) } }
                ul.ratings {
                    @for rated in all {
                        li {
                            b { (set_name(app, language, &rated.plugins)) }
                            span.rating { (told(language, &rated.rating)) } " "
                            span.hint { (say_with(language, "page-rating-games", &Args::new().with("n", rated.games))) }
                        }
                    }
                }
                details { summary { (say(language, "page-ratings-how")) } p { (say(language, "page-ratings-rule")) } }
            }
        }
    }
}

/// Returns the past games of an account.
pub(super) fn games(app: &App, language: &Language, account: &str, past: &[Past], names: &Names) -> Markup {
    html! {
        section {
            h2 { (say(language, "page-past")) }
            @if past.is_empty() { p.hint { (say(language, "page-past-none")) } }
            ul.games { @for one in past { (game(app, language, account, one, names)) } }
        }
    }
}

fn game(app: &App, language: &Language, account: &str, past: &Past, names: &Names) -> Markup {
    let set = set_name(app, language, &past.game.plugins);
    let title = if past.game.title.is_empty() { &set } else { &past.game.title };
    let own = past.game.players.iter().find(|player| player.account.as_deref() == Some(account));
    let place = own.map(|own| say_with(language, "page-past-place", &Args::new().with("place", own.place)));
    let change = past.rated.map(|(before, after)| {
        let gain = after.rating.round() - before.rating.round();
        format!("{}{:.0}", if gain < 0.0 { "−" } else { "+" }, gain.abs())
    });
    html! {
        li {
            a href=(format!("/t/{}/record", past.game.table)) { (title) }
            @if title != &set { " " span.hint { (set) } }
            " " time data-ms=(past.game.ended) {}
            @if past.game.private { " " span.tag { (say(language, "page-past-private")) } }
            div.people {
                @for player in &past.game.players { (person(language, account, player, names)) }
            }
            @if let Some(place) = place { span.place { (place) } }
            @if let Some(change) = change { " " span.change title=(say(language, "page-past-change")) { (change) } }
        }
    }
}

fn person(language: &Language, account: &str, player: &Player, names: &Names) -> Markup {
    let page = player.account.as_ref().filter(|id| *id != account).and_then(|id| names.get(id));
    let is_own = player.account.as_deref() == Some(account);
    html! {
        span.person.own[is_own].bot[player.bot.is_some()] {
            @if let Some(name) = page { a href=(address(name)) { (player.name) } } @else { (player.name) }
            " " b { (player.score) }
            @if player.resigned { " " span.hint { (say(language, "page-past-resigned")) } }
        }
    }
}
