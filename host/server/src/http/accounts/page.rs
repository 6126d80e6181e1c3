//! The page of the own account; for those who are not signed in, the way into one.

use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Html;
use bastide_texts::{Args, Language};
use maud::{Markup, html};
use serde_json::{Value, json};

use super::profile::{self, GAMES, Names};
use crate::http::failure::Failed;
use crate::http::state::{App, off_thread};
use crate::http::{credentials, language};
use bastide_accounts::passkeys::Shown;
use bastide_accounts::results::{Past, Rated};
use bastide_accounts::{Account, NAME, passphrase};
use bastide_common::Failure;
use bastide_common::texts::{say, say_with};
use bastide_pages::frame::{bar, data, whole};

/// The data of an account on its page.
struct Own {
    account: Account,
    passkeys: Vec<Shown>,
    ratings: Vec<Rated>,
    past: Vec<Past>,
    others: Names,
}

/// Returns the page.
pub(in crate::http) async fn account(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Html<String>, Failed> {
    let (accounts, language) = (app.accounts()?, language::of(&headers));
    let found = app.account(&headers).await?;
    let own = off_thread(move || {
        let of = |account: Account| -> Result<Own, Failure> {
            let id = &account.id;
            let (passkeys, ratings) = (accounts.passkeys(id)?, accounts.ratings(id)?);
            let past = accounts.past(id, GAMES)?;
            let others = profile::names(&accounts, &past)?;
            Ok(Own { account, passkeys, ratings, past, others })
        };
        found.map(of).transpose()
    })
    .await?;
    let content = match &own {
        Some(own) => signed_in(&app, &language, own),
        None => signed_out(&language, profile::has_ratings(&app), credentials::session(&headers).is_some()),
    };
    let known = own
        .as_ref()
        .map(|own| json!({"name": own.account.name, "passphrase": own.account.has_passphrase(), "passkeys": own.passkeys.len()}));
    let host = app.accounts()?.passkey_host().map(str::to_owned);
    let title = say(&language, "page-account");
    let content = html! {
        (bar(app.place(), &language, &html! {}))
        main {
            h1 { @if let Some(own) = &own { (own.account.name) } @else { (title) } }
            (content)
            p id="wrong" role="alert" {}
            p id="done" role="status" {}
        }
        (data("page", &page_data(known, host)))
    };
    Ok(Html(whole(app.place(), &language, &format!("{title} · Bastide"), "account/account", "account/account", &content)))
}

fn page_data(own: Option<Value>, host: Option<String>) -> Value {
    json!({"account": own, "host": host})
}

/// Returns the picture of a key.
fn key() -> Markup {
    html! { svg.key viewBox="0 0 24 24" aria-hidden="true" { circle cx="7" cy="12" r="4" {} path d="M11 12h11M18 12v4M22 12v3" {} } }
}

/// Returns a field for a passphrase.
fn secret_field(id: &str, label: &str, autocomplete: &str, is_new: bool) -> Markup {
    let (fewest, most) = (passphrase::FEWEST, passphrase::MAX);
    html! {
        label { (label)
            input id=(id) type="password" required autocomplete=(autocomplete) minlength=[is_new.then_some(fewest)] maxlength=(most);
        }
    }
}

fn signed_out(language: &Language, has_ratings: bool, was_signed_in: bool) -> Markup {
    let say = |id| say(language, id);
    let name = |id: &str, complete: &str| {
        html! {
            label { (say("page-account-name")) input id=(id) required minlength="2" maxlength=(NAME) autocomplete=(complete) autocapitalize="off" spellcheck="false"; }
        }
    };
    let args = Args::new().with("n", passphrase::FEWEST);
    html! {
        p.lead { (say("page-account-why")) @if has_ratings { " " (say("page-account-why-rating")) } }
        @if was_signed_in { p.note { (say("page-account-ended")) } }
        div.ways {
            section {
                h2 { (say("page-account-sign-in")) }
                form id="sign-in" {
                    (name("in-name", "username webauthn"))
                    (secret_field("in-passphrase", &say("page-account-passphrase"), "current-password", false))
                    button.main { (say("page-account-sign-in")) }
                }
                button id="in-passkey" type="button" hidden { (key()) " " (say("page-account-in-passkey")) }
            }
            section {
                h2 { (say("page-account-new")) }
                form id="sign-up" {
                    (name("up-name", "username"))
                    (secret_field("up-passphrase", &say("page-account-passphrase"), "new-password", true))
                    p.hint { (say_with(language, "page-account-passphrase-hint", &args)) }
                    button.main { (say("page-account-make")) }
                }
                button id="up-passkey" type="button" hidden { (key()) " " (say("page-account-up-passkey")) }
            }
        }
    }
}

fn signed_in(app: &App, language: &Language, own: &Own) -> Markup {
    let say = |id| say(language, id);
    let Own { account, passkeys, ratings, past, others } = own;
    html! {
        section.who {
            p { a href=(profile::address(&account.name)) { (say("page-account-public")) } }
            div.row {
                button id="sign-out" { (say("page-account-sign-out")) }
                button id="sign-out-everywhere" { (say("page-account-sign-out-everywhere")) }
            }
        }
        section id="claim-box" hidden {
            h2 { (say("page-account-claim")) }
            p { (say("page-account-claim-more")) }
            button.main id="claim" { (say("page-account-claim-now")) }
        }
        (profile::ratings(app, language, ratings))
        (profile::games(app, language, &account.id, past, others))
        section {
            h2 { (say("page-account-keys")) }
            ul.keys {
                @for passkey in passkeys { (row(language, passkey)) }
            }
            @if passkeys.is_empty() { p.hint { (say("page-account-no-keys")) } }
            button id="add-passkey" hidden { (say("page-account-add-passkey")) }
            form id="passphrase" {
                h3 { @if account.has_passphrase() { (say("page-account-change-passphrase")) } @else { (say("page-account-first-passphrase")) } }
                input type="text" hidden autocomplete="username" value=(account.name);
                (secret_field("new-passphrase", &say("page-account-new-passphrase"), "new-password", true))
                button { (say("page-account-set-passphrase")) }
            }
        }
        section {
            h2 { (say("page-account-data")) }
            p { (say("page-account-stored")) }
            div.row {
                a.button href="/api/account/export" download="bastide-account.json" { (say("page-account-export")) }
            }
            details {
                summary { (say("page-account-delete")) }
                p { (say("page-account-delete-more")) }
                p { label.check { input id="replace-name" type="checkbox"; " " (say("page-account-replace-name")) } }
                button.bad id="delete" { (say("page-account-delete-now")) }
            }
        }
        dialog id="proof" aria-labelledby="proof-title" {
            form id="proof-form" method="dialog" {
                h2 id="proof-title" { (say("page-account-proof")) }
                input type="text" hidden autocomplete="username" value=(account.name);
                label hidden[!account.has_passphrase()] { (say("page-account-passphrase"))
                    input id="proof-passphrase" type="password" autocomplete="current-password" maxlength=(passphrase::MAX);
                }
                button.main id="proof-go" hidden[!account.has_passphrase()] { (say("page-account-confirm")) }
                button id="proof-passkey" type="button" hidden[passkeys.is_empty()] { (key()) " " (say("page-account-with-passkey")) }
                button id="proof-cancel" type="button" { (say("page-account-cancel")) }
            }
        }
    }
}

fn row(language: &Language, passkey: &Shown) -> Markup {
    let label = if passkey.label.is_empty() { say(language, "page-account-passkey") } else { passkey.label.clone() };
    html! {
        li {
            (key()) " " (label) " "
            time data-ms=(passkey.created) {}
            button.remove data-key=(passkey.id) aria-label=(say_with(language, "page-account-remove-passkey", &Args::new().with("name", label.as_str()))) { (say(language, "page-account-remove")) }
        }
    }
}
