//! The links in mails. A link shows a page with a button, since programs that check mails follow links.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Html;
use maud::html;

use crate::http::failure::Failed;
use crate::http::language;
use crate::http::state::{App, off_thread};
use bastide_common::texts::say;
use bastide_pages::frame;
use bastide_store::time::now_ms;

/// Asks whether mails are wanted.
pub(in crate::http) async fn confirm_page(State(app): State<Arc<App>>, headers: HeaderMap) -> Html<String> {
    page(&app, &headers, "mail-confirm-title", Some("mail-confirm-button"))
}

/// Notes that mails are wanted.
pub(in crate::http) async fn confirm(
    State(app): State<Arc<App>>,
    Path((id, secret)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Html<String>, Failed> {
    let rooms = app.rooms.clone();
    off_thread(move || rooms.notifications.confirm(&id, &secret, now_ms())).await?;
    Ok(page(&app, &headers, "mail-confirmed", None))
}

/// Asks whether mails are to end.
pub(in crate::http) async fn stop_page(State(app): State<Arc<App>>, headers: HeaderMap) -> Html<String> {
    page(&app, &headers, "mail-stop-title", Some("mail-stop-button"))
}

/// Ends the mails: from the page, or from a mail program (RFC 8058).
pub(in crate::http) async fn stop(
    State(app): State<Arc<App>>,
    Path((id, secret)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Html<String>, Failed> {
    let rooms = app.rooms.clone();
    off_thread(move || rooms.notifications.stop(&id, &secret)).await?;
    Ok(page(&app, &headers, "mail-stopped", None))
}

fn page(app: &App, headers: &HeaderMap, title: &str, button: Option<&str>) -> Html<String> {
    let language = language::of(headers);
    let title = say(&language, title);
    let content = html! {
        (frame::bar(app.place(), &language, &html! { h1 { "Bastide" } }))
        main {
            h2 { (title) }
            @if let Some(button) = button { form method="post" { button.main { (say(&language, button)) } } }
            p { a href="/" { (say(&language, "page-all-tables")) } }
        }
    };
    Html(frame::whole(app.place(), &language, &format!("{title} · Bastide"), "lobby/lobby", "shared/text-page", &content))
}
